// The boards above a thread, and its tags, as the page tells them.
import { foldedText, type Link, type Page, type StructuredItem, tagId } from '../page/index.ts';
import { textWeight } from './script-weight.ts';

export interface Crumb {
  readonly title: string;
  readonly url: string;
}

const IMG = tagId('img');
const A = tagId('a');
const HEADINGS: ReadonlySet<number> = new Set(['h1', 'h2', 'h3', 'h4'].map(tagId));
const ARROW = /^[>\u00bb\u203a\u2192\u25b8\u25ba\uff1e/]{1,2}$/u;
const MAX_CRUMBS = 8;
// Links of one trail stand this close together.
const MAX_GAP = 14;
const MAX_SINGLE_BOXES = 2;
// What is shorter stands somewhere in most titles.
const MIN_NAME = 3;

/** From the front page down to the board; without the thread itself. `firstPost` is its first node, or -1. */
export function breadcrumbOf(page: Page, firstPost: number): Crumb[] {
  const structured = structuredTrail(page);
  if (structured.length > 0) return structured.filter(({ url }) => url !== page.url);
  const limit = firstPost < 0 ? page.tree.size : firstPost;
  const groups = groupsBefore(page, limit);
  let best: readonly Link[] = [];
  let bestScore = 0;
  for (const group of groups) {
    const score = trailScore(page, group);
    if (score > bestScore) {
      best = group;
      bestScore = score;
    }
  }
  return best.filter(({ url }) => url !== page.url).map(({ text, url }) => ({ title: text, url }));
}

/** Runs of links that stand close together and lead to different places. */
function groupsBefore(page: Page, limit: number): Link[][] {
  const { tree, links } = page;
  const linkNodes = new Set(links.map(({ node }) => node));
  let box = -1;
  const groups: Link[][] = [];
  let group: Link[] = [];
  let lastEnd = -1;
  for (const link of links) {
    if (link.node >= limit) break;
    if (link.text === '') continue;
    const ownBox = boxOf(page, link.node, linkNodes);
    const isNear = group.length > 0 && link.node - lastEnd <= MAX_GAP && ownBox === box;
    box = ownBox;
    if (!isNear) {
      if (group.length > 0) groups.push(group);
      group = [];
    }
    group.push(link);
    lastEnd = tree.end[link.node]!;
  }
  if (group.length > 0) groups.push(group);
  return groups.filter(({ length }) => length <= MAX_CRUMBS);
}

const WRAPPERS = new Set([
  'a',
  'li',
  'span',
  'b',
  'strong',
  'i',
  'em',
  'small',
  'font',
  'h1',
  'h2',
  'h3',
  'h4',
]);

/** The list, line or box a link stands in. */
function boxOf({ tree }: Page, node: number, linkNodes: ReadonlySet<number>): number {
  let at = node;
  while (at > 0 && WRAPPERS.has(tree.tag(at))) at = tree.parent[at]!;
  // A box around one link alone is a part of a larger one.
  for (let up = 0; up < MAX_SINGLE_BOXES && at > 0; up++) {
    let links = 0;
    for (let inside = at; inside < tree.end[at]! && links < 2; inside++) if (linkNodes.has(inside)) links++;
    if (links > 1) break;
    at = tree.parent[at]!;
  }
  return at;
}

/** A trail starts at the front page and goes down; between its links stand marks, not words. */
function trailScore(page: Page, group: readonly Link[]): number {
  const { tree } = page;
  const host = /^https?:\/\/[^/]+/.exec(page.url)?.[0] ?? '';
  if (!group.every(({ url }) => url.startsWith(host))) return 0;
  const [first] = group;
  const pathOf = (url: string): string => url.slice(host.length).replace(/(?:index|default)\.\w+$/, '');
  const own = pathOf(page.url);
  const home = pathOf(first!.url).replace(/\?.*$/, '');
  if (first!.url === page.url) return 0;
  const isAbove = own.startsWith(home.replace(/[^/]*$/, ''));
  let marks = 0;
  let arrows = 0;
  for (let i = 1; i < group.length; i++) {
    let between = '';
    let isPictured = false;
    for (let node = tree.end[group[i - 1]!.node]!; node < group[i]!.node; node++) {
      if (tree.isText(node)) between += tree.text(node);
      else if (tree.tagId[node] === IMG) isPictured = true;
    }
    const mark = between.trim();
    if (mark === '' ? isPictured : mark.length <= 3 && !/[\p{L}\p{N}]/u.test(mark)) marks++;
    if (ARROW.test(mark)) arrows++;
  }
  const follows = textAfter(page, group.at(-1)!);
  // The trail may end with what the page shows, as text or as a link to its first page.
  const isLastNamed = marks > 0 && marks === group.length - 1 && page.title.includes(group.at(-1)!.text);
  const namesThread = isNameOf(page, follows) || isLastNamed;
  const isLadder = isListDownTo(page, group);
  // A menu of boards may stand right above the name of the one that is shown.
  if (marks === 0 && !isLadder && areAlike(group)) return 0;
  // Boards and threads may have folders of their own; 'older | newer' stands above titles, too.
  if (!isAbove && !isLadder && !(namesThread && arrows > 0 && arrows === group.length - 1)) return 0;
  const isMarked = isLadder ? 1 : group.length === 1 ? 0.3 : marks / (group.length - 1);
  const isShort = home.length <= 1 || home.endsWith('/') ? 0.5 : 0;
  // What follows a single link may be the name of the site behind its logo; what is a link itself, the next of a menu.
  const named = group.length === 1 ? 0.75 : follows.isLink ? 0.9 : 1;
  const score = isMarked + (namesThread ? named : 0) + isShort + Math.min(0.4, 0.1 * group.length);
  return score >= 1.1 ? score : 0;
}

/**
 * Whether links are the items of a list that ends with the page itself, as text or as a link: a style draws the marks
 * between them.
 */
function isListDownTo(page: Page, group: readonly Link[]): boolean {
  const { tree } = page;
  const items = group.map(({ node }) => tree.closest(node, 'li'));
  const list = items[0]! < 0 ? -1 : tree.parent[items[0]!]!;
  if (items.some((item, i) => item < 0 || tree.parent[item] !== list || items.indexOf(item) !== i))
    return false;
  const after: number[] = [];
  for (let node = tree.end[items.at(-1)!]!; node < tree.end[list]!; node = tree.end[node]!)
    if (tree.tag(node) === 'li') after.push(node);
  const last = group.at(-1)!;
  // A menu begins with the page one is on as often as it ends with it: one step above it is not enough.
  if (after.length === 0) return group.length > 2 && last.url === page.url && page.title.includes(last.text);
  const name = after.length === 1 ? textWithin(page, after[0]!) : '';
  return group.length > 1 && textWeight(name) >= MIN_NAME && page.title.includes(name);
}

/** Whether several addresses differ in nothing but values and numbers: what is on one level is no way down. */
function areAlike(group: readonly Link[]): boolean {
  const forms = group.map(({ url }) => url.replace(/=[^&;]*/g, '=').replace(/\d+/g, '0'));
  return group.length > 2 && forms.every((form) => form === forms[0]);
}

function textWithin({ tree }: Page, box: number): string {
  let text = '';
  for (let node = box; node < tree.end[box]!; node++) if (tree.isText(node)) text += tree.text(node);
  return text.replace(/\s+/g, ' ').trim();
}

interface Following {
  readonly text: string;
  readonly node: number;
  readonly isLink: boolean;
}

/** The text that follows a link within its block. */
function textAfter({ tree }: Page, link: Link): Following {
  const end = Math.min(tree.size, tree.end[link.node]! + 8);
  for (let node = tree.end[link.node]!, linkEnd = 0; node < end; node++) {
    if (tree.tagId[node] === A) linkEnd = tree.end[node]!;
    if (!tree.isText(node)) continue;
    const text = tree
      .text(node)
      .replace(/^[\s>\u00bb\u203a/|\u2192\u00a0-]+/u, '')
      .trim();
    if (text !== '') return { text, node, isLink: node < linkEnd };
  }
  return { text: '', node: end, isLink: false };
}

/** Whether the page calls itself so: in its title, or, where all pages of a part share one, in a heading below. */
function isNameOf({ tree, title }: Page, { text, node }: Following): boolean {
  if (textWeight(text) < MIN_NAME) return false;
  if (title.includes(text)) return true;
  // A heading that follows a menu is not named by itself.
  for (let at = node + 1; at < tree.size; at++)
    if (HEADINGS.has(tree.tagId[at]!) && foldedText(tree, at) === text) return true;
  return false;
}

function structuredTrail(page: Page): Crumb[] {
  // Structured data holds all posts as well: it is read only where it has what is asked for.
  if (!page.tree.source.includes('BreadcrumbList')) return [];
  const list = page.structured.find(({ types }) => types.includes('BreadcrumbList'));
  if (list === undefined) return [];
  const items = [list.properties.itemListElement].flat();
  return items.flatMap((item) => {
    if (typeof item !== 'object' || item === null) return [];
    const { name, item: target } = item as { name?: unknown; item?: unknown };
    const inner = typeof target === 'object' && target !== null ? (target as Record<string, unknown>) : {};
    const url = typeof target === 'string' ? target : (inner['@id'] ?? inner.url);
    const title = name ?? inner.name;
    return typeof title === 'string' && typeof url === 'string' ? [{ title, url }] : [];
  });
}

/** Tags of the thread: links marked as such, and what structured data calls keywords. */
export function tagsOf(page: Page): string[] {
  const tags = new Set(page.links.filter(({ rel }) => rel.includes('tag')).map(({ text }) => text));
  if (page.tree.source.includes('keywords'))
    for (const item of page.structured) for (const word of keywordsOf(item)) tags.add(word);
  return [...tags].filter((tag) => tag !== '');
}

function keywordsOf({ types, properties }: StructuredItem): string[] {
  if (!types.some((type) => /Posting|Question|Article/.test(type))) return [];
  const { keywords } = properties;
  if (Array.isArray(keywords)) return keywords.filter((word) => typeof word === 'string');
  return typeof keywords === 'string' ? keywords.split(',').map((word) => word.trim()) : [];
}
