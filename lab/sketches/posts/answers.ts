// Answers that are drawn below what they answer: comments under posts, indents, wrappers, lines that name whom they answer.
import { range, title } from '../draw.ts';
import type { Sketch, SketchPage, SketchPost } from '../types.ts';
import { alone, forumOf, said, thread, two, words, wordsOf, writerOf } from './said.ts';

/** Question, answers and their comments, by id, each with the id of what it comments on. */
interface Remarked {
  readonly kind: 'question' | 'answer' | 'remark';
  readonly id: number;
  readonly on: number | null;
}

/** `remarks`: how many comments the question has, then each answer. */
function remarked(question: number, [own = 0, ...ofAnswers]: readonly number[]): Remarked[] {
  const under = (id: number, count: number): Remarked[] =>
    range(0, count - 1).map((i) => ({ kind: 'remark', id: id * 10 + i, on: id }));
  const first = question * 10;
  return [
    { kind: 'question', id: first, on: null },
    ...under(first, own),
    ...ofAnswers.flatMap((count, i): Remarked[] => [
      { kind: 'answer', id: first + i + 1, on: null },
      ...under(first + i + 1, count),
    ]),
  ];
}

/** Comments come some hours after what they are on; answers a day after each other. */
function momentOf({ id, on }: Remarked): string {
  return `2024-03-${10 + ((on ?? id) % 10)}T${on === null ? '09' : 10 + (id % 10)}:20:00Z`;
}
const textOf = ({ kind, id }: Remarked): string =>
  `${kind} ${id} ${words(id, kind === 'remark' ? 8 : kind === 'answer' ? 60 : 70)}`;

function expectedOf(posts: readonly Remarked[]): SketchPost[] {
  return posts.map((post) => ({
    author: writerOf(post.id),
    text: textOf(post),
    time: momentOf(post),
    replyTo: post.on === null ? null : posts.findIndex(({ id }) => id === post.on) + 1,
  }));
}

const byline = (post: Remarked, verb: string, kind: string): string =>
  `<p class="${kind}-by">${verb} <time datetime="${momentOf(post)}">${momentOf(post).slice(8, 10)} March</time>
by <a href="/people/${writerOf(post.id)}">${writerOf(post.id)}</a></p>`;

const remarksOn = (posts: readonly Remarked[], id: number, tag = 'div'): string =>
  posts
    .filter(({ on }) => on === id)
    .map(
      (post) =>
        `<${tag} class="remark" id="r${post.id}"><p class="remark-text">${textOf(post)}</p>${byline(post, 'remarked', 'remark')}</${tag}>`,
    )
    .join('');

/** Comments under the question and under single answers. */
function questionPage(question: number, remarks: readonly number[]): SketchPage {
  const posts = remarked(question, remarks);
  const drawn = (post: Remarked, kind: string, verb: string): string =>
    `<div class="${kind}" id="${kind}${post.id}"><div class="said">${textOf(post)}</div>
${byline(post, verb, kind)}<div class="remarks">${remarksOn(posts, post.id)}</div></div>`;
  const answers = posts.filter(({ kind }) => kind === 'answer');
  return {
    type: 'thread',
    title: title(question),
    html: `<div class="page"><h1>${title(question)}</h1>${drawn(posts[0]!, 'ask', 'asked')}
<div class="replies">${answers.map((post) => drawn(post, 'reply', 'answered')).join('')}</div></div>`,
    posts: expectedOf(posts),
  };
}

const tagsOf = (id: number): string =>
  [id % 7, 8 + (id % 3)].map((tag) => `<a href="/tag/${tag}">${words(tag, 1)}</a>`).join(' ');

/** A row of tags before who asked, and names for what fills question and answer alone. */
function framedPage(question: number, remarks: readonly number[]): SketchPage {
  const posts = remarked(question, remarks);
  const framed = (post: Remarked): string =>
    `<div class="${post.kind}" id="${post.kind}${post.id}"><div class="frame"><div class="votes">${post.id % 7}</div><div class="right">
<div class="said">${textOf(post)}</div>${post.kind === 'question' ? `<div class="mb2">${tagsOf(post.id)}</div>` : ''}
<div class="mb1">${byline(post, '', 'signed')}</div></div>
<div class="remarks"><ul>${remarksOn(posts, post.id, 'li')}</ul></div></div></div>`;
  const answers = posts.filter(({ kind }) => kind === 'answer');
  return {
    type: 'thread',
    title: title(question),
    html: `<h1>${title(question)}</h1><div id="main">${framed(posts[0]!)}
<div id="answers"><h2>${answers.length} answers</h2>${answers.map(framed).join('')}</div></div>`,
    posts: expectedOf(posts),
  };
}

const REMARKS = [
  [2, 0, 3, 1],
  [0, 1, 0, 2],
  [3, 0, 0, 4, 1],
];

/** Depths of comments in reading order. */
const TREES = [
  [0, 1, 2, 1, 0, 1],
  [0, 1, 2, 1, 1, 0, 1],
  [0, 0, 1, 2, 3, 1],
  [0, 1, 2, 2, 3, 0],
  [0, 1, 1, 0, 1, 2],
];

/** A tree of comments; `frame` begins what stands around each. Without `isTree`, no comment answers another. */
function treePage(t: number, frame: (depth: number, i: number) => string, isTree = true): SketchPage {
  const depths = t === 0 ? TREES.flat() : TREES[t % TREES.length]!;
  const id = (i: number): number => 10 * t + i;
  const comments = depths.map(
    (depth, i) =>
      `<div class="comment" id="c${id(i)}">${frame(depth, i)}<a class="by" href="/u/${writerOf(id(i))}">${writerOf(id(i))}</a>
<span class="at">${two(1 + i)}.03.2014 1${i % 10}:05</span><div class="said">${wordsOf(id(i))}</div></div></div>`,
  );
  const parent = (i: number): number => depths.findLastIndex((depth, k) => k < i && depth < depths[i]!);
  return thread(`<h1>${title(t)}</h1><div>${comments.join('\n')}</div>`, {
    title: title(t),
    posts: depths.map((depth, i) => ({
      author: writerOf(id(i)),
      text: wordsOf(id(i)),
      time: `2014-03-${two(1 + i)}T1${i % 10}:05:00`,
      replyTo: isTree && depth > 0 ? parent(i) + 1 : null,
    })),
  });
}

interface Branch {
  readonly by: string;
  readonly answers?: readonly Branch[];
}

const BRANCHES: readonly Branch[] = [
  {
    by: 'ann',
    answers: [{ by: 'bert', answers: [{ by: 'carl' }, { by: 'dora', answers: [{ by: 'ann' }] }] }],
  },
  { by: 'emil', answers: [{ by: 'carl' }] },
  { by: 'fred' },
];

/** Each post has a title of its own, as rows of a list have, and its answers in a wrapper behind it. */
function wrapped(t: number): SketchPage {
  const posts: SketchPost[] = [];
  const draw = (branches: readonly Branch[], replyTo: number | null): string =>
    branches
      .map(({ by, answers = [] }) => {
        const position = posts.length + 1;
        const id = 10 * t + position;
        const [shown, text] = [`2024-05-${two(position)} 10:11`, wordsOf(id)];
        posts.push({ author: by, text, time: `${shown.replace(' ', 'T')}:00`, replyTo });
        const post = `<a id="c${id}"></a><div class="comment"><p class="by"><a href="/users/${by}">${by}</a></p>
<p class="time">${shown}</p><h3><a href="/topic/${t}#c${id}">${words(id + 5, 3)}</a></h3>
<div class="said"><p>${text}</p></div></div>`;
        return post + (answers.length > 0 ? `<div class="indented">${draw(answers, position)}</div>` : '');
      })
      .join('');
  const drawn = draw(BRANCHES.slice(t % 3).concat(BRANCHES.slice(0, t % 3)), null);
  return {
    type: 'thread',
    title: title(t),
    html: `<h1>${title(t)}</h1><div id="comments">${drawn}</div>`,
    posts,
  };
}

/** Comments as scripts draw them: no space between elements, ranks beside names. */
function withoutSpaces(): SketchPage {
  const posts = said(9);
  const answered = (number: number): number | null => (number % 3 === 0 ? number - 1 : null);
  const cards = posts.map(({ number, author, text, shownTime }) => {
    const to = answered(number);
    const line =
      to === null
        ? ''
        : `<div class="to"><a href="#c${to}">@${posts[to - 1]!.author}</a><span>: </span></div>`;
    return `<div class="card" id="c${number}"><img src="/u/${number}.png" alt=""><div class="head"><span class="who">${author}</span><span class="rank">Elves</span><span class="when">${shownTime.slice(0, 10)}</span></div><div class="what">${line}<div><p>${text}</p></div></div></div>`;
  });
  return thread(`<h1>Black screen</h1><div class="cards">${cards.join('')}</div>`, {
    posts: posts.map(({ number, author, text, time }) => ({
      author,
      text,
      time: time.slice(0, 10),
      replyTo: answered(number),
    })),
  });
}

const LINKED = ['the old note', 'my photo', 'the first answer', 'this', 'the maker', 'what I had'];

function linksAmongWords(): SketchPage {
  const heads = ['as in', 'compare', 'unlike what was said in', 'see', 'not that of', 'more than'];
  const rows = said(6).map(
    ({ number, author, text, shownTime }) =>
      `<div class="card" id="c${number}"><b>${author}</b> <i>${shownTime}</i><div class="what"><div>${heads[number - 1]} <a href="#c${number % 4}">${LINKED[number - 1]}</a></div><p>${text}</p></div></div>`,
  );
  return thread(`<h1>Black screen</h1><div class="cards">${rows.join('')}</div>`, {
    posts: said(6).map(({ number, author, text, time }) => ({
      author,
      text: `${heads[number - 1]} ${LINKED[number - 1]} ${text}`,
      time,
    })),
  });
}

export const answers: readonly Sketch[] = [
  alone('posts have comments below them, on a page of its own', '/q/1', questionPage(1, REMARKS[0]!)),
  forumOf('questions have comments, some of them no answer', (t) =>
    questionPage(t, t % 10 === 6 ? [1] : REMARKS[t % 3]!),
  ),
  {
    ...forumOf('question and answers have no name in common, and stand in two boxes', (t) =>
      framedPage(t, [[1, 0, 3, 1], ...REMARKS.slice(1)][t % 3]!),
    ),
    knownFailures: {
      'crawl from /': 'a tag of the question is taken for its author, and comments are missed',
    },
  },
  alone(
    'the width of a spacer tells how deep an answer is',
    '/t/0',
    treePage(0, (depth) => `<img class="space" src="/s.gif" width="${depth * 40}"><div>`),
  ),
  alone(
    'answers have a margin, and what they answer has none',
    '/t/0',
    treePage(0, (depth) => (depth === 0 ? '<div>' : `<div style='margin-left:${depth * 4}ex;'>`)),
  ),
  alone(
    'a margin tells how deep an answer is',
    '/t/0',
    treePage(0, (depth) => `<div style="margin-left: ${depth * 1.5}em">`),
  ),
  alone(
    'a number in a class name tells how deep an answer is',
    '/t/0',
    treePage(0, (depth) => `<div class="box depth-${depth + 1}">`),
  ),
  forumOf('a class name has a number that grows from page to page', (t) =>
    treePage(t, () => `<div class="board-${t}">`, false),
  ),
  alone(
    'colours of rows are numbered',
    '/t/0',
    treePage(0, (_, i) => `<div class="row${i % 3}">`, false),
  ),
  alone(
    'posts are numbered in an attribute',
    '/t/0',
    treePage(0, (_, i) => `<div data-index="${i}">`, false),
  ),
  alone('answers stand in wrappers after what they answer, each with a title', '/topic/3', wrapped(3)),
  forumOf('answers of all threads stand in wrappers after what they answer', wrapped),
  alone('no space parts names from ranks, and answers begin with whom they answer', '/t/1', withoutSpaces()),
  alone('texts begin with a line of words and a link', '/t/1', linksAmongWords()),
];
