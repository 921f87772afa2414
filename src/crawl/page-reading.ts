// Reading a page once it is clear how the site draws its lists and posts: from bytes to plain records, with no store and no
// state, so that it may be done in any thread.
import {
  type LinkMatch,
  type LinkType,
  type PagerFacts,
  pagerFacts,
  type SiteModel,
} from '../learn/index.ts';
import { type Link, type Page, type PageOutline, type PageSource, parsePage } from '../page/index.ts';
import type { ListTemplate } from '../records/index.ts';
import type { Records } from '../store/index.ts';
import { IndexExtraction } from './index-extraction.ts';
import { PostExtraction } from './post-extraction.ts';
import { RecentMap } from './recent-set.ts';
import { RecordNames } from './record-names.ts';
import type { Sign } from './site-health.ts';
import type { ThreadPlaces } from './thread-places.ts';
import type { ThreadPage } from './thread-records.ts';
import { leadsOn, signOfPage } from './visit-sign.ts';

/** How the pages of a site are read. Plain data; another object is another way to read. */
export interface ReadingPlan {
  readonly model: Pick<
    SiteModel,
    'entry' | 'patterns' | 'ignoredParameters' | 'generation' | 'postTemplate' | 'oneMessageAPage'
  >;
  readonly lists: readonly ListTemplate[];
}

/** A page to be read, and what it is a page of. */
export interface ReadingTask extends Omit<ThreadPage, 'page'> {
  readonly source: PageSource;
  readonly type: LinkType;
}

/** What a page says. */
export interface PageReading {
  readonly outline: PageOutline;
  readonly pager: PagerFacts;
  readonly records: Records;
  readonly sign: Sign;
}

const NO_PAGER: PagerFacts = { unlinked: [], numberedNames: [], beyond: [] };

function placeOf({ url, location }: Link): string {
  return `${url} ${location}`;
}

/** Reads pages by one plan. */
export class PageReader {
  readonly #plan: ReadingPlan;
  readonly #names: RecordNames;
  readonly #posts: PostExtraction;
  readonly #lists: IndexExtraction;
  /** What links at their places are; a link that no pattern takes is left out the next time. */
  readonly #matches = new RecentMap<LinkMatch | 'none'>();
  /** Pages that pagers told of without linking them, or linked though they do not exist. */
  readonly #toldPages = new RecentMap<'unlinked' | 'beyond'>();
  readonly #threadsAreNamed: boolean;

  constructor(plan: ReadingPlan) {
    this.#plan = plan;
    this.#names = new RecordNames(plan.model);
    this.#posts = new PostExtraction(plan.model, this.#names, true);
    this.#lists = new IndexExtraction(this.#names, plan.lists);
    this.#threadsAreNamed = plan.model.patterns
      .filter((pattern) => pattern.type === 'thread' || pattern.type === 'thread-flip')
      .every(({ identity }) => identity.length > 0);
  }

  read({ source, type, url, thread, order }: ReadingTask): PageReading {
    const page = parsePage(source);
    const records: Records = isIndex(type)
      ? this.#lists.read(page, url)
      : this.#posts.read({ page, url, thread, order });
    const sign = signOfPage(page, { type }, records, {
      matcher: this.#names.matcher,
      present: this.#plan.model,
    });
    return { ...this.#linked(page, url, type), records, sign };
  }

  /** What a page leads to, when it looks like what it should be; undefined when it has to be read to know. */
  look(source: PageSource, { url, type }: Pick<ReadingTask, 'url' | 'type'>, places: ThreadPlaces) {
    const page = parsePage(source);
    const isFit = isIndex(type) ? leadsOn(page, this.#names.matcher) : places.areOn(page);
    if (!isFit) return undefined;
    if (isIndex(type)) places.note(page, false);
    return { ...this.#linked(page, url, type), records: {}, sign: { kind: 'fit' } } satisfies PageReading;
  }

  #linked(page: Page, url: string, type: LinkType): Pick<PageReading, 'outline' | 'pager'> {
    const { title, charset, robots } = page;
    const { links, hasNewFlips } = this.#linksToTell(page, url, isIndex(type));
    return { outline: { title, charset, robots, links }, pager: this.#pagerOf(page, links, hasNewFlips) };
  }

  /** Finding pagers takes long; most threads have none, and a later page's says what the first page's said. */
  #pagerOf(page: Page, links: readonly Link[], hasNewFlips: boolean): PagerFacts {
    if (!hasNewFlips) {
      const beyond = links.filter(({ url }) => this.#toldPages.get(url) === 'beyond').map(({ url }) => url);
      return beyond.length === 0 ? NO_PAGER : { ...NO_PAGER, beyond };
    }
    const pager = pagerFacts(page);
    for (const { url } of pager.unlinked) this.#toldPages.set(url, 'unlinked');
    for (const url of pager.beyond) this.#toldPages.set(url, 'beyond');
    return pager;
  }

  /** All links that a pattern takes; of the others each once, for nobody follows them and they are most of all links. */
  #linksToTell(
    page: Page,
    url: string,
    isOfIndex: boolean,
  ): { readonly links: Link[]; readonly hasNewFlips: boolean } {
    const { matcher } = this.#names;
    const own = matcher.match(url);
    const ownThread = isOfIndex || !this.#threadsAreNamed ? undefined : own;
    // The first page's pager also tells what the page is called beside its own address.
    const isLater = own !== undefined && isFlip(own);
    let hasNewFlips = false;
    const links = page.links.filter((link) => {
      const place = placeOf(link);
      const known = this.#matches.get(place);
      if (known === 'none') return false;
      const match = known ?? matcher.match(link.url, link.location);
      if (known === undefined) this.#matches.set(place, match ?? 'none');
      const isTold = isLater && (known !== undefined || this.#toldPages.get(link.url) !== undefined);
      hasNewFlips ||= match !== undefined && isFlip(match) && !isTold && !isOfAnotherThread(match, ownThread);
      return true;
    });
    return { links, hasNewFlips };
  }
}

/** Whether pages of a type list boards or threads. */
export function isIndex(type: LinkType): boolean {
  return type === 'index' || type === 'index-flip';
}

function isFlip({ type }: LinkMatch): boolean {
  return type === 'index-flip' || type === 'thread-flip';
}

/**
 * Whether a link leads to a later page of another thread than its page is of: boxes of latest posts do, on every page.
 * Where the two are named by different things, such as a post and a thread, nobody knows.
 */
function isOfAnotherThread(flip: LinkMatch, own: LinkMatch | undefined): boolean {
  if (own === undefined || own.whole === flip.whole) return false;
  return namesIn(own.whole) === namesIn(flip.whole);
}

/** An identity without its values. */
function namesIn(identity: string): string {
  return identity.replace(/=\S*/g, '=');
}
