// Which pages of a site are of one kind, told in four ways that cover each other's failures: the layout they have, the
// shape of their URLs, the column of a list they are named in, and whether a page has the places that the rows or the
// posts of another show. What kind that is, is not asked here. Pages come one by one: what is compared is kept.
import { LayoutKinship } from './layout-paths.ts';
import type { LinkPart, PageEvidence } from './page-evidence.ts';
import { sessionNames, withoutNames } from './session-names.ts';
import { urlShapes } from './url-shapes.ts';

// Likeness counts by this power: half alike is another layout.
const SHARPNESS = 6;
// Lists a page is named in; more say the same.
const MAX_SOURCES = 12;
// What is alike and what a site's URLs are made of is learned again when pages, or URLs, are so many times more.
const MORE_PAGES = 1.125;
const MORE_URLS = 1.5;

/** A column of a list: the page it stands on, and its place there. */
interface Source {
  readonly page: number;
  readonly place: string;
}

/** Pages of one site, compared with each other once. */
export class SiteKin {
  /** The pages, their URLs without what names a visit. */
  readonly pages: PageEvidence[] = [];
  readonly #raw: PageEvidence[] = [];
  readonly #sessionNames = new Set<string>();
  readonly #layouts = new LayoutKinship();
  readonly #likeness: Float64Array[] = [];
  readonly #named: Float64Array[] = [];
  #comparedAt = 0;
  #shapes: string[] = [];
  #shapeOf: (url: string) => string = (url) => url;
  #shapedUrls = 0;
  readonly #urls = new Set<string>();
  readonly #ofShape = new Map<string, number[]>();
  readonly #byUrl = new Map<string, number>();
  readonly #sources = new Map<string, Source[]>();

  /** Counts how often URLs were given other shapes. */
  shaping = 0;

  add(page: PageEvidence): void {
    this.#raw.push(page);
    const before = this.#sessionNames.size;
    for (const name of sessionNames([page.links.keys()])) this.#sessionNames.add(name);
    this.#layouts.add(page.layout);
    if (this.#sessionNames.size === before) {
      this.#addAddress(page);
      return;
    }
    this.pages.length = 0;
    this.#shapes = [];
    this.#shapedUrls = 0;
    this.#comparedAt = 0;
    for (const known of [this.#urls, this.#ofShape, this.#byUrl, this.#sources]) known.clear();
    for (const one of this.#raw) this.#addAddress(one);
  }

  #addAddress(raw: PageEvidence): void {
    const page = withoutSessions(raw, this.#sessionNames);
    const at = this.pages.push(page) - 1;
    this.#byUrl.set(page.url, at);
    this.#urls.add(page.url);
    for (const url of page.links.keys()) this.#urls.add(url);
    for (const [place, { urls }] of page.columns)
      for (const url of new Set(urls)) {
        const sources = this.#sources.get(url);
        if (sources === undefined) this.#sources.set(url, [{ page: at, place }]);
        else if (sources.length < MAX_SOURCES) sources.push({ page: at, place });
      }
  }

  /** Compares what was added. */
  compare(): void {
    if (this.#urls.size > MORE_URLS * this.#shapedUrls) {
      this.#shapeOf = urlShapes(this.#urls);
      this.#shapedUrls = this.#urls.size;
      this.#shapes = [];
      this.#ofShape.clear();
      this.shaping++;
    }
    for (let at = this.#shapes.length; at < this.pages.length; at++) {
      const shape = this.#shapeOf(this.pages[at]!.url);
      this.#shapes.push(shape);
      const same = this.#ofShape.get(shape);
      if (same === undefined) this.#ofShape.set(shape, [at]);
      else same.push(at);
    }
    const count = this.pages.length;
    const isWhole = count >= MORE_PAGES * this.#comparedAt;
    const from = isWhole ? 0 : this.#likeness.length;
    if (isWhole) {
      this.#layouts.weigh();
      this.#comparedAt = count;
    }
    const sources = this.pages.map(({ url }, at) =>
      (this.#sources.get(url) ?? []).filter(({ page }) => page !== at),
    );
    // Columns on pages of one layout are the same column, so that layouts come first.
    for (let a = from; a < count; a++) {
      this.#likeness[a] = new Float64Array(a);
      for (let b = 0; b < a; b++) this.#likeness[a]![b] = this.#layouts.between(a, b);
    }
    for (let a = from; a < count; a++) {
      this.#named[a] = new Float64Array(a);
      if (sources[a]!.length === 0) continue;
      for (let b = 0; b < a; b++) this.#named[a]![b] = this.#sameColumn(sources[a]!, sources[b]!);
    }
  }

  /** How alike two layouts are, 0 … 1. */
  likeness(a: number, b: number): number {
    return a > b ? this.#likeness[a]![b]! : a < b ? this.#likeness[b]![a]! : 1;
  }

  /** The same as a weight: what is half alike hardly counts. */
  sameLayout(a: number, b: number): number {
    return this.likeness(a, b) ** SHARPNESS;
  }

  /** How sure two pages are named in the same column of a list, or in the same column of lists of one layout. */
  namedAlike(a: number, b: number): number {
    return a > b ? this.#named[a]![b]! : a < b ? this.#named[b]![a]! : 1;
  }

  shapeOf(url: string): string {
    return this.#shapeOf(url);
  }

  /** The shape of a page's own URL. */
  shapeAt(at: number): string {
    return this.#shapes[at]!;
  }

  /** Pages whose URLs have this shape. */
  ofShape(shape: string): readonly number[] {
    return this.#ofShape.get(shape) ?? [];
  }

  /** The page at this URL, if it is at hand. */
  at(url: string): number | undefined {
    return this.#byUrl.get(url);
  }

  /** Share of these places that a page has; those that few pages have count most. */
  covers(at: number, places: ReadonlySet<string>): number {
    const { layout } = this.pages[at]!;
    let [found, all] = [0, 0];
    for (const place of places) {
      const weight = 1 - this.#layouts.pagesWith(place) / (this.pages.length + 1);
      all += weight;
      if (layout.has(place)) found += weight;
    }
    return all === 0 ? 0 : found / all;
  }

  #sameColumn(some: readonly Source[], others: readonly Source[]): number {
    let best = 0;
    for (const a of some)
      for (const b of others)
        if (a.place === b.place)
          best = Math.max(best, a.page === b.page ? 1 : this.sameLayout(a.page, b.page));
    return best;
  }
}

// A page that names one URL in a post and in a menu says more by the former.
export const RANK: Readonly<Record<LinkPart, number>> = { around: 0, title: 1, inPost: 2 };

function withoutSessions(page: PageEvidence, names: ReadonlySet<string>): PageEvidence {
  if (names.size === 0) return page;
  return {
    ...page,
    url: withoutNames(page.url, names),
    links: new Map(
      [...page.links]
        .sort(([, a], [, b]) => RANK[a] - RANK[b])
        .map(([url, part]) => [withoutNames(url, names), part]),
    ),
    columns: new Map(
      [...page.columns].map(([place, { rows, urls }]) => [
        place,
        { rows, urls: urls.map((url) => withoutNames(url, names)) },
      ]),
    ),
  };
}
