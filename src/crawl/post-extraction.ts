// Posts in the crawl: each thread page is read by the site's template as it comes; once some more threads are there than
// learning had, the template is learned again from them and they are read again, without a request.
import type { SiteModel } from '../learn/index.ts';
import {
  applyTemplate,
  extractPosts,
  messageSiteTemplate,
  type PageStructure,
  type PostTemplate,
  pageStructure,
  siteTemplate,
} from '../records/index.ts';
import type { RecordNames } from './record-names.ts';
import { recordsOf, type ThreadPage, type ThreadRecords } from './thread-records.ts';

export type { ThreadPage, ThreadRecords } from './thread-records.ts';

// Threads of all lengths and ages show what varies; more would only be slower to learn from.
export const PAGES_TO_LEARN_FROM = 16;

interface ReadPage {
  readonly at: ThreadPage;
  readonly structure: PageStructure;
}

/** Reads the thread pages of one crawl. */
export class PostExtraction {
  #template: PostTemplate | null;
  /**
   * Pages read so far by URL, until there are enough to learn from. A page may be read twice, by a visit that had to be made
   * again; learned from twice, all that it says would look like something that every page says.
   */
  #early: Map<string, ReadPage> | undefined = new Map();

  #readAgainPages: readonly ThreadPage[] = [];
  #names: RecordNames | undefined;

  /** `isSettled`: the template is as good as it gets, every page is read once. */
  constructor({ postTemplate }: Pick<SiteModel, 'postTemplate'>, names?: RecordNames, isSettled = false) {
    this.#template = postTemplate;
    this.#names = names;
    if (isSettled) this.#early = undefined;
  }

  /** Goes on with a better model of the site. */
  useNames(names: RecordNames): void {
    this.#names = names;
  }

  /** The template as it is now; changes once in a crawl. */
  get template(): PostTemplate | null {
    return this.#template;
  }

  /** The template once it is as good as it gets. */
  get settled(): PostTemplate | undefined {
    return this.#early === undefined ? (this.#template ?? undefined) : undefined;
  }

  /** Pages whose posts the last `read` or `finish` brought anew: what was stored of them before is out of date. */
  get readAgain(): readonly ThreadPage[] {
    return this.#readAgainPages;
  }

  /** Records of a page; with them those of earlier pages, when the template has just become better. */
  read(at: ThreadPage): ThreadRecords {
    this.#readAgainPages = [];
    const early = this.#early;
    if (early === undefined && this.#template !== null) {
      const extracted = applyTemplate(at.page, this.#template);
      if (extracted.posts.length > 0) return recordsOf(at, extracted, this.#names);
    }
    const structure = pageStructure(at.page);
    if (early === undefined) return this.#records([{ at, structure }]);
    early.set(at.url, { at, structure });
    if (early.size < PAGES_TO_LEARN_FROM) return this.#records([{ at, structure }]);
    this.#early = undefined;
    return this.#readAgain(early);
  }

  /** URLs of the pages read so far, while there are too few of them to learn from. */
  get early(): ReadonlySet<string> | undefined {
    return this.#early && new Set(this.#early.keys());
  }

  /**
   * At the end of a crawl of few threads: what was read early, read once more; with it what others read of the site, an
   * earlier run or one beside this, because few pages of many may all be of one length.
   */
  finish(others: readonly ThreadPage[] = []): ThreadRecords | undefined {
    this.#readAgainPages = [];
    const early = this.#early;
    if (early === undefined) return undefined;
    this.#early = undefined;
    for (const at of others) early.set(at.url, { at, structure: pageStructure(at.page) });
    return early.size < 2 ? undefined : this.#readAgain(early);
  }

  #readAgain(early: ReadonlyMap<string, ReadPage>): ThreadRecords {
    // In one order, or two crawls of one site would not learn the same.
    const pages = [...early.values()].sort((a, b) => (a.at.url < b.at.url ? -1 : 1));
    this.#template =
      learnTemplate(
        pages.map(({ structure }) => structure),
        this.#names,
      ) ?? this.#template;
    this.#readAgainPages = pages.map(({ at }) => at);
    return this.#records(pages);
  }

  #records(pages: readonly ReadPage[]): ThreadRecords {
    const all = pages.map(({ at, structure }) => {
      const options = this.#template === null ? {} : { template: this.#template };
      return recordsOf(at, extractPosts(structure, options), this.#names);
    });
    return {
      boards: all.flatMap(({ boards }) => boards),
      threads: all.flatMap(({ threads }) => threads),
      posts: all.flatMap(({ posts }) => posts),
      users: all.flatMap(({ users }) => users),
    };
  }
}

/** How a site draws its posts, by pages that show some. */
export function learnTemplate(
  structures: readonly PageStructure[],
  names?: RecordNames,
): PostTemplate | undefined {
  if (names?.oneMessageAPage !== true) return siteTemplate(structures);
  const pages = structures.map(({ page }) => page);
  return messageSiteTemplate(pages, (link) => names.messageOf(link) !== undefined);
}
