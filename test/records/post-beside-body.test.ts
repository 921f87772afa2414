// Posts with the whole post they answer folded above them, letters for pictures, and markup for machines.
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../src/page/index.ts';
import {
  applyTemplate,
  learnPostTemplate,
  type PageStructure,
  pageStructure,
} from '../../src/records/index.ts';

const NAMES = ['anna', 'bert', 'carl', 'dora', 'emil', 'fritz'];
const WORDS = 'the lantern on the ferry burned all night long and nobody knew who had left it so'.split(' ');
const said = (id: number): string =>
  `${id} ${Array.from({ length: 15 + ((id * 7) % 20) }, (_, i) => WORDS[(id * 5 + i * 3) % WORDS.length]).join(' ')}.`;
const writer = (id: number): string => NAMES[(id * 5 + (id >> 2)) % NAMES.length]!;
const day = (id: number): string => `2024-03-${10 + (id % 18)}T11:0${id % 10}:20Z`;
/** Which post of its page a post answers, from 0. */
const answered = (i: number): number => 3 % i;

function threadPage(thread: number): PageStructure {
  const person = (id: number): string =>
    `<a href="/user/${writer(id)}"><span class="round">${writer(id)[0]!.toUpperCase()}</span></a>`;
  const parent = (id: number): string =>
    `<div class="folded">${person(id)} <a href="/user/${writer(id)}">${writer(id)}</a> <a class="when" href="/post/${id}" title="${day(id)}"></a><div class="clamp">${said(id)}</div></div>`;
  const post = (i: number): string => {
    const id = 100 * thread + i;
    return `<li itemprop="comment" itemscope itemtype="http://schema.org/Comment">${i === 0 ? '' : parent(100 * thread + answered(i))}
<div class="frame">${person(id)}<div class="head"><a class="strong" href="/user/${writer(id)}">${writer(id)}</a> <a class="when" href="/post/${id}" title="${day(id)}"></a> <a class="nr" href="/post/${id}">#${i + 1}</a></div>
<div class="text" itemprop="text"><p>${said(id)}</p></div></div></li>`;
  };
  return pageStructure(
    parseHtml(
      `<title>Ferry ${thread}</title><h1>Ferry ${thread}</h1><ul>${Array.from({ length: 9 }, (_, i) => post(i)).join('')}</ul>`,
      `https://forum.example/topic/${thread}`,
    ),
  );
}

describe('posts with what they answer folded above', () => {
  const pages = [1, 2, 3].map(threadPage);
  const { posts } = applyTemplate(pages[1]!.page, learnPostTemplate(pages)!);

  it('say what markup calls their text, and no more', () => {
    expect(posts.map(({ text }) => text)).toEqual(Array.from({ length: 9 }, (_, i) => said(200 + i)));
  });

  it('are by whom is named, not by the first letter', () => {
    expect(posts.map(({ author }) => author.name)).toEqual(
      Array.from({ length: 9 }, (_, i) => writer(200 + i)),
    );
  });

  it('answer the post whose own address they link to', () => {
    expect(posts.map(({ replyTo }) => replyTo)).toEqual(
      Array.from({ length: 9 }, (_, i) => (i === 0 ? null : answered(i))),
    );
  });
});
