// Names that no element holds alone: 'Ann · 3 March 2026', 'Posted by Ann on 12 August 2001'. The line is the same from
// post to post but for the name and the date in it.
import { type DateOptions, firstDate } from '../page/index.ts';
import { isNameLike } from './post-author.ts';
import type { Cells } from './post-cells.ts';
import type { Slot } from './post-rows.ts';

/** Where a line names the author beside its date, and how many words around the name are always the same. */
export interface Byline {
  readonly path: string;
  readonly side: 'before' | 'after';
  readonly skipFirst: number;
  readonly skipLast: number;
  /** Signs that stand right before and after every name: the comma of 'Ann, 3 March'. Others are part of a name. */
  readonly lead?: string;
  readonly tail?: string;
}

/** A byline found, with the name in each row ('' where there is none). */
export interface FoundByline {
  readonly byline: Byline;
  readonly names: readonly string[];
  readonly confidence: number;
}

const MIN_COVERAGE = 0.8;
const MIN_ROWS = 2;
const MAX_LINE = 120;
const MAX_WORDS = 3;
const MAX_NAME_LENGTH = 60;
const MAX_CONFIDENCE = 0.7;
// How many names that an element holds alone a line must tell as well.
const MIN_AGREEMENT = 0.9;
const LEADING_SIGNS = /^[\p{P}\p{S}]*/u;
const TRAILING_SIGNS = /[\p{P}\p{S}]*$/u;

const ORDINAL = /^[\p{P}\p{S}]*\d+[\p{P}\p{S}]*$/u;

/**
 * The byline of rows; of several places the one that holds least else. `known` are names that an element holds alone: the
 * line has to tell them too, and tells who wrote the other rows (guests, who have no profile to link).
 */
export function findByline(
  cells: Cells,
  slots: readonly Slot[],
  known: readonly string[] = [],
): FoundByline | undefined {
  const { rows } = cells;
  let best: (FoundByline & { readonly length: number }) | undefined;
  for (const slot of slots) {
    if (slot.path === '' || slot.count < Math.max(MIN_ROWS, MIN_COVERAGE * rows.length)) continue;
    const lines = cells.texts(slot);
    if (lines.some((line) => line.length > MAX_LINE)) continue;
    if (!tells(lines, known)) continue;
    const length = lines.reduce((sum, line) => sum + line.length, 0);
    if (best !== undefined && length >= best.length) continue;
    const language = rows[0]!.page.language;
    for (const side of ['before', 'after'] as const) {
      const parts = lines.map((line, i) =>
        wordsBeside(line, side, {
          now: rows[i]!.page.writtenAt,
          ...(language !== '' && { language }),
        }),
      );
      const found = bylineOf(slot, side, parts);
      if (found !== undefined && agrees(found.names, known)) {
        best = { ...found, length };
        break;
      }
    }
  }
  return best;
}

/** Whether lines hold the known names, and more than these. */
function tells(lines: readonly string[], known: readonly string[]): boolean {
  const named = lines.filter((line, i) => line !== '' && (known[i] ?? '') !== '').length;
  const telling = lines.filter((line, i) => known[i] !== line && line.includes(known[i] || line)).length;
  return telling >= MIN_AGREEMENT * named;
}

function agrees(names: readonly string[], known: readonly string[]): boolean {
  const both = names.filter((name, i) => name !== '' && (known[i] ?? '') !== '').length;
  const same = names.filter((name, i) => name !== '' && name === known[i]).length;
  return same >= MIN_AGREEMENT * both;
}

/** The name that a line has at a byline's place; '' when none. */
export function nameInLine(line: string, byline: Byline, dates: DateOptions): string {
  const name = nameOf(wordsBeside(line, byline.side, dates), byline);
  // What stands in the place of names is one, even if it looks like a sentence: 'S.T.A.S.', 'JP?'.
  return name.length <= MAX_NAME_LENGTH && /[\p{L}\p{N}]/u.test(name) ? name : '';
}

function wordsBeside(line: string, side: Byline['side'], dates: DateOptions): readonly string[] {
  const found = line === '' ? undefined : firstDate(line, dates);
  if (found === undefined) return [];
  const beside = side === 'before' ? line.slice(0, found.start) : line.slice(found.end);
  return beside.split(/\s+/).filter((word) => word !== '');
}

function nameOf(
  words: readonly string[],
  { skipFirst, skipLast, lead = '', tail = '' }: Omit<Byline, 'path'>,
): string {
  let name = words.slice(skipFirst, words.length - skipLast).join(' ');
  if (name.startsWith(lead)) name = name.slice(lead.length);
  if (name.endsWith(tail)) name = name.slice(0, name.length - tail.length);
  return name;
}

/** The longest beginning that all have. */
function commonStart(texts: readonly string[]): string {
  const [first = '', ...others] = texts;
  let length = first.length;
  for (const text of others) while (!text.startsWith(first.slice(0, length))) length--;
  return first.slice(0, length);
}

const reversed = (text: string): string => [...text].reverse().join('');

function bylineOf(
  slot: Slot,
  side: Byline['side'],
  parts: readonly (readonly string[])[],
): FoundByline | undefined {
  const told = parts.filter((words) => words.length > 0);
  if (told.length < Math.max(MIN_ROWS, MIN_COVERAGE * parts.length)) return undefined;
  const shortest = Math.min(...told.map((words) => words.length));
  // Words of the software, or what counts the posts: '7: Ann, 3 March'.
  const isSame = (wordAt: (words: readonly string[]) => string | undefined): boolean =>
    told.every((words) => wordAt(words) === wordAt(told[0]!)) ||
    told.every((words) => ORDINAL.test(wordAt(words) ?? ''));
  let skipFirst = 0;
  while (skipFirst < shortest - 1 && isSame((words) => words[skipFirst])) skipFirst++;
  let skipLast = 0;
  while (skipLast < shortest - 1 - skipFirst && isSame((words) => words.at(-1 - skipLast))) skipLast++;
  const bare = told.map((words) => words.slice(skipFirst, words.length - skipLast).join(' '));
  const lead = commonStart(bare.map((name) => LEADING_SIGNS.exec(name)![0]));
  const tail = reversed(commonStart(bare.map((name) => reversed(TRAILING_SIGNS.exec(name)![0]))));
  const byline = { path: slot.path, side, skipFirst, skipLast, lead, tail };
  const names = parts.map((words) => {
    const name = nameOf(words, byline);
    return isNameLike(name) ? name : '';
  });
  const present = names.filter((name) => name !== '');
  const words = present.reduce((sum, name) => sum + name.split(' ').length, 0) / Math.max(1, present.length);
  // A label says the same in every row; a sentence is no name.
  if (present.length < MIN_COVERAGE * parts.length || new Set(present).size < 2 || words > MAX_WORDS)
    return undefined;
  return { byline, names, confidence: MAX_CONFIDENCE * (present.length / parts.length) };
}
