import { describe, expect, it } from 'vitest';
import { compareIdentity } from '../../src/learn/identity-evidence.ts';
import { canonicalKey } from '../../src/learn/identity-key.ts';
import type { LinkType, Pattern } from '../../src/learn/model.ts';
import { contrastPatterns } from '../../src/learn/pattern-contrast.ts';
import { flipPatterns } from '../../src/learn/pattern-flips.ts';

const origin = 'http://forum.test';

function learn(type: LinkType, paths: readonly string[]): readonly Pattern[] {
  return contrastPatterns(new Map([[type, paths.map((path) => origin + path)]]), []).patterns;
}
function keyOf(
  patterns: readonly Pattern[],
  path: string,
  ignored: readonly string[] = [],
): string | undefined {
  const found = canonicalKey(origin + path, patterns, ignored);
  return found && `${found.type} ${found.key} ${found.page}`;
}
const titles = [
  'my-cat',
  'an-old-house',
  'hello',
  'to-be',
  'x-ray',
  'garden-tools',
  'why',
  'so-what',
  'end-of-it',
];
const ids = [101, 57, 12, 88, 230, 5, 19, 64, 77];

describe('the key of a thread', () => {
  const threads = learn('thread', [
    ...ids.map((id, i) => `/viewtopic.php?f=${(i % 3) + 1}&t=${id}`),
    ...ids.slice(0, 5).map((id) => `/viewtopic.php?t=${id}`),
  ]);
  const flips = flipPatterns(threads, [
    { pageUrl: `${origin}/viewtopic.php?f=2&t=57`, flipUrl: `${origin}/viewtopic.php?f=2&t=57&start=15` },
    { pageUrl: `${origin}/viewtopic.php?t=57`, flipUrl: `${origin}/viewtopic.php?t=57&start=30` },
  ]);
  const patterns = [...flips, ...threads];

  it('is one for all its addresses', () => {
    const key = keyOf(patterns, '/viewtopic.php?t=57');
    expect(key).toBe('thread thread thread=57 ');
    expect(keyOf(patterns, '/viewtopic.php?f=2&t=57')).toBe(key);
    expect(keyOf(patterns, '/viewtopic.php?t=57&f=2#p77')).toBe(key);
    expect(keyOf(patterns, '/viewtopic.php?t=57&sid=abc&highlight=x', ['sid', 'highlight'])).toBe(key);
    expect(keyOf(patterns, '/viewtopic.php?t=57&start=0')).toBe(key);
    expect(keyOf(patterns, '/viewtopic.php?t=58')).not.toBe(key);
  });
  it('is shared by its pages, whichever address they have', () => {
    expect(keyOf(patterns, '/viewtopic.php?start=15&t=57')).toBe('thread-flip thread thread=57 15');
    expect(keyOf(patterns, '/viewtopic.php?f=9&t=57&start=15')).toBe('thread-flip thread thread=57 15');
  });
  it('does not exist for what no pattern matches', () => {
    expect(keyOf(patterns, '/viewtopic.php?t=57&view=print')).toBeUndefined();
  });
  it('leaves a title that changed aside', () => {
    const slugs = learn(
      'thread',
      ids.map((id, i) => `/thread-${id}-${titles[i]}`),
    );
    expect(keyOf(slugs, '/thread-5-my-title')).toBe(keyOf(slugs, '/thread-5-my-new-title'));
    expect(keyOf(slugs, '/thread-5-my-title')).not.toBe(keyOf(slugs, '/thread-6-my-title'));
  });
  it('keeps the title when the number may be the board', () => {
    const slugs = learn(
      'thread',
      ids.map((_, i) => `/${(i % 3) + 1}/${titles[i]}/`),
    );
    expect(keyOf(slugs, '/1/one-title/')).not.toBe(keyOf(slugs, '/1/another-title/'));
  });
  it('keeps the date beside a title', () => {
    const slugs = learn(
      'thread',
      ids.map((_, i) => `/2024/${i + 1}/${i + 11}/${titles[i]}/`),
    );
    expect(keyOf(slugs, '/2024/05/20/open-thread/')).not.toBe(keyOf(slugs, '/2024/05/20/other-thread/'));
    expect(keyOf(slugs, '/2024/05/20/open-thread/')).not.toBe(keyOf(slugs, '/2024/06/20/open-thread/'));
  });
  it('does not mix two kinds of addresses with numbers of their own', () => {
    const two = learn('thread', [...ids.map((id) => `/question/${id}`), ...ids.map((id) => `/poll/${id}`)]);
    expect(keyOf(two, '/question/5')).not.toBe(keyOf(two, '/poll/5'));
  });
});

describe('compared contents', () => {
  const few = learn('thread', ['/t/5/my-old-cat/', '/t/6/my-new-dog/']);
  it('show that a title names nothing', () => {
    expect(keyOf(few, '/t/5/my-old-cat/')).not.toBe(keyOf(few, '/t/5/a-cat-i-had/'));
    const revised = compareIdentity(few, [
      { urlA: `${origin}/t/5/my-old-cat/`, urlB: `${origin}/t/5/a-cat-i-had/`, sameContent: true },
    ]);
    expect(keyOf(revised, '/t/5/my-old-cat/')).toBe(keyOf(revised, '/t/5/a-cat-i-had/'));
    expect(keyOf(revised, '/t/5/my-old-cat/')).not.toBe(keyOf(revised, '/t/6/my-old-cat/'));
  });
  it('show that a number thought idle names the board', () => {
    const learned = learn(
      'thread',
      ids.map((id, i) => `/b/${(i % 3) + 1}/t/${id}`),
    );
    expect(keyOf(learned, '/b/1/t/5')).toBe(keyOf(learned, '/b/2/t/5'));
    const revised = compareIdentity(learned, [
      { urlA: `${origin}/b/1/t/5`, urlB: `${origin}/b/2/t/5`, sameContent: false },
    ]);
    expect(keyOf(revised, '/b/1/t/5')).not.toBe(keyOf(revised, '/b/2/t/5'));
  });
  it('join two styles of address, and part them', () => {
    const styles = learn('thread', [
      ...ids.map((id, i) => `/thread/${id}-${titles[i]}/`),
      ...ids.map((id) => `/show.php?t=${id}`),
    ]);
    expect(keyOf(styles, '/thread/5-a-title/')).not.toBe(keyOf(styles, '/show.php?t=5'));
    const pair = { urlA: `${origin}/thread/5-a-title/`, urlB: `${origin}/show.php?t=5` };
    const joined = compareIdentity(styles, [{ ...pair, sameContent: true }]);
    expect(keyOf(joined, '/thread/9-x/')).toBe(keyOf(joined, '/show.php?t=9'));
    const parted = compareIdentity(joined, [{ ...pair, sameContent: false }]);
    expect(keyOf(parted, '/thread/9-x/')).not.toBe(keyOf(parted, '/show.php?t=9'));
  });
  it('show that a numbered first page is another page', () => {
    const threads = learn(
      'thread',
      ids.map((id) => `/a/${id}/`),
    );
    const patterns = [
      ...flipPatterns(threads, [{ pageUrl: `${origin}/a/5/`, flipUrl: `${origin}/a/5/comment-page-2/` }]),
      ...threads,
    ];
    expect(keyOf(patterns, '/a/5/comment-page-1/')).toBe(keyOf(patterns, '/a/5/'));
    const revised = compareIdentity(patterns, [
      { urlA: `${origin}/a/5/`, urlB: `${origin}/a/5/comment-page-1/`, sameContent: false },
    ]);
    expect(keyOf(revised, '/a/5/comment-page-1/')).toBe('thread-flip thread thread=5 1');
  });
});
