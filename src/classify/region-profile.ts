// A region in figures: what its records measure, and whether it looks like a list of links or like a run of posts.
import type { PageStructure, Region } from '../records/index.ts';
import { measureRecord, type RecordMeasures } from './record-measures.ts';

export interface RegionProfile {
  readonly region: Region;
  /** Of a sample of the records, in document order; `rows` are their indexes. */
  readonly measures: readonly RecordMeasures[];
  readonly rows: readonly number[];
  /** How much it looks like rows of boards or threads, and like posts. Only the order of candidates counts. */
  readonly listScore: number;
  readonly postScore: number;
}

// Regions smaller than this are menus and footers.
const MIN_AREA = 0.015;
const MAX_REGIONS = 12;
// Statistics of this many records are those of all.
const MAX_RECORDS = 40;

/** The regions of a page worth a look, largest first. */
export function regionProfiles(structure: PageStructure): RegionProfile[] {
  return structure.regions
    .filter(({ area }) => area >= MIN_AREA)
    .slice(0, MAX_REGIONS)
    .map((region) => profile(structure, region));
}

function profile(structure: PageStructure, region: Region): RegionProfile {
  const step = Math.max(1, region.records.length / MAX_RECORDS);
  const rows: number[] = [];
  for (let at = 0; at < region.records.length; at += step) rows.push(Math.floor(at));
  const measures = rows.map((row) => measureRecord(structure, region, row));
  const share = (test: (one: RecordMeasures) => boolean) => measures.filter(test).length / measures.length;
  const dated = 0.25 + 0.75 * share(({ dates }) => dates > 0);
  const plain = measures.reduce((sum, one) => sum + one.plain, 0);
  const anchor = measures.reduce((sum, one) => sum + one.anchor, 0);
  const { facts } = structure;
  const pageAnchor = Math.max(1, facts.anchorText.at(-1)!);
  // One long link a record counts, a paragraph full of links does not.
  const titles = step * measures.reduce((sum, one) => sum + Math.min(one.anchor, 80), 0);
  return {
    region,
    measures,
    rows,
    listScore: (titles / pageAnchor) * dated * share(({ links }) => links > 0),
    postScore: region.area * dated * (plain / Math.max(1, plain + anchor)),
  };
}
