import { describe, expect, it } from 'vitest';
import { signOfOther } from '../../src/crawl/visit-sign.ts';
import { FetchError } from '../../src/errors.ts';
import { LinkMatcher, type Pattern } from '../../src/learn/index.ts';
import type { LeasedEntry } from '../../src/store/index.ts';

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

describe('the sign of a page that is gone', () => {
  const signOf = (entry: Pick<LeasedEntry, 'type' | 'foundOn'>) => {
    const error = new FetchError('http-status', `${BASE}/t9`, 'answers 404', { status: 404 });
    return signOfOther({ outcome: { found: [] }, error } as never, matcher, entry);
  };

  it('counts where a list names it', () => {
    expect(signOf({ type: 'thread', foundOn: `${BASE}/f2` })).toEqual({ kind: 'gone' });
    expect(signOf({ type: 'index', foundOn: `${BASE}/t3` })).toEqual({ kind: 'gone' });
  });

  it('says nothing of the site where only a post links to it', () => {
    expect(signOf({ type: 'thread', foundOn: `${BASE}/t3` })).toBeUndefined();
  });
});
