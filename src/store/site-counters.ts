// Running counts of a site, kept in one row: counting ten million rows each time progress is drawn would take seconds.
import type { SqliteDatabase, Statement } from './sqlite-database.ts';
import type { FrontierCounts, SiteTotals } from './types.ts';

export const COUNTER_NAMES = [
  'queued',
  'waiting',
  'leased',
  'done',
  'failed',
  'skipped',
  'pages',
  'threads',
  'posts',
  'requests',
  'bytes',
] as const;
export type CounterName = (typeof COUNTER_NAMES)[number];
type Sums = Record<CounterName, number>;

/** Gathers changes during a transaction and writes them at its end, in the same transaction. */
export class SiteCounters {
  readonly #pending = new Map<number, Sums>();
  readonly #write: Statement;
  readonly #read: Statement;

  constructor(database: SqliteDatabase) {
    this.#write = database.prepare(`
      INSERT INTO site_counters (site_id, ${COUNTER_NAMES.join(', ')}) VALUES (?, ${COUNTER_NAMES.map(() => '?').join(', ')})
      ON CONFLICT DO UPDATE SET ${COUNTER_NAMES.map((name) => `${name} = ${name} + excluded.${name}`).join(', ')}`);
    this.#read = database.prepare(`SELECT ${COUNTER_NAMES.join(', ')} FROM site_counters WHERE site_id = ?`);
  }

  add(siteId: number, name: CounterName, change: number): void {
    if (change === 0) return;
    let sums = this.#pending.get(siteId);
    if (sums === undefined) {
      sums = zeros();
      this.#pending.set(siteId, sums);
    }
    sums[name] += change;
  }

  flush(): void {
    for (const [siteId, sums] of this.#pending)
      this.#write.run(siteId, ...COUNTER_NAMES.map((name) => sums[name]));
    this.#pending.clear();
  }

  /** The transaction was undone, and the changes with it. */
  forget(): void {
    this.#pending.clear();
  }

  frontier(siteId: number): FrontierCounts {
    const { queued, waiting, leased, done, failed, skipped } = this.#sums(siteId);
    return { queued, waiting, leased, done, failed, skipped };
  }

  totals(siteId: number): SiteTotals {
    const { pages, threads, posts, requests, bytes } = this.#sums(siteId);
    return { pages, threads, posts, requests, bytes };
  }

  #sums(siteId: number): Sums {
    return (this.#read.get(siteId) as Sums | undefined) ?? zeros();
  }
}

function zeros(): Sums {
  return Object.fromEntries(COUNTER_NAMES.map((name) => [name, 0])) as Sums;
}
