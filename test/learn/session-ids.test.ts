import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ignorableParameters, sessionParameters, withoutParameters } from '../../src/learn/session-ids.ts';
import { normaliseUrl } from '../../src/page/index.ts';

const origin = 'http://forum.test';
const sids = [
  '3f2c9a81d04e77b5c6a1f0e2d3b49a58',
  '90aa1c7be35f4d2886c0e1f7b2d53a64',
  'c1d0e9f82b3a4756a8b7c6d5e4f30912',
];
const page = (sid: string | null, extra = '') => ({
  url: `${origin}/`,
  links: [1, 2, 3, 4, 5].map((t) => `${origin}/show.php?t=${t}${extra}${sid === null ? '' : `&sid=${sid}`}`),
});

describe('session parameters', () => {
  it('are those that differ from fetch to fetch and not within one', () => {
    expect(sessionParameters(sids.map((sid) => page(sid)))).toEqual([
      { name: 'sid', reason: 'differs-by-fetch', examples: sids },
    ]);
  });
  it('are those that are gone once the cookie is sent', () => {
    expect(sessionParameters([page(sids[0]!), page(null), page(null)])).toMatchObject([
      { name: 'sid', reason: 'gone-after-cookie' },
    ]);
  });
  it('are told by their looks on a single page', () => {
    expect(sessionParameters([page(sids[0]!)])).toMatchObject([{ name: 'sid', reason: 'looks-random' }]);
  });
  it('are found in paths', () => {
    const links = [1, 2, 3].map((t) => `${origin}/thread/${t};jsessionid=${sids[0]}`);
    const found = sessionParameters([{ url: `${origin}/`, links }]);
    expect(found).toMatchObject([{ name: ';jsessionid' }]);
    expect(withoutParameters(links[0]!, [';jsessionid'])).toBe(`${origin}/thread/1`);
  });
  it('are not ids, boards or languages', () => {
    const fetches = [1, 2, 3].map((f) => page(null, `&f=${f}&lang=en`));
    expect(sessionParameters(fetches)).toEqual([]);
  });
  it('come with those that changed no content', () => {
    const compared = [
      { urlA: `${origin}/t?t=5`, urlB: `${origin}/t?t=5&highlight=cat`, sameContent: true },
      { urlA: `${origin}/t?t=5`, urlB: `${origin}/t?t=5&page=2`, sameContent: false },
      { urlA: `${origin}/t?t=5&page=2`, urlB: `${origin}/t?t=5&page=3`, sameContent: true },
      { urlA: `${origin}/t?t=5`, urlB: `${origin}/u?t=5&x=1`, sameContent: true },
    ];
    expect(ignorableParameters(compared).map(({ name }) => name)).toEqual(['highlight']);
    expect(sessionParameters([], compared)).toMatchObject([{ name: 'highlight', reason: 'same-content' }]);
  });
});

describe('a URL without parameters', () => {
  it('keeps the others, their order and the fragment', () => {
    expect(withoutParameters(`${origin}/a?b=1&sid=x&a=2#p5`, ['sid'])).toBe(`${origin}/a?b=1&a=2#p5`);
    expect(withoutParameters(`${origin}/a?sid=x`, ['sid'])).toBe(`${origin}/a`);
  });
  it('is the URL when it has none of them', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
        const href = normaliseUrl(url)!;
        expect(withoutParameters(href, ['not in there'])).toBe(href);
      }),
      { seed: 3, numRuns: 200 },
    );
  });
});
