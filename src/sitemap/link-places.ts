// Where a link stands (iRobot 3, link location): the repetitive pattern of the region it is in and its column there. So
// the boards of two categories stand at one place, however their tables are called. Links outside of regions stand where
// the tree says.
import { linkTable, type PageStructure } from '../records/index.ts';
import type { PagePatterns } from './layout-patterns.ts';

/** The place of each link, by its node. */
export function linkPlaces(
  structure: PageStructure,
  { patternOf }: PagePatterns,
): ReadonlyMap<number, string> {
  const places = new Map<number, string>();
  // Where regions contain each other, the one with the most records counts: the rows, not the tables they stand in.
  const regions = [...patternOf.keys()].sort((a, b) => b.records.length - a.records.length);
  for (const region of regions)
    for (const { path, cells } of linkTable(structure, region).links) {
      // Links of one kind in one cell (sub-boards, page numbers) are one column.
      const place = `${patternOf.get(region)} ${path.replace(/ \d+$/, '')}`;
      for (const link of cells)
        if (link !== undefined && !places.has(link.node)) places.set(link.node, place);
    }
  for (const { node, location } of structure.page.links) if (!places.has(node)) places.set(node, location);
  return places;
}
