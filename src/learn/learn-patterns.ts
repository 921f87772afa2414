// From what sampling found to the patterns of a model: forms that only examples have, and where the URL says nothing,
// the places at which the examples stood.
import type { LinkEvidence, LinkType, Pattern, SeenFlip } from './model.ts';
import { chooseNegatives } from './negatives.ts';
import { contrastPatterns } from './pattern-contrast.ts';

/** Patterns for boards, threads and their flips. */
export function learnPatterns({ examples, flips, otherLinks, places }: LinkEvidence): Pattern[] {
  const flipsOf = (of: 'index' | 'thread') => {
    const ofType = flips.filter((flip) => flip.of === of);
    return [...ofType.map(({ flipUrl }) => flipUrl), ...ofType.flatMap((flip) => likeOn(examples[of], flip))];
  };
  const own = new Set([...examples.index, ...examples.thread]);
  const byType = new Map<LinkType, readonly string[]>([
    ['index', examples.index],
    ['thread', examples.thread],
    ['index-flip', flipsOf('index').filter((url) => !own.has(url))],
    ['thread-flip', flipsOf('thread').filter((url) => !own.has(url))],
  ]);
  const negatives = chooseNegatives([...byType.values()].flat(), otherLinks);
  const { patterns, contested } = contrastPatterns(byType, negatives);
  const placed = contested.map(({ pattern }) => ({
    ...pattern,
    locations: [...new Set((byType.get(pattern.type) ?? []).flatMap((url) => places[url] ?? []))],
  }));
  return [...patterns, ...placed];
}

// Enough other boards or threads to see that the name varies.
const ALIKE = 4;

/**
 * What a flip would be called on other boards or threads. Often a single one has more than one page: without this its
 * name would seem to be part of what makes a flip.
 */
function likeOn(examples: readonly string[], { pageUrl, flipUrl }: SeenFlip): string[] {
  if (!flipUrl.startsWith(pageUrl) || flipUrl === pageUrl) return [];
  const suffix = flipUrl.slice(pageUrl.length);
  return examples
    .filter((url) => url.includes('?') === pageUrl.includes('?'))
    .slice(0, ALIKE)
    .map((url) => url + suffix);
}
