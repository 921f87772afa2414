// Numbers that people link for other ends than turning pages.
import { range } from '../draw.ts';
import type { Sketch } from '../types.ts';
import { board, flipping, numberLinks, pager, thread } from './drawn-lists.ts';

const savedRow = (names: readonly string[], current = 0): string =>
  pager([1, 2, 3], current, (n) => `/b/${names[n - 1]}.html`);

const week = (first: number): string =>
  `<tr>${range(first, first + 6)
    .map((day) => `<td>${numberLinks([day], (n) => `/cal.php?m=5&day=${n}`)}</td>`)
    .join('')}</tr>`;

const likes = (id: number, count: number): string =>
  `<ul><li><a href="/topic/9-oil/?do=likes&comment=${id}"><span>${count}</span></a></li></ul>`;

export const noPagers: readonly Sketch[] = [
  {
    name: 'numbers choose how many rows a page has, or an order, and no page',
    pages: {
      '/f.php?f=2': flipping(board(`show ${numberLinks([20, 50, 100], (n) => `/f.php?f=2&pp=${n}`)}`), []),
      '/f.php?f=2&page=2': flipping(
        board(
          `show ${numberLinks([20, 50, 100], (n) => `/f.php?f=2&pp=${n}`)}<a href="/f.php?f=2">Board</a>`,
        ),
        [],
      ),
      '/f.php?f=3': flipping(
        board('', '<a href="/f.php?f=3&sort=title">Title</a> <a href="/f.php?f=3&order=1">Replies</a>'),
        [],
      ),
    },
  },
  {
    name: 'numbers are years or days',
    pages: {
      '/archive/': flipping(board(numberLinks([2019, 2020, 2021], (n) => `/archive/${n}`)), []),
      '/cal.php?m=5': flipping(board(`<table>${[1, 8, 15, 22].map(week).join('')}</table>`), []),
      // Days with entries among days without.
      '/cal.php?m=6': flipping(
        board(
          '<p>1 2 <b>3</b> <a href="/cal.php?m=6&day=4">4</a> <b>5</b> <b>6</b> <a href="/cal.php?m=6&day=7">7</a></p>',
        ),
        [],
      ),
      '/': flipping(
        `<ul>${['Anna', 'Bert']
          .map(
            (name, i) =>
              `<li><a href="/t/9${i}/">About the engine</a> <small><a href="/u/${i}/">${name}</a> 14 мая 2024</small></li>`,
          )
          .join('')}</ul>`,
        [],
      ),
    },
  },
  {
    name: 'numbers are votes, likes, posts or parts of names',
    pages: {
      '/t.php?t=5': flipping(
        thread('<p><a href="/vote.php?p=71">3</a> <a href="/vote.php?p=72">4</a></p>'),
        [],
      ),
      '/t.php?t=6': flipping(
        thread('<p><a href="/u/77">eva77</a> <b>76</b> <a href="/u/78">eva78</a></p>'),
        [],
      ),
      '/t.php?t=7': flipping(
        thread('', '', (n) => `<a href="/t.php?t=7&post=${n}">#${n}</a>`),
        [],
      ),
      '/topic/9-oil/': flipping(
        thread('', '', (n) => likes(n + 5, [2, 1, 3][n - 1]!)),
        [],
      ),
      // One post alone.
      '/topic/9-oil/?page=1': flipping(
        thread('', '', (n) => (n === 1 ? likes(6, 2) : '')),
        [],
      ),
      '/talk/thread/5-oil/': flipping(
        thread('<a href="/talk/posts/29/">2</a>', '<a href="/talk/">Talk</a>'),
        [],
      ),
    },
  },
  {
    name: 'numbers lead to saved files, but no page is the current one, or each is another',
    pages: {
      '/b/4.html': flipping(board(savedRow(['aa1', 'b2c', 'c3d'])), []),
      '/b/5.html': flipping(
        board(savedRow(['aa1', 'b2c', 'c3d'], 1), savedRow(['d4e', 'e5f', 'f6a'], 1)),
        [],
      ),
    },
  },
];
