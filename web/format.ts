// Numbers and times as people read them.
const whole = new Intl.NumberFormat('en');

export function amount(value: number): string {
  return whole.format(Math.round(value));
}

/** 1.2 M, 34 k: where there is little room. */
export function short(value: number): string {
  if (value >= 999_500) return `${(value / 1e6).toFixed(value < 9.95e6 ? 1 : 0)} M`;
  if (value >= 9950) return `${Math.round(value / 1000)} k`;
  return whole.format(Math.round(10 * value) / 10);
}

export function percent(share: number): string {
  const value = 100 * share;
  return `${value >= 99.95 || value === 0 ? value.toFixed(0) : value.toFixed(1)} %`;
}

export function bytes(value: number): string {
  if (value >= 1e9) return `${(value / 1e9).toFixed(1)} GB`;
  if (value >= 1e6) return `${(value / 1e6).toFixed(1)} MB`;
  return `${Math.round(value / 1000)} kB`;
}

/** 4 s, 3 min, 2.5 h, 4 d. */
export function duration(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 1) return `${Math.round(ms)} ms`;
  if (seconds < 60) return `${Math.round(seconds)} s`;
  if (seconds < 60 * 60) return `${Math.round(seconds / 60)} min`;
  if (seconds < 24 * 3600) return `${trim(seconds / 3600)} h`;
  return seconds < 700 * 86_400 ? `${trim(seconds / 86_400)} d` : `${trim(seconds / (365.25 * 86_400))} y`;
}

function trim(value: number): string {
  return value < 10 ? value.toFixed(1).replace(/\.0$/, '') : value.toFixed(0);
}

/** How long ago, or how far ahead. */
export function relative(at: number, now = Date.now()): string {
  return at <= now ? `${duration(now - at)} ago` : `in ${duration(at - now)}`;
}

const clock = new Intl.DateTimeFormat(undefined, {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hour12: false,
});
export function timeOfDay(at: number): string {
  return clock.format(at);
}

/** A stored time: as it was written, without the T. */
export function storedTime(iso: string | null, raw = ''): string {
  if (iso === null) return raw;
  return iso
    .replace('T', ' ')
    .replace(/(:\d\d):\d\d(\.\d+)?/, '$1')
    .replace(/Z$|\+00:00$/, ' UTC');
}

export function day(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** A URL without what is the same for all of a site. */
export function pathOf(url: string): string {
  return url.replace(/^https?:\/\/[^/]+/, '') || '/';
}

export function hostOf(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
