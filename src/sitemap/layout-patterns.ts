// The repetitive patterns of a site, found page by page (iRobot figure 5): which patterns there are, how much of a page
// each takes, and how often each occurs on a page.
import {
  mergePatterns,
  type PageStructure,
  type PatternNode,
  patternLikeness,
  patternsOf,
  type Region,
  type RepetitivePattern,
} from '../records/index.ts';

/** How often each pattern occurs on a page, by pattern id. */
export type PatternCounts = ReadonlyMap<number, number>;

/** The patterns of one page. */
export interface PagePatterns {
  readonly counts: PatternCounts;
  /** Which pattern each region is an instance of. */
  readonly patternOf: ReadonlyMap<Region, number>;
  /** Regions that are of no pattern. */
  readonly unknown: number;
}

// From here on a region is an instance of a pattern; as in records/patterns.ts.
const MIN_LIKENESS = 0.6;
// At the place where it was found before, so much is enough to look no further.
const SURE_LIKENESS = 0.85;
// After so many pages a pattern hardly moves: merging further ones would only take time.
const MERGED_PAGES = 24;
// Smaller regions are lists people wrote and rows of buttons; comparing all of them takes most of the time.
const MAX_REGIONS = 24;

/** Collects the patterns of one site. */
export class LayoutPatterns {
  readonly #patterns: GrowingPattern[] = [];
  readonly #index = new PatternIndex<GrowingPattern>();

  /** Takes the patterns of one more page in and says which occur on it. */
  add(structure: PageStructure): PagePatterns {
    const counts = new Map<number, number>();
    const patternOf = new Map<Region, number>();
    const areas = new Map<GrowingPattern, number>();
    for (const { tree, area, region } of patternsOf(structure).slice(0, MAX_REGIONS)) {
      const pattern = this.#index.find(tree, region.location) ?? this.#create(tree);
      if (pattern.support > 0 && pattern.support < MERGED_PAGES)
        pattern.tree = mergePatterns(pattern.tree, pattern.support, tree, 1);
      counts.set(pattern.id, (counts.get(pattern.id) ?? 0) + 1);
      patternOf.set(region, pattern.id);
      areas.set(pattern, (areas.get(pattern) ?? 0) + area);
    }
    for (const [pattern, area] of areas) {
      pattern.area = (pattern.area * pattern.support + area) / (pattern.support + 1);
      pattern.support++;
    }
    return { counts, patternOf, unknown: 0 };
  }

  /** The patterns so far. Plain JSON. */
  patterns(): RepetitivePattern[] {
    return this.#patterns.map(({ id, tree, area, support }) => ({ id, tree, area, support }));
  }

  #create(tree: PatternNode): GrowingPattern {
    const pattern = { id: this.#patterns.length, tree, area: 0, support: 0 };
    this.#patterns.push(pattern);
    this.#index.add(pattern);
    return pattern;
  }
}

interface GrowingPattern {
  readonly id: number;
  tree: PatternNode;
  area: number;
  support: number;
}

/** Finds the patterns of a site on a page, adding none. */
export class KnownPatterns {
  readonly #index = new PatternIndex<RepetitivePattern>();

  constructor(patterns: readonly RepetitivePattern[]) {
    for (const pattern of patterns) this.#index.add(pattern);
  }

  on(structure: PageStructure): PagePatterns {
    const counts = new Map<number, number>();
    const patternOf = new Map<Region, number>();
    let unknown = 0;
    for (const { tree, region } of patternsOf(structure).slice(0, MAX_REGIONS)) {
      const pattern = this.#index.find(tree, region.location);
      if (pattern === undefined) {
        unknown++;
        continue;
      }
      counts.set(pattern.id, (counts.get(pattern.id) ?? 0) + 1);
      patternOf.set(region, pattern.id);
    }
    return { counts, patternOf, unknown };
  }
}

/** Finds the pattern that a region is an instance of: first where it was found before, then among all. */
class PatternIndex<P extends { readonly tree: PatternNode }> {
  readonly #byTag = new Map<string, P[]>();
  readonly #atPlace = new Map<string, P>();

  add(pattern: P): void {
    const { tag } = pattern.tree;
    const alike = this.#byTag.get(tag);
    if (alike === undefined) this.#byTag.set(tag, [pattern]);
    else alike.push(pattern);
  }

  find(tree: PatternNode, location: string): P | undefined {
    const usual = this.#atPlace.get(location);
    if (usual !== undefined && patternLikeness(usual.tree, tree) >= SURE_LIKENESS) return usual;
    let best: P | undefined;
    let bestLikeness = MIN_LIKENESS;
    for (const pattern of this.#byTag.get(tree.tag) ?? []) {
      const likeness = patternLikeness(pattern.tree, tree);
      if (likeness < bestLikeness) continue;
      best = pattern;
      bestLikeness = likeness;
    }
    if (best !== undefined) this.#atPlace.set(location, best);
    return best;
  }
}
