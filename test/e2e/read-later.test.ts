import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dialectByName, startLab } from '../../lab/index.ts';
import { atOnce, scratchFolder, skein } from './skein.ts';

/** Posts as their readers see them, in one order. */
async function posts(db: string): Promise<string[]> {
  const { stdout } = await skein('export', db, '--what', 'posts');
  const rows = stdout.split('\n').filter(Boolean);
  return rows
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .map(({ thread, position, author, createdAt, text }) =>
      [thread, position, author, createdAt, text].join('|'),
    )
    .sort();
}

describe('crawl --read-later', () => {
  it('stores the same pages with the same requests, whose posts are read afterwards', async () => {
    const lab = await startLab({
      dialect: dialectByName('plain-query'),
      size: { boards: 4, threads: 60, postsPerThread: 6, users: 20 },
    });
    const folder = scratchFolder();
    const crawl = async (name: string, ...args: readonly string[]) => {
      const db = join(folder, `${name}.db`);
      const { code, stdout } = await skein('crawl', lab.entryUrl, '--db', db, ...atOnce, '--json', ...args);
      expect(code).toBe(0);
      const { progress } = JSON.parse(stdout) as { progress: { pages: number; requests: number } };
      return { db, pages: progress.pages, requests: progress.requests, posts: await posts(db) };
    };
    try {
      const atOnceRead = await crawl('now');
      const later = await crawl('later', '--read-later');
      expect(later.pages).toBe(atOnceRead.pages);
      expect(later.requests).toBe(atOnceRead.requests);
      expect(later.posts.length).toBeLessThan(atOnceRead.posts.length / 2);
      const again = await skein('extract', '--db', later.db, '--again');
      expect(again.code).toBe(0);
      expect(await posts(later.db)).toEqual(atOnceRead.posts);
    } finally {
      await lab.close();
    }
  });

  it('says how the posts are read', async () => {
    const lab = await startLab({
      dialect: dialectByName('plain-query'),
      size: { boards: 2, threads: 10, postsPerThread: 4, users: 8 },
    });
    try {
      const db = join(scratchFolder(), 'later.db');
      const { stderr } = await skein('crawl', lab.entryUrl, '--db', db, ...atOnce, '--read-later');
      expect(stderr).toContain(`skein extract --db ${db} --again`);
    } finally {
      await lab.close();
    }
  });
});
