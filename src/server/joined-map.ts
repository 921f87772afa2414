// A map with fewer boxes: kinds of pages that differ in layout only (a thread of one post, one with a poll) become one.
import type { Arc, FollowRule, SiteMap, Vertex } from '../learn/index.ts';

export interface JoinedMap {
  readonly map: SiteMap;
  /** The vertex that one of the original map has become part of. */
  readonly idOf: ReadonlyMap<number, number>;
}

/** Nothing is joined. */
export function asItIs(map: SiteMap): JoinedMap {
  return {
    map,
    idOf: new Map(map.vertices.map(({ id }) => [id, id])),
  };
}

/** Vertices of one kind and one form of URL are one, and so are arcs of one form and place between the same two. */
export function joinedAlike(map: SiteMap): JoinedMap {
  const groups = new Map<string, Vertex[]>();
  for (const vertex of map.vertices) {
    const name = `${vertex.kind} ${vertex.url === '' ? vertex.id : vertex.url}`;
    groups.set(name, [...(groups.get(name) ?? []), vertex]);
  }
  const idOf = new Map<number, number>();
  const vertices = [...groups.values()].map((own, id) => {
    for (const { id: old } of own) idOf.set(old, id);
    return joinedVertex(own, id);
  });
  const arcs = new Map<string, Arc>();
  for (const old of map.arcs) {
    const arc = { ...old, from: idOf.get(old.from)!, to: idOf.get(old.to)! };
    const name = nameOf(arc);
    const known = arcs.get(name);
    arcs.set(name, known === undefined ? arc : joinedArc(known, arc));
  }
  return {
    map: { ...map, vertices, arcs: [...arcs.values()] },
    idOf,
  };
}

function nameOf({ from, to, url, location }: Arc): string {
  return `${from} ${to} ${url} ${location}`;
}

function joinedVertex(own: readonly Vertex[], id: number): Vertex {
  const [largest] = [...own].sort((a, b) => b.pages - a.pages) as [Vertex];
  const pages = own.reduce((sum, vertex) => sum + vertex.pages, 0);
  const mean = (value: (vertex: Vertex) => number) =>
    own.reduce((sum, vertex) => sum + value(vertex) * vertex.pages, 0) / pages;
  return {
    ...largest,
    id,
    pages,
    uniquePages: own.reduce((sum, { uniquePages }) => sum + uniquePages, 0),
    bytes: Math.round(mean(({ bytes }) => bytes)),
    depth: mean(({ depth }) => depth),
    informativeness: mean(({ informativeness }) => informativeness),
    entropy: mean(({ entropy }) => entropy),
  };
}

function joinedArc(a: Arc, b: Arc): Arc {
  const larger = a.seen >= b.seen ? a : b;
  const follow = Math.max(a.follow, b.follow) as FollowRule;
  return { ...larger, follow, targets: a.targets + b.targets, seen: a.seen + b.seen };
}
