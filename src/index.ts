/**
 * Skein as a library. The command line is built on the same functions.
 *
 * ```ts
 * import { crawlSite, HttpFetcher, openStore, RequestLog } from 'skein';
 *
 * const startUrl = 'https://forum.example.org/';
 * const requests = new RequestLog();
 * const fetcher = new HttpFetcher({ startUrl, onRequest: requests.observe });
 * const store = await openStore('forum.db');
 * await crawlSite({ startUrl, strategy: 'skein', concurrency: 4 }, { store, fetcher, requests });
 * for await (const post of store.rows('posts')) console.log(post.author, post.text);
 * ```
 */
export { classifyPage } from './classify/index.ts';
export {
  type CrawlEvent,
  type CrawlOptions,
  type CrawlSummary,
  crawlSite,
  RequestLog,
} from './crawl/index.ts';
export * from './errors.ts';
export {
  ArchiveFetcher,
  type Fetcher,
  HttpFetcher,
  type HttpFetcherOptions,
  WarcWriter,
} from './fetch/index.ts';
export type { Pattern, SiteModel } from './learn/index.ts';
export { version } from './package-folder.ts';
export { type Page, parseHtml, parsePage } from './page/index.ts';
export { extractPosts, pageStructure } from './records/index.ts';
export { openStore, type PostRow, type Store } from './store/index.ts';
export { type Strategy, type StrategyName, strategies } from './strategies/index.ts';
