// Times of posts: read from ISO 8601 of any precision, told as mail does (RFC 5322) and as the separator lines of an mbox.

/** A time, and the offset in minutes its page named. */
export interface ToldTime {
  /** The moment; where no offset is known, the local time as if it were UTC. */
  readonly at: Date;
  readonly offset: number | undefined;
}

const ISO =
  /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?)?)?$/i;
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Reads ISO 8601 of any precision; undefined when it is none. */
export function toldTime(iso: string): ToldTime | undefined {
  const match = ISO.exec(iso);
  if (match === null) return undefined;
  const [, year, month = '1', day = '1', hour = '0', minute = '0', second = '0', zone] = match;
  const local = Date.UTC(+year!, +month - 1, +day, +hour, +minute, +second);
  if (Number.isNaN(local)) return undefined;
  const offset = zone === undefined ? undefined : minutesOf(zone);
  return { at: new Date(local - (offset ?? 0) * 60_000), offset };
}

function minutesOf(zone: string): number {
  if (zone.toUpperCase() === 'Z') return 0;
  const minutes = 60 * Number(zone.slice(1, 3)) + Number(zone.slice(-2));
  return zone.startsWith('-') ? -minutes : minutes;
}

/** `Fri, 05 Apr 2024 10:00:00 +0200`; `-0000` says that the zone is not known (RFC 5322, 3.3). */
export function mailTime({ at, offset }: ToldTime): string {
  const local = new Date(at.getTime() + (offset ?? 0) * 60_000);
  const minutes = Math.abs(offset ?? 0);
  const sign = offset === undefined || offset < 0 ? '-' : '+';
  const zone = `${sign}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
  return `${DAYS[local.getUTCDay()]}, ${two(local.getUTCDate())} ${MONTHS[local.getUTCMonth()]} ${year(local)} ${clock(local)} ${zone}`;
}

/** `Fri Apr  5 10:00:00 2024`, in UTC. */
export function separatorTime(at: Date): string {
  const day = String(at.getUTCDate()).padStart(2, ' ');
  return `${DAYS[at.getUTCDay()]} ${MONTHS[at.getUTCMonth()]} ${day} ${clock(at)} ${year(at)}`;
}

const two = (number: number) => String(number).padStart(2, '0');
const year = (time: Date) => String(time.getUTCFullYear()).padStart(4, '0');
const clock = (time: Date) =>
  `${two(time.getUTCHours())}:${two(time.getUTCMinutes())}:${two(time.getUTCSeconds())}`;
