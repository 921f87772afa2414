import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderParameters } from '../../src/learn/index.ts';
import { contentEntropy, informativeness } from '../../src/sitemap/informativeness.ts';
import { layoutClusters } from '../../src/sitemap/layout-clusters.ts';
import { layoutSpace } from '../../src/sitemap/layout-distance.ts';
import { clustersAt, joinsOf } from '../../src/sitemap/single-linkage.ts';
import { tellingPatterns } from '../../src/sitemap/telling-patterns.ts';
import { urlClasses } from '../../src/sitemap/url-classes.ts';

const apart = (a: number, b: number) => Math.abs(a - b);
const singleLinkage = (items: readonly number[], distance: typeof apart, threshold: number) =>
  clustersAt(items.length, joinsOf(items, distance), threshold);
const numbers = fc.array(fc.integer({ min: 0, max: 1000 }), { maxLength: 40 });

describe('single linkage', () => {
  it('joins numbers whose gaps are no wider than the threshold, and no others', () => {
    expect(singleLinkage([1, 2, 3, 10, 11, 30], apart, 1)).toEqual([0, 0, 0, 1, 1, 2]);
  });

  it('splits a line exactly at its wide gaps, in whatever order items come', () => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: 0, max: 60 }), (items, threshold) => {
        const clusters = singleLinkage(items, apart, threshold);
        const sorted = items
          .map((value, i) => ({ value, cluster: clusters[i]! }))
          .sort((a, b) => a.value - b.value);
        for (let i = 1; i < sorted.length; i++) {
          const isNear = sorted[i]!.value - sorted[i - 1]!.value <= threshold;
          expect(sorted[i]!.cluster === sorted[i - 1]!.cluster).toBe(isNear);
        }
      }),
    );
  });

  it('makes no fewer clusters with a smaller threshold', () => {
    fc.assert(
      fc.property(numbers, fc.nat(50), fc.nat(50), (items, a, b) => {
        const count = (threshold: number) => new Set(singleLinkage(items, apart, threshold)).size;
        expect(count(Math.min(a, b))).toBeGreaterThanOrEqual(count(Math.max(a, b)));
      }),
    );
  });
});

describe('layout clusters', () => {
  // Pages on a line: threads at 0 … 0.3, boards from 0.5 on.
  const at = (place: number) => new Map([[0, place]]);
  const line = (a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>) =>
    apart(a.get(0)!, b.get(0)!);
  const places = [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.5, 0.55, 0.6];
  const clustersOf = (forms: readonly string[]) => layoutClusters(places.map(at), line, forms);

  it('joins pages as long as the forms of their URLs stay apart', () => {
    const forms = places.map((place) => (place < 0.4 ? '/t/' : '/b/'));
    const { layouts, threshold } = clustersOf(forms);
    expect(layouts).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1, 1]);
    expect(threshold).toBeCloseTo(0.05);
  });

  it('joins what is farther apart where that mixes no forms, but for pages with nothing in common', () => {
    const layoutsAt = (...own: number[]) =>
      layoutClusters(own.map(at), line, ['/a/', '/a/', '/b/', '/a/']).layouts;
    expect(layoutsAt(0, 0.1, 3, 0.7)).toEqual([0, 0, 1, 0]);
    expect(layoutsAt(0, 0.1, 3, 0.9)).toEqual([0, 0, 1, 2]);
  });

  it('keeps near pages apart whose forms differ', () => {
    const mixed = [0, 0, 0, 0, 0.5, 0.5, 0.5, 0.5, 0.5].map(at);
    const forms = ['a', 'a', 'a', 'a', 'b', 'b', 'b', 'b', 'b'];
    expect(layoutClusters(mixed, line, forms).layouts).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 1]);
  });

  it('are the same whatever the order of pages, but for their numbers', () => {
    const pages = fc.array(fc.tuple(fc.integer({ min: 0, max: 20 }), fc.constantFrom('a', 'b', 'c')), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(pages, (own) => {
        const clusters = (ones: typeof own) =>
          layoutClusters(
            ones.map(([place]) => at(place / 30)),
            line,
            ones.map(([, form]) => form),
          );
        const [there, back] = [clusters(own), clusters([...own].reverse())];
        expect(back.threshold).toBe(there.threshold);
        expect(new Set(back.layouts).size).toBe(new Set(there.layouts).size);
      }),
    );
  });
});

describe('patterns that tell layouts apart', () => {
  const tree = { tag: 'div', name: '', sign: '+', share: 1, children: [] } as const;
  const pattern = (id: number) => ({ id, tree, area: 0.1, support: 10 });
  const forms = [...Array(20).keys()].map((page) => (page < 10 ? '/t/' : '/b/'));

  it('are those that all pages of a form have and others have not; lists in posts are not', () => {
    const pages = forms.map((form, page) => new Map(form === '/t/' ? [[0, 1]] : [[1, 2]]).set(2, page % 2));
    for (const page of pages) if (page.get(2) === 0) page.delete(2);
    const [posts, rows, written] = tellingPatterns([pattern(0), pattern(1), pattern(2)], pages, forms);
    expect(posts!.told).toBeCloseTo(1);
    expect(rows!.told).toBeCloseTo(1);
    expect(written!.told).toBeLessThan(0.01);
  });

  it('all count alike where every URL has one form', () => {
    const [only] = tellingPatterns([pattern(0)], [new Map([[0, 1]]), new Map()], ['/', '/']);
    expect(only!.told).toBeUndefined();
  });
});

describe('layout distance', () => {
  const tree = { tag: 'div', name: '', sign: '+', share: 1, children: [] } as const;
  const space = layoutSpace(
    [
      { id: 0, tree, area: 0.2, support: 100 },
      { id: 1, tree, area: 0.6, support: 40 },
      { id: 2, tree, area: 0.1, support: 10 },
    ],
    100,
  );
  const features = (counts: Record<number, number>) =>
    space.features(new Map(Object.entries(counts).map(([id, count]) => [Number(id), count])));

  it('weights frequencies by how rare a pattern is (iRobot eq. 1) and leaves out what all pages have', () => {
    const found = features({ 0: 2, 1: 1, 2: 1 });
    expect(found.has(0)).toBe(false);
    expect(found.get(1)).toBeCloseTo(0.25 * Math.log10(100 / 40));
    expect(found.get(2)).toBeCloseTo(0.25 * Math.log10(10));
  });

  it('is 0 for equal pages, 1 for pages with nothing in common, and the same both ways', () => {
    const [posts, list] = [features({ 0: 1, 1: 1 }), features({ 0: 1, 2: 1 })];
    expect(space.distance(posts, features({ 0: 1, 1: 1 }))).toBe(0);
    expect(space.distance(posts, features({ 0: 1 }))).toBe(1);
    expect(space.distance(posts, list)).toBe(space.distance(list, posts));
    const counts = fc.record({ 0: fc.nat(5), 1: fc.nat(5), 2: fc.nat(5) });
    fc.assert(
      fc.property(counts, counts, (a, b) => {
        const distance = space.distance(features(a), features(b));
        expect(distance >= 0 && distance <= 1 + 1e-9).toBe(true);
      }),
    );
  });
});

describe('informativeness', () => {
  it('is 0 where all pages are the same and 1 where none repeats another (traversal strategy eq. 2)', () => {
    expect(contentEntropy([7])).toBe(0);
    expect(contentEntropy([1, 1, 1, 1])).toBeCloseTo(1);
    expect(contentEntropy([1])).toBe(1);
    expect(contentEntropy([])).toBe(0);
  });

  it('falls when a page is replaced by a repetition of another', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 30 }), (pages) => {
        const different = Array.from({ length: pages }, () => 1);
        const repeated = [2, ...different.slice(2)];
        expect(contentEntropy(repeated)).toBeLessThan(contentEntropy(different));
      }),
    );
  });

  it('grows with pages and their size and falls with repetition (iRobot eq. 3)', () => {
    const all = { pages: 100, size: 2000 };
    const vertex = { pages: 10, duplicates: 0, size: 2000 };
    expect(informativeness(vertex, all)).toBeCloseTo(0.1);
    expect(informativeness({ ...vertex, size: 4000 }, all)).toBeCloseTo(0.2);
    expect(informativeness({ ...vertex, duplicates: 9 }, all)).toBeCloseTo(0.01);
  });
});

describe('URL classes', () => {
  const threads = Array.from(
    { length: 9 },
    (_, i) => `http://f.test/topic/${i + 10}/some-title-of-${'abcdefghi'[i]}/`,
  );
  const boards = [1, 2, 3].map((id) => `http://f.test/forum/${id}/name-of-board-${id}/`);
  const users = ['anna', 'berta', 'carl'].flatMap((name) => [
    `http://f.test/users/${name}/posts/x/`,
    `http://f.test/users/${name}/likes/x/`,
  ]);
  const classOf = urlClasses([...threads, ...boards, ...users]);

  it('are the same for URLs that differ in numbers and titles, and others for other words of the software', () => {
    expect(new Set(threads.map(classOf)).size).toBe(1);
    expect(new Set(boards.map(classOf)).size).toBe(1);
    expect(classOf(threads[0]!)).not.toBe(classOf(boards[0]!));
  });

  it('a name is none of the words of the software', () => {
    expect(new Set(users.map(classOf)).size).toBe(2);
  });

  it('tell queries apart by their keys, whatever the order', () => {
    const urls = [1, 2, 3, 4].flatMap((t) => [
      `http://f.test/view.php?t=${t}`,
      `http://f.test/view.php?t=${t}&start=10`,
      `http://f.test/view.php?start=20&t=${t}`,
    ]);
    expect(new Set(urls.map(urlClasses(urls))).size).toBe(2);
  });

  it('tell forms of one part apart by what stands around its numbers; titles have none', () => {
    const ids = Array.from({ length: 300 }, (_, i) => 1000 + i);
    const pages = ids.slice(0, 7).map((id) => `http://f.test/${id}_2.html`);
    const last = ids.slice(0, 9).map((id) => `http://f.test/${id}_last.html`);
    const titles = ids.slice(0, 9).map((id) => `http://f.test/what-to-say-${'abcdefghi'[id % 9]}-${id}.html`);
    const find = urlClasses([...ids.map((id) => `http://f.test/${id}.html`), ...pages, ...last, ...titles]);
    expect(find('http://f.test/5.html')).toBe('^http://f\\.test/\\d+\\.html$');
    expect(new Set(pages.map(find))).toEqual(new Set(['^http://f\\.test/\\d+_\\d+\\.html$']));
    expect(new Set(last.map(find))).toEqual(new Set(['^http://f\\.test/\\d+_last\\.html$']));
    expect(new Set(titles.map(find))).toEqual(new Set(['^http://f\\.test/[^/?]+\\.html$']));
  });

  it('match every URL they were made for, its parameters in order', () => {
    const urls = [...threads, ...boards, ...users, 'http://f.test/', 'http://f.test/a+b(c)/x.html?q=1&*=2'];
    const find = urlClasses(urls);
    for (const url of urls) expect(orderParameters(url)).toMatch(new RegExp(find(url)));
  });
});
