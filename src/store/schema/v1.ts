// Schema version 1: every table of a Skein database.
//
// The frontier is split so that popping writes little however long it is. `urls` and `url_keys` are only ever appended
// to; what is to be done lies in three small b-trees (`queue`, `waiting`, `leases`) from whose front rows are taken.
// A URL in none of them is settled: failed or skipped if `settled` says so, else done.

export const SCHEMA_V1 = `
CREATE TABLE sites (
  id INTEGER PRIMARY KEY,
  start_url TEXT NOT NULL UNIQUE,
  strategy TEXT NOT NULL,
  state TEXT NOT NULL,
  reason TEXT,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE models (
  site_id INTEGER PRIMARY KEY,
  model TEXT NOT NULL,
  saved_at INTEGER NOT NULL
) STRICT;

CREATE TABLE urls (
  id INTEGER PRIMARY KEY,
  site_id INTEGER NOT NULL,
  url TEXT NOT NULL,
  -- What the entry is unique by, when that is not its URL: the same thread under two URLs has one.
  identity TEXT,
  type TEXT NOT NULL,
  depth INTEGER NOT NULL,
  -- The id in this table, or the text of a URL that is not in it: most links are found on a page of the frontier.
  found_on ANY NOT NULL
) STRICT;

-- Hash of site and identity (or URL) -> urls.id. Two may share a key: whoever finds one compares the text.
CREATE TABLE url_keys (
  key INTEGER NOT NULL,
  url_id INTEGER NOT NULL,
  PRIMARY KEY (key, url_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE queue (
  site_id INTEGER NOT NULL,
  priority ANY NOT NULL,
  url_id INTEGER NOT NULL,
  attempts INTEGER NOT NULL,
  PRIMARY KEY (site_id, priority, url_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE waiting (
  site_id INTEGER NOT NULL,
  due_at INTEGER NOT NULL,
  url_id INTEGER NOT NULL,
  priority ANY NOT NULL,
  attempts INTEGER NOT NULL,
  PRIMARY KEY (site_id, due_at, url_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE leases (
  url_id INTEGER PRIMARY KEY,
  site_id INTEGER NOT NULL,
  lease_until INTEGER NOT NULL,
  owner TEXT NOT NULL,
  priority ANY NOT NULL,
  attempts INTEGER NOT NULL
) STRICT;
CREATE INDEX leases_by_end ON leases (site_id, lease_until);

CREATE TABLE settled (
  url_id INTEGER PRIMARY KEY,
  site_id INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('failed', 'skipped')),
  -- Where it goes in the queue when it is tried again.
  priority ANY NOT NULL
) STRICT;

-- Kept by the code that changes the rows, in the same transaction (site-counters.ts).
CREATE TABLE site_counters (
  site_id INTEGER PRIMARY KEY,
  queued INTEGER NOT NULL,
  waiting INTEGER NOT NULL,
  leased INTEGER NOT NULL,
  done INTEGER NOT NULL,
  failed INTEGER NOT NULL,
  skipped INTEGER NOT NULL,
  pages INTEGER NOT NULL,
  threads INTEGER NOT NULL,
  posts INTEGER NOT NULL,
  requests INTEGER NOT NULL,
  bytes INTEGER NOT NULL
) STRICT;

CREATE TABLE requests (
  id INTEGER PRIMARY KEY,
  site_id INTEGER NOT NULL,
  url TEXT NOT NULL,
  status INTEGER NOT NULL,
  phase TEXT NOT NULL,
  type TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  ms ANY NOT NULL,
  at INTEGER NOT NULL,
  error TEXT NOT NULL
) STRICT;
CREATE INDEX requests_by_time ON requests (site_id, at);

CREATE TABLE pages (
  id INTEGER PRIMARY KEY,
  site_id INTEGER NOT NULL,
  url TEXT NOT NULL,
  status INTEGER NOT NULL,
  type TEXT NOT NULL,
  title TEXT NOT NULL,
  content_type TEXT NOT NULL,
  charset TEXT NOT NULL,
  fetched_at INTEGER NOT NULL,
  etag TEXT NOT NULL,
  last_modified TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  content_hash TEXT NOT NULL,
  UNIQUE (site_id, url)
) STRICT;

-- Apart from pages, so that walking pages never touches a body.
CREATE TABLE bodies (
  page_id INTEGER PRIMARY KEY,
  -- 0: stored as is; 1: raw deflate, with the preset dictionary named if any.
  codec INTEGER NOT NULL,
  dictionary_id INTEGER,
  body BLOB NOT NULL
) STRICT;

CREATE TABLE dictionaries (
  id INTEGER PRIMARY KEY,
  site_id INTEGER NOT NULL,
  page_type TEXT NOT NULL,
  body BLOB NOT NULL
) STRICT;
CREATE INDEX dictionaries_by_site ON dictionaries (site_id, page_type);

CREATE TABLE boards (
  site_id INTEGER NOT NULL,
  url TEXT NOT NULL,
  title TEXT NOT NULL,
  description TEXT NOT NULL,
  parent_url TEXT,
  PRIMARY KEY (site_id, url)
) STRICT, WITHOUT ROWID;

CREATE TABLE threads (
  site_id INTEGER NOT NULL,
  url TEXT NOT NULL,
  title TEXT NOT NULL,
  board_url TEXT,
  PRIMARY KEY (site_id, url)
) STRICT, WITHOUT ROWID;

CREATE TABLE posts (
  row_id INTEGER PRIMARY KEY,
  site_id INTEGER NOT NULL,
  thread TEXT NOT NULL,
  id TEXT NOT NULL,
  thread_title TEXT NOT NULL,
  board TEXT NOT NULL,
  position INTEGER NOT NULL,
  author TEXT NOT NULL,
  author_url TEXT,
  created_at TEXT,
  created_at_raw TEXT NOT NULL,
  text TEXT NOT NULL,
  html TEXT NOT NULL,
  url TEXT NOT NULL,
  reply_to TEXT,
  quotes TEXT NOT NULL,
  page TEXT NOT NULL,
  UNIQUE (site_id, thread, id)
) STRICT;
CREATE INDEX posts_in_order ON posts (site_id, thread, position, id);

-- A user without a profile link is known by the name alone; '' stands for 'no link' because NULLs are never equal.
CREATE TABLE users (
  site_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  url TEXT NOT NULL,
  PRIMARY KEY (site_id, name, url)
) STRICT, WITHOUT ROWID;
`;
