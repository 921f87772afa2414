// One task in a process of its own: the task and where forums come from as JSON in, its result as JSON in a file out.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { ForumSource } from './forums.ts';
import { type LabelledForum, runTask, type Task } from './tasks.ts';

const { task, source, labels, out } = JSON.parse(process.argv[2]!) as {
  readonly task: Task;
  readonly source: ForumSource;
  /** File of the forum's labels. */
  readonly labels?: string;
  readonly out: string;
};
const known =
  labels === undefined ? undefined : (JSON.parse(readFileSync(labels, 'utf8')) as LabelledForum).labels;
const result = await runTask(task, source, known);
// Whole or not at all: a run that is stopped must not find half a result.
writeFileSync(`${out}.part`, JSON.stringify(result));
renameSync(`${out}.part`, out);
