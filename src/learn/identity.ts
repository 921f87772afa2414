// URL identity: which capture groups of a pattern name the board or thread, and which only decorate the address.
import { type Hole, holeClasses, isHole, type Part } from './pattern-parts.ts';
import { looksLikeCode } from './url-parts.ts';

// How many examples must have different ids before the id alone is believed to name the thing. The price of believing
// too early is threads taken for one another; of not believing, a few pages fetched twice.
const KEY_SUPPORT = 8;
const KEY_SUPPORT_LARGE = 4;
const LARGE_ID = 100;
const MIN_UNIQUE = 0.95;

/**
 * Indices (from 0) of the holes that together name the thing. An id that differs from example to example makes the
 * words beside it, and numbers it determines (`f` beside `t`), decoration; without such an id every hole names.
 * `rows` holds the values of each example's holes; `ignored` holes (the page number) are left out.
 */
export function identityHoles(
  parts: readonly Part[],
  rows: readonly (readonly string[])[],
  ignored: readonly number[] = [],
): number[] {
  const holes = holesOf(parts).filter(({ index }) => !ignored.includes(index));
  if (holes.length <= 1) return holes.map(({ index }) => index);
  // Rows that differ in nothing but the page are one example.
  const distinctRows = distinctBy(rows, (row) => holes.map(({ index }) => row[index]).join('\n'));
  const count = (index: number) => new Set(distinctRows.map((row) => row[index])).size;
  const dates = dateHoles(parts, rows);
  const ids = holes.filter(
    ({ index, part }) =>
      !dates.has(index) && (part.class !== holeClasses.segment ? isIdClass(part) : areCodes(rows, index)),
  );
  const key = ids
    .filter(({ index }) => count(index) >= MIN_UNIQUE * distinctRows.length)
    // The last of several unique numbers: containers come first in addresses.
    .at(-1);
  if (!key) {
    const beside = ids
      .filter(({ index }) => !isYear(rows, index))
      .find((id) => holes.every((other) => other === id || isWordBeside(other, id)));
    // One id, titles in the same piece, and the id repeats: the title changed, or several addresses stand for it.
    return beside ? [beside.index] : holes.map(({ index }) => index);
  }
  return holes
    .filter((other) => other === key || !isDecoration(other, key, count, distinctRows))
    .map(({ index }) => index);
}

interface PlacedHole {
  readonly index: number;
  readonly part: Hole;
  /** Number of the URL's piece it stands in. */
  readonly piece: number;
  /** The fixed text before it. */
  readonly before: string;
}

function isDecoration(
  other: PlacedHole,
  key: PlacedHole,
  count: (index: number) => number,
  rows: readonly (readonly string[])[],
): boolean {
  if (isWordBeside(other, key)) return true;
  const largest = Math.max(...rows.map((row) => Number(row[key.index]) || 0));
  const isSure = rows.length >= KEY_SUPPORT || (rows.length >= KEY_SUPPORT_LARGE && largest >= LARGE_ID);
  if (!isSure) return false;
  // A number that never varied may still matter elsewhere: threads numbered anew in each board.
  return isIdClass(other.part) ? count(other.index) >= 2 && count(other.index) < count(key.index) : true;
}

/** `12-my-title`, `my-title.12`: in one piece, the number names and the words only please. */
function isWordBeside(word: PlacedHole, id: PlacedHole): boolean {
  return word.piece === id.piece && !isIdClass(word.part) && isIdClass(id.part);
}

function isIdClass(part: Hole): boolean {
  return part.class === holeClasses.digits || part.class.includes('{');
}

function areCodes(rows: readonly (readonly string[])[], index: number): boolean {
  return rows.filter((row) => looksLikeCode(row[index] ?? '')).length > rows.length / 2;
}

function holesOf(parts: readonly Part[]): PlacedHole[] {
  const holes: PlacedHole[] = [];
  let piece = 0;
  let before = '';
  for (const part of parts) {
    if (isHole(part)) holes.push({ index: holes.length, part, piece, before });
    else piece += part.match(/[/?&]/g)?.length ?? 0;
    before = isHole(part) ? '' : part;
  }
  return holes;
}

/** Holes that are year, month and day: never ids, however rarely they repeat. */
function dateHoles(parts: readonly Part[], rows: readonly (readonly string[])[]): Set<number> {
  const dates = new Set<number>();
  const holes = holesOf(parts);
  const isWithin = (index: number, low: number, high: number) => areWithin(rows, index, low, high);
  for (const [i, hole] of holes.entries()) {
    const hasYear = isIdClass(hole.part) && isYear(rows, hole.index);
    // A year that never varied may have become fixed text.
    const month = hasYear ? holes[i + 1] : /\D(?:19|20)\d\d[-/]$/.test(hole.before) ? hole : undefined;
    if (!month || !isIdClass(month.part) || !isWithin(month.index, 1, 12)) continue;
    if (hasYear) dates.add(hole.index);
    dates.add(month.index);
    const day = holes[month.index + 1];
    if (day && isIdClass(day.part) && isWithin(day.index, 1, 31)) dates.add(day.index);
  }
  return dates;
}

// No forum goes on for so many years: what has more different numbers are ids that happen to lie there.
const MOST_YEARS = 40;

/** Whether a number may be a year: the word beside it may be a month (`2024-March`). */
function isYear(rows: readonly (readonly string[])[], index: number): boolean {
  return areWithin(rows, index, 1970, 2100) && new Set(rows.map((row) => row[index])).size <= MOST_YEARS;
}

function areWithin(rows: readonly (readonly string[])[], index: number, low: number, high: number): boolean {
  return rows.length > 0 && rows.every((row) => Number(row[index]) >= low && Number(row[index]) <= high);
}

function distinctBy<T>(items: readonly T[], key: (item: T) => string): T[] {
  return [...new Map(items.map((item) => [key(item), item])).values()];
}

/**
 * The pattern without what decorates: query parameters whose holes name nothing are gone, other such holes stand as
 * '*'. Patterns of one kind with the same skeleton count in the same space: `?f=1&t=5` and `?t=5` name one thread.
 */
export function skeletonOf(parts: readonly Part[], identity: readonly number[], page: number): string {
  let index = 0;
  const text = parts
    .map((part) => {
      if (!isHole(part)) return part;
      const at = index++;
      return at === page ? '\u0001' : identity.includes(at) ? '\u0002' : '\u0003';
    })
    .join('');
  const queryAt = text.indexOf('?');
  if (queryAt < 0) return withoutFinalSlash(text);
  const pairs = text
    .slice(queryAt + 1)
    .split('&')
    .filter((pair) => pair.includes('\u0002') || !/[\u0001\u0003]/.test(pair));
  return `${withoutFinalSlash(text.slice(0, queryAt))}?${pairs.join('&')}`;
}

/** `/board/wood/` and `/board/wood` are two spellings of one address. */
function withoutFinalSlash(path: string): string {
  return path.replace(/\/$/, '');
}
