// `skein comments --feed FEED --watch`: what the queue of visits knows is kept in a file, so that it goes on after a restart.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ArticleComments, visitResult, watchFeed } from '../comments/index.ts';
import { FetchError, InputError } from '../errors.ts';
import type { FeedEntry } from '../page/index.ts';
import { pause, VisitQueue, type VisitQueueState } from '../refresh/index.ts';
import { forwardNow } from '../steady-clock.ts';
import { amount } from './progress-display.ts';

interface OneFeedWatch {
  readonly read: () => Promise<readonly FeedEntry[]>;
  readonly visit: (url: string) => Promise<ArticleComments | undefined>;
  readonly stop: AbortSignal;
  /** Where the queue is kept; undefined: nowhere. */
  readonly folder: string | undefined;
}

/** Watches one feed until it is stopped. */
export async function watchOneFeed(feed: string, { read, visit, stop, folder }: OneFeedWatch): Promise<void> {
  const name = createHash('sha256').update(feed).digest('hex').slice(0, 12);
  const file = folder === undefined ? undefined : join(folder, `comment-visits-${name}.json`);
  const queue = new VisitQueue(stateIn(file));
  // The first reading must work; later the feed may be away for a while.
  let isFirst = true;
  await watchFeed({
    queue,
    now: forwardNow,
    pause: (ms) => pause(ms, stop),
    stop,
    read: async () => {
      try {
        return await read();
      } catch (error) {
        if (isFirst || !(error instanceof FetchError || error instanceof InputError)) throw error;
        tell(`the feed cannot be read now: ${error.message}`);
        return [];
      } finally {
        isFirst = false;
      }
    },
    visit: async (url) => {
      const found = await visit(url);
      return found === undefined ? undefined : visitResult(found);
    },
    changed: ({ added, dropped }) => {
      keep(file, queue.state);
      if (added + dropped === 0) return;
      const left = dropped === 0 ? '' : `, ${amount(dropped)} left out because the queue is too long`;
      tell(`articles: ${amount(added)} new, ${amount(queue.length)} waiting${left}`);
    },
  });
}

function tell(line: string): void {
  process.stderr.write(`skein: ${line.replaceAll('\n', ' ')}\n`);
}

function stateIn(file: string | undefined): VisitQueueState | undefined {
  if (file === undefined) return undefined;
  try {
    const state = JSON.parse(readFileSync(file, 'utf8')) as Partial<VisitQueueState>;
    return state.version === 1 ? (state as VisitQueueState) : undefined;
  } catch {
    return undefined;
  }
}

/** A file that cannot be written costs visits after a restart, no more. */
function keep(file: string | undefined, state: VisitQueueState): void {
  if (file === undefined) return;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(state));
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // Read-only home, full disk.
  }
}
