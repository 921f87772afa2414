import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../src/page/index.ts';
import {
  type IndexPage,
  type KnownLink,
  type ListedRecord,
  learnLists,
  pageFacts,
  readLists,
} from '../../src/records/index.ts';
import { numbersIn } from '../../src/records/index-numbers.ts';
import { wordMeaning } from '../../src/records/thread-mark-words.ts';

/** `/b/…` are boards, `/t/…` threads, `/t/…/2` later pages of them. */
function indexPage(html: string): IndexPage {
  const page = parseHtml(
    `<html><head><title>A forum</title></head><body>${html}</body></html>`,
    'http://f.example/x',
  );
  const links = page.links.flatMap((link): KnownLink[] => {
    const match = /^\/(b|t)\/(\w+)(\/\d+)?$/.exec(new URL(link.url).pathname);
    if (match === null) return [];
    const kind = match[3] !== undefined ? 'flip' : match[1] === 'b' ? 'board' : 'thread';
    return [{ link, kind, identity: `${match[1]}${match[2]}` }];
  });
  return { page, facts: pageFacts(page.tree), links };
}

const read = (...pages: readonly string[]): ListedRecord[] => {
  const parsed = pages.map(indexPage);
  const templates = learnLists(parsed);
  return parsed.flatMap((page) => readLists(page, templates));
};
const byTitle = (records: readonly ListedRecord[]) =>
  new Map(records.map((record) => [record.title, record]));

const board = (id: number, name: string, threads: number, posts: number, more = '') =>
  `<tr><td><a href="/b/${id}">${name}</a><br>All that ${name} has to do with.${more}</td><td>${threads}</td><td>${posts}</td></tr>`;

describe('lists of boards', () => {
  const FRONT = `<ul><li><a href="/b/1">Bread</a></li><li><a href="/b/2">Rolls</a></li></ul>
    <h2>Baking</h2><table><tr><th>Board</th><th>Threads</th><th>Posts</th></tr>
    ${board(1, 'Bread', 12, 340, ' Also: <a href="/b/9">Rye</a>')}${board(2, 'Rolls', 1_234, 20_567)}</table>
    <h2>Anything else</h2><table><tr><th>Board</th><th>Threads</th><th>Posts</th></tr>
    ${board(3, 'Off topic', 3, 9)}${board(4, 'Feedback', 0, 0)}</table>`;

  it('have titles, descriptions and counts, whatever menus name the same boards', () => {
    const boards = byTitle(read(FRONT));
    expect(boards.get('Rolls')).toMatchObject({
      kind: 'board',
      description: 'All that Rolls has to do with.',
      threads: 1_234,
      posts: 20_567,
    });
    expect(boards.get('Feedback')).toMatchObject({ threads: 0, posts: 0 });
  });

  it('stand under headings; column titles are none', () => {
    const boards = byTitle(read(FRONT));
    expect(['Bread', 'Rolls', 'Off topic', 'Feedback'].map((title) => boards.get(title)?.category)).toEqual([
      'Baking',
      'Baking',
      'Anything else',
      'Anything else',
    ]);
  });

  it('name boards below boards, of which they tell no counts', () => {
    expect(byTitle(read(FRONT)).get('Rye')).toMatchObject({
      threads: null,
      posts: null,
      parent: { identity: 'b1' },
    });
    const counted = read(FRONT.replace('>Rye<', '>Rye (16, 1.105)<').replaceAll('>Rolls<', '>Rolls (2024)<'));
    expect([...byTitle(counted).keys()]).toEqual(expect.arrayContaining(['Rye', 'Rolls (2024)']));
  });

  it('take no counts and last posts between their rows for headings', () => {
    const tail = (n: number) => `<tr><td colspan="3">${n} hours ago</td></tr><tr><td>${n}</td></tr>`;
    const front = FRONT.replaceAll('</td></tr><tr><td><a', `</td></tr>${tail(5)}<tr><td><a`)
      .replace('Bread', 'Loaf')
      .replace(`${tail(5)}<tr><td><a href="/b/2"`, `${tail(7)}<tr><td><a href="/b/2"`);
    expect(byTitle(read(front)).get('Rolls')?.category).toBe('Baking');
  });
});

interface Row {
  readonly day: number;
  readonly replies: number;
  readonly views: number;
  readonly mark?: string;
  readonly tags?: readonly string[];
}

let threads = 0;
const list = (rows: readonly Row[]) =>
  `<div><a href="/">Home</a></div><ol>${rows
    .map(({ day, replies, views, mark = '', tags = [] }) => {
      const id = ++threads;
      const pager = replies > 9 ? `<a href="/t/${id}/2">2</a>` : '';
      const tagged = tags.map((tag) => `<a class="g" href="/tag/${tag}">${tag}</a>`).join(' ');
      return `<li>${mark}<a href="/t/${id}">Thread ${id} about something</a> ${pager} <i>${tagged}</i>
        <p>by <a href="/u/${id % 3}">user${id % 3}</a> · ${views} · ${replies} · 2024-03-${String(day).padStart(2, '0')} 10:00</p></li>`;
    })
    .join('')}</ol>`;

describe('lists of threads', () => {
  it('tell replies from views by the rows that have a pager', () => {
    // Few views: by size alone either could be the replies.
    const records = read(
      list([
        { day: 28, replies: 12, views: 30 },
        { day: 27, replies: 2, views: 40 },
        { day: 26, replies: 15, views: 20 },
        { day: 25, replies: 0, views: 31 },
      ]),
    );
    expect(records.map(({ replies }) => replies)).toEqual([12, 2, 15, 0]);
    expect(records.map(({ lastPostAt }) => lastPostAt)).toEqual(
      [28, 27, 26, 25].map((day) => `2024-03-${day}T10:00:00`),
    );
  });

  it('have threads on top that are older than what stands below, under whatever mark', () => {
    const mark = '<em>Xyzzy</em> ';
    const rows = (first: number): Row[] => [
      { day: first, replies: 1, views: 90, mark },
      { day: 28, replies: 2, views: 80 },
      { day: 27, replies: 1, views: 70 },
      { day: 26, replies: 3, views: 60 },
    ];
    // The last one is sticky too, though it is the newest of its board.
    const records = read(list(rows(2)), list(rows(3)), list(rows(30)));
    expect(records.map(({ isSticky }) => isSticky)).toEqual(
      Array.from({ length: 3 }, () => [true, false, false, false]).flat(),
    );
    expect(records.every(({ isLocked }) => isLocked === null)).toBe(true);
  });

  it('mark locked threads by icons and words', () => {
    const records = read(
      list([
        { day: 28, replies: 1, views: 90 },
        { day: 27, replies: 2, views: 80, mark: '<img src="/i/topic_lock.gif" alt="">' },
        { day: 26, replies: 1, views: 70 },
        { day: 25, replies: 3, views: 60, mark: '<span title="gesperrt">#</span>' },
      ]),
    );
    expect(records.map(({ isLocked }) => isLocked)).toEqual([false, true, false, true]);
  });

  it('have tags, which are no authors', () => {
    const records = read(
      list([
        { day: 28, replies: 1, views: 90, tags: ['rye', 'oven'] },
        { day: 27, replies: 2, views: 80, tags: ['oven'] },
        { day: 26, replies: 1, views: 70 },
        { day: 25, replies: 3, views: 60, tags: ['rye'] },
      ]),
    );
    expect(records.map(({ tags }) => tags)).toEqual([['rye', 'oven'], ['oven'], [], ['rye']]);
  });
});

describe('numbers in cells', () => {
  it.each([
    ['12 replies', [12]],
    ['1,234', [1_234]],
    ['1 234 Beiträge', [1_234]],
    ['3 answers · 1.2k views', [3, 1_200]],
    ['38主题 157回复', [38, 157]],
    ['٣٨ موضوع', [38]],
    ['by max2k', []],
  ])('of %s', (text, numbers) => {
    expect(numbersIn(text)).toEqual(numbers);
  });
});

describe('words of marks', () => {
  it.each([
    ['.is-pinned', 'sticky'],
    ['/topic_locked.gif', 'locked'],
    ['"Закреплено', 'sticky'],
    ['=已关闭', 'locked'],
    ['.block', undefined],
    ['.unlocked', undefined],
    ['[data-locked=false]', undefined],
  ])('%s', (mark, meaning) => {
    expect(wordMeaning(mark)).toBe(meaning);
  });
});
