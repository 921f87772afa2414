// The order of a reply tree: each post stands below the one it answers, brothers by time.
import type { LabPost } from '../types.ts';
import type { PlacedPost } from './site.ts';

/** Depth-first order of posts given oldest first. Posts that answer nobody answer the first. */
export function orderAsTree(posts: readonly LabPost[]): readonly PlacedPost[] {
  const first = posts[0];
  if (!first) return [];
  const present = new Set(posts.map((post) => post.id));
  const replies = new Map<number, LabPost[]>();
  for (const post of posts) {
    if (post === first) continue;
    const parent = post.replyTo !== null && present.has(post.replyTo) ? post.replyTo : first.id;
    const siblings = replies.get(parent);
    if (siblings) siblings.push(post);
    else replies.set(parent, [post]);
  }
  const placed: PlacedPost[] = [];
  // A stack, not recursion: growing worlds make chains of thousands of answers.
  const open: Omit<PlacedPost, 'position'>[] = [{ post: first, depth: 0, parent: null }];
  for (let next = open.pop(); next; next = open.pop()) {
    placed.push({ ...next, position: placed.length + 1 });
    for (const reply of (replies.get(next.post.id) ?? []).toReversed()) {
      open.push({ post: reply, depth: next.depth + 1, parent: next.post.id });
    }
  }
  return placed;
}

/** Orders trees and remembers the latest few: drawing a page asks for the same thread again for each of its links. */
export function rememberTrees(): {
  order(thread: number, posts: readonly LabPost[]): readonly PlacedPost[];
} {
  const kept = new Map<number, readonly PlacedPost[]>();
  return {
    order(thread, posts) {
      const known = kept.get(thread);
      // A thread only ever gets longer.
      if (known?.length === posts.length) return known;
      const placed = orderAsTree(posts);
      if (kept.size >= 64) kept.clear();
      kept.set(thread, placed);
      return placed;
    },
  };
}
