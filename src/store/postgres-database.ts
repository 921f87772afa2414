// The way to a PostgreSQL database: a pool of connections, transactions that survive a lost connection, prepared statements.
import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { isPassing, toPostgresError } from './postgres-errors.ts';
import { listen } from './postgres-listener.ts';
import { postgresAddress, shownLocation } from './store-location.ts';

export type PgValue = string | number | null | Buffer | readonly (string | number | null | Buffer)[];
export type PgRow = Readonly<Record<string, string | number | boolean | null | Buffer>>;

export interface PostgresOptions {
  /** Connections at the same time. Default 4: a crawl commits one batch at a time, the others read. */
  readonly connections?: number;
  /** How long to try again while the server does not answer, ms. Default 5 minutes: a restart, a failover. */
  readonly patienceMs?: number;
  /** Told why, when the server does not answer at once: then opening waits for it, as everything later does. Default: it fails. */
  readonly onWaiting?: (reason: string) => void;
}

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 5_000;
const CONNECT_TIMEOUT_MS = 10_000;
/** No statement of ours takes this long; one that does hangs on something that will not end. */
const STATEMENT_TIMEOUT_MS = 10 * 60_000;
/** A connection that was lost without a word keeps its locks no longer than this. */
const IDLE_IN_TRANSACTION_MS = 2 * 60_000;
const INT8 = 20;

/** Gives a row back unless this very transaction was stored before. Waits for an earlier try of it that is still under way. */
const NOTE_COMMIT = `INSERT INTO commits AS c (client, number, at) VALUES ($1, $2, now())
  ON CONFLICT (client) DO UPDATE SET number = excluded.number, at = excluded.at WHERE c.number <> excluded.number
  RETURNING 1 AS noted`;
const FORGET_COMMITS = 'DELETE FROM commits WHERE client LIKE $1';

/** Runs statements, in a transaction or each on its own. */
export interface Queries {
  query(sql: string, values?: readonly PgValue[]): Promise<readonly PgRow[]>;
}

export class PostgresDatabase implements Queries {
  /** Without a password. */
  readonly location: string;
  readonly #address: string;
  readonly #pool: pg.Pool;
  readonly #patienceMs: number;
  /** Among all that ever used the database. */
  readonly #name = randomUUID();
  readonly #freeSlots: number[] = [];
  #slots = 0;
  #transactions = 0;
  #isClosed = false;

  constructor(location: string, options: PostgresOptions = {}) {
    this.location = shownLocation(location);
    this.#address = postgresAddress(location);
    this.#patienceMs = options.patienceMs ?? 5 * 60_000;
    this.#pool = new pg.Pool({
      connectionString: this.#address,
      max: options.connections ?? 4,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      idleTimeoutMillis: 30_000,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      // A server that vanished without a word is noticed all the same.
      keepAlive: true,
      application_name: 'skein',
      types: { getTypeParser },
    });
    // An idle connection that breaks is replaced when it is needed.
    this.#pool.on('error', () => {});
  }

  /** Fails at once when the server cannot be reached, unless somebody wants to wait: an address with a typo is no reason to. */
  async check(onWaiting?: (reason: string) => void): Promise<void> {
    try {
      await this.#pool.query('SELECT 1');
    } catch (error) {
      const told = toPostgresError(error, this.location);
      if (onWaiting === undefined || !isPassing(error)) throw told;
      onWaiting((told as Error).message);
      await this.query('SELECT 1');
    }
  }

  /** One statement, which is atomic in itself. Must be one that may run twice: the answer to the first may be lost. */
  async query(sql: string, values: readonly PgValue[] = []): Promise<readonly PgRow[]> {
    return this.#patiently(async () => (await this.#pool.query(prepared(sql, values))).rows as PgRow[]);
  }

  /** Rows as arrays of their columns: half the time of objects when they come by the million. */
  async arrays(sql: string, values: readonly PgValue[] = []): Promise<readonly (readonly unknown[])[]> {
    return this.#patiently(
      async () =>
        (await this.#pool.query({ ...prepared(sql, values), rowMode: 'array' })).rows as unknown[][],
    );
  }

  /**
   * Runs `work` in one transaction: all of it is stored, once, or nothing. When the connection is lost it is run again on
   * another, unless what was sent before had been stored after all: each transaction leaves its number in `commits`, in a
   * row that no other uses meanwhile. (The server's own numbers cannot tell: after a crash it gives them out again.)
   */
  async transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
    const slot = this.#freeSlots.pop() ?? this.#slots++;
    const number = ++this.#transactions;
    let sent: { readonly result: T } | undefined;
    try {
      return await this.#patiently(() =>
        this.#onClient(async (queries) => {
          const [noted] = await queries.query(NOTE_COMMIT, [`${this.#name}/${slot}`, number]);
          if (noted === undefined && sent !== undefined) return sent.result;
          sent = { result: await work(queries) };
          return sent.result;
        }),
      );
    } finally {
      this.#freeSlots.push(slot);
    }
  }

  /** The same for `work` that may run twice, and before there are any tables. */
  async repeatable<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
    return this.#patiently(() => this.#onClient(work));
  }

  /** Calls back when something is said on a channel, as long as the connection holds; returns what ends it. */
  listen(channel: string, heard: () => void): () => Promise<void> {
    return listen(this.#address, channel, heard);
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    // What is left of a process that was killed goes when the tables are opened next.
    if (this.#slots > 0) await this.#pool.query(FORGET_COMMITS, [`${this.#name}/%`]).catch(() => {});
    await this.#pool.end();
  }

  /** One try of a transaction. */
  async #onClient<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    let broken: Error | undefined;
    // Without a listener a connection that breaks between two statements would end the process.
    const onError = (error: Error) => {
      broken = error;
    };
    client.on('error', onError);
    try {
      await client.query('BEGIN');
      const result = await work({
        query: async (sql, values = []) => (await client.query(prepared(sql, values))).rows as PgRow[],
      });
      await client.query('COMMIT');
      return result;
    } catch (error) {
      broken ??= error as Error;
      if (!isPassing(error)) {
        // The connection is fine: it is kept.
        await client.query('ROLLBACK').then(
          () => {
            broken = undefined;
          },
          () => {},
        );
      }
      throw error;
    } finally {
      client.off('error', onError);
      client.release(broken);
    }
  }

  async #patiently<T>(work: () => Promise<T>): Promise<T> {
    const giveUpAt = performance.now() + this.#patienceMs;
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      try {
        return await work();
      } catch (error) {
        if (this.#isClosed || !isPassing(error) || performance.now() + pauseMs > giveUpAt)
          throw toPostgresError(error, this.location);
        // Not all at the same instant, when a whole fleet waits.
        await new Promise((resolve) => setTimeout(resolve, pauseMs * (0.5 + Math.random())));
      }
    }
  }
}

/** Types of numbers PostgreSQL has more bits for than we use: ids and times stay below 2^53. */
const getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser;

const names = new Map<string, string>();

/** The same text is planned once a connection. */
function prepared(sql: string, values: readonly PgValue[]) {
  let name = names.get(sql);
  if (name === undefined) {
    name = createHash('sha256').update(sql).digest('hex').slice(0, 32);
    names.set(sql, name);
  }
  return { name, text: sql, values: values.map(storable) };
}

/** PostgreSQL's texts cannot hold a NUL; what pages have in its place is shown as a mark of something unreadable. */
function storable(value: PgValue): unknown {
  if (typeof value === 'string') return withoutNul(value);
  if (!Array.isArray(value)) return value;
  return value.some((one) => typeof one === 'string' && one.includes('\0'))
    ? value.map((one) => (typeof one === 'string' ? withoutNul(one) : one))
    : value;
}

function withoutNul(text: string): string {
  return text.includes('\0') ? text.replaceAll('\0', '\uFFFD') : text;
}
