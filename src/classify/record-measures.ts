// What one record measures: text, links, dates, and an estimate of the box a browser would draw around it.
import { tagId } from '../page/index.ts';
import { ownRanges, type PageStructure, type Region } from '../records/index.ts';
import { PROSE } from './date-pivots.ts';
import { endsLine } from './prose-lines.ts';

export interface RecordMeasures {
  /** Visible characters that are not inside links. */
  readonly plain: number;
  /** Visible characters inside links. */
  readonly anchor: number;
  readonly links: number;
  readonly leaves: number;
  readonly images: number;
  /** Places that show a date or time. */
  readonly dates: number;
  /** Characters in lines long enough to be prose and mostly not links. */
  readonly prose: number;
  /** Lines of text, with room for images. */
  readonly height: number;
  /** Characters of the longest line. */
  readonly width: number;
}

// A line of text on a usual screen; only ratios matter.
const LINE = 110;
const IMAGE_LINES = 3;
const IMG = tagId('img');
// Cells of a row stand side by side.
const BESIDE = new Set([tagId('td'), tagId('th')]);
// Records beyond this are as good as these for statistics, and pages of 10,000 rows exist.
const MAX_NODES_WALKED = 4000;

/** Measures a record without the records nested in it; lengths of text are multiplied by the script's `weight`. */
export function measureRecord(
  structure: PageStructure,
  region: Region,
  index: number,
  weight: number,
): RecordMeasures {
  const { facts, page } = structure;
  const { tree } = page;
  let [text, anchor, links, leaves, images, dates] = [0, 0, 0, 0, 0, 0];
  let [prose, height, width, line, linePlain, lineAnchor] = [0, 0, 0, 0, 0, 0];
  const endProse = () => {
    if (linePlain * weight >= PROSE && linePlain > lineAnchor) prose += linePlain * weight;
    linePlain = 0;
    lineAnchor = 0;
  };
  const endLine = () => {
    if (line === 0) return;
    height += Math.ceil(line / LINE);
    width = Math.max(width, Math.min(line, LINE));
    line = 0;
  };
  for (const { from, to } of ownRanges(region, index)) {
    text += facts.text[to]! - facts.text[from]!;
    anchor += facts.anchorText[to]! - facts.anchorText[from]!;
    links += facts.links[to]! - facts.links[from]!;
    leaves += facts.leaves[to]! - facts.leaves[from]!;
    images += facts.images[to]! - facts.images[from]!;
    dates += facts.dates[to]! - facts.dates[from]!;
    const stop = Math.min(to, from + MAX_NODES_WALKED);
    for (let node = from; node < stop; node++) {
      if (facts.isUnread[node] !== 0) continue;
      const tag = tree.tagId[node]!;
      if (tree.isText(node)) {
        const length = facts.text[node + 1]! - facts.text[node]!;
        const inLink = facts.anchorText[node + 1]! - facts.anchorText[node]!;
        line += length;
        linePlain += length - inLink;
        lineAnchor += inLink;
      } else if (endsLine(tag)) {
        endProse();
        if (!BESIDE.has(tag)) endLine();
      }
      if (tag === IMG) height += IMAGE_LINES;
    }
    endProse();
    endLine();
  }
  return {
    plain: (text - anchor) * weight,
    anchor: anchor * weight,
    links,
    leaves,
    images,
    dates,
    prose,
    height,
    width,
  };
}
