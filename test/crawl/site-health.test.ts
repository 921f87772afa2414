import { describe, expect, it } from 'vitest';
import { type Sign, SiteHealth } from '../../src/crawl/site-health.ts';

const times = (count: number, make: (index: number) => Sign): Sign[] =>
  Array.from({ length: count }, (_, i) => make(i));
const fit: Sign = { kind: 'fit', passwords: 0 };
const refused: Sign = { kind: 'refused' };
const MOST_UNNOTICED = 15;

/** After how many signs there is a doubt. */
function doubtAfter(signs: readonly Sign[], health = new SiteHealth()): number | undefined {
  for (const [i, sign] of signs.entries()) {
    health.note(sign, i, i);
    if (health.isDoubtful) return i + 1;
  }
  return undefined;
}

describe('the health of a site', () => {
  it('is not doubted while pages fit now and then', () => {
    expect(doubtAfter(times(60, (i) => (i % 8 === 0 ? fit : { kind: 'gone' })))).toBeUndefined();
  });

  it('is doubted once no page fits any more, and again after a proof that there is no wall', () => {
    const health = new SiteHealth();
    expect(
      doubtAfter(
        times(40, () => refused),
        health,
      ),
    ).toBeLessThanOrEqual(MOST_UNNOTICED);
    health.trust();
    expect(health.isDoubtful).toBe(false);
    expect(
      doubtAfter(
        times(40, () => refused),
        health,
      ),
    ).toBeLessThanOrEqual(MOST_UNNOTICED);
  });

  it('is not saved by pages that were asked for before the refusals and read late', () => {
    const health = new SiteHealth();
    for (let i = 0; i < 20; i++) health.note(i % 2 === 0 ? refused : fit, i % 2 === 0 ? i : 0, i + 1);
    expect(health.isDoubtful).toBe(true);
  });

  it('takes a password field for a login only where fitting pages have none', () => {
    const health = new SiteHealth();
    const form = (passwords: number): Sign => ({ kind: 'misfit', text: 'Log in', passwords });
    health.note(fit, 0, 1);
    expect(health.wantsLogin(form(1))).toBe(true);
    expect(health.wantsLogin(form(0))).toBe(false);
    health.note({ kind: 'fit', passwords: 1 }, 1, 2);
    expect(health.wantsLogin(form(1))).toBe(false);
  });

  it('is told nothing by redirects to many places, but by those to one', () => {
    const health = new SiteHealth();
    const sent = (to: string): boolean => health.isTelling({ kind: 'sent', to });
    expect(['/a', '/b', '/c'].map(sent)).toEqual([false, false, false]);
    expect(['/login', '/login', '/login'].map(sent)).toEqual([false, true, true]);
  });
});
