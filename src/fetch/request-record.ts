// What an observer learns of every request that went over the wire: pages, redirect hops, retries, robots.txt.
import type { FetchFailure } from '../errors.ts';

/** The exchange as it was on the wire, for archives. Only made when someone asked for it (`captureWire`). */
export interface WireCapture {
  /** Request line and header lines, each ending in CRLF, then an empty line. Values of secret headers read `***`. */
  readonly requestHead: string;
  /**
   * Status line and header lines as received (latin1), each ending in CRLF, then an empty line; '' without an answer.
   * Chunked transfer coding is already undone in `body`, though its header still stands here.
   */
  readonly responseHead: string;
  /** Body before content decoding. */
  readonly body: Buffer;
  /** Why `body` is not all of it; absent when it is complete. */
  readonly truncated?: 'length' | 'time' | 'disconnect' | 'unspecified';
  /** IP address of the peer (a proxy's, when there is one); '' when unknown. */
  readonly remoteAddress: string;
}

/** One request on the wire. */
export interface RequestRecord {
  /** Without fragment and without user and password. */
  readonly url: string;
  /** The URL of the `FetchRequest` that caused it; differs after a redirect and for robots.txt. */
  readonly askedUrl: string;
  /** 'redirect': answered 3xx with a location; 'robots': a robots.txt; 'resource': for a page that is rendered; else 'page'. */
  readonly kind: 'page' | 'redirect' | 'robots' | 'resource';
  /** 0 when there was no answer. */
  readonly status: number;
  /** Bytes of the body as they came over the wire. */
  readonly bytes: number;
  /** From sending to the last byte read. */
  readonly ms: number;
  /** When it was sent, epoch ms. */
  readonly at: number;
  /** From 1; above 1 it is a retry. */
  readonly attempt: number;
  /** FetchFailure code, or ''. */
  readonly error: FetchFailure | '';
  readonly wire?: WireCapture;
}

export type RequestListener = (record: RequestRecord) => void;

/** A host is asked less often from now on. */
export interface Slowdown {
  readonly host: string;
  /** How long until the next request may go, or the pause between requests. */
  readonly delayMs: number;
  readonly reason: string;
}
