// Schema version 5: what refreshing adds. Posts say when they were last seen and when they were found gone; what an edited
// post said before is kept.

export const SCHEMA_V5 = `
-- Epoch ms; NULL: not asked for again since the crawl.
ALTER TABLE posts ADD COLUMN seen_at INTEGER;
-- NULL: still there when its page was last read.
ALTER TABLE posts ADD COLUMN gone_at INTEGER;

CREATE TABLE post_revisions (
  id INTEGER PRIMARY KEY,
  site_id INTEGER NOT NULL,
  thread TEXT NOT NULL,
  post TEXT NOT NULL,
  -- When the post was found to say something else.
  replaced_at INTEGER NOT NULL,
  text TEXT NOT NULL,
  html TEXT NOT NULL
) STRICT;
-- Everything that is not as it was: what edited posts said before, and posts that are gone.
CREATE VIEW changed_posts AS
  SELECT site_id, thread, post, 'edited' AS kind, replaced_at AS at, text, html FROM post_revisions
  UNION ALL
  SELECT site_id, thread, id, 'gone', gone_at, text, html FROM posts WHERE gone_at IS NOT NULL;
-- What each pass, or each cycle of a watch, brought.
CREATE TABLE refreshes (
  id INTEGER PRIMARY KEY,
  site_id INTEGER NOT NULL,
  at INTEGER NOT NULL,
  requests INTEGER NOT NULL,
  new_posts INTEGER NOT NULL,
  new_threads INTEGER NOT NULL,
  -- Sum of the times from the writing of the new posts to their finding, ms; of those whose time is known.
  delay INTEGER NOT NULL,
  timed_posts INTEGER NOT NULL
) STRICT;
CREATE INDEX refreshes_by_time ON refreshes (site_id, at);
CREATE INDEX post_revisions_by_post ON post_revisions (site_id, thread, post, id);
`;
