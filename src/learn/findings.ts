// What sampling has found so far: groups of links with what they lead to, boards and threads seen; and what that amounts
// to: examples of links of each type, and what is still missing.
import { duplicatePlaces } from './duplicate-places.ts';
import type { EntryFound } from './entry.ts';
import type { Explorer, SeenPage } from './explorer.ts';
import { type FoundGroup, fruitfulPages, pagesBehind } from './fruitful-pages.ts';
import { MOSTLY } from './group-order.ts';
import { learnPatterns } from './learn-patterns.ts';
import { flipsOn, linkEvidence } from './link-evidence.ts';
import { LinkMatcher } from './link-matcher.ts';
import type { LinkEvidence, PartLists, SeenFlip } from './model.ts';
import { partLists } from './part-lists.ts';
import { peopleTest } from './people.ts';
import { type GroupVerdict, targetOf } from './sample-group.ts';
import { callsThreads } from './thread-names.ts';

/** What sampling found out; patterns are learned from its links. */
export interface Evidence {
  readonly entry: EntryFound;
  readonly pages: readonly SeenPage[];
  readonly links: LinkEvidence;
  readonly ignoredParameters: readonly string[];
  /** Every page of a thread shows one message of it. */
  readonly oneMessageAPage?: true;
}

// Threads that make a page a list of threads: leading its records, or anywhere.
const THREADS_LEADING = 4;
const MANY_THREADS = 12;

/** The findings of one forum's sampling. */
export class Findings {
  readonly #explorer: Explorer;
  readonly #entry: EntryFound;
  /** Groups by page, as they were found: what proves fruitless is taken back. */
  readonly groups: FoundGroup[] = [];
  readonly shortcutTargets = { index: new Set<string>(), thread: new Set<string>() };
  readonly boards: SeenPage[] = [];
  readonly threads = new Set<SeenPage>();
  /** Shapes of URLs that lead to neither boards nor threads. */
  readonly dismissed = new Set<string>();

  constructor(explorer: Explorer, entry: EntryFound) {
    this.#explorer = explorer;
    this.#entry = entry;
  }

  /** Tells addresses of threads: those found, and others of a shape that only threads have. */
  threadTest(): (url: string) => boolean {
    const { shapes } = this.#explorer;
    const threads = new Set(this.examples('thread'));
    const told = [...threads].map((url) => shapes.of(url)).filter(({ isTelling }) => isTelling);
    const telling = new Set(told.map(({ shape }) => shape));
    return (url) => threads.has(url) || telling.has(shapes.of(url).shape);
  }

  /** Whether a page has a pager. */
  hasPager({ url }: SeenPage): boolean {
    return this.flips().some(({ pageUrl }) => pageUrl === url);
  }

  /** Pages among boards that do not look like one by themselves. */
  unlikeBoards(): SeenPage[] {
    return this.groups
      .filter(({ verdict }) => verdict.type === 'index')
      .flatMap(({ verdict }) => verdict.pages)
      .filter((seen) => !this.boards.includes(seen));
  }

  /** Whether a page is a list of threads itself: then it needs no boards. The last post of each board is none. */
  listsThreads(page: SeenPage): boolean {
    return this.groups.some(
      ({ on, group, verdict }) =>
        on === page &&
        verdict.type === 'thread' &&
        group.links.length >= (group.leads >= MOSTLY ? THREADS_LEADING : MANY_THREADS),
    );
  }

  /** Whether no link of a type is known. */
  isMissing(type: 'index' | 'thread'): boolean {
    return this.examples(type).length === 0;
  }

  /** Links of all groups of a type; of boards, only those that lead on to boards or threads. */
  examples(type: 'index' | 'thread'): string[] {
    const known = (url: string) => this.#explorer.known(url);
    const fruitful = fruitfulPages(this.groups, known);
    const isFruitless = (one: FoundGroup) => {
      const pages = pagesBehind(one, known);
      return pages.some((page) => this.boards.includes(page)) && pages.every((page) => !fruitful.has(page));
    };
    const urls = new Set(this.shortcutTargets[type]);
    const arePeople = peopleTest(this.#explorer);
    for (const one of this.groups) {
      const { group, verdict } = one;
      if (verdict.type !== type || (type === 'index' && isFruitless(one))) continue;
      if (arePeople(group)) continue;
      const real = this.#realNames(verdict);
      for (const url of real) urls.add(url);
      if (real.length > 0) continue;
      for (const { url } of group.links) urls.add(url);
    }
    // Every list of ancestors begins with the entry; what boards are called, its name does not tell.
    urls.delete(this.#entry.page.url);
    return [...urls];
  }

  /** What links that redirect should be called, when pages seen since then call it so. */
  #realNames({ detours = [], pages }: GroupVerdict): string[] {
    return detours.flatMap((url, i) => targetOf(this.#explorer, url, pages[i]!) ?? []);
  }

  /** Addresses, and those that differ from one of them in the final slash alone: some pages spell it so, others so. */
  #inBothSpellings(urls: readonly string[]): string[] {
    const twins = urls.map((url) => otherSpelling(url)).filter((url) => this.#explorer.isLinked(url, true));
    return [...new Set([...urls, ...twins.filter((url) => url !== this.#entry.page.url)])];
  }

  /** Links of pagers on the boards and threads seen. */
  flips(): SeenFlip[] {
    const threads = this.examples('thread');
    const isCalledSo = callsThreads(threads);
    const isThread = (seen: SeenPage) => this.threads.has(seen) && namesOf(seen).some(isCalledSo);
    const kindOf = (seen: SeenPage) =>
      this.boards.includes(seen) ? 'index' : isThread(seen) ? 'thread' : undefined;
    return flipsOn(this.#explorer, kindOf, new Set(threads));
  }

  /** Where thread pages link to themselves by addresses like those of threads. */
  duplicatePlaces(): Promise<readonly string[]> {
    const { links, ignoredParameters } = this.evidence([]);
    const matcher = new LinkMatcher({ patterns: learnPatterns(links), ignoredParameters });
    const nameOf = (url: string) => {
      const match = matcher.match(url);
      return match?.type === 'thread' ? match.whole : undefined;
    };
    const places = this.groups.flatMap(({ group }) => group.links.map(({ location }) => location));
    const names = links.examples.thread.flatMap((url) => nameOf(url) ?? []);
    const spelled = (url: string) => matcher.match(url)?.url ?? url;
    const titles = { places: new Set(places), names: new Set(names), spelled };
    return duplicatePlaces(this.#explorer, this.threads, nameOf, titles);
  }

  /** Where the entry lists all threads, page by page, and no board: lists of a part of them. */
  #partLists({ index }: LinkEvidence['examples']): readonly PartLists[] {
    const { page: entry } = this.#entry;
    if (index.length > 0 || !this.listsThreads(entry) || !this.hasPager(entry)) return [];
    const flips = new Set(this.flips().map(({ flipUrl }) => flipUrl));
    const isThread = this.threadTest();
    const isKnown = (url: string) => isThread(url) || flips.has(url);
    // Threads that nobody answered look like nothing.
    const threads = this.#explorer.pages.filter(({ url }) => isThread(url));
    return partLists(this.#explorer, { entry, threads, isKnown });
  }

  /** All that was found, for patterns to be learned from. */
  evidence(duplicatePlaces: readonly string[]): Evidence {
    const examples = {
      index: this.#inBothSpellings(this.examples('index')),
      thread: this.#inBothSpellings(this.examples('thread')),
    };
    return {
      entry: this.#entry,
      pages: this.#explorer.pages,
      links: linkEvidence(this.#explorer, {
        entry: this.#entry.page.url,
        examples,
        flips: this.flips(),
        dismissed: [...this.dismissed],
        duplicatePlaces,
        partLists: this.#partLists(examples),
      }),
      ignoredParameters: this.#explorer.ignoredParameters,
    };
  }
}

/** What a page is called, and says it should be called. */
function namesOf({ url, canonical }: SeenPage): string[] {
  return canonical === undefined ? [url] : [url, canonical];
}

/** A URL with a slash at the end of its path where it has none, and without where it has one. */
function otherSpelling(url: string): string {
  return url.replace(/(\/?)(?=\?|$)/, (slash) => (slash === '' ? '/' : ''));
}
