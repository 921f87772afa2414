// Whether a crawl reaches every vertex that was chosen (iRobot 5.4: the tree 'is guaranteed to include each vertex'). Rows of the
// look-up table are followed or refused as a whole, whatever was chosen for one of their arcs: a vertex may lose its only
// way by that, and all that hangs on it. Checked on the finished map, where it is sure.
import type { Arc, FollowRule, SiteMap, Vertex } from '../../learn/index.ts';

/** Of a refused row so large a share of the pages must be wanted, those behind it included. */
const LEAST_WANTED = 0.2;

export interface ReachedMap {
  /** The map with the rows that are the only way to vertices worth it. */
  readonly siteMap: SiteMap;
  /** Vertices that were chosen and that no followed links lead to. */
  readonly lost: readonly Vertex[];
}

/**
 * `chosen`: what was decided for each arc of the map, before rows were refused. A row comes back when enough of the pages it leads
 * to are wanted, counting all it is the only way to; else any way to a chosen vertex does. The root is vertex 0.
 */
export function reachEvery(siteMap: SiteMap, chosen: readonly FollowRule[]): ReachedMap {
  const { vertices } = siteMap;
  const arcs: Arc[] = [...siteMap.arcs];
  const kept = new Set(arcs.filter((_, i) => chosen[i]! > 0).map(({ to }) => to));
  for (;;) {
    const reached = reachedFrom(new Set([0]), arcs, vertices);
    const lost = [...kept].filter((vertex) => !reached.has(vertex));
    const back =
      lost.length === 0
        ? undefined
        : (rowWorthIt(arcs, chosen, reached, vertices) ?? anyWay(arcs, reached, new Set(lost)));
    if (back === undefined)
      return { siteMap: { ...siteMap, arcs }, lost: lost.map((vertex) => vertices[vertex]!) };
    for (const i of back) arcs[i] = { ...arcs[i]!, follow: chosen[i]! > 0 ? chosen[i]! : 1 };
  }
}

/** The chosen arcs of a refused row that leads from what is reached to enough of what is not. */
function rowWorthIt(
  arcs: readonly Arc[],
  chosen: readonly FollowRule[],
  reached: ReadonlySet<number>,
  vertices: readonly Vertex[],
): readonly number[] | undefined {
  const wanted = arcs.map((arc, i) => ({ ...arc, follow: chosen[i]! }));
  const tried = new Set<string>();
  for (const [i, arc] of arcs.entries()) {
    const row = rowOf(arc);
    if (chosen[i] === 0 || arc.follow > 0 || !reached.has(arc.from) || reached.has(arc.to) || tried.has(row))
      continue;
    tried.add(row);
    const own = [...arcs.keys()].filter((at) => rowOf(arcs[at]!) === row);
    const all = own.reduce((sum, at) => sum + arcs[at]!.targets, 0);
    const ways = own.filter((at) => chosen[at]! > 0);
    const direct = new Set(ways.map((at) => arcs[at]!.to));
    const behind = [...reachedFrom(direct, wanted, vertices)].filter(
      (vertex) => !reached.has(vertex) && !direct.has(vertex),
    );
    const shown = ways.reduce((sum, at) => sum + arcs[at]!.targets, 0);
    const hanging = behind.reduce((sum, vertex) => sum + vertices[vertex]!.pages, 0);
    if (shown + hanging >= LEAST_WANTED * (all + hanging)) return ways;
  }
  return undefined;
}

/** An arc from what is reached to what is not, though it was not chosen: the one most of whose row leads there. */
function anyWay(
  arcs: readonly Arc[],
  reached: ReadonlySet<number>,
  lost: ReadonlySet<number>,
): readonly number[] | undefined {
  const rows = new Map<string, number>();
  for (const arc of arcs) rows.set(rowOf(arc), (rows.get(rowOf(arc)) ?? 0) + arc.targets);
  const shareOf = (arc: Arc) => arc.targets / Math.max(1, rows.get(rowOf(arc))!);
  const ways = [...arcs.keys()].filter((i) => {
    const arc = arcs[i]!;
    return reached.has(arc.from) && lost.has(arc.to) && shareOf(arc) >= LEAST_WANTED;
  });
  ways.sort((a, b) => shareOf(arcs[b]!) * arcs[b]!.seen - shareOf(arcs[a]!) * arcs[a]!.seen);
  return ways.length === 0 ? undefined : ways.slice(0, 1);
}

function rowOf({ from, url, location }: Arc): string {
  return `${from} ${url} ${location}`;
}

/** Vertices that followed arcs lead to. What is followed on pages of a vertex is followed on all pages of its layout. */
function reachedFrom(
  start: ReadonlySet<number>,
  arcs: readonly Arc[],
  vertices: readonly Vertex[],
): ReadonlySet<number> {
  const reached = new Set(start);
  const layouts = new Set([...start].map((vertex) => vertices[vertex]!.layout));
  for (let size = -1; size !== reached.size; ) {
    size = reached.size;
    for (const { from, to, follow } of arcs) {
      if (follow === 0 || reached.has(to) || !layouts.has(vertices[from]!.layout)) continue;
      reached.add(to);
      layouts.add(vertices[to]!.layout);
    }
  }
  return reached;
}
