// FoCUS algorithm 1: of the URL groups of a page, the one with the most anchor text holds its index or thread URLs; which
// of the two, the pages behind it decide by majority.
//
// One reading had to be chosen. Printed, the algorithm returns a single group a page. But the paper's own navigation
// paths have pages that list boards and threads, and a front page that names the latest thread of each board has more
// anchor text there than in the names of its boards: no index URL would ever be found. So the other columns of tables get
// their vote too: the first that leads to threads holds the thread URLs, and all that lead to lists the index URLs.
import type { FocusPage, FocusPages } from './focus-pages.ts';
import { type UrlGroup, urlGroups } from './url-groups.ts';

/** A group of index or thread URLs of a page. */
export interface DetectedGroup {
  readonly type: 'index' | 'thread';
  readonly urls: readonly string[];
  /** Pages that voted for the type. */
  readonly voters: readonly FocusPage[];
}

// A vote is over when one type leads by so many, or all pages were asked: of weak classifiers that err once in four times,
// fewer than one vote in two hundred would end otherwise if every page of a long list was asked.
const LEAD = 5;
// A column that never led to lists on so many pages does not on the next one.
const KNOWN_AFTER = 2;

type Verdict = 'index' | 'thread' | 'other';

/** What columns led to on other pages, for one forum. */
export class ColumnVotes {
  readonly #verdicts = new Map<string, Verdict[]>();

  add(place: string, verdict: Verdict): void {
    this.#verdicts.set(place, [...(this.#verdicts.get(place) ?? []), verdict]);
  }

  /** Whether a column is known to hold something else than index URLs. */
  holdsNoLists(place: string): boolean {
    const verdicts = this.#verdicts.get(place) ?? [];
    return verdicts.length >= KNOWN_AFTER && !verdicts.includes('index');
  }
}

/**
 * Detects the groups: at most one of thread URLs, any number of index URLs. Lists of bare links are menus; only where a
 * page has nothing else, and `bareLists` allows it, are they asked.
 */
export async function detectIndexThread(
  pages: FocusPages,
  source: FocusPage,
  votes = new ColumnVotes(),
  bareLists: 'where nothing else is' | 'never' = 'where nothing else is',
): Promise<DetectedGroup[]> {
  const groups = urlGroups(pages, source);
  const found: DetectedGroup[] = [];
  const ask = async ({ place, urls }: UrlGroup): Promise<void> => {
    const hasThreads = found.some(({ type }) => type === 'thread');
    if (hasThreads && votes.holdsNoLists(place)) return;
    const { verdict, voters } = await vote(pages, urls);
    if (voters.length === 0) return;
    votes.add(place, verdict);
    if (verdict === 'other' || (verdict === 'thread' && hasThreads)) return;
    found.push({ type: verdict, urls, voters });
  };
  for (const group of groups) if (group.isOfTable) await ask(group);
  if (bareLists === 'never') return found;
  for (const group of groups) if (!group.isOfTable && found.length === 0) await ask(group);
  return found;
}

/** The majority type of the pages behind URLs (line 7), and the pages of that type. */
async function vote(
  pages: FocusPages,
  urls: readonly string[],
): Promise<{ verdict: Verdict; voters: FocusPage[] }> {
  const voters = new Set<FocusPage>();
  const counts = new Map<Verdict, number>();
  // Of equal votes, a type counts more than none: two classifiers that say no are no third that says yes.
  const ranked = () =>
    [...counts].sort(
      ([typeA, a], [typeB, b]) => b - a || Number(typeA === 'other') - Number(typeB === 'other'),
    );
  // A link that leads nowhere has no vote: another is asked instead.
  for (const url of pages.sample(urls, urls.length)) {
    const [first, second] = ranked();
    if ((first?.[1] ?? 0) - (second?.[1] ?? 0) >= LEAD) break;
    const seen = await pages.look(url);
    if (seen === undefined || voters.has(seen)) continue;
    voters.add(seen);
    const type = seen.type === 'entry' ? 'index' : seen.type;
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  // 'The most common page type of the destination pages' (url-type-recognition figure 4).
  const verdict = ranked()[0]?.[0] ?? 'other';
  return { verdict, voters: [...voters].filter(({ type }) => type === verdict) };
}
