// Which pages have one layout (iRobot 5.1). The paper stops joining clusters at 'a pre-defined threshold' and does not say
// which; one that serves a site shatters the pages of another. Here the addresses of each site choose it: one template mostly
// draws pages whose URLs have one form, and another template those of another form. Of all stages of the clustering the one
// is taken under which the forms of the URLs (5.2) are the most probable.
import type { LayoutFeatures } from './layout-distance.ts';
import { Clusters, clustersAt, type Join, joinsOf } from './single-linkage.ts';

export interface LayoutClusters {
  /** The layout of each page, numbered from 0. */
  readonly layouts: readonly number[];
  /** Clusters no farther apart than this were joined. */
  readonly threshold: number;
}

// Where all URLs have one form, they cannot choose.
const UNTAUGHT = 0.3;
// Pages that have no pattern in common are at least so far apart (a² + b² over (a + b)² is one half or more).
const NOTHING_IN_COMMON = Math.SQRT1_2;

/** The layouts of pages with these features (eq. 1) and URLs of these forms. */
export function layoutClusters(
  features: readonly LayoutFeatures[],
  distance: (a: LayoutFeatures, b: LayoutFeatures) => number,
  forms: readonly string[],
): LayoutClusters {
  // Most pages have the very features of another: comparing each with each would take most of the time.
  const different = new Map<string, { readonly at: number; readonly forms: string[] }>();
  const itemOf = features.map((own, page) => {
    const key = JSON.stringify([...own].sort(([a], [b]) => a - b));
    let item = different.get(key);
    if (item === undefined) {
      item = { at: different.size, forms: [] };
      different.set(key, item);
    }
    item.forms.push(forms[page]!);
    return { item: item.at, own };
  });
  const items: LayoutFeatures[] = [];
  for (const { item, own } of itemOf) items[item] ??= own;
  const joins = joinsOf(items, distance);
  const threshold = likeliestThreshold(
    [...different.values()].map((one) => one.forms),
    joins,
  );
  const clusters = clustersAt(items.length, joins, threshold);
  return { layouts: itemOf.map(({ item }) => clusters[item]!), threshold };
}

/**
 * The width of joins up to which the forms of URLs are the most probable, each cluster having its own shares of forms. Shares
 * are unknown before (Jeffreys' prior): many small clusters have to learn them again and again, mixed ones hardly know any.
 */
function likeliestThreshold(formsOf: readonly (readonly string[])[], joins: readonly Join[]): number {
  const kinds = new Set(formsOf.flat()).size;
  if (kinds <= 1) return UNTAUGHT;
  const counts = formsOf.map((forms) => tally(forms));
  const clusters = new Clusters(counts.length);
  let sum = 0;
  let best = { sum: Number.NEGATIVE_INFINITY, threshold: 0 };
  for (const [at, join] of joins.entries()) {
    if (join.distance >= NOTHING_IN_COMMON) break;
    const [a, b] = [clusters.of(join.a), clusters.of(join.b)];
    clusters.join(join);
    const joined = added(counts[a]!, counts[b]!);
    sum +=
      logProbability(joined, kinds) - logProbability(counts[a]!, kinds) - logProbability(counts[b]!, kinds);
    counts[clusters.of(a)] = joined;
    const isStage = joins[at + 1] === undefined || joins[at + 1]!.distance > join.distance;
    if (isStage && sum > best.sum) best = { sum, threshold: join.distance };
  }
  // Before the first join, the sum is 0.
  return best.sum > 0 ? best.threshold : 0;
}

type Counts = ReadonlyMap<string, number>;

function tally(forms: readonly string[]): Counts {
  const counts = new Map<string, number>();
  for (const form of forms) counts.set(form, (counts.get(form) ?? 0) + 1);
  return counts;
}

function added(a: Counts, b: Counts): Counts {
  const sum = new Map(a);
  for (const [form, count] of b) sum.set(form, (sum.get(form) ?? 0) + count);
  return sum;
}

/** How probable a row of forms is, as a logarithm: of each the share so far, counting half a page of each form before. */
function logProbability(counts: Counts, kinds: number): number {
  let sum = 0;
  let before = 0;
  for (const count of counts.values())
    for (let seen = 0; seen < count; seen++) sum += Math.log((seen + 0.5) / (before++ + kinds / 2));
  return sum;
}
