// What is worth asking again, and when.
import type { FetchError } from '../errors.ts';

export interface RetryOptions {
  /** How often a request is asked again after its first failure. */
  readonly retries: number;
  /** Upper bound of the first wait; doubles with each further one. */
  readonly baseMs: number;
  /** No single wait is longer. */
  readonly capMs: number;
}

/**
 * Three retries with waits below 0.5, 1 and 2 s ride out a restart or a full listen queue. What lasts longer is better
 * asked much later by whoever owns the queue than waited for here.
 */
export const DEFAULT_RETRY: RetryOptions = { retries: 3, baseMs: 500, capMs: 30_000 };

/** Statuses that often pass: timeouts and overload. 501 and 505 never change their mind. */
const RETRYABLE_STATUS: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);

/** Whether an answer of this status may be another one a little later. */
export function isRetryableStatus(status: number): boolean {
  return RETRYABLE_STATUS.has(status);
}

/**
 * The wait before retry number `retry` (from 1): exponential backoff with full jitter, `random · min(cap, base · 2^(retry-1))`,
 * so that many clients failing at one instant do not come back at one instant. Retry-After is a lower bound.
 */
export function retryDelayMs(
  retry: number,
  error: FetchError,
  options: RetryOptions,
  random: () => number,
): number {
  const backoff = random() * Math.min(options.capMs, options.baseMs * 2 ** (retry - 1));
  return Math.max(backoff, error.retryAfterMs ?? 0);
}
