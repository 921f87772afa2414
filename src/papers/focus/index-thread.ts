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
// What a whole group on another page was found to be counts for more than what one page looks like.
const DECIDED = 2;
// A column that never led to lists on so many pages does not on the next one.
const KNOWN_AFTER = 2;

type Verdict = 'index' | 'thread' | 'other';

/** What columns and URLs led to on other pages, for one forum. */
export class ColumnVotes {
  readonly #verdicts = new Map<string, Verdict[]>();
  readonly #types = new Map<string, 'index' | 'thread'>();

  add(place: string, verdict: Verdict): void {
    this.#verdicts.set(place, [...(this.#verdicts.get(place) ?? []), verdict]);
  }

  /** Notes the type of the URLs of a group. */
  decide(urls: readonly string[], type: 'index' | 'thread'): void {
    for (const url of urls) if (!this.#types.has(url)) this.#types.set(url, type);
  }

  /** What a URL was found to be in a group of another page. */
  typeOf(url: string): 'index' | 'thread' | undefined {
    return this.#types.get(url);
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
    const { verdict, voters } = await vote(pages, source, urls, votes);
    if (voters.length === 0) return;
    votes.add(place, verdict);
    if (verdict === 'other' || (verdict === 'thread' && hasThreads)) return;
    votes.decide(urls, verdict);
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
  source: FocusPage,
  urls: readonly string[],
  votes: ColumnVotes,
): Promise<{ verdict: Verdict; voters: FocusPage[] }> {
  const voters = new Map<FocusPage, Verdict>();
  const counts = new Map<Verdict, number>();
  // Of equal votes, a type counts more than none: two classifiers that say no are no third that says yes.
  const ranked = () =>
    [...counts].sort(
      ([typeA, a], [typeB, b]) => b - a || Number(typeA === 'other') - Number(typeB === 'other'),
    );
  // Links to the posts of a page show that page again, and all those to one thread the same one: one page has one vote.
  const shown = new Set([source.records]);
  // A link that leads nowhere has no vote: another is asked instead.
  for (const url of pages.sample(urls, urls.length)) {
    const [first, second] = ranked();
    if ((first?.[1] ?? 0) - (second?.[1] ?? 0) >= LEAD) break;
    const seen = await pages.look(url);
    if (seen === undefined || voters.has(seen)) continue;
    if (seen.records !== undefined && shown.has(seen.records)) continue;
    shown.add(seen.records);
    const decided = votes.typeOf(url);
    const type = decided ?? (seen.type === 'entry' ? 'index' : seen.type);
    voters.set(seen, type);
    counts.set(type, (counts.get(type) ?? 0) + (decided === undefined ? 1 : DECIDED));
  }
  // 'The most common page type of the destination pages' (url-type-recognition figure 4). Where as many are of the index
  // as are threads, how surely each is counts.
  const [first, second] = ranked();
  const isEven = first !== undefined && first[1] === second?.[1] && second[0] !== 'other';
  const leaning = () => [...voters.keys()].reduce((sum, voter) => sum + voter.leaning, 0);
  const surer = () => (leaning() > 0 ? 'index' : 'thread');
  const verdict = isEven ? surer() : (first?.[0] ?? 'other');
  return { verdict, voters: [...voters.keys()].filter((voter) => voters.get(voter) === verdict) };
}
