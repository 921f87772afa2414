import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dialectByName, startLab } from '../../lab/index.ts';
import { openStore } from '../../src/store/index.ts';
import { atOnce, scratchFolder, skein, startSkeinWith } from './skein.ts';

const size = { boards: 16, threads: 60, postsPerThread: 4, users: 20 };

/** Everything a crawl found, in one text. */
async function found(db: string): Promise<string> {
  const kinds = ['boards', 'threads', 'posts', 'users'];
  const exports = await Promise.all(kinds.map((what) => skein('export', db, '--what', what)));
  return exports.flatMap(({ stdout }) => stdout.split('\n').sort()).join('\n');
}

describe('threads that read pages', () => {
  it.each(['noisy-start'])('find in %s what the crawl finds alone', async (name) => {
    const lab = await startLab({ dialect: dialectByName(name), size });
    const crawl = async (threads: string) => {
      const db = join(scratchFolder(), 'crawl.db');
      const args = ['crawl', lab.entryUrl, '--db', db, ...atOnce, '--concurrency', '1', '--json'];
      const { code, stdout } = await startSkeinWith({ SKEIN_READING_THREADS: threads }, ...args).finished;
      expect(code).toBe(0);
      return { summary: JSON.parse(stdout) as { readInThreads: number }, found: await found(db) };
    };
    try {
      const alone = await crawl('0');
      const beside = await crawl('2');
      expect(alone.summary.readInThreads).toBe(0);
      expect(beside.summary.readInThreads).toBeGreaterThan(30);
      expect(alone.found).toContain('"createdAt"');
      expect(beside.found).toBe(alone.found);
    } finally {
      await lab.close();
    }
  });

  it('find the same by the model that a crawl has left', async () => {
    const lab = await startLab({ dialect: dialectByName('plain-query'), size });
    const folder = scratchFolder();
    const crawl = async (name: string, ...args: readonly string[]) => {
      const db = join(folder, `${name}.db`);
      const command = ['crawl', lab.entryUrl, '--db', db, ...atOnce, '--concurrency', '1', '--json', ...args];
      const { stdout } = await startSkeinWith({ SKEIN_READING_THREADS: '1' }, ...command).finished;
      const { readInThreads, progress } = JSON.parse(stdout) as Crawled;
      return { db, readInThreads, progress };
    };
    interface Crawled {
      readonly readInThreads: number;
      readonly progress: { readonly pages: number; readonly requests: number };
    }
    try {
      const first = await crawl('first');
      const store = await openStore(first.db);
      const [site] = await store.sites();
      const model = join(folder, 'model.json');
      writeFileSync(model, JSON.stringify(await store.loadModel(site!.id)));
      await store.close();
      const second = await crawl('second', '--model', model);
      expect(second.readInThreads).toBeGreaterThan(first.readInThreads);
      expect(second.progress.requests).toBe(first.progress.requests);
      expect(await found(second.db)).toBe(await found(first.db));
    } finally {
      await lab.close();
    }
  });
});
