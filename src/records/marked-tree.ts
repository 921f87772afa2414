// A page's tree written as HTML again, with some elements outlined in colour and nothing in it that runs: scripts, event
// handlers, frames and refreshes are left out. URLs are left as they are.
import { TEXT, type Tree } from '../page/index.ts';

const LEFT_OUT = new Set(
  'script noscript template iframe frame frameset object embed applet portal base'.split(' '),
);
const VOID = new Set(
  'area br col embed hr img input link meta param source track wbr basefont bgsound keygen'.split(' '),
);
const RAW = new Set(['style', 'xmp', 'noembed', 'noframes', 'plaintext']);
/** Attributes that hold an address; one that starts a script is left out. */
const ADDRESSES = new Set('href src action formaction data poster background xlink:href'.split(' '));
/** What a marked page may load, unless whoever shows it allows less. */
export const MARKED_POLICY =
  "default-src 'none'; img-src * data:; style-src * 'unsafe-inline'; font-src * data:; media-src *";

const STYLE = `[data-skein] { outline: 2px solid var(--skein) !important; outline-offset: -2px; }
[data-skein-label] { position: relative; }
[data-skein-label]::before { content: attr(data-skein-label); position: absolute; z-index: 9999; right: 0; top: 0;
  background: var(--skein); color: #fff; font: bold 11px/16px monospace; padding: 0 4px; }`;

/** An element to be outlined. */
export interface Mark {
  /** Names what it belongs to, for scripts and tests. */
  readonly name: string;
  readonly colour: string;
  /** Written at its corner; undefined: none. */
  readonly label: string | undefined;
  /** Told when it is pointed at. */
  readonly title?: string;
  /** To lead to it by a fragment. */
  readonly id?: string;
}

/** The tree as HTML again, without anything that runs. */
export function markedHtml(tree: Tree, marks: ReadonlyMap<number, Mark>): string {
  let out = '';
  const open: number[] = [];
  const closeUntil = (node: number): void => {
    while (open.length > 0 && tree.end[open.at(-1)!]! <= node) out += `</${tree.tag(open.pop()!)}>`;
  };
  for (let node = 0; node < tree.size; ) {
    closeUntil(node);
    if (tree.tagId[node] === TEXT) {
      const isRaw = RAW.has(tree.tag(tree.parent[node]!));
      // An end tag within raw text cannot come from a parser; it is broken up all the same.
      out += isRaw ? tree.text(node).replaceAll('</', '<\\/') : escapeText(tree.text(node));
      node++;
      continue;
    }
    const tag = tree.tag(node);
    if (LEFT_OUT.has(tag) || !/^[a-z][a-z0-9:-]*$/.test(tag) || isActiveMeta(tree, node, tag)) {
      node = tree.end[node]!;
      continue;
    }
    out += startTag(tree, node, tag, marks.get(node));
    if (tag === 'head')
      out += `<style>${STYLE}</style><meta http-equiv="Content-Security-Policy" content="${MARKED_POLICY}">`;
    if (!VOID.has(tag)) open.push(node);
    node++;
  }
  closeUntil(tree.size);
  return out;
}

/** Refreshes, policies and cookies set by markup. */
function isActiveMeta(tree: Tree, node: number, tag: string): boolean {
  if (tag === 'meta') return tree.attribute(node, 'http-equiv') !== undefined;
  return tag === 'link' && !/\b(?:stylesheet|icon)\b/i.test(tree.attribute(node, 'rel') ?? '');
}

function startTag(tree: Tree, node: number, tag: string, mark: Mark | undefined): string {
  let out = `<${tag}`;
  let style = '';
  for (const [name, value] of tree.attributes(node)) {
    if (!/^[a-z_:][-a-z0-9_:.]*$/.test(name) || name.startsWith('on') || name === 'srcdoc') continue;
    if (ADDRESSES.has(name) && isScript(value)) continue;
    if (name.startsWith('data-skein')) continue;
    if ((name === 'id' || name === 'title') && mark?.[name] !== undefined) continue;
    if (name === 'style') style = value;
    else out += ` ${name}="${escapeAttribute(value)}"`;
  }
  if (mark !== undefined) {
    style = `--skein:${mark.colour};${style}`;
    out += ` data-skein="${mark.name}"`;
    if (mark.title !== undefined) out += ` title="${escapeAttribute(mark.title)}"`;
    if (mark.id !== undefined) out += ` id="${mark.id}"`;
    if (mark.label !== undefined) out += ` data-skein-label="${escapeAttribute(mark.label)}"`;
  }
  if (style !== '') out += ` style="${escapeAttribute(style)}"`;
  return `${out}>`;
}

function isScript(url: string): boolean {
  // Browsers skip control characters and spaces before and within the scheme.
  let scheme = '';
  for (const character of url) if (character > ' ') scheme += character;
  return /^(?:javascript|vbscript|data:text\/html)/i.test(scheme);
}

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

export function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
