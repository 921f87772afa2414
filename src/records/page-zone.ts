// The time zone a page says its times are in: 'All times are UTC+02:00', 'Alle Zeiten sind GMT'. The two names are the
// same in every language.
import type { Page } from '../page/index.ts';

const MAX_TEXT = 160;
const TOLD =
  /(?:^|[^\p{L}\p{N}])(?:UTC|GMT)(?:\s?([+\u2212\u2013-])\s?(\d{1,2})(?:[:.h]?(\d\d))?|(?=\s*(?:$|[.,;\])])))/u;
const NAMED = /UTC|GMT/;
const SUMMER = /(?:^|[^\p{L}])DST(?:$|[^\p{L}])/u;
const MAX_OFFSET = 14 * 60;
const SUMMER_MINUTES = 60;

/**
 * Minutes east of UTC as a page tells them before its first or after its last post, or null: in posts people write of
 * other zones. What is at the end of the page counts most.
 */
export function toldZone({ tree }: Page, firstPost: number, lastPostEnd: number): number | null {
  // Most pages tell none: one look at the source saves looking at every text.
  if (!NAMED.test(tree.source)) return null;
  let zone: number | null = null;
  for (let node = 0; node < tree.size; node++) {
    if (node >= firstPost && node < lastPostEnd) node = lastPostEnd;
    if (node >= tree.size) break;
    if (!tree.isText(node) || tree.stop[node]! - tree.start[node]! > MAX_TEXT) continue;
    if (!NAMED.test(tree.source.slice(tree.start[node]!, tree.stop[node]!))) continue;
    const above = tree.tag(tree.parent[node]!);
    if (above === 'script' || above === 'style' || above === 'option' || above === 'a') continue;
    zone = zoneIn(tree.text(node)) ?? zone;
  }
  return zone;
}

function zoneIn(text: string): number | null {
  const match = TOLD.exec(text);
  if (match === null) return null;
  const [, sign, hours = '0', minutes = '0'] = match;
  const size = Number(hours) * 60 + Number(minutes);
  const standard = sign === undefined || sign === '+' ? size : -size;
  return size > MAX_OFFSET ? null : standard + (SUMMER.test(text) ? SUMMER_MINUTES : 0);
}
