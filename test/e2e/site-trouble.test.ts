import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type Dialect, dialectByName, type Lab, startLab } from '../../lab/index.ts';
import { atOnce, jsonLines, scratchFolder, skein } from './skein.ts';

const size = { boards: 5, threads: 60, postsPerThread: 4, users: 20 };
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function labOf(name: string, changes: Partial<Dialect> = {}): Promise<Lab> {
  const dialect = { ...dialectByName(name), ...changes };
  const lab = await startLab({ dialect, size, seed: 3, retryAfterSeconds: 0 });
  closing.push(() => lab.close());
  return lab;
}

type Answer = (request: IncomingMessage, response: ServerResponse, pass: (lab: Lab) => void) => void;

/** A front that hands requests to labs or answers itself; the labs' own addresses are replaced by the front's. */
async function front(answer: Answer): Promise<string> {
  const server = createServer((request, response) => {
    const pass = (lab: Lab) => {
      fetch(lab.url + request.url, { redirect: 'manual' })
        .then(async (inner) => {
          const text = (await inner.text()).replaceAll(lab.url, base);
          const location = inner.headers.get('location')?.replaceAll(lab.url, base);
          response.writeHead(inner.status, {
            'content-type': inner.headers.get('content-type') ?? 'text/html',
            ...(location !== undefined && { location }),
          });
          response.end(text);
        })
        .catch(() => response.destroy());
    };
    answer(request, response, pass);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  closing.push(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return base;
}

const crawl = (url: string, db: string) =>
  skein('crawl', url, '--db', db, ...atOnce, '--concurrency', '4', '--json');

async function postsOf(db: string) {
  const { stdout } = await skein('export', db, '--what', 'posts', '--format', 'jsonl');
  return jsonLines(stdout);
}

describe('a forum that changes its software in the middle of a crawl', () => {
  it('is learned again, and its threads are there once', async () => {
    const before = await labOf('plain-query');
    const { dates, timeZoneOffsetMinutes } = before.dialect;
    const changes = { base: '/', nuisances: [], dates, timeZoneOffsetMinutes };
    const after = await labOf('slug-portal', changes);
    const [old, moved] = [before, after];
    let asked = 0;
    const base = await front((_request, _response, pass) => pass(++asked > 45 ? moved : old));
    const db = join(scratchFolder(), 'f.db');
    const { code, stderr, stdout } = await crawl(`${base}/`, db);
    expect(stderr).toContain('"alarm":"drift"');
    expect({ code, stderr: code === 0 ? '' : stderr.slice(-2000) }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ stopped: 'done', blocked: null });
    const posts = await postsOf(db);
    // Both show the same world.
    const wanted = after.truth().posts().length;
    expect(posts).toHaveLength(wanted);
  }, 90_000);
});

describe('a site that keeps us out', () => {
  const walls: [string, string, Answer][] = [
    ['refusals', 'ban', (_request, response) => response.writeHead(403).end('no')],
    [
      'one page for all addresses',
      'ban',
      (request, response) => {
        response.writeHead(200, { 'content-type': 'text/html' });
        response.end(`<title>…</title><h1>One moment</h1><p>Ray ${request.url?.length}f${Date.now()}</p>`);
      },
    ],
    [
      'a login',
      'login',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html' });
        response.end('<form method=post action=/in><input name=u><input type=password name=p></form>');
      },
    ],
  ];

  it.each(walls)(
    'is paused at %s, not hammered, and loses nothing',
    async (_name, kind, wall) => {
      const lab = await labOf('plain-query');
      let [asked, refused, isOpen] = [0, 0, false];
      const base = await front((request, response, pass) => {
        if (isOpen || ++asked <= 40 || request.url === '/robots.txt') return pass(lab);
        refused++;
        wall(request, response, pass);
      });
      const db = join(scratchFolder(), 'f.db');
      const first = await crawl(`${base}/`, db);
      expect(first.code).toBe(3);
      expect(first.stderr).toContain(`"alarm":"${kind}"`);
      expect(JSON.parse(first.stdout)).toMatchObject({ stopped: 'blocked', blocked: { kind } });
      expect(refused).toBeLessThan(25);
      isOpen = true;
      const second = await crawl(`${base}/`, db);
      expect(second.code).toBe(0);
      const posts = await postsOf(db);
      expect(posts).toHaveLength(lab.truth().posts().length);
    },
    90_000,
  );
});

describe('a wall at the very first page', () => {
  const page = (html: string, status = 200, headers = {}): Answer => {
    return (_request, response) => {
      response.writeHead(status, { 'content-type': 'text/html', ...headers });
      response.end(html);
    };
  };
  const form = '<form method=post action=/in><input name=u><input type=password name=p></form>';
  const walls: [string, Answer, RegExp][] = [
    ['a form to log in', page(form), /asks for a password: give the cookies of a login by --cookies/],
    ['a refusal', page('no', 403), /refuses us; .*--cookies/],
    ['a wish for a login', page('no', 401), /wants a login; .*--cookies/],
    [
      'a wish to wait',
      page('later', 429, { 'retry-after': '7200' }),
      /wait until \d{4}-\d\d-\d\d \d\d:\d\d UTC/,
    ],
    [
      'a test for browsers, by its header',
      page('<title>…</title>', 403, { 'cf-mitigated': 'challenge' }),
      /test for browsers \(Cloudflare, status 403\).*--cookies/,
    ],
    [
      'a test for browsers, by its script',
      page('<script src="/.within.website/x/cmd/anubis/static/js/main.mjs"></script><p>…</p>'),
      /test for browsers \(Anubis, status 200\).*--cookies/,
    ],
  ];

  it.each(walls)('is named, with what can be done: %s', async (_name, wall, said) => {
    const base = await front((request, response, pass) => {
      if (request.url === '/robots.txt') response.writeHead(404).end();
      else wall(request, response, pass);
    });
    const { code, stderr } = await skein(
      'crawl',
      `${base}/`,
      '--db',
      join(scratchFolder(), 'f.db'),
      ...atOnce,
    );
    expect(stderr).toMatch(said);
    expect(stderr.split('\n').filter((line) => line.startsWith('skein:'))).toHaveLength(1);
    expect(code).toBe(3);
  });
});

describe('a board for members only', () => {
  it('is no wall, however many threads it lists', async () => {
    const lab = await labOf('plain-query');
    const board = lab.truth().threads()[0]!.board;
    const closed = new Set(
      lab
        .truth()
        .threads()
        .filter((thread) => thread.board === board)
        .map(({ url }) => new URL(url).search.slice(1).split('&')[0]),
    );
    const base = await front((request, response, pass) => {
      const { pathname, search } = new URL(request.url!, 'http://forum.test');
      const isClosed = pathname.endsWith('showthread.php') && closed.has(search.slice(1).split('&')[0]!);
      if (!isClosed) return pass(lab);
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<p>Members only</p><form><input name=u><input type=password name=p></form>');
    });
    const db = join(scratchFolder(), 'f.db');
    const { code, stdout } = await crawl(`${base}/`, db);
    expect(closed.size).toBeGreaterThan(10);
    expect(JSON.parse(stdout)).toMatchObject({ stopped: 'done', blocked: null });
    expect(code).toBe(0);
    const isOpen = (url: string) => !closed.has(new URL(url).search.slice(1).split('&')[0]!);
    const open = lab
      .truth()
      .posts()
      .filter(({ threadUrl }) => isOpen(threadUrl));
    expect(await postsOf(db)).toHaveLength(open.length);
  }, 90_000);
});
