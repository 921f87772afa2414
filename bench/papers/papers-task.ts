// Tasks of one forum in a process of its own: it is opened once, and what was read is not read again.
import { orderOfTask, writeResult } from '../child-tasks.ts';
import { type Forum, type ForumSource, openForum } from './forums.ts';
import { trainModels } from './page-types.ts';
import { fileOf, readTask, runTask, type Task, taskName } from './tasks.ts';

const { tasks, source, state } = orderOfTask<{
  readonly tasks: readonly Task[];
  readonly source: ForumSource;
  readonly state: string;
}>();
const resultOf = (task: Task) => readTask(task, state, source);
let open: Forum | undefined;

async function resultFor(task: Task): Promise<unknown> {
  if (task.kind === 'training') return trainModels(source.seed);
  // A lab forum keeps a guest's session: each task meets it as new.
  if (open?.name !== task.forum || source.mirrors === undefined) {
    await open?.close();
    open = await openForum(task.forum, source);
  }
  return runTask(task, open, source.seed, resultOf);
}

for (const task of tasks) {
  const startedAt = performance.now();
  let problem = '';
  try {
    writeResult(fileOf(task, state, source), await resultFor(task));
  } catch (error) {
    // The others go on, whatever went wrong with one.
    problem = ` failed: ${(error as Error).message}`;
    process.exitCode = 1;
  }
  process.stdout.write(
    `${taskName(task)}:${problem} ${((performance.now() - startedAt) / 1000).toFixed(0)} s\n`,
  );
}
await open?.close();
