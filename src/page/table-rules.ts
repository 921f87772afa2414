// Tree construction inside tables: the insertion modes from "in table" to "in cell". Rows, bodies and cells may lack
// end tags, or start tags; what does not belong into a table goes in front of it.
import { endTagInBody, startTagInBody, textInBody } from './body-rules.ts';
import { startTagInHead } from './head-rules.ts';
import { IN_CAPTION, IN_CELL, IN_COLUMN_GROUP, IN_ROW, IN_TABLE, IN_TABLE_BODY } from './insertion-modes.ts';
import { TABLE_SCOPE } from './open-elements.ts';
import { resetMode } from './reset-mode.ts';
import { TABLE_PART, TAG_BITS, tagId } from './tags.ts';
import type { TreeBuilder } from './tree-builder.ts';
import { endOfSpace } from './white-space.ts';

const BODY = tagId('body');
const CAPTION = tagId('caption');
const COL = tagId('col');
const COLGROUP = tagId('colgroup');
const FORM = tagId('form');
const HTML = tagId('html');
const INPUT = tagId('input');
const SCRIPT = tagId('script');
const STYLE = tagId('style');
const TABLE = tagId('table');
const TBODY = tagId('tbody');
const TD = tagId('td');
const TEMPLATE = tagId('template');
const TFOOT = tagId('tfoot');
const TH = tagId('th');
const THEAD = tagId('thead');
const TR = tagId('tr');

const isSection = (id: number): boolean => id === TBODY || id === THEAD || id === TFOOT;
const isCell = (id: number): boolean => id === TD || id === TH;
const isTablePart = (id: number): boolean => (TAG_BITS[id]! & TABLE_PART) !== 0;

export function startTagInTable(builder: TreeBuilder): void {
  const { id, open } = builder;
  switch (builder.mode) {
    case IN_CELL:
      if (!isTablePart(id)) startTagInBody(builder);
      else if (closeCell(builder)) builder.dispatchStartTag();
      return;
    case IN_ROW:
      if (isCell(id)) {
        clearToRow(builder);
        builder.insertElement();
        builder.mode = IN_CELL;
        builder.formatting.addMarker();
      } else if (isTablePart(id)) {
        if (closeRow(builder)) builder.dispatchStartTag();
      } else startInTable(builder);
      return;
    case IN_TABLE_BODY:
      if (id === TR || isCell(id)) {
        clearToSection(builder);
        if (id === TR) builder.insertElement();
        else builder.insertImplied(TR);
        builder.mode = IN_ROW;
        if (id !== TR) builder.dispatchStartTag();
      } else if (isTablePart(id)) {
        if (closeSection(builder)) builder.dispatchStartTag();
      } else startInTable(builder);
      return;
    case IN_CAPTION:
      if (!isTablePart(id)) startTagInBody(builder);
      else if (closeCaption(builder)) builder.dispatchStartTag();
      return;
    case IN_COLUMN_GROUP:
      if (id === COL) builder.insertVoid();
      else if (id === TEMPLATE) startTagInHead(builder);
      else if (id === HTML) startTagInBody(builder);
      else if (open.currentKey === COLGROUP) {
        open.pop();
        builder.mode = IN_TABLE;
        builder.dispatchStartTag();
      }
      return;
    default:
      startInTable(builder);
  }
}

function startInTable(builder: TreeBuilder): void {
  const { id, open } = builder;
  if (isTablePart(id)) {
    open.popTo(open.boundary(TABLE_SCOPE));
    if (id === CAPTION) {
      builder.formatting.addMarker();
      builder.insertElement();
      builder.mode = IN_CAPTION;
    } else if (id === COLGROUP) {
      builder.insertElement();
      builder.mode = IN_COLUMN_GROUP;
    } else if (id === COL) {
      builder.insertImplied(COLGROUP);
      builder.mode = IN_COLUMN_GROUP;
      builder.dispatchStartTag();
    } else if (isSection(id)) {
      builder.insertElement();
      builder.mode = IN_TABLE_BODY;
    } else {
      builder.insertImplied(TBODY);
      builder.mode = IN_TABLE_BODY;
      builder.dispatchStartTag();
    }
  } else if (id === TABLE) {
    // A table directly inside a table's structure ends the outer one, as in browsers.
    if (open.inScope(TABLE, TABLE_SCOPE)) {
      open.popThrough(TABLE);
      resetMode(builder);
      builder.dispatchStartTag();
    }
  } else if (id === STYLE || id === SCRIPT || id === TEMPLATE) startTagInHead(builder);
  else if (id === INPUT && builder.tokenAttribute('type')?.toLowerCase() === 'hidden') builder.insertVoid();
  else if (id === FORM) {
    // Forms around rows are empty elements; their fields are found through the form pointer in browsers.
    if (builder.form < 0 && open.levelOfTag(TEMPLATE) < 0) {
      builder.form = builder.insertElement();
      open.pop();
    }
  } else {
    builder.fostering = true;
    startTagInBody(builder);
    builder.fostering = false;
  }
}

export function endTagInTable(builder: TreeBuilder): void {
  const { id, open, mode } = builder;
  switch (mode) {
    case IN_CELL:
      if (isCell(id)) {
        if (!open.inScope(id, TABLE_SCOPE)) return;
        open.popThrough(id);
        builder.formatting.clearToMarker();
        builder.mode = IN_ROW;
      } else if (id === TABLE || id === TR || isSection(id)) {
        if (open.inScope(id, TABLE_SCOPE) && closeCell(builder)) builder.dispatchEndTag();
      } else if (!isOuter(id)) endTagInBody(builder);
      return;
    case IN_ROW:
      if (id === TR) closeRow(builder);
      else if (id === TABLE) {
        if (closeRow(builder)) builder.dispatchEndTag();
      } else if (isSection(id)) {
        if (open.inScope(id, TABLE_SCOPE) && closeRow(builder)) builder.dispatchEndTag();
      } else if (!isOuter(id) && !isCell(id)) endInTable(builder);
      return;
    case IN_TABLE_BODY:
      if (isSection(id)) {
        if (!open.inScope(id, TABLE_SCOPE)) return;
        clearToSection(builder);
        open.pop();
        builder.mode = IN_TABLE;
      } else if (id === TABLE) {
        if (closeSection(builder)) builder.dispatchEndTag();
      } else if (!isOuter(id) && !isCell(id) && id !== TR) endInTable(builder);
      return;
    case IN_CAPTION:
      if (id === CAPTION) closeCaption(builder);
      else if (id === TABLE) {
        if (closeCaption(builder)) builder.dispatchEndTag();
      } else if (!isOuter(id) && !isTablePart(id)) endTagInBody(builder);
      return;
    case IN_COLUMN_GROUP:
      if (id === TEMPLATE) builder.closeTemplate();
      else if (id !== COL && open.currentKey === COLGROUP) {
        open.pop();
        builder.mode = IN_TABLE;
        if (id !== COLGROUP) builder.dispatchEndTag();
      }
      return;
    default:
      endInTable(builder);
  }
}

function endInTable(builder: TreeBuilder): void {
  const { id, open } = builder;
  if (id === TABLE) {
    if (!open.inScope(TABLE, TABLE_SCOPE)) return;
    open.popThrough(TABLE);
    resetMode(builder);
  } else if (id === TEMPLATE) builder.closeTemplate();
  else if (id !== BODY && id !== HTML && !isTablePart(id)) {
    builder.fostering = true;
    endTagInBody(builder);
    builder.fostering = false;
  }
}

/** End tags of what stands around a cell or beside rows mean nothing inside. */
function isOuter(id: number): boolean {
  return id === BODY || id === HTML || id === CAPTION || id === COL || id === COLGROUP;
}

export function textInTable(builder: TreeBuilder, start: number, stop: number): void {
  const { open, mode } = builder;
  if (mode === IN_CELL || mode === IN_CAPTION) {
    textInBody(builder, start, stop);
    return;
  }
  const text = endOfSpace(builder.source, start, stop);
  const inStructure = open.currentKey === TABLE || open.currentKey === TR || isSection(open.currentKey);
  if (mode === IN_COLUMN_GROUP) {
    if (text > start) builder.insertText(start, text);
    if (text === stop || open.currentKey !== COLGROUP) return;
    open.pop();
    builder.mode = IN_TABLE;
    builder.textByMode(text, stop);
  } else if (text === stop && inStructure) builder.insertText(start, stop);
  else {
    builder.fostering = true;
    textInBody(builder, start, stop);
    builder.fostering = false;
  }
}

function closeCell(builder: TreeBuilder): boolean {
  const { open } = builder;
  const level = Math.max(open.levelOfTag(TD), open.levelOfTag(TH));
  if (level < open.boundary(TABLE_SCOPE)) return false;
  open.popTo(level - 1);
  builder.formatting.clearToMarker();
  builder.mode = IN_ROW;
  return true;
}

function closeRow(builder: TreeBuilder): boolean {
  const { open } = builder;
  if (!open.inScope(TR, TABLE_SCOPE)) return false;
  open.popThrough(TR);
  builder.mode = IN_TABLE_BODY;
  return true;
}

function closeSection(builder: TreeBuilder): boolean {
  const { open } = builder;
  const level = sectionLevel(builder);
  if (level < open.boundary(TABLE_SCOPE)) return false;
  open.popTo(level - 1);
  builder.mode = IN_TABLE;
  return true;
}

function closeCaption(builder: TreeBuilder): boolean {
  const { open } = builder;
  if (!open.inScope(CAPTION, TABLE_SCOPE)) return false;
  open.popThrough(CAPTION);
  builder.formatting.clearToMarker();
  builder.mode = IN_TABLE;
  return true;
}

function sectionLevel(builder: TreeBuilder): number {
  const { open } = builder;
  return Math.max(open.levelOfTag(TBODY), open.levelOfTag(THEAD), open.levelOfTag(TFOOT));
}

/** Pops what is open above the table section (or, without one, above the template). */
function clearToSection(builder: TreeBuilder): void {
  const { open } = builder;
  open.popTo(Math.max(sectionLevel(builder), open.levelOfTag(TEMPLATE), 0));
}

function clearToRow(builder: TreeBuilder): void {
  const { open } = builder;
  open.popTo(Math.max(open.levelOfTag(TR), open.levelOfTag(TEMPLATE), 0));
}
