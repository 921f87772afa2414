import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StoreError } from '../../src/errors.ts';
import { openStore } from '../../src/store/index.ts';
import { SCHEMA_VERSION } from '../../src/store/migrations.ts';
import { SCHEMA_V1 } from '../../src/store/schema/v1.ts';
import { entryOf, leaseOf, outcomeOf, pageOf } from './samples.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skein-open-'));
});
afterEach(() => {
  chmodSync(folder, 0o755);
  rmSync(folder, { recursive: true });
});
const file = (name: string) => join(folder, name);

/** The StoreError that `work` ends in; its message must be one line that names the file. */
async function errorOf(work: () => Promise<unknown>): Promise<StoreError> {
  const error = await work().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StoreError);
  expect((error as StoreError).message).not.toContain('\n');
  return error as StoreError;
}
const openingError = (path: string, options = {}) => errorOf(() => openStore(path, options));

describe('opening a store', () => {
  it('of an older schema brings it to the newest and keeps what is there', async () => {
    const old = new DatabaseSync(file('old.db'));
    old.exec(`${SCHEMA_V1}; PRAGMA application_id = ${0x534b4549}; PRAGMA user_version = 1;
      INSERT INTO sites VALUES (1, 'https://f.example/', 'x', 'done', NULL, 0);
      INSERT INTO posts VALUES (7, 1, 'https://f.example/t', 'p1', 'T', '', 0, 'ann', NULL, NULL, '', 'rye bread', '', '', NULL, '[]', '');`);
    old.close();
    const store = await openStore(file('old.db'));
    expect((await store.search('rye')).map(({ id }) => id)).toEqual(['p1']);
    await store.close();
    expect(readFileSync(file('old.db')).readInt32BE(60)).toBe(SCHEMA_VERSION);
  });

  it('creates a new file, which SQLite tools know as ours', async () => {
    const store = await openStore(file('new.db'));
    await store.close();
    const header = readFileSync(file('new.db'));
    expect(header.toString('latin1', 0, 15)).toBe('SQLite format 3');
    expect(header.toString('latin1', 68, 72)).toBe('SKEI');
    expect(header.readInt32BE(60)).toBe(SCHEMA_VERSION);
  });

  it('has everything in that one file once it is closed', async () => {
    const store = await openStore(file('a.db'));
    await store.openSite('https://f.example/', 'x');
    await store.close();
    await store.close();
    copyFileSync(file('a.db'), file('b.db'));
    const copy = await openStore(file('b.db'));
    expect((await copy.sites()).map((site) => site.startUrl)).toEqual(['https://f.example/']);
    await copy.close();
  });

  it('takes an empty file, as mktemp makes it', async () => {
    writeFileSync(file('empty.db'), '');
    const store = await openStore(file('empty.db'));
    expect(await store.sites()).toEqual([]);
    await store.close();
  });

  it('refuses a file that is not a database, and leaves it as it was', async () => {
    const text = 'dear diary, today I learned SQL\n'.repeat(200);
    writeFileSync(file('diary.txt'), text);
    const error = await openingError(file('diary.txt'));
    expect(error.code).toBe('not-a-skein-db');
    expect(error.message).toContain(file('diary.txt'));
    expect(readFileSync(file('diary.txt'), 'utf8')).toBe(text);
  });

  it('refuses the database of another program, and leaves it as it was', async () => {
    const other = new DatabaseSync(file('other.db'));
    other.exec('CREATE TABLE bookmarks (url TEXT)');
    other.close();
    const before = readFileSync(file('other.db'));
    expect((await openingError(file('other.db'))).code).toBe('not-a-skein-db');
    expect(readFileSync(file('other.db')).equals(before)).toBe(true);
    expect(existsSync(`${file('other.db')}-wal`)).toBe(false);
  });

  it('refuses a newer schema and says which version it needs', async () => {
    await (await openStore(file('newer.db'))).close();
    const database = new DatabaseSync(file('newer.db'));
    database.exec('PRAGMA user_version = 99');
    database.close();
    const error = await openingError(file('newer.db'));
    expect(error.code).toBe('newer-schema');
    expect(error.message).toContain('knows schema version 99');
  });

  it('says that a directory is no file', async () => {
    mkdirSync(file('sub'));
    const error = await openingError(file('sub'));
    expect(error.code).toBe('unwritable');
    expect(error.message).toContain('directory');
  });

  it.each(['missing/new.db', 'file/new.db'])('says that the folder of %s does not exist', async (path) => {
    writeFileSync(file('file'), '');
    const error = await openingError(file(path));
    expect(error.code).toBe('unwritable');
    expect(error.message).toContain('does not exist');
  });

  it.skipIf(process.getuid?.() === 0)('says that a folder or file cannot be written', async () => {
    await (await openStore(file('mine.db'))).close();
    chmodSync(file('mine.db'), 0o444);
    expect((await openingError(file('mine.db'))).code).toBe('unwritable');
    chmodSync(folder, 0o555);
    expect((await openingError(file('new.db'))).code).toBe('unwritable');
  });

  it.skipIf(process.platform !== 'linux')('says that a file system cannot be written', async () => {
    expect((await openingError('/proc/skein.db')).code).toBe('unwritable');
  });

  it('creates nothing when the store must exist', async () => {
    expect((await openingError(file('typo.db'), { mustExist: true })).code).toBe('not-a-skein-db');
    expect(existsSync(file('typo.db'))).toBe(false);
  });

  it('says that a PostgreSQL server does not answer, and keeps the password to itself', async () => {
    const error = await openingError('postgres://me:secret@127.0.0.1:1/skein?sslpassword=hidden');
    expect(error.code).toBe('unreachable');
    expect(error.message).toContain('postgres://me@127.0.0.1:1/skein');
    expect(error.message).not.toMatch(/secret|hidden/);
  });
});

describe('a store in trouble', () => {
  it('says that another program has it locked, without waiting longer than told', async () => {
    const store = await openStore(file('busy.db'), { busyTimeoutMs: 20 });
    const other = new DatabaseSync(file('busy.db'));
    other.exec('BEGIN IMMEDIATE');
    const error = await errorOf(() => store.openSite('https://f.example/', 'x'));
    expect(error.code).toBe('busy');
    other.exec('COMMIT');
    other.close();
    expect((await store.openSite('https://f.example/', 'x')).id).toBe(1);
    await store.close();
  });

  it('loses nothing when the disk is full, and goes on when there is space again', async () => {
    const path = file('full.db');
    const limited = await openStore(path, { maxPageCount: 60 });
    const site = await limited.openSite('https://f.example/', 'x');
    const noise = (i: number) =>
      Buffer.from(Array.from({ length: 9_000 }, (_, k) => Math.imul(i + 7, k * k * 40_503) >>> 11));
    await limited.enqueue(
      site.id,
      Array.from({ length: 30 }, (_, i) => entryOf(`https://f.example/${i}`)),
    );
    const leased = await limited.lease({ ...leaseOf(site.id), limit: 30 });
    const outcomes = leased.map((entry, i) =>
      outcomeOf(entry, {
        page: { ...pageOf(entry.url), body: noise(i) },
        found: [entryOf(`https://f.example/found${i}`)],
      }),
    );
    let stored = 0;
    const error = await errorOf(async () => {
      for (const outcome of outcomes) {
        await limited.commit(site.id, [outcome]);
        stored++;
      }
    });
    expect(error.code).toBe('disk-full');
    expect(stored).toBeGreaterThan(0);
    expect(await limited.frontierCounts(site.id)).toMatchObject({
      done: stored,
      leased: 30 - stored,
      queued: stored,
    });
    await limited.close();

    const store = await openStore(path);
    expect(await store.commit(site.id, outcomes)).toBe(30 - stored);
    expect(await store.frontierCounts(site.id)).toMatchObject({ done: 30, leased: 0, queued: 30 });
    for (const { entry, page } of outcomes)
      expect((await store.page(site.id, entry.url))?.body.equals(page!.body)).toBe(true);
    await store.close();
  });

  it.skipIf(!existsSync('/dev/full'))('knows the errors of a file system without space', async () => {
    const { toStoreError } = await import('../../src/store/sqlite-errors.ts');
    const raw = Object.assign(new Error('disk I/O error'), { errcode: 10 | (3 << 8), systemErrno: 28 });
    expect(toStoreError(raw, 'x.db')).toMatchObject({ code: 'disk-full', cause: raw });
  });

  it('says that a file is damaged', async () => {
    const path = file('damaged.db');
    const store = await openStore(path);
    const site = await store.openSite('https://f.example/', 'x');
    await store.enqueue(
      site.id,
      Array.from({ length: 2_000 }, (_, i) => entryOf(`https://f.example/${i}`)),
    );
    await store.close();
    truncateSync(path, Math.floor(statSync(path).size / 3));
    const error = await errorOf(async () => {
      const damaged = await openStore(path);
      try {
        await damaged.lease({ ...leaseOf(site.id), limit: 2_000 });
      } finally {
        await damaged.close();
      }
    });
    expect(error.code).toBe('corrupt');
  });
});
