// How numbers of boards, threads, users and posts are spelled in a URL, reversibly.
import type { UrlStyle } from './types.ts';

export type IdKind = 'board' | 'thread' | 'user' | 'post';
const kinds: readonly IdKind[] = ['board', 'thread', 'user', 'post'];

// An odd factor has an inverse modulo a power of two, so the scrambling is a bijection and needs no table.
const factor = 0x2545f491;
const mask32 = 0x5bd1e995;

function inverse(odd: number): number {
  let x = odd;
  // Newton's step doubles the number of right bits: 3, 6, 12, 24, 48.
  for (let i = 0; i < 5; i++) x = Math.imul(x, 2 - Math.imul(odd, x));
  return x;
}
const factorInverse = inverse(factor);

// One number space of 22 bits for all kinds: 1234567.html may be a board, a thread or a user.
const sharedBits = 22;
const sharedMask = 2 ** sharedBits - 1;
const sharedXor = 0x2c5a71 & sharedMask;

// A word at the end of a title that makes it unique, with no digit in it.
const letters = 'bdfghklmnp';

/** The spelling of an id. */
export function writeId(ids: UrlStyle['ids'], kind: IdKind, id: number): string {
  if (ids === 'plain') return String(id);
  if (ids === 'lettered') return String(id).replace(/\d/g, (digit) => letters[Number(digit)]!);
  if (ids === 'opaque') {
    return ((Math.imul(id * 4 + kinds.indexOf(kind), factor) ^ mask32) >>> 0).toString(36).padStart(7, '0');
  }
  const dense = id * 4 + kinds.indexOf(kind);
  if (dense > sharedMask) throw new RangeError(`id ${id} does not fit the shared number space`);
  return String((Math.imul(dense, factor) & sharedMask) ^ sharedXor);
}

/** The id of that kind behind a spelling, or null when the text is none. */
export function readId(ids: UrlStyle['ids'], kind: IdKind, text: string): number | null {
  if (ids === 'plain') return /^(?:0|[1-9]\d{0,9})$/.test(text) ? Number(text) : null;
  if (ids === 'lettered') {
    const digits = text.replace(/[a-z]/g, (letter) => String(letters.indexOf(letter)));
    return /^[1-9]\d{0,9}$/.test(digits) && writeId(ids, kind, Number(digits)) === text
      ? Number(digits)
      : null;
  }
  let dense: number;
  if (ids === 'opaque') {
    if (!/^[0-9a-z]{7}$/.test(text)) return null;
    const code = Number.parseInt(text, 36);
    if (code > 0xffffffff) return null;
    dense = Math.imul(code ^ mask32, factorInverse) >>> 0;
  } else {
    if (!/^\d{1,7}$/.test(text)) return null;
    const code = Number(text);
    if (code > sharedMask) return null;
    dense = Math.imul(code ^ sharedXor, factorInverse) & sharedMask;
  }
  const id = Math.floor(dense / 4);
  return kinds[dense % 4] === kind && writeId(ids, kind, id) === text ? id : null;
}
