// Posts of the threads used last, with their texts once made; the thread used longest ago is forgotten first.
import type { LabPost } from '../types.ts';

export class ThreadCache {
  readonly #limit: number;
  /** A Map keeps the order of insertion: the first key is the one used longest ago. */
  readonly #threads = new Map<number, readonly LabPost[]>();
  #kept = 0;

  /** `limit`: how many posts are kept in all; the thread asked for last is kept even when it is longer. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  peek(threadId: number): readonly LabPost[] | undefined {
    return this.#threads.get(threadId);
  }

  get(threadId: number, make: () => readonly LabPost[]): readonly LabPost[] {
    const known = this.#threads.get(threadId);
    const posts = known ?? make();
    if (known === undefined) this.#kept += posts.length;
    else this.#threads.delete(threadId);
    this.#threads.set(threadId, posts);
    for (const oldest of this.#threads.keys()) {
      if (this.#kept <= this.#limit || oldest === threadId) break;
      this.forget(oldest);
    }
    return posts;
  }

  forget(threadId: number): void {
    const known = this.#threads.get(threadId);
    if (known === undefined) return;
    this.#threads.delete(threadId);
    this.#kept -= known.length;
  }
}
