// The pace of hosts that several fetchers, and with PostgreSQL several processes, ask.
import { HostLeases, leaseOwner } from '../crawl/index.ts';
import { Politeness, type Slowdown } from '../fetch/index.ts';
import type { Store } from '../store/index.ts';
import { concurrencyOf, type FetchFlags } from './open-fetcher.ts';

// As HttpFetcher has it on its own.
const DEFAULT_RATE = 2;

export interface SharedPoliteness {
  readonly politeness: Politeness;
  close(): Promise<void>;
}

/** A pace that holds for all workers of a store. */
export function sharedPoliteness(
  store: Store,
  flags: FetchFlags,
  onSlowed: (slowdown: Slowdown) => void,
): SharedPoliteness {
  const gate = new HostLeases(store, leaseOwner());
  const { rate = DEFAULT_RATE } = flags;
  const politeness = new Politeness({ rate, concurrency: concurrencyOf(flags), onSlowed, gate });
  const close = async () => {
    politeness.close(new Error('the worker stops'));
    await gate.close();
  };
  return { politeness, close };
}
