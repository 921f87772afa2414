// A table of records that many pages tell of, in PostgreSQL: a fact replaces an older one, silence replaces nothing. What
// the pages of a batch tell of one record is put together first, so that the batch is two statements.
import type { Queries } from './postgres-database.ts';
import { type Column, columnsOf, unnested } from './postgres-tables.ts';

type Value = string | number | null | undefined;

/** What one page tells of one record; null or undefined is 'not told'. */
export interface ToldFacts {
  /** Texts that name the record within its site. */
  readonly key: readonly string[];
  /** Told by a list that names the record: of `own`, only what is not known yet is taken. */
  readonly isListed: boolean;
  readonly own: readonly Value[];
  readonly any: readonly Value[];
}

/** All that a batch tells of one record. */
interface Gathered {
  readonly key: readonly string[];
  /** What its own pages say; the last one counts. */
  readonly own: Value[];
  /** What lists say; the first one counts, and less than anything known. */
  readonly listed: Value[];
  readonly any: Value[];
}

// Every thread page tells of the same boards and of many of the same people.
const REMEMBERED = 20_000;

export class PostgresFacts {
  /** What was told last of a record: told again, it changes nothing. */
  readonly #lastTold = new Map<string, string>();
  readonly #width: number;
  readonly #add: string;
  readonly #tell: string;
  readonly #fill: string;
  readonly #remove: string;
  readonly #rename: string;

  constructor(
    table: string,
    key: readonly string[],
    columns: { readonly own: readonly Column[]; readonly any: readonly Column[] },
  ) {
    const all = [...columns.own, ...columns.any].map(([name]) => name);
    const given: Column[] = [
      ...key.map((name): Column => [name, 'text']),
      ...columns.own.map(([name, type]): Column => [`own_${name}`, type]),
      ...columns.own.map(([name, type]): Column => [`listed_${name}`, type]),
      ...columns.any,
    ];
    this.#width = given.length;
    const rows = unnested('g', given, 2);
    const isKey = key.map((name) => `t.${name} = g.${name}`).join(' AND ');
    const newest = [
      ...columns.own.map(([name]) => [name, `coalesce(g.own_${name}, t.${name}, g.listed_${name})`]),
      ...columns.any.map(([name]) => [name, `coalesce(g.${name}, t.${name})`]),
    ] as const;
    const inserted = [
      ...key.map((name) => `g.${name}`),
      ...columns.own.map(([name]) => `coalesce(g.own_${name}, g.listed_${name})`),
      ...columns.any.map(([name]) => `g.${name}`),
    ];
    // In the order of the key: two transactions that tell of the same records wait for each other, never in a circle.
    const inOrder = `ORDER BY ${key.map((name) => `g.${name}`).join(', ')}`;
    this.#add = `INSERT INTO ${table} (site_id, ${[...key, ...all].join(', ')})
      SELECT $1, ${inserted.join(', ')} FROM ${rows} ${inOrder} ON CONFLICT DO NOTHING RETURNING ${key.join(', ')}`;
    this.#tell = `UPDATE ${table} t SET ${newest.map(([name, sql]) => `${name} = ${sql}`).join(', ')} FROM ${rows}
      WHERE t.site_id = $1 AND ${isKey}
        AND (${newest.map(([name, sql]) => `t.${name} IS DISTINCT FROM ${sql}`).join(' OR ')})`;
    this.#fill = `UPDATE ${table} t SET ${all.map((name) => `${name} = coalesce(t.${name}, o.${name})`).join(', ')}
      FROM ${table} o WHERE t.site_id = $1 AND t.url = $2 AND o.site_id = $1 AND o.url = $3 RETURNING 1 AS one`;
    this.#remove = `DELETE FROM ${table} WHERE site_id = $1 AND url = $2`;
    this.#rename = `UPDATE ${table} SET url = $2 WHERE site_id = $1 AND url = $3`;
  }

  /** Returns how many records were new. Must run inside a transaction. */
  async put(queries: Queries, siteId: number, facts: readonly ToldFacts[]): Promise<number> {
    const gathered = [...this.#gather(siteId, facts).values()];
    if (gathered.length === 0) return 0;
    const rowOf = ({ key, own, listed, any }: Gathered) => [...key, ...own, ...listed, ...any];
    const added = await queries.query(this.#add, [siteId, ...columnsOf(gathered.map(rowOf), this.#width)]);
    if (added.length === gathered.length) return added.length;
    const isNew = new Set(added.map((row) => Object.values(row).join('\n')));
    const known = gathered.filter(({ key }) => !isNew.has(key.join('\n')));
    await queries.query(this.#tell, [siteId, ...columnsOf(known.map(rowOf), this.#width)]);
    return added.length;
  }

  /** Records were removed, or a transaction undone: what was told is not known any more. */
  forget(): void {
    this.#lastTold.clear();
  }

  /**
   * Gives what is known of one record to another, which keeps what it knows itself; for tables whose key is `url`. True
   * when there is one less now. Must run inside a transaction.
   */
  async move(queries: Queries, siteId: number, from: string, to: string): Promise<boolean> {
    this.forget();
    const filled = await queries.query(this.#fill, [siteId, to, from]);
    if (filled.length > 0) {
      await queries.query(this.#remove, [siteId, from]);
      return true;
    }
    // Nothing is known of one of them: of the other one all there is, or nothing.
    await queries.query(this.#rename, [siteId, to, from]);
    return false;
  }

  #gather(siteId: number, facts: readonly ToldFacts[]): Map<string, Gathered> {
    const gathered = new Map<string, Gathered>();
    for (const { key, isListed, own, any } of facts) {
      const name = key.join('\n');
      const remembered = `${siteId}\n${name}`;
      const told = JSON.stringify([isListed, own, any]);
      if (this.#lastTold.get(remembered) === told) continue;
      if (this.#lastTold.size >= REMEMBERED) this.#lastTold.clear();
      this.#lastTold.set(remembered, told);
      let one = gathered.get(name);
      if (one === undefined) {
        one = { key, own: own.map(() => null), listed: own.map(() => null), any: any.map(() => null) };
        gathered.set(name, one);
      }
      for (const [i, value] of own.entries()) {
        if (isListed) one.listed[i] ??= value ?? null;
        else one.own[i] = value ?? one.own[i];
      }
      for (const [i, value] of any.entries()) one.any[i] = value ?? one.any[i];
    }
    return gathered;
  }
}
