// Finds the insertion mode from what is open: needed after a table, select or template has ended.
import {
  AFTER_HEAD,
  BEFORE_HEAD,
  IN_BODY,
  IN_CAPTION,
  IN_CELL,
  IN_COLUMN_GROUP,
  IN_HEAD,
  IN_ROW,
  IN_SELECT,
  IN_SELECT_IN_TABLE,
  IN_TABLE,
  IN_TABLE_BODY,
  IN_TEMPLATE,
} from './insertion-modes.ts';
import { tagId } from './tags.ts';
import type { TreeBuilder } from './tree-builder.ts';

const TABLE = tagId('table');
const TEMPLATE = tagId('template');

/** The mode that an open element puts its content in. */
const MODE_OF: ReadonlyMap<number, number> = new Map([
  [tagId('select'), IN_SELECT],
  [tagId('td'), IN_CELL],
  [tagId('th'), IN_CELL],
  [tagId('tr'), IN_ROW],
  [tagId('tbody'), IN_TABLE_BODY],
  [tagId('thead'), IN_TABLE_BODY],
  [tagId('tfoot'), IN_TABLE_BODY],
  [tagId('caption'), IN_CAPTION],
  [tagId('colgroup'), IN_COLUMN_GROUP],
  [TABLE, IN_TABLE],
  [TEMPLATE, IN_TEMPLATE],
  [tagId('head'), IN_HEAD],
  [tagId('body'), IN_BODY],
]);

/** The innermost open element that has a mode decides; of every tag only the uppermost level is looked at. */
export function resetMode(builder: TreeBuilder): void {
  const { open } = builder;
  let best = 0;
  let mode = builder.head < 0 ? BEFORE_HEAD : AFTER_HEAD;
  for (const [tag, tagMode] of MODE_OF) {
    const level = open.levelOfTag(tag);
    if (level > best) {
      best = level;
      mode = tagMode;
    }
  }
  if (mode === IN_SELECT) {
    const table = open.levelOfTag(TABLE);
    if (table > 0 && table > open.levelOfTag(TEMPLATE)) mode = IN_SELECT_IN_TABLE;
  } else if (mode === IN_TEMPLATE) mode = builder.templateModes.at(-1) ?? IN_BODY;
  builder.mode = mode;
}
