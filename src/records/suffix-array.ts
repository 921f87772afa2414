// Suffix array by induced sorting (SA-IS; Nong, Zhang & Chan 2009) and longest common prefixes (Kasai et al. 2001), both
// in linear time: what ComCrawler uses a suffix tree for, in two integer arrays.

const EMPTY = -1;

/** Start positions of all suffixes of `text` in lexicographic order. Symbols are integers 0 … `alphabet` - 1. */
export function suffixArray(text: Int32Array, alphabet: number): Int32Array {
  const size = text.length;
  if (size === 0) return new Int32Array(0);
  // A sentinel smaller than every symbol spares all checks for the end.
  const ended = new Int32Array(size + 1);
  for (let i = 0; i < size; i++) ended[i] = text[i]! + 1;
  return sortSuffixes(ended, alphabet + 1).slice(1);
}

/** `text` ends with its only 0. */
function sortSuffixes(text: Int32Array, alphabet: number): Int32Array {
  const size = text.length;
  const sorted = new Int32Array(size).fill(EMPTY);
  if (size === 1) {
    sorted[0] = 0;
    return sorted;
  }
  // 1: the suffix is smaller than the one after it (S-type).
  const isSmaller = new Uint8Array(size);
  isSmaller[size - 1] = 1;
  for (let i = size - 2; i >= 0; i--) {
    const [here, next] = [text[i]!, text[i + 1]!];
    isSmaller[i] = here < next || (here === next && isSmaller[i + 1] === 1) ? 1 : 0;
  }
  const isLeftmost = (i: number): boolean => i > 0 && isSmaller[i] === 1 && isSmaller[i - 1] === 0;
  const counts = new Int32Array(alphabet);
  for (const symbol of text) counts[symbol]!++;

  const heads = new Int32Array(alphabet);
  const resetToStarts = (): void => {
    for (let symbol = 0, sum = 0; symbol < alphabet; symbol++) {
      heads[symbol] = sum;
      sum += counts[symbol]!;
    }
  };
  const resetToEnds = (): void => {
    for (let symbol = 0, sum = 0; symbol < alphabet; symbol++) {
      sum += counts[symbol]!;
      heads[symbol] = sum;
    }
  };
  const induce = (): void => {
    resetToStarts();
    for (let i = 0; i < size; i++) {
      const before = sorted[i]! - 1;
      if (before >= 0 && isSmaller[before] === 0) sorted[heads[text[before]!]!++] = before;
    }
    resetToEnds();
    for (let i = size - 1; i >= 0; i--) {
      const before = sorted[i]! - 1;
      if (before >= 0 && isSmaller[before] === 1) sorted[--heads[text[before]!]!] = before;
    }
  };

  // First round: the leftmost S suffixes in any order; induction sorts the pieces between them.
  resetToEnds();
  let leftmostCount = 0;
  for (let i = 1; i < size; i++) {
    if (!isLeftmost(i)) continue;
    sorted[--heads[text[i]!]!] = i;
    leftmostCount++;
  }
  induce();

  // Equal pieces get equal names; if all differ, their order is the order of the suffixes.
  const order = new Int32Array(leftmostCount);
  for (let i = 0, at = 0; i < size; i++) if (isLeftmost(sorted[i]!)) order[at++] = sorted[i]!;
  const names = new Int32Array(size).fill(EMPTY);
  let name = -1;
  for (let i = 0, previous = -1; i < leftmostCount; i++) {
    const at = order[i]!;
    if (previous < 0 || !isSamePiece(text, isLeftmost, previous, at)) name++;
    names[at] = name;
    previous = at;
  }
  const starts = new Int32Array(leftmostCount);
  const reduced = new Int32Array(leftmostCount);
  for (let i = 0, at = 0; i < size; i++) {
    if (names[i] === EMPTY) continue;
    starts[at] = i;
    reduced[at++] = names[i]!;
  }
  const reducedOrder = new Int32Array(leftmostCount);
  if (name + 1 === leftmostCount) for (let i = 0; i < leftmostCount; i++) reducedOrder[reduced[i]!] = i;
  else reducedOrder.set(sortSuffixes(reduced, name + 1));

  // Second round, from the right order.
  sorted.fill(EMPTY);
  resetToEnds();
  for (let i = leftmostCount - 1; i >= 0; i--) {
    const at = starts[reducedOrder[i]!]!;
    sorted[--heads[text[at]!]!] = at;
  }
  induce();
  return sorted;
}

/** Whether the pieces from two leftmost S positions to the next ones are equal. */
function isSamePiece(text: Int32Array, isLeftmost: (i: number) => boolean, a: number, b: number): boolean {
  for (let offset = 0; ; offset++) {
    if (text[a + offset] !== text[b + offset]) return false;
    const endsA = offset > 0 && isLeftmost(a + offset);
    const endsB = offset > 0 && isLeftmost(b + offset);
    if (endsA && endsB) return true;
    if (endsA !== endsB || a + offset + 1 >= text.length || b + offset + 1 >= text.length) return false;
  }
}

/** For each rank but the first, how many symbols the suffix shares with the one before it in the order. */
export function commonPrefixes(text: Int32Array, sorted: Int32Array): Int32Array {
  const size = text.length;
  const rankOf = new Int32Array(size);
  for (let rank = 0; rank < size; rank++) rankOf[sorted[rank]!] = rank;
  const shared = new Int32Array(size);
  let length = 0;
  for (let i = 0; i < size; i++) {
    const rank = rankOf[i]!;
    if (rank === 0) {
      length = 0;
      continue;
    }
    const other = sorted[rank - 1]!;
    while (i + length < size && other + length < size && text[i + length] === text[other + length]) length++;
    shared[rank] = length;
    if (length > 0) length--;
  }
  return shared;
}
