// Learns what the columns of thread and board lists are.
import { type DayOrder, decideOrder, epochOf } from '../page/index.ts';
import type { IndexRowTemplate } from './index-rows.ts';
import { countIn } from './index-rows-count.ts';
import { MIN_COVERAGE, titleSlot } from './index-rows-title.ts';
import { findAuthor } from './post-author.ts';
import { Cells, type DateCell } from './post-cells.ts';
import { allSlots, layRows, type PostRow, rankNames, type Slot } from './post-rows.ts';
import { ownRanges, type PageStructure } from './regions.ts';
import { regionKinds } from './template-kinds.ts';
import { headOf } from './template-learn.ts';
import type { Region } from './types.ts';

const REGIONS_A_PAGE = 6;
const MAX_KINDS = 4;
const MAX_ROWS = 240;
const MAX_COUNT_TEXT = 24;
const VIEWS_A_REPLY = 4;
const FEW_PAIRS = 2;
// A list whose titles are a smaller part of the page than this is a menu.
const MIN_CONFIDENCE = 0.35;
const NOBODY: ReadonlySet<string> = new Set();

/** `depth`: how many times as many lists are looked at; those of a page alone may be hidden behind its menus. */
export function learnIndexKinds(
  structures: readonly PageStructure[],
  depth = 1,
): {
  readonly rows: readonly IndexRowTemplate[];
  readonly order: DayOrder | null;
} {
  const kinds = regionKinds(structures, (structure) => likelyLists(structure, depth * REGIONS_A_PAGE))
    .sort((a, b) => b.score - a.score)
    .slice(0, depth * MAX_KINDS);
  const learned = kinds.flatMap(({ rows }) => learnRows(rows.slice(0, MAX_ROWS)) ?? []);
  learned.sort((a, b) => b.template.confidence - a.template.confidence);
  const samples = learned.flatMap(({ dates }) => dates);
  return { rows: learned.map(({ template }) => template), order: decideOrder(samples).order ?? null };
}

/** Lists of links with something beside them, the most text in links first. */
function likelyLists(structure: PageStructure, count: number): Region[] {
  const { facts } = structure;
  const score = (region: Region): number => {
    let anchors = 0;
    let dated = 0;
    for (let i = 0; i < region.records.length; i++) {
      let dates = 0;
      for (const { from, to } of ownRanges(region, i)) {
        anchors += facts.anchorText[to]! - facts.anchorText[from]!;
        dates += facts.dates[to]! - facts.dates[from]!;
      }
      if (dates > 0) dated++;
    }
    return anchors * (0.2 + dated / region.records.length);
  };
  return structure.regions
    .map((region) => ({ region, score: score(region) }))
    .filter((entry) => entry.score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ region }) => region);
}

function learnRows(
  rows: readonly PostRow[],
): { readonly template: IndexRowTemplate; readonly dates: readonly string[] } | undefined {
  const ranks = rankNames(rows);
  const root = layRows(rows, ranks);
  const slots = allSlots(root);
  const cells = new Cells(rows, {});
  const dated = slots.filter(
    (slot) => slot.path !== '' && present(cells.dates(slot)).length >= 0.5 * rows.length,
  );
  const title = titleSlot(cells, slots, dated);
  if (title === undefined) return undefined;
  // 'Meeting on 3 May' is a title, and nothing was said that day.
  const timed = dated.filter((slot) => slot !== title && !slot.path.startsWith(`${title.path}>`));
  const counts = findCounts(cells, slots, title);
  const author = findAuthor(cells, slots, NOBODY);
  const isListed = author.slots.filter((slot) => slot !== title);
  const description = slots.find(
    (slot) => slot !== title && slot.path !== '' && isDescription(cells, slot, title),
  );
  const isSorted = orderInTime(cells, timed);
  const kind =
    isSorted >= 0.6 && description === undefined ? 'thread' : isSorted >= 0.85 ? 'thread' : 'board';
  const confidence =
    (0.4 + (timed.length > 0 ? 0.3 : 0) + (counts.replies !== undefined ? 0.3 : 0)) *
    Math.min(1, 0.5 + rows.length / 10);
  if (confidence < MIN_CONFIDENCE || (timed.length === 0 && counts.replies === undefined)) return undefined;
  const { replies, views } = counts;
  return {
    dates: timed.flatMap((slot) => present(cells.dates(slot)).map(({ raw }) => raw)),
    template: {
      kind,
      head: headOf(rows, ranks),
      ranks: [...ranks.keys()],
      title: [title.path],
      replies: replies === undefined ? [] : [replies.path],
      views: views === undefined ? [] : [views.path],
      times: timed.map(({ path }) => path),
      author: isListed.map(({ path }) => path),
      description: description === undefined ? [] : [description.path],
      confidence,
    },
  };
}

function present(dates: readonly (DateCell | undefined)[]): DateCell[] {
  return dates.filter((date) => date !== undefined);
}

interface Counts {
  readonly replies: Slot | undefined;
  readonly views: Slot | undefined;
}

/**
 * Columns of counts. Of two the smaller is the replies, the larger the views; but pages are viewed many times for each
 * reply: where the larger is only a few times the smaller, the smaller counts people, or boards their threads.
 */
function findCounts(cells: Cells, slots: readonly Slot[], title: Slot): Counts {
  const columns: { slot: Slot; sum: number }[] = [];
  for (const slot of slots) {
    if (slot.path === '' || slot.count < MIN_COVERAGE * cells.rows.length || slot === title) continue;
    const texts = cells.texts(slot);
    if (texts.some((text) => text.length > MAX_COUNT_TEXT)) continue;
    const numbers = texts.map((text, i) => (cells.dates(slot)[i] === undefined ? countIn(text) : null));
    const known = numbers.filter((number) => number !== null);
    if (known.length < MIN_COVERAGE * cells.rows.length || isNumbering(numbers)) continue;
    // The innermost element of those that say the same.
    const sum = known.reduce((total, number) => total + number, 0);
    const outer = columns.findIndex((column) => column.slot === slot.parent && column.sum === sum);
    if (outer >= 0) columns[outer] = { slot, sum };
    else columns.push({ slot, sum });
  }
  columns.sort((a, b) => a.sum - b.sum);
  const [fewer, more] = columns;
  if (fewer === undefined || more === undefined) return { replies: fewer?.slot, views: undefined };
  return more.sum < VIEWS_A_REPLY * fewer.sum
    ? { replies: more.slot, views: undefined }
    : { replies: fewer.slot, views: more.slot };
}

/** 1, 2, 3, …: the number of the row. */
function isNumbering(numbers: readonly (number | null)[]): boolean {
  let steps = 0;
  for (let i = 1; i < numbers.length; i++) if (numbers[i]! - numbers[i - 1]! === 1) steps++;
  return numbers.length > 3 && steps >= 0.8 * (numbers.length - 1);
}

/** Text of some length that is no link, beside the title. */
function isDescription(cells: Cells, slot: Slot, title: Slot): boolean {
  if (slot.count < 0.4 * cells.rows.length || slot.tag === 'a') return false;
  let long = 0;
  for (const [i, { page, facts }] of cells.rows.entries()) {
    const node = slot.nodes[i]!;
    if (node < 0) continue;
    const end = page.tree.end[node]!;
    const titleNode = title.nodes[i]!;
    if (titleNode >= node && titleNode < end) return false;
    const text = facts.text[end]! - facts.text[node]!;
    const anchors = facts.anchorText[end]! - facts.anchorText[node]!;
    const dates = facts.dates[end]! - facts.dates[node]!;
    if (text - anchors > 20 && anchors < 0.3 * text && dates === 0) long++;
  }
  return long >= 0.4 * cells.rows.length;
}

/**
 * How much a list is one in order of time: the share of neighbouring rows whose latest dates fall, or rise throughout; or
 * dates of one column, for threads may be in the order in which they were begun.
 */
function orderInTime(cells: Cells, timed: readonly Slot[]): number {
  const columns = timed.map((slot) => cells.dates(slot).map((date) => date && epochOf(date.found)));
  const latest = cells.rows.map((_, i) => {
    const epochs = columns.flatMap((column) => column[i] ?? []);
    return epochs.length === 0 ? undefined : Math.max(...epochs);
  });
  const all = columns.length > 1 ? [latest, ...columns] : [latest];
  return Math.max(...all.map((epochs) => orderOf(cells, epochs)));
}

function orderOf({ rows }: Cells, epochs: readonly (number | undefined)[]): number {
  let pairs = 0;
  let falling = 0;
  for (let i = 1; i < epochs.length; i++) {
    const [before, after] = [epochs[i - 1], epochs[i]];
    if (before === undefined || after === undefined || rows[i]!.page !== rows[i - 1]!.page) continue;
    // Days alone say nothing of two posts of one day.
    if (before === after) continue;
    pairs++;
    if (after < before) falling++;
  }
  if (pairs === 0) return 0.5;
  // The oldest first is seldom enough to be chance in a few rows.
  return Math.max(falling / pairs, (pairs - falling) / (pairs + FEW_PAIRS));
}
