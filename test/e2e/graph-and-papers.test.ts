import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialectByName, type Lab, startLab } from '../../lab/index.ts';
import { atOnce, jsonLines, scratchFolder, skein } from './skein.ts';

describe('learn --graph', () => {
  let lab: Lab;
  beforeAll(async () => {
    const size = { boards: 4, threads: 24, postsPerThread: 6, users: 15 };
    lab = await startLab({ dialect: dialectByName('plain-query'), size });
  });
  afterAll(() => lab.close());

  it('draws the map of a site as a picture and as data', async () => {
    const folder = scratchFolder();
    const file = (name: string) => join(folder, name);
    const draw = (name: string, ...more: string[]) =>
      skein('learn', lab.entryUrl, ...atOnce, '--db', file('learn.db'), '--graph', file(name), ...more);
    const { code, stderr } = await draw('map.svg');
    expect(code).toBe(0);
    expect(stderr).toContain('drawn: ');
    expect(readFileSync(file('map.svg'), 'utf8')).toMatch(/^<svg [\s\S]*>posts<\/text>[\s\S]*<\/svg>\n$/);
    await draw('map.json');
    const map = JSON.parse(readFileSync(file('map.json'), 'utf8')) as {
      vertices: { kind: string; pages: number }[];
      arcs: { follow: number }[];
    };
    expect(map.vertices.map(({ kind }) => kind)).toContain('entry');
    expect(map.arcs.some(({ follow }) => follow > 0)).toBe(true);
  }, 90_000);

  it('refuses an ending it does not know before anything is asked for', async () => {
    const before = lab.requests.length;
    const { code, stderr } = await skein('learn', lab.entryUrl, '--graph', 'map.png');
    expect(code).toBe(2);
    expect(stderr).toMatch(/^skein: --graph map.png: .*\.svg, \.dot or \.json/);
    expect(lab.requests.length).toBe(before);
  });

  it('a model with a map is followed as it was learned, from a file too', async () => {
    const folder = scratchFolder();
    const model = join(folder, 'model.json');
    const db = join(folder, 'crawl.db');
    await skein('learn', lab.entryUrl, ...atOnce, '--strategy', 'irobot', '--out', model);
    const { code } = await skein('crawl', lab.entryUrl, ...atOnce, '--model', model, '--db', db);
    expect(code).toBe(0);
    const threads = jsonLines((await skein('export', db, '--what', 'threads')).stdout);
    expect(threads.length).toBeGreaterThanOrEqual(20);
  }, 90_000);

  it('--scope threads leaves members and their lists alone, and a crawl begun so does not go on otherwise', async () => {
    const folder = scratchFolder();
    const db = join(folder, 'learn.db');
    const learned = async (scope: string) => {
      const out = join(folder, `${scope}.json`);
      const { code } = await skein(
        ...['learn', lab.entryUrl, ...atOnce, '--strategy', 'irobot'],
        ...['--scope', scope, '--db', db, '--out', out],
      );
      expect(code).toBe(0);
      const { patterns } = JSON.parse(readFileSync(out, 'utf8')) as { patterns: { type: string }[] };
      return new Set(patterns.map(({ type }) => type));
    };
    expect(await learned('all')).toContain('other');
    const types = await learned('threads');
    expect(types).toContain('thread');
    expect(types).not.toContain('other');
    const crawl = ['crawl', lab.entryUrl, ...atOnce, '--strategy', 'irobot', '--db', db];
    const other = await skein(...crawl, '--scope', 'all');
    expect(other.code).toBe(2);
    expect(other.stderr).toMatch(/skein: this site was learned with --scope threads: /);
    expect((await skein(...crawl)).code).toBe(0);
  }, 90_000);

  it('--scope is refused for a strategy without one', async () => {
    const { code, stderr } = await skein('crawl', lab.entryUrl, '--scope', 'threads');
    expect(code).toBe(2);
    expect(stderr).toMatch(/^skein: --scope is for --strategy irobot or skeleton/);
  });
});

describe('bench papers', () => {
  it('writes the tables of a part, says which are missing, and does nothing twice', async () => {
    const folder = scratchFolder();
    const run = (...more: string[]) =>
      skein(
        ...['bench', 'papers', '--lab', '--forums', 'combined-1', '--parts', 'flips'],
        ...['--out', join(folder, 'out'), '--state', join(folder, 'state')],
        ...more,
      );
    const first = await run();
    expect(first.code).toBe(0);
    expect(first.stderr).toContain('flips--combined-1');
    const report = readFileSync(join(folder, 'out', 'papers-lab.md'), 'utf8');
    expect(report).toMatch(/\| grouped \(algorithm 2\) \| [\d.]+ \(\d+ of \d+\) \|/);
    expect(report).toContain('(`--parts many`): not run');
    const again = await run('--jobs', '1', '--seed', '1');
    expect(again.stderr).toBe('');
    expect((await run('--report-only')).code).toBe(0);
    expect(readFileSync(join(folder, 'out', 'papers-lab.md'), 'utf8')).toBe(report);
  }, 120_000);

  it('says what is missing', async () => {
    const { code, stderr } = await skein('bench', 'papers');
    expect(code).toBe(2);
    expect(stderr).toContain('--mirrors DIR or --lab');
    const wrong = await skein('bench', 'papers', '--lab', '--parts', 'magic');
    expect(wrong.code).toBe(2);
    expect(wrong.stderr).toContain('there is no magic');
  });
});
