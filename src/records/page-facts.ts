// Sums over nodes in document order: because a subtree is a range, every count of a record is one subtraction.
import { hasDate, type Tree, tagId } from '../page/index.ts';

// What stands in the source but nobody reads.
const UNREAD = new Uint8Array(65536);
for (const name of ['script', 'style', 'template', 'head', 'textarea', 'select', 'svg', 'math', 'iframe'])
  UNREAD[tagId(name)] = 1;
const NOSCRIPT = tagId('noscript');
const A = tagId('a');
const IMG = tagId('img');
const INPUT = tagId('input');
const BUTTON = tagId('button');
const TIME = tagId('time');

// A date in a longer text is one that somebody wrote about, and reading prose for dates is most of the cost of a page.
const MAX_DATE_TEXT = 200;

/** How much of what lies before each node; `x[end] - x[first]` is what a range holds. */
export interface PageFacts {
  /** Visible characters, white space left out. */
  readonly text: Int32Array;
  /** Of these, those inside links. */
  readonly anchorText: Int32Array;
  readonly links: Int32Array;
  readonly images: Int32Array;
  /** Places that show a date or time. */
  readonly dates: Int32Array;
  /** Visible text nodes, images and fields. */
  readonly leaves: Int32Array;
  readonly elements: Int32Array;
  /** 1 for nodes nobody sees. */
  readonly isUnread: Uint8Array;
}

const known = new WeakMap<Tree, PageFacts>();

/** One pass over the tree, once. */
export function pageFacts(tree: Tree): PageFacts {
  let facts = known.get(tree);
  if (facts === undefined) {
    facts = readFacts(tree);
    known.set(tree, facts);
  }
  return facts;
}

function readFacts(tree: Tree): PageFacts {
  const { size } = tree;
  const readsNoscript = isWrittenForNoscript(tree);
  const sums = () => new Int32Array(size + 1);
  const facts = {
    text: sums(),
    anchorText: sums(),
    links: sums(),
    images: sums(),
    dates: sums(),
    leaves: sums(),
    elements: sums(),
  };
  const isUnread = new Uint8Array(size);
  let unreadUntil = 0;
  let anchorUntil = 0;
  // End of a <time> of which no text has been read yet: it tells a moment, in whatever words ('3 m').
  let momentUntil = 0;
  let [text, anchorText, links, images, dates, leaves, elements] = [0, 0, 0, 0, 0, 0, 0];
  for (let node = 0; node < size; node++) {
    facts.text[node] = text;
    facts.anchorText[node] = anchorText;
    facts.links[node] = links;
    facts.images[node] = images;
    facts.dates[node] = dates;
    facts.leaves[node] = leaves;
    facts.elements[node] = elements;
    if (node < unreadUntil) {
      isUnread[node] = 1;
      continue;
    }
    if (tree.isText(node)) {
      const content = tree.text(node);
      const length = visibleLength(content);
      if (length === 0) continue;
      leaves++;
      text += length;
      if (node < anchorUntil) anchorText += length;
      if (length <= MAX_DATE_TEXT && (node < momentUntil || hasDate(content))) dates++;
      momentUntil = 0;
      continue;
    }
    elements++;
    const tag = tree.tagId[node]!;
    if (UNREAD[tag] === 1 || (tag === NOSCRIPT && !readsNoscript) || isHidden(tree, node)) {
      unreadUntil = tree.end[node]!;
      isUnread[node] = 1;
    } else if (tag === A) {
      if (tree.attribute(node, 'href') !== undefined) links++;
      anchorUntil = Math.max(anchorUntil, tree.end[node]!);
    } else if (tag === IMG) {
      images++;
      leaves++;
    } else if (tag === INPUT || tag === BUTTON) {
      leaves++;
    } else if (tag === TIME) {
      // An empty <time datetime> is filled by a script.
      if (tree.end[node] === node + 1) dates++;
      else if (hasDate(tree.attribute(node, 'datetime') ?? '')) momentUntil = tree.end[node]!;
    }
  }
  facts.text[size] = text;
  facts.anchorText[size] = anchorText;
  facts.links[size] = links;
  facts.images[size] = images;
  facts.dates[size] = dates;
  facts.leaves[size] = leaves;
  facts.elements[size] = elements;
  return { ...facts, isUnread };
}

/**
 * Whether what readers without scripts get is the page itself. Applications that draw themselves in the browser often
 * carry all their text in a noscript; elsewhere it holds a copy of an image or a plea to switch scripts on.
 */
function isWrittenForNoscript(tree: Tree): boolean {
  const noscripts = tree.elements('noscript');
  if (noscripts.length === 0) return false;
  let inside = 0;
  let outside = 0;
  let skipUntil = 0;
  let noscriptUntil = 0;
  for (let node = 0; node < tree.size; node++) {
    if (node < skipUntil) continue;
    if (tree.isText(node)) {
      const length = visibleLength(tree.text(node));
      if (node < noscriptUntil) inside += length;
      else outside += length;
      continue;
    }
    const tag = tree.tagId[node]!;
    // Menus may be drawn for both; what people wrote is not inside links. Words for when scripts fail are hidden.
    if (tag === A || UNREAD[tag] === 1 || isHidden(tree, node)) skipUntil = tree.end[node]!;
    else if (tag === NOSCRIPT) noscriptUntil = Math.max(noscriptUntil, tree.end[node]!);
  }
  return inside > outside;
}

/** Whether an element's own attributes keep it from being seen. */
export function isHidden(tree: Tree, node: number): boolean {
  if (tree.attribute(node, 'hidden') !== undefined) return true;
  const style = tree.attribute(node, 'style');
  return style !== undefined && /display\s*:\s*none/i.test(style);
}

/** Characters that are not white space. */
export function visibleLength(text: string): number {
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 32 && code !== 0xa0 && code !== 0x3000 && code !== 0x200b) length++;
  }
  return length;
}
