import { describe, expect, it } from 'vitest';
import { IdleHoles } from '../../src/learn/idle-holes.ts';
import { LinkMatcher } from '../../src/learn/link-matcher.ts';
import type { Pattern } from '../../src/learn/model.ts';
import { BASE } from './forums.ts';

const common = { firstPage: null, locations: [], notLocations: [], support: 9, examples: [] };
const patterns: Pattern[] = [
  {
    ...common,
    type: 'thread-flip',
    regex: '^http://forum\\.test/thread-(?<thread_1>\\d+)-(?!(?:1)-)(?<page>\\d+)-(?<thread_2>\\d+)$',
    identity: [1, 3],
    page: 2,
  },
  {
    ...common,
    type: 'thread',
    regex: '^http://forum\\.test/thread-(?<thread_1>\\d+)-1-(?<thread_2>\\d+)$',
    identity: [1, 2],
    page: 0,
  },
];
const thread = [11, 22, 33, 44].map((n) => `${BASE}/thread-${n}-1-1`);
const evidence = {
  examples: { index: [], thread },
  flips: [],
  otherLinks: [],
  dismissed: [],
  places: {},
};
const model = { patterns, evidence };
const identityBy = (given: readonly Pattern[]) => {
  const matcher = new LinkMatcher({ patterns: given, ignoredParameters: [] });
  return (path: string) => matcher.match(BASE + path)?.identity;
};

describe('IdleHoles', () => {
  it('drops a part in which two threads have two addresses, from further pages too', () => {
    const holes = new IdleHoles();
    expect(holes.noteTwins(model, `${BASE}/thread-11-1-1`, `${BASE}/thread-11-1-2`)).toBeUndefined();
    const better = holes.noteTwins(model, `${BASE}/thread-22-1-1`, `${BASE}/thread-22-1-5`)!;
    const identity = identityBy(better);
    expect(identity('/thread-9-1-1')).toBe(identity('/thread-9-1-7'));
    expect(identity('/thread-9-2-1')).toBe(identity('/thread-9-2-7'));
    expect(identity('/thread-9-1-1')).not.toBe(identity('/thread-8-1-1'));
    expect(identity('/thread-9-2-1')).not.toBe(identity('/thread-9-3-1'));
  });

  it('finds it by what pages show', () => {
    const holes = new IdleHoles();
    holes.noteContent(model, `${BASE}/thread-11-1-1`, 'eleven');
    holes.noteContent(model, `${BASE}/thread-22-1-1`, 'twenty-two');
    expect(holes.noteContent(model, `${BASE}/thread-11-1-3`, 'eleven')).toBeUndefined();
    expect(holes.noteContent(model, `${BASE}/thread-22-1-3`, 'twenty-two')).toBeDefined();
  });

  it('keeps a part in which different threads differed', () => {
    const holes = new IdleHoles();
    holes.noteContent(model, `${BASE}/thread-33-1-1`, 'one thing');
    holes.noteContent(model, `${BASE}/thread-33-1-2`, 'another');
    holes.noteTwins(model, `${BASE}/thread-11-1-1`, `${BASE}/thread-11-1-2`);
    expect(holes.noteTwins(model, `${BASE}/thread-22-1-1`, `${BASE}/thread-22-1-2`)).toBeUndefined();
  });

  it('keeps a part without which threads would have no names of their own', () => {
    const holes = new IdleHoles();
    holes.noteTwins(model, `${BASE}/thread-11-1-1`, `${BASE}/thread-12-1-1`);
    expect(holes.noteTwins(model, `${BASE}/thread-22-1-2`, `${BASE}/thread-23-1-2`)).toBeUndefined();
  });
});
