import { describe, expect, it } from 'vitest';
import { CrawlError } from '../../src/errors.ts';
import { exploreForum, LinkMatcher, learnPatterns } from '../../src/learn/index.ts';
import { type LabForum, labForum } from './forums.ts';

const BUDGET = 80;

async function explored(forum: LabForum, start = forum.lab.entryUrl) {
  const evidence = await exploreForum(start, forum.fetchPage, { budget: BUDGET });
  const { ignoredParameters, links } = evidence;
  return { evidence, matcher: new LinkMatcher({ patterns: learnPatterns(links), ignoredParameters }) };
}

describe.each(['plain-query', 'slug-portal', 'german-dotted', 'spanish-nested', 'russian-native'])(
  'exploreForum on %s',
  (name) => {
    it('finds boards and threads within a few dozen pages', async () => {
      const forum = await labForum(name);
      try {
        const { evidence } = await explored(forum);
        const truth = forum.lab.truth();
        expect(truth.typeOf(evidence.entry.page.url).type).toBe('entry');
        const typesOf = (urls: readonly string[]) => new Set(urls.map((url) => truth.typeOf(url).type));
        const threads = typesOf(evidence.links.examples.thread);
        // Last-post shortcuts may lead to a later page.
        threads.delete('thread-flip');
        expect([...threads]).toEqual(['thread']);
        expect([...typesOf(evidence.links.examples.index)]).toEqual(['index']);
        expect(forum.asked.length).toBeLessThanOrEqual(40);
        expect(new Set(forum.asked).size).toBe(forum.asked.length);
      } finally {
        await forum.close();
      }
    });

    it('gives patterns that know every board and thread of the forum', async () => {
      const forum = await labForum(name);
      try {
        const { matcher } = await explored(forum);
        const pages = forum.lab.truth().pages();
        for (const type of ['index', 'thread'] as const) {
          const wrong = pages.filter((page) => page.type === type && matcher.match(page.url)?.type !== type);
          expect(wrong.map(({ url }) => url)).toEqual([]);
        }
      } finally {
        await forum.close();
      }
    });
  },
);

// What profiles and last posts do to a list depends on how much else stands there.
const young = { boards: 8, threads: 120, postsPerThread: 8, users: 30, spanDays: 12 };
const fewBoards = { boards: 2, threads: 60, postsPerThread: 5, users: 20 };
const tiny = { boards: 2, threads: 5, postsPerThread: 4, users: 8 };
const sparse = { boards: 24, threads: 40, postsPerThread: 5, users: 30 };

describe.each([
  ['chinese-dashed', 'young', young, 1],
  ['russian-suffix', 'young', young, 1],
  ['japanese-next', 'of two boards', fewBoards, 1],
  ['tree-short', 'of two boards', fewBoards, 1],
  ['noisy-start', 'tiny', tiny, 1],
  ['lofi-euc', 'tiny', tiny, 1],
  ['blog-comments', 'sparse', sparse, 1],
  // A board listed by a board, both known by their shape alone.
  ['chinese-big5', 'of two boards', { ...fewBoards, threads: 150, users: 40 }, 11],
  // A front page with so little on it that it reads as a post.
  ['opaque-load-more', 'of two boards', { ...fewBoards, threads: 150, users: 40 }, 11],
  // Guests open threads: the board above must not be taken for who wrote them, nor boards for people.
  ['blog-comments', 'sparse', sparse, 11],
  // One board below the other: one is found, the other called alike.
  ['blog-comments', 'of two boards', fewBoards, 11],
  ['blog-comments', 'tiny', tiny, 11],
] as const)('exploreForum on %s, a forum that is %s', (name, _shape, size, seed) => {
  it('knows every page of it, and takes nothing else for a board', async () => {
    const forum = await labForum(name, { size, seed });
    try {
      const { evidence, matcher } = await explored(forum);
      const truth = forum.lab.truth();
      const wrong = truth
        .pages()
        .filter(({ type, url }) => ['index', 'thread'].includes(type) && matcher.match(url)?.type !== type);
      expect(wrong.map(({ url }) => url)).toEqual([]);
      const boards = evidence.links.examples.index.map((url) => truth.typeOf(url).type);
      expect([...new Set(boards)]).toEqual(['index']);
    } finally {
      await forum.close();
    }
  });
});

describe('exploreForum', () => {
  it('knows threads of all boards where only one of them looks like a board', async () => {
    const forum = await labForum('tree-short', {
      seed: 1,
      size: { boards: 3, threads: 6, postsPerThread: 3, users: 12, spanDays: 10 },
    });
    try {
      const { matcher } = await explored(forum);
      const { threads } = forum.lab.world;
      for (const { id } of threads)
        expect(matcher.match(`${new URL(forum.lab.entryUrl).origin}/t/some-words/${id}`)?.type).toBe(
          'thread',
        );
    } finally {
      await forum.close();
    }
  });

  it('keeps to its budget', async () => {
    const forum = await labForum('slug-portal');
    try {
      await exploreForum(forum.lab.entryUrl, forum.fetchPage, { budget: 5 }).catch((error: unknown) => {
        if (!(error instanceof CrawlError)) throw error;
      });
      expect(forum.asked.length).toBeLessThanOrEqual(5);
    } finally {
      await forum.close();
    }
  });

  it('is deterministic', async () => {
    const forum = await labForum('plain-query');
    try {
      const first = await explored(forum);
      const firstAsked = [...forum.asked];
      const second = await explored(forum);
      expect(forum.asked.slice(firstAsked.length)).toEqual(firstAsked);
      expect(second.evidence.links).toEqual(first.evidence.links);
    } finally {
      await forum.close();
    }
  });

  it('tells in lines what it does', async () => {
    const forum = await labForum('plain-query');
    const lines: string[] = [];
    try {
      await exploreForum(forum.lab.entryUrl, forum.fetchPage, {
        budget: BUDGET,
        tell: (line) => lines.push(line),
      });
      expect(lines[0]).toBe(`entry page: ${forum.lab.entryUrl}`);
      expect(lines.some((line) => line.endsWith(': threads'))).toBe(true);
    } finally {
      await forum.close();
    }
  });

  it('looks behind what it left alone when what seemed to be boards leads nowhere', async () => {
    const forum = await labForum('chinese-big5', {
      seed: 7,
      size: { boards: 2, threads: 60, postsPerThread: 3 },
    });
    try {
      const { evidence } = await explored(forum);
      const { index, thread } = evidence.links.examples;
      expect(index.length).toBeGreaterThan(0);
      expect(index.filter((url) => !url.includes('act=board'))).toEqual([]);
      expect(thread.filter((url) => !url.includes('act=topic'))).toEqual([]);
    } finally {
      await forum.close();
    }
  });
});
