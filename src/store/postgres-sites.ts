// Sites and their models in PostgreSQL.
import type { SiteModel } from '../learn/index.ts';
import { hostOf } from './fleet-rows.ts';
import { LEDGER_SQL, toUnread } from './ledger-sql.ts';
import type { Ledger, UnreadUrl } from './ledger-types.ts';
import type { PgRow, Queries } from './postgres-database.ts';
import { numbered } from './postgres-tables.ts';
import { toSite } from './site-rows.ts';
import type { Site, SiteState } from './types.ts';
import { wholeMs } from './whole-ms.ts';

/** Must run inside a transaction. */
export async function openSite(
  queries: Queries,
  startUrl: string,
  strategy: string,
  now: number,
): Promise<Site> {
  await queries.query(SQL.addSite, [startUrl, strategy, wholeMs(now), hostOf(startUrl)]);
  const [row] = await queries.query(SQL.site, [startUrl]);
  await queries.query(SQL.addCounters, [row?.id as number]);
  return toSite(row as PgRow);
}

export async function allSites(queries: Queries): Promise<Site[]> {
  return (await queries.query(SQL.sites)).map(toSite);
}

export async function setState(
  queries: Queries,
  siteId: number,
  state: SiteState,
  reason: string | undefined,
): Promise<void> {
  await queries.query(SQL.setState, [siteId, state, reason ?? null]);
}

export async function saveModel(
  queries: Queries,
  siteId: number,
  model: SiteModel,
  now: number,
): Promise<void> {
  await queries.query(SQL.saveModel, [siteId, JSON.stringify(model), wholeMs(now)]);
}

export async function loadModel(queries: Queries, siteId: number): Promise<SiteModel | undefined> {
  const [row] = await queries.query(SQL.loadModel, [siteId]);
  return row === undefined ? undefined : (JSON.parse(row.model as string) as SiteModel);
}

export async function saveLedger(
  queries: Queries,
  siteId: number,
  ledger: Ledger,
  now: number,
): Promise<void> {
  await queries.query(numbered(LEDGER_SQL.save), [siteId, JSON.stringify(ledger), wholeMs(now)]);
}

export async function loadLedger(queries: Queries, siteId: number): Promise<Ledger | undefined> {
  const [row] = await queries.query(numbered(LEDGER_SQL.load), [siteId]);
  return row === undefined ? undefined : (JSON.parse(row.ledger as string) as Ledger);
}

export async function unreadUrls(queries: Queries, siteId: number, limit: number): Promise<UnreadUrl[]> {
  return (await queries.query(numbered(LEDGER_SQL.unread), [siteId, limit])).map(toUnread);
}

const SQL = {
  addSite: `INSERT INTO sites (start_url, strategy, state, created_at, host) VALUES ($1, $2, 'new', $3, $4)
    ON CONFLICT (start_url) DO NOTHING`,
  addCounters: 'INSERT INTO site_counters (site_id) VALUES ($1) ON CONFLICT DO NOTHING',
  site: 'SELECT * FROM sites WHERE start_url = $1',
  sites: 'SELECT * FROM sites ORDER BY id',
  setState: 'UPDATE sites SET state = $2, reason = $3 WHERE id = $1',
  saveModel: `INSERT INTO models (site_id, model, saved_at) VALUES ($1, $2, $3)
    ON CONFLICT (site_id) DO UPDATE SET model = excluded.model, saved_at = excluded.saved_at`,
  loadModel: 'SELECT model FROM models WHERE site_id = $1',
} as const;
