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
const MAX_TITLE = 80;
// A region with more of its text in the surroundings stands there itself.
const MAX_AROUND = 0.7;

/** The regions of a page worth a look, largest first; those in its surroundings only when there are no others. */
export function regionProfiles(
  structure: PageStructure,
  isAround: Uint8Array,
  weight: number,
): RegionProfile[] {
  const large = structure.regions.filter(({ area }) => area >= MIN_AREA);
  const inContent = large.filter((region) => aroundShare(structure, region, isAround) < MAX_AROUND);
  return (inContent.length > 0 ? inContent : large)
    .slice(0, MAX_REGIONS)
    .map((region) => profile(structure, region, weight));
}

/** Share of a region's text that belongs to the page's surroundings. */
function aroundShare({ facts, page }: PageStructure, { records }: Region, isAround: Uint8Array): number {
  let [around, all] = [0, 0];
  for (const { first, end, depth } of records) {
    if (depth > 0) continue;
    if (isAround[first] === 1) return 1;
    for (let node = first; node < end; node++) {
      if (!page.tree.isText(node)) continue;
      const length = facts.text[node + 1]! - facts.text[node]!;
      all += length;
      if (isAround[node] === 1) around += length;
    }
  }
  return all === 0 ? 0 : around / all;
}

function profile(structure: PageStructure, region: Region, weight: number): RegionProfile {
  const total = region.records.length;
  const step = Math.max(1, total / MAX_RECORDS);
  const rows: number[] = [];
  for (let at = 0; at < total; at += step) rows.push(Math.floor(at));
  const measures = rows.map((row) => measureRecord(structure, region, row, weight));
  const sum = (value: (one: RecordMeasures) => number) => measures.reduce((all, one) => all + value(one), 0);
  const share = (test: (one: RecordMeasures) => boolean) => measures.filter(test).length / measures.length;
  // A wrapper holds all that its parts hold: of two regions with the same content the one with more records is it.
  const trust =
    (0.25 + 0.75 * share(({ dates }) => dates > 0)) * (0.5 + 0.5 * region.similarity) * (1 - 1 / (total + 1));
  // One long link a record counts, a paragraph full of links does not.
  const titles = step * sum(({ anchor }) => Math.min(anchor, MAX_TITLE));
  const prose = step * sum((one) => one.prose) * share((one) => one.prose > 0);
  const short = step * sum(({ plain }) => plain);
  return {
    region,
    measures,
    rows,
    listScore: titles * share(({ links }) => links > 0) * trust,
    // Without prose, whatever text there is: a thread of one-word answers is a thread.
    postScore: (prose + 0.1 * short) * trust,
  };
}
