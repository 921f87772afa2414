import { describe, expect, it } from 'vitest';
import { Explorer } from '../../src/learn/explorer.ts';
import { longThreads, titleGroups } from '../../src/learn/title-groups.ts';
import { BASE, pageOf, paperForum, posts, threadList, title } from './forums.ts';

const numbers = Array.from({ length: 12 }, (_, i) => i + 1);
const thread = (n: number) => `/thread/${n}`;

function explorerWith(...pages: readonly (readonly [path: string, body: string])[]) {
  const explorer = new Explorer(paperForum({}).fetchPage, 20);
  const seen = pages.map(([path, body]) => explorer.see(BASE + path, pageOf(path, body)));
  return { explorer, seen };
}
const candidates = (...pages: readonly (readonly [string, string])[]): string[][] => {
  const { explorer, seen } = explorerWith(...pages);
  return titleGroups(explorer, seen[0]!).map(({ links }) => links.map(({ url }) => url.slice(BASE.length)));
};

describe('titleGroups', () => {
  it('finds the titles of a list', () => {
    expect(candidates(['/board/1', threadList(numbers, thread)])[0]).toEqual(numbers.map(thread));
  });

  it('leaves out the pager', () => {
    const pager = `<p>Pages: <b>1</b> <a href="/board/1?page=2">2</a> <a href="/board/1?page=3">3</a></p>`;
    const found = candidates(['/board/1', threadList(numbers, thread) + pager]).flat();
    expect(found.filter((path) => path.includes('page='))).toEqual([]);
  });

  it('leaves out the menu that stands on other kinds of pages too', () => {
    const menu = `<ul>${numbers.map((n) => `<li><a href="/help/${n}">How to ${title(n)} in this forum</a></li>`).join('')}</ul>`;
    const board = menu + threadList(numbers, thread);
    const found = candidates(['/board/1', board], ['/thread/1', menu + posts(1, 8)]).flat();
    expect(found).toContain('/thread/3');
    expect(found.filter((path) => path.startsWith('/help'))).toEqual([]);
  });

  it('leaves out the same list in another order', () => {
    const sorts = `<p><a href="/board.php?f=1&sort=title">by title of topic</a> <a href="/board.php?f=1&sort=date">by date of topic</a></p>`;
    const found = candidates(['/board.php?f=1', sorts + threadList(numbers, thread)]).flat();
    expect(found.filter((path) => path.includes('sort='))).toEqual([]);
  });

  it('leaves out columns to sort by that are called by numbers', () => {
    const columns = ['Subject of the topic', 'Started by whom', 'How many replies', 'Date of the last post'];
    const board = (name: string, as: (links: string[]) => string) => {
      const links = columns.map((text, i) => `<a href="/f.pl?board=${name};sort=${i}">${text}</a>`);
      return as(links) + threadList([1, 2, 3], (n) => `/f.pl?num=${name.charCodeAt(0) * 100 + n}`);
    };
    const inRow = board('a', (links) => `<table><tr><td>${links.join('</td><td>')}</td></tr></table>`);
    const sorted = (paths: readonly string[]) => paths.filter((path) => path.includes('sort='));
    expect(sorted(candidates(['/f.pl?board=a', inRow]).flat())).toEqual([]);
    // Where no row tells, another board does.
    const inBoxes = (links: string[]) =>
      `<div>${links.map((link) => `<div class="column"><p>${link}</p><p>${title(3)}</p></div>`).join('')}</div>`;
    const [a, b] = [board('a', inBoxes), board('b', inBoxes)];
    expect(sorted(candidates(['/f.pl?board=a', a]).flat())).not.toEqual([]);
    expect(sorted(candidates(['/f.pl?board=a', a], ['/f.pl?board=b', b]).flat())).toEqual([]);
  });

  it('has threads that each board counts from 1', () => {
    const board = (name: string) => threadList(numbers, (n) => `/f.php?board=${name}&id=${n}`);
    const other = board('b').replaceAll('oil', 'tar').replaceAll('lamp', 'bulb').replaceAll('bolt', 'nut');
    const found = candidates(['/f.php?board=a', board('a')], ['/f.php?board=b', other]).flat();
    expect(found).toContain('/f.php?board=a&id=3');
  });

  it('has no candidates on a page of prose', () => {
    expect(candidates(['/about', '<p>We are a club of friends.</p>'])).toEqual([]);
  });
});

describe('longThreads', () => {
  it('puts threads with small pagers in their rows first, longest first', () => {
    const pagerOf = (n: number, last: number) =>
      ` <span>(${[2, 3, last].map((p) => `<a href="/thread/${n}?page=${p}">${p}</a>`).join(' ')})</span>`;
    const list = threadList(numbers, thread)
      .replace(`>${title(4)}</a>`, `>${title(4)}</a>${pagerOf(4, 5)}`)
      .replace(`>${title(9)}</a>`, `>${title(9)}</a>${pagerOf(9, 12)}`);
    const { seen } = explorerWith(['/board/1', list]);
    expect(longThreads(seen[0]!).slice(0, 2)).toEqual([`${BASE}/thread/9`, `${BASE}/thread/4`]);
  });

  it('goes by the counts in the rows when there are no pagers', () => {
    const { seen } = explorerWith(['/board/1', threadList(numbers, thread)]);
    // threadList gives thread 8 the most replies.
    expect(longThreads(seen[0]!)[0]).toBe(`${BASE}/thread/8`);
  });

  it('knows none on a page without records', () => {
    const { seen } = explorerWith(['/about', '<p>We are a club of friends.</p>']);
    expect(longThreads(seen[0]!)).toEqual([]);
  });
});
