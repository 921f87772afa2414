/**
 * A URL becomes a response. `HttpFetcher` asks the web: politely (robots.txt, a pace per host, Retry-After), safely
 * (limits of size and time, no way into private networks), patiently (retries, redirects), and tells an observer of every
 * request on the wire. `WarcWriter` keeps those requests in an archive, `ArchiveFetcher` answers from one. Each policy is one small file; what goes wrong is a `FetchError` with a sentence for people.
 */

export { isPrivateAddress } from './address-guard.ts';
export { ArchiveFetcher, type ArchiveFetcherOptions } from './archive-fetcher.ts';
export { ArchivingFetcher } from './archiving-fetcher.ts';
export { HOW_TO_GET_A_BROWSER } from './browser-executable.ts';
export { BrowserFetcher, type BrowserFetcherOptions, type RenderWish } from './browser-fetcher.ts';
export type { JsonAnswer } from './browser-resources.ts';
export { BrowserVisit, type Clickable, type Overlay, type SnapshotNode } from './browser-visit.ts';
export type { Clock } from './clock.ts';
export { systemClock } from './clock.ts';
export { Cookies, type StoredCookie } from './cookies.ts';
export { parseCookiesFile, readCookiesFile } from './cookies-file.ts';
export { HttpFetcher } from './http-fetcher.ts';
export type { HttpFetcherOptions } from './http-options.ts';
export { Politeness } from './politeness.ts';
export type { HostGate, HostSnapshot, Pace, PaceKeeper } from './politeness-types.ts';
export { parseProxy } from './proxy.ts';
export type { RequestListener, RequestRecord, Slowdown, WireCapture } from './request-record.ts';
export { parseRobots, type RobotsRules } from './robots-rules.ts';
export type { Fetcher, FetchRequest, FetchResponse, Redirect, RenderedFacts } from './types.ts';
export { honestUserAgent } from './user-agent.ts';
export { readWarc, type WarcReadOptions } from './warc-reader.ts';
export type { WarcProblem, WarcRecord } from './warc-record.ts';
export { type WarcExchange, WarcWriter, type WarcWriterOptions } from './warc-writer.ts';
export { basicAuthorization, hideLogin, withoutLogin } from './web-url.ts';
