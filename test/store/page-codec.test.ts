import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { migrate } from '../../src/store/migrations.ts';
import { contentHash, PageCodec } from '../../src/store/page-codec.ts';
import { SqliteDatabase } from '../../src/store/sqlite-database.ts';
import { entryOf, leaseOf, outcomeOf, pageOf } from './samples.ts';

/** A page of an imaginary forum: markup shared by all pages of a layout, and a text of its own. */
function htmlOf(layout: string, n: number): Buffer {
  const shared = Array.from(
    { length: 400 },
    (_, i) => `<li class="${layout}-${(i * 7_919) % 1_009}">${layout} ${i}</li>`,
  );
  const own = Array.from({ length: 60 }, (_, i) => `<p>${(n * 6_151 + i * 3_571).toString(36)}</p>`);
  return Buffer.from([...shared.slice(0, 200), ...own, ...shared.slice(200)].join('\n'));
}

describe('packed bodies', () => {
  let database: SqliteDatabase;
  beforeEach(() => {
    database = new SqliteDatabase(':memory:');
    migrate(database);
  });
  afterEach(() => database.close());

  it('are several times smaller from the second page of a site on', async () => {
    const codec = new PageCodec(database);
    const first = await codec.pack(1, 'thread', htmlOf('a', 1));
    const second = await codec.pack(1, 'thread', htmlOf('a', 2));
    expect(second.body.length).toBeLessThan(first.body.length / 3);
    expect(codec.unpack(second).equals(htmlOf('a', 2))).toBe(true);
  });

  it('can be read by another process, which goes on with the same dictionary', async () => {
    const codec = new PageCodec(database);
    await codec.pack(1, 'thread', htmlOf('a', 1));
    const packed = await codec.pack(1, 'thread', htmlOf('a', 2));
    const later = new PageCodec(database);
    expect(later.unpack(packed).equals(htmlOf('a', 2))).toBe(true);
    expect((await later.pack(1, 'thread', htmlOf('a', 3))).dictionaryId).toBe(packed.dictionaryId);
  });

  it('get a new dictionary when the first page was not like those that follow', async () => {
    const codec = new PageCodec(database);
    const packed = [await codec.pack(1, 'other', htmlOf('login', 0))];
    for (let n = 1; n < 6; n++) packed.push(await codec.pack(1, 'other', htmlOf('thread', n)));
    expect(packed.at(-1)!.dictionaryId).not.toBe(packed[1]!.dictionaryId);
    expect(packed.at(-1)!.body.length).toBeLessThan(packed[1]!.body.length / 3);
    expect(packed.slice(1).map((body, i) => codec.unpack(body).equals(htmlOf('thread', i + 1)))).toEqual(
      Array(5).fill(true),
    );
  });

  it('profit from the dictionary also when the pages are longer than it', async () => {
    const codec = new PageCodec(database);
    const long = (n: number) =>
      Buffer.concat([htmlOf('a', 0), htmlOf('b', 0), htmlOf('c', 0), htmlOf('d', n)]);
    expect(long(1).length).toBeGreaterThan(35_000);
    const first = await codec.pack(1, 'thread', long(1));
    const second = await codec.pack(1, 'thread', long(2));
    expect(second.body.length).toBeLessThan(first.body.length / 2);
    expect(codec.unpack(second).equals(long(2))).toBe(true);
  });
});

describe('the hash of a body', () => {
  it('is 16 hex digits that depend on every byte', () => {
    expect(contentHash(Buffer.from('abc'))).toBe('ba7816bf8f01cfea');
    expect(contentHash(Buffer.from('abd'))).not.toBe(contentHash(Buffer.from('abc')));
  });
});

describe('a page fetched again', () => {
  it('leaves the stored body alone when it has not changed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'skein-codec-'));
    const store = await openStore(join(folder, 'test.db'));
    const site = await store.openSite('https://f.example/', 'test');
    await store.enqueue(site.id, [entryOf('https://f.example/a')]);
    const [entry] = await store.lease(leaseOf(site.id));
    const page = pageOf('https://f.example/a');
    await store.commit(site.id, [outcomeOf(entry!, { page })]);
    // A mark that only a rewritten body would lose.
    const raw = new DatabaseSync(join(folder, 'test.db'));
    raw.exec('UPDATE bodies SET dictionary_id = 77');
    await store.commit(site.id, [outcomeOf(entry!, { page: { ...page, fetchedAt: 2_000 } })]);
    expect(raw.prepare('SELECT dictionary_id FROM bodies').all()).toMatchObject([{ dictionary_id: 77 }]);
    await store.commit(site.id, [outcomeOf(entry!, { page: { ...page, body: Buffer.from('new') } })]);
    expect(raw.prepare('SELECT dictionary_id FROM bodies').all()).toMatchObject([{ dictionary_id: null }]);
    raw.close();
    await store.close();
    rmSync(folder, { recursive: true });
  });
});
