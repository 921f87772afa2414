// Writes the links of one page: absolute, from the root or relative; with a session id where the dialect has them.
import type { Site } from '../dialects/site.ts';
import type { Spelling, Target } from '../urls/index.ts';

/** Stands for the visitor's session id in cached pages; replaced when a page is sent. */
export const sessionMark = 'f0e1d2c3b4a5968778695a4b3c2d1e0f';

export interface LinkOptions {
  readonly spelling?: Spelling;
  /** Without '#'. */
  readonly fragment?: string;
}

export interface Links {
  /** As it stands in an href. */
  to(target: Target, options?: LinkOptions): string;
  /** The same for a path from the root. */
  toPath(path: string): string;
  /** Absolute and without session id, for canonical links and feeds. */
  absolute(target: Target): string;
}

/** The name of the session parameter, or null where the dialect has none. */
export function sessionStyle(site: Site): 'query' | 'path' | null {
  if (site.has('session-in-path')) return 'path';
  return site.has('session-until-cookie') || site.has('session-forever') ? 'query' : null;
}

/** `from`: path of the page that holds the links. */
export function createLinks(site: Site, origin: string, from: string, hasSession: boolean): Links {
  const session = hasSession ? sessionStyle(site) : null;
  const directory = from.replace(/[?#].*$/s, '').replace(/[^/]*$/, '');
  const { hrefs } = site.dialect;
  const finish = (path: string, fragment: string): string => {
    let href = path;
    if (session === 'query') href += `${href.includes('?') ? '&' : '?'}sid=${sessionMark}`;
    if (session === 'path') href = href.replace(/\?|$/, (end) => `;jsessionid=${sessionMark}${end}`);
    if (hrefs === 'absolute') href = origin + href;
    else if (hrefs === 'protocol') href = origin.replace(/^https?:/, '') + href;
    else if (hrefs === 'base') href = href.slice(1);
    // './' keeps an empty path, or one that begins with a query, a path.
    else if (hrefs === 'relative' && href.startsWith(directory)) href = `./${href.slice(directory.length)}`;
    return fragment ? `${href}#${fragment}` : href;
  };
  return {
    to: (target, options) => finish(site.path(target, options?.spelling), options?.fragment ?? ''),
    toPath: (path) => finish(path, ''),
    absolute: (target) => origin + site.path(target),
  };
}
