// The slot of a post's time: a date in (nearly) every row, different from row to row, mostly in order. The day an author
// joined is the same in all posts of that author; the time of an edit or a quote is in few rows.
import { epochOf } from '../page/index.ts';
import { isWithin } from './post-body.ts';
import { type Cells, type DateCell, rankOf } from './post-cells.ts';
import { isPerAuthor } from './post-furniture.ts';
import type { Slot } from './post-rows.ts';

/** Slots that hold a field, best first: a row's value is in the first one that has it. */
export interface Field {
  readonly slots: readonly Slot[];
  /** 0 … 1. */
  readonly confidence: number;
}

/** A slot that may tell when. */
interface Candidate {
  readonly slot: Slot;
  readonly dates: readonly (DateCell | undefined)[];
  readonly score: number;
}

// Fewer rows than this, and it is the date of an edit, a quote or a reply.
const MIN_COVERAGE = 0.34;
// Below this much evidence a field is worse than none.
const MIN_SCORE = 1.2;
const MAX_ALTERNATIVES = 4;
const IN_BODY = 1.2;
// Posts are shown newest first when time goes back so often, and so much more often than forth.
const MIN_BACK = 2;
const FAR_MORE = 3;

/** `authors`: who wrote each row, '' when unknown. `body`: where the text is; dates in it are those of quotes. */
export function findTime(
  cells: Cells,
  slots: readonly Slot[],
  authors: readonly string[],
  body: Slot,
): Field {
  const rowCount = cells.rows.length;
  const candidates: Candidate[] = [];
  for (const [order, slot] of slots.entries()) {
    if (slot.path === '' || slot.count < MIN_COVERAGE * rowCount) continue;
    const dates = cells.dates(slot);
    const present = dates.filter((date) => date !== undefined);
    if (present.length < MIN_COVERAGE * rowCount) continue;
    candidates.push({
      slot,
      dates,
      score:
        scoreOf(cells, dates, present, authors) -
        order * 0.0005 -
        (body.path !== '' && isWithin(slot, body) ? IN_BODY : 0),
    });
  }
  candidates.sort((a, b) => b.score - a.score);
  // Where there is no other date, a late one still tells that somebody wrote here.
  const own = candidates.filter(({ dates }) => !isOfAnswers(cells, dates));
  const likely = own.length > 0 ? own : candidates;
  const [best] = likely;
  if (best === undefined || best.score < MIN_SCORE) return { slots: [], confidence: 0 };
  return withAlternatives(best, [...likely, ...elsewhere(cells, slots, best.slot)], rowCount);
}

/**
 * Slots that few rows have, drawn as the one of the time is: the opening post may have a row of tags or a poll before what
 * tells when, and be the only one of its page.
 */
function elsewhere(cells: Cells, slots: readonly Slot[], best: Slot): Candidate[] {
  const drawn = drawnAs(best);
  return slots
    .filter((slot) => slot !== best && slot.count < MIN_COVERAGE * cells.rows.length)
    .filter((slot) => drawnAs(slot) === drawn)
    .map((slot) => ({ slot, dates: cells.dates(slot), score: 0 }));
}

/** The elements down to a slot, and what the last of them is called. */
function drawnAs({ path }: Slot): string {
  const keys = path.split('>').map((key) => key.replace(/\[\d+\]$/, ''));
  return [...keys.slice(0, -1).map((key) => key.replace(/[.#].*$/, '')), keys.at(-1)].join('>');
}

const DAY_MS = 86_400_000;
const SOME_LATER = 0.2;

/** 'Last updated': where rows were answered, a date after the first answer is none of the row's own. */
function isOfAnswers({ rows }: Cells, dates: readonly (DateCell | undefined)[]): boolean {
  let [answered, later] = [0, 0];
  for (const [i, date] of dates.entries()) {
    const { answeredAt } = rows[i]!;
    if (date === undefined || answeredAt === undefined) continue;
    answered++;
    // Clocks of two zones differ by a day at most.
    if (epochOf(date.found) > answeredAt + DAY_MS) later++;
  }
  return answered > 0 && later > SOME_LATER * answered;
}

function scoreOf(
  cells: Cells,
  dates: readonly (DateCell | undefined)[],
  present: readonly DateCell[],
  authors: readonly string[],
): number {
  const rowCount = dates.length;
  const epochs = present.map(({ found }) => epochOf(found));
  const distinct = new Set(epochs).size / present.length;
  const { forth, back, pairs } = stepsOf(cells, dates);
  const ordered = pairs === 0 ? 0.7 : Math.max(pairs - back, pairs - forth) / pairs;
  const rank = present.reduce((sum, { found }) => sum + rankOf(found), 0) / present.length;
  const exact = present.filter(({ isExact }) => isExact).length / present.length;
  const raws = dates.map((date) => (date === undefined ? '' : date.raw));
  // Posts of one second are rare; a stamp that many share tells when the page was made or last looked at.
  const isStamp =
    present.length >= 4 && distinct < 0.6 && present.every(({ found }) => found.precision === 'second');
  const joined = new Set(raws).size > 1 && isPerAuthor(raws, authors) ? 1.5 : 0;
  return (
    (2 * present.length) / rowCount -
    joined -
    (isStamp ? 1.5 : 0) +
    distinct +
    1.5 * (ordered - 0.5) +
    0.08 * rank +
    0.2 * exact
  );
}

/** How often time goes forth and back from row to row. Within a page posts go up or down in time; across pages nothing is said. */
function stepsOf(
  { rows }: Cells,
  dates: readonly (DateCell | undefined)[],
): { readonly forth: number; readonly back: number; readonly pairs: number } {
  let forth = 0;
  let back = 0;
  let pairs = 0;
  for (let i = 1; i < dates.length; i++) {
    const [before, after] = [dates[i - 1], dates[i]];
    if (before === undefined || after === undefined || rows[i - 1]!.page !== rows[i]!.page) continue;
    const step = epochOf(after.found) - epochOf(before.found);
    pairs++;
    if (step > 0) forth++;
    if (step < 0) back++;
  }
  return { forth, back, pairs };
}

/** Whether pages begin with the post that was written last. `time`: where they tell when. */
export function isNewestFirst(cells: Cells, time: Slot | undefined): boolean {
  if (time === undefined) return false;
  const { forth, back } = stepsOf(cells, cells.dates(time));
  return back >= MIN_BACK && back > FAR_MORE * forth;
}

/** Adds slots that have the field in rows where the better ones have none. */
function withAlternatives(best: Candidate, candidates: readonly Candidate[], rowCount: number): Field {
  const slots = [best.slot];
  const has = best.dates.map((date) => date !== undefined);
  for (const candidate of candidates.slice(1)) {
    if (slots.length >= MAX_ALTERNATIVES || !has.includes(false)) break;
    // What stands beside the time in a row that has both is something else.
    const clashes = candidate.dates.filter(
      (date, i) => date !== undefined && best.dates[i] !== undefined,
    ).length;
    const adds = candidate.dates.filter((date, i) => date !== undefined && !has[i]).length;
    if (adds === 0 || clashes > 0.2 * adds) continue;
    slots.push(candidate.slot);
    for (const [i, date] of candidate.dates.entries()) if (date !== undefined) has[i] = true;
  }
  const coverage = has.filter(Boolean).length / rowCount;
  return { slots, confidence: coverage * Math.min(1, best.score / 3) };
}
