// Lists of boards, read alone: what names a board, and what beside boards is none.
import { boardTable, page, range, sentence, title } from '../draw.ts';
import { sketchUrl } from '../serve.ts';
import type { Sketch, SketchPage, SketchRow } from '../types.ts';
import { footer, menu } from './drawn-lists.ts';

const LAST_POSTS = [
  'Which power supply for two cards?',
  'Everything is slow since the update',
  'What are you listening to now?',
  'Maintenance on the second weekend',
  'Cable too short, what to do?',
];
const DAYS = ['03', '17', '09', '21', '05'];

/** A row of a board: its name, boards below it, counts, and its last post. */
function boardRow(id: number, name: string, below = ''): string {
  const i = id % 5;
  return (
    `<tr><td><a href="/board.php?b=${id}">${name}</a><p>All there is to say about ${name}.</p>${below}</td><td>${id * 7}</td><td>${id * 61}</td>` +
    `<td><a href="/topic.php?t=9${id}">${LAST_POSTS[i]}</a><br>by <a href="/user.php?u=${id}">user${id}</a><br>2024-03-${DAYS[i]} 10:00</td></tr>`
  );
}

interface BoardRow extends SketchRow {
  /** The whole address of the board above. */
  readonly parent?: string;
}

const boardAt = (path: string, name: string): BoardRow => ({ kind: 'board', path, title: name });
const numbered = (id: number, name: string, above?: number): BoardRow => ({
  ...boardAt(`/board.php?b=${id}`, name),
  ...(above !== undefined && { parent: sketchUrl(`/board.php?b=${above}`) }),
});

const category = (id: number, name: string, ...rows: readonly string[]): string =>
  `<table><thead><tr><th colspan="4"><a href="/board.php?b=${id}">${name}</a></th></tr></thead><tbody>${rows.join('')}</tbody></table>`;

const table = (rows: readonly string[]): string => `<table><tbody>${rows.join('')}</tbody></table>`;

const front = (html: string, rows: readonly BoardRow[]): SketchPage =>
  page('index', `${menu}<h1>Forum</h1>${html}${footer}`, { title: 'Forum', rows });

/** Each with its last post, whose title is longer than the board's name, and with a feed. */
function withFeeds(boards: readonly (readonly [name: string, day: number, last: string])[]): SketchPage {
  const rows = boards.map(
    ([name, day, last], i) =>
      `<tr class="f"><td><b><a href="/b/${i}">${name}</a></b> <a href="/feed/${i}">RSS feed of this board</a></td>` +
      `<td>${i * 7 + 3}</td><td><small><a href="/t/9${i}?last">${last}</a><br>by <a href="/u/${i}">user${i}</a> 2024-03-0${day} 10:00</small></td></tr>`,
  );
  return front(
    table(rows),
    boards.map(([name], i) => boardAt(`/b/${i}`, name)),
  );
}

export const boardRows: readonly Sketch[] = [
  {
    name: 'boards stand within rows of boards and in the headings above them',
    pages: {
      '/': front(
        category(
          20,
          'Computers',
          boardRow(
            1,
            'Hardware',
            '<small>Below: <a href="/board.php?b=11">Disks</a>, <a href="/board.php?b=12">Fans</a></small>',
          ),
          boardRow(2, 'Software'),
          boardRow(3, 'Networks'),
        ) + category(21, 'The rest', boardRow(4, 'Off topic'), boardRow(5, 'News')),
        [
          numbered(20, 'Computers'),
          numbered(1, 'Hardware'),
          numbered(11, 'Disks', 1),
          numbered(12, 'Fans', 1),
          numbered(2, 'Software'),
          numbered(3, 'Networks'),
          numbered(21, 'The rest'),
          numbered(4, 'Off topic', 21),
          numbered(5, 'News', 21),
        ],
      ),
    },
  },
  {
    name: 'boards below a board are in the order of their last posts by chance',
    pages: {
      '/board.php?b=1': page(
        'index',
        `<p><a href="/">Home</a></p>${table([boardRow(13, 'Disks'), boardRow(11, 'Fans'), boardRow(12, 'Cases')])}`,
        { rows: [numbered(13, 'Disks'), numbered(11, 'Fans'), numbered(12, 'Cases')] },
      ),
    },
  },
  {
    name: 'only an attribute tells when boards were last written in',
    pages: {
      '/': front(
        table(
          ['Hardware', 'Software', 'Off topic', 'News'].map(
            (name, i) =>
              `<tr><td><a href="/b.php?b=${i}">${name}</a></td><td>${i * 7 + 3}</td>` +
              `<td><a href="/t.php?t=9${i}">A long title of the thread number ${i}</a><br><i title="2024-03-${DAYS[i]} 10:0${i}"></i> <a href="/u.php?u=${i}">user${i}</a></td></tr>`,
          ),
        ),
        ['Hardware', 'Software', 'Off topic', 'News'].map((name, i) => boardAt(`/b.php?b=${i}`, name)),
      ),
    },
  },
  {
    name: 'a box shows the newest posts of all boards, and one board is elsewhere',
    pages: {
      '/': front(
        `${table([
          boardRow(1, 'Hardware'),
          boardRow(2, 'Software'),
          boardRow(3, 'Networks'),
          boardRow(6, 'Our shop').replace('/board.php?b=6', 'https://shop.example/forum'),
          boardRow(4, 'Off topic'),
          boardRow(5, 'News'),
        ])}<ul>${range(1, 3)
          .map(
            (i) =>
              `<li><a href="/topic.php?t=8${i}">${LAST_POSTS[i]}</a> in <a href="/board.php?b=${i}">Board ${i}</a>, 2024-03-2${9 - i}</li>`,
          )
          .join('')}</ul>`,
        [
          numbered(1, 'Hardware'),
          numbered(2, 'Software'),
          numbered(3, 'Networks'),
          numbered(4, 'Off topic'),
          numbered(5, 'News'),
        ],
      ),
    },
  },
  {
    name: 'last posts have longer titles than their boards have names, and each board has a feed',
    pages: {
      '/': withFeeds([
        ['Hardware', 3, 'Which power supply for two cards and many disks?'],
        ['Software', 7, 'Everything is slow since the update of last week'],
        ['Off topic', 5, 'What are you listening to at this very moment?'],
        ['News', 8, 'Server maintenance on the second weekend of March'],
      ]),
      // All were written in on one day, so nothing tells their order.
      '/index.php': withFeeds([
        ['Hardware', 8, 'Which power supply for two cards?'],
        ['Software', 8, 'Everything is slow since the update'],
        ['Off topic', 8, 'What are you listening to?'],
      ]),
    },
  },
  {
    name: 'every row of a board has buttons that say the same',
    pages: {
      '/': front(
        table(
          range(1, 6).map(
            (n) =>
              `<tr><td><a href="/board/${n}">Board ${n}</a><p>All there is to say about part ${n}.</p>` +
              `<div class="icon"><a href="/subscribe/${n}"><img src="/s.png" alt="Tell me of whatever is new"></a></div>` +
              `<div class="icon"><a href="/latest/${n}"><img src="/l.png" alt="What was last said on this board"></a></div></td>` +
              `<td>${(n * 17) % 40}</td><td>${((n * 17) % 40) * 9}</td><td>2024-03-${DAYS[n % 5]} 12:0${n}</td></tr>`,
          ),
        ),
        range(1, 6).map((n) => boardAt(`/board/${n}`, `Board ${n}`)),
      ),
    },
  },
  {
    name: 'categories are rows of the same table as their boards',
    pages: {
      '/': front(
        table(
          [
            ['Club', [1, 2, 3]] as const,
            ['Boats', [4, 5, 6, 7]] as const,
            ['Trade', [8, 9, 10]] as const,
          ].flatMap(([name, boards]) => [
            `<tr class="head"><th></th><th>${name}</th><th>Topics</th><th>Posts</th><th>Last post</th></tr>`,
            ...boards.map(
              (n) =>
                `<tr class="row"><td><img src="/old.png"></td><td><a href="/board/${n}">${title(n)}</a><div>Questions on ${sentence(n, 6)}.</div></td>` +
                `<td>${(n * 17) % 40}</td><td>${((n * 17) % 40) * 9}</td><td>2024-03-${DAYS[n % 5]} 12:0${n % 10}</td></tr>`,
            ),
          ]),
        ),
        range(1, 10).map((n) => boardAt(`/board/${n}`, title(n))),
      ),
    },
    knownFailures: { 'read /': 'only the first board of each category is read' },
  },
  {
    name: 'a menu names the boards that a list tells of',
    pages: {
      '/': front(
        `<ul>${range(1, 4)
          .map((n) => `<li><a href="/b/${n}">All about ${title(n)}</a></li>`)
          .join(
            '',
          )}</ul><h2>Baking</h2>${boardTable([1, 2], (n) => `/b/${n}`)}<h2>Anything else</h2>${boardTable([3, 4], (n) => `/b/${n}`)}`,
        range(1, 4).map((n) => boardAt(`/b/${n}`, `All about ${title(n)}`)),
      ),
    },
  },
  {
    name: 'a page of prose lists nothing',
    pages: {
      '/about': page('index', `${menu}<h1>About us</h1><p>We are a club of friends.</p>${footer}`, {
        rows: [],
        flips: [],
      }),
    },
  },
];
