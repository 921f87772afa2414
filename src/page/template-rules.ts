// Tree construction inside template: the first tag decides what kind of content it holds (rows need no table there).
import { startTagInHead } from './head-rules.ts';
import { IN_BODY, IN_COLUMN_GROUP, IN_ROW, IN_TABLE, IN_TABLE_BODY } from './insertion-modes.ts';
import { HEAD_CONTENT, TAG_BITS, tagId } from './tags.ts';
import type { TreeBuilder } from './tree-builder.ts';

const MODE_BY_FIRST_TAG: ReadonlyMap<number, number> = new Map([
  [tagId('caption'), IN_TABLE],
  [tagId('colgroup'), IN_TABLE],
  [tagId('tbody'), IN_TABLE],
  [tagId('tfoot'), IN_TABLE],
  [tagId('thead'), IN_TABLE],
  [tagId('col'), IN_COLUMN_GROUP],
  [tagId('tr'), IN_TABLE_BODY],
  [tagId('td'), IN_ROW],
  [tagId('th'), IN_ROW],
]);

export function startTagInTemplate(builder: TreeBuilder): void {
  const { id } = builder;
  if ((TAG_BITS[id]! & HEAD_CONTENT) !== 0) {
    startTagInHead(builder);
    return;
  }
  builder.setTemplateMode(MODE_BY_FIRST_TAG.get(id) ?? IN_BODY);
  builder.dispatchStartTag();
}
