// Which vertex of the site map a page belongs to (iRobot 5.1, online): the nearest layout, if it is near enough, and of its
// vertices the one whose URLs look like the page's. Pages that fit nowhere are counted: a new template shows that way.
import { orderParameters, type SiteMap, withoutParameters } from '../learn/index.ts';
import type { Page } from '../page/index.ts';
import { pageStructure } from '../records/index.ts';
import { type LayoutFeatures, type LayoutSpace, layoutSpace } from './layout-distance.ts';
import { KnownPatterns, type PatternCounts } from './layout-patterns.ts';
import { linkPlaces } from './link-places.ts';

// Out of date when of the last so many pages so large a share fits no vertex.
const WINDOW = 40;
const TOO_MANY = 0.6;
// Of models that do not name theirs.
const OLD_THRESHOLD = 0.3;
// A page most of whose regions nobody has seen before is of no layout, even if it lacks what tells layouts apart.
const MOSTLY = 0.5;

/** What the site map says of a page. */
export interface ReadPage {
  /** undefined: the page fits none. */
  readonly vertex: number | undefined;
  /** Where each link stands, by its node; patterns of the model name these places. */
  readonly places: ReadonlyMap<number, string>;
}

/** Reads the pages of one crawl. */
export class PageVertices {
  readonly #patterns: KnownPatterns;
  readonly #space: LayoutSpace;
  readonly #layouts: readonly {
    readonly layout: number;
    readonly centre: LayoutFeatures;
    readonly radius: number;
  }[];
  readonly #vertices: readonly {
    readonly id: number;
    readonly layout: number;
    readonly pages: number;
    readonly url: RegExp;
  }[];
  readonly #ignored: readonly string[];
  readonly #last: boolean[] = [];

  constructor({ table, vertices }: SiteMap, ignoredParameters: readonly string[]) {
    this.#patterns = new KnownPatterns(table.patterns);
    this.#space = layoutSpace(table.patterns, table.pages);
    this.#layouts = table.layouts.map(({ layout, weights, radius }) => ({
      layout,
      centre: new Map(weights),
      radius: Math.max(radius, table.threshold ?? OLD_THRESHOLD),
    }));
    this.#vertices = vertices.map(({ id, layout, pages, url }) => ({
      id,
      layout,
      pages,
      url: new RegExp(url),
    }));
    this.#ignored = ignoredParameters;
  }

  /** What a page is and where its links stand. */
  read(page: Page): ReadPage {
    const structure = pageStructure(page);
    const patterns = this.#patterns.on(structure);
    const isStrange = patterns.unknown > MOSTLY * (patterns.unknown + patterns.patternOf.size);
    const vertex = isStrange ? undefined : this.#find(page, patterns.counts);
    this.#last.push(vertex !== undefined);
    if (this.#last.length > WINDOW) this.#last.shift();
    return { vertex, places: linkPlaces(structure, patterns) };
  }

  /** Whether the site no longer looks as it was learned. */
  get isOutOfDate(): boolean {
    const unknown = this.#last.filter((fits) => !fits).length;
    return this.#last.length === WINDOW && unknown > TOO_MANY * WINDOW;
  }

  #find(page: Page, counts: PatternCounts): number | undefined {
    const features = this.#space.features(counts);
    let nearest: number | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const { layout, centre, radius } of this.#layouts) {
      const distance = this.#space.distance(features, centre);
      if (distance > radius || distance >= least) continue;
      least = distance;
      nearest = layout;
    }
    if (nearest === undefined) return undefined;
    const url = orderParameters(withoutParameters(page.url, this.#ignored));
    const own = this.#vertices.filter(({ layout }) => layout === nearest);
    const alike = own.find((vertex) => vertex.url.test(url));
    // An address of a new form shows a page of a known layout: as most of them.
    return (alike ?? own.reduce((most, one) => (one.pages > most.pages ? one : most))).id;
  }
}
