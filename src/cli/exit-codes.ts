// The exit codes scripts rely on.

export const EXIT = {
  done: 0,
  /** Failed, with one clear line on stderr. */
  failed: 1,
  usage: 2,
  /** Stopped before the end; the same command goes on. */
  stopped: 3,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
