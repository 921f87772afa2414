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

  it('looks behind preferred links first', async () => {
    const forum = paperForum(threads);
    await judge(forum, titles(thread), [`${BASE}/thread/9`, `${BASE}/thread/4`]);
    expect(forum.asked).toEqual([`${BASE}/thread/9`, `${BASE}/thread/4`]);
  });

  const shortcut = (n: number) => `/last/${n}`;
  const redirecting = { ...threads, ...pagesFor(shortcut, (n) => `->/thread/${n}`) };

  it('remembers that what it knows of links was behind redirects', async () => {
    const forum = paperForum(redirecting);
    const explorer = new Explorer(forum.fetchPage, 20);
    const first = await judgeGroup(explorer, titles(shortcut), []);
    const later = await judgeGroup(explorer, titles(shortcut), []);
    expect(forum.asked).toHaveLength(2);
    expect(first.detours).toHaveLength(2);
    expect(later.detours).toEqual(first.detours);
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
