// One piece of work and its result, plain JSON that is kept: a run that was stopped goes on.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strategies } from '../../src/strategies/index.ts';
import { connectivityOf } from './connectivity.ts';
import { crawlerByName } from './crawlers.ts';
import { findEntries } from './entries.ts';
import { findFlips } from './flips.ts';
import type { Forum, ForumSource } from './forums.ts';
import { type GenericFigures, genericFigures, NofollowLinks } from './generic.ts';
import { type Labels, labelForum, movedTo } from './labels.ts';
import { type CrawlFigures, measure, reachFigures, worthFigures } from './measure.ts';
import { type TrainedModel, testModels } from './page-types.ts';
import { comparePaths } from './paths.ts';
import { compareStarts } from './starts.ts';
import { wholeCrawl } from './whole.ts';

/** What a task measures. 'labels' is what others need. */
export type TaskKind =
  | 'labels'
  | 'crawl'
  | 'whole'
  | 'paths'
  | 'starts'
  | 'entries'
  | 'flips'
  | 'page-types'
  | 'learning'
  | 'connectivity';

/** `crawler` and `pages` where the kind has them. */
export interface ForumTask {
  readonly kind: TaskKind;
  readonly forum: string;
  readonly crawler?: string;
  readonly pages?: number;
}

export interface LabelledForum {
  readonly labels: Labels;
  readonly figures: CrawlFigures;
  readonly generic: GenericFigures;
}

/** The task whose result others of the forum need. */
export function labelsOf(forum: string): ForumTask {
  return { kind: 'labels', forum };
}

/** The task that is of no forum: the classifiers that 'page-types' tests. */
export const TRAINING = { kind: 'training', forum: 'all' } as const;

export type Task = ForumTask | typeof TRAINING;

// Mirrors stop at 8,000 pages; a lab forum of the size used here has about a thousand.
const MAX_PAGES = 8000;

/** Name of a task's result. */
export function taskName(task: Task): string {
  const { kind, forum, crawler, pages } = task as ForumTask;
  return [kind, forum, crawler, pages].filter((part) => part !== undefined).join('--');
}

/** File of a task's result. */
export function fileOf(task: Task, state: string, { mirrors, seed }: ForumSource): string {
  return join(state, `${mirrors === undefined ? 'lab' : 'mirrors'}-${seed}--${taskName(task)}.json`);
}

/** Does one task on an open forum; `resultOf` reads what tasks before it found. */
export async function runTask(
  { kind, crawler, pages }: ForumTask,
  forum: Forum,
  seed: number,
  resultOf: (task: Task) => unknown,
): Promise<unknown> {
  const labels = (): Labels => {
    const { labels: known } = resultOf(labelsOf(forum.name)) as LabelledForum;
    return movedTo(known, new URL(forum.entry).origin);
  };
  switch (kind) {
    case 'labels':
      return await label(forum);
    case 'crawl':
      return await measure(forum, crawlerByName(crawler!), labels(), { maxPages: MAX_PAGES });
    case 'whole':
      return await wholeCrawl(forum, crawlerByName(crawler!), { maxPages: MAX_PAGES });
    case 'learning':
      return await measure(forum, crawlerByName(crawler!), labels(), { maxPages: MAX_PAGES, budget: pages! });
    case 'paths':
      return await comparePaths(forum, labels(), MAX_PAGES);
    case 'starts':
      return await compareStarts(forum, MAX_PAGES, seed);
    case 'entries':
      return await findEntries(forum, seed);
    case 'flips':
      return await findFlips(forum);
    case 'page-types':
      return await testModels(forum, resultOf(TRAINING) as TrainedModel[], seed);
    case 'connectivity':
      return await connectivityOf(forum, pages!, seed);
  }
}

export function readTask(task: Task, state: string, source: ForumSource): unknown {
  return JSON.parse(readFileSync(fileOf(task, state, source), 'utf8'));
}

async function label(forum: Forum): Promise<LabelledForum> {
  const startedAt = performance.now();
  const model = await strategies['breadth-first'](forum.entry);
  const nofollow = new NofollowLinks(forum.entry);
  const { labels, simulation } = await labelForum(forum, model, {
    maxPages: MAX_PAGES,
    onPage: (page) => nofollow.see(page),
  });
  const { visits } = simulation;
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  return {
    labels,
    figures: {
      ...reachFigures(forum, 'breadth-first', visits, new Set()),
      ...worthFigures(visits, labels),
      seconds,
    },
    generic: genericFigures(forum, labels, simulation, nofollow),
  };
}
