import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseUrl, resolveUrl } from '../../src/page/index.ts';
import { Resolver } from '../../src/page/resolver.ts';

const BASE = 'http://example.com/forum/viewforum.php?f=3';

describe('normaliseUrl', () => {
  const CASES: readonly (readonly [string, string | undefined])[] = [
    ['HTTP://Example.COM:80/A/../b/./c?#x', 'http://example.com/b/c'],
    ['https://example.com:443', 'https://example.com/'],
    ['https://example.com:8443/?a', 'https://example.com:8443/?a'],
    ['thread.php?t=5#p7', 'http://example.com/forum/thread.php?t=5'],
    ['?f=4', 'http://example.com/forum/viewforum.php?f=4'],
    ['//other.test/x', 'http://other.test/x'],
    ['/a b', 'http://example.com/a%20b'],
    ['/%7euser/%61%2fb%zz', 'http://example.com/~user/a%2Fb%25zz'],
    ['/тема?q=ж', 'http://example.com/%D1%82%D0%B5%D0%BC%D0%B0?q=%D0%B6'],
    ['/%d1%82', 'http://example.com/%D1%82'],
    ['t.php?a=1&amp;b=2&amp;amp;c=3', 'http://example.com/forum/t.php?a=1&b=2&c=3'],
    ['/a\n\tb', 'http://example.com/ab'],
    ['\\x\\y', 'http://example.com/x/y'],
    ['http://пример.рф/', 'http://xn--e1afmkfd.xn--p1ai/'],
    ['?b=2&a=1&sid=0123', 'http://example.com/forum/viewforum.php?b=2&a=1&sid=0123'],
    ['javascript:void(0)', undefined],
    ['mailto:a@b.test', undefined],
    ['http://', undefined],
    ['data:text/html,x', undefined],
  ];
  for (const [raw, url] of CASES)
    it(`makes ${url} of ${JSON.stringify(raw)}`, () => {
      expect(normaliseUrl(raw, BASE)).toBe(url);
    });

  it('needs no base for an absolute URL, and gives undefined for a relative one without', () => {
    expect(normaliseUrl('http://a.test')).toBe('http://a.test/');
    expect(normaliseUrl('a.html')).toBeUndefined();
  });

  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '..',
      '.',
      '?',
      '&',
      '&amp;',
      '&AMP;amp;',
      '%',
      '%2',
      '%2e',
      '%65',
      '%zz',
      '#',
      '=',
      ':',
      '//',
      '\\',
    ),
    fc.constantFrom(
      'a',
      'thread.php',
      't=5',
      'é',
      '漢',
      ' ',
      '\t',
      '"',
      "'",
      '|',
      '[',
      '{',
      '^',
      ';',
      '+',
      '~',
      '@',
      'amp;',
    ),
  );
  const rawUrl = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

  it('is idempotent', () => {
    fc.assert(
      fc.property(rawUrl, (raw) => {
        const once = normaliseUrl(raw, BASE);
        if (once !== undefined) expect(normaliseUrl(once)).toBe(once);
      }),
      { seed: 7, numRuns: 5000 },
    );
  });

  it('keeps the fragment apart, hashbangs included', () => {
    expect(resolveUrl('t.php#!/topic/5', BASE)).toEqual({
      url: 'http://example.com/forum/t.php',
      fragment: '#!/topic/5',
    });
    expect(resolveUrl('t.php#', BASE)!.fragment).toBe('');
  });

  it('is what the resolver for whole pages gives, on its fast path too', () => {
    const bases = [BASE, 'https://example.com/', 'http://example.com/a/b/c', 'http://example.com/x?y=/z/'];
    fc.assert(
      fc.property(rawUrl, fc.constantFrom(...bases), (raw, base) => {
        const quoted = raw.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
        expect(new Resolver(base).resolve(`"${quoted}"`, 1, 1 + quoted.length)).toEqual(
          resolveUrl(raw, base),
        );
      }),
      { seed: 8, numRuns: 10_000 },
    );
  });

  it('leaves ampersands alone that are no references', () => {
    const resolve = (href: string): string | undefined =>
      new Resolver(BASE).resolve(href, 0, href.length)?.url;
    expect(resolve('t.php?f=1&t=5&copy=2')).toBe('http://example.com/forum/t.php?f=1&t=5&copy=2');
    expect(resolve('t.php?f=1&copy')).toBe('http://example.com/forum/t.php?f=1%C2%A9');
    expect(resolve('./?p=1')).toBe('http://example.com/forum/?p=1');
    expect(resolve('java\nscript:x')).toBeUndefined();
    expect(resolve('ht\ntp://example.com/y')).toBe('http://example.com/y');
  });
});
