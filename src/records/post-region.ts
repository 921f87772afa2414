// Which of a page's regions holds its posts, and the records of a region as rows.
import type { PostRow } from './post-rows.ts';
import { ownRanges, type PageStructure } from './regions.ts';
import type { Region } from './types.ts';

/** A guess before any field is known: much text that is no link, in records that carry dates. */
export function quickScore({ facts }: PageStructure, region: Region): number {
  let text = 0;
  let dated = 0;
  let linked = 0;
  for (let i = 0; i < region.records.length; i++) {
    let dates = 0;
    let links = 0;
    for (const { from, to } of ownRanges(region, i)) {
      const anchors = facts.anchorText[to]! - facts.anchorText[from]!;
      text += facts.text[to]! - facts.text[from]! - anchors;
      dates += facts.dates[to]! - facts.dates[from]!;
      links += facts.links[to]! - facts.links[from]!;
    }
    if (dates > 0) dated++;
    if (links > 0) linked++;
  }
  const count = region.records.length;
  return text * (0.15 + dated / count) * (0.5 + (0.5 * linked) / count);
}

/** Regions that may hold posts, likeliest first. */
export function likelyRegions(structure: PageStructure, limit: number): Region[] {
  return structure.regions
    .filter(({ records }) => records.length >= 2)
    .map((region) => ({ region, score: quickScore(structure, region) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ region }) => region);
}

/** The records of a region as rows. */
export function rowsOfRegion({ page, facts }: PageStructure, region: Region): PostRow[] {
  const { tree } = page;
  return region.records.map((record, i) => {
    const roots: number[] = [];
    for (let root = record.first; root >= 0 && root < record.end; root = tree.nextSibling(root)) {
      if (!tree.isText(root)) roots.push(root);
    }
    const inner = new Map<number, number>();
    for (let j = i + 1; j < region.records.length; j++) {
      const other = region.records[j]!;
      if (other.first >= record.end) break;
      inner.set(other.first, other.end);
    }
    return { page, facts, roots, inner, parent: record.parent, depth: record.depth };
  });
}
