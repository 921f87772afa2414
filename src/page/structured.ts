// Structured data of a page: JSON-LD and microdata, as plain JSON.
import { readJsonLd } from './json-ld.ts';
import { readMicrodata } from './microdata.ts';
import type { Tree } from './tree.ts';
import type { StructuredItem } from './types.ts';

/** All items, JSON-LD first. Never throws: broken data is left out. */
export function readStructured(tree: Tree, base: string): StructuredItem[] {
  return [...readJsonLd(tree), ...readMicrodata(tree, base)];
}
