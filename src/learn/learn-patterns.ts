// From what sampling found to the patterns of a model: forms that only examples have, and where the URL says nothing,
// the places at which the examples stood.
import type { Evidence } from './explore-forum.ts';
import type { LinkType, Pattern } from './model.ts';
import { chooseNegatives } from './negatives.ts';
import { contrastPatterns } from './pattern-contrast.ts';

/** Patterns for boards, threads and their flips. */
export function learnPatterns({ examples, flips, otherLinks, placesOf }: Evidence): Pattern[] {
  const flipsOf = (of: 'index' | 'thread') =>
    flips.filter((flip) => flip.of === of).map(({ flipUrl }) => flipUrl);
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
    locations: [...new Set((byType.get(pattern.type) ?? []).flatMap((url) => placesOf.get(url) ?? []))],
  }));
  return [...patterns, ...placed];
}
