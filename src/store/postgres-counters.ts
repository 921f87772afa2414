// Running counts of sites in PostgreSQL: gathered during a transaction and added at its end, since whoever changes the row
// of a site keeps others from it until the transaction ends.

import type { Queries } from './postgres-database.ts';
import { COUNTER_NAMES, type CounterName } from './site-counters.ts';
import type { FrontierCounts, SiteTotals } from './types.ts';

/** What one transaction changes of one site's counts. */
export class CounterChanges {
  readonly #sums = new Map<CounterName, number>();

  add(name: CounterName, change: number): void {
    if (change !== 0) this.#sums.set(name, (this.#sums.get(name) ?? 0) + change);
  }

  move(from: CounterName, to: CounterName, count: number): void {
    this.add(from, -count);
    this.add(to, count);
  }

  /** The last statement of a transaction. */
  async write(queries: Queries, siteId: number): Promise<void> {
    if (this.#sums.size === 0) return;
    await queries.query(ADD, [siteId, ...COUNTER_NAMES.map((name) => this.#sums.get(name) ?? 0)]);
  }
}

export async function readFrontierCounts(queries: Queries, siteId: number): Promise<FrontierCounts> {
  const { queued, waiting, leased, done, failed, skipped } = await read(queries, siteId);
  return { queued, waiting, leased, done, failed, skipped };
}

export async function readTotals(queries: Queries, siteId: number): Promise<SiteTotals> {
  const { pages, threads, posts, requests, bytes } = await read(queries, siteId);
  return { pages, threads, posts, requests, bytes };
}

async function read(queries: Queries, siteId: number): Promise<Record<CounterName, number>> {
  const [row] = await queries.query(
    `SELECT ${COUNTER_NAMES.join(', ')} FROM site_counters WHERE site_id = $1`,
    [siteId],
  );
  const none = Object.fromEntries(COUNTER_NAMES.map((name) => [name, 0]));
  return (row ?? none) as Record<CounterName, number>;
}

const ADD = `UPDATE site_counters SET ${COUNTER_NAMES.map((name, i) => `${name} = ${name} + $${i + 2}`).join(', ')}
  WHERE site_id = $1`;
