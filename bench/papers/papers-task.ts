// One task in a process of its own.
import { orderOfTask, readResult, writeResult } from '../child-tasks.ts';
import type { ForumSource } from './forums.ts';
import { type LabelledForum, runTask, type Task } from './tasks.ts';

const { task, source, labels, out } = orderOfTask<{
  readonly task: Task;
  readonly source: ForumSource;
  /** File of the forum's labels. */
  readonly labels?: string;
  readonly out: string;
}>();
const known = labels === undefined ? undefined : readResult<LabelledForum>(labels).labels;
writeResult(out, await runTask(task, source, known));
