// Lists of boards and threads that show no dates, or show them where no reader looks.
import { page, range } from '../draw.ts';
import type { Sketch } from '../types.ts';
import { accountMenu, type ForumPlan, forumPages, frameWith, guestMenu } from './forum.ts';
import { boardsWith, type DrawLastPost, fewPosts, latestFirst, threadsWith } from './tables.ts';
import { type DrawPost, drawFullPost, momentOf, shown } from './threads.ts';
import { boardName, personPath, titleOf } from './words.ts';

const starts = ['/', '/board/2', '/topic/23'];

const AGES = ['yesterday', 'two days ago', 'a week ago', 'last month'];
const age = (row: number): string => AGES[Math.min(row >> 1, 3)]!;

const inTimeElement: DrawLastPost = (when, _, row) =>
  `<td><time datetime="${local(when)}Z">${age(row)}</time></td>`;
const inTitle: DrawLastPost = (when, _, row) =>
  `<td><span class="age" title="${shown(when)}">${age(row)}</span></td>`;
const inTitleOfIcon: DrawLastPost = (when, person) =>
  `<td><a class="last" href="${personPath(person)}" title="${shown(when)}"><i class="icon-clock"></i></a></td>`;

const written = (when: Date): string => `<script>document.write(when(${when.getTime() / 1000}))</script>`;
const byScript: DrawLastPost = (when) => `<td>${written(when)}</td>`;
const postByScript: DrawPost = (thread, post) =>
  drawFullPost(thread, { ...post, shownTime: written(momentOf(thread, post.position)) });

/** No time is expected of a post whose date a script writes. */
const withoutTimes = (pages: ReturnType<typeof forumPages>): ReturnType<typeof forumPages> =>
  Object.fromEntries(
    Object.entries(pages).map(([path, { posts, ...drawn }]) => [
      path,
      posts === undefined
        ? drawn
        : { ...drawn, posts: posts.map(({ author, text }) => ({ author: author!, text: text! })) },
    ]),
  );

const lastColumn = (cell?: DrawLastPost): ForumPlan => ({
  boardList: boardsWith(cell),
  threadList: threadsWith(cell),
});

/** Without a list of members, which would be the only list with dates. */
const forumOf = (plan: ForumPlan) => forumPages({ frame: frameWith('/', guestMenu), ...plan });

/** A board read alone. `expected`: the moment of a last post as it should be read. */
const boardPage = (cell: DrawLastPost, expected: (when: Date) => string) =>
  page(
    'index',
    frameWith('/')(`<h1>${boardName(1)}</h1>${threadsWith(cell)(range(11, 18), (n) => `/topic/${n}`)}`),
    {
      rows: latestFirst(range(11, 18)).map((n) => ({
        kind: 'thread',
        path: `/topic/${n}`,
        title: titleOf(n),
        replies: fewPosts(n) - 1,
        lastPostAt: expected(momentOf(n, fewPosts(n))),
      })),
    },
  );
const local = (when: Date): string => when.toISOString().slice(0, 19);
const inUtc = (when: Date): string => `${local(when)}Z`;

const onlyOneBoard = 'the board is taken for the front page, so the other boards are missed';
const membersFirst = 'the list of members is tried as the front page, then only the one board is read';

export const lists: readonly Sketch[] = [
  {
    name: 'dates of lists stand in datetime attributes only',
    pages: forumOf(lastColumn(inTimeElement)),
    starts,
  },
  {
    name: 'dates of lists stand in title attributes only',
    pages: forumOf(lastColumn(inTitle)),
    starts,
  },
  {
    name: 'dates of lists stand in the titles of icons only',
    pages: forumOf(lastColumn(inTitleOfIcon)),
    starts,
    knownFailures: {
      'crawl from /board/2': onlyOneBoard,
      'crawl from /topic/23': onlyOneBoard,
    },
  },
  {
    name: 'rows of a list tell their dates in attributes only',
    pages: {
      '/board/1': boardPage(inTimeElement, inUtc),
      '/board/2': boardPage(inTitle, local),
      '/board/3': boardPage(inTitleOfIcon, local),
    },
  },
  {
    name: 'lists tell no dates',
    pages: forumOf(lastColumn()),
    starts,
    knownFailures: {
      'crawl from /board/2': onlyOneBoard,
      'crawl from /topic/23': onlyOneBoard,
    },
  },
  {
    name: 'lists of boards and threads tell no dates, but the list of members does',
    pages: forumOf({ ...lastColumn(), frame: frameWith('/', accountMenu) }),
    starts: [...starts, '/user/2'],
    knownFailures: {
      'crawl from /board/2': membersFirst,
      'crawl from /topic/23': membersFirst,
      'crawl from /user/2':
        'the list of members is tried as the front page, then only the one profile is read',
    },
  },
  {
    name: 'a script writes the dates of lists and posts',
    pages: withoutTimes(forumOf({ ...lastColumn(byScript), post: postByScript })),
    starts,
    knownFailures: {
      'crawl from /board/2': onlyOneBoard,
      'crawl from /topic/23': onlyOneBoard,
    },
  },
];
