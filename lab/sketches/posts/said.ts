// What the posts of these sketches say, by whom and when, and a forum around threads that a crawl has to read.
import { mix } from '../../random.ts';
import { boardTable, page, pagesOf, range, threadTable, title } from '../draw.ts';
import type { Sketch, SketchPage } from '../types.ts';

const NAMES = ['anna', 'bert', 'carl', 'dora', 'emil', 'fred', 'gina', 'hans'];
const TEXTS = [
  'My screen stays black after the update, what can I do about it?',
  'Did you try the old driver? It helped me twice.',
  'The old driver it is. Works again, and the fan is quieter as well, which I did not expect at all.',
  'Thanks!',
  'Same here since Monday. The log says nothing of use, and the support forum of the maker is closed.',
  'Have a look at the cable.',
  'It was the cable. Who would have thought that after three days of reading manuals.',
  'Solved, please close.',
];

export interface Said {
  /** From 1. */
  readonly number: number;
  readonly author: string;
  readonly text: string;
  /** As the page shows it: '2024-03-10 10:10'. */
  readonly shownTime: string;
  /** The same as ISO 8601. */
  readonly time: string;
}

/** Posts number 1 … `count` of a thread about a black screen, short and long ones. */
export function said(count: number): Said[] {
  return range(1, count).map((number) => {
    const i = number - 1;
    const shownTime = `2024-03-${10 + (i % 20)} 10:${10 + (i % 49)}`;
    return {
      number,
      author: NAMES[i % NAMES.length]!,
      text: `${TEXTS[i % TEXTS.length]} (${number})`,
      shownTime,
      time: `${shownTime.replace(' ', 'T')}:00`,
    };
  });
}

/** Who wrote the post of this id: one of the first six names, in no order. */
export const writerOf = (id: number): string => NAMES[(id * 5 + (id >> 2)) % 6]!;

const WORDS =
  'the ferry left at dawn with nobody on board but an old cook who slept through all that noise while lanterns burned below and seven sailors wondered why their captain never told them where they should land again'.split(
    ' ',
  );

/** Words in no order. Unlike those of `sentence`, no two ids have the same. */
export const words = (id: number, length: number): string =>
  range(1, length)
    .map((i) => WORDS[mix(id, i) % WORDS.length])
    .join(' ');

/** What the post of this id says: fifteen words or more, and the id. */
export const wordsOf = (id: number): string => `${id} ${words(id, 15 + ((id * 7) % 20))}.`;

export const two = (n: number): string => String(n).padStart(2, '0');

const MENU =
  '<ul class="menu"><li><a href="/">Home</a></li><li><a href="/search">Search</a></li><li><a href="/members">Members</a></li><li><a href="/help">Help</a></li></ul>';

/** A page read alone: a thread below a menu, with a footer. */
export const thread = (html: string, more: Partial<SketchPage>): SketchPage => ({
  type: 'thread',
  title: 'Black screen',
  html: `${MENU}<div id="content">${html}</div><p class="footer">Made with care.</p>`,
  ...more,
});

/** A sketch of one page that is read alone. */
export const alone = (name: string, path: string, read: SketchPage): Sketch => ({
  name,
  pages: { [path]: read },
});

/**
 * A forum of three boards with six threads each, 11 … 16, 21 … 26, 31 … 36, to crawl from its start. For traits that show
 * only where many pages of one make are read. `list`: how a board lists its threads.
 */
export function forumOf(
  name: string,
  draw: (thread: number) => SketchPage,
  path = (thread: number): string => `/topic/${thread}`,
  list = threadTable,
): Sketch {
  const threadsOf = (board: number): number[] => range(board * 10 + 1, board * 10 + 6);
  return {
    name,
    starts: ['/'],
    pages: pagesOf(
      {
        '/': page('entry', `${MENU}<h1>All boards</h1>${boardTable(range(1, 3), (n) => `/board/${n}`)}`),
      },
      range(1, 3).map((n): [string, SketchPage] => [
        `/board/${n}`,
        page('index', `${MENU}<h1>About ${title(n)}</h1>${list(threadsOf(n), path)}`),
      ]),
      range(1, 3)
        .flatMap(threadsOf)
        .map((n): [string, SketchPage] => [path(n), { title: title(n), ...draw(n) }]),
    ),
  };
}
