// Parts that many sketches share: words, lists of threads, and threads with the posts they are expected to give.
import type { SketchPage, SketchPost } from './types.ts';

const WORDS = 'oil filter gasket engine clutch brake saddle chain wheel lamp cable lever spring bolt'.split(
  ' ',
);

/** Words of no meaning; another number gives another text. */
export function sentence(n: number, length: number): string {
  return Array.from({ length }, (_, i) => WORDS[(n * 7 + i * (3 + (n % 4))) % WORDS.length]).join(' ');
}

/** A title that no other number has. */
export function title(n: number): string {
  return `${sentence(n, 4)} ${WORDS[n % WORDS.length]} ${n}`;
}

/** Numbers `from` … `to`. */
export function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** A table of threads: title, author, replies, last post. */
export function threadTable(numbers: readonly number[], href: (n: number) => string): string {
  const rows = numbers.map(
    (n) =>
      `<tr><td><a href="${href(n)}">${title(n)}</a></td><td><a href="/user/${n % 5}">member${n % 5}</a></td>` +
      `<td>${n % 9}</td><td>2024-03-${10 + (n % 18)} 12:0${n % 10}</td></tr>`,
  );
  return `<table><tr><th>Topic</th><th>Author</th><th>Replies</th><th>Last post</th></tr>${rows.join('')}</table>`;
}

/** A table of boards: title with description, threads, posts, last post. */
export function boardTable(numbers: readonly number[], href: (n: number) => string): string {
  const rows = numbers.map(
    (n) =>
      `<tr><td><a href="${href(n)}">All about ${title(n)}</a><div>Questions on ${sentence(n, 6)}.</div></td>` +
      `<td>${n + 7}</td><td>${n * 5 + 90}</td><td>2024-03-1${n % 10} 12:00</td></tr>`,
  );
  return `<table><tr><th>Board</th><th>Topics</th><th>Posts</th><th>Last post</th></tr>${rows.join('')}</table>`;
}

/** What a sketch draws a post from, and what is expected of it. */
export interface DrawnPost extends SketchPost {
  readonly author: string;
  readonly text: string;
  /** From 1, in its thread. */
  readonly position: number;
  readonly time: string;
  /** As the page shows it: '2024-03-10 09:10'. */
  readonly shownTime: string;
}

/** Posts number `from` … of a thread, by members 0 to 4. */
export function postsOf(thread: number, count: number, from = 1): DrawnPost[] {
  return range(from, from + count - 1).map((position) => {
    const i = position - 1;
    const shownTime = `2024-03-${10 + (i % 20)} 09:1${i % 10}`;
    return {
      position,
      author: `member${i % 5}`,
      text: `${sentence(thread + i, 25)}. ${sentence(thread * 3 + i, 18)}.`,
      time: `${shownTime.replace(' ', 'T')}:00`,
      shownTime,
    };
  });
}

/** A post as most software draws it. */
export function drawPost(thread: number, { position, author, text, shownTime }: DrawnPost): string {
  return (
    `<div class="post" id="p${thread}-${position}"><div class="author"><a href="/user/${author.at(-1)}">${author}</a><br>Posts: ${40 + position}</div>` +
    `<div class="date">${shownTime}</div><div class="body"><p>${text}</p></div></div>`
  );
}

/** A thread of one page. `above`: what stands before its heading; `draw`: how its posts are drawn. */
export function threadPage(
  thread: number,
  count: number,
  {
    above = '',
    below = '',
    draw = drawPost,
  }: { above?: string; below?: string; draw?: typeof drawPost } = {},
): SketchPage {
  const posts = postsOf(thread, count);
  const drawn = posts.map((post) => draw(thread, post)).join('');
  return {
    type: 'thread',
    title: title(thread),
    html: `${above}<h1>${title(thread)}</h1>${drawn}${below}`,
    posts: posts.map(({ author, text, time }) => ({ author, text, time })),
  };
}

export const page = (type: SketchPage['type'], html: string, more: Partial<SketchPage> = {}): SketchPage => ({
  type,
  html,
  ...more,
});

/** Pages by path from pairs. */
export function pagesOf(
  ...parts: readonly (
    | Readonly<Record<string, SketchPage | `->${string}`>>
    | readonly [string, SketchPage][]
  )[]
): Record<string, SketchPage | `->${string}`> {
  return Object.assign({}, ...parts.map((part) => (Array.isArray(part) ? Object.fromEntries(part) : part)));
}
