// Small pages for tests of the site map: texts that differ, posts, lists.
import { type Page, parseHtml } from '../../../src/page/index.ts';

export const HOST = 'http://a.test';
const WORDS = 'apple river stone cloud window garden paper silver yellow market forest bridge'.split(' ');

/** A different text for each seed. */
export function words(seed: number, count: number): string {
  return Array.from({ length: count }, (_, i) => WORDS[(seed * (i + 3) + i * i) % WORDS.length]! + seed).join(
    ' ',
  );
}

export function page(path: string, body: string): Page {
  return parseHtml(`<html><body>${body}</body></html>`, `${HOST}${path}`);
}

/** Four posts, with some links in each. */
export function posts(seed: number, links: string | ((post: number) => string)): string {
  const linksOf = typeof links === 'string' ? () => links : links;
  const rows = [1, 2, 3, 4].map(
    (i) => `<div class=post><b>by ann</b><p>${words(seed * 7 + i, 40)}</p>${linksOf(i)}</div>`,
  );
  return `<div id=posts>${rows.join('')}</div>`;
}

/** A list of links. */
export function list(links: readonly string[]): string {
  return `<ul>${links.map((link, i) => `<li class=row><a href="${link}">${words(i, 5)}</a></li>`).join('')}</ul>`;
}

export function upTo<T>(count: number, make: (i: number) => T): T[] {
  return Array.from({ length: count }, (_, i) => make(i));
}
