// Threads whose posts say nearly the same.
import { mix } from '../../random.ts';
import type { Sketch } from '../types.ts';
import { drawPost, forumPages, type Written, writtenPosts } from './forum.ts';

const SHORT = ['+1', 'Thanks!', 'Same here', '+1', 'Same here.', 'thanks', 'Thanks a lot!', 'Me too'];

/** An opening post and ten answers of a word or two. */
const chorus = (thread: number): Written[] =>
  writtenPosts(thread, 11).map((post) =>
    post.position === 1 ? post : { ...post, text: SHORT[mix(post.id, 8) % SHORT.length]! },
  );

export const shortPosts: readonly Sketch[] = [
  {
    name: 'half of the threads have ten answers of a word or two, nearly all the same',
    pages: forumPages({
      writtenOf: (thread) => (thread % 2 === 0 ? chorus(thread) : writtenPosts(thread, 1 + (thread % 5))),
      draw: (posts) => posts.map(drawPost).join(''),
    }),
    starts: ['/', '/topic/23'],
  },
];
