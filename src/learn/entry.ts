// Entry discovery: from any page of a forum up to its front page (FoCUS algorithm 3, by parenthood instead of counting).
import type { Link } from '../page/index.ts';
import type { Explorer, SeenPage } from './explorer.ts';
import { coarseShapes, linkGroups } from './link-groups.ts';

export interface EntryFound {
  readonly page: SeenPage;
  /** 0 … 1. */
  readonly confidence: number;
  /** Lists passed on the way up from the start. */
  readonly boards: readonly SeenPage[];
}

const MAX_LEVELS = 5;
const SURE_ENOUGH = 0.7;
const CANDIDATES_OF_INDEX = 2;
const CANDIDATES_OF_OTHERS = 5;
// A list may be the entry already: only what looks like a breadcrumb or lies above it is worth a request.
const LEAST_SCORE_OF_INDEX = 1.5;
const LEAST_SCORE_OF_OTHERS = 0.5;

/** Climbs from page to parent until nothing above lists it. */
export async function findEntry(explorer: Explorer, start: SeenPage): Promise<EntryFound> {
  let current = start;
  const passed = [start];
  for (let level = 0; level < MAX_LEVELS; level++) {
    const parent = await findParent(explorer, current, new Set(passed.map(({ url }) => url)));
    if (parent === undefined) break;
    current = parent;
    passed.push(parent);
  }
  const boards = passed.filter((seen) => seen !== current && seen.type === 'index');
  // A start that is no list for sure may still be one: sampling will tell.
  return { page: current, confidence: current.type === 'index' ? current.confidence : 0.3, boards };
}

async function findParent(
  explorer: Explorer,
  child: SeenPage,
  known: ReadonlySet<string>,
): Promise<SeenPage | undefined> {
  const limit = child.type === 'index' ? CANDIDATES_OF_INDEX : CANDIDATES_OF_OTHERS;
  const isAlias = (url: string) => [...known].some((one) => folderOf(one) === folderOf(url));
  const leastScore = child.type === 'index' ? LEAST_SCORE_OF_INDEX : LEAST_SCORE_OF_OTHERS;
  const candidates = upwardLinks(explorer, child, leastScore).filter(
    (url) => !known.has(url) && !isAlias(url) && !isDeeper(url, child.url),
  );
  for (const url of candidates.slice(0, limit)) {
    const seen = await explorer.look(url);
    if (seen?.type === 'index' && seen.confidence >= SURE_ENOUGH && lists(explorer, seen, child)) return seen;
  }
  return undefined;
}

/** Whether one of the records of `parent` leads to `child`, or to pages that look like it. */
function lists(explorer: Explorer, parent: SeenPage, child: SeenPage): boolean {
  // A menu that stands on the child too lists nothing.
  const menu = new Set(explorer.linksOf(child).map(({ url, location }) => `${url} ${location}`));
  const links = explorer.linksOf(parent).filter(({ url, location }) => !menu.has(`${url} ${location}`));
  const groups = linkGroups(parent.structure, links).filter(({ inRecords }) => inRecords >= 0.5);
  if (groups.some((group) => group.links.some(({ url }) => url === child.url))) return true;
  if (child.type !== 'thread') return false;
  const shapeOf = coarseShapes([...links.map(({ url }) => url), child.url]);
  const { shape } = shapeOf(child.url);
  return groups.some((group) => group.links.length >= 2 && group.shape === shape);
}

/** URLs that probably lead up from a page, best first. */
export function upwardLinks(explorer: Explorer, seen: SeenPage, leastScore: number): string[] {
  const scores = new Map<string, number>();
  const crumbs = breadcrumbUrls(seen);
  const links = explorer.linksOf(seen);
  const here = new URL(seen.url);
  const isHere = (url: string) => url === seen.url || url === seen.page.url;
  const mainStart = seen.structure.regions[0]?.records[0]?.first ?? Number.POSITIVE_INFINITY;
  for (const link of links) {
    if (isHere(link.url) || link.fragment !== '') continue;
    const score = upwardScore(link, here, crumbs, link.node < mainStart);
    scores.set(link.url, Math.max(scores.get(link.url) ?? Number.NEGATIVE_INFINITY, score) + 0.1);
  }
  for (const url of prefixes(here))
    if (!isHere(url)) scores.set(url, Math.max(scores.get(url) ?? 0, LEAST_SCORE_OF_OTHERS));
  return [...scores]
    .filter(([, score]) => score >= leastScore)
    .sort(([, a], [, b]) => b - a)
    .map(([url]) => url);
}

function upwardScore(link: Link, here: URL, crumbs: ReadonlySet<string>, isBefore: boolean): number {
  const target = new URL(link.url);
  let score = 0;
  if (crumbs.has(link.url)) score += 4;
  if (link.rel.some((rel) => ['home', 'up', 'index', 'start', 'top'].includes(rel))) score += 3;
  if (
    here.pathname.startsWith(target.pathname.replace(/[^/]*$/, '')) &&
    target.pathname.endsWith('/') &&
    target.search === ''
  )
    score += 2;
  if (isBefore) score += 1;
  score -= [...target.searchParams.keys()].length;
  score -= target.pathname.split('/').filter((part) => part !== '').length / 4;
  if (target.pathname === '/' || /^\/index\.\w+$/.test(target.pathname)) score += 0.5;
  return score;
}

/** A folder and its index file are one page: /forum/, /forum/index.php, /forum/index.html. */
function folderOf(url: string): string {
  const { pathname, search } = new URL(url);
  return `${pathname.replace(/\/(index|default|home)\.\w+$/, '/')}${search}`;
}

/** Whether a URL lies deeper in the site than another: nothing deeper is above. */
function isDeeper(url: string, than: string): boolean {
  const depth = (one: string) =>
    new URL(folderOf(one), one).pathname.split('/').filter((part) => part !== '').length;
  return depth(url) > depth(than);
}

/** The folders above a URL. */
function prefixes({ origin, pathname }: URL): string[] {
  const parts = pathname.split('/').filter((part) => part !== '');
  return parts.map((_, i) => `${origin}/${parts.slice(0, i).join('/')}${i === 0 ? '' : '/'}`).reverse();
}

/**
 * Links of the breadcrumb: a few links in a row before the content, with next to nothing but separators between them;
 * or what structured data declares.
 */
function breadcrumbUrls({ page, structure }: SeenPage): ReadonlySet<string> {
  const found = new Set<string>();
  for (const item of page.structured) {
    if (!item.types.some((type) => type.endsWith('BreadcrumbList'))) continue;
    for (const text of JSON.stringify(item.properties).match(/https?:[^"\\]+/g) ?? []) found.add(text);
  }
  const { tree, links } = page;
  const { facts } = structure;
  for (let i = 0; i < links.length; ) {
    const run = [links[i]!];
    let j = i + 1;
    for (; j < links.length && run.length < 8; j++) {
      const between = facts.text[links[j]!.node]! - facts.text[tree.end[run.at(-1)!.node]!]!;
      if (between < 1 || between > 3) break;
      run.push(links[j]!);
    }
    if (run.length >= 2 && run.length <= 6) for (const { url } of run) found.add(url);
    i = Math.max(j, i + 1);
  }
  return found;
}
