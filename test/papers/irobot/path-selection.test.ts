import { describe, expect, it } from 'vitest';
import type { Vertex } from '../../../src/learn/index.ts';
import { selectPaths } from '../../../src/papers/index.ts';
import { spanningTree } from '../../../src/papers/irobot/spanning-tree.ts';
import { describeVertices, type GraphArc, sampleOf, siteGraph } from '../../../src/sitemap/index.ts';
import { HOST, list, page, posts, upTo, words } from '../sitemap/synthetic-pages.ts';

/** Paths of the links that are followed. */
function followed(sample: ReturnType<typeof sampleOf>): string[] {
  const graph = siteGraph(sample, { byUrl: true });
  const chosen = selectPaths(graph, describeVertices(graph));
  return [...chosen.keys()].flatMap(({ seen }) => [...seen].map((url) => url.slice(HOST.length)));
}

describe('heuristic 2', () => {
  const thread = (path: string, i: number) =>
    page(
      path,
      posts(i, (post) => `<a href="/post?p=${i}${post}#p${i}${post}">#</a>`),
    );

  it('keeps the plain addresses of threads, though there are more addresses of posts', () => {
    const links = upTo(20, (i) => `/topic?t=${i}`);
    const sample = sampleOf([
      page('/', list(links)),
      ...links.slice(0, 5).map(thread),
      ...upTo(12, (i) => thread(`/post?p=${i}1`, i)),
    ]);
    const paths = followed(sample);
    expect(paths).toEqual(expect.arrayContaining(links));
    expect(paths.filter((path) => path.startsWith('/post'))).toEqual([]);
  });

  it('drops what nobody can tell from another address of the same, and keeps what says something else', () => {
    const links = upTo(40, (i) => `/topic?t=${i}`);
    const sample = sampleOf([
      page('/', list(links)),
      ...links.slice(0, 3).map((path, i) => page(path, posts(i, `<a href=/near?n=${i}>near</a>`))),
      page('/near?n=0', posts(30, '')),
      page('/near?n=1', posts(31, '')),
    ]);
    expect(followed(sample).filter((path) => path.startsWith('/near'))).toEqual([]);
    const known = sampleOf([
      page('/', list(links)),
      ...links.map((path, i) => page(path, posts(i, `<a href=/near?n=${i}>near</a>`))),
      page('/near?n=0', posts(50, '')),
      page('/near?n=1', posts(51, '')),
    ]);
    expect(followed(known)).toContain('/near?n=0');
  });

  it('drops what only the pages it repeats lead to, however shallow it lies', () => {
    const threads = upTo(20, (i) => `/topic?t=${i}`);
    const drawn = (i: number) => posts(i, `<a href="/topic?t=${i}&folded=1">fold</a>`);
    const sample = sampleOf([
      page('/', list([...threads.slice(0, 5), '/older'])),
      page('/older', list(['/older/still'])),
      page('/older/still', list(threads.slice(5))),
      ...threads.map((path, i) => page(path, drawn(i))),
      ...upTo(5, (i) => page(`/topic?t=${i}&folded=1`, drawn(i))),
    ]);
    const paths = followed(sample);
    expect(paths).toEqual(expect.arrayContaining(threads));
    expect(paths.filter((path) => path.includes('folded'))).toEqual([]);
  });
});

describe('ways', () => {
  it('lead on from boards below boards, whose addresses are of another form', () => {
    const row = (number: number) => `<li class=row><a href="/topic?t=${number}">${words(number, 9)}</a></li>`;
    const board = (number: number) => `<ul>${upTo(6, (i) => row(number * 10 + i)).join('')}</ul>`;
    const boards = upTo(5, (i) => `/board/${i}`);
    const below = upTo(4, (i) => `/board/1/${i}`);
    const sample = sampleOf([
      page('/', list(boards) + list(below)),
      ...[...boards, ...below].map((path, i) => page(path, board(i))),
      ...upTo(9, (i) => upTo(3, (n) => page(`/topic?t=${i}${n}`, posts(i * 10 + n, '')))).flat(),
    ]);
    expect(followed(sample)).toEqual(expect.arrayContaining(['/topic?t=15', '/topic?t=75', '/topic?t=85']));
  });
});

describe('spanning tree', () => {
  const vertex = (id: number) =>
    ({ id, layout: id, url: `${id}`, depth: id, informativeness: 1 }) as unknown as Vertex;
  const arc = (from: number, to: number, location: string, seen: number) =>
    ({
      from,
      to,
      url: `${to}`,
      location,
      targets: new Set([to]),
      seen: new Set(upTo(seen, String)),
    }) as unknown as GraphArc;
  const graphOf = (arcs: GraphArc[]) => ({ arcs }) as unknown as Parameters<typeof spanningTree>[0];
  const vertices = upTo(5, vertex);

  it('reaches every wanted vertex, by dropped ones where nothing else leads there', () => {
    const arcs = [arc(0, 1, 'a', 1), arc(1, 2, 'a', 1), arc(2, 3, 'a', 1), arc(3, 4, 'a', 1)];
    const { tree, reached } = spanningTree(graphOf(arcs), vertices, {
      wanted: new Set([4]),
      allowed: new Set([1, 2, 3]),
      root: 0,
    });
    expect([...reached]).toEqual([0, 1, 2, 3, 4]);
    expect(tree.length).toBe(4);
  });

  it('passes no vertex that leads to nothing wanted', () => {
    const arcs = [arc(0, 1, 'a', 1), arc(0, 2, 'a', 1)];
    const { reached } = spanningTree(graphOf(arcs), vertices, {
      wanted: new Set([2]),
      allowed: new Set([1, 2]),
      root: 0,
    });
    expect([...reached]).toEqual([0, 2]);
  });

  it('takes of two ways to a vertex the one that shows the most URLs', () => {
    const arcs = [arc(0, 2, 'latest', 5), arc(0, 2, 'rows', 50)];
    const { tree } = spanningTree(graphOf(arcs), vertices, {
      wanted: new Set([2]),
      allowed: new Set(),
      root: 0,
    });
    expect(tree.map(({ location }) => location)).toEqual(['rows']);
  });
});
