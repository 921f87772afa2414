// Shows a running crawl: one line that rewrites itself on a terminal, plain lines elsewhere, JSON lines with --json.
import type { CrawlEvent, CrawlListener, Progress } from '../crawl/index.ts';

const PLAIN_LINE_EVERY_MS = 5000;
// Failures are all in `export --what requests`; on the screen a few are enough to see the kind.
const MAX_FAILURES_SHOWN = 10;

export interface ProgressDisplay {
  readonly listener: CrawlListener;
  /** A line of its own, above the moving one. */
  readonly tell: (line: string) => void;
}

/** Draws events on `out` (stderr). */
export function progressDisplay(out: NodeJS.WriteStream, json: boolean): ProgressDisplay {
  if (json) {
    const write = (event: object) => void out.write(`${JSON.stringify(event)}\n`);
    return { listener: write, tell: (message) => write({ kind: 'notice', message }) };
  }
  const clear = out.isTTY ? '\r\x1b[K' : '';
  let lastPlainAt = 0;
  let failures = 0;
  const tell = (line: string) => void out.write(`${clear}${line}\n`);
  const listener = (event: CrawlEvent) => {
    switch (event.kind) {
      case 'started':
        tell(
          event.resumed
            ? `resuming ${event.site} (${amount(event.queued)} queued)`
            : `crawling ${event.site}`,
        );
        break;
      case 'progress':
        if (out.isTTY) out.write(`${clear}${progressLine(event.progress).slice(0, (out.columns ?? 80) - 1)}`);
        else if (event.progress.elapsedMs - lastPlainAt >= PLAIN_LINE_EVERY_MS) {
          lastPlainAt = event.progress.elapsedMs;
          tell(progressLine(event.progress));
        }
        break;
      case 'failed':
        failures++;
        if (failures <= MAX_FAILURES_SHOWN) tell(`failed: ${event.url}: ${event.message}`);
        if (failures === MAX_FAILURES_SHOWN)
          tell('more failures are not shown; export --what requests lists them');
        break;
      case 'slowed':
        tell(`slower on ${event.host}: ${event.reason}`);
        break;
      case 'alarm':
        tell(event.alarm === 'drift' ? `${event.message}: learning it again` : event.message);
        break;
      case 'notice':
        tell(event.message);
        break;
      case 'stopped':
        if (out.isTTY) out.write(clear);
        break;
    }
  };
  return { listener, tell };
}

/** `1,234 pages  56 threads  789 posts  12.3/s  4,321 queued  3 failed  12.3 MB  ~1m12s left` */
export function progressLine(progress: Progress): string {
  const parts = [`${amount(progress.pages)} pages`];
  if (progress.threads > 0)
    parts.push(`${amount(progress.threads)} threads`, `${amount(progress.posts)} posts`);
  parts.push(`${progress.pagesPerSecond.toFixed(1)}/s`, `${amount(progress.queued)} queued`);
  if (progress.failed > 0) parts.push(`${amount(progress.failed)} failed`);
  parts.push(megabytes(progress.bytes));
  if (progress.secondsLeft !== null && progress.queued > 0)
    parts.push(`~${duration(progress.secondsLeft)} left for these`);
  return parts.join('  ');
}

/** 1234567 -> '1,234,567' */
export function amount(value: number): string {
  return value.toLocaleString('en-US');
}

/** Bytes -> '12.3 MB' */
export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/** Seconds -> '45s', '1m12s', '3h05m' */
export function duration(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)}s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}m${String(Math.round(seconds % 60)).padStart(2, '0')}s`;
  return `${Math.floor(minutes / 60)}h${String(minutes % 60).padStart(2, '0')}m`;
}
