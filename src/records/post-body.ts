// The slot of a post's body: where most of the text that differs from row to row stands.
import type { Cells } from './post-cells.ts';
import type { PostRow, Slot } from './post-rows.ts';

// A child with this share of the varying text is where the body is.
const MIN_SHARE = 0.6;
const MIN_SHARE_AHEAD = 0.4;
// A name or a date makes a short text longer, not a body.
const LINK_DISCOUNT = 0.7;
const SHORT_WITH_DATE = 60;
// Elements that people's own text is made of: going down into one would lose those beside it.
const FLOW = new Set(
  'p br ul ol li blockquote pre code b i u s em strong a img font small big sub sup h1 h2 h3 h4 h5 h6 table tbody tr hr q del ins center'.split(
    ' ',
  ),
);

/** Going down from the record to the element that holds the body. `fields` are slots that are no part of it. */
export function findBody(cells: Cells, root: Slot, fields: readonly Slot[]): Slot {
  const { rows } = cells;
  let at = root;
  for (;;) {
    const weights = at.children.map((child) => ({ child, weight: weightOf(rows, child, fields) }));
    weights.sort((a, b) => b.weight - a.weight);
    const [best, second] = weights;
    if (best === undefined || best.weight === 0) return at;
    const total = Math.max(
      weightOf(rows, at, fields),
      weights.reduce((sum, { weight }) => sum + weight, 0),
    );
    const isAhead =
      best.weight >= MIN_SHARE * total ||
      (best.weight >= MIN_SHARE_AHEAD * total && best.weight > 2 * (second?.weight ?? 0));
    const mustLeave = fields.some((field) => isWithin(field, at)) && best.weight >= 0.3 * total;
    if (!isAhead && !mustLeave) return at;
    if (isFlow(best.child, at, rows.length)) return at;
    at = best.child;
  }
}

/** Whether a slot is one of several of its kind, or an element of running text. */
function isFlow(slot: Slot, parent: Slot, rowCount: number): boolean {
  const base = slot.key.replace(/\[\d+\]$/, '');
  const isNamed = base.includes('.');
  if (FLOW.has(slot.tag) && !isNamed) return true;
  const twin = parent.children.find(({ key }) => key === `${base}[1]`);
  const isCell = slot.tag === 'td' || slot.tag === 'tr' || slot.tag === 'tbody';
  if (!isCell && twin !== undefined && twin.count >= 0.1 * rowCount && slot.count < 0.95 * rowCount)
    return true;
  return slot.count < 0.6 * rowCount;
}

export function isWithin(slot: Slot, ancestor: Slot): boolean {
  for (let at: Slot | undefined = slot; at !== undefined; at = at.parent) if (at === ancestor) return true;
  return false;
}

/** Text of a slot that differs from row to row: each different text counts once, links for less. */
function weightOf(rows: readonly PostRow[], slot: Slot, fields: readonly Slot[]): number {
  const seen = new Set<string>();
  let weight = 0;
  for (const [i, row] of rows.entries()) {
    const node = slot.nodes[i]!;
    if (node < 0) continue;
    let text = 0;
    let anchors = 0;
    let dates = 0;
    let leaves = 0;
    const add = (from: number, to: number, sign: number): void => {
      text += sign * (row.facts.text[to]! - row.facts.text[from]!);
      anchors += sign * (row.facts.anchorText[to]! - row.facts.anchorText[from]!);
      dates += sign * (row.facts.dates[to]! - row.facts.dates[from]!);
      leaves += sign * (row.facts.leaves[to]! - row.facts.leaves[from]!);
    };
    const { tree } = row.page;
    if (slot.path === '') for (const part of row.roots) add(part, tree.end[part]!, 1);
    else add(node, tree.end[node]!, 1);
    for (const [from, to] of row.inner) if (from > node && from < tree.end[node]!) add(from, to, -1);
    for (const field of fields) {
      const inside = field.nodes[i]!;
      if (inside >= node && inside < tree.end[node]! && slot.path !== '') add(inside, tree.end[inside]!, -1);
    }
    let own = text - LINK_DISCOUNT * anchors;
    if (dates > 0 && text < SHORT_WITH_DATE) own *= 0.2;
    if (own <= 0) continue;
    const print = `${text} ${anchors} ${leaves}`;
    if (seen.has(print)) continue;
    seen.add(print);
    weight += own;
  }
  // What never differs weighs nothing.
  return seen.size === 1 && slot.count > 1 ? weight / slot.count / 4 : weight;
}
