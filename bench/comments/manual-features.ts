// ComCrawler's "manual features" baseline (Kao and Chen): what can be counted in a block of a page, for a linear SVM. No
// names of elements, no words.
import type { Page } from '../../src/page/index.ts';
import { type PageFacts, visibleLength } from '../../src/records/index.ts';

const BLOCKS = new Set('p div li td dd section article blockquote'.split(' '));
const MANY_RECORDS = 10;
const LONG_TEXT = 200;

/** Shares and sizes of the records `roots`, each about 0 … 1. */
export function manualFeatures(
  { tree }: Page,
  facts: PageFacts,
  container: number,
  roots: readonly number[],
): Record<string, number> {
  let [nodes, anchors, blocks, texts, images, controls, fields, headings] = [0, 0, 0, 0, 0, 0, 0, 0];
  let [length, linked, dated] = [0, 0, 0];
  const lengths: number[] = [];
  for (const root of roots) {
    const end = tree.end[root]!;
    const own = facts.text[end]! - facts.text[root]!;
    lengths.push(own);
    length += own;
    linked += facts.anchorText[end]! - facts.anchorText[root]!;
    images += facts.images[end]! - facts.images[root]!;
    if (facts.dates[end]! > facts.dates[root]!) dated++;
    for (let node = root; node < end; node++) {
      if (tree.isText(node)) {
        if (visibleLength(tree.text(node)) > 0) texts++;
        continue;
      }
      nodes++;
      const tag = tree.tag(node);
      if (tag === 'a') anchors++;
      if (BLOCKS.has(tag)) blocks++;
      if (tag === 'button') controls++;
      if (tag === 'input' || tag === 'textarea') fields++;
      if (/^h[1-6]$/.test(tag)) headings++;
    }
  }
  const count = Math.max(1, roots.length);
  const mean = length / count;
  const spread = Math.sqrt(lengths.reduce((sum, one) => sum + (one - mean) ** 2, 0) / count);
  const share = (value: number, of: number): number => Math.min(1, value / Math.max(1, of));
  return {
    anchors: share(anchors, nodes),
    linked: share(linked, length),
    dated: share(dated, count),
    images: share(images, nodes),
    imaged: share(images, count),
    blocks: share(blocks, nodes),
    texts: share(texts, nodes),
    controls: share(controls, count),
    fields: share(fields, count),
    headings: share(headings, count),
    length: share(mean, LONG_TEXT),
    spread: share(spread, mean),
    records: share(roots.length, MANY_RECORDS),
    place: share(container, tree.size),
  };
}
