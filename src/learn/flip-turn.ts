// What turning a page does to an address, told from one page and one of its flips, and done to other addresses: what a
// pager's links are called on boards and threads whose pagers nobody has seen.
import { escapeRegex } from './pattern-parts.ts';

/** A text put into an address, or one number replaced by another. */
interface Turn {
  /** Number of the piece it happens in, counted by `/`, `?` and `&`. */
  readonly piece: number;
  /** How many pieces follow. */
  readonly following: number;
  /** What stands before and after it within its piece. */
  readonly before: string;
  readonly after: string;
  readonly removed: string;
  readonly added: string;
}

/**
 * The turn from `pageUrl` to `flipUrl` as a function for other addresses; undefined for those it cannot be done to. Titles
 * differ: within its piece, the turn stands as far from the end as in the example, or else from the beginning.
 */
export function flipTurn(
  pageUrl: string,
  flipUrl: string,
): ((url: string) => string | undefined) | undefined {
  const turn = turnOf(pageUrl, flipUrl);
  if (turn === undefined) return undefined;
  const removed = turn.removed === '' ? '' : `(?<!\\d)${turn.removed}(?!\\d)`;
  const fromEnd = new RegExp(`^(.*)${removed}(${alike(turn.after)})$`);
  const fromStart = new RegExp(`^(${alike(turn.before)})${removed}(.*)$`);
  return (url) => {
    // Odd places hold the marks between pieces.
    const pieces = url.split(/([/?&])/);
    const value = pieces[2 * turn.piece];
    if (value === undefined || pieces.length !== 2 * (turn.piece + turn.following) + 1) return undefined;
    const match = fromEnd.exec(value) ?? fromStart.exec(value);
    if (match === null || isNumberCut(match[1]!, turn.added, match[2]!)) return undefined;
    return pieces.with(2 * turn.piece, match[1] + turn.added + match[2]).join('');
  };
}

function turnOf(pageUrl: string, flipUrl: string): Turn | undefined {
  const shorter = Math.min(pageUrl.length, flipUrl.length);
  let head = 0;
  while (head < shorter && pageUrl[head] === flipUrl[head]) head++;
  let tail = 0;
  while (tail < shorter - head && pageUrl.at(-1 - tail) === flipUrl.at(-1 - tail)) tail++;
  // Numbers are never cut in two.
  const isCutAt = (url: string, at: number) => isDigit(url[at - 1]) && isDigit(url[at]);
  while (head > 0 && (isCutAt(pageUrl, head) || isCutAt(flipUrl, head))) head--;
  while (tail > 0 && (isCutAt(pageUrl, pageUrl.length - tail) || isCutAt(flipUrl, flipUrl.length - tail)))
    tail--;
  const removed = pageUrl.slice(head, pageUrl.length - tail);
  const added = flipUrl.slice(head, flipUrl.length - tail);
  const isInsertion = removed === '' && /\d/.test(added);
  const isReplacement = /^\d+$/.test(removed) && /^\d+$/.test(added);
  if (!isInsertion && !isReplacement) return undefined;
  const marks = (text: string) => text.match(/[/?&]/g)?.length ?? 0;
  const [upTo, from] = [pageUrl.slice(0, head), pageUrl.slice(pageUrl.length - tail)];
  return {
    piece: marks(upTo),
    following: marks(from),
    before: /[^/?&]*$/.exec(upTo)![0],
    after: /^[^/?&]*/.exec(from)![0],
    removed,
    added,
  };
}

/** A text as a regular expression in which all numbers are alike. */
function alike(text: string): string {
  return text.split(/\d+/).map(escapeRegex).join('\\d+');
}

function isNumberCut(before: string, added: string, after: string): boolean {
  return (isDigit(before.at(-1)) && isDigit(added[0])) || (isDigit(added.at(-1)) && isDigit(after[0]));
}

function isDigit(char: string | undefined): boolean {
  return char !== undefined && char >= '0' && char <= '9';
}
