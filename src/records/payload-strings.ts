// The strings of the data that a page carries for its scripts (JSON), each with the objects that hold it.
import { decodeText, embeddedJson, type Page } from '../page/index.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

const MAX_NESTING = 24;
// JSON within JSON that is read, too.
const MIN_INNER = 40;
const MAX_HOLDERS = 4;

/**
 * Calls back for every string: with its key, and with the object that has it, the one that has that, … up to the element
 * of a list.
 */
export function eachPayloadString(
  page: Page,
  found: (text: string, key: string, holders: readonly JsonObject[]) => void,
): void {
  const visit = (value: unknown, key: string, holders: readonly JsonObject[], nesting: number): void => {
    if (nesting > MAX_NESTING) return;
    if (typeof value === 'string') {
      const inner = innerJson(value);
      if (inner !== undefined) visit(inner, key, [], nesting + 1);
      else if (holders.length > 0) found(value, key, holders);
    } else if (Array.isArray(value)) {
      for (const element of value) visit(element, key, [], nesting + 1);
    } else if (typeof value === 'object' && value !== null) {
      const own = [value as JsonObject, ...holders.slice(0, MAX_HOLDERS - 1)];
      for (const [name, inner] of Object.entries(value)) visit(inner, name, own, nesting + 1);
    }
  };
  for (const value of embeddedJson(page.tree)) visit(value, '', [], 0);
}

function innerJson(text: string): unknown {
  if (text.length < MIN_INNER || !/^\s*(?:\{\s*"|\[\s*\{)/.test(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Letters and digits alone: markup and marks are drawn differently in data and page. */
export const squeeze = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** A string of the data, which may be markup, squeezed. */
export function squeezeMarkup(text: string): string {
  return squeeze(text.includes('<') || text.includes('&') ? decodeText(text.replace(/<[^>]*>/g, ' ')) : text);
}
