import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { executable, type Finished, scratchFolder, skein } from './skein.ts';

/** One line on stderr that starts with our name, no stack, the given exit code. */
function expectOneLine(result: Finished, code: number, text: RegExp): void {
  expect(
    result.stderr
      .trim()
      .split('\n')
      .filter((line) => line.startsWith('skein:')),
  ).toHaveLength(1);
  expect(result.stderr).toMatch(text);
  expect(result.stderr).not.toMatch(/\n\s+at /);
  expect(result.code).toBe(code);
}

describe('bad input', () => {
  let server: Server;
  let origin: string;
  const db = () => join(scratchFolder(), 'crawl.db');

  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === '/file.pdf')
        response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.4');
      else if (request.url === '/data.json')
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"threads":[]}');
      else if (request.url === '/photo.jpg')
        response.writeHead(200, { 'content-type': 'image/jpeg' }).end(Buffer.from([0xff, 0xd8, 0xff]));
      else if (request.url?.startsWith('/round'))
        response.writeHead(302, { location: `/round?n=${Number(request.url.split('=')[1] ?? 0) + 1}` }).end();
      else if (request.url === '/nothing') response.writeHead(200, { 'content-type': 'text/html' }).end();
      else if (request.url === '/gone') response.writeHead(410).end();
      else response.writeHead(200, { 'content-type': 'text/html' }).end('<title>one page</title>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  it('leaves no empty database behind when it cannot begin', async () => {
    const folder = scratchFolder();
    for (const command of ['crawl', 'learn'])
      expect((await skein(command, 'http://127.0.0.1:1/', '--db', join(folder, 'crawl.db'))).code).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('says so when too many files are open', async () => {
    const run = `ulimit -n 28; exec "$0" "$@"`;
    const child = spawn('sh', ['-c', run, process.execPath, executable, 'crawl', `${origin}/`, '--db', db()]);
    const [lines] = await Promise.all([
      child.stderr.setEncoding('utf8').toArray(),
      new Promise((resolve) => child.once('close', resolve)),
    ]);
    expect(lines.join('')).toMatch(/^skein: .*too many files and connections are open.*\n$/);
  });

  it('names a PostgreSQL address that is none, without its password', async () => {
    for (const address of [
      'postgres://ann:s3%cret@127.0.0.1:1/db',
      'postgres://ann:s3/cret@127.0.0.1:1/db',
    ]) {
      const result = await skein('status', address);
      expectOneLine(result, 1, /is no address of a database/);
      expect(result.stderr).not.toMatch(/cret/);
    }
    const result = await skein('status', 'postgres://ann:s3#cret@127.0.0.1:1/db');
    expectOneLine(result, 1, /postgres:\/\/ann@127.0.0.1:1\/db does not answer/);
  });

  it('names an unknown host', async () => {
    expectOneLine(
      await skein('crawl', 'http://no-such-host.invalid/', '--db', db()),
      1,
      /no-such-host\.invalid/,
    );
  });

  it('says that nobody listens on a refused connection', async () => {
    expectOneLine(await skein('crawl', 'http://127.0.0.1:1/', '--db', db()), 1, /127\.0\.0\.1:1/);
  });

  it('asks for a web address when it gets something else, and creates no database', async () => {
    const path = db();
    expectOneLine(await skein('crawl', 'not a url', '--db', path), 2, /not a web address: "not a url"/);
    expect(existsSync(path)).toBe(false);
  });

  it('says what it saw when a page is part of no forum', async () => {
    expectOneLine(await skein('crawl', `${origin}/`, '--db', db()), 1, /does not look like part of a forum/);
  });

  it('says what a URL is that is no HTML page', async () => {
    expectOneLine(await skein('crawl', `${origin}/file.pdf`, '--db', db()), 1, /application\/pdf/);
  });

  it('says so of data, pictures, endless redirects and empty pages', async () => {
    const crawl = (path: string) => skein('crawl', origin + path, '--db', db(), '--rate', '0');
    expectOneLine(await crawl('/data.json'), 1, /application\/json/);
    expectOneLine(await crawl('/photo.jpg'), 1, /image\/jpeg/);
    expectOneLine(await crawl('/round'), 1, /redirect/);
    expectOneLine(await crawl('/nothing'), 1, /does not look like part of a forum/);
  });

  it('tells the HTTP status when the start page is not there', async () => {
    expectOneLine(await skein('crawl', `${origin}/gone`, '--db', db()), 1, /410/);
  });

  it('refuses a database that is not ours and leaves it as it was', async () => {
    const path = join(scratchFolder(), 'notes.txt');
    writeFileSync(path, 'my shopping list, which is long enough not to be an empty file\n'.repeat(20));
    const before = readFileSync(path, 'utf8');
    expectOneLine(await skein('crawl', `${origin}/`, '--db', path), 1, /not a Skein database/i);
    expect(readFileSync(path, 'utf8')).toBe(before);
  });

  it('refuses a database of a newer Skein', async () => {
    const path = db();
    expect((await skein('crawl', `${origin}/`, '--db', path, '--strategy', 'breadth-first')).code).toBe(0);
    const raw = new DatabaseSync(path);
    raw.exec('PRAGMA user_version = 9999');
    raw.close();
    expectOneLine(await skein('export', path, '--what', 'pages'), 1, /schema version 9999/);
  });

  it('says which path cannot be written', async () => {
    const file = join(scratchFolder(), 'a-file');
    writeFileSync(file, '');
    expectOneLine(await skein('crawl', `${origin}/`, '--db', join(file, 'crawl.db')), 1, /a-file/);
    const folder = join(scratchFolder(), 'folder');
    mkdirSync(folder);
    expectOneLine(await skein('crawl', `${origin}/`, '--db', folder), 1, /folder/);
  });

  it('says that the disk is full and keeps the database readable', async () => {
    const path = db();
    expect((await skein('crawl', `${origin}/`, '--db', path, '--strategy', 'breadth-first')).code).toBe(0);
    // /dev/full is a disk without a free byte.
    expectOneLine(await skein('export', path, '--what', 'pages', '--out', '/dev/full'), 1, /no space left/i);
    expect((await skein('export', path, '--what', 'pages')).stdout).toContain('one page');
  });

  it('names the line of a cookies file that is none', async () => {
    const path = join(scratchFolder(), 'cookies.txt');
    writeFileSync(path, 'this is not a cookie line\n');
    expectOneLine(await skein('crawl', `${origin}/`, '--db', db(), '--cookies', path), 1, /cookies\.txt/);
    expectOneLine(
      await skein('crawl', `${origin}/`, '--db', db(), '--cookies', '/no/such/cookies'),
      1,
      /no\/such\/cookies/,
    );
  });

  it('says that a port is in use', async () => {
    const port = String((server.address() as AddressInfo).port);
    expectOneLine(
      await skein('lab', 'serve', '--port', port),
      1,
      new RegExp(`${port}.*in use|in use.*${port}`),
    );
  });

  it('says that a database does not exist before it exports from it', async () => {
    const path = db();
    expectOneLine(await skein('export', path, '--what', 'pages'), 1, /there is no file/);
    expect(existsSync(path)).toBe(false);
  });

  it.each([
    [['crawl'], /missing required argument/],
    [['crawl', 'http://127.0.0.1/', '--rate', 'fast'], /--rate/],
    [['crawl', 'http://127.0.0.1/', '--strategy', 'magic'], /breadth-first/],
    [['crawl', 'http://127.0.0.1/', '--header', 'nonsense'], /Name: value/],
    [['crawl', 'http://127.0.0.1/', '--proxy', 'nonsense'], /HOST:PORT/],
    [['export', 'x.db', '--what', 'everything'], /posts/],
    [['dance'], /unknown command/],
  ])('explains the usage for %j and exits with 2', async (args, text) => {
    const result = await skein(...args);
    expect(result.code).toBe(2);
    expect(result.stderr).toMatch(text);
    expect(result.stderr).not.toMatch(/\n\s+at /);
  });
});
