// What each page of a mirrored forum is worth (iRobot 6.1): invalid (a prompt that many addresses answer with), a
// duplicate, or valuable. Threads and boards are told by the truth, everything else by what it says.
import type { SiteModel } from '../../src/learn/index.ts';
import type { Page } from '../../src/page/index.ts';
import { DuplicateIndex, shinglesOfPage } from '../../src/sitemap/index.ts';
import type { Forum } from './forums.ts';
import { type Simulation, simulate, type Visit } from './simulate.ts';

/** Content of each URL, by URL; those in `invalid` are prompts. */
export interface Labels {
  /** Where the forum stood; a lab forum is at another port each time. */
  readonly origin: string;
  readonly contents: Readonly<Record<string, string>>;
  readonly invalid: readonly string[];
}

// A page that is neither board nor thread and that so many addresses show is a prompt.
const PROMPT_ADDRESSES = 3;

/** Crawls everything breadth-first and labels it. */
export async function labelForum(
  forum: Forum,
  breadthFirst: SiteModel,
  { maxPages, onPage }: { readonly maxPages: number; readonly onPage?: (page: Page) => void },
): Promise<{ labels: Labels; simulation: Simulation }> {
  const index = new DuplicateIndex();
  const groups: {
    url: string;
    first: number;
    content: string | undefined;
    original: string | undefined;
    isOther: boolean;
  }[] = [];
  // A thread's only page under the address of its page 1 says the same, and is the same.
  const wholes = new Map<string, string>();
  const simulation = await simulate(forum, breadthFirst, {
    maxPages,
    onPage: (page, url) => {
      onPage?.(page);
      const { type, content: named, whole, original } = forum.truthOf(url);
      const first = index.add(shinglesOfPage(page));
      const sameOf = `${whole} ${first}`;
      if (named !== undefined && !wholes.has(sameOf)) wholes.set(sameOf, named);
      const content = named === undefined ? undefined : wholes.get(sameOf);
      groups.push({ url, first, content, original, isOther: type === 'other' });
    },
  });
  // Pages that say the same as a board or thread page are that page; of several, the first.
  const known = new Map<number, string>();
  for (const { first, content } of groups)
    if (content !== undefined && !known.has(first)) known.set(first, content);
  const contents: Record<string, string> = {};
  const addresses = new Map<string, string[]>();
  const prompts = new Set<string>();
  for (const { url, first, content, original, isOther } of groups) {
    // What the truth calls a duplicate is one, though its frame may hide it.
    const name = content ?? known.get(first) ?? original ?? `page ${first}`;
    contents[url] = name;
    if (!isOther || known.has(first)) continue;
    const list = addresses.get(name);
    if (list === undefined) addresses.set(name, [url]);
    else list.push(url);
  }
  for (const [name, urls] of addresses) if (urls.length >= PROMPT_ADDRESSES) prompts.add(name);
  return { labels: { origin: new URL(forum.entry).origin, contents, invalid: [...prompts] }, simulation };
}

/** Labels of a forum that now stands elsewhere. Contents may be named by URLs, too. */
export function movedTo(labels: Labels, origin: string): Labels {
  if (origin === labels.origin) return labels;
  const moved = (text: string) => text.replaceAll(labels.origin, origin);
  return {
    origin,
    contents: Object.fromEntries(
      Object.entries(labels.contents).map(([url, content]) => [moved(url), moved(content)]),
    ),
    invalid: labels.invalid.map(moved),
  };
}

/** What the visits of a crawl were worth, in their order. */
export type Worth = 'valuable' | 'duplicate' | 'invalid';

export function worthOf(visits: readonly Visit[], { contents, invalid }: Labels): Worth[] {
  const prompts = new Set(invalid);
  const met = new Set<string>();
  return visits.map(({ url, answer }) => {
    if (answer === 'error') return 'invalid';
    // A redirect shows nothing of its own.
    if (answer === 'redirect') return 'duplicate';
    const content = contents[url] ?? url;
    if (prompts.has(content)) return 'invalid';
    if (met.has(content)) return 'duplicate';
    met.add(content);
    return 'valuable';
  });
}

/** How many different valuable contents a forum has. */
export function valuableOf({ contents, invalid }: Labels): number {
  const prompts = new Set(invalid);
  return new Set(Object.values(contents).filter((content) => !prompts.has(content))).size;
}
