// Processes at work on sites. Each is a `skein` command of its own: it uses other cores than the dashboard, stops the way Ctrl-C
// stops it, and whatever becomes of it the dashboard goes on.
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { CrawlEvent } from '../crawl/index.ts';
import type { EventStream, Happening } from './event-stream.ts';
import { RequestProblem } from './request-problem.ts';

export type RunKind = 'crawl' | 'learn' | 'refresh' | 'comments';

export interface Run {
  readonly kind: RunKind;
  readonly startedAt: number;
  readonly child: ChildProcess;
  isStopping: boolean;
  /** Ended, stored and told. */
  readonly ended: Promise<void>;
}

/** What `run` ends with when nothing went wrong: done, or stopped before the end. */
const GOOD_EXITS = new Set([0, 3]);
// A child that hangs after all.
const KILL_AFTER_MS = 20_000;

export class Runs {
  readonly #command: readonly string[];
  readonly #environment: NodeJS.ProcessEnv;
  readonly #events: EventStream;
  readonly #onEnd: (site: number | null) => Promise<void>;
  readonly #runs = new Map<number | null, Run>();

  /**
   * `command`: what to start, with the arguments of a skein command to follow. Its database comes by the environment: arguments
   * are seen by everybody on the machine, and may hold a password.
   */
  constructor(
    command: readonly string[],
    database: string,
    events: EventStream,
    onEnd: (site: number | null) => Promise<void>,
  ) {
    this.#command = command;
    this.#environment = { ...process.env, SKEIN_DB: database };
    this.#events = events;
    this.#onEnd = onEnd;
  }

  of(site: number | null): Run | undefined {
    return this.#runs.get(site);
  }

  /** Starts a command for a site (null: for none). One at a time. */
  start(site: number | null, kind: RunKind, args: readonly string[]): void {
    if (this.#runs.has(site)) throw new RequestProblem(409, 'it is at work already; pause it first');
    const [program, ...first] = this.#command as [string, ...string[]];
    const child = spawn(program, [...first, ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: this.#environment,
      // Ctrl-C in the dashboard's terminal must reach it once, through us: twice would end it at once.
      detached: true,
    });
    let lastLine = '';
    createInterface({ input: child.stderr! }).on('line', (line) => {
      const told = happeningOf(line);
      if (told === undefined) lastLine = line.trim() === '' ? lastLine : line;
      else this.#tell(site, told);
    });
    const ended = new Promise<void>((resolve) => {
      const finish = async (code: number | null, problem?: string) => {
        if (this.#runs.get(site)?.child !== child) return;
        this.#runs.delete(site);
        const run = problem ?? lastLine.replace(/^skein: /, '');
        await this.#onEnd(site).catch(() => undefined);
        if (code !== null && !GOOD_EXITS.has(code))
          this.#tell(site, { kind: 'error', message: run === '' ? `${kind} failed` : run });
        else this.#tell(site, { kind: 'stopped', message: `${kind} ${code === 0 ? 'done' : 'stopped'}` });
        resolve();
      };
      child.once('error', (error) => void finish(1, error.message));
      child.once('close', (code) => void finish(code));
    });
    this.#runs.set(site, { kind, startedAt: Date.now(), child, isStopping: false, ended });
    this.#tell(site, { kind: 'started', message: `${kind} started` });
  }

  /** Lets a run end cleanly, as Ctrl-C does. */
  pause(site: number | null): void {
    const run = this.#ours(site);
    if (run.isStopping) return;
    run.isStopping = true;
    run.child.kill('SIGINT');
    const timer = setTimeout(() => run.child.kill('SIGKILL'), KILL_AFTER_MS);
    timer.unref();
    run.child.once('close', () => clearTimeout(timer));
  }

  /** Ends a run at once. Nothing stored is lost: every visit is one transaction. */
  async stop(site: number | null): Promise<void> {
    const run = this.#ours(site);
    run.isStopping = true;
    run.child.kill('SIGKILL');
    await run.ended;
  }

  /** Pauses everything and waits for the end. */
  async close(): Promise<void> {
    const all = [...this.#runs];
    for (const [site] of all) this.pause(site);
    await Promise.all(all.map(([, { ended }]) => ended));
  }

  #ours(site: number | null): Run {
    const run = this.#runs.get(site);
    if (run === undefined) throw new RequestProblem(409, 'nothing that was started here is at work on it');
    return run;
  }

  #tell(site: number | null, told: Omit<Happening, 'number' | 'at' | 'site'>): void {
    this.#events.tell({ site, ...told });
  }
}

/** A line of `--json` progress as something that happened; undefined: it is no such line, or only figures. */
function happeningOf(line: string): Omit<Happening, 'number' | 'at' | 'site'> | undefined {
  let event: CrawlEvent;
  try {
    event = JSON.parse(line) as CrawlEvent;
  } catch {
    return undefined;
  }
  switch (event.kind) {
    case 'failed':
      return { kind: 'failed', message: event.message, url: event.url };
    case 'slowed':
      return { kind: 'slowed', message: `slower on ${event.host}: ${event.reason}` };
    case 'alarm':
      return { kind: 'alarm', message: event.message };
    case 'notice':
      return { kind: 'notice', message: event.message };
    default:
      return undefined;
  }
}
