// What patterns are learned from: every link of the pages seen, as an example of its type, a flip, or something else.
import type { Explorer, SeenPage } from './explorer.ts';
import type { LinkEvidence, SeenFlip } from './model.ts';
import {
  type FlipGroup,
  findFlips,
  firstValueOf,
  isNumbered,
  LIKELY_FLIP,
  laterPages,
} from './page-flips.ts';

/**
 * The flips of pages seen; `kindOf` tells boards from threads, and undefined for pages that are neither. `threads` are
 * those that lists name.
 */
export function flipsOn(
  explorer: Explorer,
  kindOf: (seen: SeenPage) => 'index' | 'thread' | undefined,
  threads: ReadonlySet<string>,
): SeenFlip[] {
  const flips: SeenFlip[] = [];
  const isListed = (url: string) => threads.has(explorer.clean(url));
  // Where the next article is named by a list as this one is, arrows of that form lead from article to article.
  const between = new Set(
    explorer.pages
      .filter((seen) => kindOf(seen) === 'thread' && isListed(seen.url))
      .flatMap(({ page }) => findFlips(page).filter((group) => mayLeadElsewhere(group, page.url)))
      .filter(({ links }) => links.some(({ link }) => isListed(link.url)))
      .map(({ form }) => form),
  );
  for (const seen of explorer.pages) {
    const of = kindOf(seen);
    if (of === undefined) continue;
    for (const group of findFlips(seen.page)) {
      if (group.confidence < LIKELY_FLIP) continue;
      if (of === 'thread' && mayLeadElsewhere(group, seen.page.url) && between.has(group.form)) continue;
      const first = firstValueOf(group, explorer.clean(seen.page.url));
      for (const { link } of laterPages(group)) {
        const flip: SeenFlip = { pageUrl: seen.url, flipUrl: explorer.clean(link.url), of };
        flips.push(first === undefined ? flip : { ...flip, first });
      }
    }
  }
  return flips;
}

/** Whether a pager is arrows that count on from the page's own number: the next article may be called so as well. */
function mayLeadElsewhere(group: FlipGroup, pageUrl: string): boolean {
  return group.kind === 'single' && isNumbered(pageUrl, group);
}

/** Examples and flips, with the places they stand at, and all other links as contrast. */
export function linkEvidence(
  explorer: Explorer,
  { entry, ...found }: Omit<LinkEvidence, 'otherLinks' | 'places'> & { readonly entry: string },
): LinkEvidence {
  const { examples, flips } = found;
  const known = new Set([
    ...examples.index,
    ...examples.thread,
    ...flips.map(({ flipUrl }) => flipUrl),
    entry,
  ]);
  const otherLinks = new Set<string>();
  const places: Record<string, string[]> = {};
  for (const seen of explorer.pages) {
    for (const { url, location } of explorer.linksOf(seen)) {
      if (!known.has(url)) otherLinks.add(url);
      else if (places[url] === undefined) places[url] = [location];
      else if (!places[url].includes(location)) places[url].push(location);
    }
  }
  return { ...found, otherLinks: [...otherLinks], places };
}
