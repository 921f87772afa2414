// Numbered pagers: how they count, what they put into addresses, and what stands beside their numbers.
import { range } from '../draw.ts';
import type { Sketch } from '../types.ts';
import { board, flipping, pager, thread } from './drawn-lists.ts';

/** Offsets of 15, none on the first page. */
const offsetsOf =
  (id: number) =>
  (n: number): string =>
    n === 1 ? `/f.php?f=${id}` : `/f.php?f=${id}&start=${(n - 1) * 15}`;
const offsets = offsetsOf(5);
const inPath = (n: number): string => (n === 1 ? '/board/7/oil/' : `/board/7/oil/page/${n}/`);
const inId = (n: number): string => `/i.php?board=5.${(n - 1) * 20}`;
const spelled = (n: number): string => `/f.php?f=9&page=${n}`;
const linksTo = (href: (n: number) => string, ...numbers: readonly number[]): string[] => numbers.map(href);

export const pagers: readonly Sketch[] = [
  {
    name: 'pagers count offsets, in a parameter or behind the number of the board',
    pages: {
      [offsets(1)]: flipping(board(pager([1, 2, 3], 1, offsets)), linksTo(offsets, 2, 3)),
      [offsets(2)]: flipping(board(pager([1, 2], 2, offsets)), linksTo(offsets, 1)),
      [inId(2)]: flipping(board(pager([1, 2], 2, inId)), linksTo(inId, 1)),
    },
  },
  {
    name: 'pagers name pages in the path, or spell out the first page',
    pages: {
      [inPath(2)]: flipping(board(pager([1, 2, 3], 2, inPath)), linksTo(inPath, 1, 3)),
      [spelled(3)]: flipping(board(pager([1, 2, 3, 4], 3, spelled)), linksTo(spelled, 1, 2, 4)),
    },
  },
  {
    name: 'pagers are written in digits of other scripts, from right to left',
    pages: Object.fromEntries(
      ['١٢٣', '१२३', '１２３'].map((digits, i) => {
        const path = `/f.php?f=${i + 5}`;
        const [one, two, three] = digits;
        const numbers = `<p><b>${one}</b> <a href="${path}&page=2">${two}</a> <a href="${path}&page=3">${three}</a></p>`;
        const html = `<html dir="rtl"><head><title>Engines</title></head><body>${board(numbers)}</body></html>`;
        return [path, flipping(html, [`${path}&page=2`, `${path}&page=3`])];
      }),
    ),
  },
  {
    name: 'arrows and a link to the last page stand beside the numbers',
    pages: {
      [offsets(4)]: flipping(
        board(
          `<div><a href="${offsets(1)}">«</a> ${pager([3, 4, 5], 4, offsets)} <a href="${offsets(40)}">last</a></div>`,
        ),
        linksTo(offsets, 1, 3, 5, 40),
      ),
    },
  },
  {
    name: 'an arrow leads beyond the pages that the pager counts',
    pages: {
      '/f.php?f=5': flipping(
        board(
          `<table><tr><td>Pages (3): [1 <a href="${offsets(2)}">2</a> <a href="${offsets(3)}">3</a> <a href="${offsets(43)}">»</a>]</td></tr></table>`,
        ),
        linksTo(offsets, 2, 3),
      ),
    },
  },
  {
    name: 'a link to the last page stands beside numbers that count no pages',
    pages: {
      // Nothing counts the pages.
      '/f.php?f=5': flipping(
        board(`${pager([1, 2, 3], 1, offsets)}<a href="${offsets(43)}">»</a>`),
        linksTo(offsets, 2, 3, 43),
      ),
      // A number that somebody wrote in the same box.
      '/f.php?f=6': flipping(
        board(
          `<table><tr><td>Posts of this week, by all who were here: 3 of them about the engine, others not.</td>` +
            `<td>${pager([1, 2, 3], 1, offsetsOf(6))} <a href="${offsetsOf(6)(43)}">last »</a></td></tr></table>`,
        ),
        linksTo(offsetsOf(6), 2, 3, 43),
      ),
      // Numbers to choose from.
      '/f.php?f=7': flipping(
        board(
          `<table><tr><td>${pager([1, 2, 3], 1, offsetsOf(7))} <a href="${offsetsOf(7)(43)}">last »</a>` +
            `<select>${range(1, 3)
              .map((n) => `<option>${n}</option>`)
              .join('')}</select></td></tr></table>`,
        ),
        linksTo(offsetsOf(7), 2, 3, 43),
      ),
    },
  },
  {
    name: 'the pager adds words of its own to every address',
    pages: {
      '/board/80/oil-change': flipping(
        board(pager([1, 2, 3, 4], 0, (n) => `/board/80/oil-change?lang=en&page=${n}`)),
        linksTo((n) => `/board/80/oil-change?lang=en&page=${n}`, 1, 2, 3, 4),
        { head: '<link rel="next" href="/board/80/oil-change?lang=en&page=2">' },
      ),
      '/f.php?f=5&start=0': flipping(
        board(pager([1, 2, 3], 1, (n) => `/f.php?f=5&seen=1&start=${(n - 1) * 15}`)),
        ['/f.php?f=5&seen=1&start=15', '/f.php?f=5&seen=1&start=30'],
      ),
      '/f.php?f=5&start=15': flipping(
        board(pager([1, 2, 3], 2, (n) => `${offsets(n)}&sid=4a34d5a6f348104b7dd2e0724a96d96e`)),
        linksTo((n) => `${offsets(n)}&sid=4a34d5a6f348104b7dd2e0724a96d96e`, 1, 3),
      ),
    },
  },
  {
    name: 'the page was reached by another address than its pager knows',
    pages: {
      '/t.php?p=7788': flipping(thread(pager([1, 2, 3], 1, offsets)), linksTo(offsets, 2, 3)),
      // The script that answers for the folder.
      '/': flipping(board(pager([1, 2, 3], 1, (n) => `/index.php/page/${n}/`)), [
        '/index.php/page/2/',
        '/index.php/page/3/',
      ]),
    },
  },
  {
    name: 'a box of addresses to choose from is the pager',
    pages: {
      [offsets(2)]: flipping(
        board(
          `<select>${range(1, 3)
            .map((n) => `<option value="${offsets(n)}">${n}</option>`)
            .join('')}</select>`,
        ),
        linksTo(offsets, 1, 3),
      ),
    },
  },
  {
    name: 'pages are saved files whose names tell no number',
    pages: {
      '/b/42e6.html': flipping(
        board(
          pager([1, 2, 3, 4, 5], 2, (n) => `/b/${['4', '', '4c31', '49ba', '4fdb'][n - 1]}.html`).replace(
            '</div>',
            ' <a href="/b/419d.html">last »</a></div>',
          ),
        ),
        ['/b/4.html', '/b/4c31.html', '/b/49ba.html', '/b/4fdb.html', '/b/419d.html'],
      ),
    },
  },
  {
    name: 'a pager marks the page it is on, and links it as all others',
    pages: {
      '/a/13/': flipping(
        thread(
          '<ol><li class="prev"><a href="/a/13/comment-page-1#comments">«</a></li>' +
            '<li><a href="/a/13/comment-page-1#comments">1</a></li>' +
            '<li class="here"><a href="/a/13/comment-page-2#comments">2</a></li></ol>',
        ),
        ['/a/13/comment-page-1', '/a/13/comment-page-2'],
      ),
      // Nothing tells which of them this is.
      '/a/14/': flipping(
        thread(
          `<ol>${range(1, 4)
            .map((n) => `<li><a href="/a/14/comment-page-${n}#comments">${n}</a></li>`)
            .join('')}</ol>`,
        ),
        range(1, 4).map((n) => `/a/14/comment-page-${n}`),
      ),
    },
  },
  {
    name: 'a thread shows the pager of its board in the way up',
    pages: {
      '/t?id=22': flipping(
        thread(
          '',
          '<a href="/">Home</a> › <a href="/b?f=11&page=2">Engines</a> <div><a href="/b?f=11">« Back</a> <a href="/b?f=11">1</a> ' +
            '<a class="here" href="/b?f=11&page=2">2</a> <a href="/b?f=11&page=3">3</a> <a href="/b?f=11&page=3">Next »</a></div>',
        ),
        [],
      ),
    },
  },
  {
    name: 'rows of threads have small pagers of their own',
    pages: {
      '/f.php?f=2': flipping(board('', smallPagers([2, 3], [], [2])), []),
      '/f.php?f=3': flipping(
        board(
          pager([1, 2, 3], 1, (n) => `/f.php?f=3&page=${n}`),
          smallPagers([1, 2, 3]),
        ),
        ['/f.php?f=3&page=2', '/f.php?f=3&page=3'],
      ),
    },
  },
];

/** Threads with links to these pages of theirs. */
function smallPagers(...threads: readonly (readonly number[])[]): string {
  const rows = threads.map((pages, i) => {
    const links = pages.map((n) => `<a href="/t.php?t=${i + 5}&page=${n}">${n}</a>`).join(' ');
    return `<li><a href="/t.php?t=${i + 5}">A thread about ${i + 5} horses</a> <small>${links}</small> 17 replies</li>`;
  });
  return `<ul>${rows.join('')}</ul>`;
}
