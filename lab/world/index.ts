// The lab's world: boards, threads, posts and users of a forum that never was, the same for the same seed, and how
// they grow. It knows no HTML and no URL. Bones of posts are kept as numbers and texts are made on demand, so that
// worlds of a million threads are possible.
import type { World, WorldOptions } from '../types.ts';
import { SeededWorld } from './seeded-world.ts';

/**
 * Makes the world of a seed.
 *
 * @example
 * const world = createWorld({ seed: 1, language: 'en', boards: 12, threads: 500, postsPerThread: 8, users: 200, now: 1735689600 });
 * world.threadsOf(world.boards[3].id); // sticky first, then newest
 * world.advance(world.now + 86400); // the posts of the next day
 */
export function createWorld(options: WorldOptions): World {
  return new SeededWorld(options);
}
