// The title of a thread: the heading above the posts that the page's own title agrees with.
import { foldedText, type Page } from '../page/index.ts';

/** `firstPost` is the first node of the posts, or -1. */
export function threadTitle(page: Page, firstPost: number): string {
  const { tree } = page;
  const limit = firstPost < 0 ? tree.size : tree.end[firstPost]!;
  let best = '';
  let bestScore = 0;
  const pageTitle = page.title.toLowerCase();
  for (let level = 1; level <= 4; level++) {
    for (const node of tree.elements(`h${level}`)) {
      if (node >= limit) break;
      const text = foldedText(tree, node);
      if (text === '' || text.length > 300) continue;
      const agrees = pageTitle.includes(text.toLowerCase());
      const score = (agrees ? 2 : 0) + 1 / level + Math.min(0.5, text.length / 200);
      if (score > bestScore) {
        best = text;
        bestScore = score;
      }
    }
  }
  return bestScore >= 2
    ? best
    : page.title === ''
      ? best
      : (page.title.split(/\s+[|\u2013\u2014\u2022\u00bb\u00b7-]\s+/)[0] ?? '');
}
