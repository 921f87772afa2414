// What a crawl does before it calls itself done: it asks what is still open, and where that leaves a doubt, it learns the site
// again from another of its pages.
import { CrawlError } from '../errors.ts';
import type { SiteModel } from '../learn/index.ts';
import type { Page } from '../page/index.ts';
import type { AskedQuestion, FrontierEntry, Site } from '../store/index.ts';
import { assembleThreads } from './assemble-threads.ts';
import type { CrawlOptions, CrawlTools } from './crawl-options.ts';
import { learnFrom } from './learn-site.ts';
import { doubtsOf, find, isMuchMissing, OpenQuestions } from './ledger/index.ts';
import { OtherStarts } from './other-starts.ts';
import type { SiteVisits } from './site-visits.ts';

const ENQUEUED_AT_ONCE = 1000;

export interface DoubtsGiven {
  readonly options: CrawlOptions;
  readonly tools: CrawlTools;
  readonly site: Site;
  readonly visits: SiteVisits;
  /** Begins at the front page, by the present model. */
  readonly beginAgain: () => Promise<void>;
}

/** The last doubts of one crawl. */
export class LastDoubts {
  readonly #given: DoubtsGiven;
  readonly #questions: OpenQuestions;
  readonly #otherStarts: OtherStarts;
  /** All pages are being read again, by another model. */
  #isRenamed = false;

  constructor(given: DoubtsGiven) {
    this.#given = given;
    const { tools, site, visits } = given;
    const { store } = tools;
    this.#questions = new OpenQuestions({ store, site, isOurs: (url) => visits.follower.isOurs(url) });
    this.#otherStarts = new OtherStarts({
      store,
      site,
      learn: (startUrl, known, requests) => this.#learnFrom(startUrl, known, requests),
    });
  }

  /** Everything that was tried. */
  get asked(): readonly AskedQuestion[] {
    return [...this.#questions.asked, ...this.#otherStarts.asked];
  }

  /** Looks for what is missing. Returns whether there is more to fetch now. */
  async follow(): Promise<boolean> {
    const { options, tools, site, visits } = this.#given;
    const { model, follower, records } = visits;
    // The strategies of the papers are told by their patterns alone; a refresh, and who wants a part, ask for what they chose.
    if (
      options.revisits !== undefined ||
      options.strategy !== 'skein' ||
      options.part !== undefined ||
      follower.byPatternsAlone
    )
      return false;
    const { store } = tools;
    await records.finish();
    await this.#forgetMisread();
    await assembleThreads(store, site.id, model.matcher, model.present);
    const findings = await find(store, site, model.matcher);
    const entries = await this.#questions.next(findings, model.matcher);
    if ((await store.enqueue(site.id, entries)) > 0) return true;
    if (!this.#mayLearn || doubtsOf(findings).length === 0) return false;
    const better = await this.#otherStarts.next(model.present, isMuchMissing(findings));
    if (better === undefined) return false;
    await model.rename(better);
    this.#isRenamed = true;
    await this.#given.beginAgain();
    await this.#enqueueStoredThreads();
    return true;
  }

  /** Who gives a model wants that one; archives of one message a page are learned from their lists, wherever that begins. */
  get #mayLearn(): boolean {
    const { options, visits } = this.#given;
    return options.model === undefined && visits.model.present.oneMessageAPage !== true;
  }

  /** Threads that only the old model could find are kept: they are read again, from the store. */
  async #enqueueStoredThreads(): Promise<void> {
    const { tools, site, visits } = this.#given;
    const { model, follower } = visits;
    const source = { type: 'thread', priority: 0, depth: 1, url: model.present.entry } as const;
    let entries: FrontierEntry[] = [];
    for await (const { url, type } of tools.store.rows('pages', site.id)) {
      if (type === 'thread' && model.matcher.match(url)?.type.startsWith('thread') === true)
        entries.push(follower.entryOf(url, source));
      if (entries.length < ENQUEUED_AT_ONCE) continue;
      await tools.store.enqueue(site.id, entries);
      entries = [];
    }
    await tools.store.enqueue(site.id, entries);
  }

  /** Posts that the old model read on pages which are no threads. */
  async #forgetMisread(): Promise<void> {
    if (!this.#isRenamed) return;
    this.#isRenamed = false;
    await this.#given.tools.store.forgetAssembled(this.#given.site.id);
  }

  /** What can be learned of the site from one of its pages; undefined when that is no forum. */
  async #learnFrom(
    startUrl: string,
    knownPages: readonly Page[],
    requests: number | undefined,
  ): Promise<SiteModel | undefined> {
    const { options, tools, site } = this.#given;
    try {
      const more = { knownPages, ...(requests !== undefined && { requests }) };
      return await learnFrom(site, { ...options, startUrl }, tools, more);
    } catch (error) {
      if (!(error instanceof CrawlError)) throw error;
      return undefined;
    }
  }
}
