// Titles that lead to a later page of their thread: where lists link the latest post, short threads are `?t=31` and long ones
// `?t=30&start=10`. The pager of such a page tells which parameter counts pages; the short ones do without it.
import type { SeenFlip } from './model.ts';
import { urlDifference } from './url-difference.ts';
import { orderParameters, queryPairs, splitUrl, writeQuery } from './url-parts.ts';

/** Those of the addresses of threads that are pages of one, by the pagers seen on them. */
export function laterPages(threads: readonly string[], flips: readonly SeenFlip[]): ReadonlySet<string> {
  const byForm = new Map<string, string[]>();
  for (const url of threads) byForm.set(formOf(url), [...(byForm.get(formOf(url)) ?? []), url]);
  const later = new Set<string>();
  for (const { of, pageUrl, flipUrl } of flips) {
    const pages = byForm.get(formOf(pageUrl));
    if (of !== 'thread' || pages === undefined || formOf(flipUrl) !== formOf(pageUrl)) continue;
    const bare = withoutCounter(pageUrl, flipUrl);
    const rest = bare === undefined ? undefined : byForm.get(formOf(bare));
    if (rest !== undefined && rest !== pages) for (const url of pages) later.add(url);
  }
  return later;
}

/** A page's address without the one parameter in which its flip differs. */
function withoutCounter(pageUrl: string, flipUrl: string): string | undefined {
  if (urlDifference(pageUrl, flipUrl) === undefined) return undefined;
  const [page, flip] = [splitUrl(pageUrl), splitUrl(flipUrl)];
  if (page.origin + page.path !== flip.origin + flip.path) return undefined;
  const others = queryPairs(flip.query).map(({ name, value }) => `${name}=${value}`);
  const pairs = queryPairs(page.query);
  const kept = pairs.filter(({ name, value }) => others.includes(`${name}=${value}`));
  return kept.length === pairs.length - 1 ? page.origin + page.path + writeQuery(kept) : undefined;
}

function formOf(url: string): string {
  return orderParameters(url).replace(/\d+/g, '#');
}
