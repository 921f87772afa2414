// Sites and their models in SQLite.
import type { SiteModel } from '../learn/index.ts';
import { hostOf } from './fleet-rows.ts';
import { LEDGER_SQL, toUnread } from './ledger-sql.ts';
import type { Ledger, UnreadUrl } from './ledger-types.ts';
import { toSite } from './site-rows.ts';
import type { SqliteDatabase, SqlRow, Statement } from './sqlite-database.ts';
import type { Site, SiteState } from './types.ts';

export class SqliteSites {
  readonly #now: () => number;
  readonly #statements: Readonly<Record<keyof typeof SQL, Statement>>;

  constructor(database: SqliteDatabase, now: () => number) {
    this.#now = now;
    this.#statements = Object.fromEntries(
      Object.entries(SQL).map(([name, sql]) => [name, database.prepare(sql)]),
    ) as Record<keyof typeof SQL, Statement>;
  }

  /** Must run inside a transaction. */
  open(startUrl: string, strategy: string): Site {
    this.#statements.addSite.run(startUrl, strategy, this.#now(), hostOf(startUrl));
    return toSite(this.#statements.site.get(startUrl) as SqlRow);
  }

  all(): Site[] {
    return this.#statements.sites.all().map(toSite);
  }

  ids(): number[] {
    return this.#statements.sites.all().map((row) => row.id as number);
  }

  setState(siteId: number, state: SiteState, reason: string | undefined): void {
    this.#statements.setState.run(state, reason ?? null, siteId);
  }

  saveModel(siteId: number, model: SiteModel): void {
    this.#statements.saveModel.run(siteId, JSON.stringify(model), this.#now());
  }

  saveLedger(siteId: number, ledger: Ledger): void {
    this.#statements.save.run(siteId, JSON.stringify(ledger), this.#now());
  }

  loadLedger(siteId: number): Ledger | undefined {
    const row = this.#statements.load.get(siteId);
    return row === undefined ? undefined : (JSON.parse(row.ledger as string) as Ledger);
  }

  unread(siteId: number, limit: number): UnreadUrl[] {
    return this.#statements.unread.all(siteId, limit).map(toUnread);
  }

  loadModel(siteId: number): SiteModel | undefined {
    const row = this.#statements.loadModel.get(siteId);
    return row === undefined ? undefined : (JSON.parse(row.model as string) as SiteModel);
  }
}

const SQL = {
  ...LEDGER_SQL,
  addSite: `INSERT INTO sites (start_url, strategy, state, created_at, host) VALUES (?, ?, 'new', ?, ?)
    ON CONFLICT (start_url) DO NOTHING`,
  site: 'SELECT * FROM sites WHERE start_url = ?',
  sites: 'SELECT * FROM sites ORDER BY id',
  setState: 'UPDATE sites SET state = ?, reason = ? WHERE id = ?',
  saveModel: `INSERT INTO models (site_id, model, saved_at) VALUES (?, ?, ?)
    ON CONFLICT DO UPDATE SET model = excluded.model, saved_at = excluded.saved_at`,
  loadModel: 'SELECT model FROM models WHERE site_id = ?',
} as const;
