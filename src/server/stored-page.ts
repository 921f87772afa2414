// A stored page as a document that can do nothing: no scripts, no requests, no forms, no frames; what was read on it is outlined.
import { readStored } from '../crawl/index.ts';
import { extractPosts, markedHtml, pageStructure, postMarks, regionMarks } from '../records/index.ts';
import type { Site, Store } from '../store/index.ts';

export type Marking = 'posts' | 'regions' | 'none';

/**
 * Holds whatever the page says: nothing is loaded but what stands in it, nothing runs, and the address it is shown under is
 * nobody's (sandbox), so that it could read neither the API nor a cookie.
 */
export const PAGE_POLICY = [
  'sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** The page as HTML; undefined when it is not stored. */
export async function storedPageHtml(
  store: Store,
  site: Site,
  url: string,
  marking: Marking,
): Promise<string | undefined> {
  const row = await store.page(site.id, url);
  if (row === undefined) return undefined;
  const page = readStored(row);
  if (marking === 'none') return `<!DOCTYPE html>${markedHtml(page.tree, new Map())}`;
  const structure = pageStructure(page);
  if (marking === 'regions') return `<!DOCTYPE html>${markedHtml(page.tree, regionMarks(structure))}`;
  const template = (await store.loadModel(site.id))?.postTemplate ?? undefined;
  const extracted = extractPosts(structure, { template });
  return `<!DOCTYPE html>${markedHtml(page.tree, postMarks(page.tree, extracted))}`;
}
