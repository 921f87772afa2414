// The records of a region one by one: which are like rows of an index page, which are like posts, and what the columns
// of the region say.
import type { PageStructure } from '../records/index.ts';
import { type ColumnFacts, columnFacts, NO_COLUMNS } from './column-facts.ts';
import type { RegionProfile } from './region-profile.ts';
import { type RowTitle, rowTitles } from './row-titles.ts';

// A row may come with an excerpt or a description; more than this is a post.
const EXCERPT = 500;
// Links this long are titles; names of people are shorter.
const LONG_TITLE = 15;
const SOME_WORDS = 0.3;

/** What is known of a region's records one by one. */
export interface CloseLook {
  readonly columns: ColumnFacts;
  /** For each record of the profile: whether it is like a row of an index page, and like a post. */
  readonly isRow: readonly boolean[];
  readonly isPost: readonly boolean[];
  /** Where the title of each row leads; undefined for records that are no rows. */
  readonly leadsTo: readonly (string | undefined)[];
  /** Share of the records' titles with several words. */
  readonly titleWords: number;
}

export const NOTHING: CloseLook = { columns: NO_COLUMNS, isRow: [], isPost: [], leadsTo: [], titleWords: 0 };

/** Columns cost most and are read for the best regions only. */
export function closeLook(
  structure: PageStructure,
  { region, rows, measures }: RegionProfile,
  weight: number,
  readsColumns: boolean,
): CloseLook {
  const titles = rowTitles(structure, region, rows, weight);
  const titleWords = titles.filter((title) => title?.hasWords).length / Math.max(1, titles.length);
  // Names of people are short and mostly one word; some boards are called so too, but never all of them.
  const isTitle = (title: RowTitle | undefined) =>
    title?.isUnique === true && (titleWords >= SOME_WORDS || title.hasWords || title.length >= LONG_TITLE);
  const isRow = measures.map(({ prose }, at) => isTitle(titles[at]) && prose < EXCERPT);
  return {
    columns: readsColumns ? columnFacts(structure, region, weight) : NO_COLUMNS,
    isRow,
    isPost: measures.map(({ prose, dates }, at) => prose > 0 && dates > 0 && !isTitle(titles[at])),
    leadsTo: titles.map((title, at) => (isRow[at] ? title?.url : undefined)),
    titleWords,
  };
}
