import { describe, expect, it } from 'vitest';
import type { Forum, Truth } from '../../bench/papers/forums.ts';
import { labelForum, movedTo, valuableOf, worthOf } from '../../bench/papers/labels.ts';
import { parseHtml } from '../../src/page/index.ts';
import { strategies } from '../../src/strategies/index.ts';

const HOST = 'http://a.test';
const words = (seed: string) => Array.from({ length: 60 }, (_, i) => `${seed}${i}`).join(' ');
const links = (...paths: string[]) => paths.map((path) => `<a href="${path}">${path}</a>`).join(' ');

/** What a path shows, and what the truth says of it. */
type Shown = { readonly body: string; readonly truth: Truth } | { readonly to: string };

const thread = (id: string, page = ''): Truth => ({
  type: page === '' ? 'thread' : 'thread-flip',
  thread: id,
  whole: `thread ${id}`,
  content: `thread ${id} ${page}`,
});
const other: Truth = { type: 'other' };

/** A front page that leads to these paths. */
function forumOf(paths: Readonly<Record<string, Shown>>): Forum {
  const shown: Readonly<Record<string, Shown>> = {
    '/': {
      body: `<p>${words('front')}</p>${links(...Object.keys(paths))}`,
      truth: { type: 'entry', whole: 'entry', content: 'entry' },
    },
    ...paths,
  };
  const at = (url: string) => shown[new URL(url).pathname];
  return {
    name: 'small',
    entry: `${HOST}/`,
    threads: new Map([['1', 1]]),
    ideal: 2,
    pages: [],
    truthOf: (url) => {
      const one = at(url);
      return one === undefined || 'to' in one ? other : one.truth;
    },
    flipsOf: () => undefined,
    proxyUrl: undefined,
    ask: async (url) => {
      const one = at(url);
      if (one === undefined) return { kind: 'error' };
      if ('to' in one) return { kind: 'redirect', url: HOST + one.to };
      return { kind: 'page', page: parseHtml(`<html><body>${one.body}</body></html>`, url) };
    },
    close: async () => {},
  };
}

async function labelled(paths: Readonly<Record<string, Shown>>) {
  const forum = forumOf(paths);
  const model = await strategies['breadth-first'](forum.entry);
  const { labels, simulation } = await labelForum(forum, model, { maxPages: 50 });
  const worth = worthOf(simulation.visits, labels);
  const byPath = Object.fromEntries(
    simulation.visits.map(({ url }, i) => [new URL(url).pathname, worth[i]!]),
  );
  return { labels, visits: simulation.visits, byPath };
}

describe('labels of a forum', () => {
  it('call a thread under a second address a duplicate, whatever the truth says of that address', async () => {
    const posts = `<p>${words('post')}</p>`;
    const { byPath } = await labelled({
      '/thread/1': { body: posts, truth: thread('1') },
      '/print/1': { body: posts, truth: other },
    });
    expect(byPath).toEqual({ '/': 'valuable', '/thread/1': 'valuable', '/print/1': 'duplicate' });
  });

  it("take the truth's word for a duplicate that its frame hides", async () => {
    const { byPath } = await labelled({
      '/thread/1': {
        body: `<p>${words('post')}</p>`,
        truth: { ...thread('1'), content: 'thread 1 ' },
      },
      '/thread/1/post': {
        body: `<p>${words('post')}</p><p>${words('menu')}${words('box')}</p>`,
        truth: { type: 'duplicate', thread: '1', original: 'thread 1 ' },
      },
    });
    expect(byPath['/thread/1/post']).toBe('duplicate');
  });

  it("call a thread's only page under the address of its page 1 a duplicate", async () => {
    const posts = `<p>${words('post')}</p>`;
    const { byPath } = await labelled({
      '/thread/1': { body: posts, truth: thread('1') },
      '/thread/1/page-1': { body: posts, truth: thread('1', '1') },
    });
    expect(byPath['/thread/1/page-1']).toBe('duplicate');
  });

  it('keep threads apart that say the same', async () => {
    const posts = `<p>${words('post')}</p>`;
    const { byPath } = await labelled({
      '/thread/1': { body: posts, truth: thread('1') },
      '/thread/2': { body: posts, truth: thread('2') },
    });
    expect(byPath['/thread/2']).toBe('valuable');
  });

  it('call a page invalid that three addresses show, and forms that differ by what they quote', async () => {
    const form = (quoted: string) => ({
      body: `<p>${words('answer')}</p><textarea>${words(quoted)}</textarea>`,
      truth: other,
    });
    const { byPath, labels } = await labelled({
      '/reply/1': form('one'),
      '/reply/2': form('two'),
      '/reply/3': form('three'),
      '/help': { body: `<p>${words('help')}</p>`, truth: other },
    });
    expect(byPath).toEqual({
      '/': 'valuable',
      '/reply/1': 'invalid',
      '/reply/2': 'invalid',
      '/reply/3': 'invalid',
      '/help': 'valuable',
    });
    expect(valuableOf(labels)).toBe(2);
  });

  it('call two addresses of one page a duplicate, not invalid', async () => {
    const profile = { body: `<p>${words('profile')}</p>`, truth: other };
    const { byPath } = await labelled({ '/user/1': profile, '/member/1': profile });
    expect(byPath).toEqual({ '/': 'valuable', '/user/1': 'valuable', '/member/1': 'duplicate' });
  });

  it('count a redirect as a duplicate and an error as invalid', async () => {
    const { byPath } = await labelled({
      '/thread/1': { body: `<p>${words('post')}</p>${links('/gone')}`, truth: thread('1') },
      '/last/1': { to: '/thread/1' },
    });
    expect(byPath).toMatchObject({ '/last/1': 'duplicate', '/gone': 'invalid', '/thread/1': 'valuable' });
  });

  it('hold where the forum stands at another port', async () => {
    const { labels, visits } = await labelled({
      '/thread/1': { body: `<p>${words('post')}</p>`, truth: thread('1') },
      '/print/1': { body: `<p>${words('post')}</p>`, truth: other },
    });
    const origin = 'http://127.0.0.1:8080';
    const moved = visits.map((visit) => ({ ...visit, url: visit.url.replace(HOST, origin) }));
    expect(worthOf(moved, movedTo(labels, origin))).toEqual(worthOf(visits, labels));
  });
});
