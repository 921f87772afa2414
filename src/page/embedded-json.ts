// Data that a page carries for its scripts: JSON in script elements, assigned to variables, or in attributes. Applications
// that draw themselves in the browser send what they show a second time this way, often with more than they show.
import type { Tree } from './tree.ts';

// Settings and counters are shorter; what a page shows is longer than this.
const MIN_LENGTH = 120;
// All of it together: no page may take the time of all others.
const MAX_LENGTH = 8_000_000;
// Assignments of one script that are looked at.
const MAX_TRIES = 24;
/** Before the value: `x = {`, `x = [`, `JSON.parse("`, `push([`. */
const VALUE = /[=(]\s*(?=[{["'])/g;

const known = new WeakMap<Tree, readonly unknown[]>();

/** What the data of a page holds, one value a source. Never throws: what cannot be read is left out. */
export function embeddedJson(tree: Tree): readonly unknown[] {
  let values = known.get(tree);
  if (values === undefined) {
    values = readAll(tree);
    known.set(tree, values);
  }
  return values;
}

function readAll(tree: Tree): unknown[] {
  const values: unknown[] = [];
  let left = MAX_LENGTH;
  const take = (value: unknown, length: number): void => {
    if (typeof value !== 'object' || value === null) return;
    left -= length;
    values.push(value);
  };
  for (const node of tree.elements('script')) {
    const source = tree.text(node);
    if (source.length < MIN_LENGTH || source.length > left) continue;
    const type = tree.attribute(node, 'type')?.trim().toLowerCase() ?? '';
    if (type.includes('json')) take(parsed(source), source.length);
    else if (type === '' || type.includes('javascript') || type === 'module')
      for (const value of assigned(source)) take(value, source.length);
  }
  for (const text of longAttributes(tree)) if (text.length <= left) take(parsed(text), text.length);
  return values;
}

/** Attributes that hold JSON. */
function longAttributes(tree: Tree): string[] {
  // One look at the source saves looking at every element.
  if (!/=["']?\s*(?:\{|\[)(?:&quot;|&#34;|"|\{)/.test(tree.source)) return [];
  const found: string[] = [];
  for (let node = 0; node < tree.size; node++) {
    if (tree.isText(node)) continue;
    for (const value of tree.attributes(node).values())
      if (value.length >= MIN_LENGTH && /^\s*[{[]/.test(value)) found.push(value);
  }
  return found;
}

function parsed(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}

/** Values that a script sets variables to, or parses. */
function* assigned(source: string): Generator<unknown> {
  VALUE.lastIndex = 0;
  for (let tries = 0; tries < MAX_TRIES; ) {
    const match = VALUE.exec(source);
    if (match === null) return;
    const start = VALUE.lastIndex;
    const end = literalEnd(source, start);
    if (end - start < MIN_LENGTH) continue;
    tries++;
    const literal = source.slice(start, end);
    const value = /^["']/.test(literal)
      ? parsed(stringOf(literal))
      : (parsed(literal) ?? parsed(withoutUndefined(literal)));
    if (value === undefined) continue;
    yield value;
    VALUE.lastIndex = end;
  }
}

/** One more than the last character of the literal that begins at `start`; `start` when it does not end. */
function literalEnd(source: string, start: number): number {
  const quote = source[start]!;
  if (quote === '"' || quote === "'") return stringEnd(source, start);
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    const char = source[at]!;
    if (char === '"' || char === "'" || char === '`') at = stringEnd(source, at) - 1;
    else if (char === '{' || char === '[') depth++;
    else if ((char === '}' || char === ']') && --depth === 0) return at + 1;
  }
  return start;
}

function stringEnd(source: string, start: number): number {
  const quote = source[start];
  for (let at = start + 1; at < source.length; at++) {
    if (source[at] === '\\') at++;
    else if (source[at] === quote) return at + 1;
  }
  return source.length;
}

/** What a string literal stands for. */
function stringOf(literal: string): string {
  const inner = literal.startsWith('"')
    ? literal
    : `"${literal
        .slice(1, -1)
        .replace(/\\'/g, "'")
        .replace(/(\\.)|"/g, (_, escaped?: string) => escaped ?? '\\"')}"`;
  const text = parsed(inner.replace(/\\x([0-9a-f]{2})/gi, '\\u00$1'));
  return typeof text === 'string' ? text : '';
}

/** Scripts may say `undefined` where JSON has nothing. */
function withoutUndefined(literal: string): string {
  return literal.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|\bundefined\b/g, (_, text?: string) => text ?? 'null');
}
