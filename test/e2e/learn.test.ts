import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialectByName, type Lab, startLab } from '../../lab/index.ts';
import { atOnce, type Finished, jsonLines, scratchFolder, skein, startSkein } from './skein.ts';

const size = { boards: 6, threads: 40, postsPerThread: 7, users: 30 };

interface ModelFile {
  version: number;
  entry?: string;
  patterns: { type: string; regex: string; identity?: unknown; page?: unknown; follow?: unknown }[];
  [field: string]: unknown;
}

/** One line that starts with our name, no stack; exit code 1, or 3 where a wall can be passed later. */
function expectOneLine({ stderr, code }: Finished, text: RegExp, expected = 1): void {
  const lines = stderr.split('\n').filter((line) => line.startsWith('skein:'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(text);
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(code).toBe(expected);
}

async function exported(db: string, what: string): Promise<Record<string, unknown>[]> {
  return jsonLines((await skein('export', db, '--what', what)).stdout);
}

describe('learn', () => {
  let lab: Lab;
  let modelFile: string;
  const newDb = () => join(scratchFolder(), 'crawl.db');

  beforeAll(async () => {
    lab = await startLab({ dialect: dialectByName('plain-query'), size });
    modelFile = join(scratchFolder(), 'model.json');
    await skein('learn', lab.entryUrl, ...atOnce, '--out', modelFile);
  });
  afterAll(() => lab.close());

  it('prints entry, patterns with examples, pages used and how sure it is', async () => {
    const before = lab.requests.length;
    const { code, stdout } = await skein('learn', lab.entryUrl, ...atOnce);
    expect(code).toBe(0);
    const asked = lab.requests.length - before;
    expect(asked).toBeLessThanOrEqual(40);
    expect(stdout).toContain(`Entry page     ${lab.entryUrl}`);
    expect(stdout).toMatch(new RegExp(`Learned from   \\d+ pages with ${asked} requests`));
    expect(stdout).toMatch(/Confidence {5}\d+ % of these pages/);
    expect(stdout).toMatch(/^Boards: \d+ links seen, \d+ matched\n {2}\^http/m);
    const [, example] = /^Threads: .*\n {2}\^http.*\n.*\n {4}(http\S+)$/m.exec(stdout)!;
    expect(lab.truth().typeOf(example!).type).toBe('thread');
    expect(stdout).toMatch(/^Not followed: \d+ other links\n {4}http/m);
  });

  it('prints the same as one object with --json', async () => {
    const { code, stdout } = await skein('learn', lab.entryUrl, ...atOnce, '--json');
    expect(code).toBe(0);
    const report = JSON.parse(stdout) as { entry: { url: string }; types: { type: string; seen: number }[] };
    expect(report.entry.url).toBe(lab.entryUrl);
    expect(report.types.map(({ type }) => type)).toEqual(expect.arrayContaining(['index', 'thread']));
  });

  it('writes a model by which a crawl brings the same threads and posts as one that learns itself', async () => {
    const [own, given] = [newDb(), newDb()];
    expect((await skein('crawl', lab.entryUrl, ...atOnce, '--db', own)).code).toBe(0);
    const before = lab.requests.length;
    const result = await skein('crawl', lab.entryUrl, ...atOnce, '--db', given, '--model', modelFile);
    expect(result.code).toBe(0);
    const asked = lab.requests.slice(before).map(({ url }) => url);
    expect(new Set(asked).size).toBe(asked.length);
    const threads = await exported(own, 'threads');
    expect(threads.length).toBeGreaterThanOrEqual(size.threads);
    // What pagers leave room for is noted of pages that the crawl asks for itself.
    const withoutLeast = (rows: Record<string, unknown>[]) =>
      rows.map((row) => ({ ...row, leastPosts: null }));
    expect(withoutLeast(await exported(given, 'threads'))).toEqual(withoutLeast(threads));
    expect((await exported(given, 'posts')).map(({ id, text }) => [id, text])).toEqual(
      (await exported(own, 'posts')).map(({ id, text }) => [id, text]),
    );
  });

  it('keeps the pages with --db: a crawl into the same file asks for none of them again', async () => {
    const db = newDb();
    const before = lab.requests.length;
    await skein('learn', lab.entryUrl, ...atOnce, '--db', db);
    expect((await skein('crawl', lab.entryUrl, ...atOnce, '--db', db)).code).toBe(0);
    const asked = lab.requests.slice(before).map(({ url }) => url);
    const pages = asked.filter((url) => !url.endsWith('/robots.txt'));
    expect(new Set(pages).size).toBe(pages.length);
  });

  describe('model files', () => {
    /** The learned model, edited. */
    function edited(change: (model: ModelFile) => void): string {
      const model = JSON.parse(readFileSync(modelFile, 'utf8')) as ModelFile;
      change(model);
      const path = join(scratchFolder(), 'model.json');
      writeFileSync(path, JSON.stringify(model));
      return path;
    }
    const crawl = (path: string) =>
      skein('crawl', lab.entryUrl, ...atOnce, '--db', newDb(), '--model', path, '--max-pages', '8');

    it('survive hand edits: what is left out has a meaning', async () => {
      const path = edited((model) => {
        const patterns = model.patterns.map(({ type, regex }) => ({ type, regex, note: 'checked by Ann' }));
        for (const name of Object.keys(model)) delete model[name];
        model.patterns = patterns;
      });
      const result = await crawl(path);
      expect(result.stderr).not.toMatch(/^skein:/m);
      expect(result.code).toBe(3);
    });

    // What else may be wrong: test/cli/model-file.test.ts.
    it('with an unknown version give one clear line', async () => {
      const path = edited((model) => {
        model.version = 7;
      });
      expectOneLine(await crawl(path), /version is 7; this Skein reads version 1/);
    });

    it('that are no JSON, or not there, are named', async () => {
      const path = join(scratchFolder(), 'broken.json');
      writeFileSync(path, '{ "version": 1, ');
      expectOneLine(await crawl(path), /broken\.json is no valid JSON/);
      expectOneLine(await crawl('/no/such/model.json'), /no\/such\/model\.json: there is no such file/);
    });

    it('that cannot be written are named', async () => {
      const result = await skein('learn', lab.entryUrl, ...atOnce, '--out', '/no/such/folder/model.json');
      expectOneLine(result, /cannot write \/no\/such\/folder\/model\.json/);
    });
  });
});

describe('learning that is interrupted', () => {
  it('stops cleanly on Ctrl-C with exit code 3 and goes on without asking again', async () => {
    const lab = await startLab({ dialect: dialectByName('plain-query'), size });
    const db = join(scratchFolder(), 'crawl.db');
    try {
      const { child, finished } = startSkein(
        'crawl',
        lab.entryUrl,
        '--db',
        db,
        '--rate',
        '5',
        '--render',
        'never',
      );
      await until(() => lab.requests.length >= 5);
      child.kill('SIGINT');
      const stopped = await finished;
      expect(stopped.code).toBe(3);
      expect(stopped.stderr).toMatch(/still learning the site: the same command goes on/);
      expect(lab.requests.length).toBeLessThanOrEqual(8);
      const kept = (await exported(db, 'pages')).map(({ url }) => url);
      expect(kept.length).toBeGreaterThanOrEqual(3);
      expect(await exported(db, 'requests')).toHaveLength(lab.requests.length);
      const before = lab.requests.length;
      expect((await skein('crawl', lab.entryUrl, '--db', db, ...atOnce)).code).toBe(0);
      const asked = lab.requests.slice(before).map(({ url }) => url);
      expect(asked.filter((url) => kept.includes(url))).toEqual([]);
      expect((await exported(db, 'threads')).length).toBeGreaterThanOrEqual(size.threads);
    } finally {
      await lab.close();
    }
  });

  it('goes on after a kill too', async () => {
    const lab = await startLab({ dialect: dialectByName('plain-query'), size });
    const db = join(scratchFolder(), 'learn.db');
    try {
      const { child, finished } = startSkein(
        'learn',
        lab.entryUrl,
        '--db',
        db,
        '--rate',
        '20',
        '--render',
        'never',
      );
      await until(() => lab.requests.length >= 6);
      child.kill('SIGKILL');
      await finished;
      const kept = (await exported(db, 'pages')).map(({ url }) => url);
      expect(kept.length).toBeGreaterThanOrEqual(3);
      const before = lab.requests.length;
      expect((await skein('learn', lab.entryUrl, '--db', db, ...atOnce)).code).toBe(0);
      const asked = lab.requests.slice(before).map(({ url }) => url);
      expect(asked.filter((url) => kept.includes(url))).toEqual([]);
    } finally {
      await lab.close();
    }
  });
});

describe('a URL that is no forum', () => {
  let server: Server;
  let origin: string;
  let asked: string[] = [];
  const html = (body: string) => ({ type: 'text/html', body: `<html><body>${body}</body></html>` });
  const links = (from: number, count: number, path: string) =>
    Array.from(
      { length: count },
      (_, i) => `<li><a href="/${path}/${from + i}">About ${path} ${from + i}</a></li>`,
    ).join('');
  const menu = '<a href="/">Home</a> <a href="/about">About us</a> <a href="/contact">Contact</a>';
  const article =
    `${menu}<h1>The bridge</h1><p>${'The council met on Tuesday and spoke at length about the new bridge. '.repeat(3)}</p>` +
    `<p>${'Nobody knows yet what it will cost. '.repeat(4)}</p><h2>What comes next</h2>` +
    `<p>${'A plan is to be shown in spring, and everybody may come to see it. '.repeat(6)}</p>`;
  const pages: Record<string, { type: string; body: string }> = {
    '/article': {
      ...html(`<title>The bridge</title>${article}`),
    },
    '/login': html(
      '<title>Log in</title><form method="post"><input name="user"><input type="password" name="p"><button>Log in</button></form><a href="/register">Register</a>',
    ),
    '/empty': { type: 'text/html', body: '' },
    '/shop': html(`<title>Shop</title>${menu}<ul>${links(1, 30, 'item')}</ul>`),
    '/api': { type: 'application/json', body: '{"threads":[1,2,3]}' },
    '/file.pdf': { type: 'application/pdf', body: '%PDF-1.4' },
  };

  const numbers = Array.from({ length: 12 }, (_, i) => i + 1);
  const byline = (n: number) =>
    `<p class="by"><a href="/by/ann">Ann Smith</a>, ${n + 1} March 2024, 10:15</p>`;
  const paragraphs = article.slice(article.indexOf('<p>'));
  /** Articles without a word of anybody else; number 0 lists others. */
  const news = (n: number) => {
    const text = `<h1>Bridge ${n}</h1>${byline(n)}${paragraphs.replaceAll('Tuesday', `day ${n}`)}`;
    const more = n > 0 ? '' : `<h2>More</h2><ul>${links(1, 9, 'news')}</ul>`;
    return html(
      `<title>${n === 0 ? 'The bridge' : `Bridge ${n}`}</title>${menu}<article>${text}</article>${more}`,
    );
  };
  const teasers = numbers.map(
    (n) =>
      `<div class="teaser"><h2><a href="/news/${n}">What they say of bridge number ${n}</a></h2>${byline(n)}` +
      `<p>The council met for the ${n}th time.</p></div>`,
  );
  pages['/magazine'] = html(`<title>The bridge</title>${menu}${teasers.join('')}`);

  beforeAll(async () => {
    server = createServer(({ url = '' }, response) => {
      asked.push(url);
      if (url.startsWith('/news')) {
        const { type, body } = news(Number(url.slice(6)));
        response.writeHead(200, { 'content-type': type }).end(body);
        return;
      }
      const item = /^\/item\/(\d+)$/.exec(url);
      const page = pages[url] ?? (item ? html(`${menu}<h1>Item ${item[1]}</h1><p>5 €</p>`) : undefined);
      if (page === undefined) response.writeHead(404).end();
      else response.writeHead(200, { 'content-type': page.type }).end(page.body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  it.each([
    ['/news', /does not look like part of a forum.*"The bridge"/],
    ['/magazine', /does not look like part of a forum.*"The bridge".*none has answers/],
    ['/article', /does not look like part of a forum.*"The bridge"/],
    ['/login', /does not look like part of a forum.*"Log in".*password.*--cookies/, 3],
    ['/empty', /does not look like part of a forum|empty/],
    ['/shop', /does not look like part of a forum.*"Shop"/],
    ['/api', /application\/json/],
    ['/file.pdf', /application\/pdf/],
  ])('%s is told from one within 30 requests, by learn and by crawl', async (path, text, code = 1) => {
    for (const command of [
      ['learn'],
      ['crawl', '--render', 'never', '--db', join(scratchFolder(), 'crawl.db')],
    ]) {
      asked = [];
      expectOneLine(await skein(...command, origin + path, '--rate', '0'), text, code);
      expect(asked.length).toBeLessThanOrEqual(30);
    }
  });
});

/** Resolves once the condition holds; looks again whenever the event loop is free. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 2));
}
