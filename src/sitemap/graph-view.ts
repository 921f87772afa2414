// What a picture of a site map shows: the vertices that matter, in columns by their distance from the entry page, and one
// line for all links between two of them.
import type { Arc, FollowRule, SiteMap, Vertex } from '../learn/index.ts';

/** A vertex with its place: column (distance from the entry) and row. */
export interface ViewVertex {
  readonly vertex: Vertex;
  readonly column: number;
  readonly row: number;
  /** Whether a crawl comes by. */
  readonly isReached: boolean;
}

/** All links from one vertex to another. */
export interface ViewArc {
  readonly from: number;
  readonly to: number;
  readonly follow: FollowRule;
  /** Number in the list of followed links; 0 for links that are not followed. */
  readonly number: number;
  /** Most URLs first. */
  readonly arcs: readonly Arc[];
}

export interface GraphView {
  readonly vertices: readonly ViewVertex[];
  readonly arcs: readonly ViewArc[];
  /** Vertices left out, and their pages. */
  readonly more: { readonly vertices: number; readonly pages: number };
}

// More boxes than this nobody reads.
const MAX_VERTICES = 26;
const MAX_ROWS = 8;

/** Chooses and places. Kinds that are followed come first, then the largest. */
export function graphView({ vertices, arcs }: SiteMap): GraphView {
  const reached = reachedVertices(vertices, arcs);
  const entry = vertices.find(({ kind }) => kind === 'entry')?.id ?? 0;
  const weight = (one: Vertex) => (one.id === entry ? 2e9 : reached.has(one.id) ? 1e9 : 0) + one.pages;
  const shown = [...vertices].sort((a, b) => weight(b) - weight(a)).slice(0, MAX_VERTICES);
  const ids = new Set(shown.map(({ id }) => id));
  const hidden = vertices.filter(({ id }) => !ids.has(id));
  return {
    vertices: placed(shown, arcs, entry, reached),
    arcs: joined(arcs.filter(({ from, to }) => ids.has(from) && ids.has(to))),
    more: { vertices: hidden.length, pages: hidden.reduce((sum, { pages }) => sum + pages, 0) },
  };
}

function reachedVertices(vertices: readonly Vertex[], arcs: readonly Arc[]): ReadonlySet<number> {
  const entry = vertices.find(({ kind }) => kind === 'entry')?.id ?? 0;
  const reached = new Set([entry]);
  for (const id of reached)
    for (const { from, to, follow } of arcs) if (from === id && follow > 0) reached.add(to);
  return reached;
}

/** Columns by the fewest links from the entry: followed ones count first, others only where none is. */
function placed(
  shown: readonly Vertex[],
  arcs: readonly Arc[],
  entry: number,
  reached: ReadonlySet<number>,
): ViewVertex[] {
  const columnOf = new Map<number, number>([[entry, 0]]);
  for (const isFollowed of [true, false])
    for (const [id, column] of columnOf)
      for (const { from, to, follow } of arcs)
        if (from === id && !columnOf.has(to) && (follow > 0 || !isFollowed)) columnOf.set(to, column + 1);
  const columns = new Map<number, Vertex[]>();
  for (const vertex of shown) {
    let column = columnOf.get(vertex.id) ?? 1;
    while ((columns.get(column)?.length ?? 0) >= MAX_ROWS) column++;
    columns.set(column, [...(columns.get(column) ?? []), vertex]);
  }
  return [...columns]
    .sort(([a], [b]) => a - b)
    .flatMap(([, own], column) =>
      own.map((vertex, row) => ({ vertex, column, row, isReached: reached.has(vertex.id) })),
    );
}

function joined(arcs: readonly Arc[]): ViewArc[] {
  const byEnds = new Map<string, Arc[]>();
  for (const arc of arcs) {
    const key = `${arc.from} ${arc.to}`;
    byEnds.set(key, [...(byEnds.get(key) ?? []), arc]);
  }
  let number = 0;
  return [...byEnds.values()]
    .map((own) => ({
      arcs: own.sort((a, b) => b.follow - a.follow || b.seen - a.seen),
      follow: Math.max(...own.map(({ follow }) => follow)) as FollowRule,
    }))
    .sort((a, b) => b.follow - a.follow || b.arcs[0]!.seen - a.arcs[0]!.seen)
    .map(({ arcs: own, follow }) => ({
      from: own[0]!.from,
      to: own[0]!.to,
      follow,
      number: follow > 0 ? ++number : 0,
      arcs: own,
    }));
}

/** A URL pattern as people write it: `/viewtopic.php?t=N`. */
export function readablePattern(regex: string): string {
  return regex
    .replace(/^\^https?:\/\/[^/]*(?=\/)/, '')
    .replace(/\$$/, '')
    .replace(/\[\^[^\]]*\][+*]/g, '…')
    .replace(/\\d\+/g, 'N')
    .replace(/\\(.)/g, '$1');
}

/** A place as people can find it: the last steps of the path, without its hash. */
export function readablePlace(location: string): string {
  return location
    .replace(/^\S*[:\s]/, '')
    .split('>')
    .slice(-3)
    .join(' > ');
}

/** A size as people write it. */
export function kilobytes(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${Math.round(bytes / 1000)} kB`;
}
