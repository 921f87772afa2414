// What a template writes beside authors' names ('By', 'Author:'): guests are named right after it, in no element of theirs.
import type { PostRow, Slot } from './post-rows.ts';

const MAX_LABEL = 30;
// Names of a few who wrote most of the posts are no labels.
const MOST = 0.9;

/** Texts that stand in the element around the author's in nearly every row. */
export function findAuthorLabels(rows: readonly PostRow[], author: Slot | undefined): string[] {
  const around = author?.parent;
  if (author === undefined || around === undefined || around.path === '') return [];
  const counts = new Map<string, number>();
  let named = 0;
  for (const [i, { page, inner }] of rows.entries()) {
    const [name, first] = [author.nodes[i]!, around.nodes[i]!];
    if (name < 0 || first < 0) continue;
    named++;
    const { tree } = page;
    const texts = new Set<string>();
    for (let node = first + 1; node < tree.end[first]!; node++) {
      const until = node === name ? tree.end[name]! : inner.get(node);
      if (until !== undefined) node = until - 1;
      else if (tree.isText(node)) texts.add(tree.text(node).trim());
    }
    for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts]
    .filter(([text, count]) => text !== '' && text.length <= MAX_LABEL && count >= MOST * named && count > 1)
    .map(([text]) => text);
}
