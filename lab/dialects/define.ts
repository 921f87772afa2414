// Fills in what a dialect does not say: the most ordinary forum.
import type { Dialect } from './types.ts';

const ordinary: Omit<Dialect, 'name' | 'purpose' | 'layout' | 'urls'> = {
  language: 'en',
  base: '/',
  boardPaging: 'numbers',
  threadPaging: 'numbers',
  threadsPerPage: 20,
  postsPerPage: 15,
  numbersFirstPage: false,
  dates: 'iso-minutes',
  timeZoneOffsetMinutes: 0,
  charset: 'utf-8',
  charsetTold: 'both',
  hrefs: 'root',
  permalinks: 'fragment',
  lastPosts: 'none',
  order: 'time',
  hasCategoryPages: false,
  hasRowPagers: false,
  tellsCanonical: false,
  canonicalLies: 'never',
  entryShows: 'boards',
  hasLabels: false,
  tellsNextPage: false,
  structuredData: 'none',
  secondSpelling: 'serve',
  beyondLast: 'last',
  validators: 'none',
  compression: 'none',
  isShell: false,
  nuisances: [],
  size: { boards: 10, threads: 150, postsPerThread: 8, users: 80 },
};

export type DialectSettings = Pick<Dialect, 'name' | 'purpose' | 'layout' | 'urls'> & Partial<Dialect>;

/** A dialect that differs from the ordinary one as the settings say. */
export function defineDialect(settings: DialectSettings): Dialect {
  return { ...ordinary, ...settings };
}
