// The lab's skins. Each layout draws the same views the way some era or kind of discussion software does, with markup,
// class names and texts of our own: tables, tag soup, floated divs, lists, articles, trees, flat runs of siblings.
// Layouts decide nothing (no URLs, no paging, no dates): all of that arrives in the views of lab/types.ts.
import { articles } from './articles.ts';
import type { CompleteLayout } from './define.ts';
import { floatedDivs } from './floated-divs.ts';
import { oldTables } from './old-tables.ts';

export type { CompleteLayout } from './define.ts';
export { escapeHtml } from './html.ts';
export type { Word } from './words.ts';
export { words } from './words.ts';

/** Every layout, oldest manner first. */
export const layouts: readonly CompleteLayout[] = [oldTables, floatedDivs, articles];

const byName = new Map(layouts.map((layout) => [layout.name, layout]));

/** The layout of that name; throws when there is none, since a dialect names it. */
export function layoutByName(name: string): CompleteLayout {
  const layout = byName.get(name);
  if (!layout) throw new RangeError(`no layout '${name}'; there are: ${[...byName.keys()].join(', ')}`);
  return layout;
}
