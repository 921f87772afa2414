// JSON-LD in script elements. Much of it on the web is slightly broken (HTML comments around it, raw newlines in strings,
// trailing commas); what can be repaired without guessing is, the rest is left out.
import type { Tree } from './tree.ts';
import type { StructuredItem } from './types.ts';

/** Nesting of arrays and `@graph` that is followed. */
const MAX_NESTING = 8;

/** The items of all JSON-LD scripts, `@graph` flattened; items inside items stay where they are. */
export function readJsonLd(tree: Tree): StructuredItem[] {
  const items: StructuredItem[] = [];
  for (const node of tree.elements('script')) {
    const type = tree.attribute(node, 'type')?.trim().toLowerCase() ?? '';
    if (type !== 'application/ld+json' && !type.startsWith('application/ld+json;')) continue;
    collect(parseTolerantly(tree.text(node)), node, items, 0);
  }
  return items;
}

function collect(value: unknown, node: number, items: StructuredItem[], nesting: number): void {
  if (nesting > MAX_NESTING || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const element of value) collect(element, node, items, nesting + 1);
    return;
  }
  const {
    '@graph': graph,
    '@type': type,
    '@context': _context,
    ...properties
  } = value as Record<string, unknown>;
  if (graph !== undefined) collect(graph, node, items, nesting + 1);
  const types = (Array.isArray(type) ? type : [type]).filter((name) => typeof name === 'string');
  if (types.length > 0) items.push({ source: 'json-ld', types, properties, node });
}

const OPENINGS = ['<!--', '//<![CDATA[', '// <![CDATA[', '/*<![CDATA[*/', '/* <![CDATA[ */', '<![CDATA['];
const CLOSINGS = ['-->', '//]]>', '// ]]>', '/*]]>*/', '/* ]]> */', ']]>', ';', '//'];

function parseTolerantly(source: string): unknown {
  const text = unwrap(source);
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Broken, as so often: once more with what can be repaired.
  }
  try {
    return JSON.parse(repair(text));
  } catch {
    return undefined;
  }
}

/** Takes off comments, CDATA marks and semicolons around the JSON. */
function unwrap(source: string): string {
  let text = source.trim();
  for (const opening of OPENINGS) if (text.startsWith(opening)) text = text.slice(opening.length).trim();
  for (let round = 0; round < 3; round++)
    for (const closing of CLOSINGS) if (text.endsWith(closing)) text = text.slice(0, -closing.length).trim();
  return text;
}

/** Escapes control characters inside strings and drops commas before a closing bracket. */
function repair(text: string): string {
  let out = '';
  let inString = false;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (inString) {
      if (code === 92) at++;
      else if (code === 34) inString = false;
      else if (code < 32) {
        out += `${text.slice(from, at)}\\u${code.toString(16).padStart(4, '0')}`;
        from = at + 1;
      }
    } else if (code === 34) inString = true;
    else if (code === 44) {
      let next = at + 1;
      while (next < text.length && text.charCodeAt(next) <= 32) next++;
      const closing = text.charCodeAt(next);
      if (closing === 93 || closing === 125 || closing === 44) {
        out += text.slice(from, at);
        from = next;
        at = next - 1;
      }
    }
  }
  return out + text.slice(from);
}
