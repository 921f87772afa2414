// Tree construction inside select: only options, groups and rules are kept; table structure around a select ends it.
import { startTagInHead } from './head-rules.ts';
import { IN_SELECT_IN_TABLE } from './insertion-modes.ts';
import { TABLE_SCOPE } from './open-elements.ts';
import { resetMode } from './reset-mode.ts';
import { TABLE_PART, TAG_BITS, tagId } from './tags.ts';
import type { TreeBuilder } from './tree-builder.ts';

const COL = tagId('col');
const COLGROUP = tagId('colgroup');
const HR = tagId('hr');
const INPUT = tagId('input');
const KEYGEN = tagId('keygen');
const OPTGROUP = tagId('optgroup');
const OPTION = tagId('option');
const SCRIPT = tagId('script');
const SELECT = tagId('select');
const TABLE = tagId('table');
const TEMPLATE = tagId('template');
const TEXTAREA = tagId('textarea');

const isTableTag = (id: number): boolean =>
  id === TABLE || ((TAG_BITS[id]! & TABLE_PART) !== 0 && id !== COL && id !== COLGROUP);

export function startTagInSelect(builder: TreeBuilder): void {
  const { id, open } = builder;
  if (builder.mode === IN_SELECT_IN_TABLE && isTableTag(id)) {
    leaveSelect(builder);
    builder.dispatchStartTag();
    return;
  }
  if (id === OPTION || id === OPTGROUP || id === HR) {
    if (open.currentKey === OPTION) open.pop();
    if (id !== OPTION && open.currentKey === OPTGROUP) open.pop();
    if (id === HR) builder.insertVoid();
    else builder.insertElement();
  } else if (id === SELECT) leaveSelect(builder);
  else if (id === INPUT || id === KEYGEN || id === TEXTAREA) {
    leaveSelect(builder);
    builder.dispatchStartTag();
  } else if (id === SCRIPT || id === TEMPLATE) startTagInHead(builder);
}

export function endTagInSelect(builder: TreeBuilder): void {
  const { id, open } = builder;
  if (builder.mode === IN_SELECT_IN_TABLE && isTableTag(id)) {
    if (!open.inScope(id, TABLE_SCOPE)) return;
    leaveSelect(builder);
    builder.dispatchEndTag();
  } else if (id === OPTGROUP) {
    if (open.currentKey === OPTION && open.top > 0 && open.keyAt(open.top - 1) === OPTGROUP) open.pop();
    if (open.currentKey === OPTGROUP) open.pop();
  } else if (id === OPTION) {
    if (open.currentKey === OPTION) open.pop();
  } else if (id === SELECT) leaveSelect(builder);
  else if (id === TEMPLATE) builder.closeTemplate();
}

function leaveSelect(builder: TreeBuilder): void {
  builder.open.popThrough(SELECT);
  resetMode(builder);
}
