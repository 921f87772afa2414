// One run of a program against the bench's site: how many pages a second, and how much memory at most.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

export interface Measured {
  readonly pages: number;
  readonly pagesPerSecond: number;
  readonly peakMb: number;
  /** Of all threads of the program itself, ms. */
  readonly cpuMs: number;
}

export interface Site {
  readonly entry: string;
  readonly close: () => void;
}

/** Serves the site in a process of its own. */
export async function serveSite(threads?: string): Promise<Site> {
  const args = threads === undefined ? [] : [threads];
  const server = spawn(process.execPath, [join(here, 'server.js'), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const entry = String(await new Promise((resolve) => server.stdout.once('data', resolve))).trim();
  return { entry, close: () => server.stdin.end() };
}

/** Runs a program to its end; the time includes its start. */
export async function measureRun(
  command: string,
  args: readonly string[],
  pagesOf: (stdout: string) => number,
): Promise<Measured> {
  const startedAt = Date.now();
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  let peakKb = 0;
  let cpuMs = 0;
  const watch = setInterval(() => {
    peakKb = Math.max(peakKb, residentPeakKb(child.pid ?? 0));
    cpuMs = Math.max(cpuMs, cpuMsOf(child.pid ?? 0));
  }, 50);
  let stdout = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  await new Promise((resolve) => child.once('close', resolve));
  clearInterval(watch);
  const pages = pagesOf(stdout);
  const pagesPerSecond = (pages * 1000) / (Date.now() - startedAt);
  return { pages, pagesPerSecond, peakMb: peakKb / 1024, cpuMs };
}

/** Pages of a `skein crawl --json`. */
export function crawledPages(stdout: string): number {
  return (JSON.parse(stdout) as { progress: { pages: number } }).progress.pages;
}

/** The kernel's own high-water mark of a process (VmHWM). */
function residentPeakKb(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** User and system time so far; the kernel counts in hundredths of a second. */
function cpuMsOf(pid: number): number {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user, system] = fields.split(' ').slice(11, 13);
    return 10 * (Number(user) + Number(system));
  } catch {
    return 0;
  }
}
