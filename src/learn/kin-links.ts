// Links called as a known board is, but for its name and number: with two boards on the whole site nothing repeats often
// enough to tell which words of an address are the software's and which a title's.
import { looksLikeCode, queryPairs, splitUrl } from './url-parts.ts';

/**
 * Tells URLs of the kind of a given one: equal but for numbers and the words beside them, and alike in a word that others
 * of as many parts do not have (`/c/news/3` beside `/c/general/2`, where people are `/u/anna/5`).
 * @param all links seen, which tell what others have
 */
export function kinTest(all: readonly string[]): (url: string, like: string) => boolean {
  const byFrame = new Map<string, Set<string>[]>();
  for (const url of new Set(all)) {
    const { frame, parts } = partsOf(url);
    const places = byFrame.get(frame) ?? parts.map(() => new Set<string>());
    byFrame.set(frame, places);
    for (const [i, part] of parts.entries()) places[i]!.add(part);
  }
  return (url, like) => {
    const [a, b] = [partsOf(url), partsOf(like)];
    if (a.frame !== b.frame || url === like) return false;
    const differs = a.parts.map((part, i) => part !== b.parts[i]);
    const names = a.parts.map((part, i) => differs[i]! && isName(part) && isName(b.parts[i]!));
    if (!names.includes(true)) return false;
    const areTitles = differs.every((is, i) => !is || names[i] || names[i - 1] || names[i + 1]);
    const places = byFrame.get(a.frame) ?? [];
    const isTold = a.parts.some((part, i) => !differs[i] && !isName(part) && (places[i]?.size ?? 0) > 1);
    return areTitles && isTold;
  };
}

/** A number or a code: what tells two of a kind apart. */
function isName(part: string): boolean {
  return /^\d+$/.test(part) || looksLikeCode(part);
}

function partsOf(url: string): { readonly frame: string; readonly parts: readonly string[] } {
  const { path, query } = splitUrl(url);
  const pairs = queryPairs(query).sort((a, b) => (a.name < b.name ? -1 : 1));
  const segments = path.split('/');
  return {
    frame: `${segments.length} ${pairs.length} ${pairs.map(({ name, value }) => (value === null ? '' : name)).join('&')}`,
    parts: [...segments, ...pairs.map(({ name, value }) => value ?? name)],
  };
}
