// Where a record among siblings ends, and how alike two of them are part by part. Each begins at a head; the next head
// ends it, but the last one has none, and what stands between records may belong to neither.

// A record that takes this many times as many siblings as the others is not one: the page goes on with something else.
const MAX_TIMES_USUAL_LENGTH = 4;
const ALWAYS_ALLOWED_LENGTH = 12;
// Labels found in this share of the other records belong to the record.
const USUAL_SHARE = 0.4;
// A kind that ends this share of the records is where the last one ends, too.
const TAIL_SHARE = 0.8;

/** How many siblings a record may have: bodies differ in length, but not without bounds. */
export function longestRun(heads: readonly number[]): number {
  const lengths = heads.slice(1).map((head, i) => head - heads[i]!);
  const median = lengths.sort((a, b) => a - b)[lengths.length >> 1]!;
  return Math.max(ALWAYS_ALLOWED_LENGTH, MAX_TIMES_USUAL_LENGTH * median);
}

/** Where a record ends that another one follows: before what stands between them and belongs to neither. */
export function closedEnd(labels: Int32Array, head: number, limit: number, usual: UsualLabels): number {
  let end = limit;
  while (end > head + 1 && !usual.counts.has(labels[end - 1]!)) end--;
  return end;
}

/** Where a record ends that nothing, or a long gap, follows: behind its tail, or where something begins that others don't have. */
export function openEnd(labels: Int32Array, head: number, limit: number, usual: UsualLabels): number {
  if (usual.tail !== undefined) {
    const tail = labels.subarray(head + 1, limit).indexOf(usual.tail);
    if (tail >= 0) return head + 1 + tail + 1;
  }
  const left = new Map(usual.counts);
  let end = head + 1;
  for (let at = head + 1; at < limit && at - end <= usual.longestGap; at++) {
    const count = left.get(labels[at]!);
    if (count === undefined) continue;
    if (count === 0) break;
    left.set(labels[at]!, count - 1);
    end = at + 1;
  }
  return end;
}

/** What stands behind the heads. */
export interface UsualLabels {
  /** Labels of a good share of the records, with the most times one record has them. */
  readonly counts: ReadonlyMap<number, number>;
  /** The most siblings in a row that are of no usual label, with usual ones behind them. */
  readonly longestGap: number;
  /** The label that ends the records and stands nowhere else in them. */
  readonly tail: number | undefined;
}

export function usualLabels(
  labels: Int32Array,
  heads: readonly number[],
  longest: number,
  isSeparator: (position: number) => boolean,
): UsualLabels {
  const seenIn = new Map<number, number>();
  const most = new Map<number, number>();
  const endings = new Map<number, number>();
  for (const [i, head] of heads.entries()) {
    const next = heads[i + 1];
    if (next === undefined) break;
    if (next === head + 1) continue;
    const counts = new Map<number, number>();
    for (const label of labels.subarray(head + 1, Math.min(next, head + longest)))
      counts.set(label, (counts.get(label) ?? 0) + 1);
    for (const [label, count] of counts) {
      seenIn.set(label, (seenIn.get(label) ?? 0) + 1);
      most.set(label, Math.max(most.get(label) ?? 0, count));
    }
    const ending = labels[next - 1]!;
    if (counts.get(ending) === 1) endings.set(ending, (endings.get(ending) ?? 0) + 1);
  }
  const closed = heads.length - 1;
  const needed = Math.max(1, USUAL_SHARE * closed);
  const counts = new Map(
    [...seenIn]
      .filter(([label, count]) => count >= needed && label !== labels[heads[0]!])
      .map(([label]) => [label, most.get(label)!]),
  );
  const [tail] = [...endings].find(([, count]) => count >= TAIL_SHARE * closed) ?? [];
  // One record alone proves an end only when it is drawn as one.
  const isTailProven = closed > 1 || (tail !== undefined && isSeparator(heads[1]! - 1));
  return {
    counts,
    longestGap: longestGap(labels, heads, longest, counts),
    tail: isTailProven ? tail : undefined,
  };
}

function longestGap(
  labels: Int32Array,
  heads: readonly number[],
  longest: number,
  usual: ReadonlyMap<number, number>,
): number {
  let most = 0;
  for (const [i, head] of heads.entries()) {
    const next = heads[i + 1];
    if (next === undefined || next - head > longest) continue;
    let gap = 0;
    for (let at = head + 1; at < next; at++) {
      if (!usual.has(labels[at]!)) gap++;
      else {
        most = Math.max(most, gap);
        gap = 0;
      }
    }
  }
  return most;
}

/**
 * Dice overlap of the labels in two runs. Twice counts as more than once: a run that has everything twice is two records,
 * cut at a part that one of them lacks. More often does not: bodies have as many paragraphs as they like.
 */
export function labelOverlap(
  labels: Int32Array,
  fromA: number,
  toA: number,
  fromB: number,
  toB: number,
): number {
  if (toA === fromA + 1 && toB === fromB + 1) return labels[fromA] === labels[fromB] ? 1 : 0;
  const counts = new Map<number, number>();
  let sizeA = 0;
  for (const label of labels.subarray(fromA, toA)) {
    const count = counts.get(label) ?? 0;
    if (count === 2) continue;
    counts.set(label, count + 1);
    sizeA++;
  }
  let sizeB = 0;
  let shared = 0;
  const seen = new Map<number, number>();
  for (const label of labels.subarray(fromB, toB)) {
    const count = seen.get(label) ?? 0;
    if (count === 2) continue;
    seen.set(label, count + 1);
    sizeB++;
    if ((counts.get(label) ?? 0) > count) shared++;
  }
  return (2 * shared) / (sizeA + sizeB);
}
