// The baseline of FoCUS 5.2.3: the entry is where a folder is named as forums often are, else the root of the host.
const KEYWORDS = ['forum', 'board', 'community', 'bbs', 'discuss'];

/** The path up to the first keyword that ends with '/'. */
export function entryByKeyword(url: string): string {
  const { origin, pathname } = new URL(url);
  const ends = KEYWORDS.map((word) => ({ word, at: pathname.toLowerCase().indexOf(`${word}/`) }))
    .filter(({ at }) => at >= 0)
    .map(({ word, at }) => at + word.length + 1);
  return origin + (ends.length === 0 ? '/' : pathname.slice(0, Math.min(...ends)));
}
