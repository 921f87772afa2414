// Single-linkage clustering (iRobot 5.1): the clusters whose nearest members are nearest are joined, again and again. Which
// joins there are, and in what order; where to stop is decided in layout-clusters.ts.

/** Two clusters that are joined, each named by one of its items, and how far their nearest members are apart. */
export interface Join {
  readonly a: number;
  readonly b: number;
  readonly distance: number;
}

/** All joins, the nearest first: the edges of the minimum spanning tree (Prim). */
export function joinsOf<T>(items: readonly T[], distance: (a: T, b: T) => number): Join[] {
  const joins: Join[] = [];
  const nearest = items.map(() => ({ to: 0, distance: Number.POSITIVE_INFINITY }));
  const waiting = new Set(items.keys());
  waiting.delete(0);
  for (let added = 0; waiting.size > 0; ) {
    let next: number | undefined;
    for (const item of waiting) {
      const apart = distance(items[item]!, items[added]!);
      if (apart < nearest[item]!.distance) nearest[item] = { to: added, distance: apart };
      if (next === undefined || nearest[item]!.distance < nearest[next]!.distance) next = item;
    }
    waiting.delete(next!);
    joins.push({ a: next!, b: nearest[next!]!.to, distance: nearest[next!]!.distance });
    added = next!;
  }
  return joins.sort((a, b) => a.distance - b.distance);
}

/** Clusters of items that grow by joins. */
export class Clusters {
  readonly #parent: number[];

  constructor(items: number) {
    this.#parent = Array.from({ length: items }, (_, item) => item);
  }

  /** The first item of an item's cluster. */
  of(item: number): number {
    const parent = this.#parent;
    let root = item;
    while (parent[root] !== root) {
      parent[root] = parent[parent[root]!]!;
      root = parent[root]!;
    }
    return root;
  }

  join({ a, b }: Pick<Join, 'a' | 'b'>): void {
    const [x, y] = [this.of(a), this.of(b)];
    this.#parent[Math.max(x, y)] = Math.min(x, y);
  }
}

/** The cluster of each item when joins no wider than a threshold are made, numbered from 0 in the order of first items. */
export function clustersAt(items: number, joins: readonly Join[], threshold: number): number[] {
  const clusters = new Clusters(items);
  for (const join of joins) if (join.distance <= threshold) clusters.join(join);
  const numbers = new Map<number, number>();
  return Array.from({ length: items }, (_, item) => {
    const first = clusters.of(item);
    const number = numbers.get(first) ?? numbers.size;
    numbers.set(first, number);
    return number;
  });
}
