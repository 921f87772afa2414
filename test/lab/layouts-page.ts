// What parse5 sees of a page, flattened into document order, for the tests of layouts.
import type { DefaultTreeAdapterTypes as Parse5 } from 'parse5';
import { parse, parseFragment } from 'parse5';

/** A text or an attribute value, in document order. */
export interface Token {
  readonly kind: 'text' | 'attribute';
  readonly element: string;
  readonly attribute: string;
  readonly value: string;
}

export interface SeenPage {
  readonly tokens: readonly Token[];
  readonly scripts: readonly { readonly type: string; readonly code: string }[];
  /** Tag names in document order. */
  readonly tags: readonly string[];
}

function walk(
  node: Parse5.Node,
  tokens: Token[],
  scripts: { type: string; code: string }[],
  tags: string[],
): void {
  if ('tagName' in node) {
    tags.push(node.tagName);
    for (const { name, value } of node.attrs)
      tokens.push({ kind: 'attribute', element: node.tagName, attribute: name, value });
    if (node.tagName === 'script') {
      const type = node.attrs.find((attribute) => attribute.name === 'type')?.value ?? '';
      scripts.push({
        type,
        code: node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
      });
      return;
    }
    if (node.tagName === 'style') return;
  }
  if (node.nodeName === '#text' && 'value' in node)
    tokens.push({ kind: 'text', element: '', attribute: '', value: node.value });
  if ('childNodes' in node) for (const child of node.childNodes) walk(child, tokens, scripts, tags);
}

export function see(markup: string): SeenPage {
  const tokens: Token[] = [];
  const scripts: { type: string; code: string }[] = [];
  const tags: string[] = [];
  walk(parse(markup), tokens, scripts, tags);
  return { tokens, scripts, tags };
}

/** The first text of a fragment of markup: what marks it in a page. */
export function firstText(markup: string): string {
  const tokens: Token[] = [];
  walk(parseFragment(markup), tokens, [], []);
  return tokens.find((token) => token.kind === 'text' && /\w\d+\./.test(token.value))?.value ?? '';
}

/** Places (indexes of tokens) where a value stands: whole attribute, or inside a text. */
export function places(page: SeenPage, value: string): number[] {
  return page.tokens.flatMap((token, i) =>
    token.kind === 'attribute' ? (token.value === value ? [i] : []) : token.value.includes(value) ? [i] : [],
  );
}

/** Targets of links, without those that lead to the page itself. */
export function hrefs(page: SeenPage, element: string): Set<string> {
  return new Set(
    page.tokens
      .filter(
        (token) => token.element === element && token.attribute === 'href' && !token.value.startsWith('#'),
      )
      .map((token) => token.value),
  );
}
