// Found dates as ISO 8601 and as numbers to order by.
import { localEpoch } from './calendar.ts';
import type { FoundDate } from './types.ts';

const two = (n: number): string => String(n).padStart(2, '0');

function offsetText(minutes: number): string {
  if (minutes === 0) return 'Z';
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/**
 * ISO 8601, no finer than the text: '2024', '2024-01', '2024-01-05', '2024-01-05T15:15:00'. A zone the text names wins
 * over the site's `offsetMinutes`; without either, the time stays local.
 */
export function toIso(
  found: Pick<FoundDate, 'local' | 'precision' | 'offsetMinutes'>,
  offsetMinutes: number | null = null,
): string {
  const { local, precision } = found;
  const year = String(local.year).padStart(4, '0');
  if (precision === 'year') return year;
  if (precision === 'month') return `${year}-${two(local.month)}`;
  const day = `${year}-${two(local.month)}-${two(local.day)}`;
  if (precision === 'day') return day;
  const second = precision === 'second' ? local.second : 0;
  const offset = found.offsetMinutes ?? offsetMinutes;
  return `${day}T${two(local.hour)}:${two(local.minute)}:${two(second)}${offset === null ? '' : offsetText(offset)}`;
}

/** Ms since 1970, to order by: exact when a zone is known, else as if the site's clock showed UTC. */
export function epochOf(found: FoundDate): number {
  return localEpoch(found.local) - (found.offsetMinutes ?? 0) * 60_000;
}
