// The pages a learner has seen: each fetched once; its structure is found and its type judged when somebody asks.
import { judgePage, type PageTypeGuess, SitePages } from '../classify/index.ts';
import { FetchError } from '../errors.ts';
import type { Link, Page } from '../page/index.ts';
import { type PageStructure, pageStructure } from '../records/index.ts';
import type { PageType } from './model.ts';
import { pagerMarks } from './pager-marks.ts';
import { isMarkedPost, type PostMarks, postMarks } from './post-marks.ts';
import { type FetchedLinks, sessionParameters, withoutParameters } from './session-ids.ts';
import { urlDifference } from './url-difference.ts';
import { UrlShapes } from './url-shapes.ts';

type Judgement = Pick<PageTypeGuess, 'type' | 'confidence'>;

/** A page the learner looked at. */
export interface SeenPage {
  /** Where redirects ended, session ids removed. */
  readonly url: string;
  readonly page: Page;
  readonly structure: PageStructure;
  readonly type: PageType;
  readonly confidence: number;
  /** What the page itself says it should be called, when that is another URL of the site. */
  readonly canonical: string | undefined;
}

/** What a page is takes longest to tell, and of pages read again, or in a running crawl, hardly anybody asks. */
class LookedAt implements SeenPage {
  readonly url: string;
  readonly page: Page;
  readonly canonical: string | undefined;
  /** As they stand on the page. */
  readonly links: FetchedLinks;
  readonly #judge: (structure: PageStructure) => Judgement;
  #marks: PostMarks | undefined;

  constructor(
    url: string,
    page: Page,
    canonical: string | undefined,
    judge: (structure: PageStructure) => Judgement,
  ) {
    this.#judge = judge;
    this.url = url;
    this.page = page;
    this.canonical = canonical;
    this.links = { url: page.url, links: page.links.map((link) => link.url) };
  }

  get structure(): PageStructure {
    return pageStructure(this.page);
  }

  get marks(): PostMarks {
    this.#marks ??= postMarks(this.structure);
    return this.#marks;
  }

  get type(): PageType {
    return this.#judge(this.structure).type;
  }

  get confidence(): number {
    return this.#judge(this.structure).confidence;
  }
}

/** Brings a page, or the reason why there is none behind the URL (error, not HTML, denied). */
export type FetchPage = (url: string) => Promise<Page | FetchError>;

// Session ids show on the first few pages.
const PAGES_FOR_SESSIONS = 60;

/** Fetches on demand and remembers; the number of pages it may ask for is bounded. */
export class Explorer {
  readonly #fetchPage: FetchPage;
  readonly #judge: (structure: PageStructure) => Judgement;
  readonly #seen = new Map<string, LookedAt | undefined>();
  /** Links of pages, cleaned by what is ignored now. */
  readonly #links = new Map<SeenPage, readonly Link[]>();
  readonly #budget: number;
  readonly #linked = new Set<string>();
  /** What pages declare to be feeds: none is worth a look. */
  readonly #feeds = new Set<string>();
  /** Those by which pages link to themselves: names they claim, and addresses of their own posts. */
  readonly #claimed = new Set<string>();
  #shapes = new UrlShapes();
  #ignored: readonly string[] = [];
  #lastError: FetchError | undefined;

  /** `others`: pages of the site that are known already, by which what is seen is judged; without them each page is alone. */
  constructor(fetchPage: FetchPage, budget: number, others: readonly Page[] = []) {
    this.#fetchPage = fetchPage;
    this.#budget = budget;
    this.#judge = others.length > 0 ? judgeAmong(others) : judgeAlone();
  }

  /** Pages seen so far, in the order they were asked for. */
  get pages(): readonly LookedAt[] {
    return [...new Set(this.#seen.values())].filter((seen) => seen !== undefined);
  }

  /** URLs asked for, with what they brought. */
  get asks(): Iterable<readonly [url: string, seen: SeenPage | undefined]> {
    return this.#seen;
  }

  /** Shapes of URLs by all links seen so far. */
  get shapes(): UrlShapes {
    return this.#shapes;
  }

  /** Whether a page seen so far links to a URL. */
  isLinked(url: string, byOthers = false): boolean {
    return this.#linked.has(url) || (!byOthers && this.#claimed.has(url));
  }

  /** Whether pages seen so far link to URLs of the same telling shape. */
  isShapeLinked(url: string, byOthers = false): boolean {
    const { shape, isTelling } = this.#shapes.of(url);
    const hasShape = (one: string): boolean => this.#shapes.of(one).shape === shape;
    return (
      isTelling && ([...this.#linked].some(hasShape) || (!byOthers && [...this.#claimed].some(hasShape)))
    );
  }

  /** How many URLs were asked for. */
  get asked(): number {
    return this.#seen.size;
  }

  get isSpent(): boolean {
    return this.#seen.size >= this.#budget;
  }

  /** Query parameters that name nothing: session ids, what pagers add, and what names a post on its page. */
  get ignoredParameters(): readonly string[] {
    return this.#ignored;
  }

  /** Why the last page that could not be had was not. */
  get lastError(): FetchError | undefined {
    return this.#lastError;
  }

  has(url: string): boolean {
    return this.#seen.has(this.clean(url));
  }

  /** The page behind a URL, if it was asked for. */
  known(url: string): SeenPage | undefined {
    return this.#seen.get(this.clean(url));
  }

  /** A URL without what names nothing. */
  clean(url: string): string {
    return withoutParameters(url, this.#ignored);
  }

  /** Links of a page to its own host, cleaned. */
  linksOf(seen: SeenPage): readonly Link[] {
    let links = this.#links.get(seen);
    if (links === undefined) {
      const { host } = new URL(seen.page.url);
      links = seen.page.links
        .filter((link) => new URL(link.url).host === host)
        .map((link) => ({
          ...link,
          url: this.clean(link.url),
          fragment: isMarkedPost(link, this.#ignored) ? '' : link.fragment,
        }));
      this.#links.set(seen, links);
    }
    return links;
  }

  /** The page behind a URL; undefined when there is none or the budget is spent. */
  async look(rawUrl: string): Promise<SeenPage | undefined> {
    const url = this.clean(rawUrl);
    if (this.#seen.has(url)) return this.#seen.get(url);
    if (this.isSpent || this.#feeds.has(url)) return undefined;
    const page = await this.#fetchPage(url);
    if (page instanceof FetchError) {
      this.#seen.set(url, undefined);
      this.#lastError = page;
      return undefined;
    }
    return this.see(url, page);
  }

  /** Takes note of a page that was fetched otherwise. */
  see(url: string, page: Page): SeenPage {
    // A redirect leads to the URL that counts; asked again, either is known.
    const final = this.clean(page.url);
    const seen = this.#seen.get(final) ?? this.#see(final, page);
    this.#seen.set(final, seen);
    if (url !== final) this.#seen.set(url, seen);
    // All pages are compared each time: what so many did not show, the pages of a whole crawl need not be asked for.
    if (this.#seen.size <= PAGES_FOR_SESSIONS) this.#learnSessions();
    this.#learnLinks(seen);
    return seen;
  }

  #see(url: string, page: Page): LookedAt {
    const canonical = page.canonical === undefined ? undefined : this.clean(page.canonical);
    // The same page spelled with its number is no other name.
    const isOther =
      canonical !== undefined &&
      canonical !== url &&
      new URL(canonical).host === new URL(url).host &&
      urlDifference(url, canonical) === undefined;
    return new LookedAt(url, page, isOther ? canonical : undefined, this.#judge);
  }

  #learnSessions(): void {
    const sessions = sessionParameters(this.pages.map(({ links }) => links)).map(({ name }) => name);
    const marks = this.pages.flatMap(({ page }) => pagerMarks(page));
    const naming = new Set(this.pages.flatMap((seen) => seen.marks.naming));
    const posts = this.pages.flatMap((seen) => seen.marks.found).filter((name) => !naming.has(name));
    const ignored = [...new Set([...sessions, ...marks, ...posts])];
    if (ignored.join() === this.#ignored.join()) return;
    // URLs seen before are now called otherwise.
    this.#ignored = ignored;
    this.#linked.clear();
    this.#claimed.clear();
    this.#links.clear();
    this.#shapes = new UrlShapes();
    for (const seen of this.pages) this.#learnLinks(seen);
  }

  #learnLinks(seen: SeenPage): void {
    const places = placesOn(seen.page);
    for (const url of seen.page.feeds) this.#feeds.add(this.clean(url));
    for (const { url, fragment } of this.linksOf(seen)) {
      const isOwn = url === seen.canonical || url === seen.url || places.has(fragment.slice(1));
      (isOwn ? this.#claimed : this.#linked).add(url);
    }
    this.#shapes.add(this.linksOf(seen).map(({ url }) => url));
  }
}

function judgeAlone(): (structure: PageStructure) => Judgement {
  const judged = new WeakMap<PageStructure, Judgement>();
  return (structure) => {
    const known = judged.get(structure) ?? judgePage(structure);
    judged.set(structure, known);
    return known;
  };
}

/** Judges pages together with others of their site, so that what one shows tells of all like it. */
function judgeAmong(others: readonly Page[]): (structure: PageStructure) => Judgement {
  const site = new SitePages();
  for (const page of others) site.add(pageStructure(page));
  return (structure) => {
    site.add(structure);
    return site.judge().find(({ url }) => url === structure.page.url)!;
  };
}

/** What fragments of links may name on a page. */
function placesOn({ tree }: Page): ReadonlySet<string> {
  const places = new Set<string>();
  for (let node = 1; node < tree.size; node++) {
    if (tree.isText(node)) continue;
    const id =
      tree.attribute(node, 'id') ?? (tree.tag(node) === 'a' ? tree.attribute(node, 'name') : undefined);
    if (id !== undefined && id !== '') places.add(id);
  }
  return places;
}
