// Dialects: forums that differ the way real forum software does, as plain data; and sites, a dialect applied to a
// world, which know what each URL of the forum names and what stands on each page.

import { UsageError } from '../../src/errors.ts';
import { combineDialect } from './combine.ts';
import { dialects } from './table.ts';
import type { Dialect } from './types.ts';

export { combineDialect } from './combine.ts';
export { type DialectSettings, defineDialect } from './define.ts';
export { createSite, type PlacedPost, type Site, type ThreadEntry } from './site.ts';
export { dialects } from './table.ts';
export type { Dialect, LabSize, NuisanceName, PagingStyle, PostLinkStyle } from './types.ts';

/** The dialect of that name; 'combined-17' is the combination of seed 17. */
export function dialectByName(name: string): Dialect {
  const combined = /^combined-(\d{1,9})$/.exec(name);
  if (combined) return combineDialect(Number(combined[1]));
  const dialect = dialects.find((candidate) => candidate.name === name);
  if (!dialect) {
    throw new UsageError(
      `there is no lab dialect '${name}'; choose one of ${dialects.map((d) => d.name).join(', ')}`,
    );
  }
  return dialect;
}

/** What `skein demo` shows. */
export const demoDialect: Dialect = dialectByName('slug-portal');
