// What stands beside the arrows of a pager without numbers to choose: 'page 2 of 5', '2 / 5', '第2页 共5页'.
import { type FlipCandidate, type FlipEvidence, latinDigits } from './page-flips-candidates.ts';

/** How far up from a link its pager may reach, and how many visible characters that holds at most. */
const MAX_LEVELS = 3;
const MAX_TEXT = 60;

export interface PageCount {
  readonly current: number;
  readonly total: number;
}

/**
 * The page's number and how many pages there are, where a text beside the link tells both: two numbers that are no links
 * (and how many rows all pages have), in the smallest box around the link that tells any.
 */
export function countBeside(
  { page, textBefore }: FlipEvidence,
  { link }: FlipCandidate,
): PageCount | undefined {
  const { tree } = page;
  let box = link.node;
  for (let level = 0; level < MAX_LEVELS; level++) {
    box = tree.parent[box]!;
    if (box <= 0 || textBefore[tree.end[box]!]! - textBefore[box]! > MAX_TEXT) return undefined;
    const numbers: number[] = [];
    for (let node = box; node < tree.end[box]!; node++)
      if (tree.isText(node) && tree.closest(node, 'a') < 0)
        numbers.push(...(latinDigits(tree.text(node)).match(/\d+/g) ?? []).map(Number));
    const [current, total, ...others] = numbers;
    if (current === undefined) continue;
    if (total === undefined) return undefined;
    // 'Page 6 of 6, 80 entries in all'; '1–25 of 80' tells no pages.
    if (others.length > 1 || others.some((rows) => rows < total || current === 1)) return undefined;
    return current >= 1 && current <= total && total > 1 ? { current, total } : undefined;
  }
  return undefined;
}
