import { describe, expect, it } from 'vitest';
import { defaultTrapLimits, TrapGuard, urlShape } from '../../src/crawl/traps.ts';

describe('urlShape', () => {
  it('is alike for URLs that differ in digits and parameter values only', () => {
    expect(urlShape('http://f.test/cal.php?y=2024&m=5')).toBe(urlShape('http://f.test/cal.php?y=1999&m=12'));
    expect(urlShape('http://f.test/thread-12-3.html')).toBe(urlShape('http://f.test/thread-7-41.html'));
  });

  it('differs where path words or parameter names differ', () => {
    expect(urlShape('http://f.test/cal.php?y=1')).not.toBe(urlShape('http://f.test/cal.php?m=1'));
    expect(urlShape('http://f.test/user5')).not.toBe(urlShape('http://f.test/post5'));
  });
});

describe('TrapGuard', () => {
  it('refuses paths that repeat a segment over and over', () => {
    const guard = new TrapGuard();
    expect(guard.refuse('http://f.test/a/b/a/b/a/b/')).toBeUndefined();
    expect(guard.refuse('http://f.test/a/b/a/b/a/b/a/b/')).toBe('repeating-segments');
  });

  it('refuses paths that grow without end', () => {
    const path = Array.from({ length: 17 }, (_, i) => `s${i}`).join('/');
    expect(new TrapGuard().refuse(`http://f.test/${path}`)).toBe('deep-path');
    expect(new TrapGuard().refuse(`http://f.test/?q=${'x'.repeat(2000)}`)).toBe('long-url');
  });

  it('takes no more URLs of one shape than allowed', () => {
    const guard = new TrapGuard({ ...defaultTrapLimits, maxPerShape: 2 });
    expect([1, 2, 3].map((id) => guard.refuse(`http://f.test/s?id=${id}`))).toEqual([
      undefined,
      undefined,
      'too-many-alike',
    ]);
    expect(guard.refuse('http://f.test/other?id=1')).toBeUndefined();
  });

  it('calls a series endless when its pages lead to nothing but the next of their kind', () => {
    const guard = new TrapGuard({ ...defaultTrapLimits, endlessAfter: 20 });
    const month = (n: number) => `http://f.test/calendar?month=${n}`;
    const found = Array.from({ length: 20 }, (_, n) => guard.learn(month(n), [month(n + 1)]));
    expect(found.filter((shape) => shape !== undefined)).toEqual(['http://f.test/calendar?month']);
    expect(guard.refuse(month(999))).toBe('endless');
  });

  it('does not call a pager endless whose pages lead to threads or come to an end', () => {
    const guard = new TrapGuard({ ...defaultTrapLimits, endlessAfter: 20 });
    const flip = (n: number) => `http://f.test/board?page=${n}`;
    for (let n = 0; n < 100; n++) {
      const isLast = n % 10 === 9;
      expect(guard.learn(flip(n), isLast ? [] : [flip(n + 1)])).toBeUndefined();
      expect(
        guard.learn(`http://f.test/b?page=${n}`, [flip(n), `http://f.test/thread?t=${n}`]),
      ).toBeUndefined();
    }
    expect(guard.endless).toEqual([]);
  });
});
