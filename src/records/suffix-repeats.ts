// Maximal repeats of a sequence: those that neither a symbol more to the left nor one to the right keeps as frequent.
import { commonPrefixes, suffixArray } from './suffix-array.ts';

/** A sequence that occurs several times. */
export interface Repeat {
  readonly length: number;
  /** Range of ranks in the suffix array: `from` … `to` inclusive. */
  readonly from: number;
  readonly to: number;
}

export interface Repeats {
  readonly repeats: readonly Repeat[];
  /** Start positions, ascending. */
  positionsOf(repeat: Repeat): Int32Array;
}

const UNKNOWN = -2;
const DIVERSE = -3;

/** All maximal repeats of at least `minLength` symbols, at most one per symbol of the text; linear time. */
export function maximalRepeats(text: Int32Array, alphabet: number, minLength: number): Repeats {
  const sorted = suffixArray(text, alphabet);
  const shared = commonPrefixes(text, sorted);
  const repeats: Repeat[] = [];
  // Intervals of ranks that share a prefix, as a stack; `left` is the symbol before all occurrences, if it is one.
  const open: { length: number; from: number; left: number }[] = [];
  const leftOf = (rank: number): number => (sorted[rank]! === 0 ? DIVERSE : text[sorted[rank]! - 1]!);
  const joined = (a: number, b: number): number =>
    a === UNKNOWN ? b : b === UNKNOWN || a === b ? a : DIVERSE;
  for (let rank = 1; rank <= text.length; rank++) {
    const length = rank < text.length ? shared[rank]! : 0;
    let from = rank - 1;
    let left = leftOf(rank - 1);
    while (open.length > 0 && open[open.length - 1]!.length > length) {
      const top = open.pop()!;
      top.left = joined(top.left, left);
      if (top.length >= minLength && top.left === DIVERSE)
        repeats.push({ length: top.length, from: top.from, to: rank - 1 });
      left = top.left;
      from = top.from;
    }
    if (length === 0) continue;
    const top = open[open.length - 1];
    if (top !== undefined && top.length === length) top.left = joined(top.left, left);
    else open.push({ length, from, left });
  }
  return { repeats, positionsOf: ({ from, to }) => sorted.slice(from, to + 1).sort() };
}
