// Where in the dashboard one is, kept behind the # of the address: it can be bookmarked, and the browser's back works.
import { signal } from '@preact/signals';

export const pageNames = [
  'overview',
  'browse',
  'search',
  'unsure',
  'patterns',
  'map',
  'freshness',
  'comments',
  'page',
] as const;
export type PageName = (typeof pageNames)[number];

export interface Place {
  readonly page: PageName;
  /** 0: none chosen. */
  readonly site: number;
  readonly query: Readonly<Record<string, string>>;
}

/** The place an address names; the overview when it names none. */
export function placeOf(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [name = '', site = ''] = path.split('/');
  const page = pageNames.find((one) => one === name) ?? 'overview';
  return {
    page,
    site: /^\d{1,9}$/.test(site) ? Number(site) : 0,
    query: Object.fromEntries(new URLSearchParams(query)),
  };
}

/** The address of a place, for links. */
export function addressOf(page: PageName, site = 0, query: Record<string, string | undefined> = {}): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const search = new URLSearchParams(given).toString();
  return `#/${page}${site > 0 ? `/${site}` : ''}${search === '' ? '' : `?${search}`}`;
}

export const place = signal(placeOf(location.hash));

addEventListener('hashchange', () => {
  place.value = placeOf(location.hash);
});

export function go(address: string): void {
  location.hash = address;
}
