// Where in a page a link stands, as a short string: equal for the same place on all pages of one layout, different for
// different places. iRobot tells kinds of links apart by URL pattern x location, so a location must not change from row
// to row, nor between a board with one thread and a board with fifty.
//
// It is the path of tags from html to the link, each with its class names and id, normalised without looking at the
// rest of the page (a rule that counts siblings gives another answer on a page with one row). Left out are
// - sibling positions;
// - formatting elements and bare spans: an unread thread is often just the same link in bold;
// - ids that begin with a class name of the same element: they name one of many;
// - ids and class names that carry numbers in their midst, and the digits at the end of the others (`row1`, `post-77`);
// - words that describe a state instead of a place (`odd`, `unread`, `sticky`, `is-active`), alone or as part of a name.
import { ATTRIBUTE, AttributeCursor, endOfTagName } from './attributes.ts';
import { FORMATTING, KNOWN_TAGS_END, TAG_BITS, TAG_NAMES, TEXT, tagId } from './tags.ts';
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
const A = tagId('a');
const SPAN = tagId('span');
/** Readable steps at the end of a location. */
const TAIL_STEPS = 3;
const MAX_CACHED_NAMES = 4096;
const MAX_CACHED_LENGTH = 200;
/** Longer class names are generated. */
const MAX_NAME_LENGTH = 64;
const cursor = new AttributeCursor();

/** Locations of one page's nodes. Paths share their beginnings, so each node is done once. */
class Locations {
  readonly #tree: Tree;
  /** Hash of the path down to a node; 0 where not done yet. */
  readonly #hashes: Int32Array;
  /** Location by hash: rows of a table have the same. */
  readonly #names = new Map<number, string>();
  readonly #path: number[] = [];

  constructor(tree: Tree) {
    this.#tree = tree;
    this.#hashes = new Int32Array(tree.size);
  }

  of(node: number): string {
    const hash = this.#hash(node);
    let name = this.#names.get(hash);
    if (name === undefined) {
      const tail: string[] = [];
      for (let up = node; up >= 0 && tail.length < TAIL_STEPS; up = this.#tree.parent[up]!) {
        const step = stepOf(this.#tree, up);
        if (step !== '') tail.unshift(step);
      }
      name = `${(hash >>> 0).toString(36)}:${tail.join('>')}`;
      this.#names.set(hash, name);
    }
    return name;
  }

  #hash(node: number): number {
    const hashes = this.#hashes;
    const tree = this.#tree;
    // Down from the nearest ancestor that is done already.
    const path = this.#path;
    let at = node;
    while (at >= 0 && hashes[at] === 0) {
      path.push(at);
      at = tree.parent[at]!;
    }
    let hash = at < 0 ? 0x811c9dc5 : hashes[at]!;
    while (path.length > 0) {
      const next = path.pop()!;
      if (readNames(tree, next)) hash = mix(mix(mix(hash, nameHash(tree, next)), classes.hash), idHash) || 1;
      hashes[next] = hash;
    }
    return hash;
  }
}

// What readNames found, kept here to spare an object for every element.
let classes: StableClasses;
let id = '';
let idHash = 0;

/** Reads an element's stable names; false when the element is left out of the path. */
function readNames(tree: Tree, node: number): boolean {
  classes = NO_CLASSES;
  id = '';
  idHash = 0;
  const tag = tree.tagId[node]!;
  if (tag === TEXT || ((TAG_BITS[tag]! & FORMATTING) !== 0 && tag !== A)) return false;
  const start = tree.start[node]!;
  // Tags without attributes are the most frequent; the shortest attribute takes two characters.
  const nameEnd = start + 1 + (tag < KNOWN_TAGS_END ? TAG_NAMES[tag]!.length : 1);
  if (tree.stop[node]! > nameEnd + 2) {
    const { source } = tree;
    cursor.begin(source, tag < KNOWN_TAGS_END ? nameEnd : endOfTagName(source, start));
    let hasClass = false;
    let hasId = false;
    while (cursor.next() === ATTRIBUTE) {
      if (!hasClass && cursor.isNamed('class')) {
        hasClass = true;
        classes = stableClasses(source.slice(cursor.valueStart, cursor.valueEnd));
      } else if (!hasId && cursor.isNamed('id')) {
        hasId = true;
        if (isStableId(source, cursor.valueStart, cursor.valueEnd)) {
          id = source.slice(cursor.valueStart, cursor.valueEnd).toLowerCase();
          idHash = hashOf(id);
        }
      }
    }
    // `class="story" id="story_dxcz"`: what kind of row it is the class says, and the id which one.
    if (id !== '' && classes !== NO_CLASSES && isNamedAfterClass()) {
      id = '';
      idHash = 0;
    }
  }
  return tag !== SPAN || classes !== NO_CLASSES || id !== '';
}

function isNamedAfterClass(): boolean {
  const end = Math.max(id.lastIndexOf('-'), id.lastIndexOf('_'));
  return end > 0 && `${classes.text}.`.includes(`.${id.slice(0, end).replaceAll('_', '-')}.`);
}

/** An element's part of the path as text, or '' when it is left out. */
function stepOf(tree: Tree, node: number): string {
  return readNames(tree, node) ? tree.tag(node) + classes.text + (id === '' ? '' : `#${id}`) : '';
}

const known = new WeakMap<Tree, Locations>();

/** The locations of a tree; paths already walked are remembered with it. */
export function locationsOf(tree: Tree): Locations {
  let locations = known.get(tree);
  if (locations === undefined) {
    locations = new Locations(tree);
    known.set(tree, locations);
  }
  return locations;
}

/** Location of an element: a hash of the whole path and its readable end, such as `1k2x9c:tr.row>td.title>a`. */
export function locationOf(tree: Tree, node: number): string {
  return locationsOf(tree).of(node);
}

const tagHashes = TAG_NAMES.map(hashOf);

function nameHash(tree: Tree, node: number): number {
  const tag = tree.tagId[node]!;
  return tag < KNOWN_TAGS_END ? tagHashes[tag]! : hashOf(tree.tag(node));
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

function mix(hash: number, value: number): number {
  const mixed = Math.imul(hash ^ value, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}

/** The class names that tell a place, sorted, as `.one.two`. */
interface StableClasses {
  readonly text: string;
  readonly hash: number;
}

const NO_CLASSES: StableClasses = { text: '', hash: 0 };
const classCache = new Map<string, StableClasses>();

function stableClasses(className: string): StableClasses {
  const cached = classCache.get(className);
  if (cached !== undefined) return cached;
  const names = new Set<string>();
  for (const token of className.split(/\s+/)) {
    const name = token.length > MAX_NAME_LENGTH ? '' : stableName(token);
    if (name !== '') names.add(name);
  }
  const text = [...names]
    .sort()
    .map((name) => `.${name}`)
    .join('');
  const stable = text === '' ? NO_CLASSES : { text, hash: hashOf(text) };
  if (className.length <= MAX_CACHED_LENGTH) {
    if (classCache.size >= MAX_CACHED_NAMES) classCache.clear();
    classCache.set(className, stable);
  }
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

/** Ids with digits number a row or a post; very long ones are generated. */
function isStableId(source: string, start: number, stop: number): boolean {
  if (stop === start || stop - start > 40) return false;
  for (let at = start; at < stop; at++) {
    const code = source.charCodeAt(at);
    if (code <= 32 || code === 38 || (code >= 48 && code <= 57)) return false;
  }
  return true;
}
