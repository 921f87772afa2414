import { describe, expect, it } from 'vitest';
import { learnPatterns } from '../../src/learn/learn-patterns.ts';
import { LinkMatcher } from '../../src/learn/link-matcher.ts';
import type { LinkEvidence } from '../../src/learn/model.ts';
import { isLinearRegex } from '../../src/learn/pattern-linear.ts';
import { BASE } from './forums.ts';

const many = (path: (n: number) => string, from = 1): string[] =>
  Array.from({ length: 6 }, (_, i) => BASE + path(from + i));

function evidence(given: Partial<LinkEvidence>): LinkEvidence {
  return {
    examples: { index: [], thread: [] },
    flips: [],
    otherLinks: [],
    dismissed: [],
    places: {},
    ...given,
  };
}
const queryForum = evidence({
  examples: { index: many((n) => `/forum.php?f=${n}`), thread: many((n) => `/thread.php?t=${n}`) },
  flips: [
    { pageUrl: `${BASE}/thread.php?t=3`, flipUrl: `${BASE}/thread.php?t=3&page=2`, of: 'thread' },
    { pageUrl: `${BASE}/forum.php?f=2`, flipUrl: `${BASE}/forum.php?f=2&page=2`, of: 'index' },
    { pageUrl: `${BASE}/forum.php?f=2`, flipUrl: `${BASE}/forum.php?f=2&page=3`, of: 'index' },
  ],
  otherLinks: [...many((n) => `/member.php?u=${n}`), `${BASE}/faq.php`],
});

const matcherOf = (given: LinkEvidence) =>
  new LinkMatcher({ patterns: learnPatterns(given), ignoredParameters: [] });

describe('learnPatterns', () => {
  it('takes boards, threads and flips it has not seen, and nothing else', () => {
    const matcher = matcherOf(queryForum);
    const typeOf = (path: string) => matcher.match(BASE + path)?.type;
    expect(typeOf('/thread.php?t=991')).toBe('thread');
    expect(typeOf('/forum.php?f=44')).toBe('index');
    expect(typeOf('/forum.php?f=44&page=7')).toBe('index-flip');
    expect(typeOf('/member.php?u=3')).toBeUndefined();
    expect(typeOf('/faq.php')).toBeUndefined();
  });

  it('carries a pager seen on a single thread over to the others', () => {
    expect(matcherOf(queryForum).match(`${BASE}/thread.php?t=991&page=4`)?.type).toBe('thread-flip');
  });

  it('names a thread the same where its pager puts the page before its number', () => {
    const thread = (n: number) => `/posts/list/${n}.page`;
    const flip = (n: number, start: number) => `/posts/list/${start}/${n}.page`;
    const matcher = matcherOf(
      evidence({
        examples: { index: [], thread: many(thread, 200) },
        flips: [203, 204].flatMap((n) =>
          [10, 20].map((start) => ({
            pageUrl: BASE + thread(n),
            flipUrl: BASE + flip(n, start),
            of: 'thread' as const,
          })),
        ),
      }),
    );
    const later = matcher.match(BASE + flip(991, 30));
    expect(later?.type).toBe('thread-flip');
    expect(later?.page).toBe('30');
    expect(later?.whole).toBe(matcher.match(BASE + thread(991))?.identity);
  });

  it('names a thread the same where its pager puts in more numbers than the page', () => {
    const thread = (n: number) => `/topic.php?t=${n}`;
    const flip = (n: number, start: number) => `${thread(n)}&days=0&order=asc&start=${start}`;
    const matcher = matcherOf(
      evidence({
        examples: { index: [], thread: many(thread) },
        flips: [
          { pageUrl: BASE + thread(3), flipUrl: BASE + flip(3, 15), of: 'thread' },
          { pageUrl: BASE + thread(3), flipUrl: BASE + flip(3, 30), of: 'thread' },
        ],
      }),
    );
    const later = matcher.match(BASE + flip(71, 45));
    expect(later).toMatchObject({ type: 'thread-flip', page: '45' });
    expect(later?.whole).toBe(matcher.match(BASE + thread(71))?.whole);
  });

  it('takes the numbered first page that a later one links for what it is', () => {
    const url = (t: number, start: number) => `${BASE}/show?t=${t}&start=${start}`;
    const flip = (from: number, to: number) => ({
      pageUrl: url(31, from),
      flipUrl: url(31, to),
      of: 'thread' as const,
      first: 0,
    });
    const matcher = matcherOf(
      evidence({
        examples: { index: [], thread: many((n) => `/show?t=${n}&start=0`) },
        flips: [flip(15, 0), flip(15, 30)],
        otherLinks: many((n) => `/member?u=${n}`),
      }),
    );
    const first = matcher.match(url(1, 0))!;
    expect(first).toMatchObject({ type: 'thread', page: '' });
    expect(matcher.match(url(1, 45))).toMatchObject({ type: 'thread-flip', whole: first.whole });
  });

  it('carries a pager over to threads and boards of other titles', () => {
    const slugs = ['old-chain', 'new-2nd-saddle', 'which-oil', 'my-wheel', 'a-lamp-for-rain', 'springs'];
    const of = (kind: string) => slugs.map((slug, n) => `${BASE}/${slug}-${kind}${n + 20}.html`);
    const [index, thread] = [of('f'), of('t')];
    const turned = (url: string, offset: number) => url.replace('.html', `-${offset}.html`);
    const matcher = matcherOf(
      evidence({
        examples: { index, thread },
        flips: [
          { pageUrl: thread[3]!, flipUrl: turned(thread[3]!, 15), of: 'thread' },
          { pageUrl: thread[3]!, flipUrl: turned(thread[3]!, 30), of: 'thread' },
          { pageUrl: index[1]!, flipUrl: turned(index[1]!, 20), of: 'index' },
        ],
        otherLinks: of('u'),
      }),
    );
    const first = matcher.match(`${BASE}/brakes-t991.html`)!;
    const later = matcher.match(`${BASE}/brakes-t991-45.html`)!;
    expect(later).toMatchObject({ type: 'thread-flip', whole: first.whole });
    expect(matcher.match(`${BASE}/brakes-f77-40.html`)?.type).toBe('index-flip');
    expect(matcher.match(`${BASE}/maria-u7.html`)).toBeUndefined();
  });

  it('names a thread the same on all its pages', () => {
    const matcher = matcherOf(queryForum);
    const first = matcher.match(`${BASE}/thread.php?t=5`)!;
    const second = matcher.match(`${BASE}/thread.php?t=5&page=2`)!;
    expect(second.whole).toBe(first.whole);
    expect(second.identity).not.toBe(first.identity);
  });

  it('learns linear patterns only', () => {
    const patterns = learnPatterns(queryForum);
    expect(patterns.map(({ type }) => type).sort()).toEqual(
      expect.arrayContaining(['index', 'index-flip', 'thread', 'thread-flip']),
    );
    for (const { regex } of patterns)
      expect({ regex, linear: isLinearRegex(regex) }).toEqual({ regex, linear: true });
  });

  it('lets the place decide where the URLs of boards and threads look alike', () => {
    const alike = evidence({
      examples: { index: many((n) => `/${n * 11}.html`), thread: many((n) => `/${n * 13}.html`, 101) },
      places: Object.fromEntries([
        ...many((n) => `/${n * 11}.html`).map((url) => [url, ['boards']] as const),
        ...many((n) => `/${n * 13}.html`, 101).map((url) => [url, ['titles']] as const),
      ]),
    });
    const matcher = matcherOf(alike);
    expect(matcher.match(`${BASE}/4711.html`, 'boards')?.type).toBe('index');
    expect(matcher.match(`${BASE}/4711.html`, 'titles')?.type).toBe('thread');
    expect(matcher.match(`${BASE}/4711.html`, 'footer')).toBeUndefined();
  });

  it('learns nothing from nothing', () => {
    expect(learnPatterns(evidence({}))).toEqual([]);
  });
});
