// A crawl without a store: the engine's own decisions (which links, in which order, what the watch over the model adds)
// on a forum that answers at once. One visit after the other, so that figures do not depend on timing.
import { Follower } from '../../src/crawl/follow.ts';
import { defaultTrapLimits, TrapGuard } from '../../src/crawl/traps.ts';
import { ModelWatch, pagerFacts, type SiteModel } from '../../src/learn/index.ts';
import type { Page } from '../../src/page/index.ts';
import type { FrontierEntry, LeasedEntry } from '../../src/store/index.ts';
import { type Forum, pagesOf } from './forums.ts';

/** One request of a crawl. */
export interface Visit {
  readonly url: string;
  readonly answer: 'page' | 'redirect' | 'error';
}

export interface Simulation {
  readonly visits: readonly Visit[];
  /** URLs that robots.txt kept the crawl from. */
  readonly denied: readonly string[];
}

export interface SimulationOptions {
  readonly maxPages: number;
  /** Sees each page as it comes. */
  readonly onPage?: (page: Page, url: string) => void;
}

/** Follows a model until nothing is left. */
export async function simulate(
  forum: Forum,
  learned: SiteModel,
  { maxPages, onPage }: SimulationOptions,
): Promise<Simulation> {
  const guard = new TrapGuard(defaultTrapLimits);
  const follower = new Follower(learned, guard, Number.POSITIVE_INFINITY);
  const watch = new ModelWatch(learned, pagesOf(forum));
  const queue = new PriorityQueue();
  const met = new Set<string>();
  const visits: Visit[] = [];
  const denied: string[] = [];
  const add = (entries: readonly FrontierEntry[]) => {
    for (const entry of entries) {
      const name = entry.identity ?? entry.url;
      if (met.has(name)) continue;
      met.add(name);
      queue.push(entry);
    }
  };
  const type = learned.strategy === 'breadth-first' ? 'other' : 'index';
  add([follower.entryOf(learned.entry, { type, priority: 0, depth: 0, url: '' })]);
  for (let entry = queue.pop(); entry !== undefined && visits.length < maxPages; entry = queue.pop()) {
    const lease: LeasedEntry = { ...entry, id: visits.length, siteId: 1, attempts: 0 };
    // Seen already by another name: 'page 3' of a thread whose plain address shows its last page.
    if (watch.shownBy(entry.url, entry.identity) !== undefined) continue;
    const answer = await forum.ask(entry.url);
    if (answer.kind === 'denied') {
      denied.push(entry.url);
      continue;
    }
    visits.push({ url: entry.url, answer: answer.kind });
    if (answer.kind === 'error') continue;
    if (answer.kind === 'redirect') {
      add(follower.redirect(answer.url, lease));
      continue;
    }
    const { page } = answer;
    if (entry.type !== 'other') {
      const of = entry.type === 'index' || entry.type === 'index-flip' ? 'index' : 'thread';
      const better = await watch.observe(page, entry.url, of);
      if (better !== undefined) follower.useModel(better);
    }
    const readsPagers = entry.type !== 'other' && !follower.byPatternsAlone;
    const found = follower.follow(page, lease, readsPagers ? pagerFacts(page) : undefined);
    guard.learn(
      entry.url,
      found.map(({ url }) => url),
    );
    onPage?.(page, entry.url);
    add(found);
  }
  return { visits, denied };
}

/** Lower priorities first, equal ones in order. */
class PriorityQueue {
  readonly #levels = new Map<number, { readonly entries: FrontierEntry[]; next: number }>();

  push(entry: FrontierEntry): void {
    const level = this.#levels.get(entry.priority);
    if (level === undefined) this.#levels.set(entry.priority, { entries: [entry], next: 0 });
    else level.entries.push(entry);
  }

  pop(): FrontierEntry | undefined {
    for (const priority of [...this.#levels.keys()].sort((a, b) => a - b)) {
      const level = this.#levels.get(priority)!;
      if (level.next < level.entries.length) return level.entries[level.next++];
      this.#levels.delete(priority);
    }
    return undefined;
  }
}
