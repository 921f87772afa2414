// What a crawl tells while it runs. The command line and the server draw from the same events.
import type { Phase } from '../store/index.ts';
import type { Alarm } from './site-health.ts';

/** The state of a crawl at one moment. */
export interface Progress {
  readonly phase: Phase;
  /** Pages stored so far, earlier runs on the same database included. */
  readonly pages: number;
  readonly threads: number;
  readonly posts: number;
  readonly queued: number;
  readonly failed: number;
  readonly requests: number;
  readonly bytes: number;
  /** Pages per second over the last seconds. */
  readonly pagesPerSecond: number;
  /** Seconds left at this rate for what is queued now; null when unknown. */
  readonly secondsLeft: number | null;
  readonly elapsedMs: number;
  /** Share of the boards and threads visited that are what the model says; null before the first. */
  readonly fitShare: number | null;
}

export type CrawlEvent =
  | { readonly kind: 'started'; readonly site: string; readonly resumed: boolean; readonly queued: number }
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'failed'; readonly url: string; readonly code: string; readonly message: string }
  | { readonly kind: 'slowed'; readonly host: string; readonly delayMs: number; readonly reason: string }
  | { readonly kind: 'notice'; readonly message: string }
  /** The site keeps us out ('login', 'ban'), or has changed and is learned again ('drift'). */
  | { readonly kind: 'alarm'; readonly alarm: Alarm['kind']; readonly message: string }
  | {
      readonly kind: 'stopped';
      readonly reason: 'done' | 'interrupted' | 'limit' | 'blocked';
      readonly progress: Progress;
    };

export type CrawlListener = (event: CrawlEvent) => void;
