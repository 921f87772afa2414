import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderParameters, pieced, tokens, urlParts } from '../../src/learn/url-parts.ts';
import { normaliseUrl } from '../../src/page/index.ts';

describe('the parts of a URL', () => {
  it('are origin, segments, extension and query', () => {
    expect(urlParts('https://a.test:81/x/show.PHP?t=5&c#p')).toEqual({
      origin: 'https://a.test:81',
      segments: ['x', 'show.PHP'],
      endsWithSlash: false,
      extension: 'php',
      query: [
        { name: 't', value: '5' },
        { name: 'c', value: null },
      ],
    });
  });
  it('put together are the URL', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), (given) => {
        const url = orderParameters(normaliseUrl(given)!);
        const { origin, pieces, tail } = pieced(url);
        const whole = origin + pieces.map(({ before, value }) => before + value).join('') + tail;
        expect(whole.replace(/[&;]+/g, '&')).toBe(url.replace(/[&;]+/g, '&'));
        for (const { value } of pieces)
          expect(
            tokens(value)
              .map(({ text }) => text)
              .join(''),
          ).toBe(value);
      }),
      { seed: 2, numRuns: 300 },
    );
  });
});

describe('ordered parameters', () => {
  it('are the same for every order, and ordered again do not change', () => {
    const pair = fc.tuple(fc.constantFrom('t', 'f', 'page', 'sid'), fc.integer({ min: 0, max: 9 }));
    fc.assert(
      fc.property(fc.uniqueArray(pair, { selector: ([name]) => name, maxLength: 4 }), (pairs) => {
        const write = (list: typeof pairs) => `http://a.test/x?${list.map((p) => p.join('=')).join('&')}`;
        const ordered = orderParameters(write(pairs));
        expect(orderParameters(write([...pairs].reverse()))).toBe(ordered);
        expect(orderParameters(ordered)).toBe(ordered);
      }),
      { seed: 1 },
    );
  });
  it('leave out those without a value', () => {
    expect(orderParameters('http://a.test/i.php?f=3&start=')).toBe('http://a.test/i.php?f=3');
    expect(orderParameters('http://a.test/i.php?start=')).toBe('http://a.test/i.php');
  });
  it('keep the word at the head that tells what is asked for, however its missing value is written', () => {
    const bare = 'http://a.test/i.php?viewforum&id=3';
    expect(orderParameters('http://a.test/i.php?viewforum=&id=3')).toBe(orderParameters(bare));
    expect(orderParameters(bare)).toBe(bare);
    // A session that was left empty tells nothing.
    for (const name of ['s', 'sid', 'PHPSESSID'])
      expect(orderParameters(`http://a.test/i.php?${name}=&id=3`)).toBe('http://a.test/i.php?id=3');
  });
  it('leave a path in the query at its head', () => {
    expect(orderParameters('http://a.test/i.php?b=1;threads/x.5/&a=2')).toBe(
      'http://a.test/i.php?threads/x.5/&a=2&b=1',
    );
  });
});
