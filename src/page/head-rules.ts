// Tree construction up to the body: the insertion modes "before head", "in head", "in head noscript", "after head".

import { AFTER_HEAD, BEFORE_HEAD, IN_HEAD, IN_HEAD_NOSCRIPT } from './insertion-modes.ts';
import { HEAD_CONTENT, RAW_TEXT, RC_DATA, TAG_BITS, tagId } from './tags.ts';
import type { TreeBuilder } from './tree-builder.ts';
import { endOfSpace } from './white-space.ts';

const BODY = tagId('body');
const BR = tagId('br');
const HEAD = tagId('head');
const HTML = tagId('html');
const NOSCRIPT = tagId('noscript');
const TEMPLATE = tagId('template');
const IN_NOSCRIPT = new Set(['basefont', 'bgsound', 'link', 'meta', 'noframes', 'style'].map(tagId));

/** Content of the head, wherever it stands; other tags end the head. */
export function startTagInHead(builder: TreeBuilder): void {
  const { id } = builder;
  if (builder.mode > AFTER_HEAD) {
    insertHeadContent(builder);
    return;
  }
  if (id === HTML) {
    builder.adoptTag(0);
    return;
  }
  if (builder.mode === BEFORE_HEAD) {
    if (id === HEAD) builder.insertHead(builder.start, builder.stop);
    else {
      builder.insertHead(builder.start, builder.start);
      startTagInHead(builder);
    }
    return;
  }
  if (builder.mode === AFTER_HEAD) startAfterHead(builder);
  else if (builder.mode === IN_HEAD_NOSCRIPT) {
    if (IN_NOSCRIPT.has(id)) insertHeadContent(builder);
    else if (id !== HEAD && id !== NOSCRIPT) {
      leaveNoscript(builder);
      startTagInHead(builder);
    }
  } else if ((TAG_BITS[id]! & HEAD_CONTENT) !== 0) insertHeadContent(builder);
  else if (id === NOSCRIPT) {
    builder.insertElement();
    builder.mode = IN_HEAD_NOSCRIPT;
  } else if (id !== HEAD) {
    leaveHead(builder);
    builder.dispatchStartTag();
  }
}

function insertHeadContent(builder: TreeBuilder): void {
  const { id } = builder;
  if (id === TEMPLATE) builder.openTemplate();
  else if ((TAG_BITS[id]! & (RAW_TEXT | RC_DATA)) !== 0) {
    builder.insertElement();
    builder.rawTag = id;
  } else builder.insertVoid();
}

function startAfterHead(builder: TreeBuilder): void {
  const { id, open } = builder;
  if (id === BODY) builder.insertBody(builder.start, builder.stop);
  else if ((TAG_BITS[id]! & HEAD_CONTENT) !== 0) {
    // It belongs into the head, which is closed, and there may be white space behind it already.
    builder.keepLinks();
    open.push(builder.head, HEAD);
    insertHeadContent(builder);
    open.remove(open.levelOf[builder.head]!);
  } else if (id !== HEAD) {
    builder.insertBody(builder.start, builder.start);
    builder.dispatchStartTag();
  }
}

export function endTagInHead(builder: TreeBuilder): void {
  const { id, mode } = builder;
  if (id === TEMPLATE && mode !== BEFORE_HEAD) {
    builder.closeTemplate();
    return;
  }
  if (id === HEAD && mode === IN_HEAD) {
    leaveHead(builder);
    return;
  }
  if (id === NOSCRIPT && mode === IN_HEAD_NOSCRIPT) {
    leaveNoscript(builder);
    return;
  }
  if (mode === IN_HEAD_NOSCRIPT) {
    if (id !== BR) return;
    leaveNoscript(builder);
  } else if (id !== BODY && id !== HTML && id !== BR && !(id === HEAD && mode === BEFORE_HEAD)) return;
  startBody(builder, builder.start, id === HEAD);
  builder.dispatchEndTag();
}

/** White space stays where it is; the first other character begins the body. */
export function textInHead(builder: TreeBuilder, start: number, stop: number): void {
  const text = endOfSpace(builder.source, start, stop);
  if (text > start && builder.mode !== BEFORE_HEAD) builder.insertText(start, text);
  if (text === stop) return;
  startBody(builder, text, false);
  builder.textByMode(text, stop);
}

function startBody(builder: TreeBuilder, at: number, headOnly: boolean): void {
  if (builder.mode === BEFORE_HEAD) builder.insertHead(at, at);
  if (headOnly) return;
  if (builder.mode === IN_HEAD_NOSCRIPT) leaveNoscript(builder);
  if (builder.mode === IN_HEAD) leaveHead(builder);
  builder.insertBody(at, at);
}

function leaveNoscript(builder: TreeBuilder): void {
  builder.open.pop();
  builder.mode = IN_HEAD;
}

function leaveHead(builder: TreeBuilder): void {
  builder.open.pop();
  builder.mode = AFTER_HEAD;
}
