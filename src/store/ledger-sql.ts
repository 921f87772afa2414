// The ledger in SQL, the same for both drivers but for how parameters are written.
import type { CoverageRow, Ledger, UnreadUrl } from './ledger-types.ts';

export const LEDGER_SQL = {
  save: `INSERT INTO ledgers (site_id, ledger, saved_at) VALUES (?, ?, ?)
    ON CONFLICT (site_id) DO UPDATE SET ledger = excluded.ledger, saved_at = excluded.saved_at`,
  load: 'SELECT ledger FROM ledgers WHERE site_id = ?',
  unread: `SELECT u.url, u.type, coalesce(s.reason, CASE s.state WHEN 'skipped' THEN 'robots' ELSE 'failed' END) AS reason
    FROM settled s JOIN urls u ON u.site_id = s.site_id AND u.id = s.url_id WHERE s.site_id = ? LIMIT ?`,
} as const;

export function toUnread(row: Readonly<Record<string, unknown>>): UnreadUrl {
  return {
    url: row.url as string,
    type: row.type as UnreadUrl['type'],
    reason: row.reason as UnreadUrl['reason'],
  };
}

/** The lines of the ledgers of the sites given. */
export async function* coverageRows(
  siteIds: readonly number[],
  load: (siteId: number) => Promise<Ledger | undefined>,
): AsyncGenerator<CoverageRow, void, undefined> {
  for (const siteId of siteIds) yield* (await load(siteId))?.rows ?? [];
}
