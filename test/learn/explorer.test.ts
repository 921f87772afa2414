import { describe, expect, it } from 'vitest';
import { Explorer } from '../../src/learn/explorer.ts';
import { BASE, pageOf, paperForum, posts, threadList } from './forums.ts';

describe('Explorer', () => {
  it('asks for each URL once, also for what is not there', async () => {
    const forum = paperForum({ '/': '<a href="/a">a</a>' });
    const explorer = new Explorer(forum.fetchPage, 10);
    expect(await explorer.look(`${BASE}/`)).toBe(await explorer.look(`${BASE}/`));
    expect(await explorer.look(`${BASE}/gone`)).toBeUndefined();
    expect(await explorer.look(`${BASE}/gone`)).toBeUndefined();
    expect(forum.asked).toEqual([`${BASE}/`, `${BASE}/gone`]);
  });

  it('knows a redirect and its target as one page', async () => {
    const forum = paperForum({ '/last/5': '->/thread/5', '/thread/5': posts(5, 4) });
    const explorer = new Explorer(forum.fetchPage, 10);
    const seen = await explorer.look(`${BASE}/last/5`);
    expect(seen?.url).toBe(`${BASE}/thread/5`);
    expect(await explorer.look(`${BASE}/thread/5`)).toBe(seen);
    expect(explorer.pages).toHaveLength(1);
    expect(forum.asked).toHaveLength(1);
  });

  it('asks for nothing more when its budget is spent', async () => {
    const forum = paperForum({ '/1': 'one', '/2': 'two', '/3': 'three' });
    const explorer = new Explorer(forum.fetchPage, 2);
    for (const path of ['/1', '/2', '/3']) await explorer.look(BASE + path);
    expect(explorer.isSpent).toBe(true);
    expect(forum.asked).toEqual([`${BASE}/1`, `${BASE}/2`]);
  });

  it('asks for no feed that a page declares', async () => {
    const head = '<link rel="alternate" type="application/rss+xml" href="/?rss=1">';
    const forum = paperForum({ '/': `${head}<a href="/?rss=1">RSS</a>`, '/?rss=1': 'news' });
    const explorer = new Explorer(forum.fetchPage, 5);
    await explorer.look(`${BASE}/`);
    expect(await explorer.look(`${BASE}/?rss=1`)).toBeUndefined();
    expect(forum.asked).toEqual([`${BASE}/`]);
  });

  it('tells lists from posts', async () => {
    const forum = paperForum({
      '/board': threadList([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], (n) => `/thread/${n}`),
      '/thread/1': posts(1, 8),
    });
    const explorer = new Explorer(forum.fetchPage, 5);
    expect((await explorer.look(`${BASE}/board`))?.type).toBe('index');
    expect((await explorer.look(`${BASE}/thread/1`))?.type).toBe('thread');
  });

  it('gives links of its own host only', async () => {
    const explorer = new Explorer(paperForum({}).fetchPage, 5);
    const seen = explorer.see(
      `${BASE}/`,
      pageOf('/', '<a href="/a">a</a> <a href="http://elsewhere.test/b">b</a>'),
    );
    expect(explorer.linksOf(seen).map(({ url }) => url)).toEqual([`${BASE}/a`]);
  });

  it('removes session ids once two pages gave different ones', async () => {
    const page = (path: string, sid: string) =>
      pageOf(path, [1, 2, 3, 4].map((n) => `<a href="/t.php?t=${n}&sid=${sid}">topic ${n}</a>`).join(' '));
    const explorer = new Explorer(paperForum({}).fetchPage, 5);
    const first = explorer.see(`${BASE}/`, page('/', 'a3f09b71c2d84e5f'));
    explorer.see(`${BASE}/b`, page('/b', '77e1d0c9b4a35f62'));
    expect(explorer.ignoredParameters).toEqual(['sid']);
    expect(explorer.linksOf(first)[0]?.url).toBe(`${BASE}/t.php?t=1`);
    expect(explorer.has(`${BASE}/b?sid=123`)).toBe(true);
  });

  it('knows a page that calls itself by another name', async () => {
    const explorer = new Explorer(paperForum({}).fetchPage, 5);
    const other = explorer.see(
      `${BASE}/p/77`,
      pageOf('/p/77', posts(5, 3), `<link rel="canonical" href="${BASE}/thread/5">`),
    );
    expect(other.canonical).toBe(`${BASE}/thread/5`);
    const same = explorer.see(
      `${BASE}/thread/6`,
      pageOf('/thread/6', posts(6, 3), `<link rel="canonical" href="${BASE}/thread/6">`),
    );
    expect(same.canonical).toBeUndefined();
  });
});
