import { describe, expect, it } from 'vitest';
import { entryOf } from '../../src/learn/explore-forum.ts';
import { Explorer } from '../../src/learn/explorer.ts';
import { BASE, pageOf, paperForum, posts, threadList } from './forums.ts';

const boards = [1, 2, 3, 4, 5];
const threadsOf = (board: number) => Array.from({ length: 9 }, (_, i) => 10 * board + i);

describe('entryOf', () => {
  const explorer = new Explorer(paperForum({}).fetchPage, 20);
  const see = (path: string, body: string) => explorer.see(BASE + path, pageOf(path, body));
  const profile = see('/people/1', '<h1>member1</h1><p>Joined: 1 May 2020</p>');
  const front = see('/forum', boards.map((n) => `<p><a href="/forum/${n}">Board ${n}</a></p>`).join(''));
  const board = see(
    '/forum/1',
    threadList(threadsOf(1), (t) => `/topic/${t}`),
  );
  const thread = see('/topic/11', posts(11, 4));
  const pages = [profile, front, board, thread];
  const links = {
    examples: {
      index: boards.map((n) => `${BASE}/forum/${n}`),
      thread: threadsOf(1).map((t) => `${BASE}/topic/${t}`),
    },
    flips: [],
    otherLinks: [],
    dismissed: [],
    places: {},
  };
  const begun = (page: typeof profile) =>
    entryOf({ entry: { page, confidence: 1, boards: [] }, pages, links, ignoredParameters: [] }).page.url;

  it('is the page beside the one climbed to that lists boards, where that one leads nowhere', () => {
    expect(begun(profile)).toBe(`${BASE}/forum`);
  });

  it('is the page climbed to where it lists boards, or is one', () => {
    expect(begun(front)).toBe(`${BASE}/forum`);
    expect(begun(board)).toBe(`${BASE}/forum/1`);
  });

  it("is the list of boards that a site's front page leads to by one link of its menu", () => {
    const home = see('/', '<h1>A club</h1><p><a href="/about">About</a> <a href="/forum">Forum</a></p>');
    const list = see(
      '/forum',
      threadList(boards, (n) => `/forum/${n}`),
    );
    const index = [`${BASE}/forum`, ...links.examples.index];
    const evidence = {
      entry: { page: home, confidence: 1, boards: [] },
      pages: [
        home,
        {
          ...list,
          url: list.url,
          page: list.page,
          structure: list.structure,
          type: 'index' as const,
          confidence: 1,
        },
      ],
      links: { ...links, examples: { ...links.examples, index } },
      ignoredParameters: [],
    };
    expect(entryOf(evidence).page.url).toBe(`${BASE}/forum`);
    // A board that holds one other is no front page.
    const few = { ...links, examples: { ...links.examples, index: index.slice(0, 2) } };
    expect(entryOf({ ...evidence, links: few }).page.url).toBe(`${BASE}/`);
  });
});
