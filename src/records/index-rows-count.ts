// The number in a cell such as '12 replies' or '1,234'.
import { numberOf } from './post-user.ts';

/** Null when the text holds no number, or several. */
export function countIn(text: string): number | null {
  const found = text.match(/\p{N}[\p{N}.,\u00a0]*/gu);
  return found?.length === 1 ? numberOf(found[0]) : null;
}
