// Dialects: forums that differ the way real forum software does, as plain data; and sites, a dialect applied to a
// world, which know what each URL of the forum names and what stands on each page.

import { UsageError } from '../../src/errors.ts';
import { dialects } from './table.ts';
import type { Dialect } from './types.ts';

export { type DialectSettings, defineDialect } from './define.ts';
export { createSite, type PlacedPost, type Site, type ThreadEntry } from './site.ts';
export { dialects } from './table.ts';
export type { Dialect, LabSize, NuisanceName, PagingStyle, PostLinkStyle } from './types.ts';

/** The dialect of that name. */
export function dialectByName(name: string): Dialect {
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
