// A wish of the user about addresses: a glob, where `*` stands for any characters, or a regular expression behind `re:`.
// Either decides in time that grows with the length of the address alone.
import { UsageError } from '../errors.ts';
import { isLinearRegex } from '../learn/index.ts';

const REGEX = 're:';

/** Throws UsageError, in one line, for what cannot be a pattern. */
export function urlWish(text: string): (url: string) => boolean {
  if (text.startsWith(REGEX)) return regexWish(text.slice(REGEX.length));
  if (!text.includes('*') && !URL.canParse(text))
    throw new UsageError(
      `"${text}" matches no whole address: write "*${text}*" for addresses that contain it`,
    );
  return (url) => matchesGlob(url, text.split('*'));
}

function regexWish(source: string): (url: string) => boolean {
  try {
    new RegExp(source);
  } catch (error) {
    throw new UsageError(`"${REGEX}${source}" is no regular expression: ${(error as Error).message}`);
  }
  if (!isLinearRegex(source))
    throw new UsageError(
      `"${REGEX}${source}" could take very long on some addresses: begin it with ^ and repeat single characters only, ` +
        'such as \\d+ or [^/]+, no groups, and few with bounds such as .{0,9}',
    );
  const regex = new RegExp(source);
  return (url) => regex.test(url);
}

/** Whether a text consists of the pieces in order, with anything between them. */
function matchesGlob(text: string, pieces: readonly string[]): boolean {
  const [first = '', ...others] = pieces;
  const last = others.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first) || text.length < first.length + last.length || !text.endsWith(last))
    return false;
  const end = text.length - last.length;
  let at = first.length;
  // The leftmost place of a piece leaves most room for the next ones.
  for (const piece of others) {
    const found = text.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return at <= end;
}
