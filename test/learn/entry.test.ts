import { describe, expect, it } from 'vitest';
import { findEntry } from '../../src/learn/entry.ts';
import { Explorer } from '../../src/learn/explorer.ts';
import { startPage } from '../../src/learn/start-page.ts';
import { type LabForum, labForum } from './forums.ts';

/** The entry found from a page of the lab. */
async function entryFrom(forum: LabForum, url: string) {
  const explorer = new Explorer(forum.fetchPage, 40);
  const entry = await findEntry(explorer, (await startPage(explorer, url)).page);
  return { entry, asked: explorer.asked };
}

describe.each(['slug-portal', 'japanese-next', 'polish-mixed', 'alike'])('findEntry on %s', (name) => {
  it.each(['index', 'index-flip', 'thread'] as const)(
    'climbs to the front page from a page of type %s, in few requests',
    async (type) => {
      const forum = await labForum(name);
      try {
        const truth = forum.lab.truth();
        const starts = truth.pages().filter((page) => page.type === type);
        for (const start of new Set([starts[0], starts[starts.length >> 1]])) {
          const { entry, asked } = await entryFrom(forum, start!.url);
          expect({ start, found: truth.typeOf(entry.page.url).type }).toEqual({ start, found: 'entry' });
          expect(asked).toBeLessThanOrEqual(15);
        }
      } finally {
        await forum.close();
      }
    },
  );

  it('stays at the front page and is sure of it', async () => {
    const forum = await labForum(name);
    try {
      const { entry } = await entryFrom(forum, forum.lab.entryUrl);
      expect(entry.page.url).toBe(forum.lab.entryUrl);
      expect(entry.confidence).toBeGreaterThan(0.6);
      expect(entry.boards).toEqual([]);
    } finally {
      await forum.close();
    }
  });
});

describe('findEntry', () => {
  it('keeps the board it came by, for sampling to begin with', async () => {
    const forum = await labForum('slug-portal');
    try {
      const truth = forum.lab.truth();
      const board = truth.pages().find(({ type }) => type === 'index')!;
      const { entry } = await entryFrom(forum, board.url);
      expect(entry.boards.map(({ url }) => url)).toEqual([board.url]);
    } finally {
      await forum.close();
    }
  });
});
