// The code of a node's subtree structure (ComCrawler IV.C): struct(x) = <tag, attribute names, struct of the children>.
// Equal subtrees have equal codes wherever they stand, so repeated parts of records become repeated sequences.
import type { Tree } from '../page/index.ts';
import { mix } from './outline.ts';
import type { PageFacts } from './page-facts.ts';

export interface StructureCodes {
  /** Elements a reader can see, in document order. */
  readonly nodes: Int32Array;
  /** The code of each, 0 … `alphabet` - 1. */
  readonly codes: Int32Array;
  readonly alphabet: number;
  /** By node: hash of tag and attribute names, children left out. */
  readonly shapes: Int32Array;
}

/** One pass for the shapes, one backwards for the codes: children are complete before their parent. */
export function structureCodes(tree: Tree, facts: PageFacts): StructureCodes {
  const shapes = new Int32Array(tree.size);
  let count = 0;
  for (let node = 0; node < tree.size; node++) {
    if (tree.isText(node) || facts.isUnread[node] !== 0) continue;
    shapes[node] = mix(tree.tagId[node]!, attributeNames(tree, node));
    count++;
  }
  const nodes = new Int32Array(count);
  const codes = new Int32Array(count);
  // Two hashes of the children so far, by node: one of 32 bits would confuse a few of 100,000 subtrees.
  const below = new Int32Array(tree.size);
  const belowToo = new Int32Array(tree.size);
  const known = new Map<number, number>();
  for (let node = tree.size - 1, at = count; node >= 0; node--) {
    if (tree.isText(node) || facts.isUnread[node] !== 0) continue;
    const hash = mix(shapes[node]!, below[node]!);
    const hashToo = mix(belowToo[node]!, shapes[node]! + 0x51ed27);
    const key = (hash >>> 0) * 0x200000 + (hashToo >>> 11);
    let code = known.get(key);
    if (code === undefined) {
      code = known.size;
      known.set(key, code);
    }
    at--;
    nodes[at] = node;
    codes[at] = code;
    const above = tree.parent[node]!;
    if (above < 0) continue;
    below[above] = mix(below[above]!, hash);
    belowToo[above] = mix(hashToo, belowToo[above]!);
  }
  return { nodes, codes, alphabet: known.size, shapes };
}

const [SPACE, QUOTE, APOSTROPHE, SLASH, EQUALS, GREATER] = [32, 34, 39, 47, 61, 62];

/** Hash of the names in a start tag whatever their order; values are unique to the element too often to count. */
function attributeNames(tree: Tree, node: number): number {
  const { source } = tree;
  const stop = tree.stop[node]!;
  let at = tree.start[node]! + 1;
  while (at < stop && source.charCodeAt(at) > SPACE && source.charCodeAt(at) !== GREATER) at++;
  let sum = 0;
  while (at < stop) {
    let code = source.charCodeAt(at);
    if (code <= SPACE || code === SLASH || code === GREATER) {
      at++;
      continue;
    }
    let name = 7;
    while (at < stop && code > SPACE && code !== EQUALS && code !== SLASH && code !== GREATER) {
      name = (Math.imul(name, 31) + (code | 32)) | 0;
      code = source.charCodeAt(++at);
    }
    sum = (sum + mix(name, 3)) | 0;
    while (at < stop && source.charCodeAt(at) <= SPACE) at++;
    if (source.charCodeAt(at) !== EQUALS) {
      // A name may start with '=' in broken markup: never stand still.
      if (name === 7) at++;
      continue;
    }
    at++;
    while (at < stop && source.charCodeAt(at) <= SPACE) at++;
    const quote = source.charCodeAt(at);
    if (quote === QUOTE || quote === APOSTROPHE) {
      const close = source.indexOf(quote === QUOTE ? '"' : "'", at + 1);
      at = close < 0 || close >= stop ? stop : close + 1;
    } else while (at < stop && source.charCodeAt(at) > SPACE && source.charCodeAt(at) !== GREATER) at++;
  }
  return sum;
}
