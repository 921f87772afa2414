import { describe, expect, it } from 'vitest';
import { canonicalKey } from '../../src/learn/identity-key.ts';
import type { LinkType, Pattern } from '../../src/learn/model.ts';
import { contrastPatterns } from '../../src/learn/pattern-contrast.ts';

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
  const addresses = [
    ...ids.map((id, i) => `${origin}/viewtopic.php?f=${(i % 3) + 1}&t=${id}`),
    ...ids.slice(0, 5).map((id) => `${origin}/viewtopic.php?t=${id}`),
  ];
  const { patterns } = contrastPatterns(
    new Map<LinkType, readonly string[]>([
      ['thread', addresses],
      ['thread-flip', addresses.flatMap((url) => [15, 30].map((start) => `${url}&start=${start}`))],
    ]),
    [],
  );

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

describe('the key of a thread whose number could be a year', () => {
  it('is an id beside a title that changed, though all ids could be years', () => {
    const many = Array.from({ length: 45 }, (_, i) => `/t/${1975 + i}-${titles[i % titles.length]}`);
    const patterns = learn('thread', [...many, ...many.slice(0, 6).map((path) => `${path}-again`)]);
    expect(keyOf(patterns, '/t/1980-so-what')).toBe(keyOf(patterns, '/t/1980-my-cat'));
    expect(keyOf(patterns, '/t/1980-so-what')).not.toBe(keyOf(patterns, '/t/1981-so-what'));
  });
});

describe('the key of a month', () => {
  it('is year and name, though the year is a number and the name a word', () => {
    const months = ['January', 'February', 'March', 'April', 'May'].map(
      (name) => `/list/2024-${name}/all.html`,
    );
    const patterns = learn('index', months);
    expect(new Set(months.map((path) => keyOf(patterns, path))).size).toBe(months.length);
  });
});
