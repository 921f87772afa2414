import { describe, expect, it } from 'vitest';
import { Explorer } from '../../src/learn/explorer.ts';
import { longThreads } from '../../src/learn/title-groups.ts';
import { BASE, pageOf, paperForum, threadList, title } from './forums.ts';

const numbers = Array.from({ length: 12 }, (_, i) => i + 1);
const thread = (n: number) => `/thread/${n}`;

function explorerWith(...pages: readonly (readonly [path: string, body: string])[]) {
  const explorer = new Explorer(paperForum({}).fetchPage, 20);
  const seen = pages.map(([path, body]) => explorer.see(BASE + path, pageOf(path, body)));
  return { explorer, seen };
}

describe('longThreads', () => {
  it('puts threads with small pagers in their rows first, longest first', () => {
    const pagerOf = (n: number, last: number) =>
      ` <span>(${[2, 3, last].map((p) => `<a href="/thread/${n}?page=${p}">${p}</a>`).join(' ')})</span>`;
    const list = threadList(numbers, thread)
      .replace(`>${title(4)}</a>`, `>${title(4)}</a>${pagerOf(4, 5)}`)
      .replace(`>${title(9)}</a>`, `>${title(9)}</a>${pagerOf(9, 12)}`);
    const { seen } = explorerWith(['/board/1', list]);
    expect(longThreads(seen[0]!).slice(0, 2)).toEqual([`${BASE}/thread/9`, `${BASE}/thread/4`]);
  });

  it('goes by the counts in the rows when there are no pagers', () => {
    const { seen } = explorerWith(['/board/1', threadList(numbers, thread)]);
    // threadList gives thread 8 the most replies.
    expect(longThreads(seen[0]!)[0]).toBe(`${BASE}/thread/8`);
  });

  it('knows none on a page without records', () => {
    const { seen } = explorerWith(['/about', '<p>We are a club of friends.</p>']);
    expect(longThreads(seen[0]!)).toEqual([]);
  });
});
