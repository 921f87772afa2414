// Draft patterns of one link type: URLs of one shape become parts, narrowed until they leave foreign links alone.
import { isHole, joinTexts, type Part, writeRegex } from './pattern-parts.ts';
import { bestRepair } from './pattern-repair.ts';
import { isOpenSet, pieceParts, shapeOf, stretchOf, wordsOf } from './pattern-template.ts';
import type { PiecedUrl } from './url-parts.ts';

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
  /** How many leading pieces every URL of the site shares: numbers there name nothing. */
  readonly sharedPieces: number;
  readonly uses: (word: string) => number;
  readonly isKnownTitle: (value: string) => boolean;
}

const MAX_REPAIRS = 8;

/** Drafts for all examples of one type. */
export function draftPatterns(urls: readonly PiecedUrl[], contrast: Contrast): Draft[] {
  const shapes = new Map<string, PiecedUrl[]>();
  for (const url of urls) {
    const shape = shapeOf(url);
    const group = shapes.get(shape);
    if (group) group.push(url);
    else shapes.set(shape, [url]);
  }
  return [...shapes.values()].flatMap((group) => draftGroup(group, contrast));
}

function draftGroup(group: readonly PiecedUrl[], contrast: Contrast): Draft[] {
  const pieceCount = group[0]!.pieces.length;
  for (let i = 0; i < pieceCount; i++) {
    const values = group.map((url) => url.pieces[i]!.value);
    if (new Set(values.map(wordsOf)).size === 1) continue;
    if (isOpenSet(stretchOf(values).middles, contrast.isKnownTitle)) continue;
    // A few names the software uses: each makes patterns of its own.
    return groupBy(group, (url) => wordsOf(url.pieces[i]!.value)).flatMap((part) =>
      draftGroup(part, contrast),
    );
  }
  return narrow(
    partsOf(group, contrast.sharedPieces),
    group.map(({ url }) => url),
    contrast,
    MAX_REPAIRS,
  );
}

function partsOf(group: readonly PiecedUrl[], sharedPieces: number): Part[] {
  const first = group[0]!;
  const parts: Part[] = [first.origin];
  for (const [i, { before, value, isInQuery }] of first.pieces.entries()) {
    parts.push(before);
    if (i < sharedPieces) parts.push(value);
    else
      parts.push(
        ...pieceParts(
          group.map((url) => url.pieces[i]!.value),
          isInQuery,
        ),
      );
  }
  return joinTexts([...parts, first.tail]);
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
    (i) => ({ own: ownRows.map((row) => row[i + 1]!), foreign: foreignRows.map((row) => row[i + 1]!) }),
    contrast.uses,
  );
  if (!repair) return [{ parts, own, foreign: foreignRows.map((row) => row[0]!) }];
  return repair.replacements.flatMap((replacement) => {
    const repaired = joinTexts([...parts.slice(0, repair.at), ...replacement, ...parts.slice(repair.at + 1)]);
    const kept = new RegExp(writeRegex(repaired));
    const remaining = own.filter((url) => kept.test(url));
    return remaining.length === 0 ? [] : narrow(repaired, remaining, contrast, repairsLeft - 1);
  });
}

function rowsOf(regex: RegExp, urls: readonly string[]): RegExpExecArray[] {
  const rows: RegExpExecArray[] = [];
  for (const url of urls) {
    const row = regex.exec(url);
    if (row) rows.push(row);
  }
  return rows;
}

function groupBy<T>(items: readonly T[], key: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const name = key(item);
    const group = groups.get(name);
    if (group) group.push(item);
    else groups.set(name, [item]);
  }
  return [...groups.values()];
}

/** The fixed text up to the first hole or the query: what the patterns of one script or folder share. */
export function fixedPath(parts: readonly Part[]): string {
  const first = parts[0];
  if (first === undefined || isHole(first)) return '';
  return first.split('?')[0]!;
}
