// Sizes a lab forum may have. What is learned must not depend on how many boards, threads and posts there happen to be.
import type { LabSize } from '../../lab/index.ts';

export const labSizes = {
  small: { boards: 6, threads: 40, postsPerThread: 7, users: 30 },
  tiny: { boards: 2, threads: 5, postsPerThread: 4, users: 8 },
  'few-boards': { boards: 2, threads: 150, postsPerThread: 5, users: 40 },
  'many-boards': { boards: 24, threads: 40, postsPerThread: 5, users: 30 },
  young: { boards: 8, threads: 120, postsPerThread: 8, users: 30, spanDays: 12 },
  /** As large as mirrors of forum software: what learning costs is spread over as many pages. */
  mirror: { boards: 10, threads: 160, postsPerThread: 10, users: 60 },
  'long-threads': { boards: 4, threads: 12, postsPerThread: 60, users: 30 },
} as const satisfies Readonly<Record<string, LabSize>>;

export type LabSizeName = keyof typeof labSizes;

/** The size of lab forums that are named without one. */
export const DEFAULT_SIZE: LabSizeName = 'small';
