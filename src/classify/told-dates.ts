// Dates that only an attribute tells: 'five months ago' with the moment in `title` or `datetime`. Rows and posts of such
// a site are as dated as others.
import { hasDate } from '../page/index.ts';
import type { PageStructure } from '../records/index.ts';

// Longer titles are excerpts of what is linked, with dates people wrote about.
const MAX_TITLE = 60;

/** The same page with told dates counted, each at the first text of the element that tells it. */
export function withToldDates(structure: PageStructure): PageStructure {
  const { tree } = structure.page;
  const { facts } = structure;
  const places = toldPlaces(structure);
  if (places.size === 0) return structure;
  let told = 0;
  const dates = new Int32Array(facts.dates.length);
  for (let node = 0; node < dates.length; node++) {
    dates[node] = facts.dates[node]! + told;
    if (node < tree.size && places.has(node)) told++;
  }
  return { ...structure, facts: { ...facts, dates } };
}

/** Texts of elements that tell a date and show none. */
function toldPlaces({ page: { tree }, facts }: PageStructure): Set<number> {
  const places = new Set<number>();
  for (let node = 1; node < tree.size; node++) {
    if (tree.isText(node) || facts.isUnread[node] !== 0) continue;
    const end = tree.end[node]!;
    if (facts.text[end] === facts.text[node] || facts.dates[end] !== facts.dates[node]) continue;
    const told = tree.attribute(node, 'datetime') ?? tree.attribute(node, 'title');
    if (told === undefined || told.length > MAX_TITLE || !/\d/.test(told) || !hasDate(told)) continue;
    let text = node + 1;
    while (text < end && (!tree.isText(text) || facts.text[text + 1] === facts.text[text])) text++;
    if (text < end) places.add(text);
  }
  return places;
}
