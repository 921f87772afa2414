// Schema version 6: what workers need that look after many sites: whose turn it is, who works on what, the pace of hosts.

export const SCHEMA_V6 = `
-- Epoch ms; NULL: not before somebody says so.
ALTER TABLE sites ADD COLUMN due_at INTEGER DEFAULT 0;
ALTER TABLE sites ADD COLUMN host TEXT NOT NULL DEFAULT '';
-- JSON (SiteLimits).
ALTER TABLE sites ADD COLUMN limits TEXT NOT NULL DEFAULT '{}';
ALTER TABLE sites ADD COLUMN worked_ms INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sites ADD COLUMN failures INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sites ADD COLUMN is_paused INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sites ADD COLUMN claimed_by TEXT;
ALTER TABLE sites ADD COLUMN claimed_until INTEGER NOT NULL DEFAULT 0;
CREATE INDEX sites_due ON sites (due_at, id) WHERE is_paused = 0;

CREATE TABLE hosts (
  host TEXT PRIMARY KEY,
  owner TEXT NOT NULL,
  leased_until INTEGER NOT NULL,
  -- Another worker waits for it.
  is_wanted INTEGER NOT NULL DEFAULT 0,
  next_at INTEGER NOT NULL DEFAULT 0,
  held_until INTEGER NOT NULL DEFAULT 0,
  penalty REAL NOT NULL DEFAULT 1,
  crawl_delay_ms INTEGER NOT NULL DEFAULT 0
) STRICT;
`;
