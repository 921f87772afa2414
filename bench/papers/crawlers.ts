// What is measured: each strategy, and those of the site map in both scopes.
import { type StrategyName, scopedStrategies, strategyNames } from '../../src/strategies/index.ts';

/** A strategy with what it is after. */
export interface Crawler {
  readonly name: string;
  readonly strategy: StrategyName;
  /** 'threads': boards and threads only; else all pages that tell something, as the papers have it. */
  readonly scope?: 'threads';
}

const isScoped = (strategy: StrategyName) => (scopedStrategies as readonly StrategyName[]).includes(strategy);

/** All but breadth-first, which is crawled anyway: it labels what there is. */
export const crawlers: readonly Crawler[] = strategyNames
  .filter((strategy) => strategy !== 'breadth-first')
  .flatMap((strategy): Crawler[] => [
    { name: strategy, strategy },
    ...(isScoped(strategy) ? [{ name: `${strategy}-threads`, strategy, scope: 'threads' as const }] : []),
  ]);

/** The papers' own: what `skein` does while it crawls is more than a simulation has. */
export const paperCrawlers: readonly Crawler[] = crawlers.filter(({ strategy }) => strategy !== 'skein');

export function crawlerByName(name: string): Crawler {
  return crawlers.find((one) => one.name === name)!;
}
