// Records of the pages of a running crawl: read as they come, by the crawl or a thread beside it, read again once the
// template is better, and stored.
import type { LinkType, PageType, SiteModel } from '../learn/index.ts';
import type { LatePage, Page } from '../page/index.ts';
import type { ListTemplate } from '../records/index.ts';
import type { LeasedEntry, Records, Site, Store } from '../store/index.ts';
import type { CrawlOptions } from './crawl-options.ts';
import { INDEX_PAGES_TO_LEARN_FROM, IndexExtraction, type SeenPage } from './index-extraction.ts';
import { readStored } from './learning-pages.ts';
import type { LiveModel } from './live-model.ts';
import { isIndex, PageReader, type PageReading, type ReadingPlan } from './page-reading.ts';
import { PAGES_TO_LEARN_FROM, PostExtraction } from './post-extraction.ts';
import { isSlowToRead } from './readable-pages.ts';
import { ReadingThreads } from './reading-threads.ts';
import { RecordNames } from './record-names.ts';
import { ThreadPlaces } from './thread-places.ts';
import { type ThreadPage, threadPlace } from './thread-records.ts';
import { signOfPage } from './visit-sign.ts';

// A run that was ended before it had learned the template, and this one, have no more pages between them.
const MOST_STORED = 2 * PAGES_TO_LEARN_FROM;
/** Of more lists than these nobody needs the first. */
const MOST_LISTS = 10_000;
const NONE: readonly ListTemplate[] = [];

export interface RecordTools {
  readonly store: Store;
  readonly site: Site;
  readonly model: Pick<LiveModel, 'present' | 'matcher' | 'keepTemplate'>;
  /** Stores what earlier visits read. */
  readonly commit: () => Promise<void>;
}

/** How much of the reading is done while crawling, and by whom. */
export type ReadingOptions = Pick<CrawlOptions, 'readingThreads' | 'readLater'>;

/** A page that was read in another thread, or looked at, and by which plan. */
export interface ReadAhead {
  /** Of a page that has still to be read, no more than its pager. */
  readonly reading: PageReading | Pick<PageReading, 'pager'>;
  readonly plan: ReadingPlan;
}

/** Reads the records of one crawl's pages. */
export class RecordExtraction {
  readonly #tools: RecordTools;
  readonly #threads: ReadingThreads;
  #posts: PostExtraction;
  #lists: IndexExtraction;
  #matcher: LiveModel['matcher'];
  /** What replaced the records of early pages, once there was a better template. */
  #replaced: { readonly pages: readonly ThreadPage[]; readonly records: Records } | undefined;
  #plan: ReadingPlan | undefined;
  /** What thread pages look like, where most are left to be read later. */
  readonly #places: ThreadPlaces | undefined;
  #reader: { readonly plan: ReadingPlan; readonly reader: PageReader } | undefined;

  constructor(tools: RecordTools, { readingThreads, readLater = false }: ReadingOptions = {}) {
    this.#tools = tools;
    this.#threads = new ReadingThreads(readingThreads);
    if (readLater) this.#places = new ThreadPlaces();
    const names = new RecordNames(tools.model.present);
    this.#matcher = tools.model.matcher;
    this.#posts = postExtraction(tools.model.present, names);
    this.#lists = new IndexExtraction(names);
  }

  /** Goes on with the lists that an earlier run has read. */
  async resume(): Promise<void> {
    const { store, site } = this.#tools;
    const stored = (type: PageType) => store.pagesOfType(site.id, type, MOST_LISTS);
    // The last fetched come first: the first of them are wanted.
    const urls = [...(await stored('index')), ...(await stored('entry'))].reverse();
    const seen: SeenPage[] = [];
    for (const url of urls.slice(0, INDEX_PAGES_TO_LEARN_FROM)) {
      const row = await store.page(site.id, url);
      if (row !== undefined) seen.push({ page: readStored(row), url });
    }
    this.#lists.resume(seen);
  }

  /** Goes by what is stored: the model's template as it is, and lists as the stored index pages draw them. */
  async settle(): Promise<void> {
    const { store, site, model } = this.#tools;
    const names = new RecordNames(model.present);
    this.#posts = new PostExtraction(model.present, names, true);
    const pages: Page[] = [];
    for (const type of ['entry', 'index'] as const) {
      for (const url of await store.pagesOfType(site.id, type, INDEX_PAGES_TO_LEARN_FROM)) {
        const row = await store.page(site.id, url);
        if (row !== undefined) pages.push(readStored(row));
      }
    }
    this.#lists.learnFrom(pages);
  }

  /** Has a page read in another thread, or only looked at; undefined when the crawl should read it itself. */
  async readAhead(page: LatePage, { url, type }: LeasedEntry): Promise<ReadAhead | undefined> {
    const plan = this.#planFor(type);
    if (plan === undefined) return undefined;
    if (this.#places !== undefined) {
      if (this.#reader?.plan !== plan) this.#reader = { plan, reader: new PageReader(plan) };
      return { reading: this.#reader.reader.look(page.whole(), { url, type }, this.#places), plan };
    }
    if (!this.#threads.isWanted && !isSlowToRead(page.source)) return undefined;
    const place = isIndex(type) ? { url, thread: url, order: 0 } : await this.#placeOf(url);
    const reading = await this.#threads.read({ source: page.source, type, ...place }, plan);
    return reading === undefined ? undefined : { reading, plan };
  }

  /** What a visited page says. What was read ahead counts unless the site is read in another way by now. */
  async read(
    page: Page,
    { url, type }: Pick<LeasedEntry, 'url' | 'type'>,
    ahead?: ReadAhead,
  ): Promise<Pick<PageReading, 'records' | 'sign'>> {
    if (ahead !== undefined && 'sign' in ahead.reading && ahead.plan === this.#planFor(type))
      return ahead.reading;
    this.#followModel();
    const isThread = type === 'thread' || type === 'thread-flip';
    const place = isThread ? await this.#placeOf(url) : undefined;
    const since = performance.now();
    const records =
      place !== undefined
        ? this.#posts.read({ page, ...place })
        : isIndex(type)
          ? this.#lists.read(page, url)
          : {};
    const readAgain = place === undefined ? [] : this.#posts.readAgain;
    const sign = signOfPage(page, { type }, records, this.#tools.model);
    this.#places?.note(page, isThread && sign.kind === 'fit');
    this.#threads.noteOwn(performance.now() - since);
    if (place !== undefined) await this.#keep(records, readAgain);
    return { records, sign };
  }

  /** What the first lists say now that it is as clear as it gets how they are drawn; undefined: nothing new. */
  async finishLists(): Promise<Records | undefined> {
    const { store, site } = this.#tools;
    const lists = this.#lists.finish();
    if (lists !== undefined) await store.replacePosts(site.id, [], lists);
    return lists;
  }

  /** At the end: what few pages were read before there was a template, read once more. */
  async finish(): Promise<void> {
    const { store, site, model } = this.#tools;
    await this.finishLists();
    // A visit that was under way when its page was read again has stored what it read before that.
    const replaced = this.#replaced;
    this.#replaced = undefined;
    if (replaced !== undefined) await store.replacePosts(site.id, replaced.pages, replaced.records);
    const late = this.#posts.finish(await this.#readByOthers());
    if (late === undefined) return;
    await store.replacePosts(site.id, this.#posts.readAgain, late);
    await model.keepTemplate(this.#posts.template);
  }

  /** Begins anew: the site looks different now. */
  startOver(): void {
    const names = new RecordNames(this.#tools.model.present);
    this.#posts = postExtraction(this.#tools.model.present, names);
    this.#lists = new IndexExtraction(names);
    this.#plan = undefined;
  }

  /** Pages that were read beside the crawl. */
  get readInThreads(): number {
    return this.#threads.pages;
  }

  /** Ends the threads. */
  close(): Promise<void> {
    return this.#threads.close();
  }

  /** Stored thread pages that this crawl did not read, where it read too few to learn from. */
  async #readByOthers(): Promise<ThreadPage[]> {
    const { store, site } = this.#tools;
    const own = this.#posts.early;
    if (own === undefined || own.size === 0) return [];
    const others: ThreadPage[] = [];
    for (const url of await store.pagesOfType(site.id, 'thread', MOST_STORED)) {
      if (own.has(url)) continue;
      const row = await store.page(site.id, url);
      if (row !== undefined) others.push({ page: readStored(row), ...(await this.#placeOf(url)) });
    }
    return others;
  }

  async #keep(records: Records, readAgain: readonly ThreadPage[]): Promise<void> {
    const { store, site, model, commit } = this.#tools;
    if (readAgain.length > 0) {
      // What earlier visits read must be stored before it can be replaced.
      await commit();
      await store.replacePosts(site.id, readAgain, records);
      this.#replaced = { pages: readAgain, records };
    }
    await model.keepTemplate(this.#posts.template);
  }

  #placeOf(url: string): Promise<Omit<ThreadPage, 'page'>> {
    const { store, site, model } = this.#tools;
    return threadPlace(store, site.id, model.matcher, url);
  }

  /** How pages of a type are read, once that will not change by what more of them show. */
  #planFor(type: LinkType): ReadingPlan | undefined {
    this.#followModel();
    const postTemplate = this.#posts.settled;
    // Lists need no template to be followed.
    const lists = this.#lists.settled ?? (this.#places === undefined ? undefined : NONE);
    if ((isIndex(type) ? lists : postTemplate) === undefined || type === 'other') return undefined;
    const { entry, patterns, ignoredParameters, generation = 0, oneMessageAPage } = this.#tools.model.present;
    // Where the kind of a page decides about its links, whoever follows them has to parse it all the same.
    if (patterns.some(({ vertices = [] }) => vertices.length > 0)) return undefined;
    const known = this.#plan;
    // Nobody reads by what is missing: what comes later makes another plan.
    const isKnown = known?.lists === (lists ?? NONE) && known.model.postTemplate === (postTemplate ?? null);
    if (!isKnown) {
      const model = { entry, patterns, ignoredParameters, generation, postTemplate: postTemplate ?? null };
      const ofMessages = oneMessageAPage === true && { oneMessageAPage };
      this.#plan = { model: { ...model, ...ofMessages }, lists: lists ?? NONE };
    }
    return this.#plan;
  }

  /** A better model names records better. */
  #followModel(): void {
    const { matcher, present } = this.#tools.model;
    if (matcher === this.#matcher) return;
    this.#matcher = matcher;
    this.#plan = undefined;
    const names = new RecordNames(present);
    this.#posts.useNames(names);
    this.#lists.useNames(names);
  }
}

/** A template that an earlier run learned from as many pages as this one would is not learned again. */
function postExtraction(model: SiteModel, names: RecordNames): PostExtraction {
  const isSettled = (model.postTemplate?.seenPages ?? 0) >= PAGES_TO_LEARN_FROM;
  return new PostExtraction(model, names, isSettled);
}
