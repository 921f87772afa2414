// A single comment in a part of a page that is known to hold comments: nothing repeats, and it may be shorter than what
// stands around it. The date leads to it; beside the date are a name and what was said.
import { type DateOptions, epochOf, foldedText, type Page } from '../page/index.ts';
import type { PageFacts } from './page-facts.ts';
import { isNameLike } from './post-author.ts';
import { dateOfElement } from './post-cells.ts';
import type { SinglePost } from './post-single.ts';

const MAX_DATES = 6;
const MAX_LEVELS = 6;
const MAX_NAME = 40;
const MAX_RANK_WORDS = 3;
const BLOCK = new Set(['p', 'div', 'blockquote', 'section', 'article', 'dd', 'li', 'td']);
const DAY_MS = 86_400_000;
const SET_APART = new Set(['a', 'b', 'strong', 'cite', 'em']);
const NAMED =
  /author|user|name|nick|(?:^|[-_\s])by(?:$|[-_\s])|\bfn\b|autor|verfasser|usuario|member|person|profile/i;

/** A text directly inside an element. */
interface Leaf {
  readonly node: number;
  readonly text: string;
  readonly isControl: boolean;
}

/** The comment below `within`; undefined where no date has both a name and words beside it. */
export function findLonePost(page: Page, facts: PageFacts, within: number): SinglePost | undefined {
  const { tree } = page;
  const options: DateOptions = {
    now: page.writtenAt,
    language: page.language === '' ? undefined : page.language,
  };
  const dates: number[] = [];
  const end = tree.end[within]!;
  for (let node = within + 1; node < end && dates.length < MAX_DATES; node++) {
    if (tree.isText(node)) continue;
    if (facts.isUnread[node] !== 0 || isForm(page, node)) {
      node = tree.end[node]! - 1;
      continue;
    }
    if (tree.end[node]! - node > 30) continue;
    const date = dateOfElement({ page }, node, options);
    if (date === undefined) continue;
    if (page.writtenAt > 0 && epochOf(date.found) > page.writtenAt + 2 * DAY_MS) continue;
    dates.push(node);
    node = tree.end[node]! - 1;
  }
  for (const time of dates) {
    const found = around(page, facts, time, within);
    if (found !== undefined) return found;
  }
  return undefined;
}

function around(page: Page, facts: PageFacts, time: number, within: number): SinglePost | undefined {
  const { tree } = page;
  let root = tree.parent[time]!;
  let inLine: SinglePost | undefined;
  for (let level = 0; level < MAX_LEVELS && root >= within; level++, root = tree.parent[root]!) {
    const leaves = leavesOf(page, facts, root, time);
    const words = leaves.filter(({ isControl }) => !isControl);
    if (words.length < 2) continue;
    const author = authorAmong(page, words, time, leaves);
    if (author === undefined) continue;
    const body = bodyAmong(page, words, author.node, time, root);
    if (body === undefined) continue;
    const found = { body, author: author.node, time, container: root };
    // A rank stands in one line with name and date; what was said is further up, unless that is all there is.
    if (!isInLine(page, body, author.node, time)) return found;
    inLine ??= found;
  }
  return inLine;
}

/** Whether a short text is a sibling of both the name and the date. */
function isInLine({ tree }: Page, body: number, author: number, time: number): boolean {
  if (foldedText(tree, body).split(' ').length > MAX_RANK_WORDS) return false;
  const line = tree.parent[body]!;
  return !BLOCK.has(tree.tag(body)) && line === tree.parent[time]! && line === tree.parent[author]!;
}

/** Elements of the body that are only there to be pressed, and those that hold words. */
export function controlsIn(
  page: Page,
  facts: PageFacts,
  body: number,
): { readonly controls: readonly number[]; readonly words: readonly number[] } {
  const { tree } = page;
  const controls: number[] = [];
  const words: number[] = [];
  for (let node = body + 1; node < tree.end[body]!; node++) {
    if (tree.isText(node)) continue;
    const leaves = leavesOf(page, facts, node, -1);
    if (leaves.length === 0) continue;
    if (!leaves.every(({ isControl }) => isControl)) {
      words.push(node);
      continue;
    }
    controls.push(node);
    node = tree.end[node]! - 1;
  }
  return { controls, words };
}

/** A form to fill in, with all that belongs to it. */
function isForm({ tree }: Page, node: number): boolean {
  const tag = tree.tag(node);
  if (tag === 'label' || tag === 'textarea' || tag === 'select' || tag === 'nav') return true;
  return (
    tag === 'form' && (tree.elements('textarea', node).length > 0 || tree.elements('input', node).length > 1)
  );
}

function leavesOf(page: Page, facts: PageFacts, root: number, time: number): Leaf[] {
  const { tree } = page;
  const leaves: Leaf[] = [];
  for (let node = root; node < tree.end[root]!; node++) {
    if (tree.isText(node)) continue;
    // "Name wrote on 3 May:" is all in the element of the date: who wrote it is set apart in it.
    if (node === time) continue;
    const isOfDate = time >= 0 && tree.contains(time, node) && !isSetApart(page, facts, node, time);
    if (isOfDate || facts.isUnread[node] !== 0 || (node !== root && isForm(page, node))) {
      node = tree.end[node]! - 1;
      continue;
    }
    const text = tree
      .children(node)
      .filter((child) => tree.isText(child))
      .map((child) => tree.text(child))
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim();
    if (!/[\p{L}\p{N}]/u.test(text)) continue;
    leaves.push({ node, text, isControl: isControl(page, node) });
  }
  return leaves;
}

/** Whether words in the element of a date stand before it, and in an element of their own. */
function isSetApart({ tree }: Page, facts: PageFacts, node: number, time: number): boolean {
  return SET_APART.has(tree.tag(node)) && facts.dates[tree.end[node]!] === facts.dates[time];
}

/** Something to press: reply, like, report. */
function isControl({ tree }: Page, node: number): boolean {
  for (let at = node, level = 0; at > 0 && level < MAX_LEVELS; at = tree.parent[at]!, level++) {
    const tag = tree.tag(at);
    if (tag === 'button' || tree.attribute(at, 'role') === 'button') return true;
    if (tag !== 'a') continue;
    const href = tree.attribute(at, 'href') ?? '#';
    return href.includes('#') || /^javascript:/i.test(href) || /repl|respond/i.test(href);
  }
  return false;
}

function authorAmong(
  { tree }: Page,
  words: readonly Leaf[],
  time: number,
  all: readonly Leaf[],
): Leaf | undefined {
  let best: Leaf | undefined;
  let bestScore = 0;
  for (const [index, leaf] of words.entries()) {
    const text = leaf.text.replace(/^[\s—–·,|]+|[\s—–·,:|]+$/g, '');
    if (text.length > MAX_NAME || text.split(' ').length > 4 || !isNameLike(text)) continue;
    const own = names(tree, leaf.node);
    const above = names(tree, tree.parent[leaf.node]!);
    const tag = tree.tag(leaf.node);
    let score = 0.5 - 0.1 * index;
    if (NAMED.test(own)) score += 1.5;
    else if (NAMED.test(above)) score += 0.8;
    if (/^(?:a|b|strong|cite|h[3-6])$/.test(tag)) score += 0.6;
    if (leaf.node < time) score += 0.2;
    if (Math.abs(all.indexOf(leaf) - all.filter(({ node }) => node < time).length) <= 1) score += 0.2;
    if (score > bestScore) {
      best = leaf;
      bestScore = score;
    }
  }
  return best;
}

function names(tree: Page['tree'], node: number): string {
  return ['class', 'id', 'itemprop', 'rel'].map((name) => tree.attribute(node, name) ?? '').join(' ');
}

/** The element with most words that holds neither the name nor the date. */
function bodyAmong(
  { tree }: Page,
  words: readonly Leaf[],
  author: number,
  time: number,
  root: number,
): number | undefined {
  let longest: Leaf | undefined;
  for (const leaf of words) {
    if (leaf.node === author || tree.contains(leaf.node, author) || tree.contains(leaf.node, time)) continue;
    if (tree.contains(author, leaf.node) || tree.contains(time, leaf.node)) continue;
    if (longest === undefined || leaf.text.length > longest.text.length) longest = leaf;
  }
  if (longest === undefined) return undefined;
  let body = longest.node;
  for (let above = tree.parent[body]!; above > root; above = tree.parent[above]!) {
    if (tree.contains(above, author) || tree.contains(above, time)) break;
    body = above;
  }
  return foldedText(tree, body) === '' ? undefined : body;
}
