// The quick check: can a text hold a date at all? One pass over its characters, no allocation.
import { characterTables, DIGIT, DROPPED, LETTER, SPACE, UNSPACED } from './characters.ts';
import {
  AGO_AFTER,
  AGO_BEFORE,
  BEFORE_MONTH,
  DAY_WORD,
  dateLexicon,
  HOUR_MARK,
  LAST,
  MONTH,
  MONTH_MARK,
  NOW,
  PERIOD,
  SHORT_UNIT,
  UNIT,
  UNIT_AGO,
  WEEKDAY,
} from './lexicon.ts';

/** Makes a date alone. */
const ALONE = 1;
/** Makes a date with a unit or a weekday: 'ago', 'last'. */
const FRAME = 1 << 1;
const UNIT_WORD = 1 << 2;
/** Makes a date with a number. */
const WITH_NUMBER = 1 << 3;
/** Makes a date with a number as the whole text: '3h'. */
const SHORT = 1 << 4;
/** Makes a date with a number and a word of clock times: 'Mi 15 Uhr'. */
const WEEKDAY_WORD = 1 << 5;
const CLOCK = 1 << 6;

/** Longest text that may be a count with a short unit. */
const SHORT_LENGTH = 20;

/** What a word of the lexicon is to the quick check. */
function bitsOf(flags: number, size: number): number {
  let bits = 0;
  if ((flags & (DAY_WORD | NOW)) !== 0) bits |= ALONE;
  if ((flags & WEEKDAY) !== 0) bits |= size > 3 ? WEEKDAY_WORD | ALONE : WEEKDAY_WORD;
  if ((flags & (AGO_BEFORE | AGO_AFTER | LAST)) !== 0) bits |= FRAME;
  if ((flags & UNIT) !== 0) bits |= UNIT_WORD;
  if ((flags & (MONTH | MONTH_MARK | BEFORE_MONTH | UNIT_AGO)) !== 0) bits |= WITH_NUMBER;
  if ((flags & SHORT_UNIT) !== 0) bits |= SHORT;
  if ((flags & (PERIOD | HOUR_MARK)) !== 0) bits |= CLOCK;
  return bits;
}

const TABLE_SIZE = 1 << 15;

interface QuickTables {
  /**
   * A Bloom filter with two probes: by hash of a folded word, bits of what it may be. A false hit only costs a full
   * parse.
   */
  readonly words: Uint8Array;
  /** By hash of two folded characters of an unspaced script. */
  readonly pairs: Uint8Array;
  /** By character of an unspaced script that is a word of its own. */
  readonly singles: Uint8Array;
}

const step = (hash: number, c: number): number => (Math.imul(hash, 31) + c) | 0;
const slot = (hash: number): number => Math.imul(hash, 0x9e3779b1) >>> 17;
const secondSlot = (hash: number): number => Math.imul(hash, 0x85ebca6b) >>> 17;

function buildQuickTables(): QuickTables {
  const { classOf } = characterTables();
  const words = new Uint8Array(TABLE_SIZE);
  const pairs = new Uint8Array(TABLE_SIZE);
  const singles = new Uint8Array(1 << 16);
  const add = (table: Uint8Array, at: number, bits: number): void => {
    table[at] = (table[at] as number) | bits;
  };
  for (const [key, flags] of dateLexicon().keys) {
    const first = key.charCodeAt(0);
    if (classOf[first] === UNSPACED) {
      // One character alone is no evidence without a number.
      if (key.length === 1) add(singles, first, bitsOf(flags, 1) & ~ALONE);
      else add(pairs, slot(step(first, key.charCodeAt(1))), bitsOf(flags, 4));
      continue;
    }
    let hash = 0;
    for (let i = 0; i < key.length; i++) hash = step(hash, key.charCodeAt(i));
    const bits = key.length > 1 ? bitsOf(flags, key.length) : bitsOf(flags, 1) & ~ALONE;
    add(words, slot(hash), bits);
    add(words, secondSlot(hash), bits);
  }
  return { words, pairs, singles };
}

let tables: QuickTables | undefined;

/** False when a text certainly holds no date. Some 2 ns a character. */
export function mayHaveDate(text: string): boolean {
  tables ??= buildQuickTables();
  const { words, pairs, singles } = tables;
  const { classOf, fold } = characterTables();
  let seen = 0;
  let hasDigit = false;
  /** 0 none, 1 digit just before, 2 digit and one separator just before (spaces between do not count). */
  let run = 0;
  let hash = 0;
  let inWord = false;
  const length = text.length;
  for (let i = 0; i < length; i++) {
    const c = text.charCodeAt(i);
    const kind = classOf[c] as number;
    if (kind === LETTER) {
      hash = step(inWord ? hash : 0, fold[c] as number);
      inWord = true;
      run = 0;
      continue;
    }
    if (kind === DROPPED) continue;
    if (inWord) {
      seen |= (words[slot(hash)] as number) & (words[secondSlot(hash)] as number);
      inWord = false;
    }
    if (kind === DIGIT) {
      hasDigit = true;
      if (run === 2) return true;
      run = 1;
    } else if (kind === UNSPACED) {
      const f = fold[c] as number;
      seen |= singles[f] as number;
      if (i + 1 < length) seen |= pairs[slot(step(f, fold[text.charCodeAt(i + 1)] as number))] as number;
      run = 0;
    } else if (kind !== SPACE) {
      const f = fold[c] as number;
      // 46 '.', 47 '/', 45 '-', 58 ':'
      run = run === 1 && ((f >= 45 && f <= 47) || f === 58) ? 2 : 0;
    }
  }
  if (inWord) seen |= (words[slot(hash)] as number) & (words[secondSlot(hash)] as number);
  if ((seen & ALONE) !== 0) return true;
  if ((seen & FRAME) !== 0 && (seen & (UNIT_WORD | WEEKDAY_WORD)) !== 0) return true;
  if (!hasDigit) return false;
  return (
    (seen & WITH_NUMBER) !== 0 ||
    ((seen & SHORT) !== 0 && length <= SHORT_LENGTH) ||
    ((seen & WEEKDAY_WORD) !== 0 && (seen & CLOCK) !== 0)
  );
}
