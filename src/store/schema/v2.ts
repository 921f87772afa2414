// Schema version 2: full-text search of posts.
//
// The index is brought up to date by whoever searches, not by the crawl: `post_index_state` says how far it goes, and
// `post_index_stale` lists what changed since within that range. A crawl nobody searches pays nothing for it.

/** The index itself; search-index.ts makes another one in memory for a file that cannot be written. */
export const POST_INDEX = `
-- Contentless: the text is in posts already. Characters of scripts without spaces are indexed one by one (search-words.ts).
CREATE VIRTUAL TABLE post_index USING fts5(
  title, text, content = '', contentless_delete = 1,
  tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M* Co'"
);`;

export const SCHEMA_V2 = `${POST_INDEX}

CREATE TABLE post_index_state (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  -- Posts up to this row_id are in the index.
  indexed_to INTEGER NOT NULL
) STRICT;
INSERT INTO post_index_state VALUES (1, 0);

CREATE TABLE post_index_stale (
  row_id INTEGER PRIMARY KEY
) STRICT;

CREATE TRIGGER post_index_update AFTER UPDATE OF text, thread_title ON posts
WHEN (old.text IS NOT new.text OR old.thread_title IS NOT new.thread_title)
  AND old.row_id <= (SELECT indexed_to FROM post_index_state)
BEGIN
  INSERT OR IGNORE INTO post_index_stale VALUES (old.row_id);
END;

CREATE TRIGGER post_index_delete AFTER DELETE ON posts
WHEN old.row_id <= (SELECT indexed_to FROM post_index_state)
BEGIN
  INSERT OR IGNORE INTO post_index_stale VALUES (old.row_id);
END;
`;
