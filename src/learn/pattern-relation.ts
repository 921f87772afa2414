// How the pattern of later pages relates to the pattern of the first: where the page number was put.
import { holeClasses, isHole, type Part } from './pattern-parts.ts';

export interface FlipRelation {
  /** Index (from 0) of the page hole among the flip's holes. */
  readonly page: number;
  /** For each hole of the base, its index among the flip's holes. */
  readonly holes: readonly number[];
  /** The number that stands in the base in its place; null when it was inserted. */
  readonly replaced: string | null;
}

type Unit = { readonly char: string } | { readonly class: string; readonly index: number };

function unitsOf(parts: readonly Part[]): Unit[] {
  let index = 0;
  return parts.flatMap((part): Unit[] =>
    isHole(part) ? [{ class: part.class, index: index++ }] : Array.from(part, (char) => ({ char })),
  );
}

function isAlike(a: Unit | undefined, b: Unit | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  if ('char' in a) return 'char' in b && a.char === b.char;
  return 'class' in b && a.class === b.class;
}

/**
 * Undefined when the flip is not the base with one number inserted or one number replaced. Pagers may insert more than the
 * page (`postdays=0&start=15`): of several numbers that is the one that varies. `rows` holds the numbers of each example,
 * `baseRows` those of first pages.
 */
export function relateFlip(
  flip: readonly Part[],
  base: readonly Part[],
  rows: readonly (readonly string[])[] = [],
  baseRows: readonly (readonly string[])[] = [],
): FlipRelation | undefined {
  const late = relationAt(flip, base, rows, false);
  const early = relationAt(flip, base, rows, true);
  if (late === undefined || early === undefined || late.page === early.page) return late;
  // `/posts/10/209` is page 10 of /posts/209 only where pages are offsets, and all threads are known by the other number.
  const isKnown =
    (relation: FlipRelation) =>
    (row: readonly string[]): boolean =>
      baseRows.some((own) => relation.holes.every((hole, index) => row[hole] === own[index]));
  const offsets = new Set(rows.map((row) => row[early.page]!));
  const isOffset = offsets.size > 1 && !offsets.has('0') && firstPageOf([...offsets]) === '0';
  return isOffset && rows.every(isKnown(early)) && !rows.some(isKnown(late)) ? early : late;
}

/** The relation when the page is put as far behind, or as far before, as the numbers around it allow. */
function relationAt(
  flip: readonly Part[],
  base: readonly Part[],
  rows: readonly (readonly string[])[],
  isEarly: boolean,
): FlipRelation | undefined {
  const long = unitsOf(flip);
  const short = unitsOf(base);
  let head = 0;
  let tail = 0;
  const growHead = (): void => {
    while (head < short.length - tail && isAlike(long[head], short[head])) head++;
  };
  const growTail = (): void => {
    while (tail < short.length - head && isAlike(long.at(-1 - tail), short.at(-1 - tail))) tail++;
  };
  for (const grow of isEarly ? [growTail, growHead] : [growHead, growTail]) grow();
  const added = long.slice(head, long.length - tail);
  const removed = short.slice(head, short.length - tail);
  const inserted = added.filter((unit) => 'class' in unit);
  if (inserted.some((hole) => hole.class !== holeClasses.digits)) return undefined;
  const indices = inserted.map(({ index }) => index);
  const page = indices.length === 1 ? indices[0] : pageAmong(indices, rows);
  if (page === undefined) return undefined;
  const replaced = removed.map((unit) => ('char' in unit ? unit.char : '\u0001')).join('');
  if (replaced !== '' && (!/^\d+$/.test(replaced) || added.length !== 1)) return undefined;
  const before = short.slice(0, head).filter((unit) => 'class' in unit).length;
  const holes = short.filter((unit) => 'class' in unit).map((_, i) => (i < before ? i : i + inserted.length));
  return { page, holes, replaced: replaced === '' ? null : replaced };
}

/**
 * The number in which pages of one board or thread differ. Where no two were seen of any: a number that is the same on all
 * boards, as all link their second page, rather than one that each board has its own of; else the only one that varies, or
 * the only one that is neither 0 nor 1.
 */
function pageAmong(indices: readonly number[], rows: readonly (readonly string[])[]): number | undefined {
  const values = (index: number) => new Set(rows.map((row) => row[index]));
  const others = (row: readonly string[], index: number) => row.filter((_, at) => at !== index).join('\n');
  const turning = indices.filter((index) => {
    const numbers = new Map<string, string>();
    return rows.some((row) => {
      const known = numbers.get(others(row, index));
      numbers.set(others(row, index), row[index]!);
      return known !== undefined && known !== row[index];
    });
  });
  if (turning.length > 0) return only(turning);
  const varying = indices.filter((index) => values(index).size > 1);
  const shared = indices.filter((index) => values(index).size === 1 && !values(index).has('0'));
  if (varying.length > 0) return shared.length === 1 ? shared[0] : only(varying);
  return only(indices.filter((index) => [...values(index)].some((value) => value !== '0' && value !== '1')));
}

function only(indices: readonly number[]): number | undefined {
  return indices.length === 1 ? indices[0] : undefined;
}

/**
 * The first page's number, told from the numbers of later pages: offsets have a step in common and begin at 0, page
 * numbers begin at 1.
 */
export function firstPageOf(numbers: readonly string[]): string {
  const values = [...new Set(numbers.map(Number))];
  if (values.includes(0)) return '0';
  if (values.some((value) => value >= 1 && value <= 3)) return '1';
  const step = values.reduce((a, b) => greatestDivisor(a, b), 0);
  return step >= 5 ? '0' : '1';
}

function greatestDivisor(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y > 0) [x, y] = [y, x % y];
  return x;
}
