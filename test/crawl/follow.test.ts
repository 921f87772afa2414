import { describe, expect, it } from 'vitest';
import { Follower } from '../../src/crawl/follow.ts';
import { defaultTrapLimits, TrapGuard } from '../../src/crawl/traps.ts';
import { type Pattern, pagerFacts, type SiteModel } from '../../src/learn/index.ts';
import { parsePage } from '../../src/page/index.ts';
import type { LeasedEntry } from '../../src/store/index.ts';
import { breadthFirst } from '../../src/strategies/breadth-first.ts';

const BASE = 'http://forum.test';
const pattern = (given: Partial<Pattern> & Pick<Pattern, 'type' | 'regex'>): Pattern => ({
  identity: [1],
  page: 0,
  firstPage: null,
  locations: [],
  notLocations: [],
  support: 0,
  examples: [],
  ...given,
});
const model: SiteModel = {
  ...breadthFirst(`${BASE}/`),
  strategy: 'skein',
  ignoredParameters: ['sid'],
  patterns: [
    pattern({ type: 'index', regex: '^http://forum\\.test/f(?<board>\\d+)$' }),
    pattern({ type: 'thread', regex: '^http://forum\\.test/t(?<thread>\\d+)(?:-[^/?]*)?$' }),
    pattern({
      type: 'thread-flip',
      regex: '^http://forum\\.test/t(?<thread>\\d+)(?:-[^/?]*)?\\?page=(\\d+)$',
      page: 2,
    }),
  ],
};

const follower = (given: SiteModel = model, maxDepth = 10) =>
  new Follower(given, new TrapGuard(defaultTrapLimits), maxDepth);
const from = (path = '/', depth = 0): LeasedEntry => ({
  id: 1,
  siteId: 1,
  attempts: 0,
  url: BASE + path,
  type: 'index',
  priority: 0,
  depth,
  dueAt: 0,
  foundOn: '',
});
const page = (html: string, head = '') =>
  parsePage({ url: `${BASE}/`, body: Buffer.from(`<html><head>${head}</head><body>${html}</body></html>`) });
const urls = (entries: readonly { readonly url: string }[]) =>
  entries.map(({ url }) => url.slice(BASE.length));

describe('Follower', () => {
  it('follows patterns alone where the model says so: breadth first, links to posts too', () => {
    const html = '<a href="/t5#post9">post</a> <a href="/f2">b</a> <a href="/x">x</a>';
    const plain = follower().follow(page(html), from('/', 3));
    expect(plain.map(({ url, priority }) => [url, priority])).toEqual([[`${BASE}/f2`, 1]]);
    const alone = follower({ ...model, followsPatternsAlone: true }).follow(page(html), from('/', 3));
    expect(alone.map(({ url, priority }) => [url, priority])).toEqual([
      [`${BASE}/t5`, 4],
      [`${BASE}/f2`, 4],
    ]);
  });
  it('takes what the model matches, and counts what it leaves out', () => {
    const follow = follower();
    const found = follow.follow(
      page(
        '<a href="/f2">b</a> <a href="/t5">t</a> <a href="/user/3">u</a> <a href="http://else.test/t5">x</a>',
      ),
      from(),
    );
    expect(urls(found)).toEqual(['/f2', '/t5']);
    expect(follow.leftOut).toMatchObject({ 'no-pattern': 1, 'other-host': 1 });
  });

  it('takes pages named like those of a board for pages of the thread they are linked from', () => {
    const numbered = '^http://forum\\.test/(?<id>\\d+)_(\\d+)\\.html$';
    const alike: SiteModel = {
      ...model,
      patterns: [
        pattern({ type: 'index-flip', regex: numbered, page: 2 }),
        pattern({ type: 'thread-flip', regex: numbered, page: 2 }),
        pattern({ type: 'thread', regex: '^http://forum\\.test/(?<id>\\d+)\\.html$' }),
      ],
    };
    const pager = page('<a href="/7_2.html">2</a> <a href="/8_2.html">another</a>');
    const thread = { ...from('/7.html'), type: 'thread' } as const;
    expect(
      follower(alike)
        .follow(pager, thread)
        .map(({ url, type }) => `${type} ${url}`),
    ).toEqual([`thread-flip ${BASE}/7_2.html`, `index-flip ${BASE}/8_2.html`]);
    const [flip] = follower(alike).follow(pager, from('/7.html'));
    expect(flip!.type).toBe('index-flip');
  });

  it('offers boards before threads, and threads before their later pages', () => {
    const found = follower().follow(
      page('<a href="/t5?page=2">2</a> <a href="/t5">t</a> <a href="/f2">b</a>'),
      from(),
    );
    const inOrder = [...found].sort((a, b) => a.priority - b.priority);
    expect(urls(inOrder)).toEqual(['/f2', '/t5', '/t5?page=2']);
  });

  it('gives the addresses of one thread one identity, and no ignored parameters', () => {
    const [plain, slug] = follower().follow(
      page('<a href="/t5">t</a> <a href="/t5-my-title?sid=1">t</a>'),
      from(),
    );
    expect(slug!.identity).toBe(plain!.identity);
    expect(slug!.url).toBe(`${BASE}/t5-my-title`);
  });

  it('takes links to single posts for what they are', () => {
    const follow = follower();
    expect(follow.follow(page('<a href="/t5#p77">#77</a>'), from())).toEqual([]);
    expect(follow.leftOut.permalink).toBe(1);
    expect(urls(follow.follow(page('<a href="/t5">title</a>'), from()))).toEqual(['/t5']);
  });

  it('takes a pager that jumps to where the posts begin', () => {
    expect(urls(follower().follow(page('<a href="/t5?page=2#posts">2</a>'), from()))).toEqual(['/t5?page=2']);
  });

  it('offers a URL once', () => {
    const follow = follower();
    expect(follow.follow(page('<a href="/t5">t</a> <a href="/t5">again</a>'), from())).toHaveLength(1);
    expect(follow.follow(page('<p><a href="/t5">t</a></p>'), from('/f2'))).toEqual([]);
  });

  it('judges anew what an earlier model left out', () => {
    const follow = follower();
    expect(follow.follow(page('<a href="/q9">q</a>'), from())).toEqual([]);
    const question = pattern({ type: 'thread', regex: '^http://forum\\.test/q(?<thread>\\d+)$' });
    follow.useModel({ ...model, patterns: [...model.patterns, question] });
    expect(urls(follow.follow(page('<a href="/q9">q</a>'), from()))).toEqual(['/q9']);
  });

  it('goes so deep and no deeper', () => {
    const follow = follower(model, 1);
    expect(follow.follow(page('<a href="/t5">t</a>'), from('/f2', 1))).toEqual([]);
    expect(follow.leftOut['too-deep']).toBe(1);
    expect(follow.follow(page('<a href="/t5">t</a>'), from())).toHaveLength(1);
  });

  it('heeds nofollow where nothing was learned, on links and on whole pages', () => {
    const blind = follower(breadthFirst(`${BASE}/`));
    expect(blind.follow(page('<a rel="nofollow" href="/a">a</a>'), from())).toEqual([]);
    expect(
      blind.follow(page('<a href="/b">b</a>', '<meta name="robots" content="nofollow">'), from()),
    ).toEqual([]);
    expect(blind.leftOut.nofollow).toBe(2);
    expect(follower().follow(page('<a rel="nofollow" href="/t5">t</a>'), from())).toHaveLength(1);
  });

  it('gives up a redirect that leads on and on, to a new address each time', () => {
    const follow = follower();
    const asked = { ...from('/go', 3), type: 'thread' as const, priority: 3 };
    let hops = 0;
    for (let { url } = asked; hops < 100; hops++) {
      const [next] = follow.redirect(`${BASE}/go?n=${hops}`, { ...asked, url });
      if (next === undefined) break;
      url = next.url;
    }
    expect(hops).toBe(20);
    expect(follow.leftOut.endless).toBe(1);
  });

  it('follows redirects within the site only', () => {
    const follow = follower();
    const thread = { ...from('/last/5', 3), type: 'thread' as const, priority: 3 };
    expect(follow.redirect(`${BASE}/t5`, thread)).toMatchObject([
      { url: `${BASE}/t5`, depth: 3, priority: 3 },
    ]);
    expect(follow.redirect('http://else.test/', thread)).toEqual([]);
    follow.adoptHost('else.test');
    expect(follow.redirect('http://else.test/', thread)).toHaveLength(1);
  });

  it('asks for the first page of a thread whose address led to a further one', () => {
    const follow = follower();
    const shortcut = `${BASE}/t5-last`;
    const asked = { ...from('/t5-last', 1), type: 'thread' as const, identity: follow.identityOf(shortcut)! };
    const [target] = follow.redirect(`${BASE}/t5?page=3`, asked);
    expect(target).toMatchObject({ type: 'thread-flip' });
    const links = '<a href="/t5-last">newest</a> <a href="/t5-title">1</a> <a href="/t5?page=2">2</a>';
    const found = follow.follow(page(links), { ...from('/t5?page=3', 1), ...target! });
    expect(found.find(({ url }) => url === `${BASE}/t5-title`)).toBeDefined();
    const first = found.at(-1)!;
    expect(first).toMatchObject({ url: `${BASE}/t5-title`, type: 'thread' });
    expect(first.identity).not.toBe(asked.identity);
    const other = follow.follow(page('<a href="/t6">1</a>'), {
      ...from('/t6?page=2', 1),
      type: 'thread-flip',
    });
    expect(other).toHaveLength(1);
  });

  it('takes the pages that a pager leaves out, and no other', () => {
    const at = `${BASE}/t5?page=2`;
    const pager = '<a href="/t5">1</a> <b>2</b> <a href="/t5?page=3">3</a> … <a href="/t5?page=6">6</a>';
    const body = Buffer.from(`<html><body><p>What people say.</p><div>${pager}</div></body></html>`);
    const flip = parsePage({ url: at, body });
    const leased: LeasedEntry = { ...from('/t5?page=2'), type: 'thread-flip' };
    const found = follower().follow(flip, leased, pagerFacts(flip));
    expect(urls(found)).toEqual(['/t5', '/t5?page=3', '/t5?page=6', '/t5?page=4', '/t5?page=5']);
  });
});
