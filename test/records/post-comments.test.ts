import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../src/page/index.ts';
import {
  applyTemplate,
  extractPosts,
  learnPostTemplate,
  type PageStructure,
  pageStructure,
} from '../../src/records/index.ts';

const PEOPLE = ['anna', 'bert', 'carla', 'dora', 'emil', 'fritz'];
const WORDS =
  'the kettle leaks where its handle meets the lid whenever somebody fills it beyond the mark'.split(' ');

const words = (seed: number, count: number): string =>
  Array.from({ length: count }, (_, i) => WORDS[(seed * 7 + i * 3) % WORDS.length]).join(' ');
const byline = (seed: number, verb: string, kind: string): string =>
  `<p class="${kind}-by">${verb} <time datetime="2024-03-${10 + (seed % 15)}T1${seed % 10}:20:00Z">${10 + (seed % 15)} March</time>
by <a href="/people/${PEOPLE[seed % 6]}">${PEOPLE[seed % 6]}</a></p>`;
const comment = (id: number): string =>
  `<div class="remark" id="r${id}"><p class="remark-text">remark ${id} ${words(id, 8)}</p>${byline(id, 'remarked', 'remark')}</div>`;

/** A question with remarks, and answers with as many remarks each as `remarks` tells. */
function questionPage(question: number, remarks: readonly number[]): PageStructure {
  const [own = 0, ...ofAnswers] = remarks;
  const list = (post: number, count: number): string =>
    `<div class="remarks">${Array.from({ length: count }, (_, i) => comment(post * 10 + i)).join('')}</div>`;
  const answers = ofAnswers.map((count, i) => {
    const id = question * 10 + i + 1;
    return `<div class="reply" id="a${id}"><div class="said">answer ${id} ${words(id, 25)}</div>
${byline(id, 'answered', 'reply')}${list(id, count)}</div>`;
  });
  return pageStructure(
    parseHtml(
      `<html><head><title>Question ${question}</title></head><body><div class="page"><h1>Question ${question}</h1>
<div class="ask" id="q${question}"><div class="said">question ${question} ${words(question, 30)}</div>
${byline(question, 'asked', 'ask')}${list(question * 10, own)}</div>
<div class="replies">${answers.join('')}</div></div></body></html>`,
      `http://ask.example/q/${question}`,
    ),
  );
}

/** Each post as its first two words and those of the post it answers. */
function tree(posts: ReturnType<typeof extractPosts>['posts']): string[] {
  const name = (text: string): string => text.split(' ').slice(0, 2).join(' ');
  return posts.map(
    ({ text, replyTo }) => name(text) + (replyTo === null ? '' : ` < ${name(posts[replyTo]!.text)}`),
  );
}

describe('comments under a question and answers without a name in common, in two boxes', () => {
  /** As `questionPage`, drawn as some do: a row of tags before who asked, names for what fills question and answer alone. */
  function framedPage(question: number, remarks: readonly number[]): PageStructure {
    const framed = (id: number, kind: string, count: number): string =>
      `<div class="${kind}" id="${kind}${id}"><div class="frame"><div class="votes">${id % 7}</div><div class="right">
<div class="said">${kind} ${id} ${words(id, 25)}</div>${kind === 'question' ? '<div class="mb2"><a href="/tag/tea">tea</a></div>' : ''}
<div class="mb1">${byline(id, '', 'signed')}</div></div>
<div class="remarks"><ul>${Array.from({ length: count }, (_, i) =>
        comment(id * 10 + i)
          .replace('<div class="remark"', '<li class="remark"')
          .replace(/div>$/, 'li>'),
      ).join('')}</ul></div></div></div>`;
    const [own = 0, ...ofAnswers] = remarks;
    const answers = ofAnswers.map((count, i) => framed(question * 10 + i + 1, 'answer', count));
    return pageStructure(
      parseHtml(
        `<html><head><title>Question ${question}</title></head><body><h1>Question ${question}</h1><div id="main">
${framed(question, 'question', own)}<div id="answers"><h2>${answers.length} answers</h2>${answers.join('')}</div></div></body></html>`,
        `http://ask.example/q/${question}`,
      ),
    );
  }

  it('are found, one or many, and the time of the question with them', () => {
    const pages = [framedPage(1, [1, 0, 3, 1]), framedPage(2, [0, 1, 0, 2]), framedPage(3, [3, 0, 0, 4, 1])];
    const { posts } = applyTemplate(pages[0]!.page, learnPostTemplate(pages)!);
    expect(tree(posts)).toEqual([
      'question 1',
      'remark 10 < question 1',
      'answer 11',
      'answer 12',
      'remark 120 < answer 12',
      'remark 121 < answer 12',
      'remark 122 < answer 12',
      'answer 13',
      'remark 130 < answer 13',
    ]);
    expect(posts.map(({ time }) => time)).not.toContain(null);
    expect(posts.map(({ author }) => author.name)).not.toContain('');
  });
});

describe('comments under single posts', () => {
  const pages = [
    questionPage(1, [2, 0, 3, 1]),
    questionPage(2, [0, 1, 0, 2]),
    questionPage(3, [3, 0, 0, 4, 1]),
  ];
  const EXPECTED = [
    'question 1',
    'remark 100 < question 1',
    'remark 101 < question 1',
    'answer 11',
    'answer 12',
    'remark 120 < answer 12',
    'remark 121 < answer 12',
    'remark 122 < answer 12',
    'answer 13',
    'remark 130 < answer 13',
  ];

  it('are posts of their own that answer the post they stand under', () => {
    const template = learnPostTemplate(pages)!;
    const { posts } = applyTemplate(pages[0]!.page, template);
    expect(tree(posts)).toEqual(EXPECTED);
    expect(posts.map(({ author }) => author.name)).not.toContain('');
    expect(posts.every(({ text }) => !text.includes('answered') && !text.includes('remarked'))).toBe(true);
  });

  it('are read on a page alone too, and by the template where there is no answer', () => {
    expect(tree(extractPosts(pages[0]!).posts)).toEqual(EXPECTED);
    const lone = questionPage(4, [1]);
    const { posts } = applyTemplate(lone.page, learnPostTemplate(pages)!);
    expect(tree(posts)).toEqual(['question 4', 'remark 400 < question 4']);
  });
});
