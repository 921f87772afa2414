// The PostgreSQL schema and its versions. The tables are those of SQLite (schema/), with what many workers need beside.
//
// The frontier is split as there: `urls` is only appended to; `queue`, `waiting` and `leases` are short. What grows with
// the number of pages is partitioned by the hash of its site, so that an index stays small enough for memory, vacuum has
// pieces to work on, and a partition can be moved to another disk. Texts compare by their bytes (COLLATE "C").
import { StoreError } from '../errors.ts';
import type { PostgresDatabase, Queries } from './postgres-database.ts';

const PARTITIONS = 8;
const TEXT = 'text COLLATE "C"';
// Rows come and go: dead ones must not pile up at the front of the queue.
const CHURN =
  'autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_cost_delay = 0';

const partitionsOf = (table: string, settings = '') =>
  Array.from(
    { length: PARTITIONS },
    (_, i) =>
      `CREATE TABLE ${table}_${i} PARTITION OF ${table} FOR VALUES WITH (MODULUS ${PARTITIONS}, REMAINDER ${i})${settings};`,
  ).join('\n');

const V1 = `
CREATE TABLE sites (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  start_url ${TEXT} NOT NULL UNIQUE,
  strategy text NOT NULL,
  state text NOT NULL,
  reason text,
  created_at bigint NOT NULL
);
CREATE TABLE models (site_id integer PRIMARY KEY, model text NOT NULL, saved_at bigint NOT NULL);

CREATE SEQUENCE url_ids;
CREATE TABLE urls (
  site_id integer NOT NULL,
  id bigint NOT NULL,
  -- 64 bits of the hash of identity or URL.
  key bigint NOT NULL,
  url text NOT NULL,
  identity text,
  type text NOT NULL,
  depth integer NOT NULL,
  -- The id in this table when the page is of the frontier, else its URL.
  found_on_id bigint,
  found_on text,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, key)
) PARTITION BY HASH (site_id);
${partitionsOf('urls')}

CREATE TABLE queue (
  site_id integer NOT NULL,
  priority double precision NOT NULL,
  url_id bigint NOT NULL,
  attempts integer NOT NULL,
  PRIMARY KEY (site_id, priority, url_id)
) PARTITION BY HASH (site_id);
${partitionsOf('queue', ` WITH (${CHURN})`)}

CREATE TABLE waiting (
  site_id integer NOT NULL,
  due_at bigint NOT NULL,
  url_id bigint NOT NULL,
  priority double precision NOT NULL,
  attempts integer NOT NULL,
  PRIMARY KEY (site_id, due_at, url_id)
) WITH (${CHURN});

CREATE TABLE leases (
  site_id integer NOT NULL,
  url_id bigint NOT NULL,
  lease_until bigint NOT NULL,
  owner ${TEXT} NOT NULL,
  priority double precision NOT NULL,
  attempts integer NOT NULL,
  PRIMARY KEY (site_id, url_id)
) WITH (${CHURN});
CREATE INDEX leases_by_end ON leases (site_id, lease_until);

CREATE TABLE settled (
  site_id integer NOT NULL,
  url_id bigint NOT NULL,
  state text NOT NULL CHECK (state IN ('failed', 'skipped')),
  priority double precision NOT NULL,
  PRIMARY KEY (site_id, url_id)
);

CREATE TABLE site_counters (
  site_id integer PRIMARY KEY,
  queued bigint NOT NULL DEFAULT 0,
  waiting bigint NOT NULL DEFAULT 0,
  leased bigint NOT NULL DEFAULT 0,
  done bigint NOT NULL DEFAULT 0,
  failed bigint NOT NULL DEFAULT 0,
  skipped bigint NOT NULL DEFAULT 0,
  pages bigint NOT NULL DEFAULT 0,
  threads bigint NOT NULL DEFAULT 0,
  posts bigint NOT NULL DEFAULT 0,
  requests bigint NOT NULL DEFAULT 0,
  bytes bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 50);

CREATE TABLE requests (
  id bigint GENERATED ALWAYS AS IDENTITY,
  site_id integer NOT NULL,
  url text NOT NULL,
  status integer NOT NULL,
  phase text NOT NULL,
  type text NOT NULL,
  bytes bigint NOT NULL,
  ms double precision NOT NULL,
  at bigint NOT NULL,
  error text NOT NULL
);
CREATE INDEX requests_by_time ON requests (site_id, at, id);

CREATE TABLE pages (
  site_id integer NOT NULL,
  url ${TEXT} NOT NULL,
  status integer NOT NULL,
  type text NOT NULL,
  title text NOT NULL,
  content_type text NOT NULL,
  charset text NOT NULL,
  fetched_at bigint NOT NULL,
  written_at bigint NOT NULL,
  etag text NOT NULL,
  last_modified text NOT NULL,
  bytes bigint NOT NULL,
  content_hash text NOT NULL,
  codec smallint NOT NULL,
  dictionary_id bigint,
  body bytea NOT NULL,
  PRIMARY KEY (site_id, url)
) PARTITION BY HASH (site_id);
-- Packed by us (page-codec.ts), so PostgreSQL need not try.
ALTER TABLE pages ALTER COLUMN body SET STORAGE EXTERNAL;
${partitionsOf('pages')}

CREATE TABLE dictionaries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL,
  page_type text NOT NULL,
  body bytea NOT NULL
);
CREATE INDEX dictionaries_by_site ON dictionaries (site_id, page_type);

CREATE TABLE boards (
  site_id integer NOT NULL,
  url ${TEXT} NOT NULL,
  title text,
  description text,
  parent_url text,
  category text,
  threads bigint,
  posts bigint,
  last_post_at text,
  PRIMARY KEY (site_id, url)
);

CREATE TABLE threads (
  site_id integer NOT NULL,
  url ${TEXT} NOT NULL,
  title text,
  board_url text,
  path text,
  tags text,
  replies bigint,
  views bigint,
  last_post_at text,
  is_sticky smallint,
  is_locked smallint,
  poll text,
  PRIMARY KEY (site_id, url)
);
CREATE INDEX threads_by_title ON threads (site_id, left(title, 200));

CREATE SEQUENCE post_ids;
CREATE TABLE posts (
  row_id bigint NOT NULL DEFAULT nextval('post_ids'),
  site_id integer NOT NULL,
  -- 64 bits of the hash of thread and id.
  key bigint NOT NULL,
  thread ${TEXT} NOT NULL,
  id ${TEXT} NOT NULL,
  thread_title text NOT NULL,
  board text NOT NULL,
  position bigint NOT NULL,
  author text NOT NULL,
  author_url text,
  created_at ${TEXT},
  created_at_raw text NOT NULL,
  text text NOT NULL,
  html text NOT NULL,
  url text NOT NULL,
  reply_to text,
  quotes text NOT NULL,
  page ${TEXT} NOT NULL,
  likes bigint,
  is_edited smallint NOT NULL,
  attachments text,
  images text,
  confidence text NOT NULL,
  hints text NOT NULL,
  is_assembled smallint NOT NULL,
  seen_at bigint,
  gone_at bigint,
  is_indexed boolean NOT NULL DEFAULT false,
  PRIMARY KEY (site_id, key)
) PARTITION BY HASH (site_id);
CREATE INDEX posts_in_order ON posts (site_id, thread, position);
CREATE INDEX posts_to_assemble ON posts (site_id, thread) WHERE is_assembled = 0;
CREATE INDEX posts_to_index ON posts (row_id) WHERE NOT is_indexed;
${partitionsOf('posts')}

CREATE TABLE users (
  site_id integer NOT NULL,
  name ${TEXT} NOT NULL,
  url ${TEXT} NOT NULL,
  joined text,
  posts bigint,
  PRIMARY KEY (site_id, name, url)
);

CREATE TABLE post_revisions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL,
  thread ${TEXT} NOT NULL,
  post ${TEXT} NOT NULL,
  replaced_at bigint NOT NULL,
  text text NOT NULL,
  html text NOT NULL
);
CREATE INDEX post_revisions_by_post ON post_revisions (site_id, thread);
CREATE INDEX posts_gone ON posts (site_id, thread) WHERE gone_at IS NOT NULL;
CREATE VIEW changed_posts AS
  SELECT site_id, thread, post, 'edited'::text COLLATE "C" AS kind, replaced_at AS at, text, html FROM post_revisions
  UNION ALL
  SELECT site_id, thread, id, 'gone'::text COLLATE "C", gone_at, text, html FROM posts WHERE gone_at IS NOT NULL;

CREATE TABLE refreshes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL,
  at bigint NOT NULL,
  requests bigint NOT NULL,
  new_posts bigint NOT NULL,
  new_threads bigint NOT NULL,
  delay bigint NOT NULL,
  timed_posts bigint NOT NULL
);
CREATE INDEX refreshes_by_time ON refreshes (site_id, at);

-- Words of posts, brought up to date by whoever searches (postgres-search.ts).
CREATE TABLE post_words (row_id bigint PRIMARY KEY, site_id integer NOT NULL, key bigint NOT NULL, words tsvector NOT NULL);
CREATE INDEX post_words_by_word ON post_words USING gin (words);
`;

const V2 = `
ALTER TABLE sites ADD COLUMN due_at bigint DEFAULT 0;
ALTER TABLE sites ADD COLUMN host ${TEXT} NOT NULL DEFAULT '';
ALTER TABLE sites ADD COLUMN limits text NOT NULL DEFAULT '{}';
ALTER TABLE sites ADD COLUMN worked_ms bigint NOT NULL DEFAULT 0;
ALTER TABLE sites ADD COLUMN failures integer NOT NULL DEFAULT 0;
ALTER TABLE sites ADD COLUMN is_paused smallint NOT NULL DEFAULT 0;
ALTER TABLE sites ADD COLUMN claimed_by text;
ALTER TABLE sites ADD COLUMN claimed_until bigint NOT NULL DEFAULT 0;
CREATE INDEX sites_due ON sites (due_at, id) WHERE is_paused = 0;
CREATE TABLE hosts (
  host ${TEXT} PRIMARY KEY,
  owner text NOT NULL,
  leased_until bigint NOT NULL,
  is_wanted smallint NOT NULL DEFAULT 0,
  next_at bigint NOT NULL DEFAULT 0,
  held_until bigint NOT NULL DEFAULT 0,
  penalty double precision NOT NULL DEFAULT 1,
  crawl_delay_ms bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 50);
`;

const V3 = `
ALTER TABLE refreshes ADD COLUMN delays text NOT NULL DEFAULT '[]';
CREATE INDEX IF NOT EXISTS posts_by_time ON posts (site_id, created_at);
`;

const V4 = `
CREATE TABLE comment_visits (site_id integer PRIMARY KEY, state text NOT NULL);
`;

const V5 = `
-- The last transaction of each user of the database, so that one whose answer was lost can be told to be stored.
CREATE TABLE commits (client ${TEXT} PRIMARY KEY, number bigint NOT NULL, at timestamptz NOT NULL) WITH (fillfactor = 50);
`;

const V6 = `
ALTER TABLE boards ADD COLUMN told_threads bigint;
ALTER TABLE boards ADD COLUMN least_threads bigint;
ALTER TABLE threads ADD COLUMN told_posts bigint;
ALTER TABLE threads ADD COLUMN least_posts bigint;
ALTER TABLE threads ADD COLUMN stored_posts bigint;
ALTER TABLE settled ADD COLUMN reason text;
CREATE TABLE ledgers (site_id integer PRIMARY KEY, ledger text NOT NULL, saved_at bigint NOT NULL);
UPDATE threads t SET stored_posts =
  (SELECT nullif(count(*), 0) FROM posts p WHERE p.site_id = t.site_id AND p.thread = t.url);
`;

/** The n-th script brings a database from version n to n + 1. Never edit one that was released: append another. */
const MIGRATIONS: readonly string[] = [V1, V2, V3, V4, V5, V6];

export const POSTGRES_SCHEMA_VERSION = MIGRATIONS.length;

// 'SKEI', as in SQLite's application_id: two processes that open a new database at once must not both create it.
const MIGRATION_LOCK = 0x534b4549;

/** Brings the database to the newest schema. Throws StoreError when it is another program's, or of a newer Skein. */
export async function migratePostgres(database: PostgresDatabase, mustExist: boolean): Promise<void> {
  const isOurs = await has(database, 'skein_schema');
  if (isOurs && (await versionOf(database, database.location)) === POSTGRES_SCHEMA_VERSION) return;
  if (!isOurs && mustExist)
    throw new StoreError(
      'not-a-skein-db',
      `${database.location} is not a Skein database: nothing was crawled into it yet`,
    );
  await database.repeatable(async (queries) => {
    await queries.query(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    if (!(await has(queries, 'skein_schema'))) {
      if (await has(queries, 'sites'))
        throw new StoreError(
          'not-a-skein-db',
          `${database.location} is a database of another program; give one of its own to Skein`,
        );
      await queries.query('CREATE TABLE skein_schema (version integer NOT NULL)');
      await queries.query('INSERT INTO skein_schema VALUES (0)');
    }
    for (
      let version = await versionOf(queries, database.location);
      version < POSTGRES_SCHEMA_VERSION;
      version++
    ) {
      for (const statement of (MIGRATIONS[version] as string).split(/;\s*\n/))
        if (statement.trim() !== '') await queries.query(statement);
      await queries.query('UPDATE skein_schema SET version = $1', [version + 1]);
    }
  });
}

async function has(queries: Queries, table: string): Promise<boolean> {
  const [row] = await queries.query('SELECT to_regclass($1) IS NOT NULL AS found', [table]);
  return row?.found === true;
}

async function versionOf(queries: Queries, location: string): Promise<number> {
  const [row] = await queries.query('SELECT version FROM skein_schema');
  const version = Number(row?.version ?? 0);
  if (version > POSTGRES_SCHEMA_VERSION)
    throw new StoreError(
      'newer-schema',
      `${location} has schema version ${version}, this Skein knows up to ${POSTGRES_SCHEMA_VERSION}: ` +
        `use a Skein that knows schema version ${version}`,
    );
  return version;
}
