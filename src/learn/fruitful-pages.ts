// Which lists lead anywhere: profiles that list other people look like boards that list boards, but no thread is behind.
import type { SeenPage } from './explorer.ts';
import type { JudgedGroup } from './group-order.ts';

/** A group on a list's page, with what it leads to. */
export interface FoundGroup extends JudgedGroup {
  readonly on: SeenPage;
}

/**
 * The pages that tell what a group leads to: those that voted on it, and those behind its links that were asked for since,
 * as one of the boards that a known shape alone spoke for.
 */
export function pagesBehind({ group, verdict }: JudgedGroup, known: KnownPage): SeenPage[] {
  return [...new Set([...verdict.pages, ...group.links.flatMap(({ url }) => known(url) ?? [])])];
}

/** The page behind a URL, if it was asked for. */
export type KnownPage = (url: string) => SeenPage | undefined;

/** Pages that lead to threads, by way of boards too; while no threads are known, those that lead to anything. */
export function fruitfulPages(found: readonly FoundGroup[], known: KnownPage): ReadonlySet<SeenPage> {
  const threads = found.filter(({ verdict }) => verdict.type === 'thread');
  const fruitful = new Set((threads.length > 0 ? threads : found).map(({ on }) => on));
  for (let size = -1; size !== fruitful.size; ) {
    size = fruitful.size;
    for (const one of found)
      if (pagesBehind(one, known).some((page) => fruitful.has(page))) fruitful.add(one.on);
  }
  return fruitful;
}
