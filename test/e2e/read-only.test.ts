// Databases that may be read but not written: a backup, a folder of somebody else, a disc.
import { spawn } from 'node:child_process';
import { chmodSync, copyFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unprivileged } from '../../bench/scale/postgres-server.ts';
import { openStore } from '../../src/store/index.ts';
import { boardUrl, FORUM, fillForum, POSTS, THREADS } from '../server/desk.ts';
import { executable, jsonLines, scratchFolder } from './skein.ts';

const folder = scratchFolder();
const never = join(folder, 'never-searched.db');
const before = join(folder, 'searched.db');
let files: string[];

/** Runs skein as somebody who may not write: permissions bind everybody but root. */
async function skein(...args: readonly string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, [executable, ...args], { ...unprivileged(), cwd: '/' });
  const [out, err] = [child.stdout, child.stderr].map((stream) => stream.setEncoding('utf8').toArray());
  const code = await new Promise<number>((resolve) => child.once('close', resolve));
  return { code, stdout: (await out!).join(''), stderr: (await err!).join('') };
}

beforeAll(async () => {
  const store = await openStore(never);
  await fillForum(store);
  await store.close();
  copyFileSync(never, before);
  const searched = await openStore(before);
  await searched.search('words');
  await searched.close();
  // One has no journal beside it, as after a backup; the other an empty one, as a process of ours may leave it.
  for (const end of ['-wal', '-shm']) rmSync(`${never}${end}`, { force: true });
  files = readdirSync(folder);
  chmodSync(never, 0o444);
  chmodSync(before, 0o444);
  chmodSync(folder, 0o555);
});
afterAll(() => chmodSync(folder, 0o755));

describe('a database that cannot be written', () => {
  it('is exported, and its state shown', async () => {
    const { code, stdout, stderr } = await skein('export', never, '--what', 'posts');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(jsonLines(stdout)).toHaveLength(THREADS * POSTS);
    const status = await skein('status', never, '--json');
    expect(jsonLines(status.stdout)).toMatchObject([{ site: FORUM, posts: THREADS * POSTS }]);
  });

  it.each([never, before])('is searched: %s', async (db) => {
    const { code, stdout } = await skein('search', db, 'gruyere', '--json');
    expect(code).toBe(0);
    expect(jsonLines(stdout)).toMatchObject([{ snippet: expect.stringContaining('gruyère') }]);
  });

  it('is shown in the dashboard, which says what cannot be changed', async () => {
    const child = spawn(process.execPath, [executable, 'inspect', never, '--port', '0'], {
      ...unprivileged(),
      cwd: '/',
    });
    const ended = new Promise((resolve) => child.once('close', resolve));
    try {
      const url = await new Promise<string>((resolve, reject) => {
        child.stdout.setEncoding('utf8').once('data', resolve);
        child.stderr.setEncoding('utf8').on('data', (line: string) => {
          if (line.startsWith('skein:')) reject(new Error(line));
        });
      });
      const ask = async (path: string, init?: RequestInit) =>
        (await (await fetch(new URL(path, url.trim()), init)).json()) as Record<string, unknown>;
      expect(await ask('/api/sites')).toMatchObject({ sites: [{ posts: THREADS * POSTS }] });
      expect(await ask('/api/search?q=gruyere')).toMatchObject({ hits: [{ site: 1 }] });
      const board = encodeURIComponent(boardUrl);
      expect((await ask(`/api/sites/1/threads?board=${board}`)).threads).toHaveLength(THREADS);
      const headers = { 'content-type': 'application/json' };
      const added = await ask('/api/sites', {
        method: 'POST',
        headers,
        body: JSON.stringify({ url: 'http://a.test/' }),
      });
      expect(added.error).toMatch(/cannot open .* for writing/);
    } finally {
      child.kill('SIGINT');
      await ended;
    }
  });

  it('is refused in one line where something is to be stored, and left as it was', async () => {
    const { code, stderr } = await skein('crawl', FORUM, '--db', never);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^skein: cannot open .* for writing: no permission.*\n$/);
    expect(readdirSync(folder)).toEqual(files);
  });
});
