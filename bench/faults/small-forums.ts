// Forums of a few pages of a kilobyte each, in the shapes that forums are built of, for runs by the million.
import type { Source } from './mutated-forum.ts';

const WORDS = 'after boot the screen stays black until somebody pulls the cable of a second monitor'.split(
  ' ',
);
const THREADS = 8;
const POSTS = 3;

/** How a list of things is drawn. */
interface Shape {
  readonly list: (rows: readonly string[]) => string;
  readonly row: (title: string, by: string, count: string, when: string) => string;
  readonly post: (by: string, when: string, text: string) => string;
  readonly board: (n: number, page: number) => string;
  readonly thread: (n: number) => string;
}

const SHAPES: readonly Shape[] = [
  {
    list: (rows) => `<table>${rows.join('')}</table>`,
    row: (...cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    post: (by, when, text) =>
      `<tr><td class=who>${by}</td><td><small>${when}</small><p>${text}</p></td></tr>`,
    board: (n, page) => `/forum.php?f=${n}${page > 1 ? `&page=${page}` : ''}`,
    thread: (n) => `/topic.php?t=${n}`,
  },
  {
    list: (rows) => `<ul class=rows>${rows.join('')}</ul>`,
    row: (title, by, count, when) =>
      `<li><h3>${title}</h3><span>${by}</span><i>${count}</i><time>${when}</time></li>`,
    post: (by, when, text) => `<li id=p><b>${by}</b> <time>${when}</time><div class=body>${text}</div></li>`,
    board: (n, page) => `/boards/board-${n}/${page > 1 ? `page-${page}/` : ''}`,
    thread: (n) => `/threads/a-title.${n}/`,
  },
  {
    list: (rows) => `<div class=list>${rows.join('')}</div>`,
    row: (title, by, count, when) =>
      `<div class=row><div>${title}</div><div>${by}, ${when}</div><div>${count} replies</div></div>`,
    post: (by, when, text) =>
      `<article><header>${by} wrote on ${when}</header><section>${text}</section></article>`,
    board: (n, page) => `/b${n}${page > 1 ? `_p${page}` : ''}.html`,
    thread: (n) => `/t${n}.html`,
  },
];

/** The forum of that number; equal numbers give equal forums. */
export function smallForum(number: number): Source {
  const shape = SHAPES[number % SHAPES.length]!;
  const pages = new Map<string, string>();
  const user = (n: number) => `<a href="/user/${n % 5}">user${n % 5}</a>`;
  const link = (url: string, text: string) => `<a href="${url.replaceAll('&', '&amp;')}">${text}</a>`;
  const when = (n: number) => `2024-0${1 + (n % 9)}-1${n % 10} 1${n % 10}:20`;
  const text = (n: number, length: number) =>
    Array.from({ length }, (_, i) => WORDS[(n * 7 + i * (1 + (n % 3))) % WORDS.length]).join(' ');
  const frame = (title: string, content: string) =>
    `<!doctype html><title>${title}</title><body><p>${link('/', 'Home')} ${link('/search', 'Search')}</p><h1>${title}</h1>${content}</body>`;
  pages.set(
    '/',
    frame(
      'Forum',
      shape.list([0, 1, 2].map((b) => shape.row(link(shape.board(b, 1), text(b, 2)), user(b), '9', when(b)))),
    ),
  );
  for (let board = 0; board < 3; board++)
    for (let page = 1; page <= 2; page++) {
      const own = Array.from(
        { length: THREADS / 2 },
        (_, i) => board * THREADS + (page - 1) * (THREADS / 2) + i,
      );
      const rows = own.map((t) =>
        shape.row(link(shape.thread(t), text(t, 4)), user(t), String(POSTS - 1), when(t)),
      );
      const pager = [1, 2].map((n) => (n === page ? `<b>${n}</b>` : link(shape.board(board, n), String(n))));
      pages.set(
        shape.board(board, page),
        frame(text(board, 2), `${shape.list(rows)}<p class=pages>${pager.join(' ')}</p>`),
      );
      for (const t of own)
        pages.set(
          shape.thread(t),
          frame(
            text(t, 4),
            shape.list(
              Array.from({ length: POSTS }, (_, i) =>
                shape.post(user(t + i), when(t + i), text(t + i, 12 + i)),
              ),
            ),
          ),
        );
    }
  return (path) => ({
    status: pages.has(path) ? 200 : 404,
    type: 'text/html; charset=utf-8',
    location: '',
    body: pages.get(path) ?? frame('Not found', '<p>There is nothing here.</p>'),
  });
}
