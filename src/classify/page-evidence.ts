// What a page contributes to the judgement of its site's other pages: its features, its layout, which part each of its
// links plays, and what its rows and posts look like. All that is needed later, so that the page itself may be forgotten.
import type { Page } from '../page/index.ts';
import { ownRanges, type PageStructure } from '../records/index.ts';
import type { CloseLook } from './close-look.ts';
import { type PageFeatures, type PageView, viewPage } from './features.ts';
import { layoutPaths } from './layout-paths.ts';
import { PagePlaces } from './page-places.ts';
import type { RegionProfile } from './region-profile.ts';
import { linksWithin } from './row-titles.ts';
import { withToldDates } from './told-dates.ts';

/** `title`: what a row of a list is called; `inPost`: anywhere in a post; `around`: everything else. */
export type LinkPart = 'title' | 'inPost' | 'around';

export interface PageEvidence {
  readonly url: string;
  readonly features: PageFeatures;
  readonly layout: ReadonlySet<string>;
  /** One part for each URL of its own host the page links to. */
  readonly links: ReadonlyMap<string, LinkPart>;
  /** The columns of links that go through the rows of its lists, by place. */
  readonly columns: ReadonlyMap<string, ListColumn>;
  /** Places that most of its rows, and most of its posts, have: what a page with just one of them would show. */
  readonly rowPlaces: ReadonlySet<string>;
  readonly postPlaces: ReadonlySet<string>;
}

export interface ListColumn {
  /** How many rows the list has. */
  readonly rows: number;
  /** Where the links of the column lead; rows without one are left out. */
  readonly urls: readonly string[];
}

/** Reads what a page says of itself and of its site. */
export function pageEvidence(shown: PageStructure, isFrame?: Uint8Array): PageEvidence {
  const structure = withToldDates(shown);
  const view = viewPage(structure, isFrame);
  const places = new PagePlaces(structure.page.tree);
  return {
    url: structure.page.url,
    features: view.features,
    layout: layoutPaths(structure, places),
    links: linkParts(structure, view),
    columns: listColumns(structure, view, places),
    rowPlaces: recordPlaces(structure, view.list, ({ isRow }) => isRow, places),
    postPlaces: recordPlaces(structure, view.posts, ({ isPost }) => isPost, places),
  };
}

function linkParts({ page }: PageStructure, { list, posts }: PageView): Map<string, LinkPart> {
  const parts = new Map<string, LinkPart>();
  const host = new URL(page.url).host;
  const isPost = new Uint8Array(page.tree.size);
  for (const [at, row] of (posts?.profile.rows ?? []).entries()) {
    if (!posts!.close.isPost[at]) continue;
    for (const { from, to } of ownRanges(posts!.profile.region, row)) isPost.fill(1, from, to);
  }
  for (const { url, node } of page.links) {
    if (!url.includes(host)) continue;
    // A name that stands in a post and in a menu is somebody who wrote.
    if (isPost[node] === 1) parts.set(url, 'inPost');
    else if (!parts.has(url)) parts.set(url, 'around');
  }
  for (const url of list?.close.leadsTo ?? [])
    if (url !== undefined && parts.get(url) !== 'inPost') parts.set(url, 'title');
  return parts;
}

// A column goes through this share of the rows: headings and separators have none of the links.
const MIN_COVERAGE = 0.5;

/** Links of the rows of the page's lists by place: those at the same place in their rows are of one kind, whatever their URLs. */
function listColumns(
  { page }: PageStructure,
  { lists }: PageView,
  places: PagePlaces,
): Map<string, ListColumn> {
  const columns = new Map<string, ListColumn>();
  for (const list of lists)
    for (const [place, urls] of columnsOf(page, list, places))
      if (urls.length >= MIN_COVERAGE * list.rows.length && !columns.has(place))
        columns.set(place, { rows: list.rows.length, urls });
  return columns;
}

function columnsOf(page: Page, { region, rows }: RegionProfile, places: PagePlaces): Map<string, string[]> {
  const columns = new Map<string, string[]>();
  const host = new URL(page.url).host;
  for (const row of rows) {
    const seen = new Map<string, number>();
    for (const { url, node } of linksWithin(page.links, ownRanges(region, row))) {
      if (url === page.url || !url.includes(host)) continue;
      const place = places.of(node);
      // Bare cells look alike: the second link at the same place is another column.
      const before = seen.get(place) ?? 0;
      seen.set(place, before + 1);
      const key = `${place} ${before}`;
      const column = columns.get(key);
      if (column === undefined) columns.set(key, [url]);
      else column.push(url);
    }
  }
  return columns;
}

// What one record shows may be its own; so many tell what all do.
const MIN_RECORDS = 2;
const MAX_RECORDS = 12;
const MIN_SHARE = 0.7;

function recordPlaces(
  { page: { tree }, facts }: PageStructure,
  look: PageView['list'],
  flagsOf: (close: CloseLook) => readonly boolean[],
  places: PagePlaces,
): Set<string> {
  if (look === undefined) return new Set();
  const { region, rows } = look.profile;
  const flags = flagsOf(look.close);
  const records = rows.filter((_, at) => flags[at]).slice(0, MAX_RECORDS);
  if (records.length < MIN_RECORDS) return new Set();
  const counts = new Map<string, number>();
  for (const row of records) {
    const own = new Set<string>();
    for (const { from, to } of ownRanges(region, row))
      for (let node = from; node < to; node++)
        if (!tree.isText(node) && facts.isUnread[node] === 0) own.add(places.of(node));
    for (const place of own) counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  const shared = [...counts].filter(([, count]) => count >= MIN_SHARE * records.length);
  return new Set(shared.map(([place]) => place));
}
