// Which pages of a site are of one kind, told in four ways that cover each other's failures: the layout they have, the
// shape of their URLs, the column of a list they are named in, and whether a page has the places that the rows or the
// posts of another show. What kind that is, is not asked here.
import { LayoutKinship } from './layout-paths.ts';
import type { LinkPart, PageEvidence } from './page-evidence.ts';
import { sessionNames, withoutNames } from './session-names.ts';
import { urlShapes } from './url-shapes.ts';

// Likeness counts by this power: half alike is another layout.
const SHARPNESS = 6;
// Lists a page is named in; more say the same.
const MAX_SOURCES = 12;

/** A column of a list: the page it stands on, and its place there. */
interface Source {
  readonly page: number;
  readonly place: string;
}

/** Pages of one site, compared with each other once. */
export class SiteKin {
  /** The pages, their URLs without what names a visit. */
  readonly pages: readonly PageEvidence[];
  readonly #likeness: readonly Float64Array[];
  readonly #named: readonly Float64Array[];
  readonly #shapes: readonly string[];
  readonly #shapeOf: (url: string) => string;
  readonly #ofShape = new Map<string, number[]>();
  readonly #byUrl = new Map<string, number>();
  readonly #pagesWith = new Map<string, number>();

  constructor(pages: readonly PageEvidence[]) {
    this.pages = withoutSessions(pages);
    const kinship = new LayoutKinship(this.pages.map(({ layout }) => layout));
    this.#likeness = pairs(this.pages.length, (a, b) =>
      kinship.between(this.pages[a]!.layout, this.pages[b]!.layout),
    );
    this.#shapeOf = urlShapes(this.pages.flatMap(({ url, links }) => [url, ...links.keys()]));
    this.#shapes = this.pages.map(({ url }) => this.#shapeOf(url));
    for (const [at, { url, layout }] of this.pages.entries()) {
      const shape = this.#shapes[at]!;
      this.#ofShape.set(shape, [...(this.#ofShape.get(shape) ?? []), at]);
      this.#byUrl.set(url, at);
      for (const place of layout) this.#pagesWith.set(place, (this.#pagesWith.get(place) ?? 0) + 1);
    }
    const sources = this.#sources();
    this.#named = pairs(this.pages.length, (a, b) => this.#sameColumn(sources[a]!, sources[b]!));
  }

  /** How alike two layouts are, 0 … 1. */
  likeness(a: number, b: number): number {
    return this.#likeness[a]![b]!;
  }

  /** The same as a weight: what is half alike hardly counts. */
  sameLayout(a: number, b: number): number {
    return this.likeness(a, b) ** SHARPNESS;
  }

  /** How sure two pages are named in the same column of a list, or in the same column of lists of one layout. */
  namedAlike(a: number, b: number): number {
    return this.#named[a]![b]!;
  }

  shapeOf(url: string): string {
    return this.#shapeOf(url);
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
      const weight = 1 - (this.#pagesWith.get(place) ?? 0) / (this.pages.length + 1);
      all += weight;
      if (layout.has(place)) found += weight;
    }
    return all === 0 ? 0 : found / all;
  }

  #sources(): Source[][] {
    const sources = this.pages.map((): Source[] => []);
    for (const [page, { columns }] of this.pages.entries())
      for (const [place, { urls }] of columns)
        for (const url of new Set(urls)) {
          const at = this.at(url);
          if (at !== undefined && at !== page && sources[at]!.length < MAX_SOURCES)
            sources[at]!.push({ page, place });
        }
    return sources;
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

/** A symmetric matrix. */
function pairs(size: number, value: (a: number, b: number) => number): Float64Array[] {
  const rows = Array.from({ length: size }, () => new Float64Array(size));
  for (let a = 0; a < size; a++)
    for (let b = 0; b < a; b++) {
      rows[a]![b] = value(a, b);
      rows[b]![a] = rows[a]![b]!;
    }
  return rows;
}

// A page that names one URL in a post and in a menu says more by the former.
export const RANK: Readonly<Record<LinkPart, number>> = { around: 0, title: 1, inPost: 2 };

function withoutSessions(pages: readonly PageEvidence[]): readonly PageEvidence[] {
  const names = sessionNames(pages.map(({ links }) => links.keys()));
  if (names.size === 0) return pages;
  return pages.map((page) => ({
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
  }));
}
