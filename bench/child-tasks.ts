// Tasks in processes of their own, some at the same time. A task's order goes in as JSON; its result comes out as a JSON
// file, whole or not at all.
import { spawn } from 'node:child_process';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** Works off a list, `jobs` items at a time (default: as many as cores). */
export async function inParallel<T>(
  items: readonly T[],
  jobs: number | undefined,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: jobs ?? availableParallelism() }, worker));
}

export interface ChildOptions {
  readonly timeoutMs?: number;
  /** Told each line the program prints. */
  readonly tell?: (line: string) => void;
}

/** Runs a task's program. Resolves to what went wrong, if something did. */
export function runChild(
  program: URL,
  order: object,
  { timeoutMs, tell }: ChildOptions = {},
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [fileURLToPath(program), JSON.stringify(order)], {
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(timeoutMs !== undefined && { timeout: timeoutMs, killSignal: 'SIGKILL' }),
    });
    let problem = '';
    child.stderr.on('data', (chunk) => {
      problem = `${problem}${chunk}`.slice(-2000);
    });
    createInterface(child.stdout).on('line', (line) => tell?.(line));
    child.on('close', (code, signal) => {
      const why = signal === null ? problem.trim().split('\n').at(-1) : `ended by ${signal}`;
      resolve(code === 0 ? undefined : `failed: ${why}`);
    });
  });
}

/** In the task's process: the order it was given. */
export function orderOfTask<T>(): T {
  return JSON.parse(process.argv[2]!) as T;
}

/** In the task's process: its result. A run that is stopped must not find half a file. */
export function writeResult(out: string, result: unknown): void {
  writeFileSync(`${out}.part`, JSON.stringify(result ?? null));
  renameSync(`${out}.part`, out);
}

export function readResult<T>(out: string): T {
  return JSON.parse(readFileSync(out, 'utf8')) as T;
}
