import { describe, expect, it } from 'vitest';
import { isCitedOnly, signOfOther } from '../../src/crawl/visit-sign.ts';
import { FetchError } from '../../src/errors.ts';
import { LinkMatcher, type Pattern } from '../../src/learn/index.ts';

const BASE = 'http://forum.test';
const pattern = (type: Pattern['type'], path: string): Pattern => ({
  type,
  regex: `^http://forum\\.test/${path}$`,
  identity: [1],
  page: 0,
  firstPage: null,
  locations: [],
  notLocations: [],
  support: 0,
  examples: [],
});
const matcher = new LinkMatcher({
  ignoredParameters: [],
  patterns: [pattern('index', 'f(\\d+)'), pattern('thread', 't(\\d+)')],
});

describe('the sign of a visit that brought no page', () => {
  const signOf = (visit: object) => signOfOther({ outcome: { found: [] }, ...visit } as never, matcher);

  it('tells what is gone from what is refused', () => {
    const failed = (status: number) => new FetchError('http-status', `${BASE}/t9`, 'no', { status });
    expect(signOf({ error: failed(404) })).toEqual({ kind: 'gone' });
    expect(signOf({ error: failed(403) })).toEqual({ kind: 'refused' });
    expect(signOf({ error: new FetchError('challenge', `${BASE}/t9`, 'no', { status: 200 }) })).toEqual({
      kind: 'refused',
    });
    expect(signOf({ error: new FetchError('timeout', `${BASE}/t9`, 'no') })).toBeUndefined();
  });

  it('names the place of a redirect out of the forum', () => {
    const to = (path: string) => ({ outcome: { found: [{ url: BASE + path }] } });
    expect(signOf(to('/login?back=t9'))).toEqual({ kind: 'sent', to: `${BASE}/login` });
    expect(signOf(to('/t8'))).toBeUndefined();
  });
});

describe('a URL that only posts cite', () => {
  const isCited = (url: string, foundOn: string) =>
    isCitedOnly({ url: `${BASE}/${url}`, foundOn: foundOn && `${BASE}/${foundOn}` }, matcher);

  it('was found on a page of another thread', () => {
    expect(isCited('t9', 't3')).toBe(true);
    expect(isCited('f9', 't3')).toBe(true);
    expect(isCited('t9', 'f3')).toBe(false);
    expect(isCited('t9', 't9')).toBe(false);
    expect(isCited('f1', '')).toBe(false);
  });
});
