// The narrow sense of what a crawl is after: boards and threads only. The papers' is wider: each vertex that tells something is
// worth its requests (iRobot 5.3), profiles and lists of members too.
import type { Scope, Vertex, VertexKind } from '../../learn/index.ts';
import type { SiteGraph } from '../../sitemap/index.ts';

// What leads from the front page to posts, and posts.
const OF_THREADS: ReadonlySet<VertexKind> = new Set(['entry', 'board list', 'thread list', 'posts'] as const);
// Boards name so many threads a page that other boards do not; profiles name the same few again and again.
const LEAST_ROWS = 3;
const MOSTLY = 0.5;

/** The vertices that are of what a crawl is after. The root always is. */
export function inScope(
  { arcs, vertexOf }: SiteGraph,
  vertices: readonly Vertex[],
  scope: Scope,
): ReadonlySet<number> {
  if (scope === 'all') return new Set(vertices.map(({ id }) => id));
  const isPosts = (id: number) => vertices[id]!.kind === 'posts';
  const naming = arcs.filter(
    ({ from, to, seen, flipAnchors }) =>
      isPosts(to) && flipAnchors <= MOSTLY && seen.size >= LEAST_ROWS * vertices[from]!.pages,
  );
  const own = vertices.filter(({ kind }) => OF_THREADS.has(kind)).map(({ id }) => id);
  return new Set([vertexOf[0]!, ...own, ...naming.map(({ from }) => from)]);
}
