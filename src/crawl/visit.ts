// One visit: a leased URL becomes an outcome. No store, no queue, no clock but the one given.
import { FetchError } from '../errors.ts';
import type { Fetcher } from '../fetch/index.ts';
import { type PagerFacts, type PageType, pagerFacts } from '../learn/index.ts';
import { LatePage, normaliseUrl, type Page } from '../page/index.ts';
import type {
  FrontierEntry,
  LeasedEntry,
  Outcome,
  PageRow,
  PageValidators,
  Records,
  UnreadReason,
} from '../store/index.ts';
import type { Follower } from './follow.ts';
import type { GrownPage } from './growth.ts';
import { pageRow, readStored, titled } from './learning-pages.ts';
import type { FollowedPage } from './live-model.ts';
import { checkReadable, UnreadablePage } from './readable-pages.ts';
import type { ReadAhead } from './record-extraction.ts';
import type { JudgedLink } from './unfamiliar-links.ts';

/** What is worth asking again after the fetcher gave up: once soon, then ever later, then never. */
export interface RetryPlan {
  readonly maxAttempts: number;
  readonly firstDelayMs: number;
}

const GONE = new Set([404, 410]);
// How many URLs one page may be sent through before that is taken for a loop.
const MAX_SPELLINGS = 4;
// How often a URL that redirects in a circle is asked for again on a site where no circle was ever seen to end.
const CIRCLES_ASKED_AGAIN = 2;

/** What a crawl has seen of redirects that lead back to where they came from. */
export interface RedirectCircles {
  /** Whether a page came behind one: then those of this site pass, and are asked for again like any other failure. */
  havePassed: boolean;
}

export interface Visit {
  readonly outcome: Outcome;
  /** The start URL redirects to another host: the site lives there. */
  readonly movedToHost?: string;
  /** Why there is no page, when there is none. */
  readonly error?: FetchError;
}

export interface VisitTools {
  readonly fetcher: Fetcher;
  readonly follower: Follower;
  readonly retry: RetryPlan;
  readonly circles: RedirectCircles;
  readonly now: () => number;
  readonly signal: AbortSignal;
  /** Told what is asked for, before it is. */
  readonly asks: (url: string) => void;
  /** Resolves when the lists being asked for now are read, to whether there were any. */
  readonly listsUnderWay: () => Promise<boolean>;
  /** The page of an entry that was fetched already, while learning or under another name; or undefined. */
  readonly fetched: (entry: LeasedEntry) => Promise<PageRow | undefined>;
  /** How to ask for a page that is stored already; undefined when it is not, or nothing is asked for again. */
  readonly validators?: (entry: LeasedEntry) => Promise<PageValidators | undefined>;
  /** The page with all it can show. */
  readonly complete?: (sent: GrownPage, entry: LeasedEntry) => Promise<GrownPage>;
  /** Sees a page and its new links: the model may get better by it, then it resolves to true. */
  readonly watch: (read: FollowedPage, entry: LeasedEntry) => Promise<boolean>;
  /** Has a page read in another thread, where one is free for it. */
  readonly readAhead: (page: LatePage, entry: LeasedEntry) => Promise<ReadAhead | undefined>;
  /** What a page says. */
  readonly extract: (
    page: Page,
    entry: LeasedEntry,
    ahead: ReadAhead | undefined,
    pager: PagerFacts | undefined,
  ) => Promise<Records>;
}

/** Fetches and reads one entry. Resolves to undefined when the visit was aborted: then nothing happened. */
export async function visit(entry: LeasedEntry, tools: VisitTools): Promise<Visit | undefined> {
  const { fetcher, follower, signal } = tools;
  const type = pageTypeOf(entry);
  const stored = await tools.validators?.(entry);
  try {
    const fetched = await tools.fetched(entry);
    if (fetched !== undefined) {
      const row = { ...fetched, url: entry.url, type };
      const page = readStored(fetched);
      const headers = { 'content-type': fetched.contentType };
      await checkReadable(page.source, { ...fetched, headers }, signal);
      return { outcome: await read({ page, row }, entry, tools) };
    }
    const asked = new Set<string>();
    for (let url = await addressOf(entry, tools); ; ) {
      const redirect = asked.has(url) ? 'follow' : 'manual';
      tools.asks(url);
      const response = await fetcher.fetch({ url, accept: 'html', redirect, signal, ...conditions(stored) });
      asked.add(url);
      const target = response.location === undefined ? undefined : normaliseUrl(response.location);
      if (target === undefined) follower.detours.answered(url, 'direct');
      else if (target !== url && isWithin(entry, target, follower)) follower.detours.answered(url, 'detour');
      const same = target === undefined ? undefined : samePage(entry, target, follower, asked);
      if (same !== undefined && asked.size < MAX_SPELLINGS) {
        url = same;
        continue;
      }
      if (response.notModified) return { outcome: { ...done(entry, []), readAgainAt: response.fetchedAt } };
      if (response.location !== undefined) return redirected(entry, target, follower);
      if (redirect === 'follow') tools.circles.havePassed = true;
      const page = new LatePage(response);
      const outcome = await read({ page, row: pageRow(entry.url, response, page, type) }, entry, tools);
      return { outcome: stored === undefined ? outcome : { ...outcome, readAgainAt: response.fetchedAt } };
    }
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    if (error.code === 'aborted') return undefined;
    if (error instanceof UnreadablePage) return unread(entry, error);
    if (stored !== undefined && GONE.has(error.status ?? 0))
      return { outcome: { ...done(entry, []), goneAt: tools.now() }, error };
    return { outcome: failed(entry, error, tools), error };
  } finally {
    follower.detours.answered(entry.url, undefined);
  }
}

function conditions(stored: PageValidators | undefined): { etag?: string; lastModified?: string } {
  return {
    ...(stored !== undefined && stored.etag !== '' && { etag: stored.etag }),
    ...(stored !== undefined && stored.lastModified !== '' && { lastModified: stored.lastModified }),
  };
}

async function read(sent: GrownPage, entry: LeasedEntry, tools: VisitTools): Promise<Outcome> {
  const { follower } = tools;
  const { page, row } = (await tools.complete?.(sent, entry)) ?? sent;
  const ahead = await tools.readAhead(page, entry);
  if (ahead !== undefined && 'outline' in ahead.reading) page.know(ahead.reading.outline);
  const judged: JudgedLink[] = [];
  const readsPagers = entry.type !== 'other' && !follower.byPatternsAlone;
  const pager = readsPagers ? (ahead?.reading.pager ?? pagerFacts(page)) : undefined;
  let found = follower.follow(page, entry, pager, judged);
  if (await tools.watch({ page, judged, pager }, entry))
    found = follower.follow(page, entry, pagerFacts(page));
  const records = await tools.extract(page, entry, ahead, pager);
  return { ...done(entry, found), page: titled(row, page), ...records };
}

function pageTypeOf({ type, foundOn }: LeasedEntry): PageType {
  if (type === 'index' || type === 'index-flip') return foundOn === '' ? 'entry' : 'index';
  return type === 'thread' || type === 'thread-flip' ? 'thread' : 'other';
}

/** Where a thread is asked for: not by an address that is known to lead round a corner. */
async function addressOf(
  { url, identity, type }: LeasedEntry,
  { follower, validators, listsUnderWay }: VisitTools,
): Promise<string> {
  if (type !== 'thread' || identity === undefined || validators !== undefined) return url;
  return follower.detours.addressOf(identity, url, listsUnderWay);
}

/**
 * Where the entry's own page is when a redirect leads to it: back where it was, for a cookie's sake, or to another
 * spelling. As the frontier has the page already, under this very entry, it would never be asked for otherwise. The same
 * holds for the first page of a thread whose address led to a further one, where a list names it by another.
 */
function samePage(
  entry: LeasedEntry,
  target: string,
  follower: Follower,
  asked: ReadonlySet<string>,
): string | undefined {
  const { identity, url } = entry;
  if (target === url) return target;
  if (identity === undefined || !isWithin(entry, target, follower)) return undefined;
  const other = follower.detours.otherOf(identity, url);
  if (other !== undefined && !asked.has(other)) return other;
  return follower.identityOf(target) === identity ? target : undefined;
}

/** Whether a URL is a page of the thread that an entry names. */
function isWithin(entry: LeasedEntry, target: string, follower: Follower): boolean {
  return follower.identityOf(target) === entry.identity || follower.leadsWithin(target, entry);
}

function redirected(entry: LeasedEntry, target: string | undefined, follower: Follower): Visit {
  if (target === undefined) return { outcome: done(entry, []) };
  const { host } = new URL(target);
  const isMove = entry.depth === 0 && !follower.isOurs(target);
  if (isMove) follower.adoptHost(host);
  const found = follower.redirect(target, entry);
  const [to] = found;
  // A list may name a board or thread by the URL that leads there.
  const isRecord = to?.type === 'thread' || to?.type === 'index';
  const outcome = { ...done(entry, found), ...(isRecord && { movedTo: to }) };
  return isMove ? { outcome, movedToHost: host } : { outcome };
}

/** A page that takes too long to read is kept as it came: of no known type, so that nobody reads it by the way. */
function unread(entry: LeasedEntry, error: UnreadablePage): Visit {
  const { response } = error;
  const page = pageRow(entry.url, response, new LatePage({ ...response, url: entry.url }));
  return { outcome: { entry, result: 'failed', reason: 'unreadable', page, requests: [], found: [] }, error };
}

function done(entry: LeasedEntry, found: readonly FrontierEntry[]): Outcome {
  return { entry, result: 'done', requests: [], found };
}

/** Why there is no page, for the ledger. */
function reasonOf({ code, status = 0 }: FetchError): UnreadReason {
  if (GONE.has(status)) return 'gone';
  if (status === 401) return 'login';
  if (status === 403 || code === 'challenge') return 'refused';
  return code === 'too-many-redirects' ? 'redirects' : 'unreachable';
}

function failed(entry: LeasedEntry, error: FetchError, { retry, circles, now }: VisitTools): Outcome {
  // A feed or a picture behind a link is no failure, just no page; the request log has it.
  if (error.code === 'not-html') return done(entry, []);
  if (error.code === 'robots-denied')
    return { entry, result: 'skipped', reason: 'robots', requests: [], found: [] };
  // A server that is being repaired sends its visitors round in circles for a while.
  const mayPass =
    error.retryable ||
    (error.code === 'too-many-redirects' && (circles.havePassed || entry.attempts < CIRCLES_ASKED_AGAIN));
  if (!mayPass || entry.attempts + 1 >= retry.maxAttempts)
    return { entry, result: 'failed', reason: reasonOf(error), requests: [], found: [] };
  const delay = Math.max(error.retryAfterMs ?? 0, retry.firstDelayMs * 4 ** entry.attempts);
  return { entry, result: 'retry', retryAt: now() + delay, requests: [], found: [] };
}
