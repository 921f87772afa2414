import { describe, expect, it } from 'vitest';
import { PagerHabits } from '../../src/crawl/pager-habits.ts';
import type { PagerFacts } from '../../src/learn/index.ts';
import type { Link } from '../../src/page/index.ts';

const NOTHING: PagerFacts = { unlinked: [], numberedNames: [], beyond: [] };
const LINK: Link = {
  url: 'http://forum.test/t?page=4',
  fragment: '',
  text: '4',
  rel: [],
  location: '',
  node: 1,
};

/** After pagers that linked all their pages. */
function habits(rows: readonly (readonly number[])[], times = 20): PagerHabits {
  const known = new PagerHabits();
  for (let i = 0; i < times; i++) known.note(rows[i % rows.length]!, NOTHING, true);
  return known;
}

describe('PagerHabits', () => {
  it.each([
    ['numbers', [2, 3, 4], [2]],
    ['offsets', [15, 30, 45], [15]],
    ['numbers from zero', [1, 2, 3], [1, 2]],
  ])('knows that a row of %s leaves out no page', (_, seen, row) => {
    expect(habits([seen]).tellNothing(row)).toBe(true);
  });

  it('has gaps looked at', () => {
    expect(habits([[2, 3]]).tellNothing([2, 3, 40])).toBe(false);
    expect(habits([[15, 30]]).tellNothing([30])).toBe(false);
  });

  it('believes nothing after a few pagers', () => {
    expect(habits([[2, 3]], 5).tellNothing([2, 3])).toBe(false);
  });

  it('believes nothing where a pager led beyond the last page, or called the first by a name of its own', () => {
    const beyond = habits([[2, 3]]);
    beyond.note([2, 3], { ...NOTHING, beyond: ['http://forum.test/t?page=9'] }, true);
    expect(beyond.tellNothing([2, 3])).toBe(false);
    const named = habits([[2, 3]]);
    named.note([2, 3], NOTHING, false);
    expect(named.tellNothing([2, 3])).toBe(false);
  });

  it('learns no row from a pager that left pages out', () => {
    const known = new PagerHabits();
    for (let i = 0; i < 30; i++) known.note([2, 3, 40], { ...NOTHING, unlinked: [LINK] }, true);
    expect(known.tellNothing([2, 3])).toBe(false);
  });
});
