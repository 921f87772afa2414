// What goes on in another element than the body: the part of an article below its summary. It is drawn as the body is,
// right beside it, and only some posts have it.
import { lengthOf } from './post-cells.ts';
import { namesOf, type PostRow, type Slot } from './post-rows.ts';
import { lineOf } from './post-text.ts';

const MIN_ROWS = 2;
// A sentence or two; less is a label, a tag or a note.
const MIN_TEXT = 60;
const MAX_LINKED = 0.5;
// Signatures are the same in all posts of an author.
const MIN_DIFFERENT = 0.8;

/** Slots beside the body that hold more of what was said, in the order they stand in. `fields` are known to be no part of it. */
export function findMore(rows: readonly PostRow[], body: Slot, fields: readonly Slot[]): Slot[] {
  const siblings = body.parent?.children ?? [];
  const named = new Map(siblings.map((slot) => [slot, slotNames(rows, slot)]));
  const bodyNames = named.get(body) ?? new Set();
  return siblings.filter((slot) => {
    if (slot === body || slot.tag !== body.tag) return false;
    if (slot.key.endsWith(']') && slot.key !== `${body.key}[1]`) return false;
    if (slot.count < MIN_ROWS || slot.count >= body.count || fields.includes(slot)) return false;
    // What others around them are called as well says nothing ('clearfix').
    const isOwn = (name: string): boolean =>
      siblings.every((other) => other === slot || other === body || !named.get(other)!.has(name));
    if (![...named.get(slot)!].some((name) => bodyNames.has(name) && isOwn(name))) return false;
    return isProse(rows, slot) && followsIn(rows, slot, body);
  });
}

/** Names that all of a slot's elements have. */
function slotNames(rows: readonly PostRow[], slot: Slot): Set<string> {
  let names: Set<string> | undefined;
  for (const [i, { page }] of rows.entries()) {
    const node = slot.nodes[i]!;
    if (node < 0) continue;
    const own = namesOf(page.tree, node);
    names = names === undefined ? new Set(own) : new Set(own.filter((name) => names!.has(name)));
  }
  return names ?? new Set();
}

function isProse(rows: readonly PostRow[], slot: Slot): boolean {
  const texts = new Set<string>();
  let length = 0;
  let linked = 0;
  for (const [i, row] of rows.entries()) {
    const node = slot.nodes[i]!;
    if (node < 0) continue;
    const { page, facts } = row;
    const end = page.tree.end[node]!;
    texts.add(lineOf(page.tree, node, end));
    length += lengthOf(row, node);
    linked += facts.anchorText[end]! - facts.anchorText[node]!;
  }
  return (
    length >= MIN_TEXT * slot.count &&
    linked <= MAX_LINKED * length &&
    texts.size >= MIN_DIFFERENT * slot.count
  );
}

function followsIn(rows: readonly PostRow[], slot: Slot, body: Slot): boolean {
  return rows.every((_, i) => slot.nodes[i]! < 0 || slot.nodes[i]! > body.nodes[i]!);
}
