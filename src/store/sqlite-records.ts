// Boards, threads, posts and users in SQLite. A post seen again replaces what was known of it; of boards, threads and
// users each page tells another part, and what it does not tell stays.
import { FactTable } from './fact-table.ts';
import type { SiteCounters } from './site-counters.ts';
import type { SqliteDatabase, Statement } from './sqlite-database.ts';
import type { PostRow, RecordName, Records, ThreadFacts } from './types.ts';

/** Knows which URL an identity is enqueued under. */
interface Names {
  urlOf(siteId: number, identity: string): string | undefined;
}

const POST_COLUMNS =
  'thread_title, board, position, author, author_url, created_at, created_at_raw, text, html, url, reply_to, quotes, ' +
  'page, likes, is_edited, attachments, images, confidence, hints, is_assembled';

export class SqliteRecords {
  readonly #counters: SiteCounters;
  readonly #names: Names;
  readonly #boards: FactTable;
  readonly #threads: FactTable;
  readonly #users: FactTable;
  readonly #addPost: Statement;
  readonly #replacePost: Statement;
  readonly #removePosts: Statement;
  readonly #postsOfPage: Statement;
  readonly #placePost: Statement;

  constructor(database: SqliteDatabase, counters: SiteCounters, names: Names) {
    this.#counters = counters;
    this.#names = names;
    this.#boards = new FactTable(database, 'boards', ['url'], {
      own: ['title', 'parent_url'],
      any: ['description', 'category', 'threads', 'posts', 'last_post_at'],
    });
    this.#threads = new FactTable(database, 'threads', ['url'], {
      own: ['title', 'board_url', 'path'],
      any: ['tags', 'replies', 'views', 'last_post_at', 'is_sticky', 'is_locked', 'poll'],
    });
    this.#users = new FactTable(database, 'users', ['name', 'url'], { own: [], any: ['joined', 'posts'] });
    const placeholders = POST_COLUMNS.replaceAll(/\w+/g, '?');
    this.#addPost = database.prepare(
      `INSERT INTO posts (${POST_COLUMNS}, site_id, thread, id) VALUES (${placeholders}, ?, ?, ?) ON CONFLICT DO NOTHING`,
    );
    // A post shown again on a later page (the opening post on every one) stays where it was first; on its own page, others
    // may have come before it since. Not an upsert: SQLite would not tell whether it inserted or updated.
    this.#replacePost = database.prepare(
      `UPDATE posts SET (${POST_COLUMNS}) = (${placeholders})
       WHERE site_id = ? AND thread = ? AND id = ? AND (position >= ? OR page = ?)`,
    );
    this.#removePosts = database.prepare('DELETE FROM posts WHERE site_id = ? AND thread = ? AND page = ?');
    this.#postsOfPage = database.prepare(
      'SELECT id FROM posts WHERE site_id = ? AND thread = ? AND page = ? ORDER BY position, id',
    );
    this.#placePost = database.prepare(
      'UPDATE posts SET position = ? WHERE site_id = ? AND thread = ? AND id = ?',
    );
  }

  /** Records were removed, or a transaction undone. */
  forget(): void {
    for (const table of [this.#boards, this.#threads, this.#users]) table.forget();
  }

  /** Forgets the posts of a thread that were read from one of its pages. Must run inside a write transaction. */
  removePosts(siteId: number, thread: string, page: string): void {
    this.#counters.add(siteId, 'posts', -this.#removePosts.run(siteId, thread, page));
  }

  /** Must run inside a write transaction. */
  put(siteId: number, { boards, threads, posts, users }: Records): void {
    for (const board of boards ?? []) {
      const { isListed = false, title, parent, description, category, threads, posts, lastPostAt } = board;
      const url = this.#urlOf(siteId, board);
      if (url === '') continue;
      const parentUrl = this.#urlOrNull(siteId, parent);
      this.#boards.put([siteId, url], isListed, {
        own: [textOrNull(title), parentUrl === url ? null : parentUrl],
        any: [textOrNull(description), textOrNull(category), threads, posts, lastPostAt],
      });
    }
    for (const thread of threads ?? []) {
      const url = this.#urlOf(siteId, thread);
      if (url === '') continue;
      if (this.#putThread(siteId, url, thread)) this.#counters.add(siteId, 'threads', 1);
    }
    for (const post of posts ?? []) {
      const values = postValues(post);
      const key = [siteId, post.thread, post.id];
      if (this.#addPost.run(...values, ...key) === 1) this.#counters.add(siteId, 'posts', 1);
      else this.#replacePost.run(...values, ...key, post.position, post.page);
    }
    for (const { name, url, joined, posts } of users ?? [])
      this.#users.put([siteId, name, url ?? ''], false, { own: [], any: [joined, posts] });
  }

  /**
   * Posts of a page that was read before, placed so that posts which are gone since keep their place among them: else
   * those below would move up and stand where the others did.
   */
  keepingOrder<R extends Records>(siteId: number, records: R): R {
    const [first] = records.posts ?? [];
    if (first === undefined) return records;
    const { thread, page } = first;
    const shown = new Map(records.posts!.map((post) => [post.id, post]));
    const order = [...shown.keys()];
    let before = -1;
    const gone: string[] = [];
    for (const row of this.#postsOfPage.all(siteId, thread, page)) {
      const id = row.id as string;
      if (!shown.has(id)) {
        order.splice(before + 1, 0, id);
        gone.push(id);
      }
      before = order.indexOf(id);
    }
    if (gone.length === 0) return records;
    const place = new Map(order.map((id, i) => [id, first.position + i]));
    for (const id of gone) this.#placePost.run(place.get(id)!, siteId, thread, id);
    return {
      ...records,
      posts: records.posts!.map((post) => ({ ...post, position: place.get(post.id)! })),
    };
  }

  /** A URL turned out to be another name of a board or thread. Must run inside a write transaction. */
  move(siteId: number, from: string, to: RecordName): void {
    const url = this.#urlOf(siteId, to);
    if (url === from) return;
    this.#boards.move([siteId, from], [siteId, url]);
    if (this.#threads.move([siteId, from], [siteId, url])) this.#counters.add(siteId, 'threads', -1);
  }

  #putThread(siteId: number, url: string, thread: ThreadFacts): boolean {
    const { isListed = false, title, board, path, tags, replies, views, lastPostAt, poll } = thread;
    return this.#threads.put([siteId, url], isListed, {
      own: [textOrNull(title), this.#urlOrNull(siteId, board), listOrNull(path)],
      any: [
        listOrNull(tags),
        replies,
        views,
        lastPostAt,
        flagOrNull(thread.isSticky),
        flagOrNull(thread.isLocked),
        poll === undefined || poll === null ? null : JSON.stringify(poll),
      ],
    });
  }

  #urlOf(siteId: number, { url, identity }: RecordName): string {
    return (identity === undefined ? undefined : this.#names.urlOf(siteId, identity)) ?? url;
  }

  #urlOrNull(siteId: number, name: RecordName | null | undefined): string | null {
    return name === null || name === undefined ? null : this.#urlOf(siteId, name) || null;
  }
}

const textOrNull = (text: string | undefined) => (text === undefined || text === '' ? null : text);
const listOrNull = (list: readonly string[] | undefined) =>
  list === undefined || list.length === 0 ? null : JSON.stringify(list);
const flagOrNull = (flag: boolean | null | undefined) =>
  flag === null || flag === undefined ? null : Number(flag);

const postValues = (post: PostRow) => [
  post.threadTitle,
  post.board,
  post.position,
  post.author,
  post.authorUrl,
  post.createdAt,
  post.createdAtRaw,
  post.text,
  post.html,
  post.url,
  post.replyTo,
  JSON.stringify(post.quotes),
  post.page,
  post.likes,
  Number(post.isEdited),
  listOrNull(post.attachments),
  listOrNull(post.images),
  JSON.stringify(post.confidence),
  JSON.stringify(post.hints ?? {}),
  0,
];
