// A body as clean HTML: what people wrote (paragraphs, quotes, code, lists, tables, links, images, spoilers), without
// scripts, styles, event handlers, classes, forms and whatever the template drew around it.
import { normaliseUrl, type Tree } from '../page/index.ts';
import { isUnreadTag, type Omission } from './post-text.ts';

const KEPT = new Set(
  (
    'p br blockquote q cite pre code kbd samp var tt ul ol li dl dt dd table caption thead tbody tfoot tr td th hr ' +
    'b strong i em u s strike del ins sub sup small big mark h1 h2 h3 h4 h5 h6 details summary figure figcaption ' +
    'abbr time ruby rb rt rp video audio source'
  ).split(' '),
);
const VOID = new Set(['br', 'hr', 'img', 'source']);
const LINE = new Set(['div', 'section', 'article', 'center', 'address', 'fieldset']);

/** HTML of the nodes `from` … `to`. Addresses become absolute; elements that say nothing are opened up. */
export function cleanHtml(tree: Tree, from: number, to: number, base: string, omit: Omission): string {
  let out = '';
  const open: { end: number; close: string }[] = [];
  for (let node = from; node < to; ) {
    while (open.length > 0 && open.at(-1)!.end <= node) out += open.pop()!.close;
    const skipTo = omit(node);
    if (skipTo > node) {
      node = skipTo;
      continue;
    }
    if (tree.isText(node)) {
      out += escapeText(tree.text(node));
      node++;
      continue;
    }
    if (isUnreadTag(tree, node) && !isMedia(tree, node)) {
      node = tree.end[node]!;
      continue;
    }
    const { start, close } = tagOf(tree, node, base);
    out += start;
    if (close !== '') open.push({ end: tree.end[node]!, close });
    node++;
  }
  while (open.length > 0) out += open.pop()!.close;
  return out.trim();
}

function isMedia(tree: Tree, node: number): boolean {
  const tag = tree.tag(node);
  return tag === 'video' || tag === 'audio' || tag === 'iframe';
}

function tagOf(tree: Tree, node: number, base: string): { start: string; close: string } {
  const tag = tree.tag(node);
  if (tag === 'a') {
    const href = address(tree.attribute(node, 'href'), base);
    return href === ''
      ? { start: '', close: '' }
      : { start: `<a href="${escapeValue(href)}">`, close: '</a>' };
  }
  if (tag === 'img') {
    const source = imageSource(tree, node, base);
    const alt = tree.attribute(node, 'alt') ?? '';
    return {
      start: source === '' ? '' : `<img src="${escapeValue(source)}" alt="${escapeValue(alt)}">`,
      close: '',
    };
  }
  if (tag === 'iframe') {
    const source = address(tree.attribute(node, 'src'), base);
    return {
      start: source === '' ? '' : `<a href="${escapeValue(source)}">${escapeText(source)}</a>`,
      close: '',
    };
  }
  if (LINE.has(tag)) return { start: '<div>', close: '</div>' };
  if (!KEPT.has(tag)) return { start: '', close: '' };
  let attributes = '';
  const name =
    tag === 'time' ? 'datetime' : tag === 'video' || tag === 'audio' || tag === 'source' ? 'src' : undefined;
  const value = name === undefined ? undefined : tree.attribute(node, name);
  if (name !== undefined && value !== undefined)
    attributes = ` ${name}="${escapeValue(name === 'src' ? address(value, base) : value)}"`;
  for (const span of ['colspan', 'rowspan']) {
    const cells = tag === 'td' || tag === 'th' ? tree.attribute(node, span) : undefined;
    if (cells !== undefined && /^\d{1,3}$/.test(cells)) attributes += ` ${span}="${cells}"`;
  }
  return { start: `<${tag}${attributes}>`, close: VOID.has(tag) ? '' : `</${tag}>` };
}

/** The address of an image, where scripts load it late too. */
export function imageSource(tree: Tree, node: number, base: string): string {
  const late = tree.attribute(node, 'data-src') ?? tree.attribute(node, 'data-original');
  return address(late ?? tree.attribute(node, 'src'), base);
}

function address(value: string | undefined, base: string): string {
  if (value === undefined || /^\s*(?:javascript|data|vbscript):/i.test(value)) return '';
  if (/^\s*mailto:/i.test(value)) return value.trim();
  const fragment = /#.*$/.exec(value)?.[0] ?? '';
  const normal = normaliseUrl(value, base);
  return normal === undefined ? '' : normal + fragment;
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function escapeValue(text: string): string {
  return escapeText(text).replace(/"/g, '&quot;');
}
