import { describe, expect, it } from 'vitest';
import { CrawlError } from '../../src/errors.ts';
import { exploreForum, LinkMatcher, learnPatterns } from '../../src/learn/index.ts';
import { BASE, type LabForum, labForum, paperForum } from './forums.ts';

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

describe('exploreForum', () => {
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

  it.each([
    [
      'an article',
      `<h1>On chains</h1>${'<p>Chains are oiled once a month, more often in winter.</p>'.repeat(20)}`,
    ],
    ['a login page', '<form><input name="user"><input type="password"><button>Log in</button></form>'],
    ['an empty page', ''],
  ])('does not believe that %s is a forum, and says what it saw', async (_what, body) => {
    const forum = paperForum({ '/page': body });
    const learning = exploreForum(`${BASE}/page`, forum.fetchPage, { budget: BUDGET });
    await expect(learning).rejects.toThrow(CrawlError);
    await expect(learning).rejects.toThrow(/does not look like part of a forum: it is "\/page"/);
    expect(forum.asked.length).toBeLessThanOrEqual(30);
  });
});
