// Lists of threads, read alone: what names a thread, and what its row tells of it.
import { page, range, threadTable, title } from '../draw.ts';
import type { Sketch, SketchPage, SketchRow } from '../types.ts';
import { footer, menu } from './drawn-lists.ts';

const TITLES = [
  'Black screen after update',
  'Which cable for a long run?',
  'Fan is loud',
  'Solved: no sound',
  'New here, hello',
  'Printer eats paper',
];

const threadAt = (path: string, name: string, more: Partial<SketchRow> = {}): SketchRow => ({
  kind: 'thread',
  path,
  title: name,
  ...more,
});

const table = (rows: readonly string[]): string => `<table><tbody>${rows.join('')}</tbody></table>`;

const list = (html: string, rows: readonly SketchRow[], more: Partial<SketchPage> = {}): SketchPage =>
  page('index', `${menu}<h1>All about engines</h1>${html}${footer}`, { title: 'Engines', rows, ...more });

const threads = range(1, 12);
const titled = (numbers: readonly number[], href: (n: number) => string = (n) => `/thread/${n}`) =>
  numbers.map((n) => threadAt(href(n), title(n)));

/** A list whose columns sort it, by numbers. */
function sortableList(board: string, cell: 'th' | 'td'): SketchPage {
  const columns = [
    'Subject of the topic',
    'Started by whom',
    'How many replies',
    'Date of the last post',
  ].map((text, i) => `<${cell}><a href="/f.pl?board=${board};sort=${i}">${text}</a></${cell}>`);
  const href = (n: number): string => `/f.pl?num=${9700 + n}`;
  const rows = threadTable(threads, href).replace(/<tr><th>.*?<\/tr>/, `<tr>${columns.join('')}</tr>`);
  return list(rows, titled(threads, href));
}

/** Views stand before replies, and both are few: only rows with a pager tell which is which. */
const FEW_VIEWS = [
  { replies: 12, views: 30 },
  { replies: 2, views: 40 },
  { replies: 15, views: 20 },
  { replies: 0, views: 31 },
];

export const threadRows: readonly Sketch[] = [
  {
    name: 'rows tell titles, counts and last times of threads',
    pages: {
      '/b/2': list(
        table(
          TITLES.map(
            (name, i) =>
              `<tr class="t"><td><a href="/t/2${i}">${name}</a><br><small>by <a href="/u/${i}">user${i}</a></small></td>` +
              `<td class="n">${i * 3 + 1}</td><td class="n">${i * 97 + 120}</td><td><span>2024-03-${28 - i} 10:0${i}</span></td></tr>`,
          ),
        ),
        TITLES.map((name, i) =>
          threadAt(`/t/2${i}`, name, { replies: i * 3 + 1, lastPostAt: `2024-03-${28 - i}T10:0${i}:00` }),
        ),
      ),
      '/board/1': list(
        threadTable(threads, (n) => `/thread/${n}`),
        titled(threads),
      ),
    },
  },
  {
    name: 'some threads stand in the list twice',
    pages: {
      '/board/1': list(
        `<h2>Read these first</h2>${threadTable([21, 22, 23], (n) => `/thread/${n}`)}<h2>All topics</h2>${threadTable(range(21, 32), (n) => `/thread/${n}`)}`,
        titled(range(21, 32)),
      ),
      '/board/2': list(
        threadTable([...range(21, 25), 21, 22, 23], (n) => `/thread/${n}`),
        titled(range(21, 25)),
      ),
    },
    knownFailures: { 'read /board/2': 'only the first row is read' },
  },
  {
    name: 'rows of threads name the people who began them and wrote last',
    pages: {
      '/board.php?b=1': list(
        table(
          range(0, 11).map(
            (i) =>
              `<tr><td><a href="/topic.php?t=${i + 1}">${TITLES[i % 6]} Part ${i}</a></td><td><a href="/user.php?u=${i}">user${i}</a> 2024-02-${28 - i}</td>` +
              `<td>${i * 2}</td><td><a href="/user.php?u=${i + 1}">user${i + 1}</a> 2024-03-${28 - i} 10:00</td></tr>`,
          ),
        ),
        range(0, 11).map((i) => threadAt(`/topic.php?t=${i + 1}`, `${TITLES[i % 6]} Part ${i}`)),
      ),
      // Pictures of people have long titles, and the name of a thread has dates.
      '/board.php?b=2': list(
        table(
          [
            ['Send a message from space', 'Ryan_Milbourne, who began it and wrote last'],
            ['Meeting from 18 January to 17 February 2019', 'Nicolas, who began it and wrote last'],
          ].map(
            ([name, person], i) =>
              `<tr><td><span><a href="/t/${i}">${name}</a></span></td><td><a href="/u/${i}"><img src="/a${i}.png" alt="" title="${person}"></a></td>` +
              `<td><b>${i + 3}</b></td><td><b>${i * 300 + 161}</b></td><td>2019-02-1${7 - i}</td></tr>`,
          ),
        ),
        [
          threadAt('/t/0', 'Send a message from space'),
          threadAt('/t/1', 'Meeting from 18 January to 17 February 2019'),
        ],
      ),
    },
  },
  {
    name: 'answers stand below their threads in a tree',
    pages: {
      '/': list(
        `<ul>${range(1, 6)
          .map((i) => {
            const message = (id: number, below = ''): string =>
              `<li><a href="/msg.php?id=${id}">${TITLES[id % 5]} (${id})</a> by user${id}, 2024-03-${28 - i} 10:00${below}</li>`;
            return message(i * 10, `<ul>${message(i * 10 + 1)}${message(i * 10 + 2)}</ul>`);
          })
          .join('')}</ul>`,
        range(1, 6).map((i) => threadAt(`/msg.php?id=${i * 10}`, `${TITLES[0]} (${i * 10})`)),
      ),
    },
  },
  {
    name: 'a board has only one thread',
    pages: {
      '/board.php?b=1': list(
        '<div>Page <b>1</b> of <b>1</b></div>' +
          table([
            '<tr><td><a href="/topic.php?t=5">Screenshots of our new server in April</a></td><td>0</td><td>982</td><td>ann<br>2024-03-05 10:00</td></tr>',
          ]),
        [threadAt('/topic.php?t=5', 'Screenshots of our new server in April')],
      ),
    },
  },
  {
    name: 'a board has only three threads',
    pages: {
      '/board': list(
        table(
          range(1, 3).map(
            (n) =>
              `<tr><td><img src="/folder.gif"></td><td><a href="/thread/${n}">${title(n)}</a></td>` +
              `<td><a href="/user/${n}">member${n}</a><br><small>2024-02-1${n} 10:30</small></td><td>${n}</td><td>5${n}</td>` +
              `<td><small><a href="/last/${n}">${title(n)}</a><br>2024-03-0${n} 12:00<br><a href="/user/${n + 1}">member${n + 1}</a></small></td></tr>`,
          ),
        ),
        titled(range(1, 3)),
      ),
      '/board/2': list(
        threadTable([21, 22, 23], (n) => `/thread/${n}`),
        titled([21, 22, 23]),
      ),
    },
    knownFailures: { 'read /board/2': 'only the first of three plain rows is read' },
  },
  {
    name: 'a picture with a link, or who asked, stands before each title',
    pages: {
      '/board': list(
        table(
          range(1, 6).map(
            (n) =>
              `<tr><td><a href="/unread/${n}"><img src="/jump.png" alt="Go to the first unread post"></a> <a href="/thread/${n}">${title(n)}</a></td>` +
              `<td><a href="/user/${n}">member${n}</a></td><td>${n}</td><td>2024-03-0${n} 12:00</td></tr>`,
          ),
        ),
        titled(range(1, 6)),
      ),
      '/questions': list(
        range(1, 6)
          .map(
            (n) =>
              `<div class="q"><p>2024-03-0${n} <a href="/user/${n}">member${n}</a></p><h2><a href="/thread/${n}">${title(n)}</a></h2></div>`,
          )
          .join(''),
        titled(range(1, 6)),
      ),
    },
  },
  {
    name: 'a rule that is a thread, a pager and columns to sort by stand around the list',
    pages: {
      '/board': list(
        `<p><a href="/thread/99">The rules of this place, to be read before posting</a></p>${threadTable(threads, (n) => `/thread/${n}`)}`,
        titled(threads),
      ),
      '/board/1': list(
        `${threadTable(threads, (n) => `/thread/${n}`)}<p>Pages: <b>1</b> <a href="/board/1?page=2">2</a> <a href="/board/1?page=3">3</a></p>`,
        titled(threads),
        { flips: ['/board/1?page=2', '/board/1?page=3'] },
      ),
      '/board.php?f=1': list(
        `<p><a href="/board.php?f=1&sort=title">by title of topic</a> <a href="/board.php?f=1&sort=date">by date of topic</a></p>${threadTable(threads, (n) => `/thread/${n}`)}`,
        titled(threads),
      ),
      '/f.pl?board=a': sortableList('a', 'th'),
      '/f.pl?board=b': sortableList('b', 'td'),
    },
    knownFailures: {
      'read /f.pl?board=b':
        'columns to sort by that are no header cells are taken for a thread, named by the first',
    },
  },
  {
    name: 'few views stand before the replies, and long threads have pagers',
    pages: {
      '/b/3': list(
        `<ol>${FEW_VIEWS.map(
          ({ replies, views }, i) =>
            `<li><a href="/t/${i + 1}">Thread ${i + 1} about something</a> ${replies > 9 ? `<a href="/t/${i + 1}/2">2</a>` : ''}` +
            `<p>by <a href="/u/${i % 3}">user${i % 3}</a> · ${views} · ${replies} · 2024-03-${28 - i} 10:00</p></li>`,
        ).join('')}</ol>`,
        FEW_VIEWS.map(({ replies }, i) =>
          threadAt(`/t/${i + 1}`, `Thread ${i + 1} about something`, {
            replies,
            lastPostAt: `2024-03-${28 - i}T10:00:00`,
          }),
        ),
      ),
    },
    knownFailures: { 'read /b/3': 'the digit in the name of who began a thread is taken for its replies' },
  },
  {
    name: 'one row of three has a pager, and another is sticky',
    pages: {
      '/forum': list(
        `<table class="list">${[
          'Black screen after the update',
          'A second, rather long title of a thread',
          'Third one',
        ]
          .map((name, i) => {
            const id = i + 1;
            const pages =
              id === 2 ? '<span class="pages"><a href="/t/2/2">2</a> <a href="/t/2/3">3</a></span>' : '';
            return (
              `<tr class="row${id === 3 ? ' sticky' : ''}"><td class="topic"><a class="title" href="/t/${id}">${name}</a>${pages}` +
              `<p>by <a class="user" href="/u/${id}">user${id}</a></p></td><td class="replies">${id * 3}</td><td class="last">5 Mar 2024 10:0${id}</td></tr>`
            );
          })
          .join('')}</table>`,
        ['Black screen after the update', 'A second, rather long title of a thread', 'Third one'].map(
          (name, i) =>
            threadAt(`/t/${i + 1}`, name, {
              replies: (i + 1) * 3,
              lastPostAt: `2024-03-05T10:0${i + 1}:00`,
            }),
        ),
        { flips: [] },
      ),
    },
  },
];
