// Logins that people give with an address: they open the site, and are to be found nowhere afterwards.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scratchFolder, skein } from './skein.ts';

const expected = `Basic ${Buffer.from('ann:s3cr%t').toString('base64')}`;
let server: Server;
let host: string;

beforeAll(async () => {
  server = createServer(({ url, headers }, response) => {
    if (headers.authorization !== expected) response.writeHead(401).end();
    else if (url === '/robots.txt') response.writeHead(404).end();
    else
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(`<title>${url}</title><p>Some words of page ${url}</p><a href="/a">a</a> <a href="/b">b</a>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const withLogin = (path: string) => `http://ann:s3cr%25t@${host}${path}`;

/** Everything in the files of a folder, as text. */
function everything(folder: string): string {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .map((path) => (statSync(path).isDirectory() ? everything(path) : readFileSync(path, 'latin1')))
    .join('');
}

function expectNoSecret(text: string): void {
  for (const secret of ['s3cr', expected.slice(6)]) expect(text).not.toContain(secret);
}

describe('a login in the address', () => {
  it('opens the whole site, and is stored, shown and exported nowhere', async () => {
    const folder = scratchFolder();
    const db = join(folder, 'f.db');
    const how = [
      '--strategy',
      'breadth-first',
      '--rate',
      '0',
      '--render',
      'never',
      '--warc',
      join(folder, 'w'),
    ];
    const crawled = await skein('crawl', withLogin('/'), '--db', db, ...how);
    expect(crawled.code).toBe(0);
    const exported = await Promise.all(
      ['pages', 'requests'].map((what) => skein('export', db, '--what', what)),
    );
    expect(exported[0]!.stdout.split('\n').filter(Boolean)).toHaveLength(3);
    const again = await skein('crawl', withLogin('/'), '--db', db, '--strategy', 'breadth-first', '--json');
    expect(again.code).toBe(0);
    expect((await skein('status', db)).stdout.match(/^http/gm)).toHaveLength(1);
    for (const { stdout, stderr } of [crawled, again, ...exported]) expectNoSecret(stdout + stderr);
    expectNoSecret(everything(folder));
  });

  it('opens a single page and an article', async () => {
    const page = await skein('extract', withLogin('/a'));
    expect(page.code).toBe(0);
    const how = ['--render', 'never', '--memory', 'none'];
    const article = await skein('comments', withLogin('/a'), withLogin('/b'), ...how);
    expect(article.code).toBe(0);
    expectNoSecret(page.stdout + page.stderr + article.stdout + article.stderr);
  });

  it('is refused in one line where it would be stored', async () => {
    const db = join(scratchFolder(), 'f.db');
    for (const args of [
      ['add', withLogin('/'), '--db', db],
      ['crawl', `http://${host}/`, '--board', withLogin('/b'), '--db', db],
      ['comments', `http://${host}/`, 'http://ann:s3cret@other.example/'],
      ['crawl', 'ann:s3cret@not an address', '--db', db],
    ]) {
      const { code, stdout, stderr } = await skein(...args);
      expect(code).toBe(2);
      expect(stderr.trim().split('\n')[0]).toMatch(/login|not a web address/);
      expectNoSecret(stdout + stderr);
    }
  });
});
