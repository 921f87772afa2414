// Draft patterns of one link type: URLs of one shape become parts, narrowed until they leave foreign links alone.
import { holeClasses, isHole, joinTexts, type Part, writeRegex } from './pattern-parts.ts';
import { bestRepair } from './pattern-repair.ts';
import { groupBy, isOpenSet, pieceParts, shapeOf, wordsOf } from './pattern-template.ts';
import { looksLikeSlug, type PiecedUrl, pieced } from './url-parts.ts';

export interface Draft {
  readonly parts: readonly Part[];
  /** Its examples, in matching form. */
  readonly own: readonly string[];
  /** Foreign links it still matches, because nothing in the URL tells them apart. */
  readonly foreign: readonly string[];
}

/** What drafts are made against. */
export interface Contrast {
  /** Links of other types, in matching form. */
  readonly foreign: readonly string[];
  /** How many examples the type has. */
  readonly total: number;
  /** Whether it is that of further pages of boards or threads. */
  readonly isFlip: boolean;
  /** How many leading pieces every URL of the site shares: numbers there name nothing. */
  readonly sharedPieces: number;
  readonly uses: (word: string) => number;
  readonly isKnownTitle: (value: string) => boolean;
  /** The foreign links again, by shape. */
  readonly foreignShapes: ReadonlyMap<string, readonly PiecedUrl[]>;
  readonly closingWords: readonly string[];
}

/** Up to this share of wrong examples must not spoil a type. */
export const NOISE_SHARE = 0.1;

const MAX_REPAIRS = 8;
const MUCH_CONTRAST = 20;
const SOFTWARE_WORD_USES = 2;
const CLOSING_WORD_USES = 5;
const FEW_VALUES = 8;

/** Drafts for all examples of one type. */
export function draftPatterns(urls: readonly PiecedUrl[], contrast: Contrast): Draft[] {
  return [...groupBy(urls, shapeOf).values()].flatMap((group) => draftGroup(group, contrast));
}

function draftGroup(group: readonly PiecedUrl[], contrast: Contrast): Draft[] {
  const pieceCount = group[0]!.pieces.length;
  for (let i = 0; i < pieceCount; i++) {
    const values = group.map((url) => url.pieces[i]!.value);
    if (new Set(values.map(wordsOf)).size === 1) continue;
    if (isOpenSet(values, contrast.isKnownTitle) || isFree(group, i, contrast)) continue;
    // A few names the software uses: each makes patterns of its own.
    return [...groupBy(group, (url) => wordsOf(url.pieces[i]!.value)).values()].flatMap((part) =>
      draftGroup(part, contrast),
    );
  }
  return narrow(
    partsOf(group, contrast),
    group.map(({ url }) => url),
    contrast,
    MAX_REPAIRS,
  );
}

/**
 * Whether few words at a place can be generalised all the same: they stand below a folder of this type's own, and of
 * many foreign links none would match. Titles that the software cannot spell all become one word.
 */
function isFree(group: readonly PiecedUrl[], at: number, contrast: Contrast): boolean {
  const first = group[0]!;
  if (first.pieces[at]!.isInQuery || contrast.foreign.length < MUCH_CONTRAST) return false;
  const isFixed = (i: number) => group.every((url) => url.pieces[i]!.value === first.pieces[i]!.value);
  if (!first.pieces.some((_, i) => i >= contrast.sharedPieces && i < at && isFixed(i))) return false;
  const regex = new RegExp(writeRegex(partsOf(group, contrast)));
  return !contrast.foreign.some((url) => regex.test(url));
}

function partsOf(group: readonly PiecedUrl[], contrast: Contrast): Part[] {
  const first = group[0]!;
  const parts: Part[] = [first.origin];
  for (const [i, { before, value, isInQuery }] of first.pieces.entries()) {
    parts.push(before);
    if (i < contrast.sharedPieces) {
      parts.push(value);
      continue;
    }
    const values = group.map((url) => url.pieces[i]!.value);
    const inner = pieceParts(values, isInQuery);
    const only = inner[0];
    const isWordHole = inner.length === 1 && only && isHole(only) && only.class !== holeClasses.digits;
    parts.push(...(isWordHole ? [{ ...only, not: softwareWords(group, i, contrast) }] : inner));
  }
  return joinTexts([...parts, first.tail]);
}

/**
 * Words that stand at a place again and again in foreign links of the same shape and folder: `/category/a/feed/` and
 * `/category/b/feed/` warn of `/category/c/feed/`, even where the pattern matches neither of them. With few examples,
 * words that close many foreign links of any shape warn too.
 */
function softwareWords(group: readonly PiecedUrl[], at: number, contrast: Contrast): string[] {
  const first = group[0]!;
  const own = new Set(group.map((url) => url.pieces[at]!.value));
  const isFixed = (i: number) => group.every((url) => url.pieces[i]!.value === first.pieces[i]!.value);
  // A fixed piece that is a title elsewhere ('a' above) is fixed only because the examples are few.
  const folders = first.pieces
    .map((_, i) => i)
    .filter((i) => i < at && isFixed(i) && !contrast.isKnownTitle(first.pieces[i]!.value));
  const counts = new Map<string, number>();
  for (const url of contrast.foreignShapes.get(shapeOf(first)) ?? [])
    if (folders.every((i) => url.pieces[i]!.value === first.pieces[i]!.value))
      add(counts, url.pieces[at]!.value);
  const words = [...counts].filter(([, count]) => count >= SOFTWARE_WORD_USES).map(([word]) => word);
  if (own.size < FEW_VALUES && at === first.pieces.length - 1) words.push(...contrast.closingWords);
  return [...new Set(words)].filter((word) => !own.has(word) && !looksLikeSlug(word)).sort();
}

/** Words that are the last piece of many links below different folders. */
export function closingWordsOf(urls: readonly PiecedUrl[]): string[] {
  const parents = new Map<string, Set<string>>();
  for (const { pieces, url } of urls) {
    const word = pieces.at(-1)?.value;
    if (word === undefined || !/^[A-Za-z]+$/.test(word)) continue;
    const set = parents.get(word) ?? new Set<string>();
    parents.set(word, set);
    set.add(url);
  }
  return [...parents].filter(([, set]) => set.size >= CLOSING_WORD_USES).map(([word]) => word);
}

function add(counts: Map<string, number>, word: string): void {
  counts.set(word, (counts.get(word) ?? 0) + 1);
}

/** Repairs parts until no foreign link matches, nothing helps any more, or the draft falls into several. */
function narrow(
  parts: readonly Part[],
  own: readonly string[],
  contrast: Contrast,
  repairsLeft: number,
): Draft[] {
  const regex = new RegExp(writeRegex(parts));
  const foreignRows = rowsOf(regex, contrast.foreign);
  if (foreignRows.length === 0 || repairsLeft === 0)
    return [{ parts, own, foreign: foreignRows.map((row) => row[0]!) }];
  const ownRows = rowsOf(regex, own);
  const repair = bestRepair(
    parts,
    (i) => ({
      own: ownRows.map((row) => row[i + 1]!),
      foreign: foreignRows.map((row) => row[i + 1]!),
      mayBePage: contrast.isFlip
        ? () => true
        : (value) => ownRows[0]!.length > 2 && besideValues(ownRows, foreignRows, i + 1).has(value),
    }),
    contrast.uses,
    own.length > Math.max(1, NOISE_SHARE * contrast.total) || own.length === contrast.total,
  );
  if (!repair) return [{ parts, own, foreign: foreignRows.map((row) => row[0]!) }];
  const drafts: Draft[] = [];
  const covered = new Set<string>();
  for (const replacement of repair.replacements) {
    const repaired = joinTexts([...parts.slice(0, repair.at), ...replacement, ...parts.slice(repair.at + 1)]);
    const kept = new RegExp(writeRegex(repaired));
    const remaining = own.filter((url) => kept.test(url));
    for (const url of remaining) covered.add(url);
    if (remaining.length > 0) drafts.push(...narrow(repaired, remaining, contrast, repairsLeft - 1));
  }
  // Those given up are wrong examples, or have a form of their own: they are looked at apart.
  const givenUp = own.filter((url) => !covered.has(url));
  if (givenUp.length > 0 && givenUp.length < own.length)
    drafts.push(...draftGroup(givenUp.map(pieced), contrast));
  return drafts;
}

/** What foreign links have in a hole that are as an example is in all others. */
function besideValues(
  own: readonly RegExpExecArray[],
  foreign: readonly RegExpExecArray[],
  at: number,
): ReadonlySet<string> {
  const rest = (row: RegExpExecArray) => row.filter((_, i) => i > 0 && i !== at).join('\n');
  const rests = new Set(own.map(rest));
  return new Set(foreign.filter((row) => rests.has(rest(row))).map((row) => row[at]!));
}

function rowsOf(regex: RegExp, urls: readonly string[]): RegExpExecArray[] {
  const rows: RegExpExecArray[] = [];
  for (const url of urls) {
    const row = regex.exec(url);
    if (row) rows.push(row);
  }
  return rows;
}

/** The fixed text up to the first hole or the query: what the patterns of one script or folder share. */
export function fixedPath(parts: readonly Part[]): string {
  const first = parts[0];
  if (first === undefined || isHole(first)) return '';
  return first.split('?')[0]!;
}
