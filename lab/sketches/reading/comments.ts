// Threads with comments: small blocks below a post, each with its own author, time and text.
import { mix } from '../../random.ts';
import { range } from '../draw.ts';
import type { Sketch, SketchPost } from '../types.ts';
import { forumPages, PEOPLE, plainTime, profile, said, toldOf, type Written } from './forum.ts';

/** Comments below a post: none to three, each some minutes after the one before. */
function commentsOn(post: Written): Written[] {
  return range(1, mix(post.id, 5) % 4).map((n) => {
    const user = (post.user + n) % PEOPLE.length;
    const at = new Date(Date.parse(`${post.time}Z`) + n * 11 * 60_000);
    return {
      ...post,
      id: post.id * 10 + n,
      user,
      author: PEOPLE[user]!,
      text: said(post.id * 10 + n, 1),
      time: at.toISOString().slice(0, 19),
    };
  });
}

/** Posts in the order of the page: each with its comments below. */
function told(posts: readonly Written[]): SketchPost[] {
  const all: SketchPost[] = [];
  for (const post of posts) {
    all.push(toldOf(post));
    const position = all.length;
    for (const comment of commentsOn(post)) all.push({ ...toldOf(comment), replyTo: position });
  }
  return all;
}

const tools = ({ id }: Written): string =>
  `<div class="tools"><a href="/reply?p=${id}">Reply</a> <a href="/report?p=${id}">Report</a></div>`;

function answerWithComments(post: Written): string {
  const comments = commentsOn(post).map(
    (comment) =>
      `<li class="comment" id="c${comment.id}"><span class="text">${comment.text}</span> &ndash; ${profile(comment)} <span class="when">${plainTime(comment)}</span></li>`,
  );
  return (
    `<div class="answer" id="p${post.id}"><div class="text"><p>${post.text}</p></div>${tools(post)}` +
    `<div class="by">${profile(post)}<br><span class="when">${plainTime(post)}</span></div>` +
    `${comments.length > 0 ? `<ul class="comments">${comments.join('')}</ul>` : ''}<a class="add" href="/comment?p=${post.id}">Add a comment</a></div>`
  );
}

/** As boards draw it: a cell with the name, a cell with the text, and comments in a box at the end of the text's cell. */
function rowWithComments(post: Written): string {
  const comments = commentsOn(post).map(
    (comment) =>
      `<div class="remark"><div class="by">${profile(comment)}</div><div class="said">${comment.text} <span class="when">Posted on ${plainTime(comment)}</span></div></div>`,
  );
  return (
    `<table class="post" id="pid${post.id}"><tr><td class="side"><b>${profile(post)}</b><br>Posts: ${40 + post.user}</td>` +
    `<td class="main"><div class="when">Posted on ${plainTime(post)}</div><div class="message">${post.text}</div>` +
    `${comments.length > 0 ? `<div class="remarks"><h3>Remarks</h3>${comments.join('')}</div>` : ''}${tools(post)}</td></tr></table>`
  );
}

const starts = ['/', '/topic/23'];

export const comments: readonly Sketch[] = [
  {
    name: 'comments stand in a list below each post, name and time after the text',
    pages: forumPages({ draw: (posts) => posts.map(answerWithComments).join(''), told }),
    starts,
  },
  {
    name: 'remarks on a post stand in a box at the end of it, name before the text',
    pages: forumPages({ draw: (posts) => posts.map(rowWithComments).join(''), told }),
    starts,
    knownFailures: {
      'crawl from /': 'remarks become words of the post they stand below',
      'crawl from /topic/23': 'remarks are not stored',
    },
  },
];
