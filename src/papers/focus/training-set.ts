// FoCUS 4.3.1 and figure 3: the URLs its regexes are learned from, collected from the entry page down.
import { orderParameters } from '../../learn/index.ts';
import type { Page } from '../../page/index.ts';
import type { FocusPage, FocusPages } from './focus-pages.ts';
import { ColumnVotes, detectIndexThread } from './index-thread.ts';
import { koppulaPatterns } from './koppula.ts';
import { type DetectedFlips, groupedFlips, SingleFlips } from './page-flips.ts';

/** A page-flipping URL and the page it stands on. */
export interface FocusFlip {
  readonly pageUrl: string;
  readonly flipUrl: string;
  /** What later pages call the first one, where they do. */
  readonly firstUrl?: string;
}

/** URLs by type, and the pages they were found with. */
export interface FocusTrainingSet {
  readonly index: readonly string[];
  readonly thread: readonly string[];
  /** Page flips by the kind of the page they stand on (url-type-recognition table 2). */
  readonly indexFlips: readonly FocusFlip[];
  readonly threadFlips: readonly FocusFlip[];
  readonly threadPages: readonly FocusPage[];
}

export interface TrainingBudget {
  /** How many pages may be asked for before page flips are looked for. */
  readonly indexBudget: number;
  /** In all. */
  readonly budget: number;
}

// Threads with several pages that are enough to see what their page flips are called.
const LONG_THREADS = 3;
// Pages of the other kind that layouts are compared with.
const COMPARED = 4;

/** Breadth-first over index pages until none leads to a new one, then page flips of index and thread pages. */
export async function collectTrainingSet(
  pages: FocusPages,
  entry: FocusPage,
  { indexBudget, budget }: TrainingBudget,
  votes = new ColumnVotes(),
): Promise<FocusTrainingSet> {
  const urls = { index: new Set<string>(), thread: new Set<string>() };
  const indexPages = new Set<FocusPage>([entry]);
  const threadPages = new Set<FocusPage>();
  pages.allow(indexBudget);
  // A set that grows while it is walked: breadth first.
  for (const source of indexPages)
    for (const { type, urls: found, voters } of await detectIndexThread(pages, source, votes)) {
      for (const url of found) urls[type].add(url);
      if (type === 'thread') for (const voter of voters) threadPages.add(voter);
      else
        for (const url of found) {
          // The vote was on all of them: what a weak classifier says of one counts no more.
          const seen = await pages.look(url);
          if (seen !== undefined) indexPages.add(seen);
        }
    }
  pages.allow(budget);
  const index = new FlipSearch(pages, threadPages);
  for (const source of indexPages) await index.grouped(source);
  const thread = new FlipSearch(pages, indexPages);
  for (const source of threadPages) await thread.grouped(source);
  // Most threads have one page: more are looked at until some have several. They are to be fetched anyway.
  const lookAtThreads = async (found: readonly string[]): Promise<FocusPage[]> => {
    const added: FocusPage[] = [];
    for (const url of pages.sample(found, found.length)) {
      if (thread.sources >= LONG_THREADS || pages.isSpent) break;
      const seen = await pages.look(url);
      if (seen === undefined || threadPages.has(seen)) continue;
      threadPages.add(seen);
      added.push(seen);
      await thread.grouped(seen);
    }
    return added;
  };
  await lookAtThreads([...urls.thread]);
  const known = new Set([...urls.index, ...urls.thread]);
  if (!index.isFoundOn(matched([entry.url, ...urls.index]))) await index.single(indexPages, known);
  if (!thread.isFoundOn(matched(urls.thread))) await thread.single(threadPages, known);
  // The first pages of lists name few threads (a blog's ten, none of them long): their later pages name more.
  if (thread.sources === 0)
    for (const url of index.urls) {
      if (thread.sources >= LONG_THREADS || pages.isSpent) break;
      const list = await pages.look(url);
      if (list === undefined) continue;
      const groups = await detectIndexThread(pages, list, votes);
      const more = groups.flatMap(({ type, urls: found }) => (type === 'thread' ? found : []));
      for (const one of more) known.add(one);
      for (const one of more) urls.thread.add(one);
      await thread.single(await lookAtThreads(more), known);
      await index.onwards(list, known);
    }
  return {
    index: [...urls.index].filter((url) => !index.urls.has(url)),
    thread: [...urls.thread].filter((url) => !thread.urls.has(url)),
    indexFlips: index.flips,
    threadFlips: thread.flips,
    threadPages: [...threadPages],
  };
}

/** Whether a URL is like most of a set: those that regexes will be learned from. */
function matched(urls: Iterable<string>): (url: string) => boolean {
  const regexes = koppulaPatterns([...urls]).map(({ regex }) => new RegExp(regex));
  return (url) => regexes.some((regex) => regex.test(orderParameters(url)));
}

/** The page flips found on one kind of page. */
class FlipSearch {
  readonly #pages: FocusPages;
  /** A few pages of the other kind. */
  readonly #otherKind: readonly Page[];
  readonly flips: FocusFlip[] = [];
  /** Page-flipping URLs: on pages behind them, '1' leads back to what is no later page. */
  readonly urls = new Set<string>();
  readonly #withFlips = new Set<FocusPage>();
  #single: SingleFlips | undefined;

  constructor(pages: FocusPages, otherKind: Iterable<FocusPage>) {
    this.#pages = pages;
    this.#otherKind = [...otherKind].slice(0, COMPARED).map(({ page }) => page);
  }

  /** How many pages have page flips. */
  get sources(): number {
    return this.#withFlips.size;
  }

  async grouped(source: FocusPage): Promise<void> {
    if (!this.urls.has(source.url))
      this.#add(source, await groupedFlips(this.#pages, source, this.#otherKind));
  }

  /** Whether a page of its kind has page flips, and not only strays: members beside boards. */
  isFoundOn(isOfKind: (url: string) => boolean): boolean {
    return [...this.#withFlips].some(({ url }) => isOfKind(url));
  }

  /** `known`: index and thread URLs, those found later too. */
  async single(sources: Iterable<FocusPage>, known: ReadonlySet<string>): Promise<void> {
    for (const source of sources)
      if (!this.#withFlips.has(source) && !this.urls.has(source.url))
        this.#add(source, await this.#singleFlips(known).of(source));
  }

  /** Page flips on a page that a page flip led to. */
  async onwards(later: FocusPage, known: ReadonlySet<string>): Promise<void> {
    const found = await groupedFlips(this.#pages, later, this.#otherKind);
    for (const url of (found ?? (await this.#singleFlips(known).of(later)))?.urls ?? []) this.urls.add(url);
  }

  #singleFlips(known: ReadonlySet<string>): SingleFlips {
    this.#single ??= new SingleFlips(this.#pages, known, this.#otherKind);
    return this.#single;
  }

  #add(source: FocusPage, found: DetectedFlips | undefined): void {
    if (found === undefined) return;
    this.#withFlips.add(source);
    const { url: pageUrl } = source;
    const { urls, firstUrl } = found;
    for (const flipUrl of urls) {
      this.urls.add(flipUrl);
      this.flips.push({ pageUrl, flipUrl, ...(firstUrl !== undefined && { firstUrl }) });
    }
  }
}
