// The site map of a site, ready to be drawn: the model's own, or one made of stored pages; kinds of pages in columns by their
// distance from the entry page.
import { readStored } from '../crawl/index.ts';
import {
  type Arc,
  type FollowRule,
  LinkMatcher,
  type LinkType,
  type Pattern,
  type SiteMap,
  type SiteModel,
  type Vertex,
} from '../learn/index.ts';
import type { Page } from '../page/index.ts';
import { drawnMap, PageVertices } from '../sitemap/index.ts';
import type { Inspector, Site, Store } from '../store/index.ts';
import { asItIs, type JoinedMap, joinedAlike } from './joined-map.ts';

// Pages a map is made of, and examples are looked for on.
const MOST_PAGES = 36;
const PAGES_OF_ARC = 8;
const SAMPLES = 5;
const LINKS = 12;

export interface PlacedVertex extends Vertex {
  readonly isReached: boolean;
  readonly column: number;
  readonly row: number;
  readonly samples: readonly string[];
}

export interface ArcLink {
  readonly url: string;
  readonly text: string;
  readonly page: string;
  /** Where it stands, in the words of patterns. */
  readonly location: string;
}

/** A map with the pages it can be looked at by. */
export class MapView {
  readonly isLearned: boolean;
  #map: SiteMap;
  readonly #pages: readonly Page[];
  readonly #reader: PageVertices;
  /** Vertices of the reader's map by those of this one. */
  readonly #joined: JoinedMap;
  readonly #read = new Map<Page, ReturnType<PageVertices['read']>>();

  constructor(model: SiteModel, pages: readonly Page[]) {
    this.isLearned = model.siteMap !== undefined;
    const drawn = model.siteMap ?? drawnMap(model, pages);
    // What was learned by layout is what the crawl tells apart; a drawing is for people, to whom a short thread is a thread.
    this.#joined = this.isLearned ? asItIs(drawn) : joinedAlike(drawn);
    this.#map = this.#joined.map;
    this.#reader = new PageVertices(drawn, model.ignoredParameters);
    this.#pages = pages;
    if (!this.isLearned) this.#followByPlace(model);
  }

  get map(): SiteMap {
    return this.#map;
  }

  get vertices(): PlacedVertex[] {
    return placed(this.map).map((one) => {
      const form = new RegExp(one.url);
      const alike = one.url === '' ? [] : this.#pages.filter(({ url }) => form.test(url));
      return {
        ...one,
        samples: [...new Set([one.sample, ...alike.map(({ url }) => url)])].slice(0, SAMPLES),
      };
    });
  }

  /** Links of an arc on the pages at hand. */
  linksOf(arc: Arc, most = LINKS): ArcLink[] {
    const form = new RegExp(arc.url);
    const own = this.map.vertices[arc.from]!;
    const ownForm = new RegExp(own.url);
    const links = new Map<string, ArcLink>();
    for (const page of this.#pages.filter(({ url }) => ownForm.test(url)).slice(0, PAGES_OF_ARC)) {
      const { vertex, places } = this.#readPage(page);
      if (vertex !== undefined && this.#joined.idOf.get(vertex) !== arc.from) continue;
      for (const { url, text, node, location } of page.links) {
        if (places.get(node) === arc.location && form.test(url) && !links.has(url) && links.size < most)
          links.set(url, { url, text, page: page.url, location });
      }
    }
    return [...links.values()];
  }

  /** All places where links of an arc stand. */
  placesOf(arc: Arc): string[] {
    return [...new Set(this.linksOf(arc, Number.POSITIVE_INFINITY).map(({ location }) => location))];
  }

  /** Where patterns count at some places only, the URL alone does not tell whether links are followed. */
  #followByPlace(model: SiteModel): void {
    const isPlaced = ({ locations, notLocations }: Pattern) => locations.length + notLocations.length > 0;
    if (!model.patterns.some(isPlaced)) return;
    const matcher = new LinkMatcher(model);
    const arcs = this.#map.arcs.map((arc): Arc => {
      const types = this.linksOf(arc).map(({ url, location }) => matcher.match(url, location)?.type);
      if (types.length === 0) return arc;
      const type = types.find((one) => one !== undefined);
      return { ...arc, follow: ruleOf(type) };
    });
    this.#map = { ...this.#map, arcs };
  }

  /** Telling a page's kind takes a while: only where it is asked for, and once. */
  #readPage(page: Page): ReturnType<PageVertices['read']> {
    const known = this.#read.get(page) ?? this.#reader.read(page);
    this.#read.set(page, known);
    return known;
  }
}

/** Pages of all kinds: those the model was learned from, and some from all over the store. */
export async function pagesOfMap(
  site: Site,
  model: SiteModel,
  { store, inspector }: { readonly store: Store; readonly inspector: Inspector },
): Promise<Page[]> {
  const stored = await inspector.pages(site.id, '', 3000);
  const step = Math.max(1, Math.floor(stored.length / MOST_PAGES));
  const others = stored.filter((_, i) => i % step === 0).map(({ url }) => url);
  const pages: Page[] = [];
  for (const url of new Set([model.entry, ...model.learnedFrom, ...others])) {
    if (pages.length >= MOST_PAGES) break;
    const row = await store.page(site.id, url);
    if (row !== undefined) pages.push(readStored(row));
  }
  return pages;
}

function ruleOf(type: LinkType | undefined): FollowRule {
  if (type === undefined || type === 'other') return 0;
  return type.endsWith('-flip') ? 2 : 1;
}

/** Columns by the fewest links from the entry, followed ones first; in a column, what is crawled and large comes first. */
function placed({ vertices, arcs }: SiteMap): Omit<PlacedVertex, 'samples'>[] {
  const entry = vertices.find(({ kind }) => kind === 'entry')?.id ?? vertices[0]?.id ?? 0;
  const columns = new Map<number, number>([[entry, 0]]);
  const bySource = new Map<number, Arc[]>();
  for (const arc of arcs) bySource.set(arc.from, [...(bySource.get(arc.from) ?? []), arc]);
  const reached = new Set([entry]);
  for (const isFollowed of [true, false])
    for (const [id, column] of columns)
      for (const { to, follow } of bySource.get(id) ?? []) {
        if (follow === 0 && isFollowed) continue;
        if (isFollowed) reached.add(to);
        if (!columns.has(to)) columns.set(to, column + 1);
      }
  const rows = new Map<number, number>();
  return [...vertices]
    .sort((a, b) => Number(reached.has(b.id)) - Number(reached.has(a.id)) || b.pages - a.pages)
    .map((vertex) => {
      const column = columns.get(vertex.id) ?? 1;
      const row = rows.get(column) ?? 0;
      rows.set(column, row + 1);
      return { ...vertex, column, row, isReached: reached.has(vertex.id) };
    });
}
