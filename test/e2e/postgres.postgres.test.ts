import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type CrawledPost, dialectByName, startLab } from '../../lab/index.ts';
import { hasPostgres, newDatabase } from '../postgres-databases.ts';
import { atOnce, jsonLines, scratchFolder, skein } from './skein.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const size = { boards: 5, threads: 40, postsPerThread: 8, users: 20, spanDays: 10 };
// One request at a time: then both databases see the same pages in the same order.
const options = [...atOnce, '--concurrency', '1'];

describe.skipIf(!hasPostgres)('a crawl into PostgreSQL', () => {
  it('holds what one into SQLite does, is refreshed and searched', { timeout: 120_000 }, async () => {
    const lab = await startLab({ dialect: dialectByName('slug-portal'), size });
    closing.push(() => lab.close());
    const sqlite = join(scratchFolder(), 'f.db');
    const postgres = await newDatabase();
    for (const db of [sqlite, postgres]) {
      const { code, stderr } = await skein('crawl', lab.entryUrl, '--db', db, ...options);
      expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
    }
    const exported = async (db: string, what: string, format = 'jsonl') =>
      (await skein('export', db, '--what', what, '--format', format)).stdout;
    for (const what of ['posts', 'threads', 'boards', 'users'])
      expect(await exported(postgres, what)).toBe(await exported(sqlite, what));
    expect(await exported(postgres, 'posts', 'csv')).toBe(await exported(sqlite, 'posts', 'csv'));
    expect(jsonLines(await exported(postgres, 'requests')).map(({ url }) => url)).toEqual(
      jsonLines(await exported(sqlite, 'requests')).map(({ url }) => url),
    );

    const news = lab.advance(12 * 3600).length;
    expect(news).toBeGreaterThan(0);
    const refreshed = await skein('refresh', postgres, ...atOnce, '--json');
    expect(refreshed.code).toBe(0);
    const posts = jsonLines(await exported(postgres, 'posts')) as unknown as CrawledPost[];
    expect(lab.truth().score([], posts).posts).toMatchObject({ precision: 100, recall: 100 });
    const [word] = posts[0]!.text!.split(/\s+/);
    expect((await skein('search', postgres, word!, '--json')).stdout).not.toBe('');
    const status = jsonLines((await skein('status', postgres, '--json')).stdout);
    expect(status).toMatchObject([{ state: 'done', posts: posts.length }]);
  });
});
