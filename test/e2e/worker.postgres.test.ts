import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type CrawledPost, dialectByName, type Lab, startLab } from '../../lab/index.ts';
import { hasPostgres, newDatabase } from '../postgres-databases.ts';
import { atOnce, jsonLines, scratchFolder, skein, startSkein } from './skein.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const size = { boards: 3, threads: 12, postsPerThread: 5, users: 10, spanDays: 10 };

async function labs(...names: string[]): Promise<Lab[]> {
  return Promise.all(
    names.map(async (name) => {
      const lab = await startLab({ dialect: dialectByName(name), size });
      closing.push(() => lab.close());
      return lab;
    }),
  );
}

const worker = (db: string, ...more: string[]) =>
  startSkein('worker', '--db', db, '--once', '--json', ...atOnce, ...more);

async function postsOf(db: string): Promise<CrawledPost[]> {
  return jsonLines((await skein('export', db, '--what', 'posts')).stdout) as unknown as CrawledPost[];
}

function expectComplete(forums: readonly Lab[], posts: readonly CrawledPost[]): void {
  for (const lab of forums) {
    const own = posts.filter((post) =>
      String((post as { page?: unknown }).page).startsWith(new URL(lab.entryUrl).origin),
    );
    expect(lab.truth().score([], own).posts).toMatchObject({ precision: 100, recall: 100 });
  }
}

/** Pages that were asked for more than once, robots.txt and the like aside. */
function askedTwice(lab: Lab): string[] {
  const urls = lab.requests.map(({ url }) => url).filter((url) => !url.endsWith('/robots.txt'));
  return urls.filter((url, i) => urls.indexOf(url) < i);
}

describe.skipIf(!hasPostgres)('workers on PostgreSQL', () => {
  it('share forums, ask for each page once, and go on after one of them is killed', {
    timeout: 120_000,
  }, async () => {
    const forums = await labs('slug-portal', 'tree-query-order', 'slug-portal');
    const db = await newDatabase();
    expect((await skein('add', ...forums.map(({ entryUrl }) => entryUrl), '--db', db)).code).toBe(0);
    const killed = worker(db, '--sites', '1');
    // It is in the middle of its first forum.
    while (forums.every(({ requests }) => requests.length < 8))
      await new Promise((wait) => setTimeout(wait, 20));
    killed.child.kill('SIGKILL');
    const before = forums.map(({ requests }) => requests.length);
    await killed.finished;
    const finished = await Promise.all([worker(db).finished, worker(db).finished]);
    for (const { code, stderr } of finished)
      expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
    expectComplete(forums, await postsOf(db));
    // What the killed one had on its way is asked for again, nothing else.
    for (const [i, lab] of forums.entries()) expect(askedTwice(lab).length).toBeLessThanOrEqual(before[i]!);
    const status = jsonLines((await skein('status', db, '--json')).stdout);
    expect(status.map(({ state, worker }) => [state, worker])).toEqual(forums.map(() => ['done', null]));
  });
});

describe('a worker', () => {
  it('works on a SQLite file, within limits, is paused, resumed and watched', {
    timeout: 120_000,
  }, async () => {
    const [small, limited, paused] = await labs('slug-portal', 'slug-portal', 'tree-query-order');
    const db = join(scratchFolder(), 'f.db');
    const metricsPort = 20_000 + (process.pid % 20_000);
    await skein('add', small!.entryUrl, paused!.entryUrl, '--db', db);
    await skein('add', limited!.entryUrl, '--db', db, '--max-pages', '5');
    expect((await skein('pause', paused!.entryUrl, '--db', db)).stderr).toContain('paused');
    const running = startSkein(
      'worker',
      '--db',
      db,
      '--json',
      ...atOnce,
      '--render',
      'never',
      '--metrics',
      String(metricsPort),
    );
    const state = async (lab: Lab) =>
      jsonLines((await skein('status', db, '--json')).stdout).find(({ site }) => site === lab.entryUrl)
        ?.state;
    while ((await state(small!)) !== 'done' || (await state(limited!)) !== 'paused');
    expect(await (await fetch(`http://127.0.0.1:${metricsPort}/healthz`)).json()).toMatchObject({
      healthy: true,
    });
    expect(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()).toMatch(
      /skein_pages_total [1-9]\d*\n[\s\S]*skein_fleet_sites\{state="paused"\} 1\n/,
    );
    expect(paused!.requests).toEqual([]);
    await skein('resume', paused!.entryUrl, '--db', db);
    while ((await state(paused!)) !== 'done');
    running.child.kill('SIGTERM');
    expect((await running.finished).code).toBe(0);
    expectComplete([small!, paused!], await postsOf(db));
    await skein('remove', small!.entryUrl, '--db', db);
    const left = new Set(
      (await postsOf(db)).map((post) => new URL(String((post as { page?: unknown }).page)).origin),
    );
    expect(left.has(new URL(small!.entryUrl).origin)).toBe(false);
    expect(left.has(new URL(paused!.entryUrl).origin)).toBe(true);
  });
});
