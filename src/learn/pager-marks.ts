// Parameters that a pager puts into its links and that name nothing: `&seen=1&start=15` where the page itself is
// `start=0`, or where lists link the same page by `start=15` alone.
import type { Page } from '../page/index.ts';
import { type FlipGroup, findFlips, LIKELY_FLIP } from './page-flips.ts';
import { queryPairs, splitUrl } from './url-parts.ts';

/**
 * Names of the parameters that all links of the page's own pager have with one value and the page's address lacks. The
 * address must hold the page's number by itself, so that nothing but the number tells its pages apart.
 */
export function pagerMarks(page: Page): string[] {
  return findFlips(page)
    .filter(({ kind, confidence }) => kind === 'numbered' && confidence >= LIKELY_FLIP)
    .flatMap((group) => marksOf(group, page.url));
}

function marksOf({ links, form, current, step, firstValue }: FlipGroup, pageUrl: string): string[] {
  if (form === null || current === null || step === null || firstValue === null) return [];
  const number = form.endsWith('={}') ? form.slice(0, -'={}'.length) : undefined;
  const own = parametersOf(pageUrl);
  if (number === undefined || own.get(number) !== String(firstValue + step * (current - 1))) return [];
  const flips = links.map(({ link }) => parametersOf(link.url));
  const [first] = flips;
  if (first === undefined) return [];
  const isSame = (name: string, value: string) => flips.every((flip) => flip.get(name) === value);
  // What else the address says, the pager's links say too: else they are no pages of it.
  if ([...own].some(([name, value]) => name !== number && !isSame(name, value))) return [];
  return [...first].flatMap(([name, value]) =>
    name !== number && !own.has(name) && isSame(name, value) ? [name] : [],
  );
}

/** A parameter without a value says no more than one that is missing. */
function parametersOf(url: string): Map<string, string> {
  const pairs = queryPairs(splitUrl(url).query);
  return new Map(pairs.flatMap(({ name, value }) => (value === '' ? [] : [[name, value ?? '']])));
}
