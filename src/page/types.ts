// What flows out of page/: the parsed document every later stage reads.
import type { Tree } from './tree.ts';

/** An `<a href>` (or `<area>`) of a page, resolved and normalised. */
export interface Link {
  /** Absolute, normalised by `normaliseUrl`, without fragment. */
  readonly url: string;
  /** The fragment with '#', or ''. Permalinks differ only here. */
  readonly fragment: string;
  /** Anchor text, white space folded; else title, aria-label, or alt of an image inside. */
  readonly text: string;
  /** Lower-case tokens of `rel`. */
  readonly rel: readonly string[];
  /** Stable signature of where in the page the link stands: equal for the same place on pages of one layout. */
  readonly location: string;
  /** The element in `page.tree`. */
  readonly node: number;
}

/** An item of structured data: JSON-LD (flattened `@graph`) or microdata, as plain JSON. */
export interface StructuredItem {
  readonly source: 'json-ld' | 'microdata';
  readonly types: readonly string[];
  readonly properties: Readonly<Record<string, unknown>>;
  /** The element of a microdata item, or of the script, in `page.tree`. */
  readonly node: number;
}

/** A fetched document, parsed. Everything costly is computed on first use. */
export interface Page {
  /** Where it came from (after redirects), normalised. */
  readonly url: string;
  readonly charset: string;
  readonly tree: Tree;
  readonly title: string;
  /** `lang` of the html element, else '' . */
  readonly language: string;
  readonly links: readonly Link[];
  readonly canonical: string | undefined;
  readonly next: string | undefined;
  readonly prev: string | undefined;
  /** Tokens of `<meta name=robots>` and X-Robots-Tag, lower case. */
  readonly robots: readonly string[];
  /** Visible text, blocks separated by newlines. */
  readonly text: string;
  readonly structured: readonly StructuredItem[];
  /** Feeds named by `<link rel=alternate>`. */
  readonly feeds: readonly string[];
  /** When the server wrote it, epoch ms: what relative times count from. */
  readonly writtenAt: number;
}
