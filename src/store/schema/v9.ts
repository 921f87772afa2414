// Schema version 9: the ledger (crawl/ledger/). What pages state of their own board or thread beside what lists state, how many
// posts of a thread are stored, why a URL was given up, and the last reckoning of each site.

export const SCHEMA_V9 = `
-- Threads that the board's own pages state ('1-20 of 512'), and the fewest that its pager leaves room for.
ALTER TABLE boards ADD COLUMN told_threads INTEGER;
ALTER TABLE boards ADD COLUMN least_threads INTEGER;
-- The same of the posts of a thread.
ALTER TABLE threads ADD COLUMN told_posts INTEGER;
ALTER TABLE threads ADD COLUMN least_posts INTEGER;
-- When the thread was last put together; NULL: never.
ALTER TABLE threads ADD COLUMN stored_posts INTEGER;
-- UnreadReason; NULL: of before this version.
ALTER TABLE settled ADD COLUMN reason TEXT;
-- JSON (Ledger).
CREATE TABLE ledgers (site_id INTEGER PRIMARY KEY, ledger TEXT NOT NULL, saved_at INTEGER NOT NULL) STRICT;
UPDATE threads SET stored_posts =
  (SELECT nullif(count(*), 0) FROM posts p WHERE p.site_id = threads.site_id AND p.thread = threads.url);
`;
