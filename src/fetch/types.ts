// What flows out of fetch/: a request becomes a response, or a FetchError.
import type { RequestListener } from './request-record.ts';
import type { RobotsRules } from './robots-rules.ts';

/** One hop of a redirect chain. */
export interface Redirect {
  readonly url: string;
  readonly status: number;
}

/** A URL to ask for. */
export interface FetchRequest {
  readonly url: string;
  /** Extra headers for this request only. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Validators of an earlier answer: the server may reply 304. */
  readonly etag?: string;
  readonly lastModified?: string;
  /** 'html' (default) fails with `not-html` before the body is read; 'any' takes everything. */
  readonly accept?: 'html' | 'any';
  /**
   * 'follow' (default) walks the chain; 'manual' returns the 3xx answer with `location`, so that a crawler can
   * look the target up first and never fetch a known page again.
   */
  readonly redirect?: 'follow' | 'manual';
  /**
   * 'page' (default) waits for its turn and obeys robots.txt. 'resource' is what the script of a page asks for while it is
   * rendered: it goes at once, as in any browser, and is charged to the pace of its host.
   */
  readonly purpose?: 'page' | 'resource';
  /** Scripts ask by other methods too; default GET. */
  readonly method?: string;
  readonly body?: Buffer;
  readonly signal?: AbortSignal;
  /** Told of every request made on the wire for this one: redirect hops, retries, and a robots.txt it had to ask for. */
  readonly onRequest?: RequestListener;
}

/** What came back. */
export interface FetchResponse {
  /** As asked. */
  readonly url: string;
  /** Where the chain ended; equals `url` when there was no redirect. */
  readonly finalUrl: string;
  readonly status: number;
  /** Lower-case names; repeated headers joined by ', '. */
  readonly headers: Readonly<Record<string, string>>;
  /** Content decoding (gzip, br, …) already undone; empty for 304 and manual redirects. */
  readonly body: Buffer;
  /** Absolute redirect target of a manual 3xx. */
  readonly location?: string;
  readonly redirects: readonly Redirect[];
  readonly notModified: boolean;
  /** When the answer began, epoch ms. */
  readonly fetchedAt: number;
  readonly durationMs: number;
  /** Bytes of the body as they came over the wire. */
  readonly wireBytes: number;
  readonly attempts: number;
  /** Present when `body` is what a browser made of the answer. */
  readonly rendered?: RenderedFacts;
}

/** How a rendered body came about. */
export interface RenderedFacts {
  /** Rows that appeared by scrolling or clicking, beyond those of the loaded page. */
  readonly addedRows: number;
  /** What was clicked to bring rows: tag, and class or text; absent when scrolling did, or nothing. */
  readonly control?: string;
  /** Clicks and scrolls that brought something. */
  readonly steps: number;
}

/** Turns URLs into responses. HTTP, a browser and a WARC archive all look like this. */
export interface Fetcher {
  /** Throws FetchError, never anything else, for what goes wrong with the URL or the server. */
  fetch(request: FetchRequest): Promise<FetchResponse>;
  /**
   * Waits as long as a request of the URL would, and fails as one that robots.txt forbids, without making it. Absent where
   * each page has to be asked for: an archive must not have holes.
   */
  takeTurn?(request: Pick<FetchRequest, 'url' | 'signal' | 'onRequest'>): Promise<void>;
  /** The robots.txt of a URL's origin; where there is one to ask. */
  robots?(url: string): Promise<RobotsRules>;
  close(): Promise<void>;
}
