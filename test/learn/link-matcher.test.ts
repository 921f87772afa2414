import { describe, expect, it } from 'vitest';
import type { Pattern } from '../../src/learn/index.ts';
import { LinkMatcher } from '../../src/learn/link-matcher.ts';
import { BASE } from './forums.ts';

const pattern = (given: Partial<Pattern> & Pick<Pattern, 'type' | 'regex'>): Pattern => ({
  identity: [],
  page: 0,
  firstPage: null,
  locations: [],
  notLocations: [],
  support: 0,
  examples: [],
  ...given,
});
const thread = pattern({
  type: 'thread',
  regex: '^http://forum\\.test/t(?<thread>\\d+)(?:-[^/?]*)?$',
  identity: [1],
});
const flip = pattern({
  type: 'thread-flip',
  regex: '^http://forum\\.test/t(?<thread>\\d+)(?:-[^/?]*)?\\?page=(\\d+)$',
  identity: [1],
  page: 2,
  firstPage: '1',
});
const matcher = new LinkMatcher({ patterns: [flip, thread], ignoredParameters: ['sid'] });

describe('LinkMatcher', () => {
  it('gives all addresses of a thread one identity, whatever the slug', () => {
    const plain = matcher.match(`${BASE}/t5`)!;
    expect(matcher.match(`${BASE}/t5-my-title`)!.identity).toBe(plain.identity);
    expect(matcher.match(`${BASE}/t6`)!.identity).not.toBe(plain.identity);
  });

  it('gives the first page spelled with its number the identity of the thread', () => {
    const first = matcher.match(`${BASE}/t5?page=1`)!;
    expect(first).toMatchObject({ type: 'thread', page: '' });
    expect(first.identity).toBe(matcher.match(`${BASE}/t5`)!.identity);
  });

  it('keeps later pages apart, as pages of the same thread', () => {
    const second = matcher.match(`${BASE}/t5?page=2`)!;
    expect(second).toMatchObject({ type: 'thread-flip', page: '2' });
    expect(second.whole).toBe(matcher.match(`${BASE}/t5`)!.whole);
    expect(second.identity).not.toBe(matcher.match(`${BASE}/t5?page=3`)!.identity);
  });

  it('removes ignored parameters from what is fetched', () => {
    expect(matcher.match(`${BASE}/t5?sid=abc`)).toMatchObject({ type: 'thread', url: `${BASE}/t5` });
  });

  it('asks for addresses with commas in their query as the site spells them', () => {
    const later = pattern({
      type: 'thread-flip',
      regex: '^http://forum\\.test/read\\?\\d+,(?<thread>\\d+)&page=(\\d+)$',
      identity: [1],
      page: 2,
      firstPage: '1',
      examples: [`${BASE}/read?3,57,page=2`],
    });
    const found = new LinkMatcher({ patterns: [later], ignoredParameters: [] }).match(
      `${BASE}/read?3,57,page=4`,
    );
    expect(found).toMatchObject({ type: 'thread-flip', page: '4', url: `${BASE}/read?3,57,page=4` });
  });

  it('takes nothing that no pattern matches', () => {
    expect(matcher.match(`${BASE}/member/5`)).toBeUndefined();
    expect(matcher.match(`${BASE}/t5?print=1`)).toBeUndefined();
  });

  it('heeds places when told where the link stands', () => {
    const placed = new LinkMatcher({
      patterns: [
        { ...thread, locations: ['titles'] },
        { ...thread, type: 'index', notLocations: ['last-post'] },
      ],
      ignoredParameters: [],
    });
    expect(placed.match(`${BASE}/t5`, 'titles')?.type).toBe('thread');
    expect(placed.match(`${BASE}/t5`, 'elsewhere')?.type).toBe('index');
    expect(placed.match(`${BASE}/t5`, 'last-post')).toBeUndefined();
    expect(placed.match(`${BASE}/t5`)?.type).toBe('thread');
  });

  it('lets the first pattern decide', () => {
    const both = new LinkMatcher({ patterns: [{ ...thread, type: 'other' }, thread], ignoredParameters: [] });
    expect(both.match(`${BASE}/t5`)?.type).toBe('other');
  });

  it('recognises what is known and not followed, and does not match it, whatever stands below', () => {
    const both = new LinkMatcher({
      patterns: [
        { ...thread, type: 'index', follow: false },
        { ...thread, type: 'index' },
      ],
      ignoredParameters: [],
    });
    expect(both.match(`${BASE}/t5`)).toBeUndefined();
    expect(both.recognise(`${BASE}/t5`)).toMatchObject({ type: 'index', isFollowed: false });
  });

  it('calls the first page of a single board by its own name', () => {
    const firstUrl = `${BASE}/`;
    const regex = '^http://forum\\.test/\\?page=(\\d+)$';
    const pages = pattern({ type: 'index-flip', regex, page: 1, firstPage: '1', firstUrl });
    const one = new LinkMatcher({ patterns: [pages], ignoredParameters: [] });
    expect(one.match(`${BASE}/?page=1`)).toMatchObject({ type: 'index', url: firstUrl, identity: firstUrl });
    expect(one.match(`${BASE}/?page=2`)).toMatchObject({ url: `${BASE}/?page=2`, whole: firstUrl });
  });
});
