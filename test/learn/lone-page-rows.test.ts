import { describe, expect, it } from 'vitest';
import { rowsOfLonePage } from '../../src/learn/index.ts';
import { parseHtml } from '../../src/page/index.ts';
import { pageStructure } from '../../src/records/index.ts';

function rowsAt(url: string, body: string) {
  return rowsOfLonePage(pageStructure(parseHtml(`<html><body>${body}</body></html>`, url)));
}

const LAST = [
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
  return `<tr><td><a href="/board.php?b=${id}">${name}</a><p>All there is to say about ${name}.</p>${below}</td><td>${id * 7}</td><td>${id * 61}</td>
<td><a href="/topic.php?t=9${id}">${LAST[i]}</a><br>by <a href="/user.php?u=${id}">user${id}</a><br>2024-03-${DAYS[i]} 10:00</td></tr>`;
}

/** Rows of threads, the newest first. */
function threadRows(count: number): string {
  return Array.from(
    { length: count },
    (_, i) =>
      `<tr><td><a href="/topic.php?t=${i + 1}">${LAST[i % 5]} Part ${i}</a></td><td><a href="/user.php?u=${i}">user${i}</a> 2024-02-${28 - i}</td>
<td>${i * 2}</td><td><a href="/user.php?u=${i + 1}">user${i + 1}</a> 2024-03-${28 - i} 10:00</td></tr>`,
  ).join('');
}

describe('rows of an index page alone', () => {
  it('list boards within the rows of boards and in the headings above them', () => {
    const below =
      '<small>Below: <a href="/board.php?b=11">Disks</a>, <a href="/board.php?b=12">Fans</a></small>';
    const rows = rowsAt(
      'http://forum.example/',
      `<p><a href="/">Home</a></p>
<table><thead><tr><th colspan="4"><a href="/board.php?b=20">Computers</a></th></tr></thead><tbody>${boardRow(1, 'Hardware', below)}${boardRow(2, 'Software')}${boardRow(3, 'Networks')}</tbody></table>
<table><thead><tr><th colspan="4"><a href="/board.php?b=21">The rest</a></th></tr></thead><tbody>${boardRow(4, 'Off topic')}${boardRow(5, 'News')}</tbody></table>`,
    );
    expect(rows.map(({ kind, title }) => `${kind} ${title}`)).toEqual(
      ['Computers', 'Hardware', 'Disks', 'Fans', 'Software', 'Networks', 'The rest', 'Off topic', 'News'].map(
        (title) => `board ${title}`,
      ),
    );
    expect(rows.find(({ title }) => title === 'Fans')?.parent).toBe('http://forum.example/board.php?b=1');
    expect(rows.find(({ title }) => title === 'News')?.parent).toBe('http://forum.example/board.php?b=21');
  });

  it('tell boards from threads by the address of the page, though two of three are in order of time by chance', () => {
    const rows = rowsAt(
      'http://forum.example/board.php?b=1',
      `<p><a href="/">Home</a></p><table><tbody>${boardRow(13, 'Disks')}${boardRow(11, 'Fans')}${boardRow(12, 'Cases')}</tbody></table>`,
    );
    expect(rows.map(({ kind, title }) => `${kind} ${title}`)).toEqual([
      'board Disks',
      'board Fans',
      'board Cases',
    ]);
  });

  it('name boards where the date of the last post is told by an attribute alone', () => {
    const rows = ['Hardware', 'Software', 'Off topic', 'News'].map(
      (name, i) => `<tr><td><a href="/b.php?b=${i}">${name}</a></td><td>${i * 7 + 3}</td>
<td><a href="/t.php?t=9${i}">A long title of the thread number ${i}</a><br><i title="2024-03-${DAYS[i]} 10:0${i}"></i> <a href="/u.php?u=${i}">user${i}</a></td></tr>`,
    );
    expect(
      rowsAt('http://forum.example/', `<table><tbody>${rows.join('')}</tbody></table>`).map(
        ({ title }) => title,
      ),
    ).toEqual(['Hardware', 'Software', 'Off topic', 'News']);
  });

  it('leave out cells that are alike and name people', () => {
    const rows = rowsAt(
      'http://forum.example/board.php?b=1',
      `<table><tbody>${threadRows(12)}</tbody></table>`,
    );
    expect(rows.map(({ kind, url }) => [kind, new URL(url).pathname])).toEqual(
      Array.from({ length: 12 }, () => ['thread', '/topic.php']),
    );
  });

  it('leave out the newest posts of all boards in a box, and boards that are elsewhere', () => {
    const box = [1, 2, 3]
      .map(
        (i) =>
          `<li><a href="/topic.php?t=8${i}">${LAST[i]}</a> in <a href="/board.php?b=${i}">Board ${i}</a>, 2024-03-2${9 - i}</li>`,
      )
      .join('');
    const elsewhere = boardRow(6, 'Our shop').replace('/board.php?b=6', 'https://shop.invalid/forum');
    const rows = rowsAt(
      'http://forum.example/',
      `<table><tbody>${boardRow(1, 'Hardware')}${boardRow(2, 'Software')}${boardRow(3, 'Networks')}${elsewhere}${boardRow(4, 'Off topic')}${boardRow(5, 'News')}</tbody></table><ul>${box}</ul>`,
    );
    expect(rows.map(({ title }) => title)).toEqual(['Hardware', 'Software', 'Networks', 'Off topic', 'News']);
  });

  it('list threads without the answers below them in a tree', () => {
    const message = (id: number, day: number, answers = ''): string =>
      `<li><a href="/msg.php?id=${id}">${LAST[id % 5]} (${id})</a> by user${id}, 2024-03-${day} 10:00${answers}</li>`;
    const threads = [1, 2, 3, 4, 5, 6].map((i) =>
      message(i * 10, 28 - i, `<ul>${message(i * 10 + 1, 28 - i)}${message(i * 10 + 2, 28 - i)}</ul>`),
    );
    const rows = rowsAt('http://forum.example/', `<ul>${threads.join('')}</ul>`);
    expect(rows.map(({ url }) => url)).toEqual(
      [1, 2, 3, 4, 5, 6].map((i) => `http://forum.example/msg.php?id=${i * 10}`),
    );
  });

  it('list the only thread of a board, not what stands by the number of its page', () => {
    const rows = rowsAt(
      'http://forum.example/board.php?b=1',
      `<div><p><a href="/">Home</a></p><div>Page <b>1</b> of <b>1</b></div>
<table><tbody><tr><td><a href="/topic.php?t=5">Screenshots of our new server in April</a></td><td>0</td><td>982</td><td>ann<br>2024-03-05 10:00</td></tr></tbody></table></div>`,
    );
    expect(rows.map(({ kind, url }) => [kind, url])).toEqual([
      ['thread', 'http://forum.example/topic.php?t=5'],
    ]);
  });
});
