// From what sampling found to the patterns of a model: forms that only examples have, and where the URL says nothing,
// the places at which the examples stood.
import { flipTurn } from './flip-turn.ts';
import { laterPages } from './later-pages.ts';
import type { LinkEvidence, LinkType, Pattern, SeenFlip } from './model.ts';
import { chooseNegatives } from './negatives.ts';
import { contrastPatterns } from './pattern-contrast.ts';
import { urlDifference } from './url-difference.ts';
import { orderParameters } from './url-parts.ts';

/** Patterns for boards, threads and their flips. */
export function learnPatterns(evidence: LinkEvidence): Pattern[] {
  const { flips, otherLinks, places, duplicatePlaces = [] } = evidence;
  const later = laterPages(evidence.examples.thread, flips);
  const examples = {
    index: evidence.examples.index,
    thread: evidence.examples.thread.filter((url) => !later.has(url)),
  };
  const flipsOf = (of: 'index' | 'thread') => {
    const forms = new Set(examples[of].map(numberlessForm));
    const ofType = flips.filter((flip) => flip.of === of && !(leadsToFirst(flip) && isAlike(flip, forms)));
    const bases = new Set(ofType.map(({ pageUrl }) => pageUrl));
    const like = ofType.flatMap((flip) =>
      bases.size > 1 && putsNumbers(flip) ? [] : likeOn(examples[of], flip),
    );
    return [...ofType.map(({ flipUrl }) => flipUrl), ...like];
  };
  const own = new Set([...examples.index, ...examples.thread]);
  const byType = new Map<LinkType, readonly string[]>([
    ['index', examples.index],
    ['thread', examples.thread],
    ['index-flip', flipsOf('index').filter((url) => !own.has(url))],
    ['thread-flip', [...later, ...flipsOf('thread').filter((url) => !own.has(url))]],
  ]);
  const negatives = chooseNegatives([...byType.values()].flat(), otherLinks);
  const { patterns, contested } = contrastPatterns(byType, negatives);
  const placed = contested.map(({ pattern }) => ({
    ...pattern,
    locations: [...new Set((byType.get(pattern.type) ?? []).flatMap((url) => places[url] ?? []))],
  }));
  const followed = [...patterns, ...placed].map((pattern) => {
    const isThread = pattern.type === 'thread' || pattern.type === 'thread-flip';
    const numbered = withFirstUrl(withFirstPage(pattern, flips), flips);
    return isThread && duplicatePlaces.length > 0 ? { ...numbered, notLocations: duplicatePlaces } : numbered;
  });
  // Last, so that they take nothing from what is followed.
  return [...followed, ...notFollowed(evidence)];
}

/** Patterns of lists that show nothing new: known, and not followed. */
function notFollowed({ examples, flips, otherLinks, partLists = [] }: LinkEvidence): Pattern[] {
  return partLists.flatMap(({ urls, reason }) => {
    const own = new Set(urls);
    const others = [
      ...otherLinks,
      ...examples.index,
      ...examples.thread,
      ...flips.map(({ flipUrl }) => flipUrl),
    ];
    const negatives = chooseNegatives(
      urls,
      others.filter((url) => !own.has(url)),
    );
    const { patterns } = contrastPatterns(new Map([['index', urls]]), negatives);
    return patterns.map((pattern) => ({ ...pattern, follow: false as const, reason }));
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

// All of the address is fixed but one number.
const NUMBER_ALONE = /^\^(?:[^\\()[\]{}*+?|.$]|\\\W)*\((?:\?<\w+>)?\\d\+\)(?:[^\\()[\]{}*+?|.$]|\\\W)*\$$/;

/**
 * The first page of a pattern whose pages are all those of one board: the page without a number whose pager led to them.
 * Named, so that its other address, with the first number, is not taken for another board.
 */
function withFirstUrl(pattern: Pattern, flips: readonly SeenFlip[]): Pattern {
  if (pattern.type !== 'index-flip' || pattern.firstPage === null || !NUMBER_ALONE.test(pattern.regex))
    return pattern;
  const regex = new RegExp(pattern.regex);
  const takes = (url: string) => regex.test(orderParameters(url));
  const bases = new Set(
    flips
      .filter(({ of, pageUrl, flipUrl }) => of === 'index' && takes(flipUrl) && !takes(pageUrl))
      .map(({ pageUrl }) => pageUrl),
  );
  const [base, ...others] = bases;
  return base === undefined || others.length > 0 ? pattern : { ...pattern, firstUrl: base };
}

/** Whether a flip has more numbers than one beside those of its page: one may be the board's or thread's own. */
function putsNumbers({ pageUrl, flipUrl }: SeenFlip): boolean {
  const numbersIn = (url: string) => url.match(/\d+/g)?.length ?? 0;
  return numbersIn(flipUrl) > numbersIn(pageUrl) + 1;
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
