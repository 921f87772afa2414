// Tree construction in the body: the HTML standard's insertion mode "in body".

import { startTagInHead } from './head-rules.ts';
import { AFTER_BODY, IN_CELL, IN_SELECT, IN_SELECT_IN_TABLE, IN_TABLE } from './insertion-modes.ts';
import { ANY_SCOPE, BUTTON_SCOPE, FOREIGN, ITEM_SCOPE, LIST_SCOPE, SPECIAL_SCOPE } from './open-elements.ts';
import {
  BODY_END_RULE,
  BODY_RULE,
  CLOSES_P,
  FORMATTING,
  HEAD_CONTENT,
  IMPLIED_END,
  TABLE_PART,
  TAG_BITS,
  tagId,
  VOID,
} from './tags.ts';
import type { TreeBuilder } from './tree-builder.ts';

const A = tagId('a');
const APPLET = tagId('applet');
const BODY = tagId('body');
const BR = tagId('br');
const BUTTON = tagId('button');
const DD = tagId('dd');
const DT = tagId('dt');
const FORM = tagId('form');
const FRAME = tagId('frame');
const FRAMESET = tagId('frameset');
const H1 = tagId('h1');
const H6 = tagId('h6');
const HEAD = tagId('head');
const HR = tagId('hr');
const HTML = tagId('html');
const IFRAME = tagId('iframe');
const IMAGE = tagId('image');
const IMG = tagId('img');
const LI = tagId('li');
const LISTING = tagId('listing');
const MARQUEE = tagId('marquee');
const MATH = tagId('math');
const NOBR = tagId('nobr');
const NOEMBED = tagId('noembed');
const OBJECT = tagId('object');
const OPTGROUP = tagId('optgroup');
const OPTION = tagId('option');
const P = tagId('p');
const PARAM = tagId('param');
const PLAINTEXT = tagId('plaintext');
const PRE = tagId('pre');
const RB = tagId('rb');
const RP = tagId('rp');
const RT = tagId('rt');
const RTC = tagId('rtc');
const RUBY = tagId('ruby');
const SELECT = tagId('select');
const SOURCE = tagId('source');
const SVG = tagId('svg');
const TABLE = tagId('table');
const TEMPLATE = tagId('template');
const TEXTAREA = tagId('textarea');
const TRACK = tagId('track');
const XMP = tagId('xmp');

export function textInBody(builder: TreeBuilder, start: number, stop: number): void {
  builder.formatting.reconstruct();
  builder.insertText(start, stop);
}

export function startTagInBody(builder: TreeBuilder): void {
  const bits = TAG_BITS[builder.id]!;
  if ((bits & BODY_RULE) === 0) {
    builder.formatting.reconstruct();
    builder.insertElement();
  } else if ((bits & FORMATTING) !== 0) startFormatting(builder);
  else if ((bits & CLOSES_P) !== 0) startBlock(builder);
  else if ((bits & HEAD_CONTENT) !== 0) startTagInHead(builder);
  else if ((bits & TABLE_PART) === 0) startOther(builder);
}

function startFormatting(builder: TreeBuilder): void {
  const { formatting, open, id } = builder;
  if (id === A) {
    // A link inside a link: the first one ends here.
    const earlier = formatting.last(A);
    if (earlier >= 0) {
      if (!formatting.close(A)) anyOtherEndTag(builder);
      formatting.remove(earlier);
      if (open.levelOf[earlier]! >= 0) open.remove(open.levelOf[earlier]!);
    }
  }
  formatting.reconstruct();
  if (id === NOBR && open.inScope(NOBR, ANY_SCOPE)) {
    if (!formatting.close(NOBR)) anyOtherEndTag(builder);
    formatting.reconstruct();
  }
  formatting.add(builder.insertElement());
}

function startBlock(builder: TreeBuilder): void {
  const { open, id } = builder;
  if (id === FORM && builder.form >= 0 && open.levelOfTag(TEMPLATE) < 0) return;
  if (id === LI) closeItem(builder, LI, -1);
  else if (id === DD || id === DT) closeItem(builder, DD, DT);
  closeParagraph(builder);
  if (id === HR) {
    builder.insertVoid();
    return;
  }
  if (id >= H1 && id <= H6 && open.currentKey >= H1 && open.currentKey <= H6) open.pop();
  else if (id === XMP) builder.formatting.reconstruct();
  const node = builder.insertElement();
  if (id === FORM && open.levelOfTag(TEMPLATE) < 0) builder.form = node;
  else if (id === PRE || id === LISTING) builder.skipNewline = true;
  else if (id === PLAINTEXT || id === XMP) builder.rawTag = id;
}

/** A new item ends the one before it, unless a list or another block stands between. */
function closeItem(builder: TreeBuilder, tag: number, otherTag: number): void {
  const { open } = builder;
  const level = Math.max(open.levelOfTag(tag), otherTag < 0 ? -1 : open.levelOfTag(otherTag));
  if (level >= 0 && level >= open.boundary(ITEM_SCOPE)) open.popTo(level - 1);
}

export function closeParagraph(builder: TreeBuilder): void {
  const { open } = builder;
  if (open.inScope(P, BUTTON_SCOPE)) open.popThrough(P);
}

function startOther(builder: TreeBuilder): void {
  const { formatting, open, id } = builder;
  switch (id) {
    case HTML:
      if (open.levelOfTag(TEMPLATE) < 0) builder.adoptTag(0);
      return;
    case BODY:
      if (open.levelOfTag(TEMPLATE) < 0) builder.adoptTag(builder.body);
      return;
    case HEAD:
    case FRAME:
    case FRAMESET:
      return;
    case BUTTON:
      if (open.inScope(BUTTON, ANY_SCOPE)) open.popThrough(BUTTON);
      formatting.reconstruct();
      builder.insertElement();
      return;
    case APPLET:
    case MARQUEE:
    case OBJECT:
      formatting.reconstruct();
      builder.insertElement();
      formatting.addMarker();
      return;
    case TABLE:
      if (!builder.quirks) closeParagraph(builder);
      builder.insertElement();
      builder.mode = IN_TABLE;
      return;
    case PARAM:
    case SOURCE:
    case TRACK:
      builder.insertVoid();
      return;
    case TEXTAREA:
      builder.insertElement();
      builder.skipNewline = true;
      builder.rawTag = id;
      return;
    case IFRAME:
    case NOEMBED:
      builder.insertElement();
      builder.rawTag = id;
      return;
    case SELECT:
      formatting.reconstruct();
      builder.insertElement();
      builder.mode = builder.mode >= IN_TABLE && builder.mode <= IN_CELL ? IN_SELECT_IN_TABLE : IN_SELECT;
      return;
    case OPTION:
    case OPTGROUP:
      if (open.currentKey === OPTION) open.pop();
      formatting.reconstruct();
      builder.insertElement();
      return;
    case RB:
    case RTC:
      if (open.inScope(RUBY, ANY_SCOPE)) popImplied(builder, -1);
      builder.insertElement();
      return;
    case RP:
    case RT:
      if (open.inScope(RUBY, ANY_SCOPE)) popImplied(builder, RTC);
      builder.insertElement();
      return;
    case SVG:
    case MATH:
      formatting.reconstruct();
      builder.insertSpan(id, id + FOREIGN, builder.start, builder.stop);
      if (builder.selfClosing) open.pop();
      return;
    default:
      if (id === IMAGE) builder.id = IMG;
      formatting.reconstruct();
      if ((TAG_BITS[id]! & VOID) !== 0) builder.insertVoid();
      else builder.insertElement();
  }
}

/** Pops elements whose end tag may be left out, up to an element of tag `except`. */
function popImplied(builder: TreeBuilder, except: number): void {
  const { open } = builder;
  while (
    open.currentKey < FOREIGN &&
    open.currentKey !== except &&
    (TAG_BITS[open.currentKey]! & IMPLIED_END) !== 0
  )
    open.pop();
}

export function endTagInBody(builder: TreeBuilder): void {
  const { open, id } = builder;
  if ((TAG_BITS[id]! & BODY_END_RULE) === 0) {
    anyOtherEndTag(builder);
    return;
  }
  if ((TAG_BITS[id]! & FORMATTING) !== 0) {
    // The plain case first: nothing is misnested.
    if (!builder.formatting.close(id)) anyOtherEndTag(builder);
    return;
  }
  switch (id) {
    case TEMPLATE:
      builder.closeTemplate();
      return;
    case BODY:
    case HTML:
      if (open.inScope(BODY, ANY_SCOPE)) builder.mode = AFTER_BODY;
      return;
    case P:
      if (!open.inScope(P, BUTTON_SCOPE)) builder.insertImplied(P);
      open.popThrough(P);
      return;
    case LI:
      if (open.inScope(LI, LIST_SCOPE)) open.popThrough(LI);
      return;
    case FORM:
      endForm(builder);
      return;
    case BR:
      builder.formatting.reconstruct();
      builder.insertImplied(BR);
      open.pop();
      return;
    case SELECT:
      anyOtherEndTag(builder);
      return;
    default:
  }
  if (id >= H1 && id <= H6) {
    let level = -1;
    for (let tag = H1; tag <= H6; tag++) level = Math.max(level, open.levelOfTag(tag));
    if (level >= open.boundary(ANY_SCOPE)) open.popTo(level - 1);
    return;
  }
  if (!open.inScope(id, ANY_SCOPE)) return;
  open.popThrough(id);
  if (id === APPLET || id === MARQUEE || id === OBJECT) builder.formatting.clearToMarker();
}

/** `</form>` ends the form, but not what is still open inside it. */
function endForm(builder: TreeBuilder): void {
  const { open } = builder;
  if (open.levelOfTag(TEMPLATE) >= 0) {
    if (open.inScope(FORM, ANY_SCOPE)) open.popThrough(FORM);
    return;
  }
  const { form } = builder;
  builder.form = -1;
  if (form < 0) return;
  const level = open.levelOf[form]!;
  if (level < 0 || level < open.boundary(ANY_SCOPE)) return;
  popImplied(builder, -1);
  open.remove(level);
}

/** Closes the nearest element of that tag, unless a special element stands in between. */
export function anyOtherEndTag(builder: TreeBuilder): void {
  const { open, id } = builder;
  if (open.inScope(id, SPECIAL_SCOPE)) open.popThrough(id);
}
