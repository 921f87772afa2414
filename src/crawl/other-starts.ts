// A crawl that falls short may have been learned from a page that shows little of the forum: a portal, a board that nobody
// uses, a thread outside of all boards. The learner then begins once more at another stored page. What it needs is mostly
// stored, so it asks for next to nothing; its model counts when it fits the stored pages no worse and knows more threads.
import { classifySite, type PageTypeGuess } from '../classify/index.ts';
import { type LinkEvidence, LinkMatcher, learnPatterns, type SiteModel } from '../learn/index.ts';
import type { Page } from '../page/index.ts';
import { extractPosts, pageStructure } from '../records/index.ts';
import type { AskedQuestion, Site, Store } from '../store/index.ts';
import { readStored } from './learning-pages.ts';
import { mayTakeLong } from './readable-pages.ts';

// How often a site is learned once more; where two other pages lead to nothing new, a third would not either.
const MOST_STARTS = 3;
const ENOUGH_IN_VAIN = 2;
const SHARE_TO_SPARE = 0.02;
// Pages of each type that are judged together.
const PAGES_OF_TYPE = 8;
// A model that knows no more threads than these beside the present one's is the same model.
const FEW_THREADS = 2;

interface JudgedPage extends PageTypeGuess {
  readonly page: Page;
}

export interface OtherStartsTools {
  readonly store: Pick<Store, 'pagesOfType' | 'page' | 'urlOf' | 'totals'>;
  readonly site: Pick<Site, 'id' | 'startUrl'>;
  /** Learns from a page, judging what it sees together with known pages; undefined when that page shows no forum. */
  readonly learn: (
    startUrl: string,
    known: readonly Page[],
    requests: number | undefined,
  ) => Promise<SiteModel | undefined>;
}

/** Finds a better model for a crawl that falls short. */
export class OtherStarts {
  readonly #tools: OtherStartsTools;
  readonly #tried: Set<string>;
  readonly #asked: AskedQuestion[] = [];
  /** Threads by URL, and whether they have answers: reading posts takes long. */
  readonly #discussions = new Map<string, boolean>();
  /** Pages judged before. */
  readonly #pages = new Map<string, Page>();
  #inVain = 0;

  constructor(tools: OtherStartsTools) {
    this.#tools = tools;
    this.#tried = new Set([tools.site.startUrl]);
  }

  /** Where the learner began again, and what came of it. */
  get asked(): readonly AskedQuestion[] {
    return this.#asked;
  }

  /** A model that knows threads which the present one does not; undefined when no other start gives one. */
  async next(present: SiteModel, isMuchMissing: boolean): Promise<SiteModel | undefined> {
    this.#tried.add(present.entry);
    while (this.#inVain < ENOUGH_IN_VAIN && this.#asked.length < MOST_STARTS) {
      const pages = await this.#judged(await this.#urlsOf(present));
      const matcher = new LinkMatcher(present);
      const start = startAmong(pages, matcher, this.#tried);
      if (start === undefined) return undefined;
      this.#tried.add(start);
      const isDiscussed = this.#fitOf(matcher, pages) > 0;
      // Where nobody answers anybody, what the pages seem to be says nothing of others.
      const known = isDiscussed ? pages.map(({ page }) => page) : [];
      const requests = isDiscussed && !isMuchMissing ? await this.#requestsToSpare() : undefined;
      const learned = await this.#tools.learn(start, known, requests);
      const better = learned && (await this.#better(learned, present));
      const answer =
        better === undefined ? 'nothing new' : `${better.threads} threads are linked that nobody asked for`;
      this.#asked.push({ about: 'learning from another page', urls: [start], answer });
      if (better !== undefined) return better.model;
      this.#inVain++;
    }
    return undefined;
  }

  /** Where most of the forum is known to be there, looking for the rest may cost little. */
  async #requestsToSpare(): Promise<number> {
    const { requests } = await this.#tools.store.totals(this.#tools.site.id);
    return Math.floor(SHARE_TO_SPARE * requests);
  }

  /** What was learned, alone or with what was known before, where it fits no worse and knows more threads. */
  async #better(
    learned: SiteModel,
    present: SiteModel,
  ): Promise<{ readonly model: SiteModel; readonly threads: number } | undefined> {
    // What was taken for threads may look like them until real ones stand beside it.
    const pages = await this.#judged(new Set([...(await this.#urlsOf(present)), ...learned.learnedFrom]));
    const old = new LinkMatcher(present);
    for (const model of [learned, withEvidenceOf(learned, present)]) {
      const matcher = new LinkMatcher(model);
      if (this.#fitOf(matcher, pages) < this.#fitOf(old, pages)) continue;
      const threads = await this.#moreThreads(matcher, old, pages);
      if (threads > FEW_THREADS) return { model, threads };
    }
    return undefined;
  }

  /** How many discussions a model takes for threads, less those it takes for lists: nobody answers articles. */
  #fitOf(matcher: LinkMatcher, pages: readonly JudgedPage[]): number {
    let fit = 0;
    for (const { page, type } of pages) {
      const named = matcher.match(page.url)?.type ?? 'other';
      if (type !== 'thread' || named === 'other' || !this.#isDiscussion(page)) continue;
      fit += named.startsWith('thread') ? 1 : -1;
    }
    return fit;
  }

  /** Whether several people wrote on a page. */
  #isDiscussion(page: Page): boolean {
    const known = this.#discussions.get(page.url);
    if (known !== undefined) return known;
    const { posts } = extractPosts(pageStructure(page));
    const isOne = new Set(posts.map(({ author }) => author.name)).size > 1;
    this.#discussions.set(page.url, isOne);
    return isOne;
  }

  /** How many threads lists among these pages name of which the crawl knows nothing; links of posts may be copies. */
  async #moreThreads(matcher: LinkMatcher, old: LinkMatcher, pages: readonly JudgedPage[]): Promise<number> {
    const { store, site } = this.#tools;
    const threads = new Set<string>();
    const lists = pages.filter(({ type }) => type === 'index');
    for (const { url, location } of lists.flatMap(({ page }) => page.links)) {
      const match = matcher.match(url, location);
      if (match?.type !== 'thread' || threads.has(match.whole)) continue;
      const known = await store.urlOf(site.id, old.match(url)?.identity ?? url);
      if (known === undefined && (await store.page(site.id, match.url)) === undefined)
        threads.add(match.whole);
    }
    return threads.size;
  }

  /** Stored pages of all types, and those the present model was learned from. */
  async #urlsOf({ learnedFrom }: SiteModel): Promise<ReadonlySet<string>> {
    const { store, site } = this.#tools;
    const urls = new Set(learnedFrom);
    for (const type of ['entry', 'index', 'thread', 'other'] as const)
      for (const url of await store.pagesOfType(site.id, type, PAGES_OF_TYPE)) urls.add(url);
    return urls;
  }

  async #judged(urls: ReadonlySet<string>): Promise<JudgedPage[]> {
    const pages = (await Promise.all([...urls].map((url) => this.#page(url)))).flatMap((page) => page ?? []);
    const guesses = classifySite(pages.map((page) => pageStructure(page)));
    return pages.map((page, i) => ({ page, ...guesses[i]! }));
  }

  async #page(url: string): Promise<Page | undefined> {
    const known = this.#pages.get(url);
    if (known !== undefined) return known;
    const row = await this.#tools.store.page(this.#tools.site.id, url);
    if (row === undefined || mayTakeLong(row.body)) return undefined;
    const page = readStored(row);
    this.#pages.set(url, page);
    return page;
  }
}

/** A model that also knows what another was learned from, where the two do not contradict each other. */
function withEvidenceOf(model: SiteModel, other: SiteModel): SiteModel {
  const [own, more] = [model.evidence, other.evidence];
  if (own === null || more === null) return model;
  const [ofOwn, ofOther] = [new LinkMatcher(model), new LinkMatcher(other)];
  const agree = (matcher: LinkMatcher, type: 'index' | 'thread') => (url: string) =>
    (matcher.match(url)?.type ?? type).startsWith(type);
  const examples = {
    index: [...new Set([...own.examples.index, ...more.examples.index.filter(agree(ofOwn, 'index'))])],
    thread: [...new Set([...own.examples.thread, ...more.examples.thread.filter(agree(ofOwn, 'thread'))])],
  };
  const named = new Set([...examples.index, ...examples.thread]);
  const evidence: LinkEvidence = {
    examples,
    flips: [...own.flips, ...more.flips],
    otherLinks: [...new Set([...own.otherLinks, ...more.otherLinks])].filter(
      (url) => !named.has(url) && ofOwn.match(url) === undefined && ofOther.match(url) === undefined,
    ),
    dismissed: own.dismissed.filter((shape) => more.dismissed.includes(shape)),
    places: { ...more.places, ...own.places },
  };
  const learnedFrom = [...new Set([...model.learnedFrom, ...other.learnedFrom])];
  return { ...model, patterns: learnPatterns(evidence), evidence, learnedFrom };
}

/** The page to begin at: one that the model takes for something else first, then threads, whose trails lead to boards. */
function startAmong(
  pages: readonly JudgedPage[],
  matcher: LinkMatcher,
  tried: ReadonlySet<string>,
): string | undefined {
  const open = pages.filter(({ page, type }) => type !== 'other' && !tried.has(page.url));
  const isMisjudged = ({ page, type }: JudgedPage) => matcher.match(page.url)?.type.startsWith(type) !== true;
  const rank = (judged: JudgedPage) =>
    (isMisjudged(judged) ? 2 : 0) + (judged.type === 'thread' ? 1 : 0) + judged.confidence;
  return open.sort((a, b) => rank(b) - rank(a))[0]?.page.url;
}
