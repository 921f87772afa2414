// Rows of an index page without its site: what `skein extract` lists of a saved page. Lists are told apart by how they are
// drawn; what the page's addresses add is used here: links of one shape are of one kind, and what has the address of a
// board and stands among boards is one.
import { type IndexList, type IndexRow, indexLists, type PageStructure } from '../records/index.ts';
import { threadScore } from './lone-page-kinds.ts';
import { mostlyName, withoutNested } from './lone-page-nesting.ts';
import { onlyRow } from './lone-page-only-row.ts';
import { boardsAmong } from './lone-page-subboards.ts';
import { type CoarseShape, coarseShapes } from './url-shapes.ts';

/** What a URL is, where the site's patterns tell. */
export type KindOf = (url: string) => IndexRow['kind'] | undefined;

type Shapes = (url: string) => CoarseShape;

// A list beside a longer one of the same kind whose addresses are others is one of something else, unless it is about as long.
const MIN_BESIDE = 0.5;

/** Boards and threads that a page lists, in document order, one row a URL. */
export function rowsOfLonePage(structure: PageStructure, kindOf: KindOf = () => undefined): IndexRow[] {
  const { page } = structure;
  const shapes = coarseShapes(page.links.map(({ url }) => url));
  const lists = listsOf(structure, shapes);
  const named =
    lists.length > 0
      ? withoutAnswers(lists.flatMap((list) => rowsOf(structure, list, shapes)))
      : onlyRow(structure, shapes);
  const rows: IndexRow[] = [];
  const taken = new Set<string>();
  for (const row of [...named, ...boardsAmong(structure, named, shapes)]) {
    // A list leads elsewhere.
    if (taken.has(row.url) || row.url === page.url) continue;
    taken.add(row.url);
    rows.push({ ...row, kind: kindOf(row.url) ?? row.kind });
  }
  return rows.sort((a, b) => a.node - b.node || a.link.node - b.link.node);
}

/** A list, what it lists, and the shape most of its addresses have. */
interface ListOfKind {
  readonly rows: readonly IndexRow[];
  readonly kind: IndexRow['kind'];
  readonly shape: string;
  readonly isTelling: boolean;
  /** Above 0 for threads. */
  readonly score: number;
}

function listsOf(structure: PageStructure, shapes: Shapes): ListOfKind[] {
  const shapeOf = (url: string): string => shapes(url).shape;
  const lists = withoutNested(indexLists(structure).filter(tellsSomething), shapeOf);
  // Lists whose addresses have one telling shape have one kind, told by all their rows together.
  const rated = lists.map((list) => {
    const shape = usual(list.rows.map(({ url }) => shapeOf(url)));
    const isTelling = list.rows.some(({ url }) => shapeOf(url) === shape && shapes(url).isTelling);
    return { list, shape, isTelling, score: threadScore(structure, list, shape, shapes) };
  });
  const all = rated.map((one): ListOfKind => {
    const alike = rated.filter(({ shape, isTelling }) => isTelling && shape === one.shape);
    const score = one.isTelling ? alike.reduce((sum, other) => sum + other.score, 0) : one.score;
    return { ...one, rows: one.list.rows, kind: score > 0 ? 'thread' : 'board' };
  });
  return all.filter((list) =>
    all.every((other) => other === list || !isBeside(structure, list, other, shapeOf)),
  );
}

/** Whether a list beside another is none of the page's own: people, the newest threads of all boards, links elsewhere. */
function isBeside(
  { page }: PageStructure,
  list: ListOfKind,
  main: ListOfKind,
  shapeOf: (url: string) => string,
): boolean {
  if (list.shape === main.shape || !isLess(list, main)) return false;
  if (list.kind === main.kind && list.rows.length < MIN_BESIDE * main.rows.length) return true;
  // People are named in rows of threads and of boards, threads and their boards in each other's.
  if (!list.isTelling || !main.isTelling) return false;
  const isNamed = mostlyName(page, main.rows, (url) => shapeOf(url) === list.shape);
  const namesMain = mostlyName(page, list.rows, (url) => shapeOf(url) === main.shape);
  // Boards below a board name threads too, but their rows tell more than a name and a date.
  if (main.kind === 'thread') return isNamed || (isPlain(list) && (namesMain || list.kind === 'board'));
  const isBoardPage = shapeOf(page.url) === main.shape;
  return list.kind === 'board' ? isNamed : namesMain || (isNamed && !isBoardPage);
}

/** Whether the rows of a list tell nothing but names and dates. */
function isPlain({ rows }: ListOfKind): boolean {
  return rows.every(({ replies, description }) => replies === null && description === null);
}

/** Whether a list tells less than another, has fewer rows, or is as long and less sure. */
function isLess(list: ListOfKind, other: ListOfKind): boolean {
  if (isPlain(list) !== isPlain(other)) return isPlain(list);
  const longer = other.rows.length - list.rows.length;
  return longer === 0 ? Math.abs(list.score) < Math.abs(other.score) : longer > 0;
}

/** A row alone that shows neither a time nor a count is whatever happens to be built like a row. */
function tellsSomething({ rows }: IndexList): boolean {
  return rows.length > 1 || rows.some(({ lastPostAt, replies }) => lastPostAt !== null || replies !== null);
}

/** Rows of a list, each with its kind: boards below a board may be drawn as its threads are. */
function rowsOf({ page }: PageStructure, { rows, kind, shape }: ListOfKind, shapes: Shapes): IndexRow[] {
  const own = shapes(page.url);
  const host = usual(rows.map(({ url }) => hostOf(url)));
  return rows.flatMap((row) => {
    // Forums list what is elsewhere among their boards: it is none of theirs.
    if (hostOf(row.url) !== host) return [];
    const like = shapes(row.url).shape;
    return [{ ...row, kind: like !== shape && own.isTelling && like === own.shape ? 'board' : kind }];
  });
}

/** Trees: answers below their threads are no threads, boards below boards are boards. */
function withoutAnswers(rows: readonly IndexRow[]): IndexRow[] {
  return rows.flatMap((row) => {
    const outer = rows.find(({ kind, node, end }) => kind === row.kind && row.node > node && row.end <= end);
    if (outer === undefined) return [row];
    return row.kind === 'thread' ? [] : [{ ...row, parent: outer.url }];
  });
}

/** `www.` and other names of a site's hosts do not count. */
function hostOf(url: string): string {
  return new URL(url).hostname.split('.').slice(-2).join('.');
}

function usual(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}
