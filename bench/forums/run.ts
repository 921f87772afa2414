// `skein bench forums`: crawls every forum from every start, in parallel processes, and keeps one row a crawl.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Scope } from '../../src/learn/index.ts';
import type { StrategyName } from '../../src/strategies/index.ts';
import { inParallel, readResult, runChild } from '../child-tasks.ts';
import { type ForumSource, forumNames, openForum, type StartKind } from './forum.ts';
import { type CrawlTask, type Figures, type MeasuredCrawl, startUrlOf } from './measure.ts';

export interface ForumsOptions extends ForumSource {
  /** Only these forums; none: all. */
  readonly forums?: readonly string[] | undefined;
  readonly starts: readonly StartKind[];
  /** Starts of each kind. */
  readonly seeds: number;
  readonly strategy: StrategyName;
  readonly scope?: Scope | undefined;
  readonly jobs?: number | undefined;
  readonly tell: (line: string) => void;
}

// The longest crawl of a mirror takes a minute alone; one that hangs must not hold the others.
const TIMEOUT_MS = 15 * 60_000;

/** Measures all crawls, in the order of forums and starts. */
export async function runForums(options: ForumsOptions): Promise<MeasuredCrawl[]> {
  const tasks = await tasksOf(options);
  const folder = mkdtempSync(join(tmpdir(), 'skein-forums-'));
  const rows: (MeasuredCrawl | undefined)[] = tasks.map(() => undefined);
  let done = 0;
  try {
    await inParallel([...tasks.entries()], options.jobs, async ([i, task]) => {
      const out = join(folder, `${i}.json`);
      const problem = await runChild(
        new URL('./forums-task.js', import.meta.url),
        { task, out },
        { timeoutMs: TIMEOUT_MS },
      );
      const row = problem === undefined ? readResult<MeasuredCrawl>(out) : crashed(task, problem);
      rows[i] = row;
      options.tell(`${++done}/${tasks.length} ${task.forum}@${task.start}: ${row.said} (${row.seconds} s)`);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return rows.filter((row) => row !== undefined);
}

async function tasksOf(options: ForumsOptions): Promise<CrawlTask[]> {
  const { mirrors, strategy, scope, seeds } = options;
  const tasks: CrawlTask[] = [];
  for (const forum of forumNames(options)) {
    if (options.forums?.includes(forum) === false) continue;
    const open = await openForum(forum, mirrors);
    for (const kind of options.starts)
      for (let n = 1; n <= seeds; n++) {
        const start = n === 1 ? kind : `${kind}${n}`;
        // Forums without profiles or pagers have no such start.
        if (startUrlOf(open, start) !== undefined)
          tasks.push({ forum, group: open.group, start, mirrors, strategy, scope });
      }
    await open.close();
  }
  return tasks;
}

const NOTHING: Figures = {
  requests: 0,
  ideal: 0,
  overhead: 0,
  threads: 0,
  pages: 0,
  precision: 0,
  recall: 0,
  text: 0,
  author: 0,
  time: 0,
  order: 0,
  replies: 0,
  titles: 0,
  boards: 0,
};

function crashed({ forum, group, start, strategy }: CrawlTask, problem: string): MeasuredCrawl {
  return {
    forum,
    group,
    start,
    startUrl: '',
    strategy,
    exit: 'crashed',
    said: problem,
    complete: 'unknown',
    verdict: '',
    seconds: 0,
    figures: NOTHING,
  };
}
