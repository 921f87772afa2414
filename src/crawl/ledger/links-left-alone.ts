// Links of stored pages that no pattern takes, by kind of address: among them are the lists that learning left alone. What
// speaks for a kind being one is counted; a wrong order costs a request, so nothing is decided by it.
import { frameOf, type LinkMatcher, UrlShapes } from '../../learn/index.ts';
import type { Link, Page } from '../../page/index.ts';
import { breadcrumbOf, extractPosts, pageStructure } from '../../records/index.ts';

/** A stored page of a list or a thread. */
export interface KnownPage {
  readonly page: Page;
  readonly type: 'index' | 'thread';
}

/** Links whose addresses have one shape. */
export interface LinkKind {
  readonly shape: string;
  /** On most pages first. */
  readonly urls: readonly string[];
  /** How much speaks for lists behind them. */
  readonly evidence: number;
}

interface Gathered {
  readonly pages: Map<string, Set<string>>;
  onTrail: boolean;
  onLists: boolean;
  isNamed: boolean;
}

// With less that speaks for a list, a link of a menu is as likely to lead to a form.
const ENOUGH_EVIDENCE = 3;

/** Kinds of links that are not followed and may lead to lists, the likeliest first. */
export function linksLeftAlone(
  pages: readonly KnownPage[],
  matcher: Pick<LinkMatcher, 'recognise'>,
): LinkKind[] {
  const shapes = new UrlShapes();
  for (const { page } of pages) shapes.add(ownLinks(page).map(({ url }) => url));
  const people = new Set<string>();
  const kinds = new Map<string, Gathered>();
  for (const { page, type } of pages) {
    const { posts } = type === 'thread' ? extractPosts(pageStructure(page)) : { posts: [] };
    for (const { author } of posts) if (author.url !== null) people.add(shapes.of(author.url).shape);
    const first = posts[0]?.node ?? -1;
    const trail = new Set(breadcrumbOf(page, first).map(({ url }) => url));
    for (const { url, location, node, text } of ownLinks(page)) {
      // What posts link may be anything.
      if ((first >= 0 && node > first) || matcher.recognise(url, location) !== undefined) continue;
      const { shape } = shapes.of(url);
      const kind = kinds.get(shape) ?? { pages: new Map(), onTrail: false, onLists: false, isNamed: false };
      kinds.set(shape, kind);
      kind.pages.set(url, (kind.pages.get(url) ?? new Set()).add(page.url));
      kind.onTrail ||= trail.has(url);
      kind.onLists ||= type === 'index';
      kind.isNamed ||= /\p{L}{2}/u.test(text);
    }
  }
  const known = pages.map(({ page: { url } }) => url);
  const frames = new Set(pages.flatMap(({ page, type }) => (type === 'index' ? frameOf(page.url) : [])));
  return [...kinds]
    .filter(([shape]) => !people.has(shape))
    .map(([shape, kind]) => {
      const urls = [...kind.pages].sort((a, b) => b[1].size - a[1].size).map(([url]) => url);
      const [url] = urls as [string];
      const speaking = [
        kind.onTrail,
        kind.onLists,
        kind.isNamed,
        frames.has(frameOf(url)),
        known.some((one) => one !== url && one.startsWith(folderOf(url))),
        known.some((one) => url.startsWith(`${one.replace(/[/]$/, '')}/`)),
      ];
      return { shape, urls, evidence: speaking.filter(Boolean).length };
    })
    .filter(({ evidence, urls }) => evidence >= ENOUGH_EVIDENCE && !urls.every((url) => isView(url, known)))
    .sort((a, b) => b.evidence - a.evidence || b.urls.length - a.urls.length);
}

/** Whether an address is that of a known page with something added to its query: another order of the same rows. */
function isView(url: string, known: readonly string[]): boolean {
  return known.some((one) => url.startsWith(`${one}${one.includes('?') ? '&' : '?'}`));
}

function ownLinks(page: Page): readonly Link[] {
  const { host } = new URL(page.url);
  return page.links.filter((link) => link.fragment === '' && new URL(link.url).host === host);
}

/** The folder that an address names: `/forum/` of `/forum`, `/forum/` and `/forum/index.php`. */
function folderOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname.replace(/\/index\.\w+$/, '').replace(/[/]$/, '')}/`;
}
