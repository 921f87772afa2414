// What the columns of a region's link table say: which column holds titles, which people, which counts.
import {
  type LinkColumn,
  type LinkTable,
  linkTable,
  type PageStructure,
  type Region,
} from '../records/index.ts';

export interface ColumnFacts {
  /** Number of columns: "number of groups after tree alignment". */
  readonly groups: number;
  /** Of the column with the most anchor text: share of records that have a link there, … */
  readonly titleCoverage: number;
  /** … share of distinct targets and of distinct texts among these (the lesser of both), … */
  readonly titleDistinct: number;
  /** … mean characters, … */
  readonly titleLength: number;
  /** … and share of links back to the page itself. */
  readonly titleToSelf: number;
  /** Share of records with a link that looks like a person's: short, at a fixed place, not the same in each record. */
  readonly userShare: number;
  /** Share of these whose target occurs again in another record: people write more than once, threads are listed once. */
  readonly userRepeated: number;
  /** Columns of links that say the same in each record: 'quote', 'report'. */
  readonly actions: number;
  /** Columns of bare numbers: replies, views. */
  readonly counts: number;
}

export const NO_COLUMNS: ColumnFacts = {
  groups: 0,
  titleCoverage: 0,
  titleDistinct: 0,
  titleLength: 0,
  titleToSelf: 0,
  userShare: 0,
  userRepeated: 0,
  actions: 0,
  counts: 0,
};

// A column is a column when it goes through this share of the records.
const MIN_COVERAGE = 0.5;
const MAX_NAME = 30;
const NUMBER = /^[\s(]*[\p{Nd}][\p{Nd}\s.,'’]*[kKmM万千]?[\s)]*$/u;
const LETTER = /\p{L}/u;

// The first rows show the columns; aligning a thousand would tell nothing more.
const MAX_ROWS = 30;

/** Reads the columns of a region. */
export function columnFacts(structure: PageStructure, region: Region, weight: number): ColumnFacts {
  const sample = { ...region, records: region.records.slice(0, MAX_ROWS) };
  const table = linkTable(structure, sample);
  const rows = sample.records.length;
  const [title] = table.links;
  const columns = table.links.filter((column) => cellsOf(column).length >= MIN_COVERAGE * rows);
  const people = bestPeople(columns.filter((column) => column !== title));
  return {
    groups: table.links.length + table.texts.length,
    ...titleFacts(title, rows, structure.page.url, weight),
    ...peopleFacts(people, rows),
    actions: columns.filter((column) => rows > 1 && sameText(column)).length,
    counts: countColumns(table, rows),
  };
}

const cellsOf = (column: LinkColumn) => column.cells.filter((cell) => cell !== undefined);

function titleFacts(title: LinkColumn | undefined, rows: number, url: string, weight: number) {
  const cells = title === undefined ? [] : cellsOf(title);
  if (cells.length === 0) return { titleCoverage: 0, titleDistinct: 0, titleLength: 0, titleToSelf: 0 };
  const targets = new Set(cells.map((cell) => cell.url)).size;
  const texts = new Set(cells.map(({ text }) => text)).size;
  return {
    titleCoverage: cells.length / rows,
    titleDistinct: Math.min(targets, texts) / cells.length,
    titleLength: (title!.anchorLength * weight) / cells.length,
    titleToSelf: cells.filter((cell) => cell.url === url).length / cells.length,
  };
}

function countBy(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function sameText(column: LinkColumn): boolean {
  const cells = cellsOf(column);
  return new Set(cells.map(({ text }) => text)).size <= Math.max(1, 0.2 * cells.length);
}

/** The widest column whose cells could be names. */
function bestPeople(columns: readonly LinkColumn[]): LinkColumn | undefined {
  let best: LinkColumn | undefined;
  for (const column of columns) {
    const cells = cellsOf(column);
    const names = cells.filter(({ text }) => text.length <= MAX_NAME && LETTER.test(text)).length;
    if (names < 0.8 * cells.length || (cells.length > 1 && sameText(column) && !sameTargets(column)))
      continue;
    if (best === undefined || cells.length > cellsOf(best).length) best = column;
  }
  return best;
}

/** A single writer: the same name, but then the same target too, unlike 'quote'. */
function sameTargets(column: LinkColumn): boolean {
  return new Set(cellsOf(column).map(({ url }) => url)).size === 1;
}

function peopleFacts(column: LinkColumn | undefined, rows: number) {
  const cells = column === undefined ? [] : cellsOf(column);
  if (cells.length === 0) return { userShare: 0, userRepeated: 0 };
  const seen = countBy(cells.map(({ url }) => url));
  const repeated = cells.filter(({ url }) => seen.get(url)! > 1).length;
  return { userShare: cells.length / rows, userRepeated: repeated / cells.length };
}

function countColumns(table: LinkTable, rows: number): number {
  return table.texts.filter(({ cells }) => {
    const filled = cells.filter((cell) => cell !== '');
    if (filled.length < MIN_COVERAGE * rows) return false;
    return filled.filter((cell) => NUMBER.test(cell)).length >= 0.8 * filled.length || areCounted(filled);
  }).length;
}

// '12 topics', '1 topic', 'Replies: 3': longer than this is something told.
const MAX_COUNTED = 24;
// Languages bend their words behind; the beginning stays.
const STEM = 3;

/** Numbers with the same word beside them in each row, whatever the number. */
function areCounted(cells: readonly string[]): boolean {
  if (cells.length < 2) return false;
  const stems = countBy(
    cells
      .filter((cell) => cell.length <= MAX_COUNTED && /^\P{Nd}*\p{Nd}[\p{Nd}.,'’]*\P{Nd}*$/u.test(cell))
      .map((cell) => cell.match(/\p{L}+/u)?.[0].slice(0, STEM) ?? ''),
  );
  return [...stems].some(([stem, count]) => stem !== '' && count >= 0.8 * cells.length);
}
