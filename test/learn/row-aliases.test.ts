import { describe, expect, it } from 'vitest';
import type { LinkGroup } from '../../src/learn/link-groups.ts';
import { aliasesOnList, rowAliases, titlesFirst } from '../../src/learn/row-aliases.ts';
import { BASE } from './forums.ts';

const numbers = [31, 42, 53, 64, 75];
/** Links of one column of a list, one a row. */
const column = (at: number, path: (n: number) => string, of = numbers) =>
  of.map((n, row) => ({ url: BASE + path(n), node: 100 * row + at }));
const titles = column(10, (n) => `/discuss?d=${n}`);

describe('rowAliases', () => {
  it('knows links that name the thread of their row and something more', () => {
    const aliases = rowAliases(
      column(20, (n) => `/discuss?d=${n}&parent=${n * 7 + 1000}`),
      titles,
    );
    expect(aliases.get(`${BASE}/discuss?d=31&parent=1217`)).toBe(`${BASE}/discuss?d=31`);
    expect(aliases.size).toBe(numbers.length);
  });

  it('knows them by a title too', () => {
    const slugs = [
      'oil-and-filters',
      'gaskets-of-engines',
      'brakes-that-squeak',
      'lamps-for-winter',
      'a-chain-too-long',
    ];
    const named = (at: number, id: (n: number) => number) =>
      column(at, (n) => `/t/${slugs[numbers.indexOf(n)]}/${id(n)}`);
    expect(
      rowAliases(
        named(20, (n) => 900 + n),
        named(10, (n) => n),
      ).size,
    ).toBe(numbers.length);
  });

  it('takes no links for such that share nothing with the title of their own row', () => {
    expect(
      rowAliases(
        column(20, (n) => `/discuss?d=${n + 1}`),
        titles,
      ).size,
    ).toBe(0);
    const shifted = numbers.map((_, row) => ({
      url: `${titles[(row + 2) % 5]!.url}&x=1`,
      node: 100 * row + 20,
    }));
    expect(rowAliases(shifted, titles).size).toBe(0);
  });

  it('takes several in one row for messages or pages of the thread', () => {
    const messages = numbers.flatMap((n, row) =>
      [1, 2].map((m) => ({ url: `${BASE}/discuss?d=${n}&message=${n * 100 + m}`, node: 100 * row + 20 + m })),
    );
    expect(rowAliases(messages, titles).size).toBe(0);
  });
});

describe('aliasesOnList', () => {
  const placed = (at: number, path: (n: number) => string, text: (n: number) => string, pattern = 0) =>
    column(at, path).map((link, i) => ({
      ...link,
      location: `place${at}`,
      text: text(numbers[i]!),
      pattern,
    }));

  it('takes what says most for the titles, and dates for none', () => {
    const links = [
      ...placed(
        10,
        (n) => `/thread-${n}-1`,
        (n) => `engine ${n}`,
      ),
      ...placed(
        20,
        (n) => `/thread-${n}-2`,
        (n) => `Monday, 5 January 20${n}, 10:00`,
      ),
    ];
    expect(aliasesOnList(links).get(`${BASE}/thread-31-2`)).toBe(`${BASE}/thread-31-1`);
  });

  it('leaves links alone that another pattern takes: comments beside articles', () => {
    const links = [
      ...placed(
        10,
        (n) => `/article/${n}`,
        (n) => `engine ${n}`,
      ),
      ...placed(
        20,
        (n) => `/comments/${n}`,
        (n) => `${n} comments`,
        1,
      ),
    ];
    expect(aliasesOnList(links).size).toBe(0);
  });
});

describe('titlesFirst', () => {
  const group = (name: string, at: number, path: (n: number) => string, text: (n: number) => string) =>
    ({
      name,
      links: column(at, path).map((link, row) => ({ ...link, text: text(numbers[row]!) })),
    }) as unknown as LinkGroup;
  const says = (n: number) => `What became of bell number ${n}`;
  const title = group('title', 10, (n) => `/t-${n}.html`, says);
  const names = (groups: readonly LinkGroup[]) => titlesFirst(groups).map(({ name }) => name);

  it('puts what repeats the title of its row after the title', () => {
    const last = group('last', 20, (n) => `/t-${n}-l.html`, says);
    expect(names([last, title])).toEqual(['title', 'last']);
    expect(names([title, last])).toEqual(['title', 'last']);
  });

  it('leaves the order as it is where a link says something else, or names something else', () => {
    const date = group(
      'date',
      20,
      (n) => `/t-${n}-l.html`,
      () => 'yesterday',
    );
    expect(names([date, title])).toEqual(['date', 'title']);
    const other = group('other', 20, (n) => `/t-${n + 900}.html`, says);
    expect(names([other, title])).toEqual(['other', 'title']);
  });
});
