import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ArticleLab, type ArticleTruth, startArticles } from '../../lab/articles/index.ts';
import { jsonLines, scratchFolder, skein, startSkein } from './skein.ts';

describe('skein comments', () => {
  const folder = scratchFolder();
  let lab: ArticleLab;
  let common: string[];
  const one = (is: (truth: ArticleTruth) => boolean): ArticleTruth =>
    lab.truth.find((truth) => is(truth) && truth.comments.length > 0)!;

  beforeAll(async () => {
    lab = await startArticles({ from: 1, sites: 24 });
    common = ['--proxy', lab.proxy, '--rate', '0', '--memory', 'none'];
  });
  afterAll(() => lab.close());

  it('prints the page, then its comments with the fields of posts, and writes a summary', async () => {
    const { url, comments } = one(({ site }) => site.trigger === 'static');
    const summary = join(folder, 'summary.jsonl');
    const result = await skein('comments', url, ...common, '--render', 'never', '--summary', summary);
    expect(result.code).toBe(0);
    const [page, ...rows] = jsonLines(result.stdout);
    expect(page).toMatchObject({ page: url, type: 'comments' });
    expect(rows).toHaveLength(comments.length);
    expect(rows[0]).toMatchObject({ thread: url, position: 1, author: comments[0]!.author });
    expect(jsonLines(readFileSync(summary, 'utf8'))).toEqual([
      expect.objectContaining({
        url,
        trigger: 'none',
        clicksTried: 0,
        found: comments.length,
        browser: false,
      }),
    ]);
  });

  it('goes on with the next article of a feed when one fails', async () => {
    const { url } = one(({ site }) => site.trigger === 'static');
    const feed = join(folder, 'feed.txt');
    writeFileSync(feed, `http://site1.test/gone\n${url}\n`);
    const result = await skein('comments', '--feed', feed, ...common, '--render', 'never');
    expect(result.code).toBe(0);
    expect(result.stderr).toContain('404');
    const pages = jsonLines(result.stdout).filter((line) => 'type' in line);
    expect(pages).toEqual([
      expect.objectContaining({ page: 'http://site1.test/gone', type: 'other', confidence: 0 }),
      expect.objectContaining({ page: url, type: 'comments' }),
    ]);
  });

  it('watches a feed until it is stopped, and does not visit again after a restart', async () => {
    const { url } = one(({ site }) => site.trigger === 'static');
    const feed = join(folder, 'watched.xml');
    writeFileSync(
      feed,
      `<rss><item><link>${url}</link><pubDate>Mon, 02 Mar 2020 10:00:00 GMT</pubDate></item></rss>`,
    );
    const memory = join(folder, 'memory', 'triggers.json');
    const watch = async (until: string) => {
      const { child, finished } = startSkein(
        'comments',
        '--feed',
        feed,
        '--watch',
        ...common.slice(0, -1),
        memory,
        '--render',
        'never',
        '--rate',
        '0',
      );
      for (const stream of [child.stdout!, child.stderr!])
        stream.on('data', (chunk) => String(chunk).includes(until) && child.kill('SIGTERM'));
      return finished;
    };
    const first = await watch('"type":"comments"');
    expect(first.code).toBe(3);
    expect(jsonLines(first.stdout)[0]).toMatchObject({ page: url, type: 'comments' });
    expect(first.stderr).toContain('articles: 1 new, 1 waiting');
    writeFileSync(feed, `${url}\nhttp://site1.test/gone\n`);
    const second = await watch('"error"');
    expect(jsonLines(second.stdout).map(({ page }) => page)).toEqual(['http://site1.test/gone']);
  });

  it('clicks in a browser where it must, and saves pictures of it', async () => {
    const { url, comments } = one(({ site }) => site.trigger === 'click');
    const pictures = join(folder, 'pictures');
    const result = await skein('comments', url, ...common, '--screenshots', pictures);
    expect(result.code).toBe(0);
    expect(jsonLines(result.stdout)).toHaveLength(1 + comments.length);
    const name = url.replace('http://', '').replace(/[^\p{L}\p{N}]+/gu, '-');
    for (const step of ['click-1-before', 'click-1-after', 'section'])
      expect(existsSync(join(pictures, `${name}-${step}.png`)), step).toBe(true);
  });

  it('asks for an address', async () => {
    const result = await skein('comments');
    expect(result).toMatchObject({ code: 2, stdout: '' });
    expect(result.stderr).toContain('name an article');
    expect(await skein('comments', 'http://a.test/', '--watch')).toMatchObject({ code: 2, stdout: '' });
  });
});
