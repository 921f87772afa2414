// The experiments, each cut into tasks that a process of its own can do: their results are plain JSON and are kept, so that
// a run that was stopped goes on.
import { FetchError } from '../../src/errors.ts';
import { findEntry } from '../../src/learn/entry.ts';
import { Explorer } from '../../src/learn/explorer.ts';
import { sessionParameters, withoutParameters } from '../../src/learn/index.ts';
import { startPage } from '../../src/learn/start-page.ts';
import { discoverEntry, FocusPages } from '../../src/papers/focus/index.ts';
import { loopBackConnectivity, pagesReached, samplePages, skeletonLinks } from '../../src/papers/index.ts';
import { describeVertices, type GraphArc, seededRandom, siteGraph } from '../../src/sitemap/index.ts';
import { type StrategyName, strategies } from '../../src/strategies/index.ts';
import { classificationFigures } from './classification.ts';
import { type Forum, type ForumSource, openForum, pagesOf, type Truth } from './forums.ts';
import { entryByKeyword } from './keyword-baseline.ts';
import { type Labels, labelForum, movedTo } from './labels.ts';
import { type CrawlFigures, figures, measure } from './measure.ts';

/** One piece of work. `strategy` and `pages` where the experiment has them. */
export interface Task {
  readonly experiment:
    | 'labels'
    | 'crawl'
    | 'starts'
    | 'entry'
    | 'connectivity'
    | 'learning'
    | 'classification';
  /** 'all' where an experiment is not of one forum. */
  readonly forum: string;
  readonly strategy?: StrategyName;
  readonly pages?: number;
}

export interface LabelledForum {
  readonly labels: Labels;
  readonly figures: CrawlFigures;
}

/** Share of threads an ideal crawler sees from the entry and from other pages, and what skein sees from these. */
export interface StartFigures {
  readonly forum: string;
  readonly fromEntry: number;
  readonly fromOthers: readonly number[];
  readonly skeinFromOthers: readonly number[];
}

export interface EntryFigures {
  readonly forum: string;
  readonly starts: number;
  /** By method: answers, and right ones. */
  readonly methods: Readonly<Record<string, { readonly answers: number; readonly right: number }>>;
}

/** Connectivity of one kind of links of a vertex to itself. */
export interface ConnectivityFigures {
  readonly forum: string;
  readonly pages: number;
  readonly links: readonly { readonly score: number; readonly isFlip: boolean; readonly url: string }[];
}

// Mirrors stop at 8,000 pages; a lab forum of the size used here has about a thousand.
const MAX_PAGES = 8000;
const OTHER_STARTS = 3;
const ENTRY_STARTS = 20;
const ENTRY_BUDGET = 80;
// What the strategy allows for it.
const FOCUS_ENTRY_BUDGET = 180;
const LEAST_STEPS = 5;
const MOSTLY = 0.5;
const TRAINING_FORUMS = [5, 10, 20, 30, 40];

/** Name of a task's result. */
export function taskName({ experiment, forum, strategy, pages }: Task): string {
  return [experiment, forum, strategy, pages].filter((part) => part !== undefined).join('--');
}

/** Does one task. `known`: labels of the forum, for all but the task that makes them. */
export async function runTask(task: Task, source: ForumSource, known: Labels | undefined): Promise<unknown> {
  if (task.experiment === 'classification') return classificationFigures(TRAINING_FORUMS, source.seed);
  const forum = await openForum(task.forum, source);
  const labels = known && movedTo(known, new URL(forum.entry).origin);
  try {
    switch (task.experiment) {
      case 'labels':
        return await label(forum);
      case 'crawl':
        return await measure(forum, task.strategy!, labels!, { maxPages: MAX_PAGES });
      case 'learning':
        return {
          ...(await measure(forum, task.strategy!, labels!, { maxPages: MAX_PAGES, budget: task.pages! })),
          pages: task.pages,
        };
      case 'starts':
        return await compareStarts(forum, labels!, source.seed);
      case 'entry':
        return await findEntries(forum, labels!, source.seed);
      case 'connectivity':
        return await connectivityOf(forum, task.pages!, source.seed);
    }
  } finally {
    await forum.close();
  }
}

async function label(forum: Forum): Promise<LabelledForum> {
  const startedAt = performance.now();
  const model = await strategies['breadth-first'](forum.entry);
  const { labels, visits } = await labelForum(forum, model, MAX_PAGES);
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  return { labels, figures: { ...figures(forum, 'breadth-first', labels, visits, new Set()), seconds } };
}

/** Pages of a forum drawn at random; with `useful` only boards and threads. */
function draw(forum: Forum, { contents }: Labels, seed: number, count: number, useful: boolean): string[] {
  const random = seededRandom(seed);
  const urls = Object.keys(contents).filter((url) => {
    const { type } = forum.truthOf(url);
    return type !== 'entry' && (!useful || (type !== 'other' && type !== 'duplicate'));
  });
  return Array.from({ length: Math.min(count, urls.length) }, () =>
    urls.splice(Math.floor(random() * urls.length), 1),
  ).flat();
}

/** FoCUS 5.3.2: a crawler that follows links to boards, threads and their further pages and nothing else. */
async function idealCoverage(forum: Forum, start: string): Promise<number> {
  const met = new Set([start]);
  const threads = new Set<string>();
  for (const url of met) {
    const answer = await forum.ask(url);
    const { thread } = forum.truthOf(url);
    if (thread !== undefined) threads.add(thread);
    if (answer.kind !== 'page') continue;
    // The first page a guest sees may carry a session id on every link.
    const links = answer.page.links.map((link) => link.url);
    const ignored = sessionParameters([{ url, links }]).map(({ name }) => name);
    for (const link of links.map((one) => withoutParameters(one, ignored)))
      if (['index', 'index-flip', 'thread', 'thread-flip'].includes(forum.truthOf(link).type)) met.add(link);
  }
  return threads.size / forum.threads;
}

async function compareStarts(forum: Forum, labels: Labels, seed: number): Promise<StartFigures> {
  const others = draw(forum, labels, seed, OTHER_STARTS, true);
  const fromOthers: number[] = [];
  const skeinFromOthers: number[] = [];
  for (const start of others) {
    fromOthers.push(await idealCoverage(forum, start));
    skeinFromOthers.push((await measure(forum, 'skein', labels, { start, maxPages: MAX_PAGES })).coverage);
  }
  return {
    forum: forum.name,
    fromEntry: await idealCoverage(forum, forum.entry),
    fromOthers,
    skeinFromOthers,
  };
}

async function findEntries(forum: Forum, labels: Labels, seed: number): Promise<EntryFigures> {
  const fetchPage = pagesOf(forum);
  const methods: Record<string, (start: string) => Promise<string | undefined>> = {
    keywords: async (start) => entryByKeyword(start),
    focus: async (start) => {
      const pages = new FocusPages(fetchPage, FOCUS_ENTRY_BUDGET);
      return (await discoverEntry(pages, await pages.start(start)))?.page.url;
    },
    skein: async (start) => {
      const explorer = new Explorer(fetchPage, ENTRY_BUDGET);
      return (await findEntry(explorer, (await startPage(explorer, start)).page)).page.url;
    },
  };
  const starts: string[] = [];
  for (const url of draw(forum, labels, seed, ENTRY_STARTS, false))
    if (!((await fetchPage(url)) instanceof FetchError)) starts.push(url);
  const results: Record<string, { answers: number; right: number }> = {};
  for (const [name, method] of Object.entries(methods)) {
    const tally = { answers: 0, right: 0 };
    for (const start of starts) {
      const found = await method(start).catch(() => undefined);
      if (found === undefined) continue;
      tally.answers++;
      if (forum.truthOf(found).type === 'entry') tally.right++;
    }
    results[name] = tally;
  }
  return { forum: forum.name, starts: starts.length, methods: results };
}

async function connectivityOf(forum: Forum, pages: number, seed: number): Promise<ConnectivityFigures> {
  const sample = await samplePages(forum.entry, pagesOf(forum), { budget: pages, seed });
  const graph = siteGraph(sample, { byUrl: false });
  // A permalink shows a page of its thread: what is true of one URL of a page is true of all.
  const truths = new Map<number, Truth>();
  for (const [page, content] of graph.contents.entries()) {
    const truth = forum.truthOf(graph.pages[page]!.url);
    if (truth.whole !== undefined) truths.set(content, truth);
  }
  // As the paper has it: page flips are sought among what skeleton links lead to.
  const reached = pagesReached(skeletonLinks(graph, describeVertices(graph)));
  const byPlace = new Map<string, GraphArc[]>();
  const scores = loopBackConnectivity(graph, graph.arcs, reached);
  for (const arc of scores.keys()) {
    const place = `${arc.from} ${arc.location}`;
    byPlace.set(place, [...(byPlace.get(place) ?? []), arc]);
  }
  const links = [...byPlace.values()].flatMap((arcs) => {
    const steps = arcs
      .flatMap((arc) => arc.steps)
      .filter((step) => step.every((page) => reached.has(page)))
      .map(([from, to]) => [graph.contents[from]!, graph.contents[to]!] as const)
      .filter(([from, to]) => from !== to);
    // A kind that was seen once or twice says nothing.
    if (steps.length < LEAST_STEPS) return [];
    const told = steps
      .map(([from, to]) => [truths.get(from), truths.get(to)] as const)
      .filter(([from, to]) => from !== undefined && to !== undefined);
    const flips = told.filter(([from, to]) => from!.whole === to!.whole).length;
    // No truth tells which search results are of one search: there, numbers and arrows are pagers.
    const isFlip = told.length > 0 ? flips > told.length / 2 : arcs.every((arc) => arc.flipAnchors > MOSTLY);
    return [{ score: scores.get(arcs[0]!)!, url: arcs[0]!.url, isFlip }];
  });
  return { forum: forum.name, pages, links };
}
