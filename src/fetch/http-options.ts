// The options of HttpFetcher, each with its default and the reason for it.
import type { LookupFunction } from 'node:net';
import type { SecureContextOptions } from 'node:tls';
import { UsageError } from '../errors.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Cookies } from './cookies.ts';
import type { Politeness } from './politeness.ts';
import type { RequestListener, Slowdown } from './request-record.ts';
import { DEFAULT_RETRY, type RetryOptions } from './retry.ts';
import { honestUserAgent } from './user-agent.ts';

export interface HttpFetcherOptions {
  /**
   * Where the crawl starts. Extra headers go to its origin only (without it: to the origin of each request), and when it
   * is a private address, that host and port may be reached. Without it no private address may.
   */
  readonly startUrl?: string;
  /** Default: `Skein/<version>`, with `contactUrl` in brackets. */
  readonly userAgent?: string;
  /** A page or mailto: that tells a site's owner who crawls; part of the default user agent. */
  readonly contactUrl?: string;
  /** Extra headers. Those that may be secrets stay with the start's origin. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Requests per second and host, 0 = no limit. Default 2: a person reading opens a page every few seconds, search
   * engines ask small forums about once a second; 2 is noticeable in no server's load and still 170,000 pages a day.
   */
  readonly rate?: number;
  /** Requests under way at once per host. Default 4, below the 6 every browser opens; they overlap slow answers. */
  readonly concurrency?: number;
  /** Default true. */
  readonly respectRobots?: boolean;
  /** Default 10 s: a TCP or TLS handshake that takes longer has lost packets for good. */
  readonly connectTimeoutMs?: number;
  /** Default 30 s from request to headers: forum searches and cold caches take 10. */
  readonly headersTimeoutMs?: number;
  /** Default 30 s of silence within a body. */
  readonly bodyTimeoutMs?: number;
  /** Default 120 s for one request in all: ends a server that sends a byte now and then. */
  readonly totalTimeoutMs?: number;
  /** Limit for the body on the wire and again after decoding. Default 20 MB; the largest forum pages have 5. */
  readonly maxBodyBytes?: number;
  /** Default 10, as RFC 9110's predecessors and curl users know it; browsers allow 20. */
  readonly maxRedirects?: number;
  readonly retry?: Partial<RetryOptions>;
  /**
   * The longest a fetch waits for a host that asked to be left alone (Retry-After); beyond it fails with
   * `retryAfterMs`, so that the caller can do something else. Default 2 minutes.
   */
  readonly maxHoldMs?: number;
  /** Default: an empty jar that keeps what servers set. */
  readonly cookies?: Cookies;
  /** `http://[user:password@]host:port`. */
  readonly proxy?: string;
  /** Extra trusted certificates, and the like. */
  readonly tls?: Pick<SecureContextOptions, 'ca'>;
  /** Called for every request on the wire. */
  readonly onRequest?: RequestListener;
  /** Give `onRequest` the heads and bodies as they were on the wire, for archives. Default false: it holds bodies. */
  readonly captureWire?: boolean;
  readonly onSlowed?: (slowdown: Slowdown) => void;
  /** The pace of hosts, shared with other fetchers; its rate and concurrency count then. Default: one of its own. */
  readonly politeness?: Politeness;
  readonly clock?: Clock;
  /** For the jitter of retries; default Math.random. */
  readonly random?: () => number;
  /** Replaces DNS in tests. */
  readonly lookup?: LookupFunction;
}

/** Options with defaults filled in. */
export type HttpSettings = Omit<Required<HttpFetcherOptions>, OptionalSetting | 'retry' | 'contactUrl'> &
  Pick<HttpFetcherOptions, OptionalSetting> & { readonly retry: RetryOptions };

type OptionalSetting =
  | 'startUrl'
  | 'politeness'
  | 'cookies'
  | 'proxy'
  | 'tls'
  | 'onRequest'
  | 'onSlowed'
  | 'lookup';

/** Fills in defaults; throws UsageError for a header no request could carry or a number that makes no sense. */
export function httpSettings(options: HttpFetcherOptions): HttpSettings {
  const userAgent = options.userAgent ?? honestUserAgent(options.contactUrl);
  const headers = options.headers ?? {};
  for (const [name, value] of Object.entries({ ...headers, 'user-agent': userAgent }))
    checkHeader(name, value);
  for (const name of NUMBERS) {
    const value = options[name];
    if (value !== undefined && !(Number.isFinite(value) && value >= 0))
      throw new UsageError(`${name} must be a number of 0 or more`);
  }
  if (options.concurrency !== undefined && options.concurrency < 1)
    throw new UsageError('concurrency must be 1 or more');
  return {
    ...options,
    userAgent,
    headers,
    rate: options.rate ?? 2,
    concurrency: options.concurrency ?? 4,
    respectRobots: options.respectRobots ?? true,
    connectTimeoutMs: options.connectTimeoutMs ?? 10_000,
    headersTimeoutMs: options.headersTimeoutMs ?? 30_000,
    bodyTimeoutMs: options.bodyTimeoutMs ?? 30_000,
    totalTimeoutMs: options.totalTimeoutMs ?? 120_000,
    maxBodyBytes: options.maxBodyBytes ?? 20_000_000,
    maxRedirects: options.maxRedirects ?? 10,
    retry: { ...DEFAULT_RETRY, ...options.retry },
    maxHoldMs: options.maxHoldMs ?? 120_000,
    captureWire: options.captureWire ?? false,
    clock: options.clock ?? systemClock,
    random: options.random ?? Math.random,
  };
}

const NUMBERS = ['rate', 'concurrency', 'maxBodyBytes', 'maxRedirects', 'maxHoldMs'] as const;

/** RFC 9110, 5.1 and 5.5. The message never repeats a value: it may be a secret. */
function checkHeader(name: string, value: string): void {
  if (!/^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/.test(name))
    throw new UsageError(`"${name}" cannot be the name of a header: write 'Name: value'`);
  if (!/^[\t\x20-\x7e\x80-\xff]*$/.test(value))
    throw new UsageError(`the value of the header "${name}" holds characters that cannot be sent`);
  if (RESERVED.has(name.toLowerCase()))
    throw new UsageError(`the header "${name}" is set by the connection itself and cannot be given`);
}

const RESERVED: ReadonlySet<string> = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'upgrade',
  'expect',
  'keep-alive',
  'te',
  'trailer',
  'proxy-authorization',
]);
