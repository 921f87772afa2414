// Links that carry the page's own number or name: ways to answer, to print, to its other pages. Pages about nothing in
// particular (help, rules, calendars) have none.
import type { Page } from '../page/index.ts';

export interface OwnAddress {
  /** Addresses, other than the page's own, below it or with its number. */
  readonly related: number;
  /** Share of the addresses the page links to: most of what a front page leads to is below it. */
  readonly share: number;
  /** Of these, those that also carry a number of their own: its posts. */
  readonly parts: number;
}

/** Reads the addresses of a page's links. */
export function ownAddress({ url, links }: Page): OwnAddress {
  const own = URL.canParse(url) ? new URL(url) : undefined;
  if (own === undefined) return { related: 0, share: 0, parts: 0 };
  const numbers = numbersOf(own);
  const hasName = own.pathname.length > 1 && own.search === '';
  const base = hasName ? url.replace(/[?#].*$/, '').replace(/\/+$/, '') : '';
  const related = new Set<string>();
  const parts = new Set<string>();
  for (const link of links) {
    if (link.url === url || related.has(link.url)) continue;
    const isBelow = base !== '' && link.url.startsWith(base) && link.url.length > base.length + 1;
    if (!isBelow && (numbers.length === 0 || !sharesNumber(link.url, numbers))) continue;
    related.add(link.url);
    if (countNumbers(link.url) > countNumbers(url)) parts.add(link.url);
  }
  const all = new Set(links.map((link) => link.url)).size;
  return { related: related.size, share: related.size / Math.max(1, all), parts: parts.size };
}

const NUMBER = /\d+/g;

function numbersOf({ pathname, search }: URL): string[] {
  return [...`${pathname}${search}`.matchAll(NUMBER)]
    .map(([number]) => number)
    .filter((number) => number.length > 1);
}

function sharesNumber(url: string, numbers: readonly string[]): boolean {
  for (const number of numbers) {
    const at = url.indexOf(number, 8);
    if (at < 0) continue;
    const before = url.charCodeAt(at - 1);
    const after = url.charCodeAt(at + number.length);
    if (!(before >= 48 && before <= 57) && !(after >= 48 && after <= 57)) return true;
  }
  return false;
}

const countNumbers = (url: string): number => url.slice(8).match(NUMBER)?.length ?? 0;
