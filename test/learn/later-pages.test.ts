import { describe, expect, it } from 'vitest';
import { laterPages } from '../../src/learn/later-pages.ts';

const thread = (rest: string) => `https://example.org/thread.php?${rest}`;
const flip = (page: string, to: string) => ({
  of: 'thread' as const,
  pageUrl: thread(page),
  flipUrl: thread(to),
});

describe('laterPages', () => {
  it('are titles that lead to a page of a thread, where others lead to the thread', () => {
    const long = [thread('t=30&start=10'), thread('t=38&start=20')];
    const later = laterPages(
      [thread('t=31'), thread('t=32'), ...long],
      [flip('t=30&start=10', 't=30&start=0')],
    );
    expect([...later]).toEqual(long);
  });

  it('are none where all threads have their number', () => {
    const all = [thread('t=30&start=0'), thread('t=38&start=0')];
    expect([...laterPages(all, [flip('t=30&start=0', 't=30&start=10')])]).toEqual([]);
  });

  it('are none where the number is not that of a pager', () => {
    expect([...laterPages([thread('t=31'), thread('f=2&t=30')], [flip('t=31', 't=31&start=10')])]).toEqual(
      [],
    );
  });
});
