// Why links of a page are not followed, and how many there were for each reason.
import type { TrapReason } from './traps.ts';

/** Distinct links left out (approximately, memory is bounded), by reason; part of a crawl's summary. */
export type LeftOut = Record<
  'other-host' | 'no-pattern' | 'permalink' | 'nofollow' | 'too-deep' | 'choice' | TrapReason,
  number
>;

/** All reasons, none of them seen yet. */
export function nothingLeftOut(): LeftOut {
  return {
    'other-host': 0,
    'no-pattern': 0,
    permalink: 0,
    nofollow: 0,
    'too-deep': 0,
    choice: 0,
    'long-url': 0,
    'deep-path': 0,
    'repeating-segments': 0,
    'too-many-alike': 0,
    endless: 0,
  };
}
