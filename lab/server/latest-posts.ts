// The box of the forum's latest posts: records on a page that are not the page's own.
import type { LastPostView } from '../types.ts';
import { postAnchor, type Scene } from './scene.ts';

const shownPosts = 5;

/** The newest posts of the world. Ids follow time, so the largest are the newest. */
export function latestPosts(scene: Scene): readonly LastPostView[] {
  const { site, links } = scene;
  const found: LastPostView[] = [];
  for (let id = site.world.posts.size; id > 0 && found.length < shownPosts; id--) {
    const post = site.world.posts.get(id);
    const thread = post && site.thread(post.threadId);
    if (!post || !thread) continue;
    found.push({
      title: thread.title,
      url: links.to(
        { kind: 'thread', thread: thread.id, page: site.threadPages(thread.id) },
        { spelling: 'alias', fragment: postAnchor(id) },
      ),
      author: post.authorName,
      authorUrl: scene.profile(post.userId),
      timeText: scene.time(post.createdAt),
    });
  }
  return found;
}
