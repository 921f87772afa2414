// What every driver of the store must do, whatever the database: call `describeStore` with a way to open one.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SiteModel } from '../../src/learn/index.ts';
import type { ExportKind, ExportRows, LeasedEntry, Site, Store } from '../../src/store/index.ts';
import { describeFacts } from './contract-facts.ts';
import { describeFleet } from './contract-fleet.ts';
import { describeFrontier } from './contract-frontier.ts';
import { describeOutcomes, describeRows } from './contract-outcomes.ts';
import { describeRefresh } from './contract-refresh.ts';
import { entryOf, leaseOf, outcomeOf, pageOf } from './samples.ts';

export interface OpenedStore {
  readonly store: Store;
  /** Another connection to the same database, as another process would have. */
  readonly openAgain: () => Promise<Store>;
  /** Closes every connection and removes the database. */
  readonly remove: () => Promise<void>;
}

/** `now` is the clock the store must go by. */
export type StoreOpener = (now: () => number) => Promise<OpenedStore>;

/** The store under test, new for each test, with one site. */
export class StoreSubject {
  now = 1_000;
  #opened: OpenedStore | undefined;
  #site: Site | undefined;

  async open(open: StoreOpener): Promise<void> {
    this.now = 1_000;
    this.#opened = await open(() => this.now);
    this.#site = await this.store.openSite('https://f.example/', 'breadth-first');
  }

  remove(): Promise<void> {
    return this.#opened!.remove();
  }

  get store(): Store {
    return this.#opened!.store;
  }

  get site(): Site {
    return this.#site!;
  }

  get siteId(): number {
    return this.site.id;
  }

  openAgain(): Promise<Store> {
    return this.#opened!.openAgain();
  }

  lease(limit: number, overrides = {}): Promise<readonly LeasedEntry[]> {
    return this.store.lease({ ...leaseOf(this.siteId), limit, now: this.now, ...overrides });
  }

  async leasedUrls(limit: number, overrides = {}): Promise<string[]> {
    return (await this.lease(limit, overrides)).map((entry) => entry.url);
  }

  /** Enqueues a URL and leases it. */
  async oneLeased(url = 'https://f.example/a'): Promise<LeasedEntry> {
    await this.store.enqueue(this.siteId, [entryOf(url)]);
    const [entry] = await this.lease(1);
    if (entry === undefined) throw new Error('nothing was leased');
    return entry;
  }

  async all<K extends ExportKind>(kind: K, siteId?: number): Promise<ExportRows[K][]> {
    const rows: ExportRows[K][] = [];
    for await (const row of this.store.rows(kind, siteId)) rows.push(row);
    return rows;
  }
}

export function describeStore(name: string, open: StoreOpener): void {
  describe(name, () => {
    const subject = new StoreSubject();
    beforeEach(() => subject.open(open));
    afterEach(() => subject.remove());

    describeSites(subject);
    describeFrontier(subject);
    describeOutcomes(subject);
    describeRefresh(subject);
    describeRows(subject);
    describeFacts(subject);
    describeFleet(subject);

    it('has everything after it was closed and opened again, leases included', async () => {
      await subject.store.enqueue(subject.siteId, [
        entryOf('https://f.example/a'),
        entryOf('https://f.example/b'),
      ]);
      const [a] = await subject.lease(1);
      const again = await subject.openAgain();
      await subject.store.close();
      expect(await again.frontierCounts(subject.siteId)).toMatchObject({ queued: 1, leased: 1 });
      await again.commit(subject.siteId, [outcomeOf(a!, { page: pageOf(a!.url) })]);
      expect(
        (await again.lease({ ...leaseOf(subject.siteId), now: subject.now })).map((entry) => entry.url),
      ).toEqual(['https://f.example/b']);
    });
  });
}

function describeSites(subject: StoreSubject): void {
  describe('sites', () => {
    it('opens the same site for the same start URL, with the strategy it began with', async () => {
      const again = await subject.store.openSite('https://f.example/', 'focus');
      expect(again).toEqual(subject.site);
      expect(subject.site).toMatchObject({
        strategy: 'breadth-first',
        state: 'new',
        reason: null,
        createdAt: 1_000,
      });
      expect(await subject.store.sites()).toEqual([subject.site]);
    });

    it('remembers state and reason, and forgets the reason with the next state', async () => {
      await subject.store.setSiteState(subject.siteId, 'failed', 'login wall');
      expect((await subject.store.sites())[0]).toMatchObject({ state: 'failed', reason: 'login wall' });
      await subject.store.setSiteState(subject.siteId, 'crawling');
      expect((await subject.store.sites())[0]).toMatchObject({ state: 'crawling', reason: null });
    });

    it('gives the model back as it was saved last', async () => {
      expect(await subject.store.loadModel(subject.siteId)).toBeUndefined();
      const model: SiteModel = {
        version: 1,
        strategy: 'breadth-first',
        entry: 'https://f.example/',
        hosts: ['f.example'],
        patterns: [
          {
            type: 'thread',
            regex: 't=(\\d+)',
            identity: [1],
            page: 0,
            firstPage: null,
            locations: [],
            notLocations: [],
            support: 3,
            examples: ['https://f.example/?t=1'],
          },
        ],
        ignoredParameters: ['sid'],
        learnedFrom: ['https://f.example/'],
        postTemplate: null,
        evidence: null,
      };
      await subject.store.saveModel(subject.siteId, { ...model, hosts: [] });
      await subject.store.saveModel(subject.siteId, model);
      expect(await subject.store.loadModel(subject.siteId)).toEqual(model);
    });
  });
}
