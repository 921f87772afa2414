// Tables of boards and threads as most software draws them, with a last column that a sketch may replace.
import { authorOf, momentOf, shown } from './threads.ts';
import { boardName, nameOf, personPath, prose, titleOf } from './words.ts';

/** `postCount`: how many posts a thread has. */
export type DrawList = (
  numbers: readonly number[],
  href: (n: number) => string,
  postCount?: (thread: number) => number,
) => string;

/** How many posts threads have where nothing else is said. */
export const fewPosts = (thread: number): number => 3 + ((thread * 7) % 5);

/** Threads in the order of boards: the last written in is first. */
export const latestFirst = (threads: readonly number[], postCount = fewPosts): number[] =>
  threads.toSorted((a, b) => momentOf(b, postCount(b)).getTime() - momentOf(a, postCount(a)).getTime());

/** The cell of a last post. `person`: who wrote it; `row`: from 0. */
export type DrawLastPost = (when: Date, person: number, row: number) => string;

const person = (n: number): string => `<a href="${personPath(n)}">${nameOf(n)}</a>`;
const table = (name: string, headings: readonly string[], rows: readonly string[]): string =>
  `<table class="${name}"><tr>${headings.map((heading) => `<th>${heading}</th>`).join('')}</tr>${rows.join('')}</table>`;

/** Titles, authors and counts; without `lastPost`, nothing tells when. */
export const threadsWith =
  (lastPost?: DrawLastPost): DrawList =>
  (numbers, href, postCount = fewPosts) =>
    table(
      'topics',
      ['Topic', 'Author', 'Replies', 'Views', ...(lastPost === undefined ? [] : ['Last post'])],
      latestFirst(numbers, postCount).map((n, row) => {
        const count = postCount(n);
        const last = lastPost?.(momentOf(n, count), authorOf(n, count), row) ?? '';
        return `<tr><td class="title"><a href="${href(n)}">${titleOf(n)}</a></td><td>${person(authorOf(n, 1))}</td><td>${count - 1}</td><td>${count * 31 + (n % 17)}</td>${last}</tr>`;
      }),
    );

/** Names, descriptions and counts; boards are written in by no order. */
export const boardsWith =
  (lastPost?: DrawLastPost): DrawList =>
  (numbers, href) =>
    table(
      'boards',
      ['Board', 'Topics', 'Posts', ...(lastPost === undefined ? [] : ['Last post'])],
      numbers.map((n, row) => {
        const topics = 8 + ((n * 7) % 23);
        const last = lastPost?.(momentOf((n * 5) % 18, 9), n % 7, row) ?? '';
        return `<tr><td class="title"><a href="${href(n)}">${boardName(n)}</a><div>${prose(n, 9)}</div></td><td>${topics}</td><td>${topics * 9 + n}</td>${last}</tr>`;
      }),
    );

const dated: DrawLastPost = (when, writer) => `<td>${shown(when)} by ${person(writer)}</td>`;
export const threadTable = threadsWith(dated);
export const boardTable = boardsWith(dated);
