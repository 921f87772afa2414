import { describe, expect, it } from 'vitest';
import type { Sign } from '../../src/crawl/site-health.ts';
import { UnreadPages } from '../../src/crawl/unread-pages.ts';
import type { Outcome } from '../../src/store/index.ts';

const outcome = (id: number, more: object = {}): Outcome =>
  ({ entry: { id }, result: 'done', requests: [], found: [{}], page: {}, posts: [], ...more }) as never;
const saying = (text: string, passwords = 0): Sign => ({ kind: 'misfit', text, passwords });
const toldOf = (outcomes: readonly Outcome[]) =>
  outcomes.map(({ entry, result, reason = '' }) => `${entry.id} ${result} ${reason}`.trim());

describe('pages that are not what their address names', () => {
  const pages = () => new UnreadPages({ wantsLogin: (sign) => 'passwords' in sign && sign.passwords > 0 });

  it('are notices where many addresses show one text, the first of them included', () => {
    const unread = pages();
    expect(toldOf(unread.settle(outcome(1), saying('No such thread'), 0))).toEqual([]);
    expect(toldOf(unread.settle(outcome(2), saying('Another text'), 1))).toEqual([]);
    expect(toldOf(unread.settle(outcome(3), saying('No such thread'), 2))).toEqual([
      '1 failed gone',
      '3 failed gone',
    ]);
    expect(toldOf(unread.settle(outcome(4), saying('No such thread'), 3))).toEqual(['4 failed gone']);
    expect(toldOf(unread.finish())).toEqual(['2 done']);
  });

  it('are for members only where they ask for a password and others do not', () => {
    expect(toldOf(pages().settle(outcome(1), saying('Log in', 1), 0))).toEqual(['1 failed login']);
  });

  it('are not waited with for long', () => {
    const unread = pages();
    unread.settle(outcome(1), saying('One of a kind'), 0);
    expect(toldOf(unread.settle(outcome(2), { kind: 'gone' }, 120_000))).toEqual(['1 done', '2 done']);
  });

  it('are marked as gone when they were read before', () => {
    const unread = pages();
    unread.settle(outcome(1, { readAgainAt: 5 }), saying('No such thread'), 0);
    const settled = unread.settle(outcome(2, { readAgainAt: 6 }), saying('No such thread'), 1);
    expect(settled).toMatchObject([
      { result: 'done', goneAt: 5 },
      { result: 'done', goneAt: 6 },
    ]);
    expect(settled.every(({ page }) => page === undefined)).toBe(true);
  });
});
