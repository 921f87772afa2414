import { describe, expect, it } from 'vitest';
import { RenderingFetcher } from '../../src/crawl/rendering-fetcher.ts';
import type { BrowserFetcher, Fetcher, FetchRequest, FetchResponse } from '../../src/fetch/index.ts';

const MENU = '<ul><li><a href="/">Start</a></li><li><a href="/about">About</a></li></ul>';
const SCRIPT = '<script src="/app.js"></script>';
const list = Array.from(
  { length: 30 },
  (_, i) => `<p><a href="/t/${i}">Why number ${i} fell into the harbour</a> and what became of it</p>`,
).join('');
const told = Array.from({ length: 6 }, (_, i) => ({
  title: `What the harbour lost, part ${i}`,
  last: `2024-05-0${i + 1}T10:00:00Z`,
}));
const carrying = (content: string): string =>
  `<div id="app"></div>${content}<script type="application/json">${JSON.stringify(told)}</script>${SCRIPT}`;
const pages: Record<string, string> = {
  '/plain': carrying(
    `<noscript><ul>${told.map(({ title }, i) => `<li><a href="/t/${i}">${title}</a></li>`).join('')}</ul></noscript>`,
  ),
  '/shell': carrying('<p>Loading</p>'),
  '/': `${MENU}${list}${SCRIPT}`,
  '/about': `${MENU}<h1>About</h1><p>You can reach the keepers of the harbour by mail.</p>${SCRIPT}`,
  '/empty': `${MENU}<div id="app">Loading</div>${SCRIPT}`,
};

/** A site whose pages are as they are; `rendered` are the paths that went through the browser. */
function renderingSite(): { fetcher: RenderingFetcher; rendered: string[] } {
  const rendered: string[] = [];
  const respond = (url: string): FetchResponse =>
    ({
      url,
      finalUrl: url,
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: Buffer.from(`<html><body>${pages[new URL(url).pathname]}</body></html>`),
      notModified: false,
    }) as unknown as FetchResponse;
  const fetcher: Fetcher = { fetch: async ({ url }) => respond(url), close: async () => {} };
  const browser = {
    check: () => {},
    render: async (response: FetchResponse) => {
      rendered.push(new URL(response.finalUrl).pathname);
      return response;
    },
  } as unknown as BrowserFetcher;
  return { fetcher: new RenderingFetcher({ fetcher, browser, mode: 'auto' }), rendered };
}

describe('RenderingFetcher while a site is learned', () => {
  const ask = (fetcher: RenderingFetcher, path: string) =>
    fetcher.fetch({ url: `http://forum.test${path}`, accept: 'html' });

  it('renders a page that has nothing but what all pages have', async () => {
    const { fetcher, rendered } = renderingSite();
    await ask(fetcher, '/');
    await ask(fetcher, '/empty');
    expect(rendered).toEqual(['/empty']);
  });

  it('takes a page that shows what the data for its scripts holds as it is, and renders one that does not', async () => {
    const { fetcher, rendered } = renderingSite();
    await ask(fetcher, '/plain');
    await ask(fetcher, '/shell');
    expect(rendered).toEqual(['/shell']);
  });

  it('takes a short page that says something of its own as it is, where others came complete', async () => {
    const { fetcher, rendered } = renderingSite();
    await ask(fetcher, '/');
    await ask(fetcher, '/about');
    expect(rendered).toEqual([]);
  });
});

describe('RenderingFetcher where scripts fill pages', () => {
  it('does not ask whether the page without its content has changed', async () => {
    const asked: FetchRequest[] = [];
    const answer = { finalUrl: 'http://forum.test/t/1', notModified: false } as unknown as FetchResponse;
    const http: Fetcher = {
      fetch: async (request) => {
        asked.push(request);
        return answer;
      },
      close: async () => {},
    };
    const browser = { check: () => {}, render: async () => answer } as unknown as BrowserFetcher;
    const fetcher = new RenderingFetcher({ fetcher: http, browser, mode: 'always' });
    await fetcher.fetch({ url: answer.finalUrl, etag: '"1"', lastModified: 'yesterday' });
    expect(asked).toEqual([{ url: answer.finalUrl }]);
  });
});

describe('RenderingFetcher where all pages are one shell', () => {
  const shell = `<html><body><div id="app"></div>${SCRIPT}</body></html>`;

  /** A site of one shell; scripts fill all pages but '/missing', and each page names itself where `namesItself`. */
  function shellSite({ namesItself = false, hasTurns = true } = {}) {
    const asked: string[] = [];
    const turns: string[] = [];
    const pathOf = (url: string) => new URL(url).pathname;
    const respond = (url: string, body: string): FetchResponse =>
      ({
        url,
        finalUrl: url,
        status: 200,
        headers: { 'content-type': 'text/html', etag: '"shell"' },
        body: Buffer.from(body),
        notModified: false,
      }) as unknown as FetchResponse;
    const http: Fetcher = {
      fetch: async ({ url }) => {
        asked.push(pathOf(url));
        return respond(url, namesItself ? shell.replace('app', `app-of-${pathOf(url)}`) : shell);
      },
      ...(hasTurns && { takeTurn: async ({ url }: { url: string }) => void turns.push(pathOf(url)) }),
      close: async () => {},
    };
    const browser = {
      check: () => {},
      render: async (sent: FetchResponse) =>
        pathOf(sent.finalUrl) === '/missing'
          ? sent
          : { ...sent, body: Buffer.from(`<h1>${pathOf(sent.finalUrl)}</h1>${list}`) },
    } as unknown as BrowserFetcher;
    const fetcher = new RenderingFetcher({ fetcher: http, browser, mode: 'auto' });
    const visit = async (...paths: string[]) => {
      const bodies: string[] = [];
      for (const path of paths)
        bodies.push(String((await fetcher.fetch({ url: `http://forum.test${path}` })).body));
      return bodies;
    };
    return { visit, asked, turns };
  }

  it('asks for it no more once three were the same, and waits for a turn all the same', async () => {
    const { visit, asked, turns } = shellSite();
    const bodies = await visit('/a', '/b', '/c', '/d', '/e');
    expect(bodies).toEqual(['/a', '/b', '/c', '/d', '/e'].map((path) => `<h1>${path}</h1>${list}`));
    expect(asked).toEqual(['/a', '/b', '/c']);
    expect(turns).toEqual(['/d', '/e']);
  });

  it('asks where nothing fills it', async () => {
    const { visit, asked } = shellSite();
    await visit('/a', '/b', '/c', '/missing');
    expect(asked).toEqual(['/a', '/b', '/c', '/missing']);
  });

  it('asks for every page where each has something of its own, or where each must be on record', async () => {
    const own = shellSite({ namesItself: true });
    await own.visit('/a', '/b', '/c', '/d');
    expect(own.asked).toHaveLength(4);
    const recorded = shellSite({ hasTurns: false });
    await recorded.visit('/a', '/b', '/c', '/d');
    expect(recorded.asked).toHaveLength(4);
  });
});

describe('RenderingFetcher where pages grow', () => {
  const sent = (text: string): FetchResponse =>
    ({ url: 'http://forum.test/b/1', body: Buffer.from(text), status: 200 }) as unknown as FetchResponse;

  function growingSite(addedRows: number): { fetcher: RenderingFetcher; renderings: () => number } {
    let renderings = 0;
    const browser = {
      check: () => {},
      render: async (response: FetchResponse) => ({
        ...response,
        body: Buffer.concat([response.body, Buffer.from(` grown ${++renderings}`)]),
        rendered: { addedRows },
      }),
    } as unknown as BrowserFetcher;
    const none: Fetcher = { fetch: () => Promise.reject(new Error('not asked')), close: async () => {} };
    return {
      fetcher: new RenderingFetcher({ fetcher: none, browser, mode: 'auto' }),
      renderings: () => renderings,
    };
  }

  it('keeps what a try has brought for the visit of the same page', async () => {
    const { fetcher, renderings } = growingSite(20);
    const tried = await fetcher.expanded(sent('rows'));
    const visited = await fetcher.expanded(sent('rows'), ['more']);
    expect(visited.body.toString()).toBe(tried.body.toString());
    expect(renderings()).toBe(1);
    await fetcher.expanded(sent('rows'), ['more']);
    expect(renderings()).toBe(2);
  });

  it('grows a page anew that has changed, or that a try brought nothing for', async () => {
    const changed = growingSite(20);
    await changed.fetcher.expanded(sent('rows'));
    const later = await changed.fetcher.expanded(sent('other rows'), ['more']);
    expect(later.body.toString()).toBe('other rows grown 2');
    const fruitless = growingSite(0);
    await fruitless.fetcher.expanded(sent('rows'));
    await fruitless.fetcher.expanded(sent('rows'), ['more']);
    expect(fruitless.renderings()).toBe(2);
  });
});
