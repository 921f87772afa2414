// Links that probably lead up: breadcrumbs, folders of the path, what stands before the content.
import type { Link } from '../page/index.ts';
import { breadcrumbOf } from '../records/index.ts';
import type { Explorer, SeenPage } from './explorer.ts';

// What folders of a URL score that nothing links to.
const SCORE_OF_FOLDER = 0.5;
// A trail stands in the beginning.
const TRAIL_NODES = 3000;

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
  for (const url of foldersAbove(here))
    if (!isHere(url)) scores.set(url, Math.max(scores.get(url) ?? 0, SCORE_OF_FOLDER));
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
  // The script that serves the page, asked for nothing in particular.
  if (target.pathname === here.pathname && target.search === '' && here.search !== '') score += 2;
  if (isBefore) score += 1;
  score -= [...target.searchParams.keys()].length;
  score -= target.pathname.split('/').filter((part) => part !== '').length / 4;
  if (target.pathname === '/' || /^\/index\.\w+$/.test(target.pathname)) score += 0.5;
  return score;
}

/** A folder and its index file are one page: /forum/, /forum/index.php, /forum/index.html. */
export function folderOf(url: string): string {
  const { pathname, search } = new URL(url);
  return `${pathname.replace(/\/(index|default|home)\.\w+$/, '/')}${search}`;
}

/** Whether a URL lies deeper in the site than another: nothing deeper is above. */
export function isDeeper(url: string, than: string): boolean {
  return segmentsOf(url) > segmentsOf(than);
}

function segmentsOf(url: string): number {
  return new URL(folderOf(url), url).pathname.split('/').filter((part) => part !== '').length;
}

/** Folders and parameters a URL has. */
export function depthOf(url: string): number {
  return segmentsOf(url) + [...new URL(url).searchParams].length;
}

/** The folders above a URL, nearest first. */
export function foldersAbove({ origin, pathname }: URL): string[] {
  const parts = pathname.split('/').filter((part) => part !== '');
  return parts.map((_, i) => `${origin}/${parts.slice(0, i).join('/')}${i === 0 ? '' : '/'}`).reverse();
}

/**
 * Links of the breadcrumb: a few links in a row before the content, with next to nothing but separators between them;
 * or what structured data declares.
 */
export function breadcrumbUrls({ page, structure }: SeenPage): ReadonlySet<string> {
  const found = new Set<string>();
  for (const item of page.structured) {
    if (!item.types.some((type) => type.endsWith('BreadcrumbList'))) continue;
    for (const text of JSON.stringify(item.properties).match(/https?:[^"\\]+/g) ?? []) found.add(text);
  }
  for (const { url } of breadcrumbOf(page, Math.min(page.tree.size, TRAIL_NODES))) found.add(url);
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
    if (run.length >= 2 && run.length <= 6 && startsAbove(run[0]!.url, page.url))
      for (const { url } of run) found.add(url);
    i = Math.max(j, i + 1);
  }
  return found;
}

/** Whether a URL is a folder around another, or its index file: a breadcrumb starts with one, a menu of forms does not. */
export function startsAbove(url: string, pageUrl: string): boolean {
  const folder = folderOf(url);
  return folder.endsWith('/') && new URL(pageUrl).pathname.startsWith(folder);
}
