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
import type { ThreadPage } from './thread-records.ts';
import { signOfPage } from './visit-sign.ts';

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
    const isIndex = type === 'index' || type === 'index-flip';
    const records: Records = isIndex
      ? this.#lists.read(page, url)
      : this.#posts.read({ page, url, thread, order });
    const sign = signOfPage(page, { type }, records, {
      matcher: this.#names.matcher,
      present: this.#plan.model,
    });
    const { title, charset, robots } = page;
    const { links, hasFlips } = this.#linksToTell(page, url, isIndex);
    // Finding pagers takes long, and most threads have none.
    const pager = hasFlips ? pagerFacts(page) : NO_PAGER;
    return { outline: { title, charset, robots, links }, pager, records, sign };
  }

  /** All links that a pattern takes; of the others each once, for nobody follows them and they are most of all links. */
  #linksToTell(
    page: Page,
    url: string,
    isIndex: boolean,
  ): { readonly links: Link[]; readonly hasFlips: boolean } {
    const { matcher } = this.#names;
    const own = isIndex || !this.#threadsAreNamed ? undefined : matcher.match(url);
    let hasFlips = false;
    const links = page.links.filter((link) => {
      const place = placeOf(link);
      const known = this.#matches.get(place);
      if (known === 'none') return false;
      const match = known ?? matcher.match(link.url, link.location);
      if (known === undefined) this.#matches.set(place, match ?? 'none');
      hasFlips ||= match !== undefined && isFlip(match) && !isOfAnotherThread(match, own);
      return true;
    });
    return { links, hasFlips };
  }
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
