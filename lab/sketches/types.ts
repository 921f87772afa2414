// A sketch: a tiny forum as data. A few pages of HTML, and what a crawl or a reader should make of them.

/** Every sketch stands at this address; pages are named by path below it, or by whole URLs of other hosts. */
export const SKETCH_ORIGIN = 'http://forum.test';

export type SketchPageType =
  | 'entry'
  | 'index'
  | 'index-flip'
  | 'thread'
  | 'thread-flip'
  /** Another address of a page that has one: a permalink, a print view, a sort order. */
  | 'alias'
  | 'person'
  | 'other';

/** A post as a reader sees it; what is left out is not checked. */
export interface SketchPost {
  readonly author?: string;
  /** Compared with white space folded. */
  readonly text?: string;
  /** ISO 8601 as `createdAt` has it; null: the page tells none. */
  readonly time?: string | null;
  /** Position, from 1, of the post of the same thread that it answers; null: none. */
  readonly replyTo?: number | null;
  /** The post's own address, as a path. */
  readonly url?: string;
  readonly authorUrl?: string | null;
  readonly quotes?: readonly string[];
  readonly likes?: number | null;
  readonly isEdited?: boolean;
  readonly html?: string;
  readonly attachments?: readonly string[];
  readonly images?: readonly string[];
}

/** A row of a list; what is left out is not checked. */
export interface SketchRow {
  readonly kind: 'board' | 'thread';
  readonly path: string;
  readonly title: string;
  readonly replies?: number | null;
  readonly lastPostAt?: string | null;
}

export interface SketchPage {
  readonly type: SketchPageType;
  /** The body of the page, or a whole document from `<html` on. */
  readonly html: string;
  /** What stands in `<head>` beside the title. */
  readonly head?: string;
  /** What `<title>` says. Default: the path. */
  readonly title?: string;
  /** Default 200. */
  readonly status?: number;
  /** The path of the thread's first page, for its later pages and for messages of one conversation. */
  readonly thread?: string;
  /** What the posts say the title of their thread is. Only read where the sketch is not crawled. */
  readonly threadTitle?: string;
  readonly posts?: readonly SketchPost[];
  /** Only read where the sketch is not crawled. */
  readonly rows?: readonly SketchRow[];
  /** Paths of the pager's links. Only read where the sketch is not crawled. */
  readonly flips?: readonly string[];
}

export interface Sketch {
  /** A sentence part that says what is unusual: 'dates stand in title attributes only'. */
  readonly name: string;
  /** By path. A text that starts with '->' redirects to the path after it. */
  readonly pages: Readonly<Record<string, SketchPage | `->${string}`>>;
  /**
   * Paths to crawl from. Each crawl must fetch every board and thread page, nothing else once it has learned, and store
   * every post that pages name. Without starts, pages are read one by one.
   */
  readonly starts?: readonly string[];
  /** How each crawl ends; 'refused' for sites that are no forums. Default 'done'. */
  readonly ends?: 'done' | 'refused';
  /** Checks that fail today, by name ('crawl from /', 'read /t/1'), with the reason. A check that turns green must leave this list. */
  readonly knownFailures?: Readonly<Record<string, string>>;
}
