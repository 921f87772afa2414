import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialectByName, type Lab, startLab } from '../../lab/index.ts';
import { jsonLines, scratchFolder, skein } from './skein.ts';

describe('a forum whose pages scripts fill', () => {
  let lab: Lab;
  const size = { boards: 3, threads: 12, postsPerThread: 4, users: 10 };
  beforeAll(async () => {
    lab = await startLab({ dialect: dialectByName('script-shell'), size, seed: 2 });
  });
  afterAll(() => lab.close());

  it('is crawled through the browser without being told to', async () => {
    const db = join(scratchFolder(), 'f.db');
    const { code, stderr } = await skein('crawl', lab.entryUrl, '--db', db, '--rate', '0');
    expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
    expect(stderr).toContain('filled by scripts');
    const { stdout } = await skein('export', db, '--what', 'posts', '--format', 'jsonl');
    expect(jsonLines(stdout)).toHaveLength(lab.truth().posts().length);
  }, 120_000);

  it('says in one line how to get a browser when there is none', async () => {
    const db = join(scratchFolder(), 'f.db');
    const browser = ['--browser', '/nowhere/chromium'];
    const named = await skein('crawl', lab.entryUrl, '--db', db, '--rate', '0', ...browser);
    expect(named.code).toBe(1);
    expect(named.stderr.trim()).toMatch(
      /^skein: there is no browser at \/nowhere\/chromium: install Chromium .*$/,
    );
    process.env.SKEIN_CHROMIUM = '/nowhere/chromium';
    try {
      const needed = await skein('crawl', lab.entryUrl, '--db', db, '--rate', '0');
      expect(needed.code).toBe(1);
      expect(needed.stderr).toMatch(/made by scripts, which takes a browser; .*SKEIN_CHROMIUM=PATH/);
    } finally {
      delete process.env.SKEIN_CHROMIUM;
    }
  }, 60_000);

  it('is no forum without the browser', async () => {
    const db = join(scratchFolder(), 'f.db');
    const { code, stderr } = await skein(
      'crawl',
      lab.entryUrl,
      '--db',
      db,
      '--rate',
      '0',
      '--render',
      'never',
    );
    expect(code).toBe(1);
    expect(stderr).toContain('does not look like part of a forum');
  });
});
