// The frontier as simple as it can be said, in memory: what the store must agree with after any operations.
import type {
  FrontierCounts,
  FrontierEntry,
  LeasedEntry,
  LeaseOptions,
  Outcome,
} from '../../src/store/index.ts';

type Place =
  | { readonly state: 'queued' }
  | { readonly state: 'waiting'; readonly dueAt: number }
  | { readonly state: 'leased'; readonly until: number; readonly owner: string }
  | { readonly state: 'done' | 'failed' | 'skipped' };

interface ModelEntry {
  readonly entry: FrontierEntry;
  attempts: number;
  place: Place;
}

export class FrontierModel {
  /** In order of insertion. */
  readonly #entries = new Map<string, ModelEntry>();

  enqueue(entries: readonly FrontierEntry[], now: number): number {
    let added = 0;
    for (const entry of entries) {
      if (this.#entries.has(entry.url)) continue;
      const place: Place = entry.dueAt > now ? { state: 'waiting', dueAt: entry.dueAt } : { state: 'queued' };
      this.#entries.set(entry.url, { entry, attempts: 0, place });
      added++;
    }
    return added;
  }

  /** URL and attempts of what is handed out. */
  lease({ limit, now, leaseMs, owner }: LeaseOptions): (readonly [string, number])[] {
    for (const known of this.#entries.values()) {
      const { place } = known;
      if (place.state === 'waiting' && place.dueAt <= now) known.place = { state: 'queued' };
      // One that ends far later than any given out now could is of a clock that was set back.
      if (place.state === 'leased' && (place.until <= now || place.until > now + 2 * leaseMs))
        known.place = { state: 'queued' };
    }
    const best = [...this.#entries.values()]
      .filter(({ place }) => place.state === 'queued')
      .sort((a, b) => a.entry.priority - b.entry.priority) // stable: insertion order among equals
      .slice(0, limit);
    return best.map((known) => {
      known.place = { state: 'leased', until: now + leaseMs, owner };
      return [known.entry.url, known.attempts++] as const;
    });
  }

  release(owner: string): void {
    for (const known of this.#entries.values()) {
      if (known.place.state !== 'leased' || known.place.owner !== owner) continue;
      known.place = { state: 'queued' };
      known.attempts--;
    }
  }

  commit({ entry, result, retryAt, found }: Outcome, now: number): number {
    const known = this.#entries.get(entry.url);
    if (known === undefined) throw new Error('an outcome of an entry never enqueued');
    const holds = known.place.state === 'leased' && known.attempts === entry.attempts + 1;
    if (result === 'done') known.place = { state: 'done' };
    else if (holds)
      known.place = result === 'retry' ? { state: 'waiting', dueAt: retryAt ?? 0 } : { state: result };
    return this.enqueue(found, now);
  }

  counts(): FrontierCounts {
    const counts = { queued: 0, waiting: 0, leased: 0, done: 0, failed: 0, skipped: 0 };
    for (const { place } of this.#entries.values()) {
      counts[place.state]++;
      if (place.state === 'waiting') counts.queued++;
    }
    return counts;
  }

  nextDueAt(): number | undefined {
    const times = [...this.#entries.values()].flatMap(({ place }) =>
      place.state === 'waiting' ? [place.dueAt] : place.state === 'leased' ? [place.until] : [],
    );
    return times.length === 0 ? undefined : Math.min(...times);
  }

  owners(): string[] {
    const owners = [...this.#entries.values()].flatMap(({ place }) =>
      place.state === 'leased' ? [place.owner] : [],
    );
    return [...new Set(owners)].sort();
  }
}

/** What the store handed out, in the model's terms. */
export function handedOut(entries: readonly LeasedEntry[]): (readonly [string, number])[] {
  return entries.map((entry) => [entry.url, entry.attempts] as const);
}
