// Which repetitive patterns tell layouts apart. Posts have lists, quotes and tables that people wrote: regions like others, on
// few pages, and so the weightiest by the inverse document frequency of iRobot eq. 1. 'Complex sub-structure embedded in user
// posts' is what the paper wants to be robust against (section 1). A template's pattern is on all pages of a kind or on none;
// what people write is now and then on any.
import type { LayoutPattern } from '../learn/index.ts';
import type { RepetitivePattern } from '../records/index.ts';
import type { PatternCounts } from './layout-patterns.ts';

/**
 * The patterns, each with how well the form of a page's URL tells whether the page has it: their mutual information as a share of the
 * entropy, 0 … 1. Where no pattern is told by URLs, all count alike.
 */
export function tellingPatterns(
  patterns: readonly RepetitivePattern[],
  pages: readonly PatternCounts[],
  forms: readonly string[],
): LayoutPattern[] {
  const sizes = new Map<string, number>();
  for (const form of forms) sizes.set(form, (sizes.get(form) ?? 0) + 1);
  const having = new Map<number, Map<string, number>>();
  for (const [page, counts] of pages.entries())
    for (const id of counts.keys()) {
      const own = having.get(id) ?? new Map<string, number>();
      own.set(forms[page]!, (own.get(forms[page]!) ?? 0) + 1);
      having.set(id, own);
    }
  const told = patterns.map(({ id }) => {
    const own = having.get(id) ?? new Map<string, number>();
    const all = entropy([...own.values()].reduce((sum, count) => sum + count, 0) / pages.length);
    let left = 0;
    for (const [form, size] of sizes) left += (size / pages.length) * entropy((own.get(form) ?? 0) / size);
    return all === 0 ? 0 : Math.max(0, (all - left) / all);
  });
  if (told.every((share) => share === 0)) return [...patterns];
  return patterns.map((pattern, i) => ({ ...pattern, told: told[i]! }));
}

/** Of a pattern that so large a share of pages has. */
function entropy(share: number): number {
  return share <= 0 || share >= 1 ? 0 : -share * Math.log(share) - (1 - share) * Math.log(1 - share);
}
