// Parameters that name a post on the page and nothing else: `?thread=31&pid=227#post_227`. Some programs link the titles of
// their lists to the latest post that way, so that a thread has no address without it.
import type { Link } from '../page/index.ts';
import type { PageStructure } from '../records/index.ts';
import { linkGroups } from './link-groups.ts';
import { queryPairs, splitUrl, writeQuery } from './url-parts.ts';

// Rows with titles of the kind before they count, and the share of a group that must lead its row.
const MIN_ROWS = 3;
const MOSTLY = 0.6;
// Of addresses that differ without the parameter there are so many for each of its values: elsewhere it names the thread.
const MIN_NAMED = 0.5;

export interface PostMarks {
  /** Parameters that titles of a list have and threads can do without. */
  readonly found: readonly string[];
  /** Those that tell threads apart: `?f=2&p=33#p33`. */
  readonly naming: readonly string[];
}

/** What a page tells of parameters that name a post. */
export function postMarks(
  structure: PageStructure,
  links: readonly Link[] = structure.page.links,
): PostMarks {
  const marked = new Map<string, Link[]>();
  for (const link of links) {
    for (const name of marksOf(link)) marked.set(name, [...(marked.get(name) ?? []), link]);
  }
  const found: string[] = [];
  const naming: string[] = [];
  for (const [name, group] of marked) {
    const elsewhere = group.filter(({ url }) => !isNested(url, structure.page.url, name));
    const values = new Set(elsewhere.map(({ url }) => valueIn(url, name)));
    const rests = new Set(elsewhere.map(({ url }) => without(url, name)));
    if (values.size < MIN_ROWS) continue;
    if (rests.size < MIN_NAMED * values.size) naming.push(name);
    else if (isAlwaysMark(links, name) && areTitles(structure, elsewhere)) found.push(name);
  }
  return { found, naming };
}

/** Whether a link's fragment only repeats one of the parameters given: it leads to the page, not to a place others lead to. */
export function isMarkedPost(link: Link, ignored: readonly string[]): boolean {
  return ignored.length > 0 && marksOf(link).some((name) => ignored.includes(name));
}

/** Parameters whose number the fragment repeats, where the address says more than that. Thread 1 may hold post 1. */
function marksOf({ url, fragment }: Link): string[] {
  const number = /\d+$/.exec(fragment)?.[0];
  if (number === undefined) return [];
  const pairs = queryPairs(splitUrl(url).query);
  return pairs.length < 2 ? [] : pairs.filter(({ value }) => value === number).map(({ name }) => name);
}

/** Whether the fragment repeats a parameter wherever that parameter stands in the address of the same script. */
function isAlwaysMark(links: readonly Link[], name: string): boolean {
  const isMark = (link: Link) => marksOf(link).includes(name);
  const paths = new Set(links.filter(isMark).map(({ url }) => splitUrl(url).path));
  return links.every(
    (link) => !paths.has(splitUrl(link.url).path) || valueIn(link.url, name) === undefined || isMark(link),
  );
}

function areTitles(structure: PageStructure, links: readonly Link[]): boolean {
  return linkGroups(structure, links).some(
    ({ links: rows, leads, inRecords }) => rows.length >= MIN_ROWS && leads >= MOSTLY && inRecords >= MOSTLY,
  );
}

/** Whether a link leads to the page itself, or to another page of its thread: one address says all that the other says. */
function isNested(url: string, page: string, name: string): boolean {
  if (splitUrl(url).path !== splitUrl(page).path) return false;
  const texts = (one: string) =>
    queryPairs(splitUrl(one).query)
      .filter((pair) => pair.name !== name)
      .map((pair) => `${pair.name}=${pair.value}`);
  const [own, other] = [texts(page), texts(url)];
  return own.every((pair) => other.includes(pair)) || other.every((pair) => own.includes(pair));
}

function valueIn(url: string, name: string): string | undefined {
  return queryPairs(splitUrl(url).query).find((pair) => pair.name === name)?.value ?? undefined;
}

function without(url: string, name: string): string {
  const { origin, path, query } = splitUrl(url);
  return origin + path + writeQuery(queryPairs(query).filter((pair) => pair.name !== name));
}
