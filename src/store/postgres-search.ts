// Full-text search in PostgreSQL: brings the words of posts up to date, then asks for them. Words are those of
// search-words.ts, not PostgreSQL's own: it knows no word of scripts without spaces.
import { StoreError } from '../errors.ts';
import type { PgRow, PgValue, PostgresDatabase, Queries } from './postgres-database.ts';
import { snippetOf } from './search-snippet.ts';
import { parseQuery, type SearchPhrase, wordsOf } from './search-words.ts';
import type { SearchHit, SearchOptions } from './types.ts';

// Posts indexed in one transaction: a crawl that goes on meanwhile waits no longer than that takes.
const BATCH = 1_000;
const DEFAULT_LIMIT = 20;
/** What a tsvector can hold: positions, bytes of a word, words. */
const MAX_POSITION = 16_383;
const MAX_WORD_BYTES = 2_000;
const MAX_WORDS = 20_000;

export async function searchPosts(
  database: PostgresDatabase,
  query: string,
  { limit = DEFAULT_LIMIT, onIndexing }: SearchOptions = {},
): Promise<SearchHit[]> {
  const phrases = parseQuery(query);
  const words = tsquery(phrases);
  const rows = await update(database, onIndexing).then(
    () => database.query(FIND, [words, limit]),
    (error: unknown) => {
      if (!(error instanceof StoreError) || error.code !== 'unwritable') throw error;
      return findWithoutWriting(database, [words, limit], onIndexing);
    },
  );
  const hits: SearchHit[] = [];
  for (const row of rows) {
    const { text, marks } = snippetOf(row.text as string, phrases);
    hits.push({
      id: row.id as string,
      thread: row.thread as string,
      threadTitle: row.thread_title as string,
      board: row.board as string,
      position: row.place as number,
      author: row.author as string,
      createdAt: row.created_at as string | null,
      url: row.url as string,
      snippet: text,
      marks,
    });
  }
  return hits;
}

async function update(database: PostgresDatabase, onIndexing: SearchOptions['onIndexing']): Promise<void> {
  const [row] = await database.query(MISSING);
  const total = row?.missing as number;
  if (total === 0) return;
  for (let done = 0; ; ) {
    const count = await database.transaction(indexSome);
    if (count === 0) return;
    done += count;
    onIndexing?.(done, Math.max(done, total));
  }
}

/** For users who may only read: what is not in the index yet is indexed beside it, for this one search. */
function findWithoutWriting(
  database: PostgresDatabase,
  values: readonly PgValue[],
  onIndexing: SearchOptions['onIndexing'],
): Promise<readonly PgRow[]> {
  return database.repeatable(async (queries) => {
    const [row] = await queries.query(MISSING);
    await queries.query(FRESH_WORDS);
    for (let done = 0, last = -1; ; ) {
      const posts = await queries.query(FRESH_AFTER, [BATCH, last]);
      if (posts.length === 0) break;
      await queries.query(PUT_FRESH, indexed(posts));
      last = posts.at(-1)!.row_id as number;
      done += posts.length;
      onIndexing?.(done, Math.max(done, row?.missing as number));
    }
    return queries.query(FIND_WITH_FRESH, values);
  });
}

/** Posts that another search is just indexing are left to that one. */
async function indexSome(queries: Queries): Promise<number> {
  const posts = await queries.query(FRESH, [BATCH]);
  if (posts.length === 0) return 0;
  await queries.query(PUT, indexed(posts));
  return posts.length;
}

function indexed(posts: readonly PgRow[]): PgValue[] {
  return [
    posts.map((row) => row.row_id as number),
    posts.map((row) => row.site_id as number),
    posts.map((row) => row.key as string),
    posts.map((row) => tsvector(row.title as string, row.text as string)),
  ];
}

/** The words of a post in the notation of tsvector; those of the title weigh more. */
function tsvector(title: string, text: string): string {
  const places = new Map<string, string[]>();
  let at = 0;
  let count = 0;
  const add = (source: string, weight: string) => {
    for (const { word } of wordsOf(source)) {
      at = Math.min(at + 1, MAX_POSITION);
      if (Buffer.byteLength(word) > MAX_WORD_BYTES || ++count > MAX_WORDS) continue;
      const known = places.get(word);
      if (known === undefined) places.set(word, [`${at}${weight}`]);
      else if (known.length < 255) known.push(`${at}${weight}`);
    }
  };
  add(title, 'A');
  // So that no phrase goes on from the title into the text.
  at = Math.min(at + 1, MAX_POSITION);
  add(text, '');
  return Array.from(places, ([word, at]) => `${quoted(word)}:${at.join(',')}`).join(' ');
}

function tsquery(phrases: readonly SearchPhrase[]): string {
  const parts = phrases.map(({ words, isPrefix, isExcluded }) => {
    const last = words.length - 1;
    const terms = words.map((word, i) => `${quoted(word)}${isPrefix && i === last ? ':*' : ''}`);
    return `${isExcluded ? '!' : ''}(${terms.join(' <-> ')})`;
  });
  return parts.join(' & ');
}

const quoted = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

const MISSING = 'SELECT count(*) AS missing FROM posts WHERE NOT is_indexed';
// The title counts once for each thread: else every post of it would be found by it.
const freshPosts = (from: string) => `SELECT p.row_id, p.site_id, p.key::text AS key, p.text,
    CASE WHEN p.position = (SELECT min(o.position) FROM posts o WHERE o.site_id = p.site_id AND o.thread = p.thread)
      THEN p.thread_title ELSE '' END AS title
  FROM posts p WHERE NOT p.is_indexed ${from}`;
const FRESH = freshPosts('ORDER BY p.row_id LIMIT $1 FOR UPDATE SKIP LOCKED');
const FRESH_AFTER = freshPosts('AND p.row_id > $2 ORDER BY p.row_id LIMIT $1');
const FRESH_WORDS = `CREATE TEMP TABLE fresh_words
  (row_id bigint, site_id int, key bigint, words tsvector) ON COMMIT DROP`;
const PUT_FRESH = `INSERT INTO fresh_words
  SELECT row_id, site_id, key, words::tsvector
  FROM unnest($1::bigint[], $2::int[], $3::bigint[], $4::text[]) AS g(row_id, site_id, key, words)`;
const PUT = `
  WITH given AS (SELECT * FROM unnest($1::bigint[], $2::int[], $3::bigint[], $4::text[]) AS g(row_id, site_id, key, words)),
  put AS (
    INSERT INTO post_words (row_id, site_id, key, words) SELECT row_id, site_id, key, words::tsvector FROM given
    ON CONFLICT (row_id) DO UPDATE SET site_id = excluded.site_id, key = excluded.key, words = excluded.words)
  UPDATE posts p SET is_indexed = true FROM given g WHERE p.site_id = g.site_id AND p.key = g.key`;
const findIn = (words: string) => `
  SELECT p.id, p.thread, p.thread_title, p.board, p.author, p.created_at, p.url, p.text,
    (SELECT count(*) FROM posts o WHERE o.site_id = p.site_id AND o.thread = p.thread
      AND (o.position, o.id) <= (p.position, p.id)) AS place
  FROM ${words} w JOIN posts p ON p.site_id = w.site_id AND p.key = w.key AND p.row_id = w.row_id
  WHERE w.words @@ $1::tsquery
  ORDER BY ts_rank('{0.33, 0.33, 0.33, 1}', w.words, $1::tsquery, 1) DESC, p.row_id LIMIT $2`;
const FIND = findIn('post_words');
const FIND_WITH_FRESH = findIn(
  '(SELECT row_id, site_id, key, words FROM post_words UNION ALL SELECT row_id, site_id, key, words FROM fresh_words)',
);
