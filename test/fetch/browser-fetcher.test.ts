import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { WebSocket as WireSocket } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BrowserError } from '../../src/errors.ts';
import {
  BrowserFetcher,
  type BrowserFetcherOptions,
  Cookies,
  HttpFetcher,
  type RequestRecord,
} from '../../src/fetch/index.ts';
import { failure, html, type Loopback, serve } from './loopback.ts';

// One browser for all: starting it is what takes time. Each test has its own server and fetcher, through this switch.
let http: HttpFetcher;
let jar: Cookies;
const switching = {
  fetch: (request: Parameters<HttpFetcher['fetch']>[0]) => http.fetch(request),
  close: async () => {},
};
let browser: BrowserFetcher;
const limits: Partial<BrowserFetcherOptions> = { pageTimeoutMs: 4000, settleMs: 4000, heapMegabytes: 128 };
const opened: HttpFetcher[] = [];

beforeAll(() => {
  jar = new Cookies();
  browser = new BrowserFetcher({ fetcher: switching, cookies: jar, ...limits });
});
afterAll(async () => {
  await browser.close();
  for (const one of opened) await one.close();
});

type Answers = Record<string, string | ((request: IncomingMessage, response: ServerResponse) => void)>;

async function site(answers: Answers): Promise<{ at: Loopback; records: RequestRecord[] }> {
  const at = await serve((request, response) => {
    const answer = answers[request.url ?? ''];
    if (answer === undefined) response.writeHead(404).end();
    else if (typeof answer === 'string') html(response, answer);
    else answer(request, response);
  });
  const records: RequestRecord[] = [];
  http = new HttpFetcher({
    startUrl: at.base,
    rate: 0,
    retry: { baseMs: 1 },
    cookies: jar,
    onRequest: (record) => records.push(record),
  });
  opened.push(http);
  return { at, records };
}

const json =
  (value: unknown) =>
  (_request: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(value));
  };

/** The process this one started last: the browser. */
function youngestChild(): number {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
    .trim()
    .split(' ');
  return Math.max(...children.map(Number));
}

const textOf = async (url: string) => String((await browser.fetch({ url })).body);

describe('a page through the browser', () => {
  it('is what its scripts made of it, once they are done', async () => {
    const { at, records } = await site({
      '/': `<title>t</title><div id=app></div><script>
        setTimeout(() => fetch('/rows.json').then((r) => r.json()).then((rows) => {
          setTimeout(() => { app.innerHTML = rows.map((row) => '<a href="/t/' + row + '">row ' + row + '</a>').join(''); }, 200);
        }), 700);</script>`,
      '/rows.json': json([1, 2, 3]),
    });
    const response = await browser.fetch({ url: `${at.base}/` });
    expect(response.status).toBe(200);
    expect(response.rendered).toEqual({ addedRows: 0, steps: 0 });
    expect(String(response.body)).toContain('<a href="/t/3">row 3</a>');
    expect(records.map(({ url, kind }) => `${kind} ${url.slice(at.base.length)}`)).toEqual([
      'robots /robots.txt',
      'page /',
      'resource /rows.json',
    ]);
  });

  it('is returned as it was when it redirects, and its errors are those of the fetcher', async () => {
    const { at } = await site({
      '/old': (_request, response) => response.writeHead(302, { location: '/new' }).end(),
    });
    const moved = await browser.fetch({ url: `${at.base}/old`, redirect: 'manual' });
    expect(moved.location).toBe(`${at.base}/new`);
    expect((await failure(browser.fetch({ url: `${at.base}/none` }))).status).toBe(404);
  });

  it('ends where its scripts lead: another page, or another address of this one', async () => {
    const { at } = await site({
      '/hop': `<script>location.href = '/landed'</script>`,
      '/landed': `<p>here</p><script>history.replaceState({}, '', '/landed/nicer#part')</script>`,
    });
    const response = await browser.fetch({ url: `${at.base}/hop` });
    expect(String(response.body)).toContain('<p>here</p>');
    expect(response.finalUrl).toBe(`${at.base}/landed/nicer`);
  });

  it('is text in UTF-8 whatever it came in', async () => {
    const { at } = await site({
      '/': (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html; charset=windows-1251' });
        response.end(Buffer.from([...Buffer.from('<p>'), 0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]));
      },
    });
    const { body, headers } = await browser.fetch({ url: `${at.base}/` });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(String(body)).toContain('Привет');
  });

  it('shows what stands in open shadow roots, slots filled', async () => {
    const { at } = await site({
      '/': `<x-post><b>light</b></x-post><script>
        customElements.define('x-post', class extends HTMLElement {
          connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<style>p{}</style><p>in shadow <slot></slot></p>'; }
        });</script>`,
    });
    expect(await textOf(`${at.base}/`)).toContain('<x-post><p>in shadow <b>light</b></p></x-post>');
  });

  it('shows a visitor closed shadow roots too, and all that can be pressed', async () => {
    const { at } = await site({
      '/': `<div id="host"></div><p><a name="place">not to press</a><a class="more">more</a></p><span id="set">shown</span>
        <div><div contenteditable="true" style="height:30px"></div><button id="send">Comment</button></div><script>
        document.getElementById('host').attachShadow({ mode: 'closed' }).innerHTML = '<p>in shadow</p>';
        document.getElementById('set').onclick = () => document.body.append('set by property');
        document.addEventListener('click', (event) => event.target.matches('.more') && document.body.append('delegated'));
        </script>`,
    });
    const answer = await http.fetch({ url: `${at.base}/` });
    const { before, clickables, after } = await browser.visit(
      answer,
      async (visit) => {
        const first = await visit.snapshot();
        const found = await visit.clickables();
        await visit.press(...found.filter(({ isBesideEditor }) => !isBesideEditor));
        return { before: first, clickables: found, after: await visit.snapshot() };
      },
      { limitMs: 20_000 },
    );
    expect(before).toContain('in shadow');
    expect(clickables.map(({ text, isBesideEditor }) => [text, isBesideEditor])).toEqual([
      ['more', false],
      ['shown', false],
      ['Comment', true],
    ]);
    expect(after).toMatch(/delegated.*set by property/s);
  });

  it('tells the sizes of its elements when asked', async () => {
    const { at } = await site({ '/': '<div style="width:120px;height:30px">x</div>' });
    const answer = await http.fetch({ url: `${at.base}/` });
    const { body } = await browser.render(answer, { boxes: true });
    expect(String(body)).toContain('data-box="120x30"');
  });
});

describe('what a page may ask for', () => {
  it('leaves out pictures, fonts and media, and asks for a script once for many pages', async () => {
    const page = `<img src="/a.png"><video src="/b.mp4"></video><script src="/app.js"></script>`;
    const { at } = await site({
      '/1': page,
      '/2': page,
      '/app.js': (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/javascript' });
        response.end('document.body.append("ran")');
      },
    });
    expect(await textOf(`${at.base}/1`)).toContain('ran');
    expect(await textOf(`${at.base}/2`)).toContain('ran');
    expect(at.seen.filter((path) => path !== '/robots.txt')).toEqual(['/1', '/app.js', '/2']);
  });

  it('asks for style sheets only where it matters how the page is drawn, and scripts wait for none', async () => {
    const page =
      '<link rel="stylesheet" href="/a.css" onload="document.body.append(\'styled\')"><body></body>';
    const { at } = await site({
      '/': page,
      '/a.css': (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/css' });
        response.end('body { width: 77px }');
      },
    });
    expect(await textOf(`${at.base}/`)).toContain('styled');
    expect(at.seen).not.toContain('/a.css');
    const drawn = await browser.render(await http.fetch({ url: `${at.base}/` }), { boxes: true });
    expect(at.seen).toContain('/a.css');
    expect(String(drawn.body)).toContain('data-box="77x');
  });

  it('keeps it away from other local addresses, by redirect and web socket too', async () => {
    let reached = 0;
    const inner = await serve((_request, response) => {
      reached++;
      response.writeHead(200, { 'access-control-allow-origin': '*' }).end('secret');
    });
    inner.server.on('upgrade', (_request, socket) => {
      reached++;
      socket.destroy();
    });
    const { at } = await site({
      '/': `<p id=out>…</p><script>
        const tell = (what) => (answer) => { out.append(what + ':' + answer + ' '); };
        fetch('${inner.base}/').then((r) => r.text()).then(tell('fetch'), () => tell('fetch')('failed'));
        fetch('/hop').then((r) => r.text()).then(tell('hop'), () => tell('hop')('failed'));
        const socket = new WebSocket('ws://${inner.host}/');
        socket.onopen = () => tell('socket')('open');
        socket.onerror = () => tell('socket')('failed');
        </script><iframe src="${inner.base}/frame"></iframe>`,
      '/hop': (_request, response) => response.writeHead(302, { location: inner.base }).end(),
    });
    const text = await textOf(`${at.base}/`);
    expect(text).toContain('fetch:');
    expect(text).toContain('socket:failed');
    expect(text).not.toContain('secret');
    expect(reached).toBe(0);
    // The socket server itself works: only the browser cannot reach it.
    await new Promise((resolve) => {
      new WireSocket(`ws://${inner.host}/`).onerror = resolve;
    });
    expect(reached).toBe(1);
  });

  it('sends no forms and opens no windows, dialogs or downloads', async () => {
    const { at } = await site({
      '/': `<form method=post action="/send" id=f><input name=a></form><p id=out></p><script>
        out.append(String(confirm('really?')));
        window.open('/window');
        f.submit();
        fetch('/post', { method: 'POST', body: new URLSearchParams({ a: 1 }) }).catch(() => out.append(' refused'));
        </script><iframe src="/file"></iframe>`,
      '/file': (_request, response) =>
        response.writeHead(200, { 'content-disposition': 'attachment' }).end('file'),
    });
    const text = await textOf(`${at.base}/`);
    expect(text).toContain('false');
    expect(at.seen).not.toContain('/send');
    expect(at.seen).not.toContain('/post');
  });

  it('lets scripts ask by POST in JSON, with the cookies of the jar and of the script', async () => {
    const asked: string[] = [];
    const { at } = await site({
      '/': (_request, response) =>
        html(
          response,
          `<p id=out></p><script>document.cookie = 'mine=2; path=/';
          fetch('/graph', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"q":1}' })
            .then((r) => r.text()).then((text) => out.append(text));</script>`,
          { 'set-cookie': 'theirs=1; path=/; HttpOnly' },
        ),
      '/graph': (request, response) => {
        request.setEncoding('utf8');
        request.on('data', (chunk) => asked.push(`${request.headers.cookie} ${chunk}`));
        request.on('end', () => response.end('answered'));
      },
      '/next': '<p>next</p>',
    });
    expect(await textOf(`${at.base}/`)).toContain('answered');
    expect(asked).toEqual(['theirs=1; mine=2 {"q":1}']);
    expect(jar.headerFor(new URL(at.base))).toBe('theirs=1; mine=2');
  });
});

describe('a page that misbehaves', () => {
  it('is taken as it is when it never comes to rest', async () => {
    const { at } = await site({
      '/': `<p>start</p><script>setInterval(() => document.body.append('.'), 10)</script>`,
    });
    const started = performance.now();
    expect(await textOf(`${at.base}/`)).toContain('<p>start</p>');
    expect(performance.now() - started).toBeLessThan(15_000);
  });

  it('is given up when its script never ends, and the next page works', async () => {
    const { at } = await site({ '/': '<script>for(;;);</script>', '/fine': '<p>fine</p>' });
    const error = await failure(browser.fetch({ url: `${at.base}/` }));
    expect(error.code).toBe('rendering');
    expect(await textOf(`${at.base}/fine`)).toContain('fine');
  }, 40_000);

  it('is given up when it eats memory, and the next page works', async () => {
    const { at } = await site({
      '/': '<script>const a = []; for (;;) a.push([a.length, {}]);</script>',
      '/fine': '<p>fine</p>',
    });
    const error = await failure(browser.fetch({ url: `${at.base}/` }));
    expect(error.code).toBe('rendering');
    expect(await textOf(`${at.base}/fine`)).toContain('fine');
  }, 40_000);
});

describe('the browser itself', () => {
  it('is started again when it dies', async () => {
    const { at } = await site({ '/': '<p>fine</p>' });
    const own = new BrowserFetcher({ fetcher: switching, ...limits });
    try {
      const answer = await http.fetch({ url: `${at.base}/` });
      expect(String((await own.render(answer)).body)).toContain('fine');
      process.kill(youngestChild(), 'SIGKILL');
      expect(String((await own.render(answer)).body)).toContain('fine');
      let visits = 0;
      const seen = await own.visit(
        answer,
        (visit) => {
          if (++visits === 1) process.kill(youngestChild(), 'SIGKILL');
          return visit.snapshot();
        },
        { limitMs: 20_000 },
      );
      expect([visits, seen]).toEqual([2, expect.stringContaining('fine')]);
    } finally {
      await own.close();
    }
  });

  it('is said how to get when there is none', async () => {
    await site({ '/': '<p>fine</p>' });
    const none = new BrowserFetcher({ fetcher: switching, executable: '/nowhere/chromium' });
    expect(() => none.check()).toThrow(BrowserError);
    expect(() => none.check()).toThrow(
      /no browser at \/nowhere\/chromium: install Chromium .*SKEIN_CHROMIUM/,
    );
  });
});
