// Reads the lists of a site's index pages: rows with their counts, times, descriptions, headings and marks.
import { type ListColumns, learnColumns } from './index-columns.ts';
import {
  findLists,
  type IndexPage,
  type KnownLink,
  type ListPlace,
  type ListRow,
  rowsOfList,
} from './index-lists.ts';
import { type Category, categoriesOf } from './list-categories.ts';
import { rowReader } from './list-row-reader.ts';
import { learnTags, tagsIn } from './row-tags.ts';
import { breaksOf, learnMarks, marksOf, type ThreadMarks, type TimedRows } from './thread-marks.ts';

// 'Marketplace (16, 105)': threads and posts of a board below a board. One number may be part of a title.
const COUNTS_AFTER_TITLE = /\s*\(\p{N}[\p{N}.\s]*[,/|]\s*\p{N}[\p{N}.\s]*\)$/u;

const boardTitle = (text: string): string => text.replace(COUNTS_AFTER_TITLE, '');

/** How one kind of list of a site is drawn. */
export interface ListTemplate {
  readonly place: ListPlace;
  readonly columns: ListColumns;
  readonly marks: ThreadMarks;
  /** Places of links to tags. */
  readonly tags: readonly string[];
}

/** A board or thread as a list names it; null is what the list does not tell. */
export interface ListedRecord {
  readonly kind: 'board' | 'thread';
  readonly link: KnownLink['link'];
  readonly identity: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  /** Of a board: its threads and posts. */
  readonly threads: number | null;
  readonly posts: number | null;
  readonly replies: number | null;
  readonly views: number | null;
  readonly lastPostAt: string | null;
  readonly isSticky: boolean | null;
  readonly isLocked: boolean | null;
  /** The board in whose row this one is named, or null. */
  readonly parent: KnownLink | null;
  readonly tags: readonly string[];
}

const MAX_ROWS = 300;
// The thread of the last post, a pinned one.
const MAX_THREADS_IN_A_BOARD_ROW = 3;
const NOT_MARKED: ReadonlySet<string> = new Set();
const NO_MARKS: ThreadMarks = { sticky: [], locked: [], isOrdered: false };

/** Learns how lists are drawn, from several pages of the site at once. */
export function learnLists(pages: readonly IndexPage[]): ListTemplate[] {
  const places = findLists(pages);
  const boards: ListPlace[] = [];
  const ofThreads = places.filter(({ kind }) => kind === 'thread');
  for (const place of places) {
    if (place.kind !== 'board' || holdsThreads(pages, place)) continue;
    if (!isWithinOthers(pages, place, boards) && !isWithinOthers(pages, place, ofThreads)) boards.push(place);
  }
  const rich = withoutMenus(boards.map((place) => learnList(pages, place, boards)));
  const listed = rich.map(({ place }) => place);
  const threads = places.filter((place) => place.kind === 'thread' && !isWithinOthers(pages, place, listed));
  return [...threads.map((place) => learnList(pages, place, [])), ...rich];
}

function learnList(
  pages: readonly IndexPage[],
  place: ListPlace,
  boards: readonly ListPlace[],
): ListTemplate {
  const perPage = pages.map((page) => ownRows(page, place, boards)).filter(({ length }) => length > 0);
  const rows = perPage.flat().slice(0, MAX_ROWS);
  const columns = learnColumns(place.kind, rows, flipsOf(rows, pages));
  const marks =
    place.kind === 'thread' ? learnMarks(perPage.map((own) => timedRows(own, columns))) : NO_MARKS;
  const tags = place.kind === 'thread' ? learnTags(rows, pages) : [];
  return { place, columns, marks, tags };
}

/** Rows of a list; rows of other lists that stand in them are not part of them. */
function ownRows(page: IndexPage, place: ListPlace, others: readonly ListPlace[]): ListRow[] {
  const rows = rowsOfList(page, place);
  const inside = others.filter((other) => other !== place).flatMap((other) => rowsOfList(page, other));
  if (inside.length === 0) return rows;
  const { tree } = page.page;
  return rows.map(({ known, row }) => {
    const end = tree.end[row.roots.at(-1)!]!;
    const inner = new Map(
      inside
        .filter((other) => other.row.roots[0]! > known.link.node && other.row.roots[0]! < end)
        .map((other) => [other.row.roots[0]!, tree.end[other.row.roots.at(-1)!]!]),
    );
    return { known, row: { ...row, inner } };
  });
}

/** Whether what is named at a place is mostly named within the rows of other lists: boards below boards, last posts. */
function isWithinOthers(
  pages: readonly IndexPage[],
  place: ListPlace,
  others: readonly ListPlace[],
): boolean {
  let within = 0;
  let all = 0;
  for (const page of pages) {
    const outer = others.flatMap((other) => rowsOfList(page, other));
    const { tree } = page.page;
    for (const { known, row: own } of rowsOfList(page, place)) {
      all++;
      const isLater = ({ row, known: first }: ListRow): boolean => {
        if (!isIn(tree, row.roots, known.link.node)) return false;
        // What a row is about stands first in it.
        if (place.kind !== first.kind) return first.link.node < known.link.node;
        // A heading's box holds whole rows, with times of their own.
        const [root] = own.roots;
        return root! <= row.roots[0]! || page.facts.dates[tree.end[root!]!] === page.facts.dates[root!];
      };
      if (outer.some(isLater)) within++;
    }
  }
  return within > 0.5 * all;
}

/** Whether a 'row' holds whole lists of threads. */
function holdsThreads(pages: readonly IndexPage[], place: ListPlace): boolean {
  let holding = 0;
  let all = 0;
  for (const page of pages) {
    const { tree } = page.page;
    for (const { row } of rowsOfList(page, place)) {
      all++;
      const inside = page.links.filter(
        ({ kind, link }) => kind === 'thread' && isIn(tree, row.roots, link.node),
      );
      if (new Set(inside.map(({ identity }) => identity)).size > MAX_THREADS_IN_A_BOARD_ROW) holding++;
    }
  }
  return holding > 0.3 * all;
}

function isIn(tree: ListRow['row']['page']['tree'], roots: readonly number[], node: number): boolean {
  return node >= roots[0]! && node < tree.end[roots.at(-1)!]!;
}

/** Lists of boards that tell nothing but titles are menus and trails, where there are others. */
function withoutMenus(templates: readonly ListTemplate[]): ListTemplate[] {
  const rich = templates.filter(
    ({ columns }) => columns.fewer !== null || columns.times.length > 0 || columns.description !== null,
  );
  return rich.length > 0 ? rich : [...templates];
}

/** Which rows link to later pages of what they name. */
function flipsOf(rows: readonly ListRow[], pages: readonly IndexPage[]): boolean[] {
  const nodes = new Map(
    pages.map(({ page, links }) => [
      page,
      links.filter(({ kind }) => kind === 'flip').map(({ link }) => link.node),
    ]),
  );
  return rows.map(({ row }) => {
    const { tree } = row.page;
    const end = tree.end[row.roots.at(-1)!]!;
    return nodes.get(row.page)?.some((node) => node >= row.roots[0]! && node < end) ?? false;
  });
}

/** The boards and threads that the lists of a page name, in document order. */
export function readLists(page: IndexPage, templates: readonly ListTemplate[]): ListedRecord[] {
  const taken = new Set<string>();
  const records: ListedRecord[] = [];
  const boards = templates.flatMap(({ place }) => (place.kind === 'board' ? [place] : []));
  const categories = categoriesIn(page, boards);
  for (const template of templates) {
    for (const record of readList(page, template, boards, categories)) {
      if (taken.has(record.identity)) continue;
      taken.add(record.identity);
      records.push(record);
    }
  }
  return [...records, ...subBoards(page, templates, taken)];
}

function readList(
  page: IndexPage,
  { place, columns, marks, tags }: ListTemplate,
  boards: readonly ListPlace[],
  categories: ReadonlyMap<string, Category>,
): ListedRecord[] {
  const rows = place.kind === 'board' ? ownRows(page, place, boards) : rowsOfList(page, place);
  if (rows.length === 0) return [];
  const reader = rowReader(columns);
  const read = rows.map((row) => reader.read(row));
  const hasMarks = marks.sticky.length > 0 || marks.locked.length > 0;
  const breaks = breaksOf({ marks: [], epochs: read.map(({ epoch }) => epoch) });
  // Without a mark only the first rows can have been put on top: further down, time has its reasons.
  let isTop = true;
  return rows.map((row, i) => {
    const { epoch: _, fewer, more, ...fields } = read[i]!;
    const { link, identity } = row.known;
    const isThread = place.kind === 'thread';
    const category = isThread ? undefined : categories.get(identity);
    isTop &&= breaks[i]!;
    const own = isThread && hasMarks ? marksOf(row) : NOT_MARKED;
    const isMarked = (wanted: readonly string[]): boolean => wanted.some((mark) => own.has(mark));
    const isSticky = marks.sticky.length > 0 ? isMarked(marks.sticky) : marks.isOrdered ? isTop : null;
    return {
      kind: place.kind,
      link,
      identity,
      title: isThread ? link.text : boardTitle(link.text),
      ...fields,
      category: category?.title ?? '',
      threads: isThread ? null : fewer,
      posts: isThread ? null : more,
      replies: isThread ? fewer : null,
      views: isThread ? more : null,
      isSticky: isThread ? isSticky : null,
      isLocked: isThread && marks.locked.length > 0 ? isMarked(marks.locked) : null,
      parent: category?.board ?? null,
      tags: tags.length === 0 ? [] : tagsIn(row, tags),
    };
  });
}

/** Headings of the boards of a page, by identity: rows of all lists together show where groups end. */
function categoriesIn(page: IndexPage, boards: readonly ListPlace[]): Map<string, Category> {
  const rows = boards
    .flatMap((place) => ownRows(page, place, boards))
    // Headings that are boards themselves hold the rows of others.
    .filter(({ row }) => row.inner.size === 0)
    .sort((a, b) => a.row.roots[0]! - b.row.roots[0]!);
  const found = new Map<string, Category>();
  for (const [i, category] of categoriesOf(rows, page.links).entries())
    if (category !== undefined && category.board?.identity !== rows[i]!.known.identity)
      found.set(rows[i]!.known.identity, category);
  return found;
}

/** Boards that are only named within the row of another. */
function subBoards(
  page: IndexPage,
  templates: readonly ListTemplate[],
  taken: ReadonlySet<string>,
): ListedRecord[] {
  const rows = templates
    .filter(({ place }) => place.kind === 'board')
    .flatMap(({ place }) => rowsOfList(page, place));
  const found: ListedRecord[] = [];
  for (const known of page.links) {
    const { link, kind, identity } = known;
    if (kind !== 'board' || taken.has(identity) || link.text === '') continue;
    const owner = rows.find(({ row }) => {
      const end = row.page.tree.end[row.roots.at(-1)!]!;
      return link.node > row.roots[0]! && link.node < end;
    });
    if (owner === undefined || found.some((other) => other.identity === identity)) continue;
    found.push({
      kind: 'board',
      link,
      identity,
      title: boardTitle(link.text),
      description: '',
      category: '',
      threads: null,
      posts: null,
      replies: null,
      views: null,
      lastPostAt: null,
      isSticky: null,
      isLocked: null,
      parent: owner.known,
      tags: [],
    });
  }
  return found;
}

function timedRows(rows: readonly ListRow[], columns: ListColumns): TimedRows {
  const reader = rowReader(columns);
  return { marks: rows.map(marksOf), epochs: rows.map((row) => reader.read(row).epoch) };
}
