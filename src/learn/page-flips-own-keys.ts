// The addresses by which pagers may call the page they stand on: its own, its canonical one, and these with what links
// add to addresses on the way (a session, a language, marks of having been there).
import type { Page } from '../page/index.ts';
import { urlKey } from './url-difference.ts';

/** A link as a key, and the page number its text tells. */
interface NumberedKey {
  readonly key: string;
  readonly number: number | null;
}

/** The page's own address first. */
export function ownKeysOf(page: Page, links: readonly NumberedKey[]): string[] {
  const own = [urlKey(page.url)];
  if (page.canonical !== undefined && !own.includes(urlKey(page.canonical))) own.push(urlKey(page.canonical));
  for (const key of [...own])
    for (const other of [withSession(key, links), withCompany(key, links), withMarks(key, links)])
      if (!own.includes(other)) own.push(other);
  return own;
}

/** Values that name a session, not a page. */
export const OPAQUE = /^(?=.*\d)[0-9a-z]{16,}$/i;

/** Some such value in a query. */
const MAY_BE_OPAQUE = /\?.*[0-9a-z]{16}/i;

/** A key with the session the page's links carry: its own URL may have none yet, or one they have lost. */
function withSession(key: string, links: readonly NumberedKey[]): string {
  const [path, query = ''] = key.split('?') as [string, string?];
  const counts = new Map<string, number>();
  for (const link of links) {
    if (!MAY_BE_OPAQUE.test(link.key)) continue;
    for (const parameter of link.key.split('?')[1]?.split('&') ?? [])
      if (isOpaque(parameter)) counts.set(parameter, (counts.get(parameter) ?? 0) + 1);
  }
  const sessions = [...counts]
    .filter(([, count]) => count * 3 > links.length)
    .map(([parameter]) => parameter);
  const kept = query.split('&').filter((parameter) => parameter !== '' && !isOpaque(parameter));
  return urlKey(`${path}?${[...kept, ...sessions].join('&')}`).replace(/\?$/, '');
}

const MIN_NUMBERED = 2;

/**
 * A key with the parameters that all numbered links to its own path carry: pagers may say beside the number in which
 * language, or how many a page (`?lang=en&page=2`), where the page itself was asked for without.
 */
function withCompany(key: string, links: readonly NumberedKey[]): string {
  const [path, query = ''] = key.split('?') as [string, string?];
  const numbered = links.filter((one) => one.number !== null && one.key.startsWith(`${path}?`));
  const queries = [...new Set(numbered.map((one) => one.key))].map((one) =>
    one.slice(path.length + 1).split('&'),
  );
  if (queries.length < MIN_NUMBERED) return key;
  const own = query.split('&').filter((parameter) => parameter !== '');
  const company = queries[0]!.filter(
    (parameter) => !own.includes(parameter) && queries.every((others) => others.includes(parameter)),
  );
  return company.length === 0 ? key : urlKey(`${path}?${[...own, ...company].join('&')}`);
}

/**
 * A key with the parameters that numbered links add to all it says: `?t=5&start=0` beside `?t=5&seen=1&start=15` is
 * `?t=5&seen=1&start=0`. The key itself where links add nothing, not all the same, or nothing but the number names the page.
 */
function withMarks(key: string, links: readonly NumberedKey[]): string {
  const [path, query = ''] = key.split('?') as [string, string?];
  const own = query.split('&').filter((parameter) => parameter !== '');
  let marks: string | undefined;
  for (const { number, key: flip } of links) {
    if (number === null || !flip.startsWith(`${path}?`)) continue;
    const parameters = flip.slice(path.length + 1).split('&');
    const added = parameters.filter((parameter) => !own.includes(parameter) && parameter !== '');
    const lacking = own.filter((parameter) => !parameters.includes(parameter));
    const [old] = lacking;
    if (old === undefined || lacking.length !== 1 || !/=\d+$/.test(old) || added.length < 2) continue;
    const name = old.slice(0, old.indexOf('=') + 1);
    if (!added.some((one) => one.startsWith(name) && /=\d+$/.test(one))) continue;
    // Without another number, this one may name the thread.
    if (!/\d/.test(path.slice(path.indexOf('/')) + own.filter((one) => one !== old).join('&'))) continue;
    const found = added.filter((one) => !one.startsWith(name)).join('&');
    if (marks !== undefined && marks !== found) return key;
    marks = found;
  }
  return marks === undefined ? key : urlKey(`${path}?${query}&${marks}`);
}

function isOpaque(parameter: string): boolean {
  return OPAQUE.test(parameter.slice(parameter.indexOf('=') + 1));
}
