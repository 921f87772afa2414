// FoCUS 4.3.1: the URLs its regexes are learned from, collected from the entry page down.
import { detectFlips } from './focus-flips.ts';
import { type DetectionOptions, detectIndexThread } from './focus-index-thread.ts';
import type { FocusPage, FocusPages } from './focus-pages.ts';
import type { SeenFlip } from './model.ts';

/** URLs by type, and the pages they were found with. */
export interface FocusTrainingSet {
  readonly index: readonly string[];
  readonly thread: readonly string[];
  readonly flips: readonly SeenFlip[];
  readonly threadPages: readonly FocusPage[];
}

/**
 * Breadth-first over index pages until none leads to a new one, then page flips of all index and thread pages seen.
 * `indexBudget`: how many pages may be asked for before flips are looked for; `budget`: in all.
 */
export async function collectTrainingSet(
  pages: FocusPages,
  entry: FocusPage,
  { indexBudget, budget, ...options }: DetectionOptions & { indexBudget: number; budget: number },
): Promise<FocusTrainingSet> {
  const urls = { index: new Set<string>(), thread: new Set<string>() };
  const indexPages = new Set<FocusPage>([entry]);
  const threadPages = new Set<FocusPage>();
  const queue = [entry];
  pages.allow(indexBudget);
  for (let source = queue.shift(); source !== undefined; source = queue.shift()) {
    for (const { type, urls: found, voters } of await detectIndexThread(pages, source, options)) {
      for (const url of found) urls[type].add(url);
      if (type === 'thread') {
        for (const voter of voters) threadPages.add(voter);
        continue;
      }
      for (const url of found) {
        const seen = await pages.look(url);
        if (seen?.type !== 'index' || indexPages.has(seen)) continue;
        indexPages.add(seen);
        queue.push(seen);
      }
    }
  }
  pages.allow(budget);
  const flips: SeenFlip[] = [];
  for (const [of, sources] of [
    ['index', indexPages],
    ['thread', threadPages],
  ] as const)
    for (const source of sources)
      for (const flipUrl of await detectFlips(pages, source, of))
        flips.push({ pageUrl: source.url, flipUrl, of });
  return { index: [...urls.index], thread: [...urls.thread], flips, threadPages: [...threadPages] };
}
