// What flows out of records/: the repeated structures of a page.
import type { Link } from '../page/index.ts';

/** One item of a region: a thread row, a post, a comment. It is one subtree or a run of sibling subtrees. */
export interface PageRecord {
  /** Root of its first subtree. */
  readonly first: number;
  /** Root of its last subtree; equals `first` unless the record is a run of siblings. */
  readonly last: number;
  /** One more than its last node: the record is the range `first` … `end`. */
  readonly end: number;
  /** Index, within the region, of the record it is nested in (a reply in a tree); -1 at the top. */
  readonly parent: number;
  /** 0 at the top, 1 for a reply to that, … */
  readonly depth: number;
}

/** Which detector found a region; see regions.ts for when which is used. */
export type Detector = 'alignment' | 'invariants' | 'template';

/** A repeated structure on a page. */
export interface Region {
  readonly detector: Detector;
  /** The node that holds all records. */
  readonly container: number;
  /** Where on the page, stable over pages of one layout. */
  readonly location: string;
  /** In document order. */
  readonly records: readonly PageRecord[];
  /** How alike its records are, 0 … 1. */
  readonly similarity: number;
  /** Share of the page's area its records take, 0 … 1; estimated, or measured when the page was rendered. */
  readonly area: number;
}

/** The links at one place of the records, one cell a record. */
export interface LinkColumn {
  /** Place within the record, stable over records and pages. */
  readonly path: string;
  readonly cells: readonly (Link | undefined)[];
  /** Total characters of anchor text (FoCUS: the longest is the candidate group). */
  readonly anchorLength: number;
}

/** The texts at one place of the records that are no links: counts, times. */
export interface TextColumn {
  readonly path: string;
  readonly cells: readonly string[];
}

/** Links and texts of a region aligned in columns. */
export interface LinkTable {
  readonly region: Region;
  /** Longest total anchor text first. */
  readonly links: readonly LinkColumn[];
  readonly texts: readonly TextColumn[];
}
