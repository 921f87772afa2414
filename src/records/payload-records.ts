// The objects of a page's data that hold the texts of posts, with the values that stand around the text.
import type { PayloadText } from './payload-texts.ts';
import type { ExtractedPost } from './post-types.ts';

const MAX_DEPTH = 2;
const MAX_LEAVES = 120;

/** An object of the data that holds the text of a post: its values by their place. */
export interface DataRecord {
  readonly at: number;
  readonly leaves: ReadonlyMap<string, string | number>;
}

/** Objects by the key of their text, the most frequent first; one a post. */
export function recordKinds(texts: readonly PayloadText[], posts: readonly ExtractedPost[]): DataRecord[][] {
  const byKey = new Map<string, Map<number, PayloadText[]>>();
  for (const text of texts) {
    const ofKey = byKey.get(text.key) ?? new Map<number, PayloadText[]>();
    byKey.set(text.key, ofKey);
    ofKey.set(text.at, [...(ofKey.get(text.at) ?? []), text]);
  }
  const kinds = [...byKey.values()].sort((a, b) => b.size - a.size);
  return kinds.map((ofKey) => {
    const owners = ownersOf([...ofKey.values()].map(([first]) => first!));
    return [...ofKey].flatMap(([at, all]) => {
      const same = posts.flatMap(({ text }, i) => (text === posts[at]!.text ? [i] : []));
      // 'Thanks' comes twice: the first in the data is the first on the page, unless it is told more or less often.
      if (same.length > 1 && new Set(all.map(({ holders }) => holders[0])).size !== same.length) return [];
      const chosen = all[same.indexOf(at)] ?? all[0]!;
      return [{ at, leaves: leavesOf(chosen, owners) }];
    });
  });
}

/** Objects that hold one text each. */
function ownersOf(texts: readonly PayloadText[]): ReadonlySet<object> {
  const counts = new Map<object, number>();
  for (const { holders } of texts)
    for (const holder of holders) counts.set(holder, (counts.get(holder) ?? 0) + 1);
  return new Set([...counts].flatMap(([holder, count]) => (count === 1 ? [holder] : [])));
}

/** Values of the objects that hold a text and no other, by how far up and where they stand. */
function leavesOf({ holders }: PayloadText, owners: ReadonlySet<object>): Map<string, string | number> {
  const leaves = new Map<string, string | number>();
  let below: object | undefined;
  for (const [up, holder] of holders.entries()) {
    if (up > 0 && !owners.has(holder)) break;
    collect(holder, `${up}`, 0, below, leaves);
    below = holder;
  }
  return leaves;
}

function collect(
  object: object,
  path: string,
  depth: number,
  left: object | undefined,
  leaves: Map<string, string | number>,
): void {
  for (const [name, value] of Object.entries(object)) {
    if (leaves.size >= MAX_LEAVES) return;
    if (typeof value === 'string' || typeof value === 'number') leaves.set(`${path}.${name}`, value);
    else if (typeof value !== 'object' || value === null || Array.isArray(value) || value === left) continue;
    else if (depth < MAX_DEPTH) collect(value, `${path}.${name}`, depth + 1, left, leaves);
  }
}
