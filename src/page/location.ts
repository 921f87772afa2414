// Where in a page a link stands, as a short string: equal for the same place on all pages of one layout, different for
// different places. iRobot tells kinds of links apart by URL pattern x location, so a location must not change from row
// to row, nor between a board with one thread and a board with fifty.
//
// It is the path of tags from html to the link, each with its class names and id, normalised without looking at the
// rest of the page (a rule that counts siblings gives another answer on a page with one row). Left out are
// - sibling positions;
// - formatting elements and bare spans: an unread thread is often just the same link in bold;
// - ids and class names that carry numbers in their midst, and the digits at the end of the others (`row1`, `post-77`);
// - words that describe a state instead of a place (`odd`, `unread`, `sticky`, `is-active`), alone or as part of a name.
import { FORMATTING, TAG_BITS, TEXT, tagId } from './tags.ts';
import type { Tree } from './tree.ts';

/** Words of state in class names. General web vocabulary; no forum's own names. */
const STATE_WORDS = new Set(
  (
    'odd even alt alternate first last only current active inactive selected hover focus open opened closed locked ' +
    'unlocked read unread new old hot popular sticky stuck pinned announcement announce global moved solved ' +
    'unsolved resolved answered unanswered hidden visible show shown hide collapsed expanded disabled enabled ' +
    'highlight highlighted online offline own mine guest self deleted edited featured important normal viewed ' +
    'visited today recent poll attachment js is has no not with without'
  ).split(' '),
);
const SPAN = tagId('span');
/** Readable steps at the end of a location. */
const TAIL_STEPS = 3;
const MAX_CACHED_NAMES = 4096;

/** Locations of one page's nodes. Paths share their beginnings, so each node is done once. */
export class Locations {
  readonly #tree: Tree;
  /** Hash of the path down to a node; nodes not asked for have none. */
  readonly #hashes = new Map<number, number>();
  readonly #steps = new Map<number, string>();

  constructor(tree: Tree) {
    this.#tree = tree;
  }

  /** Location of an element: a hash of the whole path and its readable end, such as `1k2x9c:tr.row>td.title>a`. */
  of(node: number): string {
    const { parent } = this.#tree;
    // Down from the nearest ancestor that is done already.
    const path: number[] = [];
    let at = node;
    while (at >= 0 && !this.#hashes.has(at)) {
      path.push(at);
      at = parent[at]!;
    }
    let hash = at < 0 ? 0x811c9dc5 : this.#hashes.get(at)!;
    for (let i = path.length - 1; i >= 0; i--) {
      const step = this.#step(path[i]!);
      if (step !== '') hash = mix(hash, step);
      this.#hashes.set(path[i]!, hash);
      this.#steps.set(path[i]!, step);
    }
    const tail: string[] = [];
    for (let up = node; up >= 0 && tail.length < TAIL_STEPS; up = parent[up]!) {
      const step = this.#steps.get(up) ?? '';
      if (step !== '') tail.unshift(step);
    }
    return `${(hash >>> 0).toString(36)}:${tail.join('>')}`;
  }

  #step(node: number): string {
    const tree = this.#tree;
    const id = tree.tagId[node]!;
    if (id === TEXT || ((TAG_BITS[id]! & FORMATTING) !== 0 && id !== A)) return '';
    const tag = tree.tag(node);
    // Tags without attributes are the most frequent.
    if (tree.stop[node]! - tree.start[node]! <= tag.length + 2) return id === SPAN ? '' : tag;
    const className = tree.attribute(node, 'class');
    const names =
      (className === undefined ? '' : stableClasses(className)) + stableId(tree.attribute(node, 'id'));
    return id === SPAN && names === '' ? '' : tag + names;
  }
}

const A = tagId('a');

function mix(hash: number, step: string): number {
  let mixed = Math.imul(hash ^ 62, 0x01000193);
  for (let i = 0; i < step.length; i++) mixed = Math.imul(mixed ^ step.charCodeAt(i), 0x01000193);
  return mixed;
}

const classCache = new Map<string, string>();

/** `.name` for each class name that tells a place, sorted; '' when there is none. */
export function stableClasses(className: string): string {
  const cached = classCache.get(className);
  if (cached !== undefined) return cached;
  const names = new Set<string>();
  for (const token of className.split(/\s+/)) {
    const name = stableName(token);
    if (name !== '') names.add(name);
  }
  const stable = [...names]
    .sort()
    .map((name) => `.${name}`)
    .join('');
  if (classCache.size >= MAX_CACHED_NAMES) classCache.clear();
  classCache.set(className, stable);
  return stable;
}

/** The part of a class name that tells a place: its words without states and numbers. */
function stableName(token: string): string {
  const words: string[] = [];
  // 'topicUnread' and 'topic_unread' are the same two words.
  for (const word of token.replace(/([a-z])([A-Z])/g, '$1-$2').split(/[-_:]+/)) {
    if (word === '') continue;
    const bare = word.replace(/\d+$/, '');
    // Digits within a word: generated (`css-1x2y3z`), the whole name tells nothing.
    if (/\d/.test(bare)) return '';
    const lower = bare.toLowerCase();
    if (lower !== '' && !STATE_WORDS.has(lower)) words.push(lower);
  }
  return words.join('-');
}

/** `#name` for an id without digits. Ids with digits number a row or a post. */
function stableId(id: string | undefined): string {
  if (id === undefined || id === '' || id.length > 40 || /[\d\s]/.test(id)) return '';
  return `#${id.toLowerCase()}`;
}
