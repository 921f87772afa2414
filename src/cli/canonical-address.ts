// The address a person gives for a thread or board becomes the one it is stored under: any of its pages will do.
import type { Store } from '../store/index.ts';

/** Canonical URL of the first page of the thread a URL belongs to. */
export async function canonicalThread(store: Store, address: string): Promise<string> {
  // Loaded when asked for: most exports are of everything, and stay small without them.
  const { LinkMatcher } = await import('../learn/index.ts');
  const { normaliseUrl } = await import('../page/index.ts');
  const url = normaliseUrl(address);
  if (url === undefined) return address;
  for (const site of await store.sites()) {
    const model = await store.loadModel(site.id);
    const match = model === undefined ? undefined : new LinkMatcher(model).match(url);
    const known = match === undefined ? undefined : await store.urlOf(site.id, match.whole);
    if (known !== undefined) return known;
  }
  return url;
}

/** The same for a board; a title stays what it is. */
export async function canonicalBoard(store: Store, board: string): Promise<string> {
  return /^https?:\/\//i.test(board) ? canonicalThread(store, board) : board;
}
