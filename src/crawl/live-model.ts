// The site model of a running crawl: used, watched, bettered and kept in the store.
import {
  type GrownPages,
  LinkMatcher,
  ModelWatch,
  type PagerFacts,
  type SiteModel,
  type SitePart,
} from '../learn/index.ts';
import type { Page } from '../page/index.ts';
import type { PostTemplate } from '../records/index.ts';
import type { LeasedEntry, PageRow, Site } from '../store/index.ts';
import type { CrawlTools } from './crawl-options.ts';
import { contentOf, FetchedThreads, type ShownPost } from './fetched-threads.ts';
import type { Follower } from './follow.ts';
import { learnedPages, learningPages } from './learning-pages.ts';
import { type JudgedLink, UnfamiliarLinks } from './unfamiliar-links.ts';

/** A page whose links were just judged. */
export interface FollowedPage {
  readonly page: Page;
  readonly judged: readonly JudgedLink[];
  readonly pager: PagerFacts | undefined;
}

/** Everything that changes the model of a running crawl goes through here. */
export class LiveModel {
  readonly #tools: CrawlTools;
  readonly #site: Site;
  readonly #follower: Follower;
  readonly #signal: AbortSignal;
  readonly #unfamiliar: UnfamiliarLinks;
  /** The latest look at a page; looks take turns. */
  #looking: Promise<void> | undefined;
  #model: SiteModel;
  #part: SitePart | undefined;
  #matcher: LinkMatcher;
  #watch: ModelWatch;
  #learned: ReadonlyMap<string, string>;
  readonly #fetched = new FetchedThreads();
  /** Whether what pages are called has changed in this run; once the site itself has, stored pages are out of date. */
  #names: 'as before' | 'bettered' | 'of another site' = 'as before';

  /** `signal` gives up the pages it asks for. */
  constructor(model: SiteModel, site: Site, follower: Follower, tools: CrawlTools, signal: AbortSignal) {
    this.#tools = tools;
    this.#site = site;
    this.#follower = follower;
    this.#signal = signal;
    this.#model = model;
    this.#part = model.part;
    this.#matcher = new LinkMatcher(model);
    this.#unfamiliar = new UnfamiliarLinks(model.familiar);
    this.#watch = this.#newWatch();
    this.#learned = learnedPages(model.learnedFrom, this.#matcher);
    if ((model.generation ?? 0) > 0) this.#names = model.keepsPages === true ? 'bettered' : 'of another site';
    tools.rendering?.useModel(model);
  }

  get present(): SiteModel {
    return this.#model;
  }

  get matcher(): LinkMatcher {
    return this.#matcher;
  }

  /** Whether pages may wait under names that the present model no longer gives them. */
  get hasBetteredNames(): boolean {
    return this.#names === 'bettered';
  }

  /**
   * The stored page of an entry that was fetched already, while learning or under another name; or undefined. `commit`
   * stores what was fetched and still waits for it.
   */
  async fetchedPage(
    { url, identity }: { url: string; identity?: string },
    commit: () => Promise<void>,
  ): Promise<PageRow | undefined> {
    const stored =
      this.#learned.get(identity ?? url) ?? this.#learned.get(url) ?? this.#watch.shownBy(url, identity);
    if (stored !== undefined) return this.#tools.store.page(this.#site.id, stored);
    const named = this.#matcher.match(url)?.identity;
    const twin = named === undefined ? undefined : this.#fetched.urlOf(named);
    if (twin !== undefined) {
      const shown = await this.#tools.store.page(this.#site.id, twin);
      if (shown !== undefined) return shown;
      await commit();
      return this.#tools.store.page(this.#site.id, twin);
    }
    // A better model may call a page by another name that was fetched before.
    return this.#names === 'bettered' ? this.#tools.store.page(this.#site.id, url) : undefined;
  }

  /**
   * Looks at a page whose links were just judged. Resolves to true when the model got better meanwhile, by this page or
   * another: the links are to be judged anew.
   */
  async observe({ page, judged, pager }: FollowedPage, { url, type }: LeasedEntry): Promise<boolean> {
    if (type === 'other' || this.#model.followsPatternsAlone === true) return false;
    const before = this.#matcher;
    const kind = type === 'index' || type === 'index-flip' ? 'index' : 'thread';
    await this.#better(this.#watch.observeNames(page, url, kind));
    if (this.#unfamiliar.areWorthALook(judged, kind)) {
      const look = this.#look(page, url, kind);
      this.#looking = look.catch(() => {});
      await look;
    } else {
      // Another page may show the like of it, and be looked at just now.
      if (judged.some(({ isTaken }) => !isTaken)) await this.#looking;
      this.#watch.noteNames(pager?.numberedNames ?? [], url);
    }
    return this.#matcher !== before;
  }

  async #look(page: Page, url: string, kind: 'index' | 'thread'): Promise<void> {
    await this.#better(await this.#watch.observe(page, url, kind));
  }

  /** What a thread page says tells which other address shows the same. */
  async sawPosts({ url }: LeasedEntry, posts: readonly ShownPost[]): Promise<void> {
    const content = this.#model.followsPatternsAlone === true ? undefined : contentOf(posts);
    if (content !== undefined) await this.#better(this.#watch.observeContent(url, content));
    this.#fetched.add(url, this.#matcher);
  }

  async #better(better: SiteModel | undefined): Promise<void> {
    if (better === undefined) return;
    if (this.#names === 'as before') this.#names = 'bettered';
    const { postTemplate, rendering } = this.#model;
    await this.#use({ ...better, postTemplate, ...(rendering !== undefined && { rendering }) });
  }

  /** Goes on with a model that was learned anew. */
  async replace(model: SiteModel): Promise<void> {
    this.#names = 'of another site';
    await this.#use(model);
    this.#watch = this.#newWatch();
    this.#unfamiliar.startOver();
  }

  /** Goes on with a model learned from another page of the same site: all pages are named anew and read from the store. */
  async rename(model: SiteModel): Promise<void> {
    const generation = (this.#model.generation ?? 0) + 1;
    this.#names = 'bettered';
    await this.#use({ ...model, generation, keepsPages: true });
    this.#watch = this.#newWatch();
    this.#unfamiliar.startOver();
  }

  /** The template grows better once: the model keeps it for the next run. */
  async keepTemplate(template: PostTemplate | null): Promise<void> {
    if (template === this.#model.postTemplate) return;
    this.#model = { ...this.#model, postTemplate: template };
    await this.#save();
  }

  /** The whole site was crawled: the next crawl need not look at the same kinds of links again. */
  async keepFamiliar(): Promise<void> {
    // Where there was no room for more looks, another crawl may see more.
    const familiar = this.#watch.isSpent ? undefined : this.#unfamiliar.familiar;
    if (familiar === undefined || familiar.length === 0) return;
    this.#model = { ...this.#model, familiar };
    await this.#save();
  }

  /** Whether an entry was found under addresses that the site no longer has. */
  isOutdated({ identity, foundOn, type }: LeasedEntry): boolean {
    const { generation = 0 } = this.#model;
    if (generation === 0 || foundOn === '' || type === 'other') return false;
    return identity?.startsWith(`${generation}: `) !== true;
  }

  /** Whether boards or threads have pages that are linked. */
  hasFlips(kind: 'index' | 'thread'): boolean {
    return this.#model.patterns.some(({ type }) => type === `${kind}-flip`);
  }

  /** The part of the site that was asked for when it was last crawled; undefined: all of it. */
  get part(): SitePart | undefined {
    return this.#part;
  }

  /** What is asked for now. */
  async keepPart(part: SitePart | undefined): Promise<void> {
    this.#part = part;
    await this.#save();
  }

  /** A kind of page turned out to show its rows only when asked to. */
  async addGrown(grown: GrownPages): Promise<void> {
    const { filled, grown: known } = this.#model.rendering ?? { filled: [], grown: [] };
    this.#model = { ...this.#model, rendering: { filled, grown: [...known, grown] } };
    this.#tools.rendering?.useModel(this.#model);
    await this.#save();
  }

  /** The start URL led to another host (www., a new domain): that host is the site. */
  async adoptHost(host: string): Promise<void> {
    this.#model = { ...this.#model, hosts: [...this.#model.hosts, host] };
    await this.#save();
  }

  async #use(model: SiteModel): Promise<void> {
    this.#model = model;
    this.#matcher = new LinkMatcher(model);
    this.#learned = learnedPages(model.learnedFrom, this.#matcher);
    this.#fetched.rename(this.#matcher);
    this.#follower.useModel(model);
    this.#tools.rendering?.useModel(model);
    await this.#save();
  }

  #newWatch(): ModelWatch {
    const stop = { next: this.#signal, present: this.#signal };
    return new ModelWatch(this.#model, learningPages(this.#tools, this.#site, stop));
  }

  #save(): Promise<void> {
    const { part: _, ...model } = this.#model;
    return this.#tools.store.saveModel(this.#site.id, {
      ...model,
      ...(this.#part !== undefined && { part: this.#part }),
    });
  }
}
