// Connectivity tells flips, which lead forth and back, from links that only lead on.
import { describe, expect, it } from 'vitest';
import { connectivity, mostConnected } from '../../../src/papers/index.ts';

const chain = (pages: readonly string[]) => pages.slice(1).map((to, i) => ({ from: pages[i]!, to }));

describe('connectivity', () => {
  const pages = ['a1', 'a2', 'a3', 'b1', 'b2'];

  it('is 1 for pagers, also when only neighbours are linked', () => {
    const links = [
      ...chain(['a1', 'a2', 'a3']),
      ...chain(['a3', 'a2', 'a1']),
      ...chain(['b1', 'b2']),
      ...chain(['b2', 'b1']),
    ];
    expect(connectivity(pages, links)).toBe(1);
  });

  it('is 0 for links that lead from the last page of a thread to the next thread', () => {
    expect(connectivity(pages, [{ from: 'a3', to: 'b1' }])).toBe(0);
  });

  it('counts the share of ways that lead back', () => {
    // a1 <-> a2 both ways, and from both to b1 without return: 2 of 4 ways.
    const links = [...chain(['a1', 'a2', 'a1']), { from: 'a2', to: 'b1' }];
    expect(connectivity(pages, links)).toBe(0.5);
  });

  it('is unknown without links between the pages, and ignores links that leave them', () => {
    expect(connectivity(pages, [])).toBeUndefined();
    expect(
      connectivity(pages, [
        { from: 'a1', to: 'elsewhere' },
        { from: 'a1', to: 'a1' },
      ]),
    ).toBeUndefined();
  });

  it('selects the kinds of links above the average', () => {
    expect(
      mostConnected(
        new Map([
          ['pager', 0.9],
          ['next thread', 0.1],
          ['similar', 0.3],
        ]),
      ),
    ).toEqual(['pager']);
    expect(
      mostConnected(
        new Map([
          ['pager', 1],
          ['first and last', 1],
        ]),
      ),
    ).toEqual(['pager', 'first and last']);
    expect(mostConnected(new Map([['next thread', 0.4]]))).toEqual([]);
    expect(mostConnected(new Map([['pager', 0.8]]))).toEqual(['pager']);
    // As printed: not above the average, however near to it.
    expect(
      mostConnected(
        new Map([
          ['pager', 1],
          ['next thread', 0.75],
        ]),
      ),
    ).toEqual(['pager']);
  });
});
