// The flags that say how much a site may take.
import type { Command } from 'commander';
import type { SiteLimits } from '../store/index.ts';
import { wholeNumber } from './option-values.ts';

export interface LimitFlags {
  readonly maxPages?: number;
  readonly maxMb?: number;
  readonly maxMinutes?: number;
  readonly maxErrors?: number;
}

export function addLimitOptions(command: Command): Command {
  return command
    .option('--max-pages <n>', 'stored pages of a site', wholeNumber(1))
    .option('--max-mb <n>', 'megabytes a site may send', wholeNumber(1))
    .option('--max-minutes <n>', 'minutes of work on a site', wholeNumber(1))
    .option('--max-errors <n>', 'failed URLs of a site', wholeNumber(1));
}

export function limitsOf({ maxPages, maxMb, maxMinutes, maxErrors }: LimitFlags): SiteLimits {
  return {
    ...(maxPages !== undefined && { maxPages }),
    ...(maxMb !== undefined && { maxBytes: maxMb * 1_000_000 }),
    ...(maxMinutes !== undefined && { maxMs: maxMinutes * 60_000 }),
    ...(maxErrors !== undefined && { maxErrors }),
  };
}
