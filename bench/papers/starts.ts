// Where a crawl starts (FoCUS figure 6): threads an ideal crawler sees from the entry and from other pages, and what skein
// sees from these.
import { sessionParameters, withoutParameters } from '../../src/learn/index.ts';
import { seededRandom } from '../../src/sitemap/index.ts';
import { crawlerByName } from './crawlers.ts';
import type { Forum } from './forums.ts';
import { wholeCrawl } from './whole.ts';

/** Shares of all threads, 0 … 1. */
export interface StartFigures {
  readonly forum: string;
  readonly fromEntry: number;
  readonly fromOthers: readonly number[];
  readonly skeinFromOthers: readonly number[];
}

const OTHER_STARTS = 2;

/** Some of the items, drawn at random. */
export function draw<T>(items: readonly T[], count: number, seed: number): T[] {
  const random = seededRandom(seed);
  const left = [...items];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
}

export async function compareStarts(forum: Forum, maxPages: number, seed: number): Promise<StartFigures> {
  const useful = forum.pages.filter((url) => /^(index|thread)/.test(forum.truthOf(url).type));
  const fromOthers: number[] = [];
  const skeinFromOthers: number[] = [];
  for (const start of draw(useful, OTHER_STARTS, seed)) {
    fromOthers.push(await idealCoverage(forum, start));
    const { threads, allThreads } = await wholeCrawl(forum, crawlerByName('skein'), { start, maxPages });
    skeinFromOthers.push(threads / allThreads);
  }
  const fromEntry = await idealCoverage(forum, forum.entry);
  return { forum: forum.name, fromEntry, fromOthers, skeinFromOthers };
}

/** FoCUS 5.3.2: a crawler that follows links to boards, threads and their further pages and nothing else. */
export async function idealCoverage(forum: Forum, start: string): Promise<number> {
  const met = new Set([start]);
  const threads = new Set<string>();
  for (const url of met) {
    const answer = await forum.ask(url);
    if (answer.kind !== 'page') continue;
    const { thread } = forum.truthOf(url);
    if (thread !== undefined) threads.add(thread);
    // The first page a guest sees may carry a session id on every link.
    const links = answer.page.links.map((link) => link.url);
    const ignored = sessionParameters([{ url, links }]).map(({ name }) => name);
    for (const link of links.map((one) => withoutParameters(one, ignored)))
      if (/^(index|thread)/.test(forum.truthOf(link).type)) met.add(link);
  }
  return threads.size / forum.threads.size;
}
