// A page with its regions and records outlined in colour, for a person to look at. Nothing of the page runs: what could
// (scripts, event handlers, frames, refreshes) is left out when the tree is written again, and the result stands in a
// sandboxed frame with a policy that allows pictures and styles only. URLs are left as they are.
import { escapeAttribute, escapeText, MARKED_POLICY, type Mark, markedHtml } from './marked-tree.ts';
import type { PageStructure } from './regions.ts';

export interface OverlayOptions {
  /** Regions below this share of the page are not drawn; default 0.01. */
  readonly minArea?: number;
}

/** A colour for each region; neighbours in the list are far apart. */
export function regionColour(index: number): string {
  return `hsl(${(index * 137) % 360} 80% 40%)`;
}

/** A complete HTML document that shows the page with its regions. */
export function overlayHtml(structure: PageStructure, { minArea = 0.01 }: OverlayOptions = {}): string {
  const { page, regions } = structure;
  const shown = regions.filter(({ area }) => area >= minArea);
  const content = `<!DOCTYPE html>${markedHtml(page.tree, marksOf(structure, shown.length, minArea))}`;
  const legend = shown
    .map(
      ({ location, records, area, detector }, i) =>
        `<li style="color:${regionColour(i)}">${i}: ${records.length} records, ${(100 * area).toFixed(1)} % of the page, ` +
        `${detector} at ${escapeText(location)}</li>`,
    )
    .join('\n');
  return `<!DOCTYPE html>
<html><head><meta charset="utf-8"><title>${escapeText(`Regions of ${page.url}`)}</title>
<meta http-equiv="Content-Security-Policy" content="${MARKED_POLICY}">
<style>body { margin: 0; font: 13px monospace; display: flex; flex-direction: column; height: 100vh; }
details { padding: 4px 8px; } ol { margin: 4px 0; padding: 0; list-style: none; max-height: 30vh; overflow: auto; }
iframe { border: 0; flex: 1; }</style></head>
<body><details open><summary>${shown.length} regions of ${escapeText(page.url)}</summary><ol>
${legend}
</ol></details>
<iframe sandbox="" referrerpolicy="no-referrer" srcdoc="${escapeAttribute(content)}"></iframe>
</body></html>
`;
}

/** Marks of all records of the regions that are drawn. */
export function regionMarks(structure: PageStructure, minArea = 0.01): Map<number, Mark> {
  const { length } = structure.regions.filter(({ area }) => area >= minArea);
  return marksOf(structure, length, minArea);
}

function marksOf({ page, regions }: PageStructure, count: number, minArea: number): Map<number, Mark> {
  const { tree } = page;
  const marks = new Map<number, Mark>();
  for (const [i, region] of regions.filter(({ area }) => area >= minArea).entries()) {
    if (i >= count) break;
    for (const [n, { first, last }] of region.records.entries()) {
      for (let node = first; node <= last; node = tree.end[node]!)
        // The larger region keeps a node that is a record of two.
        if (!tree.isText(node) && !marks.has(node))
          marks.set(node, {
            name: String(i),
            colour: regionColour(i),
            label: node === first ? `${i}.${n}` : undefined,
          });
    }
  }
  return marks;
}
