// Microdata by the WHATWG rules: itemscope makes an item, itemprop adds a value to the nearest item around it, itemref
// adds parts that stand elsewhere. One pass in document order, so nesting depth costs nothing.
import { Resolver } from './resolver.ts';
import { TEXT } from './tags.ts';
import { fold } from './text.ts';
import type { Tree } from './tree.ts';
import type { StructuredItem } from './types.ts';
import { normaliseUrl } from './url.ts';

/** A nested item, as it appears among properties. */
interface Item {
  readonly types: readonly string[];
  readonly properties: Record<string, unknown>;
}

const URL_ATTRIBUTE: Readonly<Record<string, string>> = {
  a: 'href',
  area: 'href',
  link: 'href',
  audio: 'src',
  embed: 'src',
  iframe: 'src',
  img: 'src',
  source: 'src',
  track: 'src',
  video: 'src',
  object: 'data',
};

/**
 * Top-level items in document order. Nested items are objects with `@type` among the properties. Values are read when
 * somebody asks for them: most pages are asked for their trail alone, and hold all their posts as well.
 */
export function readMicrodata(tree: Tree, base: string): StructuredItem[] {
  // Most pages have none; one search saves reading every tag. On others few tags have any of it.
  if (!/itemscope/i.test(tree.source)) return [];
  const tagged = taggedNodes(tree, /item(?:scope|prop)/gi);
  const byId = /itemref/i.test(tree.source) ? nodesById(tree) : NO_IDS;
  const items: StructuredItem[] = [];
  const itemAt = new Map<number, Item>();
  const references: { item: Item; ids: readonly string[] }[] = [];
  // Without references, an item that stands in no other knows all its values, and those of the items inside it.
  const resolver = new Resolver(base);
  let fill = () => {};
  let end = 0;

  for (const [i, node] of tagged.entries()) {
    if (node === 0 || tree.attribute(node, 'itemscope') === undefined) continue;
    const types = words(tree.attribute(node, 'itemtype'));
    const item: Item = { types, properties: types.length > 0 ? { '@type': types.map(shortType) } : {} };
    const itemId = tree.attribute(node, 'itemid');
    if (itemId !== undefined) item.properties['@id'] = itemId;
    itemAt.set(node, item);
    const ids = byId === NO_IDS ? [] : words(tree.attribute(node, 'itemref'));
    if (ids.length > 0) references.push({ item, ids });
    if (node >= end) {
      end = tree.end[node]!;
      fill = once(() => {
        const reader = new ValueReader(tree, base, resolver, tree.end[node]! - node);
        addProperties(tree, reader, node, undefined, itemAt, tagged, i);
      });
    }
    if (tree.attribute(node, 'itemprop') !== undefined) continue;
    const filled = fill;
    items.push({
      source: 'microdata',
      types: types.map(shortType),
      get properties() {
        if (references.length === 0) filled();
        return item.properties;
      },
      node,
    });
  }
  if (references.length === 0) return items;
  const reader = new ValueReader(tree, base, resolver, tree.size);
  addProperties(tree, reader, 0, undefined, itemAt, tagged, 0);
  // Each part may be referred to many times; a page that refers to itself over and over is cut off.
  let budget = 2 * tree.size;
  for (const { item, ids } of references)
    for (const id of ids) {
      const node = byId.get(id);
      if (node === undefined) continue;
      budget -= tree.end[node]! - node;
      if (budget < 0) return items;
      addProperties(tree, reader, node, item, itemAt, tagged, 0);
    }
  return items;
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}

/**
 * Adds the values in the subtree of `root` to their items; those in no item inside it to `outer`. None of `tagged` before
 * `from` is in it.
 */
function addProperties(
  tree: Tree,
  reader: ValueReader,
  root: number,
  outer: Item | undefined,
  itemAt: ReadonlyMap<number, Item>,
  tagged: readonly number[],
  from: number,
): void {
  // Items around the current node, innermost last.
  const around: { item: Item; end: number }[] = [];
  let next = root;
  for (let i = from; i < tagged.length; i++) {
    const node = tagged[i]!;
    if (node < next) continue;
    if (node >= tree.end[root]!) break;
    while (around.length > 0 && around[around.length - 1]!.end <= node) around.pop();
    const owner = around.length > 0 ? around[around.length - 1]!.item : outer;
    const nested = itemAt.get(node);
    const names = owner === undefined ? [] : words(tree.attribute(node, 'itemprop'));
    if (owner !== undefined && names.length > 0 && nested !== owner) {
      const value = nested === undefined ? reader.read(node) : nested.properties;
      for (const name of names) addValue(owner.properties, name, value);
    }
    if (nested === undefined) continue;
    // Below a referred part, items keep their own values: those were added in the first pass.
    if (outer !== undefined) next = tree.end[node]!;
    else around.push({ item: nested, end: tree.end[node]! });
  }
}

/** Elements whose start tag has one of some words, in document order, by one search of the whole source. */
function taggedNodes({ source, start, stop, tagId, size }: Tree, words: RegExp): number[] {
  const places: number[] = [];
  words.lastIndex = 0;
  while (words.test(source)) places.push(words.lastIndex - 1);
  const nodes: number[] = [];
  let next = 0;
  for (let node = 0; node < size && places.length > 0; node++) {
    if (tagId[node] === TEXT) continue;
    const from = start[node]!;
    // Tags follow each other in the source, but for what stood misplaced in a table.
    while (next > 0 && places[next - 1]! >= from) next--;
    while (next < places.length && places[next]! < from) next++;
    if (next < places.length && places[next]! < stop[node]!) nodes.push(node);
  }
  return nodes;
}

const NO_IDS: ReadonlyMap<string, number> = new Map();

/** The first element of each id. */
function nodesById(tree: Tree): ReadonlyMap<string, number> {
  const byId = new Map<string, number>();
  for (let node = 1; node < tree.size; node++) {
    const id = tree.attribute(node, 'id');
    if (id !== undefined && !byId.has(id)) byId.set(id, node);
  }
  return byId;
}

function addValue(properties: Record<string, unknown>, name: string, value: unknown): void {
  if (!Object.hasOwn(properties, name)) {
    // Assigning to this one would change what the object is.
    if (name === '__proto__')
      Object.defineProperty(properties, name, {
        value,
        enumerable: true,
        writable: true,
        configurable: true,
      });
    else properties[name] = value;
    return;
  }
  const present = properties[name];
  if (Array.isArray(present)) present.push(value);
  else properties[name] = [present, value];
}

/** Reads the values of properties. */
class ValueReader {
  readonly #tree: Tree;
  readonly #base: string;
  readonly #resolver: Resolver;
  /** Nodes that may still be read as text: properties nested in properties would read the innermost over and over. */
  #budget: number;

  /** `size`: nodes of the part it reads. */
  constructor(tree: Tree, base: string, resolver: Resolver, size: number) {
    this.#tree = tree;
    this.#base = base;
    this.#resolver = resolver;
    this.#budget = 8 * size;
  }

  read(node: number): string {
    const tree = this.#tree;
    // The standard reads content of meta only, but everyone else (and every page) uses it on any element.
    const content = tree.attribute(node, 'content');
    if (content !== undefined) return content;
    const tag = tree.tag(node);
    const urlAttribute = URL_ATTRIBUTE[tag];
    if (urlAttribute !== undefined) {
      const value = tree.attribute(node, urlAttribute);
      if (value === undefined) return '';
      // The resolver takes addresses as they stand in the source; without '&' that is no difference.
      return (
        (value.includes('&')
          ? normaliseUrl(value, this.#base)
          : this.#resolver.resolve(value, 0, value.length)?.url) ?? value
      );
    }
    const own =
      tag === 'time'
        ? tree.attribute(node, 'datetime')
        : tag === 'data' || tag === 'meter'
          ? tree.attribute(node, 'value')
          : undefined;
    if (own !== undefined) return own;
    this.#budget -= tree.end[node]! - node;
    return this.#budget < 0 ? '' : fold(tree.text(node));
  }
}

/** `https://schema.org/Comment` as `Comment`: the same word JSON-LD uses. */
function shortType(type: string): string {
  return /^https?:\/\/(?:www\.)?schema\.org\//i.test(type) ? type.slice(type.lastIndexOf('/') + 1) : type;
}

function words(value: string | undefined): string[] {
  if (value === undefined) return [];
  return /^\S+$/.test(value) ? [value] : [...new Set(value.match(/\S+/g) ?? [])];
}
