/**
 * Every error Skein throws on purpose, in one place. `code` is stable and machine-readable; the message says what
 * happened and what to do about it. At the edge (cli, server) a SkeinError becomes one line; anything else is a bug.
 */
export class SkeinError extends Error {
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.code = code;
  }
}

/** The command line was used wrongly: exit code 2. */
export class UsageError extends SkeinError {
  constructor(message: string, options?: ErrorOptions) {
    super('usage', message, options);
  }
}

/** An input file (cookies, model, WARC, saved page) cannot be read or is not what it should be. */
export class InputError extends SkeinError {
  constructor(message: string, options?: ErrorOptions) {
    super('input', message, options);
  }
}

/** The store cannot be opened, is of another schema, or cannot be written (full disk, no permission). */
export class StoreError extends SkeinError {
  constructor(
    code:
      | 'not-a-skein-db'
      | 'newer-schema'
      | 'unwritable'
      | 'unreachable'
      | 'disk-full'
      | 'busy'
      | 'corrupt'
      | 'unsupported',
    message: string,
    options?: ErrorOptions,
  ) {
    super(code, message, options);
  }
}

/** A server of ours (lab, dashboard) cannot listen. */
export class ListenError extends SkeinError {
  constructor(message: string, options?: ErrorOptions) {
    super('listen', message, options);
  }
}

/** A crawl cannot go on, or cannot start: the message says what was seen. */
export class CrawlError extends SkeinError {
  constructor(message: string, options?: ErrorOptions) {
    super('crawl', message, options);
  }
}

/**
 * A site keeps us out from its first page on: the message says how, and what can be done about it. The same command goes on
 * then, so it ends with exit code 3.
 */
export class WallError extends CrawlError {}

/** There is no browser to render pages with, or it cannot be started. */
export class BrowserError extends SkeinError {
  constructor(code: 'no-browser' | 'browser-start', message: string, options?: ErrorOptions) {
    super(code, message, options);
  }
}

/** Why a fetch failed. */
export type FetchFailure =
  | 'invalid-url'
  | 'dns'
  | 'refused'
  | 'reset'
  | 'tls'
  | 'timeout'
  | 'too-large'
  | 'not-html'
  /** No request is left for it. */
  | 'not-asked'
  | 'bad-encoding'
  | 'too-many-redirects'
  | 'robots-denied'
  | 'address-denied'
  | 'http-status'
  | 'challenge'
  | 'proxy'
  | 'aborted'
  | 'rendering'
  | 'unreadable'
  | 'not-in-archive';

/** A URL could not be fetched. `retryable`: the same request may go through later. */
export class FetchError extends SkeinError {
  declare readonly code: FetchFailure;
  readonly url: string;
  readonly retryable: boolean;
  /** HTTP status, when there was an answer. */
  readonly status: number | undefined;
  /** How many times it was asked before giving up. */
  attempts = 1;
  /** What the server asked for by Retry-After. */
  readonly retryAfterMs: number | undefined;

  constructor(
    code: FetchFailure,
    url: string,
    message: string,
    options: ErrorOptions & { retryable?: boolean; status?: number; retryAfterMs?: number } = {},
  ) {
    super(code, message, options);
    this.url = url;
    this.retryable = options.retryable ?? false;
    this.status = options.status;
    this.retryAfterMs = options.retryAfterMs;
  }
}

/** What to say when this machine lets us open no more files and connections. */
export const OUT_OF_FILES =
  'too many files and connections are open: allow more (ulimit -n), or run less at the same time';

/** Whether the limit of open files was met, by us or by the whole machine. */
export function isOutOfFiles(error: unknown): boolean {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  return (
    code === 'EMFILE' ||
    code === 'ENFILE' ||
    (code === 'ERR_WORKER_INIT_FAILED' && /EM?N?FILE/.test(String(message)))
  );
}
