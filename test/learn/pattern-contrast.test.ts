import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalKey } from '../../src/learn/identity-key.ts';
import type { LinkType } from '../../src/learn/model.ts';
import { contrastPatterns } from '../../src/learn/pattern-contrast.ts';
import { isLinearRegex } from '../../src/learn/pattern-linear.ts';
import { orderParameters } from '../../src/learn/url-parts.ts';

const origin = 'http://forum.test';
const at = (paths: readonly string[]): string[] => paths.map((path) => origin + path);
const titles = [
  'my-cat',
  'the-old-house',
  'news',
  'what-about-5-wheels',
  'hello',
  'garden-tools-2024',
  'x-ray',
];

function learn(given: Partial<Record<LinkType, readonly string[]>>, negatives: readonly string[] = []) {
  const examples = new Map(Object.entries(given).map(([type, paths]) => [type as LinkType, at(paths)]));
  const learned = contrastPatterns(examples, at(negatives));
  const matches = (type: LinkType, path: string): boolean =>
    learned.patterns.some(
      (pattern) => pattern.type === type && new RegExp(pattern.regex).test(orderParameters(origin + path)),
    );
  const regexes = (type: LinkType) =>
    learned.patterns.filter((p) => p.type === type).map((p) => p.regex.replace('^http://forum\\.test', ''));
  return { ...learned, matches, regexes };
}

describe('a pattern learned by contrast', () => {
  it('generalises a number even from one example', () => {
    const { regexes } = learn({ thread: ['/showthread.php?t=5'] });
    expect(regexes('thread')).toEqual(['/showthread\\.php\\?t=(?<thread>\\d+)$']);
  });
  it('keeps words that never varied', () => {
    const { matches } = learn({ thread: ['/topic/hello/', '/topic/world/', '/topic/again/'] });
    expect(matches('thread', '/topic/other/')).toBe(true);
    expect(matches('thread', '/board/other/')).toBe(false);
  });
  it('does not take one example of a word for a title', () => {
    const { matches } = learn({ index: ['/forum/general/'] });
    expect(matches('index', '/forum/general/')).toBe(true);
    expect(matches('index', '/forum/feed/')).toBe(false);
  });
  it('takes words beside an id for a title, even once', () => {
    const { matches } = learn({ index: ['/forum/12-general-talk/'], thread: ['/old-bikes-vt18.html'] });
    expect(matches('index', '/forum/7-news/')).toBe(true);
    expect(matches('thread', '/new-cars-vt5.html')).toBe(true);
    expect(matches('thread', '/new-cars-vf5.html')).toBe(false);
  });
  it.each([
    ['/forum/#-$/', '/user/#-$/'],
    ['/topic/#/$/', '/profile/#/$/'],
    ['/t/$/#', '/u/$/#'],
    ['/$-vt#.html', '/$-u#.html'],
    ['/threads/$.#/', '/members/$.#/'],
    ['/index.php?threads/$.#/', '/index.php?members/$.#/'],
    ['/topic/$/', '/user/$/'],
    ['/2024/12/#/$/', '/author/$/'],
    ['/show.php?id=#&mode=thread', '/show.php?id=#&mode=user'],
    [
      '/%D1%82%D0%B5%D0%BC%D0%B0/%D0%BA%D0%BE%D1%82-$-#/',
      '/%D1%87%D0%BB%D0%B5%D0%BD/%D0%BA%D0%BE%D1%82-$-#/',
    ],
  ])('learns %s against %s', (own, foreign) => {
    const fill = (template: string) =>
      titles.map((title, i) => template.replace('$', title).replace('#', String(3 * i + 11)));
    const { matches, contested, patterns } = learn({ thread: fill(own) }, fill(foreign));
    const unseen = (template: string) => template.replace('$', 'never-seen').replace('#', '99');
    expect(contested).toEqual([]);
    expect(patterns).toHaveLength(1);
    expect(matches('thread', unseen(own))).toBe(true);
    expect(matches('thread', unseen(foreign))).toBe(false);
  });
  it('excludes the words of the software where titles stand', () => {
    const own = titles.map((title, i) => `/topic/${i + 3}/${title}/`);
    const { matches } = learn({ thread: own }, [
      '/topic/3/last/',
      '/topic/4/last/',
      '/topic/4/new/',
      '/topic/9/new/',
    ]);
    expect(matches('thread', '/topic/77/last/')).toBe(false);
    expect(matches('thread', '/topic/77/new/')).toBe(false);
    expect(matches('thread', '/topic/77/newest/')).toBe(true);
    expect(matches('thread', '/topic/77/last-summer/')).toBe(true);
  });
  it('excludes a single feed among boards', () => {
    const { matches } = learn({ index: titles.map((title) => `/forum/${title}/`) }, [
      '/forum/feed/',
      '/feed/',
    ]);
    expect(matches('index', '/forum/feed/')).toBe(false);
    expect(matches('index', '/forum/feeding-cats/')).toBe(true);
  });
  it('fixes the number of the first page where later pages look alike', () => {
    const { regexes } = learn({
      thread: ['/thread-5-1-1.html', '/thread-9-1-1.html'],
      'thread-flip': ['/thread-5-2-1.html', '/thread-5-3-1.html', '/thread-8-2-1.html'],
    });
    expect(regexes('thread')).toEqual(['/thread-(?<thread_1>\\d+)-1-(?<thread_2>\\d+)\\.html$']);
    expect(regexes('thread-flip')).toEqual([
      '/thread-(?<thread_1>\\d+)-(?!(?:1)-)(?<page>\\d+)-(?<thread_2>\\d+)\\.html$',
    ]);
  });
  it('does not leave out the first thread because its page was not understood', () => {
    const { contested } = learn(
      { thread: ['/thread/4-fresh-bread/', '/thread/5-salted-butter/', '/thread/6-plum-jam/'] },
      ['/thread/1-hello-to-all/', '/user/1-anna/'],
    );
    expect(
      contested.map(({ pattern }) => new RegExp(pattern.regex).test(`${origin}/thread/1-hello-to-all/`)),
    ).toEqual([true]);
  });
  it('serves every order of parameters', () => {
    const { matches } = learn({ thread: ['/i.php?act=topic&id=4', '/i.php?id=5&act=topic'] }, [
      '/i.php?act=user&id=4',
    ]);
    expect(matches('thread', '/i.php?id=9&act=topic')).toBe(true);
    expect(matches('thread', '/i.php?id=9&act=user')).toBe(false);
  });
  it('learns several styles of one site', () => {
    const { regexes } = learn({
      thread: [
        '/thread/5-my-cat/',
        '/thread/6-a-dog-barks/',
        '/show.php?t=5',
        '/show.php?t=8',
        '/thread/9-old-news/',
      ],
    });
    expect(regexes('thread')).toHaveLength(2);
  });
  it('takes a number in the path that all URLs share for part of the address', () => {
    const own = [1, 2, 3, 4, 5].map((id) => `/phpbb3/viewtopic.php?t=${id}`);
    const { regexes } = learn(
      { thread: own },
      [1, 2, 3, 4].map((id) => `/phpbb3/profile.php?u=${id}`),
    );
    expect(regexes('thread')).toEqual(['/phpbb3/viewtopic\\.php\\?t=(?<thread>\\d+)$']);
  });
  it('reports wrong examples and learns the type without them', () => {
    const own = Array.from({ length: 18 }, (_, i) => `/topic.php?id=${i + 1}`);
    const { rejected, regexes } = learn(
      { thread: [...own, '/user.php?id=7', '/login.php'] },
      [1, 2, 3, 4, 5].map((id) => `/user.php?id=${id}`),
    );
    expect(regexes('thread')).toEqual(['/topic\\.php\\?id=(?<thread>\\d+)$']);
    expect(rejected).toEqual([
      { type: 'thread', url: `${origin}/user.php?id=7`, reason: 'foreign-form' },
      { type: 'thread', url: `${origin}/login.php`, reason: 'no-support' },
    ]);
  });
  it('says so when nothing in the URL tells two types apart', () => {
    const ids = (from: number) => Array.from({ length: 8 }, (_, i) => `/${from + i * 37}.html`);
    const { patterns, contested } = learn({ index: ids(1000), thread: ids(2011) }, ids(3007));
    expect(patterns).toEqual([]);
    expect(contested.map(({ pattern }) => pattern.type)).toEqual(['thread', 'index']);
    expect(contested[0]!.foreign).toHaveLength(16);
  });
});

describe('patterns learned from any links', () => {
  const word = fc.constantFrom(
    'topic',
    'forum',
    'user',
    'a-long-title',
    'x',
    'feed',
    'k3j9x2a',
    '%D0%BA%D0%BE%D1%82',
    'b.c',
  );
  const number = fc.integer({ min: 0, max: 300 }).map(String);
  const piece = fc.oneof(
    word,
    number,
    fc.tuple(word, number).map(([w, n]) => `${w}-${n}`),
    fc.tuple(number, word).map(([n, w]) => `${n}-${w}`),
  );
  const url = fc
    .tuple(
      fc.array(piece, { minLength: 1, maxLength: 3 }),
      fc.constantFrom('', '/', '.html'),
      fc.dictionary(fc.constantFrom('t', 'f', 'page'), piece, { maxKeys: 2 }),
    )
    .map(([path, end, query]) => {
      const pairs = Object.entries(query).map(([name, value]) => `${name}=${value}`);
      return `${origin}/${path.join('/')}${end}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
    });
  const urls = fc.array(url, { maxLength: 20 });

  it('match what they kept, nothing foreign, and in linear time', () => {
    fc.assert(
      fc.property(urls, urls, urls, (index, thread, negatives) => {
        const learned = contrastPatterns(
          new Map<LinkType, string[]>([
            ['index', index],
            ['thread', thread],
          ]),
          negatives,
        );
        const all = { index, thread };
        for (const type of ['index', 'thread'] as const) {
          const regexes = [...learned.patterns, ...learned.contested.map(({ pattern }) => pattern)]
            .filter((pattern) => pattern.type === type)
            .map(({ regex }) => new RegExp(regex));
          const rejected = new Set(
            learned.rejected.filter((one) => one.type === type).map((one) => orderParameters(one.url)),
          );
          for (const one of all[type].map(orderParameters))
            expect(regexes.some((regex) => regex.test(one)) || rejected.has(one)).toBe(true);
        }
        for (const { type, regex, support } of learned.patterns) {
          expect(isLinearRegex(regex)).toBe(true);
          const own = new Set((type === 'index' ? index : thread).map(orderParameters));
          const foreign = new Set([...index, ...thread, ...negatives].map(orderParameters));
          const matched = [...foreign].filter((one) => !own.has(one) && new RegExp(regex).test(one));
          expect(matched.length).toBeLessThanOrEqual(0.1 * support);
        }
      }),
      { seed: 4, numRuns: 150 },
    );
  });
  it('give every example a key', () => {
    fc.assert(
      fc.property(urls, (thread) => {
        const { patterns } = contrastPatterns(new Map([['thread', thread]]), []);
        for (const { examples } of patterns)
          for (const example of examples) expect(canonicalKey(example, patterns)?.type).toBe('thread');
      }),
      { seed: 6, numRuns: 100 },
    );
  });
});
