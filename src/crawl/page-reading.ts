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
import { PagerHabits } from './pager-habits.ts';
import { PostExtraction } from './post-extraction.ts';
import { RecentMap, RecentPlaces, RecentSet } from './recent-set.ts';
import { RecordNames } from './record-names.ts';
import type { Sign } from './site-health.ts';
import type { ThreadPlaces } from './thread-places.ts';
import type { ThreadPage } from './thread-records.ts';
import { leadsOn, passwordFields, signOfPage } from './visit-sign.ts';

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

/** Reads pages by one plan. */
export class PageReader {
  readonly #plan: ReadingPlan;
  readonly #names: RecordNames;
  readonly #posts: PostExtraction;
  readonly #lists: IndexExtraction;
  /** What links at their places are; a link that no pattern takes is left out the next time. */
  readonly #matches = new RecentPlaces<LinkMatch | 'none'>();
  /** Identities of later pages that were linked. */
  readonly #linkedPages = new RecentSet();
  /** Pages that pagers told of without linking them, or linked though they do not exist. */
  readonly #toldPages = new RecentMap<'unlinked' | 'beyond'>();
  readonly #habits = new PagerHabits();
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

  /** What a page leads to, when it looks like what it should be; only its pager when it has to be read to know. */
  look(
    page: Page,
    { url, type }: Pick<ReadingTask, 'url' | 'type'>,
    places: ThreadPlaces,
  ): PageReading | Pick<PageReading, 'pager'> {
    const isFit = isIndex(type) ? leadsOn(page, this.#names.matcher) : places.areOn(page);
    const linked = this.#linked(page, url, type);
    if (!isFit) return { pager: linked.pager };
    if (isIndex(type)) places.note(page, false);
    return { ...linked, records: {}, sign: { kind: 'fit', passwords: passwordFields(page) } };
  }

  #linked(page: Page, url: string, type: LinkType): Pick<PageReading, 'outline' | 'pager'> {
    const { title, charset, robots } = page;
    const { links, hasNewFlips, firstPage } = this.#linksToTell(page, url, isIndex(type));
    const isSilent = firstPage !== undefined && this.#habits.tellNothing(firstPage.others);
    const pager = isSilent ? pagerOfRow(firstPage.others) : this.#pagerOf(page, hasNewFlips);
    if (hasNewFlips && !isSilent && firstPage !== undefined) {
      const isKnown = (name: string) => this.#names.matcher.match(name)?.identity === firstPage.identity;
      this.#habits.note(firstPage.others, pager, pager.numberedNames.every(isKnown));
    }
    return { outline: { title, charset, robots, links }, pager };
  }

  /** Finding pagers takes long; most threads have none, and a later page's says what the first page's said. */
  #pagerOf(page: Page, isLookedFor: boolean): PagerFacts {
    if (!isLookedFor) return NO_PAGER;
    const pager = pagerFacts(page);
    for (const { url } of pager.unlinked) this.#toldPages.set(url, 'unlinked');
    for (const url of pager.beyond) this.#toldPages.set(url, 'beyond');
    return pager;
  }

  /** All links that a pattern takes; of the others each once, for nobody follows them and they are most of all links. */
  #linksToTell(page: Page, url: string, isOfIndex: boolean): LinksToTell {
    const { matcher } = this.#names;
    const own = matcher.match(url);
    const ownThread = isOfIndex || !this.#threadsAreNamed ? undefined : own;
    // The first page's pager also tells what the page is called beside its own address.
    const isLater = own !== undefined && isFlip(own);
    let hasNewFlips = false;
    const others = new Set<number>();
    const links = page.links.filter((link) => {
      const known = this.#matches.get(link.location, link.url);
      if (known === 'none') return false;
      const match = known ?? matcher.match(link.url, link.location);
      if (known === undefined) this.#matches.set(link.location, link.url, match ?? 'none');
      if (match === undefined || !isFlip(match) || isOfAnotherThread(match, ownThread)) return true;
      others.add(Number(match.page));
      hasNewFlips ||= !isLater || !this.#isToldOf(match, link);
      this.#linkedPages.add(match.identity);
      return true;
    });
    const isFirst = ownThread?.type === 'thread';
    const inOrder = isFirst ? [...others].sort((a, b) => a - b) : [];
    return {
      links,
      hasNewFlips,
      ...(isFirst && { firstPage: { identity: ownThread.identity, others: inOrder } }),
    };
  }

  /**
   * Whether a later page was linked or told of before: the arrows of each page lead to pages that others number. One that
   * was told not to exist may be numbered by another page, which knows better.
   */
  #isToldOf({ identity }: LinkMatch, { url }: Link): boolean {
    const told = this.#toldPages.get(url);
    return told !== 'beyond' && (told === 'unlinked' || this.#linkedPages.has(identity));
  }
}

interface LinksToTell {
  readonly links: Link[];
  /** Whether pages of the same board or thread are linked that were not told of before. */
  readonly hasNewFlips: boolean;
  /** Of a thread's first page: its name, and the numbers of the pages it links. */
  readonly firstPage?: { readonly identity: string; readonly others: readonly number[] };
}

/** What the pager of a first page says when it links all others: the ledger asks how many there are. */
function pagerOfRow({ length }: readonly number[]): PagerFacts {
  return { ...NO_PAGER, pages: { current: 1, last: length + 1 } };
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
