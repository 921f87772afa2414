// What a text says as a set of numbers: the hashes of all runs of five consecutive words (iRobot 5.3; Broder et al.).
import { type Page, visibleText } from '../page/index.ts';

/** Hashes of a text's shingles, ascending, each once. */
export type Shingles = Uint32Array;

/** Words a shingle has. */
export const SHINGLE_WORDS = 5;

// Scripts without spaces between words: each character counts as one.
const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}\p{M}]+/gu;

/** The shingles of a text. A text of fewer than five words is one shingle; one without words has none. */
export function shinglesOf(text: string): Shingles {
  const words = Array.from(text.matchAll(WORD), ([word]) => wordHash(word));
  if (words.length === 0) return new Uint32Array(0);
  const count = Math.max(1, words.length - SHINGLE_WORDS + 1);
  const hashes = new Uint32Array(count);
  for (let i = 0; i < count; i++) {
    let hash = 0x811c9dc5;
    const end = Math.min(words.length, i + SHINGLE_WORDS);
    for (let at = i; at < end; at++) hash = scramble(hash ^ words[at]!);
    hashes[i] = hash;
  }
  hashes.sort();
  return hashes.filter((hash, i) => i === 0 || hash !== hashes[i - 1]);
}

/**
 * The shingles of what a page tells. A form to answer a message quotes it in its field: such forms differ from each other
 * by nothing else, and what is quoted stands on the page it is quoted from.
 */
export function shinglesOfPage(page: Page): Shingles {
  const hasFields = page.tree.elements('textarea').length > 0;
  return shinglesOf(hasFields ? visibleText(page.tree, 0, { withFields: false }) : page.text);
}

/** Share of the shingles of both texts that they have in common (Jaccard), 0 … 1. Two empty texts are equal. */
export function resemblance(a: Shingles, b: Shingles): number {
  let common = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const [left, right] = [a[i]!, b[j]!];
    if (left === right) common++;
    if (left <= right) i++;
    if (right <= left) j++;
  }
  const all = a.length + b.length - common;
  return all === 0 ? 1 : common / all;
}

/** Mixes the bits of a 32-bit number; every input gives another output. */
export function scramble(value: number): number {
  let mixed = value ^ (value >>> 16);
  mixed = Math.imul(mixed, 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

function wordHash(word: string): number {
  const lower = word.toLowerCase();
  let hash = 0x811c9dc5;
  for (let i = 0; i < lower.length; i++) hash = Math.imul(hash ^ lower.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
