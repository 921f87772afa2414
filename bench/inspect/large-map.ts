// A site map of many kinds of pages, as a portal with a forum and everything else has it.
import type { Arc, SiteMap, Vertex, VertexKind } from '../../src/learn/index.ts';
import { numbers } from '../export/posts.ts';

const KINDS: readonly VertexKind[] = [
  'board list',
  'thread list',
  'posts',
  'profile',
  'form',
  'list',
  'page',
];

/** The same map for the same number of vertices. */
export function largeMap(count: number): SiteMap {
  const random = numbers(count);
  const pick = (below: number) => Math.floor(random() * below);
  const vertices = Array.from({ length: count }, (_, id): Vertex => {
    const kind = id === 0 ? 'entry' : KINDS[pick(KINDS.length)]!;
    return {
      id,
      layout: id,
      url: `^https://forum\\.example\\.com/${kind.replace(' ', '-')}${id}/\\d+$`,
      kind,
      pages: 1 + pick(200),
      uniquePages: 1,
      bytes: 20_000 + pick(50_000),
      depth: 1 + pick(4),
      informativeness: random(),
      entropy: random(),
      sample: `https://forum.example.com/${kind.replace(' ', '-')}${id}/1`,
      title: `A page of kind ${id}`,
    };
  });
  const arcs = Array.from({ length: count * 6 }, (_, i): Arc => {
    const from = i < count ? Math.floor(i / 3) : pick(count);
    const to = i < count ? i : pick(count);
    return {
      from,
      to,
      url: vertices[to]!.url,
      location: `1 body>div>ul>li>a ${pick(9)}`,
      targets: 1 + pick(30),
      seen: 30 + pick(300),
      flipAnchors: 0,
      follow: i < count ? 1 : i % 40 === 0 ? 2 : 0,
      example: vertices[to]!.sample,
    };
  });
  return { pages: 2000, vertices, arcs, table: { patterns: [], pages: 2000, layouts: [] } };
}
