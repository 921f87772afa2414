// What a page gives away of its time zone outside its posts: 'All times are UTC+02:00', 'Alle Zeiten sind GMT', or a clock.
// The two names are the same in every language.
import { type DateOptions, firstDate, localEpoch, type Page } from '../page/index.ts';
import { namedOffset, type SiteZone } from './site-zone.ts';

const MAX_TEXT = 160;
const TOLD =
  /(?:^|[^\p{L}\p{N}])(?:UTC|GMT)(?:\s?([+\u2212\u2013-])\s?(\d{1,2})(?:[:.h]?(\d\d))?|(?=\s*(?:$|[.,;\])])))/u;
const PLACE =
  /\b(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[A-Z][A-Za-z_-]+(?:\/[A-Z][A-Za-z_-]+)?\b/;
const NAMED = new RegExp(`UTC|GMT|${PLACE.source}`);
const CLOCK = /\d[:.]\d\d/;
const SUMMER = /(?:^|[^\p{L}])DST(?:$|[^\p{L}])/u;
const MAX_OFFSET = 14 * 60;
const SUMMER_MINUTES = 60;
const MINUTE_MS = 60_000;
// Zones differ by quarters of an hour.
const QUARTER = 15;
// A page is written a little before it is sent; a clock without seconds is up to a minute late.
const LATE_MS = 15_000;
const EARLY_MS = 5_000;
const NOT_READ = new Set(['script', 'style', 'option', 'a']);

/** Short texts of a page before its first and after its last post: in posts people write of other zones. */
function* textsAround(
  { tree }: Page,
  firstPost: number,
  lastPostEnd: number,
  like: RegExp,
): Generator<number, void, undefined> {
  for (let node = 0; node < tree.size; node++) {
    if (node >= firstPost && node < lastPostEnd) node = lastPostEnd;
    if (node >= tree.size) break;
    if (!tree.isText(node) || tree.stop[node]! - tree.start[node]! > MAX_TEXT) continue;
    if (!like.test(tree.source.slice(tree.start[node]!, tree.stop[node]!))) continue;
    if (!NOT_READ.has(tree.tag(tree.parent[node]!))) yield node;
  }
}

/** The zone a page tells, or null. What is at the end of the page counts most. */
export function toldZone(page: Page, firstPost: number, lastPostEnd: number): SiteZone | null {
  const { tree } = page;
  // Most pages tell none: one look at the source saves looking at every text.
  if (!NAMED.test(tree.source)) return null;
  let zone: SiteZone | null = null;
  for (const node of textsAround(page, firstPost, lastPostEnd, NAMED)) {
    const text = tree.text(node);
    const place = PLACE.exec(text)?.[0] ?? PLACE.exec(tree.attribute(tree.parent[node]!, 'title') ?? '')?.[0];
    const placed = place === undefined ? undefined : namedOffset(place, page.writtenAt);
    if (place !== undefined && placed !== undefined) zone = { offsetMinutes: placed, name: place };
    else zone = zoneIn(text) ?? zone;
  }
  return zone;
}

function zoneIn(text: string): SiteZone | null {
  const match = TOLD.exec(text);
  if (match === null) return null;
  const [, sign, hours = '0', minutes = '0'] = match;
  const size = Number(hours) * 60 + Number(minutes);
  const standard = sign === undefined || sign === '+' ? size : -size;
  if (size > MAX_OFFSET) return null;
  return { offsetMinutes: standard + (SUMMER.test(text) ? SUMMER_MINUTES : 0) };
}

/**
 * Minutes between UTC and texts that may be a clock ('It is now 5 March 2024, 10:15'): whole quarters of an hour from
 * the moment the page was written. Any moment is that at times, so that one page proves nothing.
 */
export function clocksOf(page: Page, firstPost: number, lastPostEnd: number, dates: DateOptions): number[] {
  if (page.writtenAt <= 0) return [];
  const offsets = new Set<number>();
  for (const node of textsAround(page, firstPost, lastPostEnd, CLOCK)) {
    const found = firstDate(page.tree.text(node), dates);
    if (found === undefined || found.kind !== 'absolute' || !found.hasYear || found.offsetMinutes !== null)
      continue;
    if (found.precision !== 'minute' && found.precision !== 'second') continue;
    const ahead = localEpoch(found.local) - page.writtenAt;
    const lateMs = LATE_MS + (found.precision === 'minute' ? MINUTE_MS : 0);
    const offset = QUARTER * Math.round((ahead + (lateMs - EARLY_MS) / 2) / (QUARTER * MINUTE_MS));
    const late = offset * MINUTE_MS - ahead;
    if (late <= lateMs && late >= -EARLY_MS && Math.abs(offset) <= MAX_OFFSET) offsets.add(offset);
  }
  return [...offsets];
}
