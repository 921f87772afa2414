// Parts that sketches of this folder share: people, words that seldom repeat, and a small forum around drawn threads.
import { mix } from '../../random.ts';
import { range } from '../draw.ts';
import type { SketchPage, SketchPost } from '../types.ts';

const WORDS = (
  'river lamp copper garden winter stone basket mirror harbor candle ladder meadow kettle orchard bucket saddle ' +
  'anchor feather marble cellar pepper lantern bridge velvet hammer barrel needle shutter walnut compass drawer ' +
  'pillow timber rudder thistle blanket chimney fiddle gravel hinge iron jacket kitchen ledger mortar nettle ' +
  'oven parcel quarry ribbon shovel trumpet umbrella valley wagon yarn ankle button cabin donkey engine furnace'
).split(' ');

export const PEOPLE = ['Ada Quist', 'bruno', 'carpenter77', 'Dorle', 'ed_h', 'Fenna', 'old gustl', 'Hedwig'];

const word = (n: number, i: number): string => WORDS[mix(n, i) % WORDS.length]!;

function oneSentence(n: number): string {
  const words = range(1, 7 + (mix(n, 99) % 9)).map((i) => word(n, i));
  return `${words[0]![0]!.toUpperCase()}${words.join(' ').slice(1)}.`;
}

/** Sentences that no other number gives. */
export function said(n: number, sentences = 2 + (mix(n, 7) % 3)): string {
  return range(1, sentences)
    .map((i) => oneSentence(n * 31 + i))
    .join(' ');
}

/** A title that no other number has. */
export function subject(n: number): string {
  const words = range(1, 4).map((i) => word(n + 5000, i));
  return `The ${words.join(' ')} of ${n}`;
}

/** A post as it was written, before it is drawn. */
export interface Written {
  readonly thread: number;
  /** From 1, in its thread. */
  readonly position: number;
  /** From 1, in the forum. */
  readonly id: number;
  /** The number of the author's profile. */
  readonly user: number;
  readonly author: string;
  readonly text: string;
  /** ISO 8601. */
  readonly time: string;
}

const HOUR_MS = 3_600_000;
const FIRST_POST = Date.UTC(2023, 1, 3, 8, 5);

/** Posts 1 … `count` of a thread; later threads and posts are younger. */
export function writtenPosts(thread: number, count: number, names: readonly string[] = PEOPLE): Written[] {
  return range(1, count).map((position) => {
    const id = thread * 20 + position;
    const user = (mix(thread, position) >>> 3) % names.length;
    const minutes = mix(id, 3) % 55;
    const at = new Date(FIRST_POST + thread * 61 * HOUR_MS + position * 7 * HOUR_MS + minutes * 60_000);
    return {
      thread,
      position,
      id,
      user,
      author: names[user]!,
      text: said(id),
      time: at.toISOString().slice(0, 19),
    };
  });
}

/** '2023-02-03 08:05' */
export function plainTime({ time }: Pick<Written, 'time'>): string {
  return time.slice(0, 16).replace('T', ' ');
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const DAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');

/** 'Fri Feb 03, 2023 8:05 am' */
export function spokenTime({ time }: Pick<Written, 'time'>): string {
  const at = new Date(`${time}Z`);
  const hour = at.getUTCHours();
  const day = String(at.getUTCDate()).padStart(2, '0');
  const clock = `${hour % 12 === 0 ? 12 : hour % 12}:${time.slice(14, 16)} ${hour < 12 ? 'am' : 'pm'}`;
  return `${DAYS[at.getUTCDay()]} ${MONTHS[at.getUTCMonth()]} ${day}, ${at.getUTCFullYear()} ${clock}`;
}

export const toldOf = ({ author, text, time }: Written): SketchPost => ({ author, text, time });

export const profile = ({ user, author }: Pick<Written, 'user' | 'author'>): string =>
  `<a href="/member/${user + 1}">${author}</a>`;

/** A post as most software draws it. */
export const drawPost = (post: Written): string =>
  `<div class="post" id="p${post.id}"><div class="user"><b>${profile(post)}</b><br>Posts: ${40 + post.user}</div>` +
  `<div class="date">${plainTime(post)}</div><div class="body">${post.text}</div></div>`;

export interface ForumPlan {
  /** Boards 1 … n. Default 4. */
  readonly boards?: number;
  /** Default: six a board, youngest first. */
  readonly threadsOf?: (board: number) => readonly number[];
  readonly boardPath?: (board: number) => string;
  readonly threadPath?: (thread: number) => string;
  /** Default 1 … 6. */
  readonly countOf?: (thread: number) => number;
  readonly writtenOf?: (thread: number) => Written[];
  /** Of all members. Default: `PEOPLE`. */
  readonly names?: readonly string[];
  readonly timeText?: (post: Pick<Written, 'time'>) => string;
  /** An author's name as lists show it. Default: linked to the profile. */
  readonly nameOf?: (post: Written) => string;
  /** What every page shows beside the menu. */
  readonly box?: string;
  /** Address of a thread's youngest post as lists link it. Default: none. */
  readonly lastPostPath?: (post: Written) => string;
  /** The posts of a thread between its heading and the footer. */
  readonly draw: (posts: readonly Written[], thread: number) => string;
  /** What is expected of them. Default: author, text and time. */
  readonly told?: (posts: readonly Written[], thread: number) => readonly SketchPost[];
}

export const boardName = (board: number): string =>
  `${word(board, 1)[0]!.toUpperCase()}${word(board, 1).slice(1)} and ${word(board, 2)}`;

/** What stands around the content of every page. */
export function framed(content: string, box = ''): string {
  const menu = [
    ['/', 'Board index'],
    ['/search', 'Search'],
    ['/members', 'Members'],
    ['/help', 'Help'],
    ['/login', 'Log in'],
  ].map(([href, text]) => `<li><a href="${href}">${text}</a></li>`);
  return (
    `<div class="header"><b>The Workshop</b><ul class="menu">${menu.join('')}</ul>${box}</div>` +
    `<div class="content">${content}</div>` +
    '<div class="footer">Run by its members. <a href="/rules">Rules</a> <a href="/contact">Contact</a></div>'
  );
}

/** A whole forum: the list of boards, a list of threads each, the threads, and pages beside them. */
export function forumPages(plan: ForumPlan): Record<string, SketchPage> {
  const {
    boards = 4,
    threadsOf = (board) => range(board * 10 + 1, board * 10 + 6).reverse(),
    boardPath = (board) => `/board/${board}`,
    threadPath = (thread) => `/topic/${thread}`,
    countOf = (thread) => 1 + (mix(thread, 2) % 6),
    names = PEOPLE,
    writtenOf = (thread) => writtenPosts(thread, countOf(thread), names),
    timeText = plainTime,
    nameOf = profile,
    box = '',
    lastPostPath,
    draw,
    told = (posts) => posts.map(toldOf),
  } = plan;
  const pages: Record<string, SketchPage> = {};
  const lastPost = (post: Written): string =>
    `${timeText(post)}<br>by ${nameOf(post)}${lastPostPath === undefined ? '' : ` <a href="${lastPostPath(post)}">&raquo;</a>`}`;
  const add = (path: string, type: SketchPage['type'], title: string, html: string, posts?: SketchPost[]) => {
    pages[path] = { type, title, html: framed(html, box), ...(posts !== undefined && { posts }) };
  };
  const boardRow = (board: number): string => {
    const threads = threadsOf(board);
    const counts = threads.map((thread) => writtenOf(thread).length);
    return (
      `<tr><td><a href="${boardPath(board)}">${boardName(board)}</a><br>All that has to do with ${said(board + 900, 1).toLowerCase()}</td>` +
      `<td>${threads.length}</td><td>${counts.reduce((a, b) => a + b, 0)}</td><td>${lastPost(writtenOf(threads[0]!).at(-1)!)}</td></tr>`
    );
  };
  add(
    '/',
    'entry',
    'The Workshop',
    `<table class="boards"><tr><th>Forum</th><th>Topics</th><th>Posts</th><th>Last post</th></tr>${range(1, boards).map(boardRow).join('')}</table>`,
  );
  const threadRow = (thread: number): string => {
    const posts = writtenOf(thread);
    return (
      `<tr><td><a href="${threadPath(thread)}">${subject(thread)}</a></td><td>${nameOf(posts[0]!)}</td>` +
      `<td>${posts.length - 1}</td><td>${mix(thread, 4) % 900}</td><td>${lastPost(posts.at(-1)!)}</td></tr>`
    );
  };
  for (const board of range(1, boards)) {
    const threads = threadsOf(board);
    add(
      boardPath(board),
      'index',
      boardName(board),
      `<h2>${boardName(board)}</h2><table class="topics"><tr><th>Topic</th><th>Author</th><th>Replies</th><th>Views</th><th>Last post</th></tr>${threads.map(threadRow).join('')}</table>`,
    );
    for (const thread of threads) {
      const posts = writtenOf(thread);
      add(
        threadPath(thread),
        'thread',
        subject(thread),
        `<p class="path"><a href="/">Board index</a> &raquo; <a href="${boardPath(board)}">${boardName(board)}</a></p><h1>${subject(thread)}</h1>${draw(posts, thread)}`,
        [...told(posts, thread)],
      );
    }
  }
  for (const [user, name] of names.entries())
    add(
      `/member/${user + 1}`,
      'person',
      name,
      `<h1>${name}</h1><dl><dt>Joined</dt><dd>2019-04-0${user + 1}</dd><dt>Posts</dt><dd>${40 + user}</dd></dl>`,
    );
  for (const name of ['search', 'members', 'help', 'login', 'rules', 'contact'])
    add(`/${name}`, 'other', name, `<h1>${name}</h1><p>${said(name.length + 800, 3)}</p>`);
  return pages;
}
