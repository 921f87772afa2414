import { describe, expect, it } from 'vitest';
import { LinkMatcher, learnPatterns, ModelWatch, type SiteModel } from '../../src/learn/index.ts';
import { BASE, pageOf, paperForum, posts, threadList, title } from './forums.ts';

const numbers = Array.from({ length: 12 }, (_, i) => i + 1);
const boards = numbers.map((n) => `/forum.php?f=${n}`);
const threads = numbers.map((n) => `/thread.php?t=${n}`);

/** A model of a forum on which nothing had a second page yet. */
function modelOf(given: Partial<SiteModel> = {}): SiteModel {
  const evidence = {
    examples: { index: boards.map((path) => BASE + path), thread: threads.map((path) => BASE + path) },
    flips: [],
    otherLinks: numbers.map((n) => `${BASE}/user/${n}`),
    dismissed: [],
    places: {},
  };
  return {
    version: 1,
    strategy: 'skein',
    entry: `${BASE}/`,
    hosts: ['forum.test'],
    patterns: learnPatterns(evidence),
    ignoredParameters: [],
    learnedFrom: [],
    postTemplate: null,
    evidence,
    ...given,
  };
}

const pager = (path: string) =>
  `<div>Pages: <b>1</b> ${[2, 3, 4].map((n) => `<a href="${path}&page=${n}">${n}</a>`).join(' ')}</div>`;

describe('ModelWatch', () => {
  it('learns the pager of threads from the first thread that has one', async () => {
    const watch = new ModelWatch(modelOf(), paperForum({}).fetchPage);
    const page = pageOf('/thread.php?t=5', posts(5, 8) + pager('/thread.php?t=5'));
    const better = await watch.observe(page, `${BASE}/thread.php?t=5`, 'thread');
    const matcher = new LinkMatcher(better!);
    expect(matcher.match(`${BASE}/thread.php?t=77&page=6`)?.type).toBe('thread-flip');
    expect(matcher.match(`${BASE}/thread.php?t=77`)?.type).toBe('thread');
  });

  it('learns that a number all boards had in common is that of the page', async () => {
    const index = numbers.map((n) => `${BASE}/forum-${n}-1.html`);
    const thread = numbers.map((n) => `${BASE}/thread-${n}-1.html`);
    const evidence = { examples: { index, thread }, flips: [], otherLinks: [], dismissed: [], places: {} };
    const model = modelOf({ evidence, patterns: learnPatterns(evidence) });
    const before = new LinkMatcher(model).match(index[6]!)!;
    const watch = new ModelWatch(model, paperForum({}).fetchPage);
    const links = [2, 3, 4].map((n) => `<a href="/forum-7-${n}.html">${n}</a>`).join(' ');
    const list = threadList(numbers, (n) => `/thread-${n}-1.html`);
    const page = pageOf('/forum-7-1.html', `${list}<div>Pages: <b>1</b> ${links}</div>`);
    const matcher = new LinkMatcher((await watch.observe(page, index[6]!, 'index'))!);
    expect(matcher.match(index[6]!)).toEqual(before);
    const third = matcher.match(`${BASE}/forum-7-3.html`)!;
    expect(third).toMatchObject({ type: 'index-flip', whole: before.whole, page: '3' });
    expect(matcher.match(`${BASE}/thread-99-1.html`)?.type).toBe('thread');
  });

  it('learns offsets before the title, which look like a part of it', async () => {
    const words = ['trains', 'my-old-boat', 'where-to-eat', 'good-tents-for-two'];
    const named = (n: number, offset = '') => `/show-${n}-${offset}${words[n % words.length]}.html`;
    const index = numbers.map((n) => `${BASE}/list-${n}-${words[n % words.length]}.html`);
    const thread = numbers.map((n) => BASE + named(n));
    const evidence = { examples: { index, thread }, flips: [], otherLinks: [], dismissed: [], places: {} };
    const model = modelOf({ evidence, patterns: learnPatterns(evidence) });
    const watch = new ModelWatch(model, paperForum({}).fetchPage);
    const links = [2, 3, 4].map((n) => `<a href="${named(5, `o${10 * n - 10}-`)}">${n}</a>`).join(' ');
    const page = pageOf(named(5), `${posts(5, 8)}<div>Pages: <b>1</b> ${links}</div>`);
    const matcher = new LinkMatcher((await watch.observe(page, thread[4]!, 'thread'))!);
    expect(matcher.match(`${BASE}${named(7, 'o20-')}`)).toMatchObject({ type: 'thread-flip', page: '20' });
    expect(matcher.match(thread[6]!)?.type).toBe('thread');
  });

  it('does not take the next thread for a page of this one', async () => {
    const watch = new ModelWatch(modelOf(), paperForum({}).fetchPage);
    const links = [1, 2, 3].map((n) => `<a href="/thread.php?t=${n + 1}">${n + 1}</a>`).join(' ');
    const page = pageOf('/thread.php?t=1', `${posts(1, 8)}<div>Threads: <b>1</b> ${links}</div>`);
    expect(await watch.observe(page, `${BASE}/thread.php?t=1`, 'thread')).toBeUndefined();
  });

  it('learns the pager of threads also where those of boards have the same form', async () => {
    const index = numbers.map((n) => `${BASE}/${n}00.html`);
    const thread = numbers.map((n) => `${BASE}/${n}000.html`);
    const places = Object.fromEntries([
      ...index.map((url) => [url, ['a:table>a']]),
      ...thread.map((url) => [url, ['b:tr>a']]),
    ]);
    const flips = [2, 3].map((n) => ({
      pageUrl: index[0]!,
      flipUrl: `${BASE}/100_${n}.html`,
      of: 'index' as const,
    }));
    const evidence = { examples: { index, thread }, flips, otherLinks: [], dismissed: [], places };
    const model = modelOf({ evidence, patterns: learnPatterns(evidence) });
    expect(new LinkMatcher(model).match(`${BASE}/5000_2.html`)?.type).toBe('index-flip');
    const watch = new ModelWatch(model, paperForum({}).fetchPage);
    const links = [2, 3, 4].map((n) => `<a href="/5000_${n}.html">${n}</a>`).join(' ');
    const page = pageOf('/5000.html', `${posts(5, 8)}<div class="pages">Pages: <b>1</b> ${links}</div>`);
    const better = await watch.observe(page, `${BASE}/5000.html`, 'thread');
    const matcher = new LinkMatcher(better!);
    const { location } = page.links.find(({ url }) => url.endsWith('_2.html'))!;
    expect(matcher.match(`${BASE}/6000_2.html`, location)?.type).toBe('thread-flip');
    expect(matcher.match(`${BASE}/100_3.html`, 'c:div>a')?.type).toBe('index-flip');
  });

  it('knows which page a bare address shows, when its pager says so', async () => {
    const watch = new ModelWatch(modelOf(), paperForum({}).fetchPage);
    const bare = `${BASE}/thread.php?t=5`;
    const older = [1, 2, 3].map((n) => `<a href="/thread.php?t=5&page=${n}">${n}</a>`).join(' ');
    await watch.observe(
      pageOf('/thread.php?t=5', `${posts(5, 8)}<div>Pages: ${older} <b>4</b></div>`),
      bare,
      'thread',
    );
    expect(watch.shownBy(`${bare}&page=4`)).toBe(bare);
    expect(watch.shownBy(`${bare}&page=3`)).toBe(undefined);
    expect(watch.shownBy(`${BASE}/thread.php?t=6&page=4`)).toBe(undefined);
  });

  it('does not look behind a box that stood on the pages it was learned from', async () => {
    const views = threadList(numbers, (n) => `/view/${n}`);
    const forum = paperForum({
      '/forum.php?f=1': views,
      ...Object.fromEntries(numbers.map((n) => [`/view/${n}`, posts(n, 6)])),
    });
    const watch = new ModelWatch(modelOf({ learnedFrom: [`${BASE}/forum.php?f=1`] }), forum.fetchPage);
    await watch.observe(pageOf('/forum.php?f=9', views), `${BASE}/forum.php?f=9`, 'index');
    expect(forum.asked).toEqual([`${BASE}/forum.php?f=1`]);
  });

  it('does not look behind messages whose threads are linked beside them', async () => {
    const rows = numbers.map(
      (n) =>
        `<tr><td><a href="/message/${n}">${title(n)}</a></td><td><a href="/thread.php?t=${n}">all</a></td></tr>`,
    );
    const forum = paperForum(Object.fromEntries(numbers.map((n) => [`/message/${n}`, posts(n, 6)])));
    const watch = new ModelWatch(modelOf(), forum.fetchPage);
    await watch.observe(
      pageOf('/forum.php?f=9', `<table>${rows.join('')}</table>`),
      `${BASE}/forum.php?f=9`,
      'index',
    );
    expect(forum.asked).toEqual([]);
  });

  it('says nothing when a page shows nothing new', async () => {
    const forum = paperForum({});
    const watch = new ModelWatch(modelOf(), forum.fetchPage);
    expect(
      await watch.observe(pageOf('/thread.php?t=5', posts(5, 8)), `${BASE}/thread.php?t=5`, 'thread'),
    ).toBe(undefined);
    const list = threadList([21, 22, 23, 24, 25, 26, 27, 28], (n) => `/thread.php?t=${n}`);
    expect(await watch.observe(pageOf('/forum.php?f=3', list), `${BASE}/forum.php?f=3`, 'index')).toBe(
      undefined,
    );
    expect(forum.asked).toEqual([]);
  });

  it('looks behind titles of a form it does not know, and follows them from then on', async () => {
    const articles = Object.fromEntries(numbers.map((n) => [`/article/${n}`, posts(n, 6)]));
    const forum = paperForum(articles);
    const watch = new ModelWatch(modelOf(), forum.fetchPage);
    const list = pageOf(
      '/forum.php?f=9',
      threadList(numbers, (n) => `/article/${n}`),
    );
    const better = await watch.observe(list, `${BASE}/forum.php?f=9`, 'index');
    expect(new LinkMatcher(better!).match(`${BASE}/article/99`)?.type).toBe('thread');
    expect(forum.asked.length).toBeLessThanOrEqual(3);
    expect(better!.learnedFrom).toEqual(forum.asked);
  });

  it('finds a board that stands alone at its place, where addresses do not tell what they name', async () => {
    const index = numbers.map((n) => `${BASE}/${n}00.html`);
    const thread = numbers.map((n) => `${BASE}/${n}000.html`);
    const list = `<h1>Board</h1><h3><a href="/777.html">Below it</a></h3>${threadList(numbers, (n) => `/${n}000.html`)}`;
    const page = pageOf('/300.html', list);
    const { location } = page.links.find(({ url }) => url === thread[0])!;
    const places = Object.fromEntries([
      ...index.map((url) => [url, ['a:table>a']]),
      ...thread.map((url) => [url, [location]]),
    ]);
    const evidence = { examples: { index, thread }, flips: [], otherLinks: [], dismissed: [], places };
    const model = modelOf({ evidence, patterns: learnPatterns(evidence) });
    const below = threadList(numbers, (n) => `/${n}7000.html`);
    const watch = new ModelWatch(model, paperForum({ '/777.html': below }).fetchPage);
    const better = await watch.observe(page, `${BASE}/300.html`, 'index');
    const placed = page.links.find(({ url }) => url.endsWith('/777.html'))!;
    expect(new LinkMatcher(model).match(placed.url, placed.location)).toBe(undefined);
    expect(new LinkMatcher(better!).match(placed.url, placed.location)?.type).toBe('index');
  });

  it('looks behind the same kind of links once, also when they lead nowhere', async () => {
    const forum = paperForum(
      Object.fromEntries(numbers.map((n) => [`/shop/item/${n}`, `<p>Item ${n}, 5 €</p>`])),
    );
    const watch = new ModelWatch(modelOf(), forum.fetchPage);
    const list = pageOf(
      '/forum.php?f=9',
      threadList(numbers, (n) => `/shop/item/${n}`),
    );
    expect(await watch.observe(list, `${BASE}/forum.php?f=9`, 'index')).toBe(undefined);
    const asked = forum.asked.length;
    expect(asked).toBeGreaterThan(0);
    const again = pageOf(
      '/forum.php?f=10',
      threadList(numbers, (n) => `/shop/item/${n}`),
    );
    expect(await watch.observe(again, `${BASE}/forum.php?f=10`, 'index')).toBe(undefined);
    expect(forum.asked).toHaveLength(asked);
  });

  it('leaves a model without evidence as it is', async () => {
    const watch = new ModelWatch(modelOf({ evidence: null }), paperForum({}).fetchPage);
    const page = pageOf('/thread.php?t=5', posts(5, 8) + pager('/thread.php?t=5'));
    expect(await watch.observe(page, `${BASE}/thread.php?t=5`, 'thread')).toBe(undefined);
  });
});
