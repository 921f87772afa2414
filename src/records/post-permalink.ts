// The slots of a post's address and name: a link that leads somewhere else in every row, best to a fragment that is an id
// in that very row or has its number; and an element whose id differs in every row.

import { isWithin } from './post-body.ts';
import type { Cells } from './post-cells.ts';
import type { Slot } from './post-rows.ts';
import type { Field } from './post-time.ts';

const MIN_COVERAGE = 0.7;
const MIN_SCORE = 2.5;
const MIN_OWN_IN_BODY = 0.95;

export function findPermalink(cells: Cells, slots: readonly Slot[], body: Slot): Field {
  const { rows } = cells;
  const idsOf = rows.map((_, row) => idsInRow(cells, row));
  const numbersOf = idsOf.map((ids) => new Set([...ids].flatMap((id) => numberIn(id) ?? [])));
  let best: { slot: Slot; score: number; coverage: number } | undefined;
  for (const slot of slots) {
    if (slot.tag !== 'a' || slot.count < MIN_COVERAGE * rows.length) continue;
    const isInBody = body.path !== '' && isWithin(slot, body);
    const addresses = new Set<string>();
    let present = 0;
    let toOwnId = 0;
    let toOwnNumber = 0;
    let toPage = 0;
    let isDate = 0;
    const dates = cells.dates(slot);
    for (const [i, row] of rows.entries()) {
      const link = cells.link(slot, i);
      // '##' is a button for scripts.
      if (link === undefined || /^#[^\p{L}\p{N}]+$/u.test(link.fragment)) continue;
      // Where the post may be shared, its address stands within another's.
      if (hostOf(link.url) !== hostOf(row.page.url)) continue;
      present++;
      addresses.add(link.url + link.fragment);
      if (link.fragment !== '' && idsOf[i]!.has(decoded(link.fragment.slice(1)))) toOwnId++;
      else if (numbersOf[i]!.has(numberIn(link.fragment) ?? '')) toOwnNumber++;
      if (pathOf(link.url) === pathOf(row.page.url)) toPage++;
      if (dates[i] !== undefined) isDate++;
    }
    if (present < MIN_COVERAGE * rows.length) continue;
    const distinct = addresses.size / present;
    if (distinct < 0.95) continue;
    // In what people write nothing leads to the very post, again and again.
    if (isInBody && toOwnId < MIN_OWN_IN_BODY * present) continue;
    const score =
      present / rows.length +
      distinct +
      (2 * toOwnId) / present +
      toOwnNumber / present +
      toPage / present +
      (0.5 * isDate) / present;
    if (best === undefined || score > best.score) best = { slot, score, coverage: present / rows.length };
  }
  if (best === undefined || best.score < MIN_SCORE) return { slots: [], confidence: 0 };
  return { slots: [best.slot], confidence: best.coverage * Math.min(1, best.score / 4) };
}

/** The number that a name ends with, of two digits at least: what counts from 0 on every page names no post. */
function numberIn(name: string): string | undefined {
  return /\d{2,}$/.exec(name)?.[0];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function hostOf(url: string): string | undefined {
  return url.split('/', 3)[2];
}

function pathOf(url: string): string {
  return url.replace(/[?#].*$/, '');
}

function idsInRow(cells: Cells, row: number): Set<string> {
  const { page, roots, inner } = cells.rows[row]!;
  const { tree } = page;
  const ids = new Set<string>();
  for (const root of roots) {
    for (let node = root; node < tree.end[root]!; node++) {
      const innerUntil = inner.get(node);
      if (innerUntil !== undefined) {
        node = innerUntil - 1;
        continue;
      }
      if (tree.isText(node)) continue;
      const id =
        tree.attribute(node, 'id') ?? (tree.tag(node) === 'a' ? tree.attribute(node, 'name') : undefined);
      if (id !== undefined && id !== '') ids.add(id);
    }
  }
  return ids;
}

/** Slots whose element has, in nearly every row, an id of its own with a number in it; the outermost first. */
export function findId(cells: Cells, slots: readonly Slot[]): Slot[] {
  const { rows } = cells;
  const found: Slot[] = [];
  for (const slot of slots) {
    if (slot.path === '' || slot.count < 0.95 * rows.length || found.length >= 2) continue;
    const ids = new Set<string>();
    let present = 0;
    for (const [i, { page }] of rows.entries()) {
      const node = slot.nodes[i]!;
      if (node < 0) continue;
      const id = page.tree.attribute(node, 'id') ?? page.tree.attribute(node, 'name');
      if (id === undefined || !/\d/.test(id)) continue;
      present++;
      ids.add(id);
    }
    if (present >= 0.95 * rows.length && ids.size >= 0.95 * present) found.push(slot);
  }
  return found;
}
