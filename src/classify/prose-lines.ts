// Where a line of prose ends: what somebody wrote goes on over emphasis and links, not over blocks and not over cells.
import { BLOCK, TAG_BITS, tagId } from '../page/index.ts';

const TD = tagId('td');
const TH = tagId('th');

/** Whether an element with this tag begins a new line, or stands beside the one before it as a cell does. */
export function endsLine(tag: number): boolean {
  // The description of a board and the counts in the cells behind it are not one sentence.
  return tag === TD || tag === TH || ((TAG_BITS[tag] ?? 0) & BLOCK) !== 0;
}
