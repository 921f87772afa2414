// Which lists lead anywhere: profiles that list other people look like boards that list boards, but no thread is behind.
import type { SeenPage } from './explorer.ts';
import type { JudgedGroup } from './group-order.ts';

/** A group on a list's page, with what it leads to. */
export interface FoundGroup extends JudgedGroup {
  readonly on: SeenPage;
}

/** Pages that lead to threads, by way of boards too; while no threads are known, those that lead to anything. */
export function fruitfulPages(found: readonly FoundGroup[]): ReadonlySet<SeenPage> {
  const threads = found.filter(({ verdict }) => verdict.type === 'thread');
  const fruitful = new Set((threads.length > 0 ? threads : found).map(({ on }) => on));
  for (let size = -1; size !== fruitful.size; ) {
    size = fruitful.size;
    for (const { on, verdict } of found)
      if (verdict.pages.some((page) => fruitful.has(page))) fruitful.add(on);
  }
  return fruitful;
}
