// What is kept of a sampled page: a few numbers, its links and what it says. Thousands of them fit into memory, trees do not.
import { classifyPage, type PageType } from '../classify/index.ts';
import { findFlips, LIKELY_FLIP } from '../learn/index.ts';
import type { Page } from '../page/index.ts';
import { pageStructure } from '../records/index.ts';
import type { LayoutPatterns, PatternCounts } from './layout-patterns.ts';
import { linkPlaces } from './link-places.ts';
import { type Shingles, shinglesOfPage } from './shingles.ts';

export interface SampledLink {
  readonly url: string;
  /** Where on the page it stands. */
  readonly location: string;
  readonly text: string;
  /** Its text is a number or an arrow, or the page says that it leads to the next or previous one. */
  readonly looksLikeFlip: boolean;
  /** Leads to a place within a page, as links to single messages do. */
  readonly hasFragment: boolean;
  /** The page asks crawlers not to take it. */
  readonly isNofollow: boolean;
}

export interface SampledPage {
  /** As it was linked; redirects may have led elsewhere. */
  readonly url: string;
  readonly finalUrl: string;
  /** As it was fetched, session ids and all. */
  readonly rawUrl: string;
  /** Clicks from the entry page, on the way it was sampled. */
  readonly depth: number;
  readonly size: number;
  readonly title: string;
  readonly patterns: PatternCounts;
  readonly shingles: Shingles;
  /** Links to the same host, one for each URL and place. */
  readonly links: readonly SampledLink[];
  /** What the page looks like by itself. */
  readonly type: PageType;
  readonly hasPassword: boolean;
  /** Fields to type into. */
  readonly fields: number;
}

// iRobot's third heuristic: a digital string or some particular strings such as "next".
const FLIP_TEXT = /^\P{L}*\p{Nd}{1,5}\P{L}*$|^[\s<>«»‹›←→⟨⟩⏴⏵◀▶…]+$|^\P{L}*(?:next|prev|previous)\P{L}*$/iu;
const FIELDS = new Set(['text', 'email', 'url', 'date', 'file', 'password', 'tel', '']);

/** Reads a page. `clean` takes out of a URL what names nothing. */
export function sampledPage(
  page: Page,
  { url, depth }: Pick<SampledPage, 'url' | 'depth'>,
  patterns: LayoutPatterns,
  clean: (url: string) => string,
): SampledPage {
  const structure = pageStructure(page);
  const { tree } = page;
  const found = patterns.add(structure);
  const places = linkPlaces(structure, found);
  const { host } = new URL(page.url);
  const links = new Map<string, SampledLink>();
  const flips = flipsOf(page);
  const pageIsNofollow = page.robots.includes('nofollow') || page.robots.includes('none');
  for (const link of page.links) {
    if (!isOn(link.url, host)) continue;
    const cleaned = clean(link.url);
    const location = places.get(link.node)!;
    const key = `${location} ${cleaned}`;
    if (links.has(key)) continue;
    const looksLikeFlip = FLIP_TEXT.test(link.text) || flips.has(link.url);
    const isNofollow = pageIsNofollow || link.rel.includes('nofollow');
    const hasFragment = link.fragment !== '';
    links.set(key, { url: cleaned, location, text: link.text, looksLikeFlip, hasFragment, isNofollow });
  }
  const inputs = tree.elements('input').map((node) => tree.attribute(node, 'type')?.toLowerCase() ?? '');
  return {
    url,
    finalUrl: clean(page.url),
    rawUrl: page.url,
    depth,
    size: tree.source.length,
    title: page.title,
    patterns: found.counts,
    shingles: shinglesOfPage(page),
    links: [...links.values()],
    type: classifyPage(structure).type,
    hasPassword: inputs.includes('password'),
    fields: inputs.filter((type) => FIELDS.has(type)).length + tree.elements('textarea').length,
  };
}

/** Where the page's own pagers lead: 'next' is another word in every language. */
function flipsOf(page: Page): ReadonlySet<string> {
  const groups = findFlips(page).filter(({ confidence }) => confidence >= LIKELY_FLIP);
  return new Set(groups.flatMap(({ links }) => links.map(({ link }) => link.url)));
}

function isOn(url: string, host: string): boolean {
  const start = url.indexOf('//') + 2;
  return (
    url.startsWith(host, start) && /^[/?#]|^$/.test(url.slice(start + host.length, start + host.length + 1))
  );
}
