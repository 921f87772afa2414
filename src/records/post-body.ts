// The slot of a post's body: where most of the text that differs from row to row stands.
import type { Cells } from './post-cells.ts';
import type { PostRow, Slot } from './post-rows.ts';
import { lineOf } from './post-text.ts';

// A child with this share of the varying text is where the body is.
const MIN_SHARE = 0.6;
const MIN_SHARE_AHEAD = 0.4;
// A name or a date makes a short text longer, not a body.
const LINK_DISCOUNT = 0.7;
const SHORT_WITH_DATE = 60;
const MIN_SPREAD = 0.15;
// Of two or three posts the lengths say little: they count as if a few more of usual spread were there.
const USUAL_SPREAD = 0.6;
const USUAL_ROWS = 3;
// In the posts that have both.
const TWIN_SHARE = 0.4;
const MIN_PRESENCE = 0.9;
const FEW_ROWS = 5;
const FRAME_PRESENCE = 0.99;
const FRAME_REST = 0.05;
// What stands in scraps, as profiles do, is less likely written by hand than sentences are.
const SCRAP_LENGTH = 30;
const LEAST_OF_SCRAPS = 0.4;
// Quotes: the end of one, as long as no two posts end alike by chance; often it is of a post on another page.
const QUOTED_LENGTH = 16;
const MIN_QUOTES = 2;
const QUOTING_SHARE = 0.2;
// By their meaning in HTML they are beside what was said.
const ASIDE = new Set(['aside', 'header', 'footer', 'nav']);
const ASIDE_DISCOUNT = 0.3;
// Elements that people's own text is made of: going down into one would lose those beside it.
const FLOW = new Set(
  'p br ul ol li blockquote pre code b i u s em strong a img font small big sub sup h1 h2 h3 h4 h5 h6 hr q del ins center'.split(
    ' ',
  ),
);

const BODY_PROPERTY = /\b(?:text|articleBody|commentText)\b/;

/** Going down from the record to the element that holds the body. `fields` are slots that are no part of it. */
export function findBody(cells: Cells, root: Slot, fields: readonly Slot[]): Slot {
  const { rows } = cells;
  const declared = declaredBody(rows, root, fields);
  if (declared !== undefined) return declared;
  let at = root;
  for (;;) {
    const weights = at.children.map((child) => ({ child, weight: weightOf(rows, child, fields) }));
    weights.sort((a, b) => b.weight - a.weight);
    const [best, second] = weights;
    if (best === undefined || best.weight === 0) return at;
    const total = weights.reduce((sum, { weight }) => sum + weight, 0) + looseText(rows, at);
    const isAhead =
      best.weight >= MIN_SHARE * total ||
      (best.weight >= MIN_SHARE_AHEAD * total && best.weight > 2 * (second?.weight ?? 0));
    const mustLeave = fields.some((field) => isWithin(field, at)) && best.weight >= 0.3 * total;
    if (!isAhead && !mustLeave) return at;
    if (isFlow(best, weights, rows.length) && !(mustLeave && isPair(best, weights))) return at;
    if (weights.some(({ child }) => child !== best.child && quotes(rows, child, best.child))) return at;
    at = best.child;
  }
}

/** The element that markup made for machines calls the text of nearly every post, when it holds nothing else of it. */
function declaredBody(rows: readonly PostRow[], slot: Slot, fields: readonly Slot[]): Slot | undefined {
  const isText = slot.nodes.filter(
    (node, i) => node >= 0 && BODY_PROPERTY.test(rows[i]!.page.tree.attribute(node, 'itemprop') ?? ''),
  );
  if (isText.length >= MIN_PRESENCE * rows.length && !fields.some((field) => isWithin(field, slot)))
    return slot;
  for (const child of slot.children) {
    const found = declaredBody(rows, child, fields);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Text directly in a slot's element, in no child of it: where there is much, the slot itself is the body. */
function looseText(rows: readonly PostRow[], slot: Slot): number {
  if (slot.path === '') return 0;
  let loose = 0;
  for (const [i, { page, facts }] of rows.entries()) {
    const node = slot.nodes[i]!;
    if (node < 0) continue;
    const { tree } = page;
    for (let child = node + 1; child < tree.end[node]!; child = tree.end[child]!) {
      if (tree.isText(child)) loose += facts.text[child + 1]! - facts.text[child]!;
    }
  }
  return loose;
}

interface Weighed {
  readonly child: Slot;
  readonly weight: number;
}

/**
 * Whether some posts have in a slot what others say in the body: a quote that stands beside the answer. Below, only
 * the answers would be left.
 */
function quotes(rows: readonly PostRow[], slot: Slot, body: Slot): boolean {
  if (slot.count < MIN_QUOTES || slot.count > MIN_PRESENCE * rows.length) return false;
  const said = rows.map((row, i) => textAt(row, body.nodes[i]!));
  let quoting = 0;
  for (const [i, row] of rows.entries()) {
    const text = textAt(row, slot.nodes[i]!);
    if (text.length < QUOTED_LENGTH) continue;
    const end = text.slice(-QUOTED_LENGTH);
    if (rows.some((other, j) => j !== i && other.page === row.page && said[j]!.includes(end))) quoting++;
  }
  return quoting >= MIN_QUOTES && quoting >= QUOTING_SHARE * slot.count;
}

/** What a post says there itself: answers that stand in it are posts of their own. */
function textAt({ page, inner }: PostRow, node: number): string {
  return node < 0 ? '' : lineOf(page.tree, node, page.tree.end[node]!, (inside) => inner.get(inside) ?? -1);
}

/** Whether a slot is one of several of its kind, or an element of running text. */
function isFlow({ child, weight }: Weighed, siblings: readonly Weighed[], rowCount: number): boolean {
  const base = child.key.replace(/\[\d+\]$/, '');
  if (FLOW.has(child.tag) && !base.includes('.') && !isFrame({ child, weight }, siblings, rowCount))
    return true;
  // As many of a kind in one row as in another is layout; now one, now three is writing.
  const twin = siblings.find((other) => other.child.key === `${base}[1]`);
  if (twin !== undefined && twin.child !== child) {
    const share = twin.child.count / child.count;
    if (share >= 0.1 && share <= 0.9 && twin.weight >= TWIN_SHARE * share * weight) return true;
  }
  // Every post has a body; what only most have is a quote.
  const needed = rowCount < FEW_ROWS ? rowCount : Math.min(MIN_PRESENCE * rowCount, rowCount - 1);
  return child.count < needed;
}

/** Whether a slot has one twin and no more: a summary and the rest, which is found beside the body (post-body-more.ts). */
function isPair({ child }: Weighed, siblings: readonly Weighed[]): boolean {
  const has = (index: number) => siblings.some((other) => other.child.key === `${child.key}[${index}]`);
  return !FLOW.has(child.tag) && child.key.includes('.') && has(1) && !has(2);
}

/** Before style sheets, layouts were made of these. The one that every post has once is no part of what people wrote. */
function isFrame({ child, weight }: Weighed, siblings: readonly Weighed[], rowCount: number): boolean {
  if ((child.tag !== 'font' && child.tag !== 'center') || child.count < FRAME_PRESENCE * rowCount)
    return false;
  const others = siblings.filter((other) => other.child !== child && other.child.tag === child.tag);
  return others.every((other) => other.weight < FRAME_REST * weight);
}

export function isWithin(slot: Slot, ancestor: Slot): boolean {
  for (let at: Slot | undefined = slot; at !== undefined; at = at.parent) if (at === ancestor) return true;
  return false;
}

/**
 * How much a slot looks like what people wrote. Each different text counts once, links for less, and all of it by how
 * much its length differs from row to row: what a template draws around posts is about equally long everywhere.
 */
function weightOf(rows: readonly PostRow[], slot: Slot, fields: readonly Slot[]): number {
  const seen = new Set<string>();
  let weight = 0;
  let sum = 0;
  let squares = 0;
  for (const [i, row] of rows.entries()) {
    const node = slot.nodes[i]!;
    if (node < 0) continue;
    const { text, anchors, dates, leaves } = contentOf(row, slot, i, fields);
    let own = text - LINK_DISCOUNT * anchors;
    if (dates > 0 && text < SHORT_WITH_DATE) own *= 0.2;
    own *= Math.min(1, Math.max(LEAST_OF_SCRAPS, text / Math.max(1, leaves) / SCRAP_LENGTH));
    own = Math.max(0, own);
    sum += own;
    squares += own * own;
    const print = `${text} ${anchors} ${leaves}`;
    if (own === 0 || seen.has(print)) continue;
    seen.add(print);
    weight += own;
  }
  if (sum === 0) return 0;
  // What never differs weighs next to nothing.
  if (seen.size === 1 && slot.count > 1) return weight / slot.count / 4;
  const mean = sum / slot.count;
  const deviation = Math.sqrt(Math.max(0, squares / slot.count - mean * mean));
  const spread =
    (slot.count * Math.min(1, deviation / mean) + USUAL_ROWS * USUAL_SPREAD) / (slot.count + USUAL_ROWS);
  return weight * (MIN_SPREAD + spread) * (ASIDE.has(slot.tag) ? ASIDE_DISCOUNT : 1);
}

function contentOf(
  row: PostRow,
  slot: Slot,
  index: number,
  fields: readonly Slot[],
): { text: number; anchors: number; dates: number; leaves: number } {
  const content = { text: 0, anchors: 0, dates: 0, leaves: 0 };
  const { text, anchorText, dates, leaves } = row.facts;
  const add = (from: number, to: number, sign: number): void => {
    content.text += sign * (text[to]! - text[from]!);
    content.anchors += sign * (anchorText[to]! - anchorText[from]!);
    content.dates += sign * (dates[to]! - dates[from]!);
    content.leaves += sign * (leaves[to]! - leaves[from]!);
  };
  const { tree } = row.page;
  const roots = slot.path === '' ? row.roots : [slot.nodes[index]!];
  for (const root of roots) {
    const end = tree.end[root]!;
    add(root, end, 1);
    let from = root;
    for (const [inner, until] of row.inner) {
      if (inner < from || inner >= end) continue;
      add(inner, until, -1);
      from = until;
    }
    for (const field of fields) {
      const inside = field.nodes[index]!;
      if (inside >= root && inside < end) add(inside, tree.end[inside]!, -1);
    }
  }
  return content;
}
