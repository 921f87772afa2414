// How deep a post stands in a tree of answers that is drawn by indentation: the width of a spacer, a margin, a number at
// the end of a class name. Depths of a tree told in reading order go down by any number of steps but up by one at a time.
import type { Page } from '../page/index.ts';
import { isWithin } from './post-body.ts';
import type { PostRow, Slot } from './post-rows.ts';

/** Where the depth of a post is told. */
export interface Indent {
  readonly path: string;
  /** An attribute, a property of style ('style margin-left'), or the rest of a class name ('class depth-'). */
  readonly attribute: string;
  /** The value of posts that answer none, and how much it grows with each level. */
  readonly base: number;
  readonly unit: number;
}

const MIN_ROWS = 6;
const MIN_COVERAGE = 0.95;
const MIN_CONSISTENT = 0.97;
const MIN_UP = 0.1;
// Fewer levels may be the colours of rows.
const MIN_LEVELS = 3;
const MAX_LEVELS = 60;

/** Finds where rows tell their depth; null when they tell none. */
export function findIndent(rows: readonly PostRow[], slots: readonly Slot[], body: Slot): Indent | null {
  if (rows.length < MIN_ROWS || rows.some(({ depth }) => depth > 0)) return null;
  for (const slot of slots) {
    if (slot.count < MIN_COVERAGE * rows.length) continue;
    if (slot.path === '' || (body.path !== '' && slot !== body && isWithin(slot, body))) continue;
    const values = new Map<string, (number | undefined)[]>();
    for (const [i, { page }] of rows.entries()) {
      const node = slot.nodes[i]!;
      if (node < 0) continue;
      for (const [attribute, value] of numbersOf(page, node)) {
        let column = values.get(attribute);
        if (column === undefined) {
          column = Array.from<number | undefined>({ length: rows.length });
          values.set(attribute, column);
        }
        column[i] = value;
      }
    }
    for (const [attribute, told] of values) {
      // What is not indented at all need not say so.
      const column = isStyle(attribute)
        ? told.map((value, i) => (slot.nodes[i]! < 0 ? undefined : (value ?? 0)))
        : told;
      const scale = scaleOf(rows, column);
      if (scale !== undefined) return { path: slot.path, attribute, ...scale };
    }
  }
  return null;
}

const isStyle = (attribute: string): boolean => attribute.startsWith('style ');

/** Base and unit of a column of depths, or undefined when it is something else. */
function scaleOf(
  rows: readonly PostRow[],
  column: readonly (number | undefined)[],
): { readonly base: number; readonly unit: number } | undefined {
  const known = column.filter((value) => value !== undefined);
  if (known.length < MIN_COVERAGE * rows.length) return undefined;
  const levels = [...new Set(known)].sort((a, b) => a - b);
  if (levels.length < MIN_LEVELS || levels.length > MAX_LEVELS || levels.length > 0.5 * known.length)
    return undefined;
  const base = levels[0]!;
  const unit = Math.min(...levels.slice(1).map((level, i) => level - levels[i]!));
  if (levels.some((level) => Math.abs((level - base) / unit - Math.round((level - base) / unit)) > 0.1))
    return undefined;
  let pairs = 0;
  let consistent = 0;
  let level = 0;
  let backToOther = 0;
  let up = 0;
  let down = 0;
  for (let i = 1; i < rows.length; i++) {
    const [before, after] = [column[i - 1], column[i]];
    if (before === undefined || after === undefined || rows[i - 1]!.page !== rows[i]!.page) continue;
    const step = Math.round((after - before) / unit);
    pairs++;
    if (step <= 1) consistent++;
    if (step === 0) level++;
    if (step === 1) up++;
    if (step < 0) down++;
    if (step < 0 && after > base) backToOther++;
  }
  // What is the same for a whole page is of the page.
  if (up < Math.max(2, MIN_UP * pairs) || down === 0) return undefined;
  // Numbers that count up, or go round, never stay or come back half way.
  if (pairs === 0 || consistent < MIN_CONSISTENT * pairs || level + backToOther < 2) return undefined;
  return { base, unit };
}

const PLAIN = new Set(['width', 'colspan', 'aria-level']);
const SIDE = /^(?:margin|padding)-(?:left|right|inline-start)$|^text-indent$|^left$|^width$/;

/** Numbers an element carries that may be a depth. */
function* numbersOf({ tree }: Page, node: number): Generator<readonly [attribute: string, value: number]> {
  for (const [name, value] of tree.attributes(node)) {
    if (PLAIN.has(name) || name.startsWith('data-')) {
      if (/^\d{1,4}(?:px|em|%)?$/.test(value)) yield [name, Number.parseInt(value, 10)];
    } else if (name === 'style') {
      for (const [, property, size] of value.matchAll(/([a-z-]+)\s*:\s*(\d+(?:\.\d+)?)(?=[a-z%]|\b)/gi))
        if (SIDE.test(property!.toLowerCase())) yield [`style ${property!.toLowerCase()}`, Number(size)];
    } else if (name === 'class') {
      for (const word of value.split(/\s+/)) {
        const match = /^(.*?\D)(\d{1,2})$/.exec(word);
        if (match !== null) yield [`class ${match[1]}`, Number(match[2])];
      }
    }
  }
}

/** The level of a post, from 0, or null when the element does not tell. */
export function levelAt(page: Page, node: number, { attribute, base, unit }: Indent): number | null {
  for (const [name, value] of numbersOf(page, node))
    if (name === attribute) return Math.max(0, Math.round((value - base) / unit));
  return isStyle(attribute) && base === 0 ? 0 : null;
}

/** For each level in reading order the index of the post it is below, or -1. */
export function parentsOf(levels: readonly (number | null)[]): number[] {
  const open: { readonly at: number; readonly level: number }[] = [];
  return levels.map((level, at) => {
    if (level === null) return -1;
    while (open.length > 0 && open.at(-1)!.level >= level) open.pop();
    const parent = open.at(-1)?.at ?? -1;
    open.push({ at, level });
    return parent;
  });
}
