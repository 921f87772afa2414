// Schema version 3: what index and thread pages tell of boards, threads and users, and the small fields of posts.
//
// NULL is 'no page has said so yet'. Boards and threads are told of by many pages, each of which says something else.

export const SCHEMA_V3 = `
CREATE TABLE boards_3 (
  site_id INTEGER NOT NULL,
  url TEXT NOT NULL,
  title TEXT,
  description TEXT,
  parent_url TEXT,
  category TEXT,
  threads INTEGER,
  posts INTEGER,
  last_post_at TEXT,
  PRIMARY KEY (site_id, url)
) STRICT, WITHOUT ROWID;
INSERT INTO boards_3 (site_id, url, title, description, parent_url)
  SELECT site_id, url, title, description, parent_url FROM boards;
DROP TABLE boards;
ALTER TABLE boards_3 RENAME TO boards;

CREATE TABLE threads_3 (
  site_id INTEGER NOT NULL,
  url TEXT NOT NULL,
  title TEXT,
  board_url TEXT,
  -- Lists and the poll as JSON.
  path TEXT,
  tags TEXT,
  replies INTEGER,
  views INTEGER,
  last_post_at TEXT,
  is_sticky INTEGER,
  is_locked INTEGER,
  poll TEXT,
  PRIMARY KEY (site_id, url)
) STRICT, WITHOUT ROWID;
INSERT INTO threads_3 (site_id, url, title, board_url) SELECT site_id, url, title, board_url FROM threads;
DROP TABLE threads;
ALTER TABLE threads_3 RENAME TO threads;

ALTER TABLE users ADD COLUMN joined TEXT;
ALTER TABLE users ADD COLUMN posts INTEGER;

ALTER TABLE posts ADD COLUMN likes INTEGER;
ALTER TABLE posts ADD COLUMN is_edited INTEGER NOT NULL DEFAULT 0;
-- NULL for an empty list, which most are.
ALTER TABLE posts ADD COLUMN attachments TEXT;
ALTER TABLE posts ADD COLUMN images TEXT;
ALTER TABLE posts ADD COLUMN confidence TEXT NOT NULL DEFAULT '{}';
`;
