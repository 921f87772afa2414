// Schema version 7: what the dashboard asks of times: posts by theirs, and how late each pass found its posts.

export const SCHEMA_V7 = `
-- Counts by class (refresh/delay-classes.ts), JSON; of passes before this version none.
ALTER TABLE refreshes ADD COLUMN delays TEXT NOT NULL DEFAULT '[]';
-- Files that were looked into have it already.
CREATE INDEX IF NOT EXISTS posts_by_time ON posts (site_id, created_at, board);
`;
