import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  combineDialect,
  type Dialect,
  demoDialect,
  dialectByName,
  dialects,
  nuisances,
} from '../../lab/index.ts';
import { LAB_LANGUAGES } from '../../lab/language/index.ts';
import { layouts } from '../../lab/layouts/index.ts';
import { urlStyles } from '../../lab/urls/index.ts';

const used = <T>(pick: (dialect: (typeof dialects)[number]) => T | readonly T[]): Set<T> =>
  new Set(dialects.flatMap((dialect) => pick(dialect)));

describe('the named dialects', () => {
  it('have names of their own and a purpose each', () => {
    expect(used((dialect) => dialect.name).size).toBe(dialects.length);
    expect(used((dialect) => dialect.purpose).size).toBe(dialects.length);
    expect(dialects.length).toBeGreaterThanOrEqual(18);
  });

  it.each([
    ['layout', layouts.map((layout) => layout.name), used((dialect) => dialect.layout)],
    ['language', LAB_LANGUAGES, used<string>((dialect) => dialect.language)],
    ['nuisance', Object.keys(nuisances), used<string>((dialect) => dialect.nuisances)],
    [
      'paging style of boards or threads',
      ['numbers', 'windowed', 'next', 'both-ends', 'last-shortcut', 'select', 'load-more'],
      used<string>((dialect) => [dialect.boardPaging, dialect.threadPaging]),
    ],
    ['order of posts', ['time', 'tree'], used<string>((dialect) => dialect.order)],
    ['spelling of links', ['root', 'relative', 'absolute'], used<string>((dialect) => dialect.hrefs)],
    [
      'kind of permalink',
      ['fragment', 'redirect', 'page', 'single'],
      used<string>((dialect) => dialect.permalinks),
    ],
    [
      'charset',
      ['utf-8', 'windows-1251', 'gbk', 'shift_jis', 'iso-8859-1', 'iso-8859-2', 'euc-jp', 'big5'],
      used<string>((dialect) => dialect.charset),
    ],
    [
      'way to tell the charset',
      ['header', 'meta', 'both', 'wrong-meta', 'nowhere'],
      used<string>((dialect) => dialect.charsetTold),
    ],
  ])('cover every %s', (_, wanted, covered) => {
    expect([...wanted].filter((name) => !covered.has(name))).toEqual([]);
  });

  it('are found by name, and a wrong name says which there are', () => {
    expect(dialectByName('alike').urls).toBe('alike');
    expect(() => dialectByName('nowhere')).toThrow(/no lab dialect 'nowhere'.*plain-query/);
    expect(dialects).toContain(demoDialect);
  });

  it('are plain data', () => {
    for (const dialect of dialects) expect(JSON.parse(JSON.stringify(dialect))).toEqual(dialect);
  });
});

describe('combined dialects', () => {
  it('cover every URL style, every spelling of links and every habit of front pages', () => {
    const many = Array.from({ length: 300 }, (_, seed) => combineDialect(seed));
    const missing = (wanted: readonly string[], of: (dialect: Dialect) => string) => {
      const covered = new Set(many.map(of));
      return wanted.filter((name) => !covered.has(name));
    };
    expect(
      missing(
        urlStyles.filter(({ isOnlyNamed }) => !isOnlyNamed).map(({ name }) => name),
        ({ urls }) => urls,
      ),
    ).toEqual([]);
    expect(missing(['root', 'relative', 'absolute', 'protocol', 'base'], ({ hrefs }) => hrefs)).toEqual([]);
    expect(missing(['boards', 'latest'], ({ entryShows }) => entryShows)).toEqual([]);
    expect(missing(['never', 'first-page', 'entry'], ({ canonicalLies }) => canonicalLies)).toEqual([]);
  });

  it('are the same for the same seed, differ otherwise, and can be named', () => {
    expect(combineDialect(17)).toEqual(combineDialect(17));
    expect(dialectByName('combined-17')).toEqual(combineDialect(17));
    const many = Array.from({ length: 200 }, (_, seed) => combineDialect(seed));
    const kinds = new Set(many.map(({ name: _, purpose: __, size: ___, ...rest }) => JSON.stringify(rest)));
    expect(kinds.size).toBe(200);
  });

  it('make sense', () => {
    for (let seed = 0; seed < 500; seed++) {
      const dialect = combineDialect(seed);
      const sessions = dialect.nuisances.filter((name) => name.startsWith('session-'));
      expect(sessions.length).toBeLessThan(2);
      if (dialect.charset === 'gbk' || dialect.charset === 'big5') expect(dialect.language).toBe('zh');
      if (dialect.dates === 'slashed-us') expect(dialect.language).toBe('en');
      expect(dialect.order === 'tree').toBe(/tree/.test(dialect.layout));
      expect(new Set(dialect.nuisances).size).toBe(dialect.nuisances.length);
    }
  });
});

describe('the README', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../lab/README.md'), 'utf8');
  const squeezed = readme.replace(/ +/g, ' ');

  it('has a row for each dialect, URL style and nuisance that says what it is', () => {
    const rows = [
      ...dialects.map(
        (d) =>
          `| \`${d.name}\` | ${d.language} | ${d.layout} | ${d.urls} | ${d.boardPaging} / ${d.threadPaging} | ${d.charset} | ${d.purpose} |`,
      ),
      ...urlStyles.map(
        (s) => `| \`${s.name}\` | \`${s.templates.board}\` | \`${s.templates.threadPage}\` | ${s.purpose} |`,
      ),
      ...Object.entries(nuisances).map(([name, { purpose }]) => `| \`${name}\` | ${purpose} |`),
    ];
    expect(rows.filter((row) => !squeezed.includes(row))).toEqual([]);
  });
});
