// Posts that are seen at several addresses: permalinks that show their whole thread.
import { range } from '../draw.ts';
import type { Sketch, SketchPage, SketchPost } from '../types.ts';
import { forumPages, plainTime, profile, subject, toldOf, type Written, writtenPosts } from './forum.ts';

const PER_PAGE = 5;
const countOf = (thread: number): number => 2 + ((thread * 7) % 9);
const threadPath = (thread: number): string => `/topics/${thread}/`;
const flipPath = (thread: number, page: number): string =>
  page === 1 ? threadPath(thread) : `${threadPath(thread)}?page=${page}`;
const permalink = ({ id }: Written): string => `/posts/${id}/`;

const drawLinkedPost = (post: Written): string =>
  `<div class="post" id="post-${post.id}"><div class="user"><b>${profile(post)}</b><br>Posts: ${40 + post.user}</div>` +
  `<div class="main"><a class="date" href="${permalink(post)}">${plainTime(post)}</a><div class="body"><p>${post.text}</p></div></div></div>`;

const shownOn = (posts: readonly Written[], page: number): readonly Written[] =>
  posts.slice((page - 1) * PER_PAGE, page * PER_PAGE);
const pagesFor = (posts: readonly Written[]): number => Math.ceil(posts.length / PER_PAGE);
const told = (posts: readonly Written[]): SketchPost[] =>
  posts.map((post) => ({ ...toldOf(post), url: permalink(post) }));

/** The posts of one page between two pagers. */
function drawPage(posts: readonly Written[], thread: number, page: number): string {
  const links = range(1, pagesFor(posts)).map((to) =>
    to === page ? `<strong>${to}</strong>` : `<a href="${flipPath(thread, to)}">${to}</a>`,
  );
  const pager = links.length === 1 ? '' : `<p class="pages">Pages: ${links.join(' ')}</p>`;
  return `${pager}${shownOn(posts, page).map(drawLinkedPost).join('')}${pager}`;
}

/** A forum with five posts a page, where each post's address shows the page that it stands on. */
function pagedForum(): Record<string, SketchPage> {
  const all = forumPages({
    boardPath: (board) => `/boards/${board}/`,
    threadPath,
    countOf,
    lastPostPath: permalink,
    draw: (posts, thread) => drawPage(posts, thread, 1),
    told: (posts) => told(shownOn(posts, 1)),
  });
  for (const [path, first] of Object.entries(all)) {
    if (first.type !== 'thread') continue;
    const thread = Number(path.split('/')[2]);
    const posts = writtenPosts(thread, countOf(thread));
    const title = subject(thread);
    for (const page of range(1, pagesFor(posts))) {
      const html = first.html.replace(drawPage(posts, thread, 1), drawPage(posts, thread, page));
      const own = shownOn(posts, page);
      if (page > 1)
        all[flipPath(thread, page)] = { type: 'thread-flip', title, html, thread: path, posts: told(own) };
      const head = `<link rel="canonical" href="http://forum.test${flipPath(thread, page)}">`;
      for (const post of own) all[permalink(post)] = { type: 'alias', title, html, head };
    }
  }
  return all;
}

export const permalinks: readonly Sketch[] = [
  {
    name: "a post's own address shows its whole thread page, and names that page as canonical",
    pages: pagedForum(),
    starts: ['/', '/topics/23/', '/posts/484/'],
  },
];
