// Single-linkage clustering with a stop threshold (iRobot 5.1): clusters are joined while their nearest members are no
// farther apart than the threshold. That is: the connected components of the pairs that near.

/** The cluster of each item, numbered from 0 in the order of their first items. */
export function singleLinkage<T>(
  items: readonly T[],
  distance: (a: T, b: T) => number,
  threshold: number,
): number[] {
  const parent = items.map((_, i) => i);
  const rootOf = (item: number): number => {
    let root = item;
    while (parent[root] !== root) {
      parent[root] = parent[parent[root]!]!;
      root = parent[root]!;
    }
    return root;
  };
  for (let i = 0; i < items.length; i++)
    for (let j = 0; j < i; j++) {
      const [a, b] = [rootOf(i), rootOf(j)];
      if (a !== b && distance(items[i]!, items[j]!) <= threshold) parent[Math.max(a, b)] = Math.min(a, b);
    }
  const numbers = new Map<number, number>();
  return items.map((_, i) => {
    const root = rootOf(i);
    const number = numbers.get(root) ?? numbers.size;
    numbers.set(root, number);
    return number;
  });
}
