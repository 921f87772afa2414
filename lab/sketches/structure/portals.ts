// Forums that stand behind something else: a portal, a site's news, a club's front page.
import { boardTable, page, pagesOf, range, sentence, threadPage, threadTable, title } from '../draw.ts';
import type { Sketch, SketchPage } from '../types.ts';
import { footer, forumPages, links } from './forum.ts';
import { boardsWith } from './tables.ts';
import { prose, titleOf } from './words.ts';

const menu =
  '<ul class="menu"><li><a href="/">Start</a></li><li><a href="/forum">Forum</a></li><li><a href="/login">Login</a></li></ul>';

function newsItem(n: number): string {
  return `<div class="news"><h2><a href="/news/${n}">News: ${title(n)}</a></h2><p>2024-02-1${n % 10} by member1</p><p>${sentence(n, 40)}.</p><p><a href="/news/${n}#comments">${n % 4} comments</a></p></div>`;
}

const threadsOf = (board: number): number[] => range(board * 10 + 1, board * 10 + 8);

/** Boards 1 … 5 with eight threads each, below `/forum`. */
const forumBelow: [string, SketchPage][] = [
  ['/forum', page('entry', menu + boardTable(range(1, 5), (n) => `/board/${n}`))],
  ...range(1, 5).map((n): [string, SketchPage] => [
    `/board/${n}`,
    page('index', `${menu}<h1>Board ${n}</h1>${threadTable(threadsOf(n), (t) => `/topic/${t}`)}`),
  ]),
  ...range(1, 5)
    .flatMap(threadsOf)
    .map((t): [string, SketchPage] => [`/topic/${t}`, threadPage(t, 5, { above: menu })]),
];

const clubMenu = links('menu', [
  ['/', 'News'],
  ['/about.html', 'About the club'],
  ['/forum/', 'Forum'],
  ['/gallery.html', 'Gallery'],
]);
const clubFrame = (body: string): string => `${clubMenu}${body}${footer}`;

const report = (n: number): string =>
  `<div class="item"><h2><a href="/news/report-${n}.html">Report: ${titleOf(n + 400)}</a></h2><p class="date">2024-02-1${n}</p><p>${prose(n + 700, 35)}</p></div>`;

const onlyOneBoard = 'the board is taken for the front page, so the other boards are missed';

export const portals: readonly Sketch[] = [
  {
    name: 'a portal of news with comments and a pager stands before the forum, one menu link away',
    pages: pagesOf(
      range(1, 4).map((n): [string, SketchPage] => [
        n === 1 ? '/' : `/?start=${(n - 1) * 5}`,
        page(
          'other',
          `${menu}${range(n * 5 - 4, n * 5)
            .map(newsItem)
            .join('')}<p>${range(1, 4)
            .map((p) =>
              p === n ? `<b>${p}</b>` : `<a href="/${p === 1 ? '' : `?start=${(p - 1) * 5}`}">${p}</a>`,
            )
            .join(' ')}</p>`,
        ),
      ]),
      range(1, 20).map((n): [string, SketchPage] => [
        `/news/${n}`,
        page(
          'other',
          `${menu}<h1>News: ${title(n)}</h1><p>2024-02-1${n % 10} by member1</p><p>${sentence(n, 80)}.</p><h3>Comments</h3>${range(
            1,
            n % 4,
          )
            .map(
              (c) =>
                `<div class="comment"><b>member${c}</b> 2024-02-20 10:1${c}<p>${sentence(n * c, 15)}.</p></div>`,
            )
            .join('')}`,
        ),
      ]),
      forumBelow,
    ),
    starts: ['/', '/forum', '/board/2', '/topic/23'],
    knownFailures: {
      'crawl from /': 'news with comments are taken for the threads; the menu link is not tried',
    },
  },
  {
    name: 'a page of news stands above the forum, and the front page of the forum tells no dates',
    pages: pagesOf(
      {
        '/': page('other', clubFrame(`<h1>The Saddle Club</h1>${range(1, 8).map(report).join('')}`)),
        '/about.html': page('other', clubFrame(`<h1>About the club</h1><p>${prose(73, 70)}</p>`)),
        '/gallery.html': page(
          'other',
          clubFrame(
            `<h1>Gallery</h1>${range(1, 9)
              .map(
                (n) => `<a href="/gallery/${n}.jpg"><img src="/gallery/small-${n}.jpg" alt="Ride ${n}"></a>`,
              )
              .join('')}`,
          ),
        ),
      },
      range(1, 8).map((n): [string, SketchPage] => [
        `/news/report-${n}.html`,
        page(
          'other',
          clubFrame(
            `<h1>Report: ${titleOf(n + 400)}</h1><p class="date">2024-02-1${n}</p><p>${prose(n + 700, 90)}</p>`,
          ),
        ),
      ]),
      forumPages({
        home: '/forum/',
        boardHref: (n) => `/forum/board${n}/`,
        threadHref: (t) => `/forum/topic${t}.html`,
        boardList: boardsWith(),
        frame: clubFrame,
      }),
    ),
    starts: ['/', '/forum/', '/forum/board2/', '/forum/topic23.html', '/user/2'],
    knownFailures: {
      'crawl from /': 'the undated front page of the forum is not taken for a list, so no forum is found',
      'crawl from /forum/board2/': onlyOneBoard,
      'crawl from /forum/topic23.html': onlyOneBoard,
      'crawl from /user/2': 'the profile is taken for the front page, so only threads of its member are read',
    },
  },
];
