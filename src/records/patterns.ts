// Repetitive patterns (iRobot 5.1): every region of a page is an instance of a pattern; a page is described by how often
// each pattern of its site occurs on it, and pages of one layout have alike descriptions.
import { mergePatterns, type PatternNode, patternLikeness, patternTree } from './pattern-tree.ts';
import type { PageStructure } from './regions.ts';
import type { PageRecord, Region } from './types.ts';

/** The pattern of one region. */
export interface RegionPattern {
  readonly region: Region;
  readonly tree: PatternNode;
  /** Share of the page's area. */
  readonly area: number;
}

/** A pattern of a site. Plain JSON. */
export interface RepetitivePattern {
  readonly id: number;
  readonly tree: PatternNode;
  /** Mean share of the page that its regions take together, over the pages that have it. */
  readonly area: number;
  /** How many pages have it. */
  readonly support: number;
}

export interface PatternMatch {
  readonly region: Region;
  readonly pattern: RepetitivePattern;
  readonly likeness: number;
}

/** What the patterns of a site say of one page. */
export interface PageMatches {
  readonly matches: readonly PatternMatch[];
  /** Regions that no pattern fits. */
  readonly unmatched: readonly RegionPattern[];
  /** How often each pattern occurs, in their order: the f of iRobot's equation 1 before weighting. */
  readonly counts: readonly number[];
}

// From here on two trees are instances of one pattern.
const MIN_LIKENESS = 0.6;
// Regions below this share of the page are not worth a pattern: pages have dozens.
const MIN_AREA = 0.005;

/** The patterns of a page's regions, largest first. */
export function patternsOf({ page, regions }: PageStructure): RegionPattern[] {
  const { tree } = page;
  const rootsOf = ({ first, last }: PageRecord): number[] => {
    const roots = [first];
    for (let at = tree.end[first]!; at <= last; at = tree.end[at]!) if (!tree.isText(at)) roots.push(at);
    return roots;
  };
  return regions
    .filter(({ area }) => area >= MIN_AREA)
    .map((region) => ({
      region,
      tree: patternTree(
        tree,
        region.records.map((record) => rootsOf(record)),
      ),
      area: region.area,
    }));
}

/** Which of the known patterns a page shows, and how often. */
export function matchPatterns(structure: PageStructure, patterns: readonly RepetitivePattern[]): PageMatches {
  const counts = new Array<number>(patterns.length).fill(0);
  const matches: PatternMatch[] = [];
  const unmatched: RegionPattern[] = [];
  for (const own of patternsOf(structure)) {
    let best = -1;
    let bestLikeness = MIN_LIKENESS;
    for (const [i, pattern] of patterns.entries()) {
      const likeness = patternLikeness(pattern.tree, own.tree);
      if (likeness < bestLikeness) continue;
      best = i;
      bestLikeness = likeness;
    }
    if (best < 0) unmatched.push(own);
    else {
      counts[best]!++;
      matches.push({ region: own.region, pattern: patterns[best]!, likeness: bestLikeness });
    }
  }
  return { matches, unmatched, counts };
}

/** The patterns after one page more (figure 5): those that fit are updated, regions that fit none become new ones. */
export function updatePatterns(
  patterns: readonly RepetitivePattern[],
  structure: PageStructure,
): RepetitivePattern[] {
  // A region may fit the pattern of another region of this very page: boards and threads of a mixed list.
  const updated = patterns.map((pattern) => ({ ...pattern, areaHere: 0 }));
  for (const own of patternsOf(structure)) {
    let best: (typeof updated)[number] | undefined;
    let bestLikeness = MIN_LIKENESS;
    for (const pattern of updated) {
      const likeness = patternLikeness(pattern.tree, own.tree);
      if (likeness < bestLikeness) continue;
      best = pattern;
      bestLikeness = likeness;
    }
    if (best === undefined) {
      const id = updated.reduce((highest, pattern) => Math.max(highest, pattern.id), -1) + 1;
      updated.push({ id, tree: own.tree, area: 0, support: 0, areaHere: own.area });
      continue;
    }
    best.tree = mergePatterns(best.tree, Math.max(1, best.support), own.tree, 1);
    best.areaHere += own.area;
  }
  return updated.map(({ id, tree, area, support, areaHere }) =>
    areaHere === 0
      ? { id, tree, area, support }
      : { id, tree, area: (area * support + areaHere) / (support + 1), support: support + 1 },
  );
}
