// The site map as a part of the site model (iRobot section 3): vertices are groups of pages alike in layout and URL, arcs
// kinds of links. sitemap/ builds it and reads it while crawling. Plain JSON.
import type { RepetitivePattern } from '../records/index.ts';

/** What the pages of a vertex are, as far as it can be told without knowing a language. */
export type VertexKind =
  | 'entry'
  | 'board list'
  | 'thread list'
  | 'posts'
  | 'profile'
  | 'login'
  | 'form'
  | 'prompt'
  | 'list'
  | 'page';

/**
 * What a crawl by a site map is after: 'all' pages that tell something, as the papers have it (profiles and lists of members,
 * too), or 'threads': boards and threads only, as `skein`.
 */
export type Scope = 'all' | 'threads';

/** What to do with links of a kind (iRobot eq. 4): 0 leave, 1 follow, 2 follow and keep the relation (page flips). */
export type FollowRule = 0 | 1 | 2;

/** A group of pages alike in layout; those of iRobot's map are alike in URL, too. */
export interface Vertex {
  readonly id: number;
  /** Number of its layout; vertices that differ in URL only share it. */
  readonly layout: number;
  /** Regular expression of its URLs; '' when any URL may be of it. */
  readonly url: string;
  readonly kind: VertexKind;
  /** Sampled pages, and how many different contents they have. */
  readonly pages: number;
  readonly uniquePages: number;
  /** Mean size of a page. */
  readonly bytes: number;
  /** Mean distance from the entry page while sampling. */
  readonly depth: number;
  /** iRobot eq. 3. */
  readonly informativeness: number;
  /** Traversal strategy eq. 2: 1 when no page repeats another, 0 when all are the same. */
  readonly entropy: number;
  readonly sample: string;
  readonly title: string;
}

/** Links of one URL pattern at one place of a vertex's pages that lead to another vertex (or the same). */
export interface Arc {
  readonly from: number;
  readonly to: number;
  /** Regular expression of the links' URLs. */
  readonly url: string;
  readonly location: string;
  /** Different URLs of these links that were sampled, and all that were seen. */
  readonly targets: number;
  readonly seen: number;
  /** Share of the links whose text is a number or an arrow. */
  readonly flipAnchors: number;
  /** They lead to single messages: to places within pages that nothing else links to. */
  readonly isOfMessages?: boolean;
  readonly follow: FollowRule;
  readonly example: string;
}

/** A repetitive pattern of a site. */
export interface LayoutPattern extends RepetitivePattern {
  /** How well the form of a page's URL tells whether the page has it, 0 … 1. Absent: not known, it counts in full. */
  readonly told?: number;
}

/** What is compared to tell the layout of a page (iRobot eq. 1 and 2). */
export interface LayoutTable {
  readonly patterns: readonly LayoutPattern[];
  /** Pages the patterns were found on: for the inverse document frequency. */
  readonly pages: number;
  readonly layouts: readonly LayoutCentre[];
  /** Clusters of pages no farther apart than this are one layout. Absent in models of older versions: 0.3. */
  readonly threshold?: number;
}

/** The middle of the pages of one layout: pattern id and weighted frequency, and how far its pages are from it. */
export interface LayoutCentre {
  readonly layout: number;
  readonly weights: readonly (readonly [pattern: number, weight: number])[];
  readonly radius: number;
}

export interface SiteMap {
  readonly pages: number;
  readonly vertices: readonly Vertex[];
  readonly arcs: readonly Arc[];
  readonly table: LayoutTable;
}
