// A number of a pattern that turns out to be the page's. Where first pages are spelled with their number
// (`forum-7-1.html`) and nothing seen so far had a second one, it seems to be a part of the name.
import { matchingForm } from './identity-key.ts';
import type { Pattern } from './model.ts';

// So many boards or threads with the same number are no accident.
const MIN_ALIKE = 3;

/**
 * The pattern of later pages, told by a flip that the pattern of first pages takes for another board or thread;
 * undefined unless they differ in a single number, which all examples have in common. Names stay what they were: on
 * later pages the first page's number stands for their own.
 */
export function pageNumberHole(
  pattern: Pattern,
  pageUrl: string,
  flipUrl: string,
  examples: readonly string[],
  ignoredParameters: readonly string[],
): Pattern | undefined {
  if (pattern.type !== 'index' && pattern.type !== 'thread') return undefined;
  const ignored = new Set(ignoredParameters);
  const regex = new RegExp(pattern.regex);
  const groupsOf = (url: string) => regex.exec(matchingForm(url, ignored))?.slice(1);
  const [page, flip] = [groupsOf(pageUrl), groupsOf(flipUrl)];
  if (page === undefined || flip === undefined) return undefined;
  const changed = page.flatMap((value, i) => (value === flip[i] ? [] : [i]));
  const [at] = changed;
  if (at === undefined || changed.length !== 1) return undefined;
  const first = page[at]!;
  if (!/^[01]$/.test(first) || !/^\d+$/.test(flip[at]!)) return undefined;
  const alike = examples.flatMap((url) => groupsOf(url)?.[at] ?? []);
  if (alike.length < MIN_ALIKE || alike.some((value) => value !== first)) return undefined;
  return {
    ...pattern,
    type: pattern.type === 'index' ? 'index-flip' : 'thread-flip',
    page: at + 1,
    firstPage: first,
    support: 1,
    examples: [flipUrl],
  };
}
