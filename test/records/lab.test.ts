import { describe, expect, it } from 'vitest';
import { detectors } from '../../bench/records/detectors.ts';
import { labPages } from '../../bench/records/page-sets.ts';
import { scorePage } from '../../bench/records/score.ts';
import { dialects } from '../../lab/index.ts';

describe('thread pages of the lab', async () => {
  const scores = new Map<string, { pages: number; worst: string }>();
  for await (const { id, page, posts, unreadable } of labPages(12)) {
    const name = id.split(' ')[0]!;
    const { accuracy, precision, correct, records } = scorePage(
      page,
      posts,
      detectors.Skein!(page),
      unreadable,
    );
    const sum = scores.get(name) ?? { pages: 0, worst: '' };
    sum.pages++;
    if (accuracy < 1 || precision < 1)
      sum.worst += `${id}: ${correct} of ${posts.length}, ${records} records\n`;
    scores.set(name, sum);
  }

  // Pages that a script fills have no records before it ran.
  for (const { name } of dialects.filter(({ isShell }) => !isShell)) {
    it(`of '${name}' come out with exactly their posts as records of one region`, () => {
      const { pages, worst } = scores.get(name)!;
      expect(worst).toBe('');
      expect(pages).toBeGreaterThanOrEqual(4);
    });
  }
});
