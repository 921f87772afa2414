/**
 * strategies/ is the table of the ways to learn a site model; those of the papers live in papers/. Every strategy returns a
 * SiteModel, which the crawl engine executes without knowing who made it.
 */
import type { FetchPage, LearnOptions, SiteModel } from '../learn/index.ts';
import { learnIRobot, learnSkeleton, learnStructureDriven } from '../papers/index.ts';
import { breadthFirst } from './breadth-first.ts';
import { learnFocus } from './focus.ts';
import { learnSkein } from './skein.ts';

/** Learns a model of the forum that `startUrl` is a page of. */
export type Strategy = (startUrl: string, fetchPage: FetchPage, options: LearnOptions) => Promise<SiteModel>;

/** The strategies a user can choose by `--strategy`; the first is the default. */
export const strategies = {
  skein: learnSkein,
  focus: learnFocus,
  irobot: learnIRobot,
  skeleton: learnSkeleton,
  'structure-driven': learnStructureDriven,
  'breadth-first': async (startUrl: string) => breadthFirst(startUrl),
} as const satisfies Record<string, Strategy>;

export type StrategyName = keyof typeof strategies;

/** Those that can be asked for boards and threads only. */
export const scopedStrategies = ['irobot', 'skeleton'] as const satisfies readonly StrategyName[];

export const strategyNames = Object.keys(strategies) as StrategyName[];
