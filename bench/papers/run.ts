// Runs the experiments of the papers: the tasks of a forum in a process of their own, results kept in a folder, tables and
// plots at the end.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CrawlError } from '../../src/errors.ts';
import { inParallel, runChild } from '../child-tasks.ts';
import { type ForumSource, forumNames, manyForums } from './forums.ts';
import { type PartName, partsOf, type SizeName, sizes } from './parts.ts';
import { writeReport } from './report.ts';
import { fileOf, readTask, type Task } from './tasks.ts';

export interface PapersOptions extends ForumSource {
  readonly size: SizeName;
  /** Only these forums; none: as many as the size says. */
  readonly forums?: readonly string[] | undefined;
  readonly parts: readonly PartName[];
  /** Folder of results; what is there of this build is not done again. */
  readonly state: string;
  /** Folder the tables and plots go to. */
  readonly out: string;
  readonly jobs?: number | undefined;
  /** Measure nothing: only write tables and plots of the results that are there. */
  readonly reportOnly: boolean;
  readonly tell: (line: string) => void;
}

// Forums combined at random are small: so many share a process.
const SMALL_FORUMS = 5;

/** Does what is not done yet and writes the report; parts that were not asked for stay as they were. */
export async function runPapers(options: PapersOptions): Promise<void> {
  const size = sizes[options.size];
  // Who names forums has them all to choose from.
  const { forums: most, many: manyForumsCount } = options.forums === undefined ? size : sizes.full;
  const isChosen = (name: string) => options.forums?.includes(name) ?? true;
  const forums = forumNames(options, most).filter(isChosen);
  // Lab forums stand for the papers' many.
  const many = options.mirrors === undefined ? manyForums(manyForumsCount).filter(isChosen) : undefined;
  if (forums.length + (many?.length ?? 0) === 0)
    throw new CrawlError('no forum of that name: nothing to measure');
  const build = buildName();
  const state = join(options.state, build);
  mkdirSync(state, { recursive: true });
  const parts = partsOf(forums, many, size);
  if (!options.reportOnly) {
    const tasks = parts.filter(({ name }) => options.parts.includes(name)).flatMap((part) => part.tasks);
    await runAll(tasks, state, options);
  }
  const isDone = (task: Task) => existsSync(fileOf(task, state, options));
  writeReport(parts, (task) => (isDone(task) ? readTask(task, state, options) : undefined), {
    ...options,
    build,
  });
}

const MEASURED = [
  'fetch',
  'page',
  'records',
  'classify',
  'learn',
  'sitemap',
  'papers',
  'strategies',
  'crawl',
];

/** Results of other code are none: a report is of one build. How a report is written is no matter. */
function buildName(): string {
  const beside = dirname(fileURLToPath(import.meta.url));
  // The command line is a bundle in a folder of its own, beside what it is made of.
  const root = basename(beside) === 'cli' ? dirname(beside) : dirname(dirname(beside));
  const hash = createHash('sha256');
  const add = (path: string): void => {
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name));
    else if (/\.[jt]s$/.test(path) && !/report|parts|run\.[jt]s/.test(basename(path)))
      hash.update(readFileSync(path));
  };
  for (const name of MEASURED) add(join(root, 'src', name));
  add(join(root, 'lab'));
  add(join(root, 'bench', 'papers'));
  return hash.digest('hex').slice(0, 8);
}

async function runAll(tasks: readonly Task[], state: string, options: PapersOptions): Promise<void> {
  const isOpen = (task: Task) => !existsSync(fileOf(task, state, options));
  const waiting = [...new Map(tasks.map((task) => [fileOf(task, state, options), task])).values()].filter(
    isOpen,
  );
  let done = 0;
  const { mirrors, seed } = options;
  for (const stage of stagesOf(waiting))
    await inParallel(stage, options.jobs, async (own) => {
      const problem = await runChild(
        new URL('./papers-task.js', import.meta.url),
        { tasks: own, source: { mirrors, seed }, state },
        { tell: (line) => options.tell(`${++done}/${waiting.length} ${line}`) },
      );
      // A process that dies takes its other tasks with it: the next run does them.
      if (problem !== undefined) options.tell(`${own[0]!.forum}: ${problem}`);
    });
}

const LAST: readonly Task['kind'][] = ['starts', 'learning', 'connectivity'];

/**
 * Tasks by forum, so that what one read the next need not; what others need comes first, and what takes longest last: what
 * is there when time is up should be as much as possible.
 */
function stagesOf(tasks: readonly Task[]): Task[][][] {
  const groups = (own: readonly Task[]): Task[][] => {
    const byForum = new Map<string, Task[]>();
    for (const task of own) {
      const number = /^combined-(\d+)$/.exec(task.forum)?.[1];
      const key =
        number === undefined ? task.forum : `combined ${Math.floor((Number(number) - 1) / SMALL_FORUMS)}`;
      byForum.set(key, [...(byForum.get(key) ?? []), task]);
    }
    return [...byForum.values()];
  };
  const first = tasks.filter(({ kind }) => kind === 'training');
  const last = tasks.filter(({ kind }) => LAST.includes(kind));
  const rest = tasks.filter((task) => !first.includes(task) && !last.includes(task));
  return [groups(first), groups(rest), groups(last)];
}
