// The links and texts of a region's records aligned in columns: the cell of a column is what stands at the same path
// within each record (FoCUS figure 4).
import type { Link, Tree } from '../page/index.ts';
import { ownRanges, type PageStructure } from './regions.ts';
import type { LinkColumn, LinkTable, Region, TextColumn } from './types.ts';

// How far up a path is told; beyond it, places within one record are alike enough.
const MAX_PATH = 8;
// A region in which every record has places of its own is no table; its columns would be as many as its records.
const MAX_COLUMNS = 256;

/** Aligns a region. Where a path occurs several times in a record (pager of a row), the n-th is its own column up to 3. */
export function linkTable({ page, facts }: PageStructure, region: Region): LinkTable {
  const { tree } = page;
  const linkAt = new Map<number, Link>(page.links.map((link) => [link.node, link]));
  const links = new Map<string, (Link | undefined)[]>();
  const texts = new Map<string, string[]>();
  const rows = region.records.length;
  const stepOf = stepNames(tree);
  for (let row = 0; row < rows; row++) {
    const seen = new Map<string, number>();
    const { first } = region.records[row]!;
    const numbered = (path: string): string => {
      const n = Math.min(3, (seen.get(path) ?? 0) + 1);
      seen.set(path, n);
      return n === 1 ? path : `${path} ${n}`;
    };
    for (const { from, to } of ownRanges(region, row)) {
      let skipUntil = from;
      for (let node = from; node < to; node++) {
        if (node < skipUntil || facts.isUnread[node] !== 0) continue;
        const link = linkAt.get(node);
        if (link !== undefined) {
          const path = numbered(pathWithin(tree, stepOf, first, node));
          let cells = links.get(path);
          if (cells === undefined) {
            if (links.size === MAX_COLUMNS) continue;
            cells = new Array<Link | undefined>(rows);
            links.set(path, cells);
          }
          cells[row] = link;
          skipUntil = tree.end[node]!;
        } else if (tree.isText(node)) {
          const text = tree.text(node).replace(/\s+/g, ' ').trim();
          if (text === '') continue;
          const path = numbered(pathWithin(tree, stepOf, first, tree.parent[node]!));
          let cells = texts.get(path);
          if (cells === undefined) {
            if (texts.size === MAX_COLUMNS) continue;
            cells = new Array<string>(rows).fill('');
            texts.set(path, cells);
          }
          cells[row] = cells[row] === '' ? text : `${cells[row]} ${text}`;
        }
      }
    }
  }
  const linkColumns = [...links].map(
    ([path, cells]): LinkColumn => ({
      path,
      cells,
      anchorLength: cells.reduce((sum, link) => sum + (link?.text.length ?? 0), 0),
    }),
  );
  const textColumns = [...texts].map(([path, cells]): TextColumn => ({ path, cells }));
  return { region, links: linkColumns.sort((a, b) => b.anchorLength - a.anchorLength), texts: textColumns };
}

/** Tags and first class names from a record's root down to a node; for runs of siblings, from the sibling down. */
function pathWithin(tree: Tree, stepOf: (node: number) => string, root: number, node: number): string {
  const top = tree.parent[root]!;
  let path = '';
  let at = node;
  for (let steps = 0; at !== top && at > 0 && steps < MAX_PATH; steps++) {
    path = path === '' ? stepOf(at) : `${stepOf(at)}>${path}`;
    at = tree.parent[at]!;
  }
  return path;
}

/** 'tag.name' of a node, read once: cells of one record share most of their path. */
function stepNames(tree: Tree): (node: number) => string {
  const known = new Map<number, string>();
  return (node) => {
    let step = known.get(node);
    if (step === undefined) {
      const name = tree.classes(node)[0]?.replace(/\d+/g, '0');
      step = name === undefined ? tree.tag(node) : `${tree.tag(node)}.${name}`;
      known.set(node, step);
    }
    return step;
  };
}
