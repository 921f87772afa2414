// Ctrl-C: once = stop cleanly, twice = at once. Nothing is lost either way, because the store is transactional.
import { EXIT } from './exit-codes.ts';

/** An AbortSignal that fires on the first SIGINT or SIGTERM; a second one ends the process. */
export function stopOnSignals(tell: (line: string) => void): { signal: AbortSignal; done: () => void } {
  const controller = new AbortController();
  const onSignal = () => {
    if (controller.signal.aborted) process.exit(EXIT.stopped);
    tell('stopping: storing what is on its way (again to stop at once)');
    controller.abort();
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  return {
    signal: controller.signal,
    done: () => {
      process.off('SIGINT', onSignal);
      process.off('SIGTERM', onSignal);
    },
  };
}
