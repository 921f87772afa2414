import { describe, expect, it } from 'vitest';
import { isLinearRegex } from '../../src/learn/pattern-linear.ts';

const linear = [
  '^http://a\\.test/t/(\\d+)$',
  '^/([^/?]+)-vt(\\d+)\\.html$',
  '^/([^/?]+)-vt(\\d+)-(\\d+)\\.html$',
  '^/(\\d+)/(\\d+)/(\\d+)/([^/?]+)/$',
  '^/forum/(?!(?:feed|last)/$)(?<board>[^/?]+)/(?<sub>[^/?]+)/$',
  '^/t/(\\d+)(?:\\?page=(\\d+))?$',
  '^/(?:topic|thread)/[0-9A-Za-z]{7}$',
  '^/t/\\d{1,9}-[a-z]{2,5}/?$',
  '^/.{0,64}-(\\d+)$',
  '^',
];
const slow = [
  '/t/(\\d+)$',
  '^/(a+)+$',
  '^/(?:[^/]+/)*$',
  '^/([^/]+)([^/]+)$',
  '^/([^/?]+)-([^/?]+)\\.html$',
  '^/(\\d+)(\\d+)$',
  '^/.*/.*/.*$',
  '^/(a|a)*$',
  '^/(\\w+)\\1$',
  '^/(unclosed',
  `^/${'.{0,64}'.repeat(7)}x$`,
  `^/${'[a-z]{1,20}'.repeat(3)}$`,
  `^/${'a?'.repeat(30)}${'a'.repeat(30)}$`,
  `^/(?=${'.{0,64}'.repeat(7)}x)`,
  `^/${'.{0,64}(?=.{0,64}x)'.repeat(2)}`,
];

/** The work of a backtracking match grows with what it looks at; time it on texts made to disagree late. */
function slowest(source: string, length: number): number {
  const regex = new RegExp(source);
  const seeds = ['/a', '-1', '/1', '-vt1', 'a', '1', '/a-1.html', 'page=1&'];
  const start = source.startsWith('^http') ? 'http://a.test/t/' : '/';
  return Math.max(
    ...seeds.map((seed) => {
      const text = `${start}${seed.repeat(length / seed.length)}\n`;
      const began = performance.now();
      regex.test(text);
      return performance.now() - began;
    }),
  );
}

describe('a regular expression', () => {
  it.each(linear)('%s is linear, and quick on a megabyte', (source) => {
    expect(isLinearRegex(source)).toBe(true);
    expect(slowest(source, 1 << 20)).toBeLessThan(500);
  });
  it.each(slow)('%s is not shown to be linear', (source) => {
    expect(isLinearRegex(source)).toBe(false);
  });
});
