// MiBAT (Song et al., CIKM 2010) with dates as domain constraint: nodes that hold a date are pivots; sibling subtrees
// that show the same tag path down to a pivot are anchors, and a record is the run of siblings around an anchor.
import type { Page, Tree } from '../../../src/page/index.ts';
import type { Detection, FoundRecord } from '../score.ts';

const DATE =
  /\b\d{1,2}[:.]\d{2}\b|\b(?:19|20)\d\d\b|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\b(?:ago|yesterday|today)\b|年|月/i;
const MAX_DATE_TEXT = 120;

export function mibatSections(page: Page): Detection {
  const { tree } = page;
  const pivots: number[] = [];
  for (let node = 0; node < tree.size; node++) {
    if (!tree.isText(node) || tree.tag(tree.parent[node]!) === 'script') continue;
    const text = tree.text(node);
    if (text.length <= MAX_DATE_TEXT && DATE.test(text)) pivots.push(node);
  }
  // Anchors: children of one parent with a pivot at the same tag path below them.
  const groups = new Map<string, Set<number>>();
  for (const pivot of pivots) {
    let path = '';
    for (let at = tree.parent[pivot]!; at > 0; at = tree.parent[at]!) {
      path = `${tree.tag(at)}>${path}`;
      const key = `${tree.parent[at]} ${path}`;
      const anchors = groups.get(key);
      if (anchors === undefined) groups.set(key, new Set([at]));
      else anchors.add(at);
    }
  }
  const sections: FoundRecord[][] = [];
  for (const anchors of groups.values())
    if (anchors.size >= 2)
      sections.push(
        recordsAround(
          tree,
          [...anchors].sort((a, b) => a - b),
        ),
      );
  return sections;
}

/** Siblings before and after every anchor that are the same around all of them belong to the record. */
function recordsAround(tree: Tree, anchors: readonly number[]): FoundRecord[] {
  const siblings = tree.children(tree.parent[anchors[0]!]!).filter((child) => !tree.isText(child));
  const at = anchors.map((anchor) => siblings.indexOf(anchor));
  const gap = Math.min(...at.slice(1).map((position, i) => position - at[i]!));
  const sameTag = (offset: number): boolean => {
    const tags = at.map((position) => siblings[position + offset]).map((node) => node && tree.tagId[node]);
    return tags[0] !== undefined && tags.every((tag) => tag === tags[0]);
  };
  let before = 0;
  let after = 0;
  while (before + after < gap - 1 && sameTag(-before - 1)) before++;
  while (before + after < gap - 1 && sameTag(after + 1)) after++;
  return at.map((position) => [
    { from: siblings[position - before]!, to: tree.end[siblings[position + after]!]! },
  ]);
}
