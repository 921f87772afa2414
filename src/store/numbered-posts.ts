// Positions as they are told: from 1 in each thread, whatever numbers are stored.
import type { PostRow } from './types.ts';

/** Posts in order, with positions from 1 in each thread. */
export async function* numberedPosts(
  posts: AsyncIterable<PostRow>,
): AsyncGenerator<PostRow, void, undefined> {
  let thread = '';
  let position = 0;
  for await (const post of posts) {
    position = post.thread === thread ? position + 1 : 1;
    thread = post.thread;
    // The row is ours alone: a copy of each would cost as much as reading it.
    (post as { position: number }).position = position;
    yield post;
  }
}
