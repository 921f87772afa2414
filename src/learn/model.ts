// The site model: all that was learned of a site. Plain JSON, versioned, editable by hand.
import type { PostTemplate } from '../records/index.ts';
import type { Scope, SiteMap } from './site-map.ts';

/** What a page is. */
export type PageType = 'entry' | 'index' | 'thread' | 'other';

/** What a link leads to. */
export type LinkType = 'index' | 'thread' | 'index-flip' | 'thread-flip' | 'other';

/** A learned URL regular expression with the type of what it matches (FoCUS: ITF regex). */
export interface Pattern {
  readonly type: LinkType;
  /** JavaScript regular expression source, matched against the normalised URL without the ignored parameters. */
  readonly regex: string;
  /**
   * Capture groups that together name the board or thread: URLs equal in them are the same one, however else they
   * differ (slug, board id, order of parameters). Empty: the whole URL names it.
   */
  readonly identity: readonly number[];
  /** Capture group with the page number or offset of a flip; 0 when there is none. */
  readonly page: number;
  /** Value of that group on the first page: such a URL is the board or thread itself. null: the first page has none. */
  readonly firstPage: string | null;
  /** Places the link may stand; empty: anywhere. Where URLs of different types look alike, the place decides. */
  readonly locations: readonly string[];
  /** Places where links of this form are duplicates (last-post shortcuts): not followed there. */
  readonly notLocations: readonly string[];
  /** Vertices of the site map on whose pages the link may stand; missing or empty: on any page. */
  readonly vertices?: readonly number[];
  /** false: such links are known for what they are and not followed. Absent: they are followed. */
  readonly follow?: false;
  /** Why they are not followed, for people. */
  readonly reason?: string;
  /**
   * Address of the first page, where all that the pattern takes are pages of one board: its other name, spelled with the
   * first page's number, is this page.
   */
  readonly firstUrl?: string;
  /** How many links it was learned from. */
  readonly support: number;
  readonly examples: readonly string[];
}

/** A flip seen on a page: from one page of a board or thread to another. */
export interface SeenFlip {
  readonly pageUrl: string;
  readonly flipUrl: string;
  readonly of: 'index' | 'thread';
  /** The number the first page would have, where the pager tells; null: none, the bare address shows a later page. */
  readonly first?: number | null;
}

/** Links that lead to lists of what other lists show as well. */
export interface PartLists {
  readonly urls: readonly string[];
  /** How that is known, for people. */
  readonly reason: string;
}

/** The links a model was learned from, so that it can be learned again with more. */
export interface LinkEvidence {
  readonly examples: { readonly index: readonly string[]; readonly thread: readonly string[] };
  readonly flips: readonly SeenFlip[];
  /** All other links seen. */
  readonly otherLinks: readonly string[];
  /** Coarse shapes of links that were looked behind and lead to neither boards nor threads. */
  readonly dismissed: readonly string[];
  /** Places on thread pages whose links lead to the thread they stand in, by addresses like those of threads. */
  readonly duplicatePlaces?: readonly string[];
  /** Lists that need not be read, because they show nothing new. */
  readonly partLists?: readonly PartLists[];
  /** Where the links to a URL stood, for examples. */
  readonly places: Readonly<Record<string, readonly string[]>>;
}

/** Rows of a kind of page that come only by scrolling or by pressing something. */
export interface GrownPages {
  readonly kind: 'index' | 'thread';
  /** What is pressed, as tag, id and classes (`button#more.large`); null: scrolling brings them. */
  readonly control: string | null;
  /** Whether the control stands in the page as it is sent: pages without it are complete. */
  readonly isInSource: boolean;
}

/** What a browser has to do for a site. */
export interface Rendering {
  /** Kinds of pages whose content scripts put there. */
  readonly filled: readonly ('index' | 'thread')[];
  readonly grown: readonly GrownPages[];
}

/** The part of a site that its user wants; what is absent restricts nothing. */
export interface SitePart {
  /** Normalised addresses of boards: their threads alone. */
  readonly boards?: readonly string[];
  /** Patterns (crawl/url-wish.ts): threads whose address matches one of them alone. */
  readonly include?: readonly string[];
  /** Boards and threads whose address matches one of these are left out. */
  readonly exclude?: readonly string[];
  /** ISO 8601: threads whose last post, as lists state it, is older are left out. */
  readonly since?: string;
}

/** What a strategy returns and the engine executes; the engine does not know which strategy made it. */
export interface SiteModel {
  readonly version: 1;
  readonly strategy: string;
  /** The forum's front page. */
  readonly entry: string;
  /** Hosts whose URLs belong to the site. */
  readonly hosts: readonly string[];
  /** A link that matches no pattern is not followed. The first match decides. */
  readonly patterns: readonly Pattern[];
  /** Query parameters that name nothing (session ids, sort orders): removed from every URL. */
  readonly ignoredParameters: readonly string[];
  /** URLs of the pages it was learned from; they are in the store and not asked for again. */
  readonly learnedFrom: readonly string[];
  /** How posts are drawn; null when it is not known (yet). */
  readonly postTemplate: PostTemplate | null;
  /** Places and forms of links that a whole crawl has looked at: the next one need not look at the like of them again. */
  readonly familiar?: readonly string[];
  /** How often the site changed its addresses under us; what was learned before counts for other pages. Absent: never. */
  readonly generation?: number;
  /** The pages stored under the addresses of the generation before are those of this one, under other names. */
  readonly keepsPages?: true;
  /** Feeds and sitemaps that were found not to tell all new posts, and when (epoch ms). */
  readonly refusedFeeds?: readonly { readonly url: string; readonly at: number }[];
  /** Absent when pages are complete as they are sent. */
  readonly rendering?: Rendering;
  /** Every page of a thread shows one message: which messages are one thread, links between them and their lists tell. */
  readonly oneMessageAPage?: true;
  /**
   * Links are followed by the patterns alone, breadth first (FoCUS 4.4): pagers and lists are not asked what else they
   * say, and nothing is learned on the way.
   */
  readonly followsPatternsAlone?: true;
  /** null: the model is complete as it is (breadth-first, written by hand). */
  readonly evidence: LinkEvidence | null;
  /** What was asked for when the site was last crawled. Absent: all of it. */
  readonly part?: SitePart;
  /** Kinds of pages and links, when the strategy tells them apart by layout. */
  readonly siteMap?: SiteMap;
  /** What the links of the map were chosen for. */
  readonly scope?: Scope;
}
