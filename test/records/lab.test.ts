import { describe, expect, it } from 'vitest';
import { detectors } from '../../bench/records/detectors.ts';
import { labPages } from '../../bench/records/page-sets.ts';
import { scorePage } from '../../bench/records/score.ts';
import { dialects } from '../../lab/index.ts';

/** Dialects that are not read without fault yet: the least share of posts that must be right, and why it is not all. */
const KNOWN: Readonly<Record<string, { readonly accuracy: number; readonly why: string }>> = {
  'lofi-euc': { accuracy: 0.5, why: 'a post is a run of more siblings than a record may have' },
  'chinese-dashed': {
    accuracy: 0.85,
    why: 'heads of guests are another kind, so records are cut at the bodies',
  },
  'arabic-native': {
    accuracy: 0.7,
    why: 'a body that begins with a quote is another kind and ends a record',
  },
  alike: {
    accuracy: 0.9,
    why: 'answers are compared with the question that comes first, and one is too unlike it',
  },
};

describe('thread pages of the lab', async () => {
  const scores = new Map<string, { accuracy: number; precision: number; pages: number; worst: string }>();
  for await (const { id, page, posts, unreadable } of labPages(5)) {
    const name = id.split(' ')[0]!;
    const { accuracy, precision, correct, records } = scorePage(
      page,
      posts,
      detectors.Skein!(page),
      unreadable,
    );
    const sum = scores.get(name) ?? { accuracy: 0, precision: 0, pages: 0, worst: '' };
    sum.accuracy += accuracy;
    sum.precision += precision;
    sum.pages++;
    if (accuracy < 1 || precision < 1)
      sum.worst += `${id}: ${correct} of ${posts.length}, ${records} records\n`;
    scores.set(name, sum);
  }

  for (const { name } of dialects) {
    const known = KNOWN[name];
    it(`of '${name}' come out with ${known === undefined ? 'exactly' : 'most of'} their posts as records of one region`, () => {
      const { accuracy, precision, pages, worst } = scores.get(name)!;
      if (known === undefined) expect(worst).toBe('');
      else expect(accuracy / pages, known.why).toBeGreaterThanOrEqual(known.accuracy);
      expect(precision / pages).toBeGreaterThan(0.7);
    });
  }
});
