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
CREATE INDEX post_revisions_by_post ON post_revisions (site_id, thread, post, id);
`;
