// Tree construction inside svg and math: elements may close themselves, HTML tags end the foreign content, and some
// elements hold HTML again.
import { FOREIGN } from './open-elements.ts';
import { LEAVES_FOREIGN, TAG_BITS, tagId } from './tags.ts';
import type { TreeBuilder } from './tree-builder.ts';

const ANNOTATION = tagId('annotation-xml') + FOREIGN;
const BR = tagId('br');
const FONT = tagId('font');
const MALIGNMARK = tagId('malignmark');
const MGLYPH = tagId('mglyph');
const P = tagId('p');
const SVG = tagId('svg');
/** svg elements whose content is HTML. */
const HTML_INSIDE = new Set(['foreignobject', 'desc', 'title'].map((name) => tagId(name) + FOREIGN));
/** MathML elements whose text and most of whose elements are HTML. */
const TEXT_INSIDE = new Set(['mi', 'mo', 'mn', 'ms', 'mtext'].map((name) => tagId(name) + FOREIGN));

/** Whether the next token belongs to foreign content; only asked when the current node is foreign. */
export function isForeign(builder: TreeBuilder, isText: boolean): boolean {
  const key = builder.open.currentKey;
  if (key < FOREIGN || HTML_INSIDE.has(key)) return false;
  if (TEXT_INSIDE.has(key)) return !isText && (builder.id === MGLYPH || builder.id === MALIGNMARK);
  if (key === ANNOTATION) return !(holdsHtml(builder) || (!isText && builder.id === SVG));
  return true;
}

/** annotation-xml is HTML inside when its encoding says so. */
function holdsHtml(builder: TreeBuilder): boolean {
  const { nodes, open, source } = builder;
  const node = open.currentNode;
  // Asked for every token inside, so only the beginning of the tag is read.
  const tag = source.slice(nodes.start[node]!, Math.min(nodes.stop[node]!, nodes.start[node]! + 256));
  return /\sencoding\s*=\s*["']?(?:text\/html|application\/xhtml\+xml)["'\s>]/i.test(tag);
}

export function startTagInForeign(builder: TreeBuilder): void {
  const { id, open } = builder;
  if ((TAG_BITS[id]! & LEAVES_FOREIGN) !== 0 || (id === FONT && isHtmlFont(builder))) {
    leaveForeign(builder);
    builder.startTagByMode();
    return;
  }
  builder.insertSpan(id, id + FOREIGN, builder.start, builder.stop);
  if (builder.selfClosing) open.pop();
}

const isHtmlFont = (builder: TreeBuilder): boolean =>
  ['color', 'face', 'size'].some((name) => builder.tokenAttribute(name) !== undefined);

export function endTagInForeign(builder: TreeBuilder): void {
  const { id, open } = builder;
  if (id === BR || id === P) {
    leaveForeign(builder);
    builder.endTagByMode();
    return;
  }
  const level = open.levelOfTag(id + FOREIGN);
  if (level > open.htmlLevel()) open.popTo(level - 1);
  else builder.endTagByMode();
}

/** Pops foreign elements up to one that holds HTML. */
function leaveForeign(builder: TreeBuilder): void {
  const { open } = builder;
  while (open.currentKey >= FOREIGN && !HTML_INSIDE.has(open.currentKey) && !TEXT_INSIDE.has(open.currentKey))
    open.pop();
}
