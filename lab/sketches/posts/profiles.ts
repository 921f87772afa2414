// Posts with a profile beside them, buttons below them and a signature inside their body.
import { range, title } from '../draw.ts';
import type { Sketch, SketchPage, SketchPost } from '../types.ts';
import { alone, forumOf, words } from './said.ts';

const NAMES = ['anna', 'bert', 'Carl Gustav', 'dora_7', 'emil', 'fritz99'];
const SAID = [
  'My screen stays black after the update, what can I do about it?',
  'Did you try the old driver? It helped me twice.',
  'The old driver it is. Works again, and the fan is quieter as well, which I did not expect at all.',
  'Thanks!',
  'Same here since Monday. The log says nothing of use, and the support forum of the maker is closed.',
  'Have a look at the cable, and at the plug, and at whatever else hangs between the two of them.',
  'It was the cable. Who would have thought that after three days of reading manuals.',
];

interface Written {
  readonly id: number;
  readonly author: string;
  /** As the page shows it: '10.03.2014 10:04'. */
  readonly shownTime: string;
  readonly time: string;
  readonly body: string;
  readonly text: string;
  /** A name that is no link. */
  readonly isGuest?: boolean;
}

function written(t: number, count: number): Written[] {
  return range(0, count - 1).map((i) => {
    const text = `${SAID[(t + i) % SAID.length]} ${t}-${i}`;
    const [day, year, clock] = [10 + i, 2010 + (t % 9), `1${i % 10}:0${t % 10}`];
    return {
      id: t * 100 + i,
      author: NAMES[(t + i * 2) % NAMES.length]!,
      shownTime: `${day}.03.${year} ${clock}`,
      time: `${year}-03-${day}T${clock}:00Z`,
      body: `<p>${text}</p>`,
      text,
    };
  });
}

const whole = ({ author, text, time, isGuest = false }: Written): SketchPost => ({
  author,
  text,
  time,
  authorUrl: isGuest ? null : `http://forum.test/user/${encodeURIComponent(author)}`,
});

const MENU =
  '<ul><li><a href="/">Home</a></li><li><a href="/search">Search</a></li><li><a href="/help">Help</a></li></ul>';

/** `above`: what stands before the menu. */
function profiled(t: number, posts: readonly Written[], above = ''): SketchPage {
  const name = ({ author, isGuest = false }: Written): string =>
    isGuest
      ? `<span class="nick">${author}</span>`
      : `<a class="nick" href="/user/${encodeURIComponent(author)}">${author}</a>`;
  const rows = posts.map((post, i) => {
    const { id, author, shownTime, body } = post;
    return `<div class="msg row${i % 2}" id="m${id}"><div class="side">
${name(post)}<div>Member</div><div>Joined: 0${(author.length % 9) + 1}.01.2009</div></div>
<div class="main"><div class="top"><span>${shownTime}</span> <a href="/topic/${t}#m${id}">#${i + 1}</a></div>
<div class="text">${body}<div class="sign">Regards, ${author} of the ${author.length} hills</div></div>
<div class="foot"><a href="/quote?p=${id}">Quote</a> <a href="/report?p=${id}">Report</a></div></div></div>`;
  });
  return {
    type: 'thread',
    title: `Thread number ${t} - Forum`,
    html: `${above}${MENU}
<p class="trail"><a href="/">Forum</a> &raquo; <a href="/board/${Math.floor(t / 10)}">About ${title(Math.floor(t / 10))}</a> &raquo; Thread number ${t}</p>
<h1>Thread number ${t}</h1><div id="posts">${rows.join('\n')}</div><p>All times are UTC.</p>`,
    threadTitle: `Thread number ${t}`,
    posts: posts.map((post) => ({ ...whole(post), url: `/topic/${t}#m${post.id}` })),
  };
}

/** The posts of a thread, of which the one at `index` is another in the last thread of each board. */
function withOne(t: number, index: number, other: (post: Written) => Partial<Written>): Written[] {
  return written(t, 2 + (t % 5)).map((post, i) =>
    t % 10 === 6 && i === index ? { ...post, ...other(post) } : post,
  );
}

const LINE = '____________';
const BANNER =
  '<div class="msg row0"><div class="side">&nbsp;</div><div class="main"><div class="top">&nbsp;</div><div class="text">Harbour</div></div></div>';

/** Links to the threads before and after this one, below what opens it. */
function around(t: number): string {
  const [before, after] = [t % 10 === 1 ? t + 5 : t - 1, t % 10 === 6 ? t - 5 : t + 1];
  return `<div class="around"><a href="/topic/${before}">‹ ${title(before)}</a> <a href="/topic/${after}">${title(after)} ›</a></div>`;
}

function openingAboveComments(): SketchPage {
  const comments = written(7, 4);
  const drawn = comments.map(
    ({ author, body }, i) =>
      `<li class="c" id="c${i}"><a href="/u/${encodeURIComponent(author)}">${author}</a> <time datetime="2024-05-0${i + 2}T10:00:00Z">${i + 2} May</time>${body}</li>`,
  );
  const text = [
    'Cables fail for many reasons, and hardly any of them is the cable itself, as we will see below.',
    'Most of the time it is the plug, and the plug is where people look last of all.',
  ];
  return {
    type: 'thread',
    title: 'Why cables fail',
    html: `<main><article><h1>Why cables fail</h1>
<p class="by">by <a rel="author" href="/u/gina">gina</a>, <time datetime="2024-05-01T08:00:00Z">1 May 2024</time></p>
<div class="text">${text.map((one) => `<p>${one}</p>`).join('')}</div></article>
<section><h2>Comments</h2><ol>${drawn.join('')}</ol></section></main>`,
    posts: [
      { author: 'gina', text: text.join(' '), time: '2024-05-01T08:00:00Z' },
      ...comments.map(({ author, text: said }, i) => ({
        author,
        text: said,
        time: `2024-05-0${i + 2}T10:00:00Z`,
      })),
    ],
  };
}

/** A thread of four posts, of which one says something else; read alone. */
function answering(index: number, body: string, expected: SketchPost, names?: readonly string[]): SketchPage {
  const posts = written(3, 4).map((post, i) => ({
    ...post,
    author: names?.[i] ?? post.author,
    ...(i === index && { body }),
  }));
  const page = profiled(3, posts);
  return {
    ...page,
    posts: posts.map((post, i) =>
      i === index
        ? { ...whole(post), ...expected }
        : { author: post.author, time: post.time, replyTo: null, quotes: [] },
    ),
  };
}

/** A subject that all posts share stands beside the name, and profiles have another address in every board. */
function profilesByBoard(t: number): SketchPage {
  const board = Math.floor(t / 10);
  const posts = written(t, 2 + (t % 7));
  const rows = posts.map(
    ({ id, author, shownTime, body }, i) =>
      `<div><table><tr><td><div><a href="/who?${board},${NAMES.indexOf(author)}">${author}</a></div>
<small><b><a href="/read?${board},${t}#m${id}">${i === 0 ? '' : 'Re: '}${title(t)}</a></b><br>${shownTime}</small></td>
<td>Posts: ${NAMES.indexOf(author) * 7 + 3}</td></tr></table><div class="body">${body}</div></div>`,
  );
  return {
    type: 'thread',
    html: `<h1>${title(t)}</h1><p>By <a href="/who?${board},${NAMES.indexOf(posts[0]!.author)}">${posts[0]!.author}</a></p>${rows.join('\n')}<p>All times are UTC.</p>`,
    posts: posts.map(({ author, text, time }) => ({
      author,
      text,
      time,
      authorUrl: `http://forum.test/who?${board},${NAMES.indexOf(author)}`,
    })),
  };
}

const QUOTED = written(3, 1)[0]!;

export const profiles: readonly Sketch[] = [
  forumOf(
    'a profile stands beside each post and a signature inside its body; some threads have one post',
    (t) => profiled(t, written(t, t % 10 === 6 ? 1 : 2 + (t % 6))),
  ),
  forumOf('guests are names without a link, where members have one', (t) =>
    profiled(
      t,
      withOne(t, 0, () => ({ author: 'A guest', isGuest: true })),
    ),
  ),
  forumOf('a line of underscores begins what somebody signs with', (t) =>
    profiled(
      t,
      withOne(t, 0, ({ text }) => ({ body: `${text}<br>${LINE}<br>Ann of Kent` })),
    ),
  ),
  forumOf('lines of underscores draw a table', (t) => {
    const table = `${LINE}<br>${words(t, 5)}<br>${LINE}<br>It is mine.`;
    return profiled(
      t,
      withOne(t, 0, ({ text }) => ({
        body: `${text}<br>${table}`,
        text: `${text} ${table.replaceAll('<br>', ' ')}`,
      })),
    );
  }),
  forumOf('titles of other threads stand below what opens a thread', (t) =>
    profiled(
      t,
      written(t, 3).map((post, i) => (i === 0 ? { ...post, body: post.body + around(t) } : post)),
    ),
  ),
  forumOf('a banner stands in a box of the make of posts, by nobody and at no time', (t) =>
    profiled(t, written(t, 3), t % 10 === 6 ? BANNER : ''),
  ),
  forumOf(
    'profiles have another address in every board',
    profilesByBoard,
    (t) => `/read?${Math.floor(t / 10)},${t}`,
  ),
  alone('a page with profiles and signatures is read alone', '/topic/15', profiled(15, written(15, 7))),
  alone('a page tells of the forum and has no posts', '/about', {
    type: 'thread',
    html: '<h1>About us</h1><p>We are a forum.</p>',
    posts: [],
  }),
  alone('an article opens the thread and comments stand below', '/cables', openingAboveComments()),
  alone(
    'a post quotes an earlier one without naming it',
    '/topic/3',
    answering(2, `<blockquote>${QUOTED.body}</blockquote><p>Just what I was going to ask.</p>`, {
      text: `${QUOTED.text} Just what I was going to ask.`,
      quotes: [QUOTED.text],
      replyTo: 1,
    }),
  ),
  alone(
    'a post mentions whom it answers',
    '/topic/3',
    answering(
      3,
      '<p>@emil yes, twice at least, if not more often.</p>',
      { text: '@emil yes, twice at least, if not more often.', replyTo: 2 },
      ['dora_7', 'emil', 'anna', 'bert'],
    ),
  ),
];
