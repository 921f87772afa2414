// Kill -9 at any instant, and several processes on one file. Each worker (crawl-worker.mjs) is a process of its own.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/index.ts';

const PAGES = 4_000;
const KILLS = 12;

const ROOT = join(import.meta.dirname, '..', '..');
/** Below node_modules, so that the compiled store finds its dependencies. */
const COMPILED = join(ROOT, 'node_modules', '.cache', 'skein-store-test');

let folder: string;
beforeAll(() => {
  // Only the store is compiled: the test depends neither on an earlier build nor on the state of other folders.
  mkdirSync(COMPILED, { recursive: true });
  const project = {
    extends: join(ROOT, 'tsconfig.build.json'),
    compilerOptions: { rootDir: ROOT, outDir: COMPILED, declaration: false },
    include: [],
    files: [join(ROOT, 'src', 'store', 'index.ts')],
  };
  writeFileSync(join(COMPILED, 'tsconfig.json'), JSON.stringify(project));
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  execFileSync(process.execPath, [tsc, '-p', COMPILED], { stdio: ['ignore', 'inherit', 'inherit'] });
  folder = mkdtempSync(join(tmpdir(), 'skein-crash-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function startWorker(path: string, dead: readonly string[] = []): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, 'crawl-worker.mjs'), path, String(PAGES)], {
    env: { ...process.env, DEAD: dead.join(','), STORE: join(COMPILED, 'src', 'store', 'index.js') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Everything the store holds that must not depend on when the worker was killed. */
async function contentsOf(path: string): Promise<string[]> {
  const store = await openStore(path);
  const lines: string[] = [];
  for (const kind of ['pages', 'requests', 'threads'] as const)
    for await (const row of store.rows(kind)) lines.push(JSON.stringify(row));
  const [site] = await store.sites();
  lines.push(JSON.stringify([await store.frontierCounts(site!.id), await store.totals(site!.id)]));
  await store.close();
  return lines;
}

/** What must hold at every instant, asked of the tables themselves. Each query counts violations. */
function violationsOf(path: string): Record<string, unknown> {
  const database = new DatabaseSync(path);
  const count = (sql: string) => Object.values(database.prepare(sql).get() as object)[0] as unknown;
  const state = (table: string) => `url_id IN (SELECT url_id FROM ${table})`;
  const counter = (name: string, table: string) =>
    count(`SELECT (SELECT count(*) FROM ${table}) - (SELECT sum(${name}) FROM site_counters)`);
  const result = {
    integrity: count('PRAGMA integrity_check'),
    pagesWithoutRequest: count('SELECT count(*) FROM pages WHERE url NOT IN (SELECT url FROM requests)'),
    requestsWithoutPage: count('SELECT count(*) FROM requests WHERE url NOT IN (SELECT url FROM pages)'),
    requestsTwice: count('SELECT count(*) - count(DISTINCT url) FROM requests'),
    pagesWithoutBody: count('SELECT count(*) FROM pages WHERE id NOT IN (SELECT page_id FROM bodies)'),
    bodiesWithoutDictionary: count(
      'SELECT count(*) FROM bodies WHERE dictionary_id IS NOT NULL AND dictionary_id NOT IN (SELECT id FROM dictionaries)',
    ),
    pagesWithoutThread: count('SELECT count(*) FROM pages WHERE url NOT IN (SELECT url FROM threads)'),
    pagesStillToDo: count(
      `SELECT count(*) FROM pages p JOIN urls u ON u.url = p.url JOIN url_keys k ON k.url_id = u.id
       WHERE ${state('queue')} OR ${state('waiting')} OR ${state('leases')}`,
    ),
    linksOfPagesNotFound: count(
      `SELECT count(*) FROM pages p, (SELECT 1 AS i UNION SELECT 2 UNION SELECT 3) link
       WHERE 3 * p.fetched_at + link.i < ${PAGES}
         AND 'https://f.example/page/' || (3 * p.fetched_at + link.i) NOT IN (SELECT url FROM urls)`,
    ),
    urlsWithoutKey: count('SELECT count(*) FROM urls WHERE id NOT IN (SELECT url_id FROM url_keys)'),
    urlsTwice: count('SELECT count(*) - count(DISTINCT url) FROM urls'),
    pagesCounted: counter('pages', 'pages'),
    queuedCounted: counter('queued', 'queue'),
    leasedCounted: counter('leased', 'leases'),
    doneCounted: counter('done', 'pages'),
  };
  database.close();
  return result;
}

const NO_VIOLATIONS = Object.fromEntries(
  [
    ...[
      'pagesWithoutRequest',
      'requestsWithoutPage',
      'requestsTwice',
      'pagesWithoutBody',
      'bodiesWithoutDictionary',
    ],
    ...['pagesWithoutThread', 'pagesStillToDo', 'linksOfPagesNotFound', 'urlsWithoutKey', 'urlsTwice'],
    ...['pagesCounted', 'queuedCounted', 'leasedCounted', 'doneCounted'],
  ].map((name) => [name, 0]),
);

describe('a crawl', () => {
  it('loses only work in flight when killed at any instant, and ends as if undisturbed', {
    timeout: 120_000,
  }, async () => {
    const path = join(folder, 'killed.db');
    let random = 20_240_405;
    let killedAtWork = 0;
    const dead: string[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      const worker = startWorker(path, dead);
      const exited = once(worker, 'exit');
      await once(worker.stdout!, 'data');
      random = (Math.imul(random, 1_103_515_245) + 12_345) & 0x7fffffff;
      await new Promise((resolve) => setTimeout(resolve, random % 60));
      worker.kill('SIGKILL');
      const [, signal] = await exited;
      if (signal === 'SIGKILL') killedAtWork++;
      dead.push(String(worker.pid));
      expect(violationsOf(path)).toEqual({ integrity: 'ok', ...NO_VIOLATIONS });
    }
    expect(killedAtWork).toBeGreaterThan(KILLS / 2);
    expect(await once(startWorker(path, dead), 'exit')).toEqual([0, null]);
    expect(violationsOf(path)).toEqual({ integrity: 'ok', ...NO_VIOLATIONS });

    const undisturbed = join(folder, 'undisturbed.db');
    expect(await once(startWorker(undisturbed), 'exit')).toEqual([0, null]);
    const contents = await contentsOf(path);
    expect(contents.length).toBe(3 * PAGES + 1);
    expect(contents).toEqual(await contentsOf(undisturbed));
  });

  it('is shared by two processes without fetching a page twice', { timeout: 60_000 }, async () => {
    const path = join(folder, 'shared.db');
    const workers = [startWorker(path), startWorker(path)];
    const exits = await Promise.all(workers.map((worker) => once(worker, 'exit')));
    expect(exits).toEqual([
      [0, null],
      [0, null],
    ]);
    expect(violationsOf(path)).toEqual({ integrity: 'ok', ...NO_VIOLATIONS });
    expect((await contentsOf(path)).length).toBe(3 * PAGES + 1);
  });
});
