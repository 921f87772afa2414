// What the box beside a post tells of its author: since when a member, how many posts. Lines of the box may be missing for
// some users, so that the others move up: a line is known by its label, not by its number.
import { hasDate, remembered } from '../page/index.ts';
import { numbersIn } from './index-numbers.ts';
import type { Cells } from './post-cells.ts';
import { isPerAuthor } from './post-furniture.ts';
import type { Slot } from './post-rows.ts';

const MAX_LABELLED = 48;
const MIN_LABEL_SHARE = 0.7;

/** A count with what stands around it: 'Posts: 12'. */
export interface LabelledCount {
  readonly value: number;
  readonly label: string;
}

export const labelledCount: (text: string) => LabelledCount | null = remembered((text) => {
  if (text === '' || text.length > MAX_LABELLED || !/\p{N}/u.test(text)) return null;
  const [value, ...others] = numbersIn(text);
  if (value === undefined || others.length > 0 || hasDate(text)) return null;
  const label = text.replace(/[\p{N}\p{P}\p{S}\s]+/gu, ' ').trim();
  return { value, label };
});

/** The label most of a slot's counts have, when it is a count of the author's posts; undefined for all else. */
export function postCountLabel(cells: Cells, slot: Slot, owners: readonly string[]): string | undefined {
  const counts = cells.texts(slot).map(labelledCount);
  const labels = new Map<string, number>();
  for (const count of counts) if (count !== null) labels.set(count.label, (labels.get(count.label) ?? 0) + 1);
  const [label, times] = [...labels].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
  const told = counts.filter((count) => count !== null).length;
  if (times < 2 || times < MIN_LABEL_SHARE * told) return undefined;
  const own = counts.map((count) => (count?.label === label ? String(count.value) : ''));
  if (!isPerAuthor(own, owners) || !isAtLeastSeen(own, owners)) return undefined;
  return label;
}

/** Nobody has fewer posts than were seen of them. */
function isAtLeastSeen(counts: readonly string[], owners: readonly string[]): boolean {
  const seen = new Map<string, number>();
  for (const owner of owners) seen.set(owner, (seen.get(owner) ?? 0) + 1);
  let told = 0;
  let fewer = 0;
  for (const [i, count] of counts.entries()) {
    if (count === '' || owners[i] === '') continue;
    told++;
    if (Number(count) < seen.get(owners[i]!)!) fewer++;
  }
  return fewer <= 0.1 * told;
}

/** Slots that lines of the same box may move to: siblings of the same name. */
export function sameLines(slot: Slot): Slot[] {
  const base = slot.key.replace(/\[\d+\]$/, '');
  const siblings = slot.parent?.children.filter(
    (other) => other !== slot && other.key.replace(/\[\d+\]$/, '') === base,
  );
  return [slot, ...(siblings ?? [])];
}
