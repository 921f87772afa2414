// Reading a page once it is clear how the site draws its lists and posts: from bytes to plain records, with no store and no
// state, so that it may be done in any thread.
import { type LinkType, type PagerFacts, pagerFacts, type SiteModel } from '../learn/index.ts';
import { type Link, type Page, type PageOutline, type PageSource, parsePage } from '../page/index.ts';
import type { ListTemplate } from '../records/index.ts';
import type { Records } from '../store/index.ts';
import { IndexExtraction } from './index-extraction.ts';
import { PostExtraction } from './post-extraction.ts';
import { RecentSet } from './recent-set.ts';
import { RecordNames } from './record-names.ts';
import type { Sign } from './site-health.ts';
import type { ThreadPage } from './thread-records.ts';
import { signOfPage } from './visit-sign.ts';

/** How the pages of a site are read. Plain data; another object is another way to read. */
export interface ReadingPlan {
  readonly model: Pick<SiteModel, 'entry' | 'patterns' | 'ignoredParameters' | 'generation' | 'postTemplate'>;
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
  readonly #taken = new RecentSet();
  readonly #flips = new RecentSet();
  readonly #left = new RecentSet();

  constructor(plan: ReadingPlan) {
    this.#plan = plan;
    this.#names = new RecordNames(plan.model);
    this.#posts = new PostExtraction(plan.model, this.#names, true);
    this.#lists = new IndexExtraction(this.#names, plan.lists);
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
    const { links, hasFlips } = this.#linksToTell(page);
    // Finding pagers takes long, and most threads have none.
    const pager = hasFlips ? pagerFacts(page) : NO_PAGER;
    return { outline: { title, charset, robots, links }, pager, records, sign };
  }

  /** All links that a pattern takes; of the others each once, for nobody follows them and they are most of all links. */
  #linksToTell(page: Page): { readonly links: Link[]; readonly hasFlips: boolean } {
    let hasFlips = false;
    const links = page.links.filter((link) => {
      const place = placeOf(link);
      if (this.#left.has(place)) return false;
      if (this.#taken.has(place)) return true;
      if (this.#flips.has(place)) {
        hasFlips = true;
        return true;
      }
      const type = this.#names.matcher.match(link.url, link.location)?.type;
      const isFlip = type === 'index-flip' || type === 'thread-flip';
      hasFlips ||= isFlip;
      (type === undefined ? this.#left : isFlip ? this.#flips : this.#taken).add(place);
      return true;
    });
    return { links, hasFlips };
  }
}
