import { describe, expect, it } from 'vitest';
import { urlWish } from '../../src/crawl/url-wish.ts';

const url = 'https://forum.test/tips-and-tricks/42-a-title?page=2';

describe('a pattern of addresses', () => {
  it('is a glob that the whole address has to match', () => {
    const matching = ['*', '*/tips-*', 'https://forum.test/*page=2', '*?page=*', '*tips*title*', url];
    const others = ['*/tips-', 'tips*', '*page=3', '*title*tips*', '*2*2*2*', 'https://forum.test/'];
    expect(matching.filter((pattern) => !urlWish(pattern)(url))).toEqual([]);
    expect(others.filter((pattern) => urlWish(pattern)(url))).toEqual([]);
  });

  it('does not use the same characters for two of its pieces', () => {
    expect(urlWish('*aba*aba')('xababa')).toBe(false);
    expect(urlWish('ab*ba')('aba')).toBe(false);
    expect(urlWish('ab*ba')('abba')).toBe(true);
  });

  it('is a regular expression behind re:', () => {
    expect(urlWish('re:^https://[^/]+/tips-')(url)).toBe(true);
    expect(urlWish('re:^https://[^/]+/\\d+')(url)).toBe(false);
  });

  it('is refused in one line that says what to write', () => {
    expect(() => urlWish('off-topic')).toThrow('write "*off-topic*"');
    expect(() => urlWish('re:^(')).toThrow('is no regular expression');
    expect(() => urlWish('re:^(a+)+$')).toThrow('could take very long');
    expect(() => urlWish('re:topic')).toThrow('begin it with ^');
  });

  it('takes time that grows with the address alone', () => {
    const stars = urlWish(`*${'a*'.repeat(200)}b`);
    const long = 'a'.repeat(100_000);
    const since = performance.now();
    expect(stars(long)).toBe(false);
    expect(performance.now() - since).toBeLessThan(1000);
  });
});
