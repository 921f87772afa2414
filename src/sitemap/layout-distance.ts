// How far the layouts of two pages are apart (iRobot eq. 1 and 2): patterns that fill the page count much, patterns that
// are on most pages count little. The paper leaves its threshold open; as printed, distances grow and shrink with the
// number of patterns a site has. Divided by the lengths of both pages' features they lie between 0 and 1 everywhere.
import type { LayoutPattern } from '../learn/index.ts';
import type { PatternCounts } from './layout-patterns.ts';

/** Weighted pattern frequencies of a page (eq. 1), by pattern id. */
export type LayoutFeatures = ReadonlyMap<number, number>;

/** The space in which the pages of one site are compared. */
export interface LayoutSpace {
  /** Eq. 1: (f_i / sum of all f) x log10(pages / pages with the pattern). */
  features(counts: PatternCounts): LayoutFeatures;
  /** Eq. 2 (Euclidean, each pattern weighted by its share of the area) over the lengths of both: 0 … 1. */
  distance(a: LayoutFeatures, b: LayoutFeatures): number;
}

const NO_FEATURES: LayoutFeatures = new Map();

/** The space of a site's patterns, seen on `pages` pages. */
export function layoutSpace(patterns: readonly LayoutPattern[], pages: number): LayoutSpace {
  const rarity = new Map<number, number>();
  const area = new Map<number, number>();
  // Patterns on all pages (menus, footers) are left out, also of the weights: they tell no page from another.
  const telling = patterns.filter(({ support }) => support < pages);
  const weightOf = (pattern: LayoutPattern) => pattern.area * (pattern.told ?? 1);
  const weights = telling.reduce((sum, pattern) => sum + weightOf(pattern), 0) || 1;
  for (const pattern of telling) {
    rarity.set(pattern.id, Math.log10(pages / Math.max(1, pattern.support)));
    area.set(pattern.id, weightOf(pattern) / weights);
  }
  const lengths = new WeakMap<LayoutFeatures, number>();
  const lengthOf = (features: LayoutFeatures): number => {
    let length = lengths.get(features);
    if (length === undefined) {
      length = euclidean(features, NO_FEATURES);
      lengths.set(features, length);
    }
    return length;
  };
  const euclidean = (a: LayoutFeatures, b: LayoutFeatures): number => {
    let sum = 0;
    for (const [id, value] of a) sum += (area.get(id) ?? 0) * (value - (b.get(id) ?? 0)) ** 2;
    for (const [id, value] of b) if (!a.has(id)) sum += (area.get(id) ?? 0) * value ** 2;
    return Math.sqrt(sum);
  };
  return {
    features(counts) {
      let sum = 0;
      for (const count of counts.values()) sum += count;
      const features = new Map<number, number>();
      for (const [id, count] of counts) {
        const weight = rarity.get(id);
        if (count > 0 && weight !== undefined && weight > 0) features.set(id, (count / sum) * weight);
      }
      return features;
    },
    distance(a, b) {
      const both = lengthOf(a) + lengthOf(b);
      return both === 0 ? 0 : euclidean(a, b) / both;
    },
  };
}
