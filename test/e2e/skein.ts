// Runs the built command line the way a person's shell does.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const executable = join(import.meta.dirname, '..', '..', 'dist', 'cli', 'main.js');

/** As fast as it goes and over HTTP alone, for forums whose pages come complete: else a browser would make sure of it. */
export const atOnce = ['--rate', '0', '--render', 'never'] as const;

export interface Finished {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts `skein ARGS`; `finished` resolves when it ended. */
export function startSkein(...args: readonly string[]): { child: ChildProcess; finished: Promise<Finished> } {
  return startSkeinWith({}, ...args);
}

/** The same with more in its environment. */
export function startSkeinWith(
  environment: Readonly<Record<string, string>>,
  ...args: readonly string[]
): { child: ChildProcess; finished: Promise<Finished> } {
  const child = spawn(process.execPath, [executable, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const finished = new Promise<Finished>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
  return { child, finished };
}

/** Runs `skein ARGS` to its end. */
export function skein(...args: readonly string[]): Promise<Finished> {
  return startSkein(...args).finished;
}

/** A folder of its own for one test. */
export function scratchFolder(): string {
  return mkdtempSync(join(tmpdir(), 'skein-test-'));
}

/** The records of a `--format jsonl` export. */
export function jsonLines(text: string): Record<string, unknown>[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}
