// What the overview shows of each site: counters the store keeps, rates of the last seconds, and estimates.
import { isAlive, verdictLine } from '../crawl/index.ts';
import type { BoardRow, FleetSite, Inspector, Ledger, Store } from '../store/index.ts';
import type { siteOverview } from './api/overview.ts';
import type { RequestTally } from './request-tally.ts';
import type { Runs } from './runs.ts';
import type { TypeOf } from './schema.ts';

export type SiteOverview = TypeOf<typeof siteOverview>;

const RATE_OVER_MS = 10_000;
// Boards are counted anew this often at most.
const TOLD_POSTS_FOR_MS = 15_000;
const MOST_BOARDS = 5000;
const BARS = 40;

export class SiteOverviews {
  readonly #store: Store;
  readonly #inspector: Inspector;
  readonly #tally: RequestTally;
  readonly #runs: Runs;
  readonly #learned = new Set<number>();
  readonly #verdicts = new Map<number, { at: number; verdict: SiteOverview['verdict'] }>();
  readonly #told = new Map<number, { at: number; posts: number | null }>();

  constructor(store: Store, inspector: Inspector, tally: RequestTally, runs: Runs) {
    this.#store = store;
    this.#inspector = inspector;
    this.#tally = tally;
    this.#runs = runs;
  }

  async all(): Promise<SiteOverview[]> {
    const sites = await this.#store.fleetSites();
    return Promise.all(sites.map((site) => this.#of(site)));
  }

  async #of(site: FleetSite): Promise<SiteOverview> {
    const now = Date.now();
    const totals = await this.#store.totals(site.id);
    const frontier = await this.#store.frontierCounts(site.id);
    const recent = await this.#inspector.requestsSince(site.id, now - RATE_OVER_MS);
    const run = await this.#runOf(site);
    const requestsPerSecond = run === null ? 0 : recent / (RATE_OVER_MS / 1000);
    const left = frontier.queued + frontier.leased;
    const known = frontier.done + left + frontier.failed;
    const tally = this.#tally.of(site.id);
    // A process that was killed could not say so.
    const isAbandoned = run === null && (site.state === 'crawling' || site.state === 'learning');
    const { id, startUrl, strategy, state, reason, createdAt } = site;
    return {
      ...{ id, startUrl, strategy, state, reason, createdAt },
      ...(isAbandoned && { state: 'paused' as const, reason: 'it was ended while at work; start goes on' }),
      hasModel: await this.#isLearned(site.id),
      run,
      ...totals,
      frontier,
      requestsPerSecond,
      secondsLeft: requestsPerSecond > 0 && left > 0 ? Math.round(left / requestsPerSecond) : null,
      coverage: known === 0 ? null : frontier.done / known,
      toldPosts: await this.#toldPosts(site.id, now),
      verdict: await this.#verdict(site.id, now),
      usefulShare: tally?.usefulShare ?? null,
      errors: tally?.errors ?? null,
    };
  }

  async #verdict(siteId: number, now: number): Promise<SiteOverview['verdict']> {
    const known = this.#verdicts.get(siteId);
    if (known !== undefined && now - known.at < TOLD_POSTS_FOR_MS) return known.verdict;
    const ledger = await this.#store.loadLedger(siteId);
    const verdict =
      ledger === undefined
        ? null
        : { complete: ledger.complete, text: verdictLine(ledger), boards: boardBars(ledger) };
    this.#verdicts.set(siteId, { at: now, verdict });
    return verdict;
  }

  /** Models are large, and never unlearned: asked for until there is one. */
  async #isLearned(siteId: number): Promise<boolean> {
    if (!this.#learned.has(siteId) && (await this.#store.loadModel(siteId)) !== undefined)
      this.#learned.add(siteId);
    return this.#learned.has(siteId);
  }

  async #runOf(site: FleetSite): Promise<SiteOverview['run']> {
    const ours = this.#runs.of(site.id);
    if (ours !== undefined) {
      const { kind, startedAt, isStopping } = ours;
      return { kind, isOurs: true, isWorker: false, startedAt, isStopping };
    }
    const elsewhere = { kind: 'crawl', isOurs: false, startedAt: null } as const;
    if (site.claimedBy !== null) return { ...elsewhere, isWorker: true, isStopping: site.isPaused };
    const owners = await this.#store.leaseOwners(site.id);
    if (!owners.some(isAlive)) return null;
    return { ...elsewhere, isWorker: false, isStopping: false };
  }

  /**
   * A board's count may or may not include those of the boards in it: it counts as the larger of its own and theirs, which
   * is right either way.
   */
  async #toldPosts(siteId: number, now: number): Promise<number | null> {
    const known = this.#told.get(siteId);
    if (known !== undefined && now - known.at < TOLD_POSTS_FOR_MS) return known.posts;
    const { rows } = await this.#inspector.boards(siteId, { limit: MOST_BOARDS });
    const children = boardsByParent(rows);
    const urls = new Set(rows.map(({ url }) => url));
    const seen = new Set<string>();
    const postsOf = ({ url, posts }: BoardRow): number => {
      if (seen.has(url)) return 0;
      seen.add(url);
      const inside = (children.get(url) ?? []).reduce((sum, board) => sum + postsOf(board), 0);
      return Math.max(posts ?? 0, inside);
    };
    const tops = rows.filter(({ parentUrl }) => parentUrl === null || !urls.has(parentUrl));
    const posts = tops.reduce((sum, board) => sum + postsOf(board), 0);
    const told = { at: now, posts: posts === 0 ? null : posts };
    this.#told.set(siteId, told);
    return told.posts;
  }
}

function boardsByParent(boards: readonly BoardRow[]): ReadonlyMap<string, readonly BoardRow[]> {
  const byParent = new Map<string, BoardRow[]>();
  for (const board of boards) {
    const parent = board.parentUrl ?? '';
    byParent.set(parent, [...(byParent.get(parent) ?? []), board]);
  }
  return byParent;
}

/** Boards as bars: those that fall short come first in a ledger. */
function boardBars({ rows }: Ledger) {
  return rows
    .filter(({ kind, title }) => kind === 'board' && title !== '')
    .slice(0, BARS)
    .map(({ title, url, statedThreads, storedThreads, reason }) => ({
      ...{ title, url, reason },
      stated: statedThreads,
      stored: storedThreads ?? 0,
    }));
}
