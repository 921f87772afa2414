// Boards, threads, posts and users in PostgreSQL. A post seen again replaces what was known of it; of boards, threads and
// users each page tells another part, and what it does not tell stays.
import { placesWithGone } from './gone-posts.ts';
import type { CounterChanges } from './postgres-counters.ts';
import type { Queries } from './postgres-database.ts';
import { PostgresFacts } from './postgres-facts.ts';
import { indexable, keyOf64 } from './postgres-keys.ts';
import { type Column, columnsOf, unnested } from './postgres-tables.ts';
import type { PostgresUrls } from './postgres-urls.ts';
import {
  BOARD_COLUMNS,
  boardValues,
  POST_COLUMNS,
  postValues,
  THREAD_COLUMNS,
  threadValues,
  USER_COLUMNS,
} from './record-values.ts';
import type { PostRow, RecordName, Records } from './types.ts';

/** What a post is unique by within its site. */
export function postKey(siteId: number, thread: string, id: string): string {
  return keyOf64(siteId, `${thread}\n${id}`);
}

export class PostgresRecords {
  readonly #urls: PostgresUrls;
  readonly #boards = new PostgresFacts('boards', ['url'], typed(BOARD_COLUMNS));
  readonly #threads = new PostgresFacts('threads', ['url'], typed(THREAD_COLUMNS));
  readonly #users = new PostgresFacts('users', ['name', 'url'], typed(USER_COLUMNS));

  constructor(urls: PostgresUrls) {
    this.#urls = urls;
  }

  /** Records were removed, or a transaction undone. */
  forget(): void {
    for (const table of [this.#boards, this.#threads, this.#users]) table.forget();
  }

  /** Forgets the posts of a thread that were read from one of its pages. Must run inside a transaction. */
  async removePosts(
    queries: Queries,
    siteId: number,
    thread: string,
    page: string,
    counters: CounterChanges,
  ) {
    const rows = await queries.query(REMOVE_POSTS, [siteId, indexable(thread), page]);
    counters.add('posts', -rows.length);
  }

  /** Stores what several pages tell, in their order; no post twice. Must run inside a transaction. */
  async put(
    queries: Queries,
    siteId: number,
    told: readonly Records[],
    counters: CounterChanges,
  ): Promise<void> {
    const nameOf = await this.#names(queries, siteId, told);
    const boards = told
      .flatMap(({ boards = [] }) => boards)
      .flatMap((board) => {
        const url = nameOf(board);
        if (url === '') return [];
        return [{ key: [url], isListed: board.isListed ?? false, ...boardValues(board, url, nameOf) }];
      });
    await this.#boards.put(queries, siteId, boards);
    const threads = told
      .flatMap(({ threads = [] }) => threads)
      .flatMap((thread) => {
        const url = nameOf(thread);
        if (url === '') return [];
        return [{ key: [url], isListed: thread.isListed ?? false, ...threadValues(thread, nameOf) }];
      });
    counters.add('threads', await this.#threads.put(queries, siteId, threads));
    const posts = told.flatMap(({ posts = [] }) => posts);
    counters.add('posts', await this.#putPosts(queries, siteId, posts));
    const users = told
      .flatMap(({ users = [] }) => users)
      .map(({ name, url, joined, posts }) => ({
        key: [indexable(name, 2), indexable(url ?? '', 2)],
        isListed: false,
        own: [],
        any: [joined, posts],
      }));
    await this.#users.put(queries, siteId, users);
  }

  /** Posts of a page that was read before, placed so that posts which are gone since keep their place among them. */
  async keepingOrder<R extends Records>(queries: Queries, siteId: number, records: R): Promise<R> {
    const [first] = records.posts ?? [];
    if (first === undefined) return records;
    const { thread, page } = first;
    const stored = await queries.query(POSTS_OF_PAGE, [siteId, indexable(thread), page]);
    const places = placesWithGone(
      records.posts!,
      stored.map(({ id }) => id as string),
    );
    if (places === undefined) return records;
    const { gone, placeOf } = places;
    const keys = gone.map((id) => postKey(siteId, thread, id));
    await queries.query(PLACE_POSTS, [siteId, keys, gone.map(placeOf)]);
    return { ...records, posts: records.posts!.map((post) => ({ ...post, position: placeOf(post.id) })) };
  }

  /** A URL turned out to be another name of a board or thread. Must run inside a transaction. */
  async move(queries: Queries, siteId: number, from: string, to: RecordName, counters: CounterChanges) {
    const nameOf = await this.#names(queries, siteId, [{ threads: [to] }]);
    const [old, url] = [indexable(from), nameOf(to)];
    if (url === old) return;
    await this.#boards.move(queries, siteId, old, url);
    if (await this.#threads.move(queries, siteId, old, url)) counters.add('threads', -1);
  }

  async #putPosts(queries: Queries, siteId: number, posts: readonly PostRow[]): Promise<number> {
    if (posts.length === 0) return 0;
    const rows = new Map(
      posts.map((post) => {
        const key = postKey(siteId, post.thread, post.id);
        return [key, [key, indexable(post.thread), post.id, ...postValues(post)]];
      }),
    );
    const all = [...rows.values()];
    const added = await queries.query(ADD_POSTS, [siteId, ...columnsOf(all, COLUMNS.length)]);
    if (added.length === all.length) return added.length;
    for (const { key } of added) rows.delete(key as string);
    await queries.query(REPLACE_POSTS, [siteId, ...columnsOf([...rows.values()], COLUMNS.length)]);
    return added.length;
  }

  /** How records are called: by the URL their identity was enqueued under, where it was. */
  async #names(
    queries: Queries,
    siteId: number,
    told: readonly Records[],
  ): Promise<(name: RecordName) => string> {
    const identities = new Set<string>();
    const add = (name: RecordName | null | undefined) => {
      if (name?.identity !== undefined) identities.add(name.identity);
    };
    for (const { boards = [], threads = [] } of told) {
      for (const board of boards) [board, board.parent].forEach(add);
      for (const thread of threads) [thread, thread.board].forEach(add);
    }
    const urls = await this.#urls.urlsOf(queries, siteId, identities);
    return ({ url, identity }) => indexable((identity === undefined ? undefined : urls.get(identity)) ?? url);
  }
}

const NUMBERS = new Set([
  ...['position', 'threads', 'posts', 'replies', 'views', 'likes'],
  ...['told_threads', 'least_threads', 'told_posts', 'least_posts'],
]);
const FLAGS = new Set(['is_edited', 'is_assembled', 'is_sticky', 'is_locked']);
const withType = (name: string): Column => [
  name,
  NUMBERS.has(name) ? 'bigint' : FLAGS.has(name) ? 'smallint' : 'text',
];

function typed(columns: { readonly own: readonly string[]; readonly any: readonly string[] }) {
  return { own: columns.own.map(withType), any: columns.any.map(withType) };
}

const COLUMNS: readonly Column[] = [
  ['key', 'bigint'],
  ['thread', 'text'],
  ['id', 'text'],
  ...POST_COLUMNS.map(withType),
];
const columnNames = COLUMNS.map(([name]) => name).join(', ');
const posts = unnested('g', COLUMNS, 2);

const ADD_POSTS = `INSERT INTO posts (site_id, ${columnNames})
  SELECT $1, g.* FROM ${posts} ON CONFLICT DO NOTHING RETURNING key::text`;
// A post shown again on a later page (the opening post on every one) stays where it was first; on its own page, others may
// have come before it since.
const REPLACE_POSTS = `UPDATE posts p SET ${POST_COLUMNS.map((name) => `${name} = g.${name}`).join(', ')},
    is_indexed = p.is_indexed AND p.text = g.text AND p.thread_title = g.thread_title
  FROM ${posts} WHERE p.site_id = $1 AND p.key = g.key AND (p.position >= g.position OR p.page = g.page)`;
const REMOVE_POSTS = 'DELETE FROM posts WHERE site_id = $1 AND thread = $2 AND page = $3 RETURNING 1 AS one';
const POSTS_OF_PAGE =
  'SELECT id FROM posts WHERE site_id = $1 AND thread = $2 AND page = $3 ORDER BY position, id';
const PLACE_POSTS = `UPDATE posts p SET position = g.position
  FROM unnest($2::bigint[], $3::bigint[]) AS g(key, position) WHERE p.site_id = $1 AND p.key = g.key`;
