// Pagers without numbers: arrows, words and cursors that lead to other pages of a list, and those that do not.
import type { Sketch } from '../types.ts';
import { board, flipping, pager, thread } from './drawn-lists.ts';

const word = (path: string, text: string): string => `<a href="${path}">${text}</a>`;
const cursor = (path: string): string => `<a rel="nofollow next" href="${path}">more ›</a>`;

export const arrows: readonly Sketch[] = [
  {
    name: 'only arrows, rel or class names tell the next and the previous page',
    pages: {
      '/f.php?f=5': flipping(board(word('/f.php?f=5&page=2', 'Następna ›')), ['/f.php?f=5&page=2']),
      '/f.php?f=5&page=3': flipping(
        board(
          '<a class="prev" href="/f.php?f=5&page=2">newer</a> <a rel="next" href="/f.php?f=5&page=4">older</a>',
        ),
        ['/f.php?f=5&page=2', '/f.php?f=5&page=4'],
      ),
      '/f.php?f=6': flipping(board('<a href="/f.php?f=6&page=2" title="→"><i></i></a>'), [
        '/f.php?f=6&page=2',
      ]),
      '/b/24/?page=1': flipping(
        board(
          `${word('/b/24/', '板')} ${word('/b/24/?page=0', '前のページ')} ${word('/b/24/?page=2', '次のページ')}`,
        ),
        ['/b/24/?page=0', '/b/24/?page=2'],
      ),
    },
  },
  {
    name: 'hidden arrows lead back from the first page',
    pages: {
      '/b.php?id=3': flipping(
        board(
          '<a href="/b.php?id=3&page=1" style="visibility:hidden">«</a><a href="/b.php?id=3&page=0" style="visibility:hidden">&lt;</a>' +
            '<a href="/b.php?id=3&page=2">&gt;</a><a href="/b.php?id=3&page=70">»</a>',
        ),
        ['/b.php?id=3&page=1', '/b.php?id=3&page=2', '/b.php?id=3&page=70'],
      ),
    },
  },
  {
    name: 'words without arrows stand beside a text that counts the pages',
    pages: {
      '/board/oil/': flipping(
        board(
          `<div><strong>Seite 1 von 5</strong>${word('/board/oil/?part=2', 'Weiter')}${word('/board/oil/?part=5', '<i></i>')}</div>`,
        ),
        ['/board/oil/?part=2', '/board/oil/?part=5'],
      ),
      '/board/oil/?part=2': flipping(
        board(
          `<div>${word('/board/oil/?part=1', 'Zurück')}<strong>Seite 2 von 5</strong>${word('/board/oil/?part=3', 'Weiter')}</div>`,
        ),
        ['/board/oil/?part=1', '/board/oil/?part=3'],
      ),
      '/b/9/part3/': flipping(
        board(
          `<div><strong>Часть 3 из 5</strong>${word('/b/9/part4/', 'Дальше')}${word('/b/9/part2/', 'Назад')}</div>`,
        ),
        ['/b/9/part4/', '/b/9/part2/'],
      ),
      // Without the count the word may lead anywhere.
      '/board/tar/': flipping(board(`<div>${word('/board/tar/?part=2', 'Weiter')}</div>`), []),
    },
  },
  {
    name: 'the bare address shows the last page, and an arrow leads to older ones',
    pages: {
      '/2024/oil/': flipping(thread('<a class="previous" href="/2024/oil/comment-page-1/">← Older</a>'), [
        '/2024/oil/comment-page-1/',
      ]),
      '/2024/tar/': flipping(thread('<a class="previous" href="/2024/tar/comment-page-6/">← Older</a>'), [
        '/2024/tar/comment-page-6/',
      ]),
      '/?p=140': flipping(thread('<a class="previous" href="/?p=140&cpage=1#comments">Older</a>'), [
        '/?p=140&cpage=1',
      ]),
      // One comment, not the page of all.
      '/?p=141': flipping(thread('<a class="previous" href="/?p=141&cpage=1#comment-12">Older</a>'), []),
      '/': flipping(
        board(
          '<ul><li>Page 6 of 6, 80 entries in all</li><li><a href="/index.php?/lists/P5.html">← older</a></li></ul>',
        ),
        ['/index.php?/lists/P5.html'],
      ),
    },
  },
  {
    name: 'a cursor names the last row shown, and leads only onwards',
    pages: {
      '/list': flipping(board(cursor('/list?n=50&after=t3_8yc')), ['/list?n=50&after=t3_8yc']),
      '/list?n=25&after=t3_8yc': flipping(
        board(
          `<span class="back"><a rel="prev" href="/list?before=t3_9k2">back</a></span>${cursor('/list?n=50&after=t3_7ab')}`,
          word('/list', 'list'),
        ),
        ['/list?n=50&after=t3_7ab'],
      ),
    },
  },
  {
    name: 'arrows lead to the next thread or to another order',
    pages: {
      '/t?id=a7f': flipping(thread('<a rel="next" href="/t?id=b81">next ›</a>'), []),
      '/t?id=a7e': flipping(thread('<a rel="next" href="/t?id=a7e&goto=nextnewest">next ›</a>'), []),
      '/t.php?t=42': flipping(
        thread(`${word('/t.php?t=41', '« previous thread')} ${word('/t.php?t=43', 'next thread »')}`),
        [],
      ),
      '/t.php?t=52': flipping(
        thread(`${word('/t.php?t=51', '« previous thread')} ${word('/t.php?t=53', 'next thread »')}`).replace(
          'href="/"',
          'href="/index.php"',
        ),
        [],
      ),
      // A pager shows what pages of this thread are called.
      '/t.php?t=44': flipping(
        thread(
          '<a rel="next" href="/t.php?t=45">next thread »</a>',
          pager([1, 2], 1, (n) => `/t.php?t=44&page=${n}`),
        ),
        ['/t.php?t=44&page=2'],
      ),
      '/a': flipping(thread(''), [], { head: '<link rel="next" href="/b">' }),
    },
    knownFailures: {
      'read /t.php?t=42':
        'the link home, to /, is taken for a first page that has no number, so other threads look like later pages',
    },
  },
];
