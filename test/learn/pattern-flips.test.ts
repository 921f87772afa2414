import { describe, expect, it } from 'vitest';
import { canonicalKey } from '../../src/learn/identity-key.ts';
import type { LinkType } from '../../src/learn/model.ts';
import { contrastPatterns } from '../../src/learn/pattern-contrast.ts';
import { flipPatterns } from '../../src/learn/pattern-flips.ts';

const origin = 'http://forum.test';
const titles = ['my-cat', 'the-old-house', 'hello', 'garden-tools', 'x-ray'];

function learnBase(type: LinkType, template: string) {
  const urls = titles.map(
    (title, i) => origin + template.replace('$', title).replace('#', String(i * 40 + 11)),
  );
  return { urls, patterns: contrastPatterns(new Map([[type, urls]]), []).patterns };
}

describe('flip patterns', () => {
  it.each([
    ['/show.php?t=#', '/show.php?t=#&page=%', '1', 2],
    ['/show.php?t=#', '/show.php?page=%&t=#', '1', 2],
    ['/show.php?t=#', '/show.php?t=#&start=%', '0', 20],
    ['/t/#-$/', '/t/#-$/page-%', '1', 2],
    ['/t/#-$/', '/t/#-$/?page=%', '1', 3],
    ['/topic/$/', '/topic/$/page/%/', '1', 2],
    ['/$-vt#.html', '/$-vt#-%.html', '0', 15],
    ['/topic-#/', '/topic-#/page-%.html', '1', 2],
    ['/d/#', '/d/#/%', '1', 2],
    ['/#.html', '/#_%.html', '1', 2],
    ['/i.php?topic=#.0', '/i.php?topic=#.%', '0', 15],
    ['/thread-#-1-1.html', '/thread-#-%-1.html', '1', 2],
    ['/i.php?threads/$.#/', '/i.php?threads/$.#/page-%', '1', 2],
    ['/t/#', '/t/#?p=p%', '1', 2],
  ])('of %s by %s begin at %s', (base, flip, firstPage, step) => {
    const isFixed = /[01](?=[-.]|$)/.test(base.replace('#', ''));
    const { urls, patterns } = isFixed
      ? {
          urls: titles.map((_, i) => origin + base.replace('#', String(i * 40 + 11))),
          patterns: contrastPatterns(
            new Map<LinkType, string[]>([
              ['thread', titles.map((_, i) => origin + base.replace('#', String(i * 40 + 11)))],
              [
                'thread-flip',
                [2, 3].map((k) => origin + flip.replace('#', '51').replace('%', String(k * step))),
              ],
            ]),
            [],
          ).patterns.filter(({ type }) => type === 'thread'),
        }
      : learnBase('thread', base);
    const pageUrl = (i: number, page: number) =>
      page === 1
        ? urls[i]!
        : origin +
          flip
            .replace('$', titles[i]!)
            .replace('#', String(i * 40 + 11))
            .replace('%', String((page - 1) * step));
    const flips = flipPatterns(patterns, [
      { pageUrl: pageUrl(0, 1), flipUrl: pageUrl(0, 2) },
      { pageUrl: pageUrl(0, 2), flipUrl: pageUrl(0, 3) },
      { pageUrl: pageUrl(1, 3), flipUrl: pageUrl(1, 2) },
    ]);
    expect(flips.map((pattern) => [pattern.type, pattern.firstPage])).toEqual([['thread-flip', firstPage]]);
    const all = [...flips, ...patterns];
    const key = canonicalKey(pageUrl(3, 1), all);
    expect(key).toMatchObject({ type: 'thread', page: '' });
    expect(canonicalKey(pageUrl(3, 4), all)).toMatchObject({
      type: 'thread-flip',
      key: key!.key,
      page: String(3 * step),
    });
    const first = origin + flip.replace('$', titles[3]!).replace('#', '131').replace('%', firstPage);
    expect(canonicalKey(first, all)).toMatchObject({ type: 'thread', key: key!.key, page: '' });
  });
  it('of the entry page come with a pattern of the entry page itself', () => {
    const patterns = flipPatterns([], [{ pageUrl: `${origin}/`, flipUrl: `${origin}/page/2/` }]);
    expect(patterns.map(({ type }) => type)).toEqual(['index-flip', 'index']);
    const key = canonicalKey(`${origin}/`, patterns)!.key;
    expect(canonicalKey(`${origin}/page/1/`, patterns)).toMatchObject({ type: 'index', key, page: '' });
    expect(canonicalKey(`${origin}/page/7/`, patterns)).toMatchObject({ type: 'index-flip', key, page: '7' });
  });
  it('are not made of links that differ in more than a number', () => {
    const { patterns } = learnBase('thread', '/show.php?t=#');
    const flips = flipPatterns(patterns, [
      { pageUrl: `${origin}/show.php?t=11`, flipUrl: `${origin}/show.php?t=51` },
      { pageUrl: `${origin}/show.php?t=11`, flipUrl: `${origin}/print.php?t=11&page=2` },
      { pageUrl: `${origin}/show.php?t=11`, flipUrl: `${origin}/show.php?t=11&sort=asc` },
    ]);
    expect(flips).toEqual([]);
  });
});
