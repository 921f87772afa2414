// Where a site's clocks stand, and how far from UTC they are at a given time.
import { type LocalTime, localEpoch } from '../page/index.ts';

/** A site's time zone as far as its pages give it away. */
export interface SiteZone {
  /** Minutes east of UTC. */
  readonly offsetMinutes: number;
  /** Its name in the IANA database (`Europe/Berlin`), where a page names it: then summer time is known too. */
  readonly name?: string;
}

/** What one page gives away of its site's zone. */
export interface ZoneEvidence {
  /** 'All times are UTC+2'. */
  readonly told: SiteZone | null;
  /** Of each post whose moment structured data tells besides the time shown: minutes between the two. */
  readonly pairs: readonly number[];
  /** Minutes between UTC and what may be a clock on the page. */
  readonly clocks: readonly number[];
}

const MIN_PAIRS = 2;
// Any time of today differs from the time of fetching by whole quarters of an hour now and then: only a clock always does.
const MIN_CLOCK_PAGES = 3;
const MIN_CLOCK_SHARE = 0.8;

/** The zone most pages agree on: what they say, else what structured data tells, else the clocks they show. */
export function agreedZone(pages: readonly ZoneEvidence[]): SiteZone | null {
  const told = pages.flatMap(({ told }) => (told === null ? [] : [told]));
  const [first] = told;
  if (first !== undefined && 2 * told.length >= pages.length && told.every((zone) => isSame(zone, first)))
    return first;
  const pairs = pages.flatMap((page) => page.pairs);
  if (pairs.length >= MIN_PAIRS && new Set(pairs).size === 1) return { offsetMinutes: pairs[0]! };
  const shown = pages.filter(({ clocks }) => clocks.length > 0);
  if (shown.length < Math.max(MIN_CLOCK_PAGES, MIN_CLOCK_SHARE * pages.length)) return null;
  const always = shown[0]!.clocks.filter((offset) => shown.every(({ clocks }) => clocks.includes(offset)));
  return always.length === 1 ? { offsetMinutes: always[0]! } : null;
}

function isSame(a: SiteZone, b: SiteZone): boolean {
  return a.offsetMinutes === b.offsetMinutes && a.name === b.name;
}

/** Minutes east of UTC when a clock of that zone shows a time. */
export function offsetAt(zone: SiteZone, local: LocalTime): number {
  const { name, offsetMinutes } = zone;
  if (name === undefined) return offsetMinutes;
  const shown = localEpoch(local);
  // The second look is for times near the hour that summer time adds or takes away.
  const near = namedOffset(name, shown - offsetMinutes * 60_000) ?? offsetMinutes;
  return namedOffset(name, shown - near * 60_000) ?? near;
}

const formats = new Map<string, Intl.DateTimeFormat | null>();

/** Minutes east of UTC in a zone of the IANA database at a moment; undefined when there is no such zone. */
export function namedOffset(name: string, epochMs: number): number | undefined {
  let format = formats.get(name);
  if (format === undefined) {
    format = formatOf(name);
    formats.set(name, format);
  }
  const told = format?.formatToParts(epochMs).find(({ type }) => type === 'timeZoneName')?.value;
  const match = told === undefined ? null : /^GMT(?:([+-])(\d\d):(\d\d))?/.exec(told);
  if (match === null) return undefined;
  const [, sign, hours = '0', minutes = '0'] = match;
  const size = 60 * Number(hours) + Number(minutes);
  return sign === '-' ? -size : size;
}

function formatOf(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  } catch {
    return null;
  }
}
