// Runs the experiments of the papers: tasks in parallel processes, results kept in a folder, tables and plots at the end.
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CrawlError } from '../../src/errors.ts';
import type { StrategyName } from '../../src/strategies/index.ts';
import { inParallel, runChild } from '../child-tasks.ts';
import { type ForumSource, forumNames } from './forums.ts';
import { writeReport } from './report.ts';
import { type Task, taskName } from './tasks.ts';

export const EXPERIMENTS = [
  'crawl',
  'starts',
  'entry',
  'connectivity',
  'learning',
  'classification',
] as const;

export interface PapersOptions extends ForumSource {
  /** Only these forums; none: all. */
  readonly forums?: readonly string[] | undefined;
  readonly experiments: readonly (typeof EXPERIMENTS)[number][];
  readonly strategies: readonly StrategyName[];
  /** Folder of results; what is there is not done again. */
  readonly state: string;
  /** Folder the tables and plots go to. */
  readonly out: string;
  readonly jobs?: number | undefined;
  /** Measure nothing: only write tables and plots of the results that are there. */
  readonly reportOnly: boolean;
  readonly tell: (line: string) => void;
}

const LEARNING_PAGES = [10, 20, 50, 100, 200, 500, 1000];
const CONNECTIVITY_PAGES = [250, 500, 1000, 2500];

/** Does what is not done yet and writes the report. */
export async function runPapers(options: PapersOptions): Promise<void> {
  mkdirSync(options.state, { recursive: true });
  const forums = forumNames(options).filter((name) => options.forums?.includes(name) ?? true);
  if (forums.length === 0) throw new CrawlError('no forum of that name: nothing to measure');
  const first = forums.map((forum): Task => ({ experiment: 'labels', forum }));
  if (!options.reportOnly) {
    await runAll(first, options);
    await runAll(tasksOf(forums, options), options);
  }
  const results = (task: Task): unknown => {
    const file = fileOf(task, options);
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  };
  writeReport(
    [...first, ...tasksOf(forums, options)].map((task) => ({ task, result: results(task) })),
    options,
  );
}

/** Cheap experiments first: what is there when time is up should be as much as possible. */
function tasksOf(forums: readonly string[], { experiments, strategies }: PapersOptions): Task[] {
  const each = (make: (forum: string) => Task[]) => forums.flatMap(make);
  const byExperiment: Record<(typeof EXPERIMENTS)[number], () => Task[]> = {
    entry: () => each((forum) => [{ experiment: 'entry', forum }]),
    crawl: () => each((forum) => strategies.map((strategy) => ({ experiment: 'crawl', forum, strategy }))),
    starts: () => each((forum) => [{ experiment: 'starts', forum }]),
    connectivity: () =>
      CONNECTIVITY_PAGES.flatMap((pages) => each((forum) => [{ experiment: 'connectivity', forum, pages }])),
    classification: () => [{ experiment: 'classification', forum: 'all' }],
    learning: () =>
      LEARNING_PAGES.flatMap((pages) =>
        each((forum) => strategies.map((strategy) => ({ experiment: 'learning', forum, strategy, pages }))),
      ),
  };
  return (['entry', 'crawl', 'starts', 'connectivity', 'classification', 'learning'] as const)
    .filter((name) => experiments.includes(name))
    .flatMap((name) => byExperiment[name]());
}

function fileOf(task: Task, { state, mirrors, seed }: PapersOptions): string {
  return join(state, `${mirrors === undefined ? 'lab' : 'mirrors'}-${seed}--${taskName(task)}.json`);
}

async function runAll(tasks: readonly Task[], options: PapersOptions): Promise<void> {
  const waiting = tasks.filter((task) => !existsSync(fileOf(task, options)));
  let done = tasks.length - waiting.length;
  await inParallel(waiting, options.jobs, async (task) => {
    const startedAt = performance.now();
    // The others go on, whatever went wrong with one.
    const problem = await runOne(task, options);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    options.tell(`${++done}/${tasks.length} ${taskName(task)}: ${problem ?? `${seconds} s`}`);
  });
}

function runOne(task: Task, options: PapersOptions): Promise<string | undefined> {
  const { mirrors, seed } = options;
  const labels = fileOf({ experiment: 'labels', forum: task.forum }, options);
  return runChild(new URL('./papers-task.js', import.meta.url), {
    task,
    source: { mirrors, seed },
    ...(task.experiment === 'labels' || task.forum === 'all' ? {} : { labels }),
    out: fileOf(task, options),
  });
}
