import { describe, expect, it } from 'vitest';
import { dialects } from '../../lab/index.ts';
import { jsonLines, scratchFolder, skein, startSkein } from './skein.ts';

describe('demo', () => {
  it('crawls the bundled forum and shows its posts', async () => {
    const result = await skein('demo', '--db', `${scratchFolder()}/demo.db`);
    expect(result.code).toBe(0);
    expect(result.stderr).toMatch(/a test forum runs at http:\/\/127\.0\.0\.1:\d+/);
    expect(result.stderr).toMatch(/done: [\d,]+ posts in [\d,]+ threads/);
    expect(result.stdout).toMatch(/more posts/);
  });
});

describe('lab', () => {
  it('lists every dialect', async () => {
    const { stdout } = await skein('lab', 'list');
    expect(stdout.trim().split('\n')).toHaveLength(dialects.length);
    expect(dialects.length).toBeGreaterThanOrEqual(16);
  });

  it('prints the truth of a forum', async () => {
    const { stdout } = await skein(
      'lab',
      'truth',
      'plain-query',
      '--seed',
      '3',
      '--boards',
      '3',
      '--threads',
      '5',
    );
    const lines = jsonLines(stdout);
    expect(lines[0]).toMatchObject({ kind: 'site' });
    expect(lines.filter(({ kind }) => kind === 'thread')).toHaveLength(5);
    expect(lines.filter(({ kind }) => kind === 'post').length).toBeGreaterThanOrEqual(5);
  });

  it('serves a forum until it is told to stop', async () => {
    const { child, finished } = startSkein(
      'lab',
      'serve',
      'russian-suffix',
      '--threads',
      '3',
      '--growing',
      '60',
    );
    const url = await new Promise<string>((resolve) =>
      child.stdout!.once('data', (text) => resolve(String(text).trim())),
    );
    expect((await fetch(url)).status).toBe(200);
    child.kill('SIGTERM');
    expect((await finished).code).toBe(0);
  });

  it('names the dialects when asked for one that does not exist', async () => {
    const result = await skein('lab', 'truth', 'klingon');
    expect(result.code).toBe(2);
    expect(result.stderr).toMatch(/plain-query/);
  });
});

describe('--help', () => {
  it('lists the commands with examples, and each command its options', async () => {
    const { stdout, code } = await skein('--help');
    expect(code).toBe(0);
    for (const word of ['crawl', 'export', 'demo', 'lab', 'Examples', 'Exit codes'])
      expect(stdout).toContain(word);
    expect((await skein('crawl', '--help')).stdout).toContain('--from-warc');
    expect((await skein('--version')).stdout).toMatch(/^\d+\.\d+\.\d+/);
  });
});
