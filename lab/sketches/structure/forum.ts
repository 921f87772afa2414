// A whole small forum as most software draws it: front page, boards, threads, people. Sketches replace one part each.
import { page, pagesOf, range } from '../draw.ts';
import type { SketchPage } from '../types.ts';
import { boardTable, type DrawList, fewPosts, threadTable } from './tables.ts';
import { type DrawPost, drawFullPost, postsIn } from './threads.ts';
import { boardName, nameOf, PEOPLE_COUNT, personPath, prose, titleOf } from './words.ts';

export interface Crumb {
  readonly text: string;
  readonly href: string;
}

type Frame = (body: string) => string;

export interface ForumPlan {
  /** The path of the front page. Default '/'. */
  readonly home?: string;
  readonly boards?: readonly number[];
  /** Default: six threads, numbered from ten times the board's number. */
  readonly threadsOf?: (board: number) => readonly number[];
  readonly boardHref?: (board: number) => string;
  readonly threadHref?: (thread: number) => string;
  readonly boardList?: DrawList;
  readonly threadList?: DrawList;
  readonly post?: DrawPost;
  /** How many posts a thread has. */
  readonly postCount?: (thread: number) => number;
  /** The way up from a page: front page first. */
  readonly crumbs?: (trail: readonly Crumb[], own: string) => string;
  /** What stands around the body of each page. */
  readonly frame?: Frame;
}

export const sixThreads = (board: number): number[] => range(board * 10 + 1, board * 10 + 6);
/** The board of one of `sixThreads`. */
export const boardOf = (thread: number): number => Math.floor(thread / 10);

const link = ({ href, text }: Crumb): string => `<a href="${href}">${text}</a>`;

export function plainCrumbs(trail: readonly Crumb[], own: string): string {
  return `<div class="trail">${[...trail.map(link), own].join(' &raquo; ')}</div>`;
}

export function links(className: string, entries: readonly (readonly [string, string])[]): string {
  const items = entries.map(([href, text]) => `<li><a href="${href}">${text}</a></li>`);
  return `<ul class="${className}">${items.join('')}</ul>`;
}

const guestLinks = [
  ['/register', 'Register'],
  ['/login', 'Log in'],
] as const;
export const guestMenu = links('account', guestLinks);
/** Leads to a table of members with dates and counts, which looks much like a list of threads. */
export const accountMenu = links('account', [['/members', 'Members'], ...guestLinks]);

export const footer =
  '<div id="footer"><a href="/terms">Terms</a> <a href="/privacy">Privacy</a> <a href="/contact">Contact</a><p>Powered by Spindle</p></div>';

export const frameWith =
  (home: string, menu = accountMenu): Frame =>
  (body) =>
    `<div id="header"><a class="logo" href="${home}">The Workshop</a>${menu}</div>${body}${footer}`;

const field = (name: string): string => `<label>${name} <input name="${name.toLowerCase()}"></label>`;
const joined = (person: number): string => `2019-0${(person % 6) + 2}-1${person % 9}`;
const memberRow = (person: number): string =>
  `<tr><td><a href="${personPath(person)}">${nameOf(person)}</a></td><td>${joined(person)}</td><td>${person * 31 + 12}</td></tr>`;

/** Pages that every forum has beside its boards and threads. `posted`: links to threads, of which each profile has some. */
export function sidePages(frame: Frame, posted: readonly Crumb[]): [string, SketchPage][] {
  const people = range(0, PEOPLE_COUNT - 1);
  const side: [string, string][] = [
    [
      '/members',
      `<h1>Members</h1><table><tr><th>Name</th><th>Joined</th><th>Posts</th></tr>${people.map(memberRow).join('')}</table>`,
    ],
    ['/register', `<h1>Register</h1><form>${field('Name')}${field('Password')}${field('Email')}</form>`],
    ['/login', `<h1>Log in</h1><form>${field('Name')}${field('Password')}</form>`],
    ['/terms', `<h1>Terms</h1><p>${prose(3, 60)}</p><p>${prose(4, 60)}</p>`],
    ['/privacy', `<h1>Privacy</h1><p>${prose(5, 60)}</p><p>${prose(6, 60)}</p>`],
    ['/contact', `<h1>Contact</h1><p>${prose(7, 30)}</p><form>${field('Message')}</form>`],
  ];
  const profile = (person: number): [string, SketchPage] => {
    const own = posted.filter((_, i) => i % PEOPLE_COUNT === person).map((one) => `<li>${link(one)}</li>`);
    const facts = `<dl><dt>Joined</dt><dd>${joined(person)}</dd><dt>Posts</dt><dd>${person * 31 + 12}</dd></dl>`;
    const last = own.length === 0 ? '' : `<h2>Last posts</h2><ul>${own.join('')}</ul>`;
    return [personPath(person), page('person', frame(`<h1>${nameOf(person)}</h1>${facts}${last}`))];
  };
  return [
    ...side
      .filter(([path]) => path !== '/members' || frame('').includes('"/members"'))
      .map(([path, body]): [string, SketchPage] => [path, page('other', frame(body))]),
    ...people.map(profile),
  ];
}

/** A page of a thread with the posts that are expected of it. */
export function threadBody(
  thread: number,
  posts: ReturnType<typeof postsIn>,
  { above = '', below = '', draw = drawFullPost }: { above?: string; below?: string; draw?: DrawPost } = {},
): Omit<SketchPage, 'type'> {
  return {
    title: titleOf(thread),
    html: `${above}<h1>${titleOf(thread)}</h1>${posts.map((post) => draw(thread, post)).join('')}${below}`,
    posts: posts.map(({ author, text, time }) => ({ author, text, time })),
  };
}

/** The pages of a forum; what the plan leaves out is drawn as usual. */
export function forumPages(plan: ForumPlan = {}): Record<string, SketchPage> {
  const {
    home = '/',
    boards = range(1, 4),
    threadsOf = sixThreads,
    boardHref = (n) => `/board/${n}`,
    threadHref = (n) => `/topic/${n}`,
    boardList = boardTable,
    threadList = threadTable,
    crumbs = plainCrumbs,
    frame = frameWith(home),
    post = drawFullPost,
    postCount = fewPosts,
  } = plan;
  const top: Crumb = { text: 'Forum', href: home };
  const front = frame(`<h1>The Workshop</h1>${boardList(boards, boardHref)}`);
  const boardPage = (n: number): [string, SketchPage] => {
    const above = `${crumbs([top], boardName(n))}<h1>${boardName(n)}</h1>`;
    const html = frame(above + threadList(threadsOf(n), threadHref, postCount));
    return [boardHref(n), page('index', html, { title: boardName(n) })];
  };
  const threadPage = (n: number, thread: number): [string, SketchPage] => {
    const above = crumbs([top, { text: boardName(n), href: boardHref(n) }], titleOf(thread));
    const body = threadBody(thread, postsIn(thread, postCount(thread)), { above, draw: post });
    return [threadHref(thread), { ...body, type: 'thread', html: frame(body.html) }];
  };
  const posted = boards.flatMap(threadsOf).map((t) => ({ href: threadHref(t), text: titleOf(t) }));
  return pagesOf(
    sidePages(frame, posted),
    { [home]: page('entry', front, { title: 'The Workshop' }) },
    boards.map(boardPage),
    boards.flatMap((n) => threadsOf(n).map((thread) => threadPage(n, thread))),
  ) as Record<string, SketchPage>;
}
