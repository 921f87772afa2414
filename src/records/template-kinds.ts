// Regions of the same kind on different pages of a site, put together to learn from all of them at once.
import { locationOf } from '../page/index.ts';
import { rowsOfRegion } from './post-region.ts';
import { namesOf, type PostRow } from './post-rows.ts';
import type { PageStructure } from './regions.ts';
import type { Region } from './types.ts';

/** Regions of one kind, over all pages. */
export interface RegionKind {
  readonly place: string;
  readonly names: readonly string[];
  readonly rows: PostRow[];
  /** Grows with every page that has the region, more where it ranks high. */
  score: number;
}

/** Where a region stands: the same on all pages of one layout. Inner lists may share the place of outer ones. */
function placeOf({ page: { tree } }: PageStructure, { records }: Region): string {
  const top = records.find(({ depth }) => depth === 0)!;
  const isRun = records.some(({ first, last }) => first !== last);
  return `${locationOf(tree, tree.parent[top.first]!)} ${tree.tag(top.first)} ${isRun}`;
}

/** Names most records of a region begin with. */
function headNames({ page: { tree } }: PageStructure, { records }: Region): string[] {
  const counts = new Map<string, number>();
  for (const { first } of records)
    for (const name of new Set(namesOf(tree, first))) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= 0.9 * records.length).map(([name]) => name);
}

/** Regions of all pages by kind: at one place, and with a name in common. `regionsOf` gives the likeliest first. */
export function regionKinds(
  structures: readonly PageStructure[],
  regionsOf: (structure: PageStructure) => readonly Region[],
): RegionKind[] {
  const kinds: RegionKind[] = [];
  for (const structure of structures) {
    for (const [rank, region] of regionsOf(structure).entries()) {
      const place = placeOf(structure, region);
      const names = headNames(structure, region);
      let kind = kinds.find(
        (other) =>
          other.place === place &&
          (names.length === 0 ? other.names.length === 0 : names.some((name) => other.names.includes(name))),
      );
      if (kind === undefined) {
        kind = { place, names, rows: [], score: 0 };
        kinds.push(kind);
      }
      kind.rows.push(...rowsOfRegion(structure, region));
      kind.score += 1 / (rank + 1);
    }
  }
  return kinds;
}

/**
 * Share of a kind's rows that stand on several of the pages. Boxes of latest posts look much like posts, but are the same
 * wherever one looks; a thread page may be among the pages twice, under two addresses.
 */
export function repeatedShare({ rows }: RegionKind, pageCount: number): number {
  const needed = Math.max(3, 0.4 * pageCount);
  const pagesOf = new Map<string, Set<unknown>>();
  const prints = rows.map(({ page, facts, roots }) => {
    const { tree } = page;
    const first = roots[0]!;
    const end = tree.end[roots.at(-1)!]!;
    const print = `${facts.text[end]! - facts.text[first]!} ${tree.text(first).slice(0, MAX_PRINT)}`;
    pagesOf.set(print, (pagesOf.get(print) ?? new Set()).add(page));
    return print;
  });
  return prints.filter((print) => pagesOf.get(print)!.size >= needed).length / Math.max(1, rows.length);
}

const MAX_PRINT = 300;
