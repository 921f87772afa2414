// Patterns against the URLs that were seen: those learning has kept, and those found last.
import { LinkMatcher, type Pattern, type SiteModel } from '../learn/index.ts';
import type { Inspector, Site } from '../store/index.ts';

const LATEST = 5000;
const EXAMPLES = 40;

/** What each pattern takes, the first that matches deciding, and what none takes. */
export interface PatternReport {
  readonly patterns: readonly { readonly matched: number; readonly examples: readonly string[] }[];
  readonly seen: number;
  readonly unmatched: number;
  readonly unmatchedExamples: readonly string[];
  readonly missed: readonly string[];
}

/** URLs of a site that patterns can be tried on. */
export async function seenUrls(
  site: Site,
  model: SiteModel,
  inspector: Inspector,
): Promise<readonly string[]> {
  const { evidence, entry } = model;
  const latest = await inspector.latestUrls(site.id, LATEST);
  const learned = [...known(model), ...(evidence?.otherLinks ?? [])];
  return [...new Set([...learned, ...latest.map(({ url }) => url)])].filter((url) => url !== entry);
}

export function patternReport(model: SiteModel, urls: readonly string[]): PatternReport {
  const matchers = model.patterns.map((pattern) => takes(pattern, model));
  const taken = model.patterns.map((): string[] => []);
  const unmatched: string[] = [];
  for (const url of urls) {
    const at = matchers.findIndex((isTaken) => isTaken(url));
    (taken[at] ?? unmatched).push(url);
  }
  const isUnmatched = new Set(unmatched);
  return {
    patterns: taken.map((own) => ({ matched: own.length, examples: own.slice(0, EXAMPLES) })),
    seen: urls.length,
    unmatched: unmatched.length,
    unmatchedExamples: unmatched.slice(0, 2 * EXAMPLES),
    missed: known(model)
      .filter((url) => isUnmatched.has(url))
      .slice(0, EXAMPLES),
  };
}

/** What one pattern takes, whatever stands before it. */
export function takenBy(pattern: Pattern, model: SiteModel, urls: readonly string[]): string[] {
  return urls.filter(takes(pattern, model));
}

function takes(pattern: Pattern, { ignoredParameters }: SiteModel): (url: string) => boolean {
  const matcher = new LinkMatcher({ patterns: [pattern], ignoredParameters });
  return (url) => matcher.recognise(url) !== undefined;
}

/** Links learned as boards, threads and further pages. */
function known({ evidence }: SiteModel): string[] {
  if (evidence === null) return [];
  return [
    ...evidence.examples.index,
    ...evidence.examples.thread,
    ...evidence.flips.map(({ flipUrl }) => flipUrl),
  ];
}
