// The store of many workers: a PostgreSQL database. Each method is one transaction; any number of processes, on any number
// of machines, may share it. What is written to one site is written one transaction after the other.
import type { PageType, SiteModel } from '../learn/index.ts';
import { forwardNow } from '../steady-clock.ts';
import type { FleetCounts, FleetSite, HostPace, NewSite, SiteRelease } from './fleet-types.ts';
import { coverageRows } from './ledger-sql.ts';
import type { Ledger, UnreadUrl } from './ledger-types.ts';
import { numberedPosts } from './numbered-posts.ts';
import { outcomeRuns } from './outcome-runs.ts';
import * as assembly from './postgres-assembly.ts';
import { storeRun } from './postgres-commit.ts';
import { CounterChanges, readFrontierCounts, readTotals } from './postgres-counters.ts';
import { PostgresDatabase, type PostgresOptions, type Queries } from './postgres-database.ts';
import { unlessUnwritable } from './postgres-errors.ts';
import * as fleet from './postgres-fleet.ts';
import { PostgresFrontier } from './postgres-frontier.ts';
import { PostgresPages, type PreparedPage } from './postgres-pages.ts';
import { PostgresRecords } from './postgres-records.ts';
import * as refresh from './postgres-refresh.ts';
import { postgresPostLines, streamPostgresRows } from './postgres-rows.ts';
import { migratePostgres } from './postgres-schema.ts';
import { searchPosts } from './postgres-search.ts';
import * as sites from './postgres-sites.ts';
import type { Candidate } from './postgres-urls.ts';
import type { PageValidators, RefreshRow, ThreadRead, ThreadState } from './refresh-types.ts';
import type { TableKind } from './row-stream.ts';
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

export interface PostgresStoreOptions extends PostgresOptions {
  /** Fail when nothing was ever stored there instead of making the tables. Default false. */
  readonly mustExist?: boolean;
  /** To be read only. Users who may only read can open a store in any case. */
  readonly isForReading?: boolean;
  /** The clock that decides whether a due time lies ahead, epoch ms. Default `forwardNow`. */
  readonly now?: () => number;
}

// One number for all locks on sites, so that other users of the same database do not meet them by chance.
const SITE_LOCKS = 0x534b;
// Of processes that were killed; no transaction lasts so long.
const FORGET_OLD_COMMITS = "DELETE FROM commits WHERE at < now() - interval '1 day'";
const LOCK_SITE = 'SELECT pg_advisory_xact_lock($1, $2)';

export class PostgresStore implements Store {
  readonly #database: PostgresDatabase;
  readonly #now: () => number;
  readonly #frontier: PostgresFrontier;
  readonly #pages: PostgresPages;
  readonly #records: PostgresRecords;

  private constructor(database: PostgresDatabase, now: () => number) {
    this.#database = database;
    this.#now = now;
    this.#frontier = new PostgresFrontier(database);
    this.#pages = new PostgresPages(database);
    this.#records = new PostgresRecords(this.#frontier.urls);
  }

  /** Connects, and makes or updates the tables; throws StoreError. */
  static async open(location: string, options: PostgresStoreOptions = {}): Promise<PostgresStore> {
    const database = new PostgresDatabase(location, options);
    try {
      await database.check(options.onWaiting);
      await migratePostgres(database, options.mustExist ?? false);
      await unlessUnwritable(database.query(FORGET_OLD_COMMITS));
      return new PostgresStore(database, options.now ?? forwardNow);
    } catch (error) {
      await database.close();
      throw error;
    }
  }

  async openSite(startUrl: string, strategy: string): Promise<Site> {
    return this.#database.transaction((queries) => sites.openSite(queries, startUrl, strategy, this.#now()));
  }

  async sites(): Promise<readonly Site[]> {
    return sites.allSites(this.#database);
  }

  async setSiteState(siteId: number, state: SiteState, reason?: string): Promise<void> {
    await sites.setState(this.#database, siteId, state, reason);
  }

  async saveModel(siteId: number, model: SiteModel): Promise<void> {
    await sites.saveModel(this.#database, siteId, model, this.#now());
  }

  async loadModel(siteId: number): Promise<SiteModel | undefined> {
    return sites.loadModel(this.#database, siteId);
  }

  async saveLedger(siteId: number, ledger: Ledger): Promise<void> {
    await sites.saveLedger(this.#database, siteId, ledger, this.#now());
  }

  async loadLedger(siteId: number): Promise<Ledger | undefined> {
    return sites.loadLedger(this.#database, siteId);
  }

  async unreadUrls(siteId: number, limit: number): Promise<readonly UnreadUrl[]> {
    return sites.unreadUrls(this.#database, siteId, limit);
  }

  async enqueue(siteId: number, entries: readonly FrontierEntry[]): Promise<number> {
    const found = entries.map((entry) => ({ entry }));
    let known: readonly Candidate[] = [];
    const added = await this.#write(siteId, async (queries, counters) => {
      const enqueued = await this.#frontier.enqueue(queries, siteId, found, this.#now(), counters);
      known = enqueued.known;
      return enqueued.added;
    });
    this.#frontier.urls.remember(known);
    return added;
  }

  async lease(options: LeaseOptions): Promise<readonly LeasedEntry[]> {
    return this.#frontier.lease(options);
  }

  async releaseLeases(siteId: number, owner: string): Promise<void> {
    await this.#frontier.release(siteId, owner);
  }

  async urlOf(siteId: number, identity: string): Promise<string | undefined> {
    return (await this.#frontier.urls.urlsOf(this.#database, siteId, [identity])).get(identity);
  }

  async foundOn(siteId: number, identity: string): Promise<string | undefined> {
    return this.#frontier.urls.foundOn(this.#database, siteId, identity);
  }

  async leaseOwners(siteId: number): Promise<readonly string[]> {
    return this.#frontier.owners(siteId);
  }

  async retryFailed(siteId: number): Promise<number> {
    return this.#frontier.retry(siteId, 'failed');
  }

  async retryLeftOut(siteId: number): Promise<number> {
    return this.#frontier.retry(siteId, 'skipped', 'choice');
  }

  async commit(siteId: number, outcomes: readonly Outcome[]): Promise<number> {
    const pages = outcomes.flatMap(({ page }) => (page === undefined ? [] : [page]));
    const prepared = new Map(
      (await this.#pages.prepare(siteId, pages)).map((one): [PageRow, PreparedPage] => [one.page, one]),
    );
    let known: Candidate[] = [];
    const added = await this.#write(siteId, async (queries, counters) => {
      known = [];
      let sum = 0;
      const parts = { ...this.#parts, siteId, counters, now: this.#now };
      for (const run of outcomeRuns(outcomes)) sum += await storeRun(parts, queries, run, prepared, known);
      return sum;
    });
    this.#frontier.urls.remember(known);
    return added;
  }

  async frontierCounts(siteId: number): Promise<FrontierCounts> {
    return readFrontierCounts(this.#database, siteId);
  }

  async totals(siteId: number): Promise<SiteTotals> {
    return readTotals(this.#database, siteId);
  }

  async nextDueAt(siteId: number): Promise<number | undefined> {
    return this.#frontier.nextDueAt(siteId);
  }

  async addRequests(siteId: number, requests: readonly RequestRow[]): Promise<void> {
    if (requests.length === 0) return;
    await this.#write(siteId, (queries, counters) =>
      this.#pages.addRequests(queries, siteId, requests, counters),
    );
  }

  async addPages(
    siteId: number,
    pages: readonly PageRow[],
    requests: readonly RequestRow[] = [],
  ): Promise<void> {
    const prepared = await this.#pages.prepare(siteId, pages);
    await this.#write(siteId, async (queries, counters) => {
      // One at a time: a page may come twice.
      for (const page of prepared) await this.#pages.put(queries, siteId, [page], counters);
      await this.#pages.addRequests(queries, siteId, requests, counters);
    });
  }

  async replacePosts(
    siteId: number,
    pages: readonly { readonly url: string; readonly thread: string }[],
    records: Records,
  ): Promise<void> {
    await this.#write(siteId, async (queries, counters) => {
      for (const { url, thread } of pages)
        await this.#records.removePosts(queries, siteId, thread, url, counters);
      await this.#records.put(queries, siteId, [records], counters);
    });
  }

  async threadsToAssemble(siteId: number, limit: number): Promise<readonly string[]> {
    return assembly.threadsToAssemble(this.#database, siteId, limit);
  }

  async threadsOfSameTitle(siteId: number, thread: string): Promise<readonly ThreadOfSameTitle[]> {
    return assembly.threadsOfSameTitle(this.#database, siteId, thread);
  }

  async threadPosts(siteId: number, thread: string): Promise<readonly StoredPost[]> {
    return assembly.threadPosts(this.#database, siteId, thread);
  }

  async saveAssembled(siteId: number, threads: readonly AssembledThread[]): Promise<void> {
    await this.#write(siteId, (queries) => assembly.saveAssembled(queries, siteId, threads));
  }

  async forgetAssembled(siteId: number): Promise<void> {
    await this.#write(siteId, (queries, counters) => assembly.forgetAssembled(queries, siteId, counters));
  }

  async mergeThreads(siteId: number, from: string, into: string, later: number): Promise<void> {
    await this.#write(siteId, (queries, counters) =>
      assembly.mergeThreads(queries, siteId, { from, into, later }, counters),
    );
    this.#records.forget();
  }

  async page(siteId: number, url: string): Promise<PageRow | undefined> {
    return this.#pages.get(siteId, url);
  }

  async askAgain(siteId: number, entries: readonly FrontierEntry[]): Promise<number> {
    return this.#write(siteId, (queries, counters) =>
      this.#frontier.askAgain(queries, siteId, entries, this.#now(), counters),
    );
  }

  async validators(siteId: number, url: string): Promise<PageValidators | undefined> {
    return refresh.validators(this.#database, siteId, url);
  }

  async pagesOfType(siteId: number, type: PageType, limit: number): Promise<readonly string[]> {
    return refresh.pagesOfType(this.#database, siteId, type, limit);
  }

  async threadState(siteId: number, thread: string): Promise<ThreadState | undefined> {
    return refresh.threadState(this.#database, siteId, thread);
  }

  async postsOnPage(siteId: number, thread: string, page: string): Promise<readonly string[]> {
    return refresh.postsOnPage(this.#database, siteId, thread, page);
  }

  postTimes(siteId: number): ReturnType<Store['postTimes']> {
    return refresh.postTimes(this.#database, siteId);
  }

  async addRefresh(siteId: number, row: RefreshRow): Promise<void> {
    await this.#write(siteId, (queries) => refresh.addRefresh(queries, siteId, row));
  }

  async refreshTotals(siteId: number, since: number): ReturnType<Store['refreshTotals']> {
    return refresh.refreshTotals(this.#database, siteId, since);
  }

  threadsRead(siteId: number): AsyncIterable<ThreadRead> {
    return refresh.threadsRead(this.#database, siteId);
  }

  async *rows<K extends ExportKind>(
    kind: K,
    siteId?: number,
    selection?: RowSelection,
  ): AsyncGenerator<ExportRows[K], void, undefined> {
    const siteIds = siteId === undefined ? (await this.sites()).map(({ id }) => id) : [siteId];
    if (kind === 'coverage') {
      yield* coverageRows(siteIds, (id) => this.loadLedger(id)) as AsyncIterable<ExportRows[K]>;
      return;
    }
    const rows = streamPostgresRows(this.#database, kind as TableKind, siteIds, selection) as AsyncIterable<
      ExportRows[K]
    >;
    if (kind === 'posts')
      yield* numberedPosts(rows as AsyncIterable<PostRow>) as AsyncIterable<ExportRows[K]>;
    else yield* rows;
  }

  postLines(selection?: RowSelection): AsyncIterable<readonly string[]> {
    return postgresPostLines(this.rows('posts', undefined, selection));
  }

  async addSites(added: readonly NewSite[]): Promise<number> {
    return this.#database.transaction((queries) => fleet.addSites(queries, added, this.#now()));
  }

  async fleetSites(): Promise<readonly FleetSite[]> {
    return fleet.fleetSites(this.#database);
  }

  async fleetCounts(): Promise<FleetCounts> {
    return fleet.fleetCounts(this.#database);
  }

  async claimSite(owner: string, leaseMs: number): Promise<FleetSite | undefined> {
    return fleet.claimSite(this.#database, owner, leaseMs);
  }

  async keepClaims(owner: string, leaseMs: number): Promise<readonly number[]> {
    return fleet.keepClaims(this.#database, owner, leaseMs);
  }

  async releaseSite(siteId: number, owner: string, release: SiteRelease): Promise<void> {
    await fleet.releaseSite(this.#database, siteId, owner, release, this.#now());
  }

  async fleetOwners(): Promise<readonly string[]> {
    return fleet.fleetOwners(this.#database);
  }

  async releaseOwner(owner: string): Promise<void> {
    await fleet.releaseOwner(this.#database, owner);
  }

  async pauseSite(siteId: number): Promise<void> {
    await fleet.setPaused(this.#database, siteId, true);
  }

  async resumeSite(siteId: number): Promise<void> {
    await fleet.setPaused(this.#database, siteId, false);
  }

  async removeSite(siteId: number): Promise<void> {
    await this.#write(siteId, (queries) => fleet.removeSite(queries, siteId));
    this.#forget();
  }

  async loadVisits(siteId: number): Promise<string | undefined> {
    return fleet.loadVisits(this.#database, siteId);
  }

  async keepVisits(siteId: number, state: string): Promise<void> {
    await fleet.keepVisits(this.#database, siteId, state);
  }

  onSitesChanged(listener: () => void): () => Promise<void> {
    return this.#database.listen(fleet.SITES_CHANNEL, listener);
  }

  async leaseHost(host: string, owner: string, leaseMs: number): Promise<HostPace | undefined> {
    return fleet.leaseHost(this.#database, host, owner, leaseMs);
  }

  async keepHosts(
    owner: string,
    leaseMs: number,
    paces: readonly HostPace[],
  ): ReturnType<Store['keepHosts']> {
    return fleet.keepHosts(this.#database, owner, leaseMs, paces);
  }

  async releaseHosts(owner: string, paces: readonly HostPace[]): Promise<void> {
    await fleet.keepHosts(this.#database, owner, 0, paces);
  }

  async search(query: string, options?: SearchOptions): Promise<readonly SearchHit[]> {
    return searchPosts(this.#database, query, options);
  }

  async close(): Promise<void> {
    await this.#database.close();
  }

  async #write<T>(
    siteId: number,
    work: (queries: Queries, counters: CounterChanges) => Promise<T>,
  ): Promise<T> {
    let isFirst = true;
    try {
      return await this.#database.transaction(async (queries) => {
        // What an undone try has learned may not be so.
        if (!isFirst) this.#forget();
        isFirst = false;
        await queries.query(LOCK_SITE, [SITE_LOCKS, siteId]);
        const counters = new CounterChanges();
        const result = await work(queries, counters);
        await counters.write(queries, siteId);
        return result;
      });
    } catch (error) {
      this.#forget();
      throw error;
    }
  }

  get #parts() {
    return { frontier: this.#frontier, pages: this.#pages, records: this.#records };
  }

  #forget(): void {
    this.#frontier.urls.forget();
    this.#records.forget();
  }
}
