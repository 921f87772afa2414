// From what sampling found to the patterns of a model: forms that only examples have, and where the URL says nothing,
// the places at which the examples stood.
import { flipTurn } from './flip-turn.ts';
import type { LinkEvidence, LinkType, Pattern, SeenFlip } from './model.ts';
import { chooseNegatives } from './negatives.ts';
import { contrastPatterns } from './pattern-contrast.ts';
import { urlDifference } from './url-difference.ts';
import { orderParameters } from './url-parts.ts';

/** Patterns for boards, threads and their flips. */
export function learnPatterns(evidence: LinkEvidence): Pattern[] {
  const { examples, flips, otherLinks, places, duplicatePlaces = [] } = evidence;
  const flipsOf = (of: 'index' | 'thread') => {
    const forms = new Set(examples[of].map(numberlessForm));
    const ofType = flips.filter((flip) => flip.of === of && !(leadsToFirst(flip) && isAlike(flip, forms)));
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
  return [...patterns, ...placed].map((pattern) => {
    const isThread = pattern.type === 'thread' || pattern.type === 'thread-flip';
    const numbered = withFirstPage(pattern, flips);
    return isThread && duplicatePlaces.length > 0 ? { ...numbered, notLocations: duplicatePlaces } : numbered;
  });
}

/** Page 1 as a pager calls it. */
function leadsToFirst({ pageUrl, flipUrl, first }: SeenFlip): boolean {
  return first !== undefined && first !== null && urlDifference(pageUrl, flipUrl)?.value === first;
}

/** Whether a flip has the form of first pages: where these have their number too, it is no example of later ones. */
function isAlike({ flipUrl }: SeenFlip, forms: ReadonlySet<string>): boolean {
  return forms.has(numberlessForm(flipUrl));
}

function numberlessForm(url: string): string {
  return orderParameters(url).replace(/\d+/g, '#');
}

/** What pagers say of the first page's number outweighs what the numbers alone suggest. */
function withFirstPage(pattern: Pattern, flips: readonly SeenFlip[]): Pattern {
  if (pattern.page === 0) return pattern;
  const regex = new RegExp(pattern.regex);
  const votes = new Map<number | null, number>();
  for (const { flipUrl, first } of flips) {
    if (first === undefined || !regex.test(orderParameters(flipUrl))) continue;
    votes.set(first, (votes.get(first) ?? 0) + 1);
  }
  const [winner] = [...votes].sort(([, a], [, b]) => b - a);
  if (winner === undefined) return pattern;
  // Most threads have one page, and their pagers cannot tell: a single one that can is believed.
  const first = votes.has(null) ? null : winner[0];
  return { ...pattern, firstPage: first === null ? null : String(first) };
}

// Enough other boards or threads to see that the name varies.
const ALIKE = 4;

/**
 * What a flip would be called on other boards or threads. Often a single one has more than one page: without this its
 * name would seem to be part of what makes a flip.
 */
function likeOn(examples: readonly string[], { pageUrl, flipUrl }: SeenFlip): string[] {
  const turn = flipTurn(pageUrl, flipUrl);
  return turn === undefined ? [] : examples.flatMap((url) => turn(url) ?? []).slice(0, ALIKE);
}
