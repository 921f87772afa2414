// What stands beside the titles of a list: counts, times, descriptions. Told by the values of a column, not by its words:
// counts of replies are smaller than those of views, and larger where the row has a pager; boards have fewer threads
// than posts.
import { type DateOptions, type DayOrder, decideOrder, hasDate, type Page } from '../page/index.ts';
import type { KnownLink, ListRow } from './index-lists.ts';
import { countsIn } from './index-numbers.ts';
import { Cells, directText } from './post-cells.ts';
import { allSlots, layRows, type PostRow, rankNames, type Slot } from './post-rows.ts';
import { lineOf } from './post-text.ts';
import { textWeight } from './script-weight.ts';

/** A number in a row: in the own text of the element at a path, the n-th of as many as there are. */
export interface CountPlace {
  readonly path: string;
  readonly index: number;
  readonly of: number;
}

/** Where the fields of a list's rows are. */
export interface ListColumns {
  /** Class names, most telling first; paths are made of them. */
  readonly ranks: readonly string[];
  /** Of a board: threads and posts. Of a thread: replies and views. */
  readonly fewer: CountPlace | null;
  readonly more: CountPlace | null;
  readonly times: readonly string[];
  /** `isOwnText`: the text directly in the element, without what is in elements inside it. */
  readonly description: { readonly path: string; readonly isOwnText: boolean } | null;
  readonly order: DayOrder | null;
}

const MIN_COVERAGE = 0.75;
const MAX_CELL_TEXT = 120;
const MAX_NUMBERS = 4;
const VIEWS_A_REPLY = 4;
const MIN_DESCRIPTION = 10;

interface CountColumn {
  readonly place: CountPlace;
  readonly values: readonly (number | null)[];
  readonly sum: number;
}

export function learnColumns(
  kind: KnownLink['kind'],
  rows: readonly ListRow[],
  flips: readonly boolean[],
): ListColumns {
  const laid = rows.map(({ row }) => row);
  const ranks = rankNames(laid);
  const slots = allSlots(layRows(laid, ranks)).filter(({ path }) => path !== '');
  const cells = new Cells(laid, {});
  const titles = new Set(rows.map(({ known }) => known.link.node));
  const isTitle = (slot: Slot): boolean => {
    let same = 0;
    for (const node of slot.nodes) if (titles.has(node)) same++;
    return same > 0.5 * slot.count;
  };
  const others = slots.filter((slot) => !isTitle(slot));
  const timed = others.filter((slot) => {
    const dated = cells.dates(slot).filter((date) => date !== undefined).length;
    return dated >= 0.5 * laid.length || (dated > 0 && dated >= 0.8 * slot.count);
  });
  const samples = timed.flatMap((slot) => cells.dates(slot).flatMap((date) => date?.raw ?? []));
  const order = decideOrder(samples).order ?? null;
  const { fewer, more } = rolesOf(kind, countColumns(others, laid, order), flips);
  return {
    ranks: [...ranks.keys()],
    fewer,
    more,
    times: timed.map(({ path }) => path),
    description: kind === 'board' ? descriptionOf(others, rows) : null,
    order,
  };
}

const dateOptions = new WeakMap<Page, Map<DayOrder | null, DateOptions>>();

/** How dates of a page are read: by the same options for all its rows, for what is read by them is remembered by them. */
export function dateOptionsOf({ page }: PostRow, order: DayOrder | null): DateOptions {
  let ofPage = dateOptions.get(page);
  if (ofPage === undefined) {
    ofPage = new Map();
    dateOptions.set(page, ofPage);
  }
  let options = ofPage.get(order);
  if (options === undefined) {
    const { writtenAt: now, language } = page;
    options = { now, order: order ?? undefined, language: language === '' ? undefined : language };
    ofPage.set(order, options);
  }
  return options;
}

/** Counts in the own text of an element. */
export function countsAt(row: PostRow, node: number, order: DayOrder | null): readonly number[] {
  const text = directText(row, node);
  if (text === '' || text.length > MAX_CELL_TEXT || !/\p{N}/u.test(text)) return [];
  return countsIn(text, dateOptionsOf(row, order));
}

function countColumns(
  slots: readonly Slot[],
  rows: readonly PostRow[],
  order: DayOrder | null,
): CountColumn[] {
  const columns: CountColumn[] = [];
  for (const slot of slots) {
    if (slot.count < MIN_COVERAGE * rows.length) continue;
    const cells = rows.map((row, i) => (slot.nodes[i]! < 0 ? [] : countsAt(row, slot.nodes[i]!, order)));
    for (let of = 1; of <= MAX_NUMBERS; of++) {
      const fitting = cells.filter(({ length }) => length === of).length;
      if (fitting < MIN_COVERAGE * rows.length) continue;
      for (let index = 0; index < of; index++) {
        const values = cells.map((numbers) => (numbers.length === of ? numbers[index]! : null));
        const sum = values.reduce<number>((total, value) => total + (value ?? 0), 0);
        if (isNumbering(values)) continue;
        // The same again, for small screens or for machines.
        if (columns.some((column) => column.values.every((value, i) => value === values[i]))) continue;
        columns.push({ place: { path: slot.path, index, of }, values, sum });
      }
    }
  }
  return columns;
}

/** 1, 2, 3, …: the number of the row. */
function isNumbering(values: readonly (number | null)[]): boolean {
  let steps = 0;
  for (let i = 1; i < values.length; i++) if (values[i]! - values[i - 1]! === 1) steps++;
  return values.length > 3 && steps >= 0.7 * (values.length - 1);
}

function rolesOf(
  kind: KnownLink['kind'],
  columns: readonly CountColumn[],
  flips: readonly boolean[],
): { readonly fewer: CountPlace | null; readonly more: CountPlace | null } {
  const sorted = columns.toSorted((a, b) => a.sum - b.sum);
  if (kind === 'board') {
    const [fewer, more] = sorted.slice(-2);
    return { fewer: fewer?.place ?? null, more: more?.place ?? null };
  }
  const largest = sorted.at(-1);
  const second = sorted.at(-2);
  if (largest === undefined) return { fewer: null, more: null };
  if (second === undefined) return { fewer: largest.place, more: null };
  const byPager = columns.filter((column) => isTwoParted(column, flips));
  if (byPager.length === 1) {
    const [replies] = byPager;
    const isMore = replies !== largest && largest.sum >= VIEWS_A_REPLY * replies!.sum;
    return { fewer: replies!.place, more: isMore ? largest.place : null };
  }
  // Pages are viewed many times for each reply: where the larger is only a few times the smaller, that counts people.
  if (largest.sum < VIEWS_A_REPLY * second.sum) return { fewer: largest.place, more: null };
  return { fewer: second.place, more: largest.place };
}

/** Whether rows with a pager have more than all others. */
function isTwoParted({ values }: CountColumn, flips: readonly boolean[]): boolean {
  let mostWithout = Number.NEGATIVE_INFINITY;
  let leastWith = Number.POSITIVE_INFINITY;
  for (const [i, value] of values.entries()) {
    if (value === null) continue;
    if (flips[i]!) leastWith = Math.min(leastWith, value);
    else mostWithout = Math.max(mostWithout, value);
  }
  return Number.isFinite(mostWithout) && Number.isFinite(leastWith) && leastWith > mostWithout;
}

/** The place whose texts say most: no links, no dates, different from row to row. */
function descriptionOf(slots: readonly Slot[], rows: readonly ListRow[]): ListColumns['description'] {
  let best: { path: string; isOwnText: boolean; score: number } | undefined;
  for (const slot of slots) {
    if (slot.tag === 'a' || slot.count < 0.3 * rows.length) continue;
    for (const isOwnText of [false, true]) {
      const texts = rows.flatMap(({ row, known }, i) => {
        const node = slot.nodes[i]!;
        return node < 0 ? [] : (describingText(row, node, known.link.node, isOwnText) ?? []);
      });
      const long = texts.filter((text) => textWeight(text) >= MIN_DESCRIPTION);
      if (long.length < 0.3 * rows.length || long.length < 0.6 * texts.length) continue;
      // '38 threads, 157 posts' says the same everywhere but for the numbers.
      const said = new Set(long.map((text) => text.replace(/[\p{N}\p{P}\s]+/gu, ' ')));
      if (said.size < Math.min(2, long.length) || said.size < 0.4 * long.length) continue;
      const score = long.reduce((sum, text) => sum + textWeight(text), 0);
      // The innermost of those that say the same.
      if (best === undefined || score > 1.02 * best.score || (score >= best.score && !isOwnText))
        best = { path: slot.path, isOwnText, score };
    }
  }
  return best === undefined ? null : { path: best.path, isOwnText: best.isOwnText };
}

/** Undefined where the element holds the title, links or dates. */
export function describingText(
  row: PostRow,
  node: number,
  title: number,
  isOwnText: boolean,
): string | undefined {
  const { page, facts } = row;
  const { tree } = page;
  const end = tree.end[node]!;
  if (isOwnText) {
    const text = directText(row, node);
    return text === '' || hasDate(text) ? undefined : text;
  }
  if (title >= node && title < end) return undefined;
  for (const inner of row.inner.keys()) if (inner >= node && inner < end) return undefined;
  // The title once more: as the board of the last post, or for small screens.
  if (node >= title && node < tree.end[title]!) return undefined;
  const length = facts.text[end]! - facts.text[node]!;
  const anchors = facts.anchorText[end]! - facts.anchorText[node]!;
  if (facts.dates[end]! > facts.dates[node]! || anchors > 0.3 * length) return undefined;
  return lineOf(tree, node, end);
}
