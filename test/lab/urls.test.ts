import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bindUrls, type Names, pathWords, services, type Target, urlStyles } from '../../lab/urls/index.ts';

const names: Names = {
  boardTitle: () => 'Общий форум & more',
  threadTitle: (thread) => ['Как дела? 5', 'Größe 10-vt3', '漢字 タイトル', '???'][thread % 4] ?? '',
  boardOfThread: () => 3,
  threadOfPost: () => 5,
  userName: () => 'Петя/1',
  threadsPerPage: 20,
  postsPerPage: 15,
  words: pathWords.ru,
};

const id = fc.integer({ min: 1, max: 200_000 });
const page = fc.integer({ min: 1, max: 400 });
const target: fc.Arbitrary<Target> = fc.oneof(
  fc.constant<Target>({ kind: 'entry' }),
  fc.record({ kind: fc.constant('board' as const), board: id, page }),
  fc.record({ kind: fc.constant('thread' as const), thread: id, page }),
  fc.record({ kind: fc.constant('post' as const), post: id }),
  fc.record({ kind: fc.constant('last-post' as const), thread: id }),
  fc.record({ kind: fc.constant('profile' as const), user: id }),
  fc.constantFrom(...(Object.keys(services) as (keyof typeof services)[])).map(
    (service): Target => ({
      kind: 'service',
      service,
      values: services[service].map((_, i) => `v ${i}/é`),
    }),
  ),
  fc.record({
    kind: fc.constant('board' as const),
    board: id,
    page,
    extras: fc.constant({ sort: 'replies', dir: 'desc' }),
  }),
);

function parts(written: string): [string, URLSearchParams] {
  const url = new URL(`http://lab.test/${written}`);
  return [url.pathname.slice(1), url.searchParams];
}

describe.each(urlStyles.map((style) => [style.name, style] as const))('URL style %s', (_, style) => {
  const urls = bindUrls(style, names);

  it('reads back everything it writes, in every spelling', () => {
    fc.assert(
      fc.property(
        target,
        fc.constantFrom('main' as const, 'alias' as const, 'numbered' as const),
        (wanted, spelling) => {
          expect(urls.read(...parts(urls.write(wanted, spelling)))).toEqual(wanted);
        },
      ),
      { seed: 7, numRuns: 300 },
    );
  });

  it('writes paths that a URL parser leaves unchanged', () => {
    fc.assert(
      fc.property(target, (wanted) => {
        const written = urls.write(wanted);
        const url = new URL(`http://lab.test/${written}`);
        expect(url.pathname.slice(1) + url.search).toBe(written);
      }),
      { seed: 8, numRuns: 200 },
    );
  });

  it('gives different targets different URLs', () => {
    fc.assert(
      fc.property(target, target, (one, other) => {
        fc.pre(JSON.stringify(one) !== JSON.stringify(other));
        expect(urls.write(one)).not.toBe(urls.write(other));
      }),
      { seed: 9, numRuns: 200 },
    );
  });

  it('reads nothing from addresses it never writes', () => {
    for (const path of ['no-such-thing', 'wp-login.php.bak', 'a/b/c/d/e/f']) {
      expect(urls.read(path, new URLSearchParams())).toBeNull();
    }
  });
});

describe('ids', () => {
  it('look alike across kinds in the shared number space', () => {
    const alike = urlStyles.find((style) => style.ids === 'shared');
    const urls = bindUrls(alike!, names);
    for (const wanted of [
      { kind: 'board', board: 1, page: 1 },
      { kind: 'thread', thread: 1, page: 1 },
      { kind: 'profile', user: 1 },
    ] as const) {
      expect(urls.write(wanted)).toMatch(/^\d+\.html$/);
    }
  });
});
