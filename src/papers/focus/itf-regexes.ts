// FoCUS 4.3.2 and url-type-recognition section 3, table 2: four ITF regexes, learned apart: for index URLs, thread URLs,
// page flips of index pages and page flips of thread pages. A page flip also gets what joins the pages of a board or
// thread: the part that numbers the page, and the parts that name what it is a page of.
import { flipTurn, type LinkType, orderParameters, type Pattern } from '../../learn/index.ts';
import { type KoppulaPattern, koppulaPatterns } from './koppula.ts';
import type { FocusFlip, FocusTrainingSet } from './training-set.ts';

// A pattern is kept when it matches more than this share of the URLs of its set.
const SUPPORT = 0.2;
const EXAMPLES = 5;
// Boards or threads whose page flips are written as those that were seen are.
const WRITTEN = 20;

/** The regexes of a training set; `clean` removes session ids that were found after the URLs. */
export function itfRegexes(
  { index, thread, indexFlips, threadFlips }: FocusTrainingSet,
  clean: (url: string) => string = (url) => url,
): Pattern[] {
  const asLinked = new Map<string, string>();
  const formOf = (url: string): string => {
    const bare = clean(url);
    const form = orderParameters(bare);
    // Regexes are learned of parameters in one order. Sites are asked in theirs: some know no other.
    if (!asLinked.has(form)) asLinked.set(form, bare);
    return form;
  };
  const forms = (urls: readonly string[]) => [...new Set(urls.map(formOf))];
  const indexForms = forms(index);
  const threadForms = forms(thread);
  const kinds = [
    { type: 'thread', urls: threadForms, flips: threadFlips, others: indexForms },
    { type: 'index', urls: indexForms, flips: indexFlips, others: threadForms },
  ] as const;
  const bases: Pattern[] = [];
  const later: Pattern[] = [];
  for (const { type, urls, flips } of kinds) {
    const patterns = koppulaPatterns(urls, SUPPORT).map((pattern, at) =>
      basePattern(type, pattern, `${type}${at + 1}`, asLinked),
    );
    bases.push(...patterns);
    // The flips of each regex apart: boards within boards are few, and so would be their flips among all.
    const left = new Set(flips);
    for (const pattern of patterns) {
      const matcher = new RegExp(pattern.regex);
      const own = flips.filter(({ pageUrl }) => matcher.test(formOf(pageUrl)));
      for (const flip of own) left.delete(flip);
      const ownUrls = urls.filter((url) => matcher.test(url));
      later.push(...flipPatterns(type, own, ownUrls, [pattern], formOf, asLinked));
    }
    later.push(...flipPatterns(type, [...left], [], [], formOf, asLinked));
  }
  // Page flips first, as a thread's regex with an open end may match its later pages too.
  return [...later, ...bases];
}

function basePattern(
  type: LinkType,
  { regex, urls }: KoppulaPattern,
  space: string,
  asLinked: ReadonlyMap<string, string>,
): Pattern {
  // A URL is known by its whole string, as in the paper; its open parts are that string's name.
  const count = holeCount(regex);
  return {
    type,
    regex: named(regex, (hole) => `${space}_${hole + 1}`),
    identity: Array.from({ length: count }, (_, hole) => hole + 1),
    page: 0,
    firstPage: null,
    locations: [],
    notLocations: [],
    support: urls.length,
    examples: urls.slice(0, EXAMPLES).map((url) => asLinked.get(url) ?? url),
  };
}

function flipPatterns(
  of: 'index' | 'thread',
  flips: readonly FocusFlip[],
  baseForms: readonly string[],
  bases: readonly Pattern[],
  formOf: (url: string) => string,
  asLinked: ReadonlyMap<string, string>,
): Pattern[] {
  const bySource = new Map<string, FocusFlip[]>();
  for (const flip of flips) bySource.set(flip.pageUrl, [...(bySource.get(flip.pageUrl) ?? []), flip]);
  // The pages of one board differ in a number, which stays open anyway: one of them stands for all, so that a board of
  // many pages does not make its name a part of the regex. Few boards and threads have several pages: what the others'
  // would be called is written as theirs are.
  const seen = [...bySource.values()].map((own) => own.at(-1)!);
  const written = seen.slice(0, WRITTEN).flatMap(({ pageUrl, flipUrl }) => {
    const turn = flipTurn(formOf(pageUrl), formOf(flipUrl));
    return turn === undefined ? [] : baseForms.slice(0, WRITTEN).flatMap((url) => turn(url) ?? []);
  });
  const own = new Set(flips.map(({ flipUrl }) => formOf(flipUrl)));
  return koppulaPatterns([...seen.map(({ flipUrl }) => formOf(flipUrl)), ...written], SUPPORT).flatMap(
    ({ regex }) => {
      const examples = [...own].filter((url) => new RegExp(regex).test(url));
      if (examples.length === 0) return [];
      const relation = relationOf(regex, flips, bases, formOf);
      const count = holeCount(regex);
      const pattern = {
        type: `${of}-flip` as const,
        locations: [],
        notLocations: [],
        support: examples.length,
        examples: examples.slice(0, EXAMPLES).map((url) => asLinked.get(url) ?? url),
      };
      if (relation === undefined) return [{ ...pattern, regex, identity: [], page: 0, firstPage: null }];
      const { base, page, replaced, idle } = relation;
      const names = base.identity.map((hole) => nameOfHole(base, hole - 1));
      // Holes of the flip in the order of the first page's: with the number put in, or in place of another.
      const holes = Array.from({ length: count }, (_, hole) => hole).filter(
        (hole) => (replaced !== null || hole !== page) && !idle.includes(hole),
      );
      return [
        {
          ...pattern,
          regex: named(regex, (hole) =>
            holes.includes(hole) ? names[holes.indexOf(hole)]! : hole === page ? 'page' : `idle_${hole + 1}`,
          ),
          identity: holes.map((hole) => hole + 1),
          page: page + 1,
          firstPage: replaced ?? firstPageOf(regex, page, flips, formOf),
        },
      ];
    },
  );
}

interface FlipRelation {
  readonly base: Pattern;
  /** Which open part numbers the page, from 0. */
  readonly page: number;
  /** The first page's number where it has one; null where the number was put in. */
  readonly replaced: string | null;
  /** Numbers that pagers put in beside the page's and that say nothing (`postdays=0&start=15`). */
  readonly idle: readonly number[];
}

/** How the addresses of later pages come from those of first ones: what most pairs of page and page flip say. */
function relationOf(
  regex: string,
  flips: readonly FocusFlip[],
  bases: readonly Pattern[],
  formOf: (url: string) => string,
): FlipRelation | undefined {
  const matcher = new RegExp(regex);
  const votes = new Map<string, { relation: FlipRelation; count: number }>();
  for (const { pageUrl, flipUrl } of flips) {
    const later = matcher.exec(formOf(flipUrl))?.slice(1);
    if (later === undefined) continue;
    for (const [at, base] of bases.entries()) {
      const first = new RegExp(base.regex).exec(formOf(pageUrl))?.slice(1);
      const relation = first && relate(first, later);
      if (relation === undefined) continue;
      const key = `${at} ${relation.page} ${relation.replaced} ${relation.idle}`;
      const vote = votes.get(key) ?? { relation: { base, ...relation }, count: 0 };
      votes.set(key, { ...vote, count: vote.count + 1 });
    }
  }
  return [...votes.values()].sort((a, b) => b.count - a.count)[0]?.relation;
}

/** One number put in or replaced: `[3]` and `[3, 20]`, `[3, 1]` and `[3, 2]`. */
function relate(first: readonly string[], later: readonly string[]): Omit<FlipRelation, 'base'> | undefined {
  const isNumber = (text: string | undefined) => text !== undefined && /^\d+$/.test(text);
  if (later.length === first.length) {
    const [page, ...others] = [...later.keys()].filter((hole) => later[hole] !== first[hole]);
    if (page === undefined || others.length > 0) return undefined;
    if (!isNumber(later[page]) || !isNumber(first[page])) return undefined;
    return { page, replaced: first[page]!, idle: [] };
  }
  // What was put in, as far behind as the first page's parts allow: pages follow what they are pages of.
  const added: number[] = [];
  let at = 0;
  for (const [hole, text] of later.entries()) {
    if (at < first.length && text === first[at]) at++;
    else added.push(hole);
  }
  if (at < first.length || added.length === 0 || !added.every((hole) => isNumber(later[hole])))
    return undefined;
  const busy = added.filter((hole) => later[hole] !== '0');
  const page = added.length === 1 ? added[0] : busy.length === 1 ? busy[0] : undefined;
  return page === undefined
    ? undefined
    : { page, replaced: null, idle: added.filter((hole) => hole !== page) };
}

/** The number by which later pages call the first one; null where they call it by its own address. */
function firstPageOf(
  regex: string,
  page: number,
  flips: readonly FocusFlip[],
  formOf: (url: string) => string,
): string | null {
  const matcher = new RegExp(regex);
  for (const { firstUrl } of flips) {
    const number = firstUrl && matcher.exec(formOf(firstUrl))?.[page + 1];
    if (number) return number;
  }
  return null;
}

// Regexes of Koppula's method have no groups but those of their open parts.
const OPENING = /\\.|\[[^\]]*\]|\((?:\?<(\w+)>)?/g;

function openings(regex: string): RegExpExecArray[] {
  return [...regex.matchAll(OPENING)].filter(([text]) => text.startsWith('('));
}

function holeCount(regex: string): number {
  return openings(regex).length;
}

function nameOfHole({ regex }: Pattern, hole: number): string {
  return openings(regex)[hole]?.[1] ?? '';
}

function named(regex: string, nameOf: (hole: number) => string): string {
  let hole = 0;
  return regex.replace(OPENING, (text) => (text.startsWith('(') ? `(?<${nameOf(hole++)}>` : text));
}
