// A page with its regions and records outlined in colour, for a person to look at. Nothing of the page runs: what could
// (scripts, event handlers, frames, refreshes) is left out when the tree is written again, and the result stands in a
// sandboxed frame with a policy that allows pictures and styles only. URLs are left as they are.
import { TEXT, type Tree } from '../page/index.ts';
import type { PageStructure } from './regions.ts';

export interface OverlayOptions {
  /** Regions below this share of the page are not drawn; default 0.01. */
  readonly minArea?: number;
}

const LEFT_OUT = new Set(
  'script noscript template iframe frame frameset object embed applet portal base'.split(' '),
);
const VOID = new Set(
  'area br col embed hr img input link meta param source track wbr basefont bgsound keygen'.split(' '),
);
const RAW = new Set(['style', 'xmp', 'noembed', 'noframes', 'plaintext']);
/** Attributes that hold an address; one that starts a script is left out. */
const ADDRESSES = new Set('href src action formaction data poster background xlink:href'.split(' '));
const POLICY =
  "default-src 'none'; img-src * data:; style-src * 'unsafe-inline'; font-src * data:; media-src *";

const STYLE = `[data-skein] { outline: 2px solid var(--skein) !important; outline-offset: -2px; position: relative; }
[data-skein-label]::before { content: attr(data-skein-label); position: absolute; z-index: 9999; right: 0; top: 0;
  background: var(--skein); color: #fff; font: bold 11px/16px monospace; padding: 0 4px; }`;

/** A colour for each region; neighbours in the list are far apart. */
export function regionColour(index: number): string {
  return `hsl(${(index * 137) % 360} 80% 40%)`;
}

/** A complete HTML document that shows the page with its regions. */
export function overlayHtml(structure: PageStructure, { minArea = 0.01 }: OverlayOptions = {}): string {
  const { page, regions } = structure;
  const shown = regions.filter(({ area }) => area >= minArea);
  const content = `<!DOCTYPE html>${writeTree(page.tree, marksOf(structure, shown.length, minArea))}`;
  const legend = shown
    .map(
      ({ location, records, area, detector }, i) =>
        `<li style="color:${regionColour(i)}">${i}: ${records.length} records, ${(100 * area).toFixed(1)} % of the page, ` +
        `${detector} at ${escapeText(location)}</li>`,
    )
    .join('\n');
  return `<!DOCTYPE html>
<html><head><meta charset="utf-8"><title>${escapeText(`Regions of ${page.url}`)}</title>
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<style>body { margin: 0; font: 13px monospace; display: flex; flex-direction: column; height: 100vh; }
details { padding: 4px 8px; } ol { margin: 4px 0; padding: 0; list-style: none; max-height: 30vh; overflow: auto; }
iframe { border: 0; flex: 1; }</style></head>
<body><details open><summary>${shown.length} regions of ${escapeText(page.url)}</summary><ol>
${legend}
</ol></details>
<iframe sandbox="" referrerpolicy="no-referrer" srcdoc="${escapeAttribute(content)}"></iframe>
</body></html>
`;
}

interface Mark {
  readonly region: number;
  /** '2.7' on the first subtree of record 7 of region 2; undefined on the others of a run. */
  readonly label: string | undefined;
}

function marksOf({ page, regions }: PageStructure, count: number, minArea: number): Map<number, Mark> {
  const { tree } = page;
  const marks = new Map<number, Mark>();
  for (const [i, region] of regions.filter(({ area }) => area >= minArea).entries()) {
    if (i >= count) break;
    for (const [n, { first, last }] of region.records.entries()) {
      for (let node = first; node <= last; node = tree.end[node]!)
        // The larger region keeps a node that is a record of two.
        if (!tree.isText(node) && !marks.has(node))
          marks.set(node, { region: i, label: node === first ? `${i}.${n}` : undefined });
    }
  }
  return marks;
}

/** The tree as HTML again, without anything that runs. */
function writeTree(tree: Tree, marks: ReadonlyMap<number, Mark>): string {
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
      out += `<style>${STYLE}</style><meta http-equiv="Content-Security-Policy" content="${POLICY}">`;
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
    if (name === 'style') style = value;
    else out += ` ${name}="${escapeAttribute(value)}"`;
  }
  if (mark !== undefined) {
    style = `--skein:${regionColour(mark.region)};${style}`;
    out += ` data-skein="${mark.region}"`;
    if (mark.label !== undefined) out += ` data-skein-label="${mark.label}"`;
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

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
