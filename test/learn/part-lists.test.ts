import { describe, expect, it } from 'vitest';
import { Explorer } from '../../src/learn/explorer.ts';
import { LinkMatcher } from '../../src/learn/link-matcher.ts';
import { partLists } from '../../src/learn/part-lists.ts';
import { learnSkein } from '../../src/strategies/skein.ts';
import { BASE, pageOf, paperForum, posts, title } from './forums.ts';

const numbers = Array.from({ length: 24 }, (_, i) => i + 1);
const pager = '<div class="pages"><a href="/?page=2">2</a> <a href="/?page=3">3</a></div>';

/** A front page that lists all threads; `beside` stands in each row. */
function forum(beside: (n: number) => string) {
  const list = (from: number) => {
    const rows = numbers
      .slice(from, from + 8)
      .map(
        (n) =>
          `<tr><td><a href="/thread/${n}">${title(n)}</a></td><td>${beside(n)}</td>` +
          `<td>${n % 9}</td><td>2024-03-${String(10 + (n % 18))} 12:0${n % 10}</td></tr>`,
      );
    return `<table>${rows.join('')}</table>${pager}`;
  };
  const threads = numbers.map((n) => [`/thread/${n}`, posts(n, 5)] as const);
  return paperForum({
    '/': list(0),
    '/?page=2': list(8),
    '/?page=3': list(16),
    ...Object.fromEntries(threads),
  });
}

async function known(site: ReturnType<typeof forum>) {
  const model = await learnSkein(`${BASE}/`, site.fetchPage, { budget: 40 });
  const matcher = new LinkMatcher(model);
  return (path: string) => ({
    type: matcher.recognise(BASE + path)?.type,
    isFollowed: matcher.match(BASE + path) !== undefined,
  });
}

describe('lists of a part of what the entry lists', () => {
  it('are known by rows that each name one of them, and neither followed nor asked for', async () => {
    const site = forum((n) => `<a href="/category/${n % 3}">Category ${'abc'[n % 3]}</a>`);
    const kindOf = await known(site);
    expect(kindOf('/category/7')).toEqual({ type: 'index', isFollowed: false });
    expect(kindOf('/thread/99')).toEqual({ type: 'thread', isFollowed: true });
    expect(site.asked.filter((url) => url.includes('category'))).toEqual([]);
  });

  it('are known by threads that each name one of them, also one within another', () => {
    const parts = ['/category/one/', '/category/two/', '/category/two/three/'];
    const explorer = new Explorer(forum(() => '').fetchPage, 20);
    const entry = explorer.see(`${BASE}/`, pageOf('/', '<p>Welcome</p>'));
    const threads = numbers.slice(0, 6).map((n) => {
      const filed = `<p class="filed">Filed under <a href="${parts[n % 3]}">part ${n % 3}</a></p>`;
      const tags = `<p class="tags">${[1, 2, 3].slice(n % 3).map((tag) => `<a href="/tag/${tag}">tag ${tag}</a>`)}</p>`;
      return explorer.see(`${BASE}/thread/${n}`, pageOf(`/thread/${n}`, filed + tags + posts(n, 3)));
    });
    const isKnown = (url: string) => url.includes('/thread/');
    const found = partLists(explorer, { entry, threads, isKnown });
    expect(found.map(({ urls }) => [...urls].sort())).toEqual([parts.map((path) => BASE + path)]);
  });

  it('are not people, of whom rows name one as well', async () => {
    const kindOf = await known(forum((n) => `<a href="/user/${n % 5}">member${n % 5}</a>`));
    expect(kindOf('/user/3').type).toBeUndefined();
  });

  it('are not tags, of which rows have any number', async () => {
    const tag = (n: number) => `<a href="/tag/${n % 4}">tag ${n % 4}</a> `;
    const kindOf = await known(forum((n) => [tag(n), tag(n + 1), tag(n + 2)].slice(n % 3).join('')));
    expect(kindOf('/tag/3').type).toBeUndefined();
  });

  it('leave the entry spelled with the first page number to the entry', async () => {
    const site = forum((n) => `${n} views`);
    const model = await learnSkein(`${BASE}/`, site.fetchPage, { budget: 40 });
    expect(new LinkMatcher(model).match(`${BASE}/?page=1`)?.url).toBe(`${BASE}/`);
  });
});
