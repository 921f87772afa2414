// Threads drawn as tables where one post takes several rows, or where rows between posts are none.
import type { Sketch } from '../types.ts';
import { forumPages, profile, spokenTime, subject, type Written } from './forum.ts';

const paths = {
  boardPath: (board: number) => `/viewforum.php?f=${board}`,
  threadPath: (thread: number) => `/viewtopic.php?t=${thread}`,
  timeText: spokenTime,
};

const buttons = ({ id, user }: Written): string =>
  `<a href="/member/${user + 1}"><img src="/img/profile.gif" alt="View user's profile"></a> <a href="/privmsg.php?u=${user}"><img src="/img/pm.gif" alt="Send private message"></a> <a href="/posting.php?mode=quote&amp;p=${id}"><img src="/img/quote.gif" alt="Reply with quote"></a>`;

const spacer =
  '<tr><td class="space" colspan="2" height="1"><img src="/img/spacer.gif" alt="" width="1" height="1"></td></tr>';
const heads = '<tr><th>Author</th><th>Message</th></tr>';
const backToTop = '<td><a href="#top">Back to top</a></td>';

const details = ({ user }: Written): string => `Joined: 0${(user % 9) + 1} Apr 2019<br>Posts: ${40 + user}`;

/** Four rows: name and date, the body, buttons, a spacer. */
const fourRows = (post: Written): string =>
  `<tr><td class="name"><a name="${post.id}"></a><b>${profile(post)}</b></td><td class="when">Posted: ${spokenTime(post)} &nbsp; Post subject: ${post.position === 1 ? subject(post.thread) : `Re: ${subject(post.thread)}`}</td></tr>` +
  `<tr><td class="row1">${details(post)}</td><td class="row1"><span class="postbody">${post.text}</span></td></tr>` +
  `<tr>${backToTop}<td>${buttons(post)}</td></tr>${spacer}`;

/** Members who want no mail have no row of buttons, and nothing stands below the last post. */
function variedRows(post: Written, isLast: boolean): string {
  return (
    `<tr bgcolor="#dde"><td><a name="${post.id}"></a><b>${profile(post)}</b></td><td><font size="1">Posted: ${spokenTime(post)}</font></td></tr>` +
    `<tr bgcolor="#eee"><td colspan="2"><font size="2">${post.text}</font></td></tr>` +
    (post.user % 3 === 0
      ? ''
      : `<tr bgcolor="#eee"><td colspan="2" align="right">${buttons(post)}</td></tr>`) +
    (isLast ? '' : spacer)
  );
}

const oneRow = (post: Written): string =>
  `<tr class="post"><td class="who"><b>${profile(post)}</b><br>${details(post)}</td><td class="what"><small>${spokenTime(post)}</small><div class="text">${post.text}</div></td></tr>`;

const table = (rows: string): string => `<table class="forumline" width="100%">${rows}</table>`;
const starts = ['/', '/viewtopic.php?t=23'];

export const postRows: readonly Sketch[] = [
  {
    name: 'a post is four table rows: name and date, body, buttons, spacer',
    pages: forumPages({ ...paths, draw: (posts) => table(heads + posts.map(fourRows).join('')) }),
    starts,
  },
  {
    name: 'a post is two to four table rows without class names: some have no buttons, the last has no spacer',
    pages: forumPages({
      ...paths,
      draw: (posts) => table(posts.map((post, i) => variedRows(post, i === posts.length - 1)).join('')),
    }),
    starts,
    knownFailures: {
      'crawl from /': 'eight threads of two or three posts give no posts',
      'crawl from /viewtopic.php?t=23': 'eight threads of two or three posts give no posts',
    },
  },
  {
    name: "rows with 'back to top' stand between posts, and the table heads are repeated",
    pages: forumPages({
      ...paths,
      draw: (posts) =>
        table(
          posts
            .map(
              (post) =>
                `${heads}${oneRow(post)}<tr class="top"><td colspan="2"><a href="#top">Back to top</a></td></tr>`,
            )
            .join(''),
        ),
    }),
    starts,
  },
];
