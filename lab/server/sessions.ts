// Session ids: taken out of URLs and cookies, given to new visitors, and written into pages that carry them.
import type { Site } from '../dialects/site.ts';
import { mix } from '../random.ts';
import { sessionStyle } from './links.ts';

const idPattern = /^[0-9a-f]{32}$/;

/** A URL without the session id it may carry. */
export function withoutSession(path: string): { readonly path: string; readonly id: string | null } {
  let id: string | null = null;
  const bare = path.replace(/;jsessionid=([0-9a-f]{32})/, (_, found: string) => {
    id = found;
    return '';
  });
  const at = bare.indexOf('?');
  if (at < 0) return { path: bare, id };
  const kept = bare
    .slice(at + 1)
    .split('&')
    .filter((pair) => {
      if (!pair.startsWith('sid=') || !idPattern.test(pair.slice(4))) return true;
      id = pair.slice(4);
      return false;
    });
  return { path: bare.slice(0, at) + (kept.length ? `?${kept.join('&')}` : ''), id };
}

export interface Visit {
  /** The path without session id. */
  readonly path: string;
  readonly id: string;
  /** Whether links of the answer carry the id. */
  readonly inLinks: boolean;
  readonly setsCookie: boolean;
}

/** Follows visitors of a site; null where it has no sessions. New ids come from the seed and a counter. */
export function createSessions(site: Site, seed: number): ((path: string, cookies: string) => Visit) | null {
  if (sessionStyle(site) === null) return null;
  const isForever = site.has('session-forever');
  let visitors = 0;
  const newId = (): string => {
    visitors++;
    return [1, 2, 3, 4].map((part) => mix(mix(seed, visitors), part).toString(16).padStart(8, '0')).join('');
  };
  return (asked, cookies) => {
    const { path, id: named } = withoutSession(asked);
    const kept = /(?:^|;\s*)sid=([0-9a-f]{32})/.exec(cookies)?.[1];
    const id = kept ?? named ?? newId();
    return { path, id, inLinks: isForever || kept === undefined, setsCookie: kept === undefined };
  };
}
