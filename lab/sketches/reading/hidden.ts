// Posts that nobody sees until a script opens them on a click.
import type { Sketch } from '../types.ts';
import { drawPost, forumPages, plainTime, profile, subject, type Written } from './forum.ts';

const script =
  '<script>function toggle(id){var e=document.getElementById(id);e.style.display=e.style.display=="none"?"":"none";return false}</script>';

/** A line with name and time is seen; the text below it opens on a click. */
const closedPost = (post: Written): string =>
  `<div class="entry"><div class="line"><a href="#" onclick="return toggle('t${post.id}')">${post.position === 1 ? '' : 'Re: '}${subject(post.thread)}</a> <b>${profile(post)}</b> <i>${plainTime(post)}</i></div>` +
  `<div class="text" id="t${post.id}" style="display:none">${post.text}</div></div>`;

/** First and last post are seen; the ones between open on a click. */
function closedMiddle(posts: readonly Written[], thread: number): string {
  if (posts.length < 4) return script + posts.map(drawPost).join('');
  const between = posts.slice(1, -1);
  return (
    `${script}${drawPost(posts[0]!)}<a href="#" onclick="return toggle('more${thread}')">Show ${between.length} more answers</a>` +
    `<div id="more${thread}" style="display: none;">${between.map(drawPost).join('')}</div>${drawPost(posts.at(-1)!)}`
  );
}

const starts = ['/', '/topic/23'];

export const hidden: readonly Sketch[] = [
  {
    name: 'the text of each post is hidden until its line is clicked',
    pages: forumPages({ draw: (posts) => script + posts.map(closedPost).join('') }),
    starts,
    knownFailures: {
      'crawl from /': 'text inside display:none is not read, so no page looks like a thread',
      'crawl from /topic/23': 'text inside display:none is not read, so no page looks like a thread',
    },
  },
  {
    name: 'all posts between the first and the last are hidden until a link is clicked',
    pages: forumPages({ draw: closedMiddle }),
    starts,
  },
];
