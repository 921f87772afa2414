// What is known of a thread besides its posts, for exports that show threads whole.
import type { Store, ThreadRow } from './types.ts';

/** What a thread's pages tell of it; undefined when nothing but its posts is stored. */
export type ThreadLookup = (thread: string) => Promise<ThreadRow | undefined>;

export const noThreads: ThreadLookup = async () => undefined;

/** Facts as a store has them, asked for a thread at a time: all of them may be more than fits into memory. */
export function threadLookup(store: Store): ThreadLookup {
  return async (thread) => {
    for await (const row of store.rows('threads', undefined, { thread })) return row;
    return undefined;
  };
}
