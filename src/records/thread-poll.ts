// The poll of a thread: a question, and below it options that are alike. Options are told from other lists by what only
// they have: shares that make a hundred, a button each of which one is chosen, or votes counted in one unit.
import { type Page, type Tree, tagId } from '../page/index.ts';
import { numbersIn } from './index-numbers.ts';
import { lineOf } from './post-text.ts';

export interface Poll {
  readonly question: string;
  /** `votes` is null where the page does not show them. */
  readonly options: readonly { readonly text: string; readonly votes: number | null }[];
}

interface Item {
  readonly text: string;
  readonly percent: number | null;
  readonly hasButton: boolean;
}

const INPUT = tagId('input');
const MAX_OPTIONS = 30;
const MAX_ITEM_NODES = 60;
const MAX_OPTION = 200;
const MAX_QUESTION = 300;
const PERCENT = /(\p{Nd}+(?:[.,]\p{Nd}+)?)\s?[%\u066a\uff05]|[%\u066a\uff05]\s?(\p{Nd}+(?:[.,]\p{Nd}+)?)/u;
const HEADINGS = new Set([
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'legend',
  'caption',
  'th',
  'b',
  'strong',
  'dt',
]);
const INLINE = new Set(['b', 'strong', 'i', 'em', 'span', 'font', 'a', 'u', 'big', 'small']);

/** The poll that stands above the first post, whose first node is `firstPost`. */
export function pollOf({ tree }: Page, firstPost: number): Poll | null {
  const marks = marksUpTo(tree, firstPost);
  for (let node = 1; node < firstPost; node++) {
    if (tree.isText(node) || tree.end[node]! > firstPost) continue;
    // Two options, each with a number or a button.
    if (marks[tree.end[node]!]! - marks[node]! < 2) continue;
    const found = itemsOf(tree, node, marks);
    const options = found === undefined ? undefined : optionsOf(found.items);
    if (found === undefined || options === undefined) continue;
    const question = questionAbove(tree, found.first);
    if (question !== '') return { question, options };
  }
  return null;
}

/** How many numbers and buttons stand before each node: all that options can be known by. */
function marksUpTo(tree: Tree, last: number): Int32Array {
  const marks = new Int32Array(last + 1);
  for (let node = 0; node < last; node++) {
    const isMark = tree.isText(node) ? /\p{Nd}/u.test(tree.text(node)) : tree.tagId[node] === INPUT;
    marks[node + 1] = marks[node]! + Number(isMark);
  }
  return marks;
}

function optionsOf(items: readonly Item[]): Poll['options'] | undefined {
  const isChoice = items.every(({ hasButton }) => hasButton);
  const percents = items.map(({ percent }) => percent);
  const isShared = percents.every((percent) => percent !== null) && makeAWhole(percents as number[]);
  const votes = items.map(({ text }) => votesIn(text));
  const units = votes.map((vote) => vote?.unit ?? '');
  const isCounted = units.every((unit) => unit !== '') && areForms(units);
  if (!isChoice && !isShared && !isCounted) return undefined;
  const options = items.map(({ text }, i) => {
    const vote = votes[i];
    const isVote = vote !== null && vote !== undefined && (isCounted || isShared);
    return { text: isVote ? vote.text : text.replace(PERCENT, '').trim(), votes: isVote ? vote.count : null };
  });
  const isNamed = options.every(({ text }) => /[\p{L}\p{N}]/u.test(text) && text.length <= MAX_OPTION);
  return isNamed && new Set(options.map(({ text }) => text)).size === options.length ? options : undefined;
}

/** Children of an element that follow each other, are of one kind and no links, and where they begin. */
function itemsOf(
  tree: Tree,
  container: number,
  marks: Int32Array,
): { readonly items: readonly Item[]; readonly first: number } | undefined {
  let items: Item[] = [];
  let first = -1;
  for (let child = container + 1; child < tree.end[container]!; child = tree.end[child]!) {
    if (tree.isText(child)) continue;
    const hasMark = marks[tree.end[child]!]! > marks[child]!;
    const item = !hasMark || tree.end[child]! - child > MAX_ITEM_NODES ? undefined : itemAt(tree, child);
    if (item !== undefined && (first < 0 || tree.tag(child) === tree.tag(first))) {
      if (first < 0) first = child;
      items.push(item);
      continue;
    }
    // What follows is the total, or the button to vote.
    if (items.length >= 2) break;
    items = item === undefined ? [] : [item];
    first = item === undefined ? -1 : child;
  }
  return items.length >= 2 && items.length <= MAX_OPTIONS ? { items, first } : undefined;
}

function itemAt(tree: Tree, node: number): Item | undefined {
  const text = lineOf(tree, node, tree.end[node]!);
  const match = PERCENT.exec(text);
  const hasButton = holdsButton(tree, node);
  if (match === null && !hasButton && numbersIn(text).length === 0) return undefined;
  if (holdsWordLink(tree, node)) return undefined;
  const percent = match === null ? null : Number((match[1] ?? match[2])!.replace(',', '.'));
  return { text, percent, hasButton };
}

/** Options are no links; counts may be, to who voted. */
function holdsWordLink(tree: Tree, node: number): boolean {
  for (let at = node; at < tree.end[node]!; at++) {
    if (tree.tag(at) !== 'a' || tree.attribute(at, 'href') === undefined) continue;
    const text = lineOf(tree, at, tree.end[at]!);
    if (/\p{L}/u.test(text) && !/\p{N}/u.test(text)) return true;
  }
  return false;
}

function holdsButton(tree: Tree, node: number): boolean {
  for (let at = node; at < tree.end[node]!; at++) {
    if (tree.tag(at) !== 'input') continue;
    const type = tree.attribute(at, 'type')?.toLowerCase();
    if (type === 'radio' || type === 'checkbox') return true;
  }
  return false;
}

function makeAWhole(percents: readonly number[]): boolean {
  const sum = percents.reduce((total, percent) => total + percent, 0);
  return sum === 0 || Math.abs(sum - 100) <= 0.6 * percents.length;
}

/** The last number of an option, what follows it, and what stands before. */
function votesIn(item: string): { text: string; count: number; unit: string } | null {
  const text = item.replace(PERCENT, ' ').replace(/\s+/g, ' ');
  const match = /^(.*?)[\s:\u2013\u2014(\uff1a\uff08[-]*(\p{Nd}[\p{Nd}.,\u00a0]*)\s?([^\p{N}]*)$/su.exec(
    text,
  );
  if (match === null) return null;
  const [count] = numbersIn(match[2]!);
  if (count === undefined) return null;
  const unit = match[3]!.replace(/[^\p{L}\p{M}]+/gu, ' ').trim();
  return { text: match[1]!.trim(), count, unit };
}

/** Whether words may be forms of one ('vote', 'votes'). */
function areForms(words: readonly string[]): boolean {
  const [first] = words;
  return words.every((word) => {
    let same = 0;
    while (same < word.length && word[same] === first![same]) same++;
    return same >= 0.5 * Math.max(word.length, first!.length);
  });
}

/** What the nearest heading above the options says; else the nearest text. */
function questionAbove(tree: Tree, container: number): string {
  const pieces: { readonly text: string; readonly isHeading: boolean }[] = [];
  const from = boxStart(tree, container);
  for (let node = container - 1; node > from && pieces.length < 4; node--) {
    if (!tree.isText(node) || tree.text(node).trim() === '') continue;
    let box = node;
    while (tree.parent[box]! > from && tree.end[tree.parent[box]!]! <= container && isSmall(tree, box))
      box = tree.parent[box]!;
    const text = lineOf(tree, box, tree.end[box]!);
    if (text.length <= MAX_QUESTION && /\p{L}/u.test(text))
      pieces.push({ text, isHeading: isHeading(tree, node, box) });
    node = Math.min(node, box);
  }
  const asked = pieces.find(({ text }) => /[?\uff1f\u061f]\s*$/.test(text));
  return (asked ?? pieces.find((piece) => piece.isHeading) ?? pieces[0])?.text ?? '';
}

const MAX_UP = 3;

/** Where the box begins that holds the options and what stands above them. */
function boxStart(tree: Tree, container: number): number {
  let box = container;
  for (let up = 0; up < MAX_UP && tree.parent[box]! > 0; up++) {
    box = tree.parent[box]!;
    for (let node = box; node < container; node++)
      if (tree.isText(node) && tree.text(node).trim() !== '') return box;
  }
  return box;
}

/** Within a line: what stands in it belongs together. */
function isSmall(tree: Tree, node: number): boolean {
  return tree.isText(node) || INLINE.has(tree.tag(node));
}

function isHeading(tree: Tree, node: number, box: number): boolean {
  for (let at = node; at >= box; at = tree.parent[at]!) if (HEADINGS.has(tree.tag(at))) return true;
  return false;
}
