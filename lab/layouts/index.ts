// The lab's skins. Each layout draws the same views the way some era or kind of discussion software does, with markup,
// class names and texts of our own: tables, tag soup, floated divs, lists, articles, trees, flat runs of siblings.
// Layouts decide nothing (no URLs, no paging, no dates): all of that arrives in the views of lab/types.ts.

import { articles } from './articles.ts';
import { blog } from './blog.ts';
import { cards } from './cards.ts';
import { customElements } from './custom-elements.ts';
import type { CompleteLayout } from './define.ts';
import { definitionLists } from './definition-lists.ts';
import { flatRun } from './flat-run.ts';
import { floatedDivs } from './floated-divs.ts';
import { hashedClasses } from './hashed-classes.ts';
import { indentedTree } from './indented-tree.ts';
import { lofi } from './lofi.ts';
import { nestedTables } from './nested-tables.ts';
import { oldTables } from './old-tables.ts';
import { questions } from './questions.ts';
import { nestedReplyTree } from './reply-tree.ts';
import { rowspanTable } from './rowspan-table.ts';
import { semantic } from './semantic.ts';

export type { CompleteLayout } from './define.ts';
export { escapeHtml } from './html.ts';
export type { Word } from './words.ts';
export { words } from './words.ts';

/** Every layout, oldest manner first. */
export const layouts: readonly CompleteLayout[] = [
  oldTables,
  nestedTables,
  rowspanTable,
  lofi,
  indentedTree,
  flatRun,
  floatedDivs,
  definitionLists,
  nestedReplyTree,
  cards,
  articles,
  questions,
  blog,
  semantic,
  hashedClasses,
  customElements,
];

const byName = new Map(layouts.map((layout) => [layout.name, layout]));

/** The layout of that name; throws when there is none, since a dialect names it. */
export function layoutByName(name: string): CompleteLayout {
  const layout = byName.get(name);
  if (!layout) throw new RangeError(`no layout '${name}'; there are: ${[...byName.keys()].join(', ')}`);
  return layout;
}
