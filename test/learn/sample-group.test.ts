import { describe, expect, it } from 'vitest';
import { Explorer } from '../../src/learn/explorer.ts';
import { type LinkGroup, linkGroups } from '../../src/learn/link-groups.ts';
import { judgeGroup } from '../../src/learn/sample-group.ts';
import { pageStructure } from '../../src/records/index.ts';
import { BASE, type Forum, pageOf, paperForum, posts, threadList } from './forums.ts';

const numbers = Array.from({ length: 12 }, (_, i) => i + 1);
const pagesFor = (path: (n: number) => string, body: (n: number) => string): Record<string, string> =>
  Object.fromEntries(numbers.map((n) => [path(n), body(n)]));

/** The titles of a list that leads to `path(n)`. */
function titles(path: (n: number) => string): LinkGroup {
  const page = pageOf('/list', threadList(numbers, path));
  return linkGroups(pageStructure(page), page.links)[0]!;
}

const judge = (forum: Forum, group: LinkGroup, preferred: readonly string[] = [], budget = 20) =>
  judgeGroup(new Explorer(forum.fetchPage, budget), group, preferred);

const thread = (n: number) => `/thread/${n}`;
const threads = pagesFor(thread, (n) => posts(n, 6));

describe('judgeGroup', () => {
  it('knows threads after two pages', async () => {
    const forum = paperForum(threads);
    const verdict = await judge(forum, titles(thread));
    expect(verdict.type).toBe('thread');
    expect(forum.asked).toHaveLength(2);
  });

  it('knows boards', async () => {
    const forum = paperForum(
      pagesFor(
        (n) => `/board/${n}`,
        (n) =>
          threadList(
            numbers.map((m) => n * 20 + m),
            thread,
          ),
      ),
    );
    expect(
      (
        await judge(
          forum,
          titles((n) => `/board/${n}`),
        )
      ).type,
    ).toBe('index');
  });

  it('looks behind preferred links first', async () => {
    const forum = paperForum(threads);
    await judge(forum, titles(thread), [`${BASE}/thread/9`, `${BASE}/thread/4`]);
    expect(forum.asked).toEqual([`${BASE}/thread/9`, `${BASE}/thread/4`]);
  });

  it('goes on to the next link when one leads nowhere', async () => {
    const { '/thread/1': _, ...withoutFirst } = threads;
    expect((await judge(paperForum(withoutFirst), titles(thread))).type).toBe('thread');
  });

  it('is not taken in by one page under many names', async () => {
    const login = pagesFor(thread, () => posts(1, 6));
    const verdict = await judge(paperForum(login), titles(thread));
    expect(verdict).toMatchObject({ type: 'other', reason: 'all the same page' });
  });

  const shortcut = (n: number) => `/last/${n}`;
  const redirecting = { ...threads, ...pagesFor(shortcut, (n) => `->/thread/${n}`) };

  it('knows one form under many addresses, though it tells the time', async () => {
    const links = Array.from(
      { length: 6 },
      (_, i) => `<li><a href="/find?by=${i}">Find by ${i}</a> 2024-03-0${i + 1}</li>`,
    );
    const form = (n: number) =>
      `<p>It is now 2024-03-1${n % 3} 7:0${n % 10} pm</p><ul>${links.join('')}</ul><form><input name="user"></form><p>Made in 0.0${n} s</p>`;
    const user = (n: number) => `/user/${n}`;
    const verdict = await judge(paperForum(pagesFor(user, form)), titles(user));
    expect(verdict).toMatchObject({ type: 'other', reason: 'all the same page' });
  });

  it('takes links that redirect to what is linked elsewhere for shortcuts after one, and keeps where they lead', async () => {
    const forum = paperForum(redirecting);
    const explorer = new Explorer(forum.fetchPage, 20);
    explorer.see(`${BASE}/board/1`, pageOf('/board/1', threadList(numbers, thread)));
    const verdict = await judgeGroup(explorer, titles(shortcut), []);
    expect(verdict.type).toBe('other');
    expect(verdict.targets).toEqual([{ type: 'thread', url: `${BASE}/thread/1` }]);
    expect(forum.asked).toHaveLength(1);
  });

  it('takes redirects to addresses of posts for detours where only their own pages link them', async () => {
    const toPost = (n: number) => `/thread/${n}/post/${n}7`;
    const own = (n: number) => `<a id="p${n}7" href="${toPost(n)}#p${n}7">#1</a>${posts(n, 6)}`;
    const forum = paperForum({
      ...pagesFor(shortcut, (n) => `->${toPost(n)}`),
      ...pagesFor(toPost, (n) => own(n)),
    });
    expect(await judge(forum, titles(shortcut))).toMatchObject({ type: 'thread', targets: [] });
  });

  it('takes the thread that the page behind a redirect is said to be for the real name', async () => {
    const explorer = new Explorer(async (url) => {
      const n = Number(/\/(?:last|thread)\/(\d+)/.exec(url)![1]);
      return pageOf(`/thread/${n}/post/77`, posts(n, 6), `<link rel="canonical" href="/thread/${n}">`);
    }, 20);
    explorer.see(`${BASE}/board/a`, pageOf('/board/a', threadList(numbers, thread)));
    expect(await judgeGroup(explorer, titles(shortcut), [])).toMatchObject({
      type: 'other',
      targets: [{ type: 'thread', url: `${BASE}/thread/1` }],
    });
  });

  const laterPage = (n: number) => `/thread/${n}/page-2`;
  const latest = (n: number) => `/thread/${n}/latest`;
  const toLaterPages = {
    ...threads,
    ...pagesFor(latest, (n) => `->${laterPage(n)}`),
    ...pagesFor(laterPage, (n) => posts(n + 50, 6)),
  };

  it('takes links that redirect to a later page for shortcuts where threads are linked by what stands before it', async () => {
    const explorer = new Explorer(paperForum(toLaterPages).fetchPage, 20);
    explorer.see(`${BASE}/board/a`, pageOf('/board/a', threadList(numbers, thread)));
    const verdict = await judgeGroup(explorer, titles(latest), []);
    expect(verdict.targets).toEqual([{ type: 'thread', url: `${BASE}/thread/1` }]);
  });

  it('does not take the front page for a thread because its address begins that of one', async () => {
    const explorer = new Explorer(
      paperForum({ ...threads, ...pagesFor(shortcut, (n) => `->${thread(n)}`) }).fetchPage,
      20,
    );
    explorer.see(`${BASE}/board/a`, pageOf('/board/a', '<a href="/thread/">Forum</a>'));
    expect(await judgeGroup(explorer, titles(shortcut), [])).toMatchObject({ type: 'thread', targets: [] });
  });

  it('remembers that what it knows of links was behind redirects', async () => {
    const forum = paperForum(redirecting);
    const explorer = new Explorer(forum.fetchPage, 20);
    const first = await judgeGroup(explorer, titles(shortcut), []);
    const later = await judgeGroup(explorer, titles(shortcut), []);
    expect(forum.asked).toHaveLength(2);
    expect(first.detours).toHaveLength(2);
    expect(later.detours).toEqual(first.detours);
  });

  it('takes links that redirect to what nobody links for the real ones', async () => {
    expect((await judge(paperForum(redirecting), titles(shortcut))).type).toBe('thread');
  });

  it('takes addresses of posts for shortcuts when their pages are called pages of threads that are linked', async () => {
    const explorer = new Explorer(async (url) => {
      const n = Number(/\/thread\/(\d+)\/16$/.exec(url)![1]);
      return pageOf(url, posts(n, 6), `<link rel="canonical" href="/thread/${n}?page=2">`);
    }, 20);
    explorer.see(`${BASE}/board/a`, pageOf('/board/a', threadList(numbers, thread)));
    const group = titles((n) => `/thread/${n}/16`);
    expect(await judgeGroup(explorer, group, [])).toMatchObject({
      type: 'other',
      targets: [{ type: 'thread', url: `${BASE}/thread/1` }],
    });
  });

  it('takes titles for threads though each page links to itself by another name, which no list uses', async () => {
    const titled = (n: number) => `/thread/${n}?from=page1`;
    const explorer = new Explorer(async (url) => {
      const n = Number(/\/thread\/(\d+)/.exec(url)![1]);
      const own = `<h1><a href="/thread/${n}">Thread ${n}</a></h1>`;
      return pageOf(url, own + posts(n, 6), `<link rel="canonical" href="/thread/${n}">`);
    }, 20);
    explorer.see(`${BASE}/board/a`, pageOf('/board/a', threadList(numbers, titled)));
    expect(await judgeGroup(explorer, titles(titled), [])).toMatchObject({ type: 'thread' });
  });

  it('does not believe a canonical name that nobody uses', async () => {
    const pages = pagesFor(thread, (n) => `${posts(n, 6)}<link rel="canonical" href="/">`);
    expect((await judge(paperForum(pages), titles(thread))).type).toBe('thread');
  });

  it('judges a message that names its whole thread, linked directly by others, by the thread', async () => {
    const forum = paperForum(threads);
    const asked: string[] = [];
    const explorer = new Explorer(async (url) => {
      asked.push(url);
      const [, n] = /\/message\/(\d+)$/.exec(url) ?? [];
      if (n === undefined) return forum.fetchPage(url);
      return pageOf(url, `<p>Message ${n}</p>`, `<link rel="canonical" href="/thread/${n}">`);
    }, 20);
    explorer.see(`${BASE}/board/a`, pageOf('/board/a', threadList(numbers, thread)));
    const verdict = await judgeGroup(
      explorer,
      titles((n) => `/message/${n}`),
      [],
    );
    expect(verdict).toMatchObject({ type: 'other', targets: [{ type: 'thread', url: `${BASE}/thread/1` }] });
    expect(asked).toEqual([`${BASE}/message/1`, `${BASE}/thread/1`]);
  });

  it('asks for nothing when links of the same shape were looked behind before', async () => {
    const forum = paperForum(threads);
    const explorer = new Explorer(forum.fetchPage, 20);
    const board = explorer.see(`${BASE}/board/1`, pageOf('/board/1', threadList(numbers, thread)));
    const groups = () => linkGroups(board.structure, board.page.links, (url) => explorer.shapes.of(url));
    await explorer.look(`${BASE}/thread/2`);
    await explorer.look(`${BASE}/thread/7`);
    const before = forum.asked.length;
    expect((await judgeGroup(explorer, groups()[0]!, [])).type).toBe('thread');
    expect(forum.asked).toHaveLength(before);
  });

  it('asks for nothing once the budget is spent', async () => {
    const forum = paperForum(threads);
    expect((await judge(forum, titles(thread), [], 0)).type).toBe('other');
    expect(forum.asked).toEqual([]);
  });
});
