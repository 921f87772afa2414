// Pages that show a part of another page, or the same in another frame: print views, pages of single messages. By iRobot 5.3
// (shingles of n = 5 words, L2 distance of whole pages) they are no near duplicates, as most of what they show besides,
// the frame, differs. Here a page is a copy when most of what is its own stands on another page.
import type { SiteGraph } from '../../sitemap/index.ts';

// Shingles that so large a share of all contents have are the site's frame.
const FRAME_SHARE = 0.03;
const LEAST_FRAME = 4;
// A copy has so much of what is its own from the original; print views write names and dates in another order.
const COPIED = 0.5;
// Pages with so little of their own may have it from anywhere.
const LEAST_OWN = 15;

/** For each page the pages among `originals` that it is a copy of; the pages `isOther` says are of another kind. */
export function copiedFrom(
  { pages, contents }: Pick<SiteGraph, 'pages' | 'contents'>,
  originals: readonly number[],
  isOther: (page: number, original: number) => boolean,
): ReadonlyMap<number, readonly number[]> {
  const own = ownShingles(pages, contents);
  const holders = new Map<number, number[]>();
  for (const original of originals)
    for (const shingle of own(original)) {
      const known = holders.get(shingle);
      if (known === undefined) holders.set(shingle, [original]);
      else known.push(original);
    }
  const copies = new Map<number, readonly number[]>();
  for (const page of pages.keys()) {
    const shingles = own(page);
    if (shingles.length < LEAST_OWN) continue;
    const common = new Map<number, number>();
    for (const shingle of shingles)
      for (const original of holders.get(shingle) ?? [])
        common.set(original, (common.get(original) ?? 0) + 1);
    const found = [...common].filter(
      ([original, count]) => count >= COPIED * shingles.length && isOther(page, original),
    );
    if (found.length > 0)
      copies.set(
        page,
        found.map(([original]) => original),
      );
  }
  return copies;
}

/** The shingles of a page that are not of the frame. Pages that are the same count once. */
function ownShingles(
  pages: SiteGraph['pages'],
  contents: readonly number[],
): (page: number) => readonly number[] {
  const different = [...new Set(contents)];
  const uses = new Map<number, number>();
  for (const page of different)
    for (const shingle of pages[page]!.shingles) uses.set(shingle, (uses.get(shingle) ?? 0) + 1);
  const frame = Math.max(LEAST_FRAME, FRAME_SHARE * different.length);
  const known = new Map<number, readonly number[]>();
  return (page) => {
    const content = contents[page]!;
    let own = known.get(content);
    if (own === undefined) {
      own = [...pages[content]!.shingles].filter((shingle) => uses.get(shingle)! <= frame);
      known.set(content, own);
    }
    return own;
  };
}
