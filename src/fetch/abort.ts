// Abort signals, shared: a crawl gives one signal to hundreds of requests, and Node warns above ten listeners.

const listeners = new WeakMap<AbortSignal, Set<(reason: unknown) => void>>();

/** Calls `run` when the signal aborts (at once when it has); returns how to stop listening. */
export function whenAborted(signal: AbortSignal | undefined, run: (reason: unknown) => void): () => void {
  if (signal === undefined) return nothing;
  if (signal.aborted) {
    run(signal.reason);
    return nothing;
  }
  let waiting = listeners.get(signal);
  if (waiting === undefined) {
    const all = new Set<(reason: unknown) => void>();
    signal.addEventListener('abort', () => {
      for (const one of [...all]) one(signal.reason);
    });
    listeners.set(signal, all);
    waiting = all;
  }
  const all = waiting;
  all.add(run);
  return () => all.delete(run);
}

function nothing(): void {}

/** `promise`, unless the signal aborts first: then a rejection with its reason. */
export function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return promise;
  return new Promise((resolve, reject) => {
    const stop = whenAborted(signal, reject);
    promise.then(resolve, reject).finally(stop);
  });
}
