// Threads that are linked but cannot be read: deleted ones, and ones for members only.
import { pagesOf, range } from '../draw.ts';
import type { Sketch, SketchPage } from '../types.ts';
import { drawPost, type ForumPlan, forumPages, framed, subject, toldOf } from './forum.ts';

const plan: ForumPlan = { draw: (posts) => posts.map(drawPost).join('') };
const starts = ['/', '/topic/23'];

/** Twenty threads that nobody can read. */
const cited = range(901, 920);
/** The last thread of the last board cites them all. */
const CITING = 41;

const citations = cited.map((n) => `<a href="/topic/${n}">${subject(n)}</a>`).join('<br>');
const citationsText = cited.map(subject).join(' ');

const citing: ForumPlan = {
  ...plan,
  draw: (posts, thread) =>
    posts
      .map((post) =>
        drawPost(
          thread === CITING && post.position === 1 ? { ...post, text: `${post.text}<br>${citations}` } : post,
        ),
      )
      .join(''),
  told: (posts, thread) =>
    posts.map((post) =>
      toldOf(
        thread === CITING && post.position === 1 ? { ...post, text: `${post.text} ${citationsText}` } : post,
      ),
    ),
};

/** What the forum says in place of a thread. */
const notice = (status: number, text: string, box = ''): SketchPage => ({
  type: 'thread',
  title: 'Information',
  status,
  html: framed(`<div class="notice"><h2>Information</h2><p>${text}</p></div>`, box),
});

const noticesFor = (threads: readonly number[], answer: SketchPage): [string, SketchPage][] =>
  threads.map((n) => [`/topic/${n}`, answer]);

const loginForm = (id: string): string =>
  `<form id="${id}" action="/login" method="post"><label>User name <input type="text" name="user"></label> <label>Password <input type="password" name="password"></label> <input type="submit" value="Log in"></form>`;
const loginBox = loginForm('quick-login');

/** A board whose list everybody sees, and whose threads only members read. */
const MEMBERS_BOARD = 5;
const restricted = range(51, 80).reverse();

const membersForum: ForumPlan = {
  ...plan,
  boards: 5,
  box: loginBox,
  threadsOf: (board) =>
    board === MEMBERS_BOARD ? restricted : range(board * 10 + 1, board * 10 + 6).reverse(),
};

const wall = (status: number): SketchPage =>
  notice(
    status,
    `You must log in to read this topic.</p>${loginForm('login')}<p>No account yet? <a href="/register">Register</a>`,
    loginBox,
  );

export const gone: readonly Sketch[] = [
  {
    name: 'a post cites twenty deleted threads, which answer with a notice and status 200',
    pages: pagesOf(forumPages(citing), noticesFor(cited, notice(200, 'The requested topic does not exist.'))),
    starts,
  },
  {
    name: 'twenty deleted threads are cited by a post and answer 404',
    pages: pagesOf(forumPages(citing), noticesFor(cited, notice(404, 'The requested topic does not exist.'))),
    starts,
  },
  {
    name: 'a post cites twenty threads that want a login, and every page has a box to log in',
    pages: pagesOf(forumPages({ ...citing, box: loginBox }), noticesFor(cited, wall(200))),
    starts,
  },
  {
    name: 'threads for members answer 403, and every page has a box to log in',
    pages: pagesOf(forumPages(membersForum), noticesFor(restricted, wall(403))),
    starts,
  },
];
