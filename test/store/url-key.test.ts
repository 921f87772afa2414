import { describe, expect, it } from 'vitest';
import { KnownUrls } from '../../src/store/known-urls.ts';
import { migrate } from '../../src/store/migrations.ts';
import { SqliteDatabase } from '../../src/store/sqlite-database.ts';
import { hashUrl, keyOf, urlHash } from '../../src/store/url-key.ts';
import { UrlRegister } from '../../src/store/url-register.ts';
import { entryOf } from './samples.ts';

const halves = (siteId: number, url: string) => {
  hashUrl(siteId, url);
  return { ...urlHash };
};
const text = (siteId: number, url: string) => {
  const { high, low } = halves(siteId, url);
  return `${high} ${low}`;
};

describe('the key of a URL', () => {
  it('is the same every time, in every version: databases hold it', () => {
    expect(halves(1, 'https://forum.example.com/viewtopic.php?t=5')).toMatchInlineSnapshot(`
      {
        "high": 1285446752,
        "low": 1039994968,
      }
    `);
    expect(halves(2, '')).toMatchInlineSnapshot(`
      {
        "high": -1182477030,
        "low": -1779822145,
      }
    `);
  });

  it('differs among the look-alike URLs of large sites', () => {
    const seen = new Set<string>();
    let count = 0;
    for (const site of [1, 2])
      for (let i = 0; i < 50_000; i++)
        for (const url of [
          `https://f.example/t=${i}`,
          `https://f.example/f=${i % 9}&t=${i}&start=${i * 10}`,
        ]) {
          seen.add(text(site, url));
          count++;
        }
    expect(seen.size).toBe(count);
  });

  it('spreads evenly: no bit of it leans to one side', () => {
    const ones = new Array<number>(53).fill(0);
    const count = 20_000;
    for (let i = 0; i < count; i++) {
      const { high, low } = halves(1, `https://f.example/viewtopic.php?t=${i}`);
      let key = keyOf(high, low);
      expect(Number.isSafeInteger(key)).toBe(true);
      for (let bit = 0; bit < 53; bit++) {
        ones[bit]! += key % 2;
        key = Math.floor(key / 2);
      }
    }
    // Five standard deviations of a fair coin.
    for (const n of ones) expect(Math.abs(n - count / 2)).toBeLessThan(5 * Math.sqrt(count / 4));
  });

  it('tells apart what differs in order, length or a single character', () => {
    const urls = [
      'ab',
      'ba',
      'a',
      'aa',
      'aaa',
      'a\0',
      '',
      '\0',
      'abc',
      'abd',
      'acb',
      'é',
      'e',
      '\u0100',
      '\u0001',
    ];
    expect(new Set(urls.map((url) => text(1, url))).size).toBe(urls.length);
  });
});

describe('the memory of known URLs', () => {
  it('knows what was added lately and nothing that was not', () => {
    const known = new KnownUrls(1 << 10);
    const added = (i: number) => [Math.imul(i, 0x9e3779b1), Math.imul(i, 0x85ebca77)] as const;
    for (let i = 1; i <= 10_000; i++) {
      expect(known.has(...added(i))).toBe(false);
      known.add(...added(i));
      expect(known.has(...added(i))).toBe(true);
    }
    let remembered = 0;
    for (let i = 1; i <= 10_000; i++) if (known.has(...added(i))) remembered++;
    expect(remembered).toBeGreaterThan(900);
    expect(remembered).toBeLessThanOrEqual(1 << 10);
    known.clear();
    expect(known.has(...added(10_000))).toBe(false);
  });

  it('does not take an empty slot for the hash zero', () => {
    expect(new KnownUrls(1 << 4).has(0, 0)).toBe(false);
  });

  it('keeps what is asked for again and again', () => {
    const known = new KnownUrls(4);
    known.add(1, 1);
    for (let i = 2; i < 50; i++) {
      known.add(i, i);
      for (let again = 0; again < 3; again++) expect(known.has(1, 1)).toBe(true);
    }
  });
});

describe('the register of URLs', () => {
  it('keeps two URLs apart that share a key', () => {
    const database = new SqliteDatabase(':memory:');
    migrate(database);
    const { high, low } = halves(1, 'https://f.example/a');
    // Another URL under the key of /a, as a collision would have it.
    database.execute(
      `INSERT INTO urls (id, site_id, url, type, depth, found_on) VALUES (1, 1, 'https://f.example/other', 'other', 0, '')`,
    );
    database.execute(`INSERT INTO url_keys VALUES (${keyOf(high, low)}, 1)`);
    const register = new UrlRegister(database);
    const a = entryOf('https://f.example/a');
    expect(register.add(1, [a]).map(({ entry }) => entry.url)).toEqual([a.url]);
    expect(new UrlRegister(database).add(1, [a])).toEqual([]);
    database.close();
  });
});
