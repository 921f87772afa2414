// What was learned of a site, put so that a person can judge it: what each pattern takes and leaves, and what stood
// behind the links it takes.
import { classifySite } from '../classify/index.ts';
import { type LearnedSite, urlShape } from '../crawl/index.ts';
import { LinkMatcher, type LinkType, type Pattern, type SiteModel } from '../learn/index.ts';
import { pageStructure } from '../records/index.ts';

/** One pattern and its links on the pages learned from. */
export interface PatternReport {
  readonly type: LinkType;
  readonly regex: string;
  /** Why such links are known and not followed; null: they are followed. */
  readonly notFollowed: string | null;
  /** Links found to be of that type that it takes. */
  readonly matched: number;
  readonly examples: readonly string[];
  /** Other links it takes too: mostly more of the same, in boxes at the side. */
  readonly alsoMatched: number;
  readonly alsoExamples: readonly string[];
  /** Pages with such a URL that were looked at, and how many of them look like it. */
  readonly pagesSeen: number;
  readonly pagesRight: number;
}

/** Links found to be of a type. */
export interface TypeReport {
  readonly type: LinkType;
  readonly seen: number;
  /** Those no pattern of the type takes. */
  readonly missed: number;
  readonly missedExamples: readonly string[];
  readonly patterns: readonly PatternReport[];
}

export interface LearnReport {
  readonly strategy: string;
  readonly entry: { readonly url: string; readonly title: string; readonly confidence: number };
  /** 0 … 1: share of the pages learned from that are what the patterns say of their URLs. */
  readonly confidence: number;
  readonly pages: number;
  readonly requests: number;
  readonly types: readonly TypeReport[];
  readonly ignoredParameters: readonly string[];
  /** Links that no pattern takes. */
  readonly notFollowed: number;
  readonly notFollowedExamples: readonly string[];
  readonly posts: { readonly pages: number; readonly records: number; readonly confidence: number } | null;
}

const TYPES: readonly LinkType[] = ['index', 'thread', 'index-flip', 'thread-flip', 'other'];
const EXAMPLES = 3;

type KnownLinks = Readonly<Record<LinkType, readonly string[]>>;

/** What one looked-at page seems to be, and how sure that is. */
interface Look {
  readonly url: string;
  readonly kind: 'index' | 'thread' | 'other';
  readonly confidence: number;
}

/** Judges a model by the links and pages it was learned from. */
export function learnReport({ model, pages, totals }: LearnedSite): LearnReport {
  const known = knownLinks(model);
  const looks = classifySite(pages.map((page) => pageStructure(page))).map(
    ({ type, confidence }, at): Look => ({ url: pages[at]!.url, kind: type, confidence }),
  );
  const entry = looks.find(({ url }) => url === model.entry);
  const matcher = new LinkMatcher(model);
  const right = looks.filter(
    ({ url, kind }) => url === model.entry || kind === kindOf(matcher.recognise(url)?.type),
  );
  const notFollowed = known.other.filter((url) => matcher.recognise(url) === undefined);
  const { postTemplate: template } = model;
  return {
    strategy: model.strategy,
    entry: {
      url: model.entry,
      title: pages.find(({ url }) => url === model.entry)?.title ?? '',
      confidence: entry?.kind === 'index' ? entry.confidence : 0,
    },
    confidence: looks.length === 0 ? 0 : right.length / looks.length,
    pages: pages.length,
    requests: totals.requests,
    types: TYPES.map((type) => typeReport(type, model, known, looks)).filter(
      ({ seen, patterns }) => seen + patterns.length > 0,
    ),
    ignoredParameters: model.ignoredParameters,
    notFollowed: notFollowed.length,
    notFollowedExamples: unlike(notFollowed),
    posts:
      template === null
        ? null
        : { pages: template.pages, records: template.records, confidence: template.confidence },
  };
}

function typeReport(type: LinkType, model: SiteModel, known: KnownLinks, looks: readonly Look[]): TypeReport {
  const patterns = model.patterns.filter((pattern) => pattern.type === type);
  const takes = patterns.map((pattern) => takenBy(pattern, model));
  const own = type === 'other' ? [] : known[type];
  const missed = own.filter((url) => !takes.some((takesUrl) => takesUrl(url)));
  return {
    type,
    seen: own.length,
    missed: missed.length,
    missedExamples: missed.slice(0, EXAMPLES),
    patterns: patterns.map((pattern, i) => {
      const matched = own.filter(takes[i]!);
      const also = known.other.filter(takes[i]!);
      const seen = looks.filter(({ url }) => takes[i]!(url));
      return {
        type,
        regex: pattern.regex,
        notFollowed: pattern.follow === false ? (pattern.reason ?? 'the model says so') : null,
        matched: matched.length,
        examples: matched.slice(0, EXAMPLES),
        alsoMatched: also.length,
        alsoExamples: also.slice(0, EXAMPLES),
        pagesSeen: seen.length,
        pagesRight: seen.filter(({ kind }) => kind === kindOf(type)).length,
      };
    }),
  };
}

/** Examples that differ as much as possible: one of each shape. */
function unlike(urls: readonly string[]): string[] {
  const byShape = new Map<string, string>();
  for (const url of urls) if (!byShape.has(urlShape(url))) byShape.set(urlShape(url), url);
  return [...byShape.values()].slice(0, 2 * EXAMPLES);
}

function takenBy(pattern: Pattern, { ignoredParameters }: SiteModel): (url: string) => boolean {
  const matcher = new LinkMatcher({ patterns: [pattern], ignoredParameters });
  return (url) => matcher.recognise(url) !== undefined;
}

function knownLinks({ evidence }: SiteModel): KnownLinks {
  const flipsOf = (of: 'index' | 'thread') => [
    ...new Set(evidence?.flips.filter((flip) => flip.of === of).map(({ flipUrl }) => flipUrl)),
  ];
  return {
    index: evidence?.examples.index ?? [],
    thread: evidence?.examples.thread ?? [],
    'index-flip': flipsOf('index'),
    'thread-flip': flipsOf('thread'),
    other: evidence?.otherLinks ?? [],
  };
}

function kindOf(type: LinkType | undefined): Look['kind'] {
  if (type === 'index' || type === 'index-flip') return 'index';
  return type === 'thread' || type === 'thread-flip' ? 'thread' : 'other';
}
