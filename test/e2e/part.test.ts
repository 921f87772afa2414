import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialectByName, type Lab, startLab } from '../../lab/index.ts';
import { atOnce, jsonLines, scratchFolder, skein } from './skein.ts';

const size = { boards: 3, threads: 40, postsPerThread: 3, users: 10 };
let lab: Lab;
beforeAll(async () => {
  lab = await startLab({ dialect: dialectByName('plain-query'), size, seed: 5 });
});
afterAll(() => lab.close());

const crawl = (db: string, ...args: string[]) => skein('crawl', lab.entryUrl, '--db', db, ...atOnce, ...args);

async function threadsIn(db: string): Promise<unknown[]> {
  const { stdout } = await skein('export', db, '--what', 'posts');
  return [...new Set(jsonLines(stdout).map(({ thread }) => thread))].sort();
}

describe('a crawl of a part of a forum', { timeout: 240_000 }, () => {
  it('is stopped, goes on by the same command, and takes the rest when all is asked for', async () => {
    const db = join(scratchFolder(), 'f.db');
    const threads = lab.truth().threads();
    const { board } = threads[0]!;
    const { url } = lab
      .truth()
      .boards()
      .find(({ id }) => id === board)!;
    const part = ['--board', url!, '--exclude', '*t=1', '--exclude', '*t=2'];
    expect((await crawl(db, ...part, '--max-pages', '15')).code).toBe(3);
    expect((await crawl(db, ...part)).code).toBe(0);
    const wanted = threads.filter((thread) => thread.board === board && !/t=[12]$/.test(thread.url));
    expect(await threadsIn(db)).toEqual(wanted.map((thread) => thread.url).sort());
    const before = lab.requests.length;
    expect((await crawl(db, ...part)).code).toBe(0);
    expect(lab.requests.length).toBe(before);
    expect((await crawl(db)).code).toBe(0);
    expect(await threadsIn(db)).toEqual(threads.map((thread) => thread.url).sort());
  });

  it('counts what was left out', async () => {
    const db = join(scratchFolder(), 'f.db');
    const { code, stderr } = await crawl(db, '--include', 're:^http://[^/]+/showthread\\.php\\?t=\\d$');
    expect(code).toBe(0);
    expect(stderr).toMatch(/\d+ URLs were left out, as asked for/);
    expect(stderr).toContain('only a part of the forum was asked for');
    expect(stderr).not.toContain('robots.txt');
  });
});

describe('a part of a forum that cannot be asked for', () => {
  const wrong: [string, string[], RegExp][] = [
    ['a glob that no address matches', ['--include', 'off-topic'], /write "\*off-topic\*"/],
    ['a broken regular expression', ['--exclude', 're:^('], /is no regular expression/],
    ['one that could take very long', ['--exclude', 're:^(a+)+$'], /could take very long/],
    ['what is no address', ['--board', 'not a url'], /not a web address/],
    ['what is no date', ['--since', 'yesterday'], /expected a date like 2026-01-31/],
    ['a day that no month has', ['--since', '2025-02-30'], /expected a date like 2026-01-31/],
    ['a date to come', ['--since', '2999-01-01'], /not in the future/],
    [
      'dates of lists that are not read',
      ['--since', '2020-01-01', '--read-later'],
      /--since needs the dates/,
    ],
  ];

  it.each(wrong)('is refused in one line: %s', async (_name, args, said) => {
    const { code, stderr } = await crawl(join(scratchFolder(), 'f.db'), ...args);
    expect(stderr).toMatch(said);
    expect(stderr.split('\n').filter((line) => line.startsWith('skein:'))).toHaveLength(1);
    expect(code).toBe(2);
  });

  it('is refused where the board is a thread', { timeout: 60_000 }, async () => {
    const [thread] = lab.truth().threads();
    const { code, stderr } = await crawl(join(scratchFolder(), 'f.db'), '--board', thread!.url);
    expect(stderr).toMatch(/is no board by what was learned of the site, but a thread/);
    expect(code).toBe(2);
  });
});
