// Near-duplicate pages found in linear time (iRobot 5.3): minhash signatures put texts that resemble each other into the
// same buckets (locality-sensitive hashing), and only those are compared.
import { resemblance, type Shingles, scramble } from './shingles.ts';

/** From this share of common shingles on, two pages say the same. */
export const NEAR_DUPLICATE = 0.9;

// 16 bands of 6 rows: texts with 0.9 in common meet in some bucket with probability 0.99999, with 0.5 in 0.22.
const BANDS = 16;
const ROWS = 6;
// A bucket that holds many different texts would cost as many comparisons; later ones meet the earlier in other bands.
const MAX_FIRSTS = 12;

const seeds = Uint32Array.from({ length: BANDS * ROWS }, (_, i) => scramble(i * 0x9e3779b1 + 1));

/** For each of 96 orders of all numbers, the least of the shingles: equal in as large a share as the texts resemble. */
export function minhash(shingles: Shingles): Uint32Array {
  const signature = new Uint32Array(seeds.length).fill(0xffffffff);
  for (const shingle of shingles)
    for (let i = 0; i < signature.length; i++) {
      const value = scramble(shingle ^ seeds[i]!);
      if (value < signature[i]!) signature[i] = value;
    }
  return signature;
}

/**
 * Groups texts that say the same: for each text the index of the first text of its group (its own when it says something
 * new). Every member resembles the first one, so that a chain of small changes does not join what differs.
 */
export function nearDuplicateGroups(texts: readonly Shingles[], threshold = NEAR_DUPLICATE): number[] {
  const index = new DuplicateIndex(threshold);
  return texts.map((shingles) => index.add(shingles));
}

/** The same one text after the other: what is new, what was there before. */
export class DuplicateIndex {
  readonly #threshold: number;
  readonly #firsts = new Map<number, Shingles>();
  readonly #buckets = new Map<number, number[]>();
  #count = 0;

  constructor(threshold = NEAR_DUPLICATE) {
    this.#threshold = threshold;
  }

  /** The index of the first text of this text's group; texts are counted from 0 in the order they are added. */
  add(shingles: Shingles): number {
    const own = this.#count++;
    const signature = minhash(shingles);
    const keys = Array.from({ length: BANDS }, (_, band) => bucketKey(signature, band));
    const compared = new Set<number>();
    for (const key of keys)
      for (const first of this.#buckets.get(key) ?? []) {
        if (compared.has(first)) continue;
        compared.add(first);
        if (resemblance(this.#firsts.get(first)!, shingles) >= this.#threshold) return first;
      }
    this.#firsts.set(own, shingles);
    for (const key of keys) {
      const bucket = this.#buckets.get(key);
      if (bucket === undefined) this.#buckets.set(key, [own]);
      else if (bucket.length < MAX_FIRSTS) bucket.push(own);
    }
    return own;
  }
}

function bucketKey(signature: Uint32Array, band: number): number {
  let key = band;
  for (let row = 0; row < ROWS; row++) key = scramble(key ^ signature[band * ROWS + row]!);
  return key;
}
