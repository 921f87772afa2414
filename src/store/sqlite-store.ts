// The embedded store: one SQLite file. Each method is one transaction; any number of processes may open the same file.
import type { PageType, SiteModel } from '../learn/index.ts';
import { forwardNow } from '../steady-clock.ts';
import type { FleetCounts, FleetSite, HostPace, NewSite, SiteRelease } from './fleet-types.ts';
import { coverageRows } from './ledger-sql.ts';
import type { Ledger, UnreadUrl } from './ledger-types.ts';
import { migrate } from './migrations.ts';
import { numberedPosts } from './numbered-posts.ts';
import { streamPostLines } from './post-lines.ts';
import type { PageValidators, RefreshRow, ThreadRead, ThreadState } from './refresh-types.ts';
import { streamRows, type TableKind } from './row-stream.ts';
import { SqliteSearch } from './search-index.ts';
import { SiteCounters } from './site-counters.ts';
import { SqliteAssembly } from './sqlite-assembly.ts';
import { type DatabaseOptions, SqliteDatabase } from './sqlite-database.ts';
import { SqliteFleet } from './sqlite-fleet.ts';
import { SqliteFrontier } from './sqlite-frontier.ts';
import { SqlitePages } from './sqlite-pages.ts';
import { SqliteRecords } from './sqlite-records.ts';
import { SqliteRefresh } from './sqlite-refresh.ts';
import { SqliteSites } from './sqlite-sites.ts';
import type {
  AssembledThread,
  ExportKind,
  ExportRows,
  FrontierCounts,
  FrontierEntry,
  LeasedEntry,
  LeaseOptions,
  Outcome,
  PageRow,
  PostRow,
  Records,
  RequestRow,
  RowSelection,
  SearchHit,
  SearchOptions,
  Site,
  SiteState,
  SiteTotals,
  Store,
  StoredPost,
  ThreadOfSameTitle,
} from './types.ts';
import { wholeMs } from './whole-ms.ts';

export interface SqliteStoreOptions extends DatabaseOptions {
  /** The clock that decides whether a due time lies ahead, epoch ms. Default `forwardNow`. */
  readonly now?: () => number;
}

export class SqliteStore implements Store {
  readonly #database: SqliteDatabase;
  readonly #now: () => number;
  readonly #sites: SqliteSites;
  readonly #counters: SiteCounters;
  readonly #frontier: SqliteFrontier;
  readonly #pages: SqlitePages;
  readonly #records: SqliteRecords;
  readonly #assembly: SqliteAssembly;
  readonly #refresh: SqliteRefresh;
  readonly #fleet: SqliteFleet;
  #search: SqliteSearch | undefined;

  /** Opens or creates the file; throws StoreError. */
  constructor(path: string, options: SqliteStoreOptions = {}) {
    this.#now = options.now ?? forwardNow;
    this.#database = new SqliteDatabase(path, options);
    try {
      migrate(this.#database);
      this.#database.useWriteAheadLog();
      this.#sites = new SqliteSites(this.#database, this.#now);
      this.#counters = new SiteCounters(this.#database);
      this.#frontier = new SqliteFrontier(this.#database, this.#counters);
      this.#pages = new SqlitePages(this.#database, this.#counters);
      this.#records = new SqliteRecords(this.#database, this.#counters, this.#frontier);
      this.#assembly = new SqliteAssembly(this.#database, this.#counters);
      this.#refresh = new SqliteRefresh(this.#database);
      this.#fleet = new SqliteFleet(this.#database, this.#now);
    } catch (error) {
      this.#database.close();
      throw error;
    }
  }

  async openSite(startUrl: string, strategy: string): Promise<Site> {
    return this.#write(() => this.#sites.open(startUrl, strategy));
  }

  async sites(): Promise<readonly Site[]> {
    return this.#sites.all();
  }

  async setSiteState(siteId: number, state: SiteState, reason?: string): Promise<void> {
    this.#sites.setState(siteId, state, reason);
  }

  async saveModel(siteId: number, model: SiteModel): Promise<void> {
    this.#sites.saveModel(siteId, model);
  }

  async loadModel(siteId: number): Promise<SiteModel | undefined> {
    return this.#sites.loadModel(siteId);
  }

  async saveLedger(siteId: number, ledger: Ledger): Promise<void> {
    this.#sites.saveLedger(siteId, ledger);
  }

  async loadLedger(siteId: number): Promise<Ledger | undefined> {
    return this.#sites.loadLedger(siteId);
  }

  async unreadUrls(siteId: number, limit: number): Promise<readonly UnreadUrl[]> {
    return this.#sites.unread(siteId, limit);
  }

  async enqueue(siteId: number, entries: readonly FrontierEntry[]): Promise<number> {
    return this.#write(() => this.#frontier.enqueue(siteId, entries, this.#now()));
  }

  async lease(options: LeaseOptions): Promise<readonly LeasedEntry[]> {
    return this.#write(() => this.#frontier.lease(options));
  }

  async releaseLeases(siteId: number, owner: string): Promise<void> {
    this.#write(() => this.#frontier.release(siteId, owner));
  }

  async urlOf(siteId: number, identity: string): Promise<string | undefined> {
    return this.#frontier.urlOf(siteId, identity);
  }

  async foundOn(siteId: number, identity: string): Promise<string | undefined> {
    return this.#frontier.foundOn(siteId, identity);
  }

  async leaseOwners(siteId: number): Promise<readonly string[]> {
    return this.#frontier.owners(siteId);
  }

  async retryFailed(siteId: number): Promise<number> {
    return this.#write(() => this.#frontier.retry(siteId, 'failed'));
  }

  async retryLeftOut(siteId: number): Promise<number> {
    return this.#write(() => this.#frontier.retry(siteId, 'skipped', 'choice'));
  }

  async commit(siteId: number, outcomes: readonly Outcome[]): Promise<number> {
    // Packing runs in the thread pool, so it comes before the transaction: that one must not wait for anything.
    const pages = await Promise.all(
      outcomes.map(({ page }) => (page === undefined ? undefined : this.#pages.prepare(siteId, page))),
    );
    return this.#write(() => {
      const now = this.#now();
      let added = 0;
      outcomes.forEach((outcome, i) => {
        this.#frontier.settle(siteId, outcome);
        const page = pages[i];
        const isSeenAgain = page !== undefined && !this.#pages.put(siteId, page);
        this.#pages.addRequests(siteId, outcome.requests);
        // Before the records: what they name may have just been found.
        added += this.#frontier.enqueue(siteId, outcome.found, now, outcome.entry);
        this.#putRecords(siteId, outcome, isSeenAgain);
        added += this.#frontier.askAgain(siteId, outcome.again ?? [], now);
        if (outcome.movedTo !== undefined) this.#records.move(siteId, outcome.entry.url, outcome.movedTo);
      });
      return added;
    });
  }

  async frontierCounts(siteId: number): Promise<FrontierCounts> {
    return this.#counters.frontier(siteId);
  }

  async totals(siteId: number): Promise<SiteTotals> {
    return this.#counters.totals(siteId);
  }

  async nextDueAt(siteId: number): Promise<number | undefined> {
    return this.#frontier.nextDueAt(siteId);
  }

  async addRequests(siteId: number, requests: readonly RequestRow[]): Promise<void> {
    this.#write(() => this.#pages.addRequests(siteId, requests));
  }

  async addPages(
    siteId: number,
    pages: readonly PageRow[],
    requests: readonly RequestRow[] = [],
  ): Promise<void> {
    const prepared = await Promise.all(pages.map((page) => this.#pages.prepare(siteId, page)));
    this.#write(() => {
      for (const page of prepared) this.#pages.put(siteId, page);
      this.#pages.addRequests(siteId, requests);
    });
  }

  async replacePosts(
    siteId: number,
    pages: readonly { readonly url: string; readonly thread: string }[],
    records: Records,
  ): Promise<void> {
    this.#write(() => {
      for (const { url, thread } of pages) this.#records.removePosts(siteId, thread, url);
      this.#records.put(siteId, records);
    });
  }

  async threadsToAssemble(siteId: number, limit: number): Promise<readonly string[]> {
    return this.#assembly.threads(siteId, limit);
  }

  async threadsOfSameTitle(siteId: number, thread: string): Promise<readonly ThreadOfSameTitle[]> {
    return this.#assembly.sameTitle(siteId, thread);
  }

  async threadPosts(siteId: number, thread: string): Promise<readonly StoredPost[]> {
    return this.#assembly.posts(siteId, thread);
  }

  async saveAssembled(siteId: number, threads: readonly AssembledThread[]): Promise<void> {
    this.#write(() => {
      for (const thread of threads) this.#assembly.save(siteId, thread);
    });
  }

  async forgetAssembled(siteId: number): Promise<void> {
    this.#write(() => this.#assembly.forget(siteId));
  }

  async mergeThreads(siteId: number, from: string, into: string, later: number): Promise<void> {
    this.#write(() => this.#assembly.merge(siteId, from, into, later));
    this.#records.forget();
  }

  async page(siteId: number, url: string): Promise<PageRow | undefined> {
    return this.#pages.get(siteId, url);
  }

  async askAgain(siteId: number, entries: readonly FrontierEntry[]): Promise<number> {
    return this.#write(() => this.#frontier.askAgain(siteId, entries, this.#now()));
  }

  async validators(siteId: number, url: string): Promise<PageValidators | undefined> {
    return this.#refresh.validators(siteId, url);
  }

  async pagesOfType(siteId: number, type: PageType, limit: number): Promise<readonly string[]> {
    return this.#refresh.pagesOfType(siteId, type, limit);
  }

  async threadState(siteId: number, thread: string): Promise<ThreadState | undefined> {
    return this.#refresh.threadState(siteId, thread);
  }

  async postsOnPage(siteId: number, thread: string, page: string): Promise<readonly string[]> {
    return this.#refresh.postsOnPage(siteId, thread, page);
  }

  postTimes(siteId: number): ReturnType<SqliteRefresh['postTimes']> {
    return this.#refresh.postTimes(siteId);
  }

  async addRefresh(siteId: number, row: RefreshRow): Promise<void> {
    this.#write(() => this.#refresh.addRefresh(siteId, row));
  }

  async refreshTotals(siteId: number, since: number): ReturnType<Store['refreshTotals']> {
    return this.#refresh.refreshTotals(siteId, since);
  }

  threadsRead(siteId: number): AsyncIterable<ThreadRead> {
    return this.#refresh.threadsRead(siteId);
  }

  rows<K extends ExportKind>(
    kind: K,
    siteId?: number,
    selection?: RowSelection,
  ): AsyncIterable<ExportRows[K]> {
    const siteIds = siteId === undefined ? this.#sites.ids() : [siteId];
    if (kind === 'coverage')
      return coverageRows(siteIds, (id) => this.loadLedger(id)) as AsyncIterable<ExportRows[K]>;
    const rows = streamRows(this.#database, kind as TableKind, siteIds, selection) as AsyncIterable<
      ExportRows[K]
    >;
    return kind === 'posts'
      ? (numberedPosts(rows as AsyncIterable<PostRow>) as AsyncIterable<ExportRows[K]>)
      : rows;
  }

  postLines(selection?: RowSelection): AsyncIterable<readonly string[]> {
    return streamPostLines(this.#database, this.#sites.ids(), selection);
  }

  async addSites(sites: readonly NewSite[]): Promise<number> {
    return this.#write(() => this.#fleet.addSites(sites));
  }

  async fleetSites(): Promise<readonly FleetSite[]> {
    return this.#fleet.sites();
  }

  async fleetCounts(): Promise<FleetCounts> {
    return this.#fleet.counts();
  }

  async claimSite(owner: string, leaseMs: number): Promise<FleetSite | undefined> {
    return this.#write(() => this.#fleet.claim(owner, leaseMs));
  }

  async keepClaims(owner: string, leaseMs: number): Promise<readonly number[]> {
    return this.#write(() => this.#fleet.keepClaims(owner, leaseMs));
  }

  async releaseSite(siteId: number, owner: string, release: SiteRelease): Promise<void> {
    this.#write(() => this.#fleet.release(siteId, owner, release));
  }

  async fleetOwners(): Promise<readonly string[]> {
    return this.#fleet.owners();
  }

  async releaseOwner(owner: string): Promise<void> {
    this.#write(() => this.#fleet.releaseOwner(owner));
  }

  async pauseSite(siteId: number): Promise<void> {
    this.#write(() => this.#fleet.pause(siteId));
  }

  async resumeSite(siteId: number): Promise<void> {
    this.#write(() => this.#fleet.resume(siteId));
  }

  async removeSite(siteId: number): Promise<void> {
    this.#write(() => this.#fleet.remove(siteId));
    this.#frontier.forget();
    this.#records.forget();
  }

  async loadVisits(siteId: number): Promise<string | undefined> {
    return this.#fleet.loadVisits(siteId);
  }

  async keepVisits(siteId: number, state: string): Promise<void> {
    this.#fleet.keepVisits(siteId, state);
  }

  /** A file tells nobody. */
  onSitesChanged(): () => Promise<void> {
    return async () => {};
  }

  async leaseHost(host: string, owner: string, leaseMs: number): Promise<HostPace | undefined> {
    return this.#write(() => this.#fleet.leaseHost(host, owner, leaseMs));
  }

  async keepHosts(
    owner: string,
    leaseMs: number,
    paces: readonly HostPace[],
  ): ReturnType<Store['keepHosts']> {
    return this.#write(() => this.#fleet.keepHosts(owner, leaseMs, paces));
  }

  async releaseHosts(owner: string, paces: readonly HostPace[]): Promise<void> {
    this.#write(() => this.#fleet.releaseHosts(owner, paces));
  }

  async search(query: string, options?: SearchOptions): Promise<readonly SearchHit[]> {
    this.#search ??= new SqliteSearch(this.#database);
    return this.#search.search(query, options);
  }

  async close(): Promise<void> {
    this.#database.close();
  }

  #putRecords(siteId: number, outcome: Outcome, isSeenAgain: boolean): void {
    const { readAgainAt, goneAt, posts = [], entry, page } = outcome;
    if (goneAt !== undefined) this.#refresh.markGone(siteId, entry.url, wholeMs(goneAt));
    const at = readAgainAt === undefined ? undefined : wholeMs(readAgainAt);
    if (at !== undefined) this.#refresh.keepRevisions(siteId, posts, at);
    this.#records.put(siteId, isSeenAgain ? this.#records.keepingOrder(siteId, outcome) : outcome);
    if (at === undefined) return;
    if (page === undefined) this.#refresh.touchPage(siteId, entry.url, at);
    else this.#refresh.markSeen(siteId, page.url, posts, at);
  }

  #write<T>(work: () => T): T {
    try {
      return this.#database.transaction(() => {
        const result = work();
        this.#counters.flush();
        return result;
      });
    } catch (error) {
      this.#counters.forget();
      this.#frontier.forget();
      this.#records.forget();
      throw error;
    }
  }
}
