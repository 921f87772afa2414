// What politeness is asked and told: its options, the pace of a host as it is handed on, how a request ended.
import type { Clock } from './clock.ts';
import type { Slowdown } from './request-record.ts';

export interface PolitenessOptions {
  /** Requests per second and host; 0 = no limit. */
  readonly rate: number;
  /** Requests under way at once per host. */
  readonly concurrency: number;
  readonly clock?: Clock;
  readonly onSlowed?: ((slowdown: Slowdown) => void) | undefined;
  /** Whom to ask before a host is asked, where other processes may ask it too. Default: nobody. */
  readonly gate?: HostGate | undefined;
}

/** Lets one of many processes at a time ask a host. */
export interface HostGate {
  /** Whether this process may ask the host now. */
  isOpen(host: string): boolean;
  /** Resolves when it may. `pace` and `setPace` tell how the host is treated, for the process that comes after. */
  open(host: string, paces: PaceKeeper): Promise<void>;
}

/** The pace of a host as one process hands it to the next. */
export interface Pace {
  /** Not before so many ms from now, by its rate; and because it asked for it. */
  readonly waitMs: number;
  readonly heldMs: number;
  readonly penalty: number;
  readonly crawlDelayMs: number;
}

export interface PaceKeeper {
  pace(host: string): Pace;
  setPace(host: string, pace: Pace): void;
  /** Requests to it that are under way, and that wait for their turn. */
  underWay(host: string): number;
  waiting(host: string): number;
}

/** How a request ended, as far as pace is concerned. */
export interface Pacing {
  /** Answer time; undefined when there was no answer. */
  readonly ms: number | undefined;
  /** 0 without an answer. */
  readonly status: number;
  readonly retryAfterMs: number | undefined;
}

/** The state of one host, for status displays. */
export interface HostSnapshot {
  readonly host: string;
  readonly active: number;
  readonly waiting: number;
  /** Pause between two requests at present; 0 = none. */
  readonly intervalMs: number;
  /** Moving average of answer times; 0 before the first. */
  readonly meanAnswerMs: number;
  /** 1 = normal; doubled by each 429 or 503, decaying with each good answer. */
  readonly penalty: number;
  /** No request before this time, epoch ms. */
  readonly heldUntil: number;
}
