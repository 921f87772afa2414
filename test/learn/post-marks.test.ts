import { describe, expect, it } from 'vitest';
import { isMarkedPost, postMarks } from '../../src/learn/post-marks.ts';
import { parseHtml } from '../../src/page/index.ts';
import { pageStructure } from '../../src/records/index.ts';

const SITE = 'https://example.org/forum';

function board(hrefOf: (row: number) => string, above = ''): string {
  const rows = Array.from(
    { length: 8 },
    (
      _,
      row,
    ) => `<div class="row"><div>${above.replace('#', String(row))}<a href="${hrefOf(row)}">A title of thread ${row}</a></div>
<div>by <a href="user.php?id=${row + 40}">Person ${row}</a></div><div>${row + 3} posts</div>
<div>2026-03-${10 + row} 10:0${row}</div></div>`,
  );
  return `<body><h1>Board</h1><div class="list">${rows.join('\n')}</div></body>`;
}

const marksOf = (html: string, path = 'list.php?board=2') =>
  postMarks(pageStructure(parseHtml(html, `${SITE}/${path}`)));

describe('postMarks', () => {
  it('leaves alone what names the thread', () => {
    const html = board((row) => `thread.php?f=2&p=${row * 9 + 90}#p${row * 9 + 90}`);
    expect(marksOf(html)).toEqual({ found: [], naming: ['p'] });
  });

  it('leaves alone links beside titles that have an address of their own', () => {
    const html = board(
      (row) => `thread.php?f=${row}&p=${row * 9 + 90}#p${row * 9 + 90}`,
      '<a href="list.php?f=#">A board</a> ',
    );
    expect(marksOf(html).found).toEqual([]);
  });

  it('leaves alone a parameter that elsewhere stands without a fragment', () => {
    const html = board((row) => `thread.php?t=${row + 1}&pid=${row * 9 + 90}#post_${row * 9 + 90}`);
    const other = '<a href="thread.php?pid=3">The first unread post</a></body>';
    expect(marksOf(html.replace('</body>', other)).found).toEqual([]);
  });

  it('tells links whose fragment repeats it, also where another number is the same', () => {
    const { links } = parseHtml(
      `<a href="thread.php?t=1&pid=1#post_1">First</a> <a href="thread.php?t=1#post_1">First</a>`,
      `${SITE}/`,
    );
    expect(links.map((link) => isMarkedPost(link, ['pid']))).toEqual([true, false]);
  });
});
