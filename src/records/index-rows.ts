// Rows of index pages: boards and threads with their counts and the time of the last post. Which column is which is
// told by the cells: the longest links are titles, of two counts the larger is the views, times fall from row to row.
import { type DateOptions, type DayOrder, epochOf, type Link, type Page, toIso } from '../page/index.ts';
import { countIn } from './index-rows-count.ts';
import { learnIndexKinds } from './index-rows-learn.ts';
import { dateOfElement } from './post-cells.ts';
import { lineOf } from './post-text.ts';
import type { PageStructure } from './regions.ts';
import type { RecordHead } from './template.ts';
import { TemplatePaths } from './template-paths.ts';
import { type FoundRecord, headsOf, recordsFrom } from './template-rows.ts';

/** A board or thread as its index page lists it. */
export interface IndexRow {
  readonly kind: 'board' | 'thread';
  readonly url: string;
  readonly title: string;
  readonly replies: number | null;
  readonly views: number | null;
  /** ISO 8601, as far as the page tells. */
  readonly lastPostAt: string | null;
  /** Who started the thread, or wrote last where only that is shown. */
  readonly author: string | null;
  /** Stands above newer ones. */
  readonly isSticky: boolean;
  readonly description: string | null;
  /** The URL of the board in whose row it is named, or null. */
  readonly parent: string | null;
  /** First node of the row, and one more than its last. */
  readonly node: number;
  readonly end: number;
  /** The link that names it. */
  readonly link: Link;
}

/** One way rows are drawn. Paths lead from the row down. */
export interface IndexRowTemplate {
  readonly kind: 'board' | 'thread';
  readonly head: RecordHead;
  readonly ranks: readonly string[];
  readonly title: readonly string[];
  readonly replies: readonly string[];
  readonly views: readonly string[];
  readonly times: readonly string[];
  readonly author: readonly string[];
  readonly description: readonly string[];
  readonly confidence: number;
}

/** How a site draws its lists of boards and threads. Plain JSON. */
export interface IndexTemplate {
  readonly version: 1;
  /** The surest first. */
  readonly rows: readonly IndexRowTemplate[];
  readonly order: DayOrder | null;
}

/** Learns the lists of a site from several of its index pages. */
export function learnIndexTemplate(structures: readonly PageStructure[]): IndexTemplate | undefined {
  const { rows, order } = learnIndexKinds(structures);
  return rows.length === 0 ? undefined : { version: 1, rows, order };
}

export interface IndexOptions {
  readonly template?: IndexTemplate | undefined;
  /** What a URL is, where the site's patterns tell; else order in time and descriptions decide. */
  readonly kindOf?: ((url: string) => 'board' | 'thread' | undefined) | undefined;
}

/** Rows of an index page in document order: by the site's template where it fits, else by what the page shows. */
export function extractIndexRows(structure: PageStructure, options: IndexOptions = {}): IndexRow[] {
  const { kindOf } = options;
  const rows = rowsBy(structure, options.template);
  return kindOf === undefined ? rows : rows.map((row) => ({ ...row, kind: kindOf(row.url) ?? row.kind }));
}

function rowsBy(structure: PageStructure, template: IndexTemplate | undefined): IndexRow[] {
  if (template !== undefined) {
    const rows = applyIndexTemplate(structure.page, template);
    if (rows.length > 0) return rows;
  }
  const learned = learnIndexTemplate([structure]);
  return learned === undefined ? [] : applyIndexTemplate(structure.page, learned);
}

/** Rows of a page by a template alone. */
export function applyIndexTemplate(page: Page, template: IndexTemplate): IndexRow[] {
  const rows: IndexRow[] = [];
  const taken = new Set<string>();
  for (const list of listsOf(page, template)) {
    // A thread that an outer list and an inner one both show is one row.
    for (const row of list.rows) {
      if (taken.has(row.url)) continue;
      taken.add(row.url);
      rows.push(row);
    }
  }
  return rows.sort((a, b) => a.node - b.node);
}

/** A list of a page: how it is drawn, and its rows. */
export interface IndexList {
  readonly template: IndexRowTemplate;
  readonly rows: readonly IndexRow[];
}

// Times as many lists as where several pages tell which are worth a look.
const LISTS_OF_ONE_PAGE = 2;

/** Whatever of a page alone looks like a list of boards or threads, the surest first; one may stand in the rows of another. */
export function indexLists(structure: PageStructure): IndexList[] {
  const { rows, order } = learnIndexKinds([structure], LISTS_OF_ONE_PAGE);
  return listsOf(structure.page, { version: 1, rows, order });
}

function listsOf(page: Page, { rows, order }: IndexTemplate): IndexList[] {
  const links = new Map(page.links.map((link) => [link.node, link]));
  return rows.map((template) => ({ template, rows: withSticky(rowsOfKind(page, template, order, links)) }));
}

function rowsOfKind(
  page: Page,
  kind: IndexRowTemplate,
  order: DayOrder | null,
  links: ReadonlyMap<number, Link>,
): (IndexRow & { readonly epoch: number | null })[] {
  const { tree } = page;
  const ranks = new Map(kind.ranks.map((name, rank) => [name, rank]));
  const { title, replies, views, times, author, description } = kind;
  const paths = new TemplatePaths([title, replies, views, times, author, description].flat(), ranks);
  const options: DateOptions = {
    now: page.writtenAt,
    order: order ?? undefined,
    language: page.language === '' ? undefined : page.language,
  };
  return recordsFrom(page, headsOf(page, kind.head, ranks), kind.head, ranks).flatMap(
    (record: FoundRecord) => {
      const at = paths.walk(tree, record.roots, record.inner);
      const first = (wanted: readonly string[]): number | undefined =>
        wanted.map((path) => at.get(path)).find((node) => node !== undefined);
      const text = (wanted: readonly string[]): string => {
        const node = first(wanted);
        return node === undefined ? '' : lineOf(tree, node, tree.end[node]!);
      };
      const titleNode = first(title);
      const link = titleNode === undefined ? undefined : links.get(titleNode);
      if (link === undefined || link.text === '') return [];
      const dates = times
        .map((path) => at.get(path))
        .flatMap((node) => (node === undefined ? [] : (dateOfElement({ page }, node, options) ?? [])));
      const latest = dates.sort((a, b) => epochOf(b.found) - epochOf(a.found))[0];
      return [
        {
          kind: kind.kind,
          url: link.url,
          title: link.text,
          replies: countIn(text(replies)),
          views: countIn(text(views)),
          lastPostAt: latest === undefined ? null : toIso(latest.found),
          epoch: latest === undefined ? null : epochOf(latest.found),
          author: text(author) || null,
          isSticky: false,
          description: text(description) || null,
          parent: null,
          node: record.roots[0]!,
          end: record.end,
          link,
        },
      ];
    },
  );
}

/** Threads above newer ones were put there. */
function withSticky(rows: readonly (IndexRow & { readonly epoch: number | null })[]): IndexRow[] {
  let newestBelow = Number.NEGATIVE_INFINITY;
  const isOlder = new Array<boolean>(rows.length).fill(false);
  for (let i = rows.length - 1; i >= 0; i--) {
    const { epoch, kind } = rows[i]!;
    if (epoch === null || kind === 'board') continue;
    isOlder[i] = epoch < newestBelow;
    newestBelow = Math.max(newestBelow, epoch);
  }
  // Where many rows break the order there is none.
  const breaks = isOlder.filter(Boolean).length;
  const isOrdered = breaks <= 0.4 * rows.length;
  return rows.map(({ epoch: _, ...row }, i) => ({ ...row, isSticky: isOrdered && isOlder[i]! }));
}
