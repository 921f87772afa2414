// A dialect: all that makes one forum look and behave unlike another, as plain data.
import type { DateStyle } from '../language/index.ts';
import type { LabLanguage } from '../types.ts';

/** What a pager shows. How a page is spelled in the URL belongs to the URL style. */
export type PagingStyle =
  /** 1 2 3 4 5 */
  | 'numbers'
  /** 1 2 3 … 40 */
  | 'windowed'
  /** next › */
  | 'next'
  /** « first ‹ prev next › last » */
  | 'both-ends'
  /** 1 2 3 and the last page */
  | 'last-shortcut'
  /** a select box of all pages, and a next link */
  | 'select'
  /** a button only a script can press */
  | 'load-more'
  /** more rows come when the end of the page is scrolled into sight */
  | 'scroll'
  /** buttons 1 2 3: a script puts the rows of that page in the place of the present ones */
  | 'script-numbers';

/** What troubles a crawler; each is described in lab/server/nuisances. */
export type NuisanceName =
  | 'session-until-cookie'
  | 'session-forever'
  | 'session-in-path'
  | 'sort-links'
  | 'print-view'
  | 'lo-fi'
  | 'feeds'
  | 'login-walls'
  | 'members'
  | 'posts-by'
  | 'calendar'
  | 'search'
  | 'tags'
  | 'similar-threads'
  | 'adjacent-threads'
  | 'soft-404'
  | 'busy-503'
  | 'busy-429'
  | 'slow'
  | 'trailing-slash'
  | 'moved-redirect'
  | 'robots'
  | 'online'
  | 'latest-posts'
  | 'quick-jump'
  | 'repeating-path'
  | 'new-posts'
  | 'unread-links'
  | 'attachments'
  | 'images'
  | 'sitemap'
  | 'advertisements'
  | 'looping-pager'
  | 'highlight'
  | 'share-links';

/** How links to a single post answer: a fragment of its page, a redirect, its whole page, or the post alone. */
export type PostLinkStyle = 'none' | 'fragment' | 'redirect' | 'page' | 'single';

export interface LabSize {
  readonly boards: number;
  readonly threads: number;
  readonly postsPerThread: number;
  readonly users: number;
  /** How long ago the first thread began; by the number of threads when it is not told. */
  readonly spanDays?: number;
}

export interface Dialect {
  readonly name: string;
  /** One sentence: what the dialect is there to try. */
  readonly purpose: string;
  readonly language: LabLanguage;
  /** Name of a layout. */
  readonly layout: string;
  /** Name of a URL style. */
  readonly urls: string;
  /** Where the forum lies: '/' or '/community/'. Below a path, '/' is a portal page. */
  readonly base: string;
  readonly boardPaging: PagingStyle;
  readonly threadPaging: PagingStyle;
  readonly threadsPerPage: number;
  readonly postsPerPage: number;
  /** Whether pagers spell out page 1, a duplicate of the bare URL. */
  readonly numbersFirstPage: boolean;
  readonly dates: DateStyle;
  readonly timeZoneOffsetMinutes: number;
  readonly charset: string;
  /** Where the charset is told; 'wrong-meta': the header is right, the page is not; 'nowhere': to be detected. */
  readonly charsetTold: 'header' | 'meta' | 'both' | 'wrong-meta' | 'nowhere';
  /** 'protocol': //host/path; 'base': relative to what `<base>` says. */
  readonly hrefs: 'root' | 'relative' | 'absolute' | 'protocol' | 'base';
  readonly permalinks: PostLinkStyle;
  readonly lastPosts: Exclude<PostLinkStyle, 'single'>;
  /** 'tree': posts stand below the post they answer. */
  readonly order: 'time' | 'tree';
  /** Headings of the entry page are links to a page of their own boards. */
  readonly hasCategoryPages: boolean;
  /** Thread rows link to the thread's later pages. */
  readonly hasRowPagers: boolean;
  readonly tellsCanonical: boolean;
  /** What canonical links say instead of the truth: that every later page is the first, or every page the entry. */
  readonly canonicalLies: 'never' | 'first-page' | 'entry';
  /** The entry page lists the boards, or the latest threads of all boards while boards stand in the menu. */
  readonly entryShows: 'boards' | 'latest';
  /** Rows lead with a label that narrows the list to threads like it. */
  readonly hasLabels: boolean;
  readonly tellsNextPage: boolean;
  readonly structuredData: 'none' | 'json-ld';
  /** What a second spelling of a page's URL answers. */
  readonly secondSpelling: 'serve' | 'redirect';
  /** What a page number beyond the last answers. */
  readonly beyondLast: 'last' | 'first' | 'not-found';
  readonly validators: 'none' | 'etag' | 'last-modified' | 'both';
  /** Content encoding for visitors who accept it. */
  readonly compression: 'none' | 'gzip' | 'deflate' | 'br';
  /** Pages are sent empty; a script asks for their content as JSON and follows links by the history API. */
  readonly isShell: boolean;
  readonly nuisances: readonly NuisanceName[];
  readonly size: LabSize;
}
