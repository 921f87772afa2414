// Posts in boxes: other things are drawn in boxes of the same make, or the post that is answered stands in the box too.
import { range, title } from '../draw.ts';
import type { Sketch } from '../types.ts';
import { alone, forumOf, thread, wordsOf, writerOf } from './said.ts';

const idsOf = (thread: number, count: number): number[] => range(100 * thread, 100 * thread + count - 1);

/** A skin with a table for each post and for each bar, as of 2005. */
function skinOfTables(t: number) {
  const ids = idsOf(t, 2 + (t % 8));
  const bar = (text: string): string =>
    `<table class="box"><tr><td class="cat catnav"><table><tr><td class="nav">${text}</td></tr></table></td></tr></table>`;
  const dayOf = (id: number): number => 10 + (id % 18);
  const shown = (id: number): string =>
    `${new Date(Date.UTC(2019, 6, dayOf(id))).toUTCString().slice(0, 3)} Jul ${dayOf(id)}, 2019 1:0${id % 10} pm`;
  const post = (id: number, i: number): string => {
    const row = `row${1 + (i % 2)}`;
    const joined =
      i % 3 === 2 ? '' : `<br><b>Joined:</b> Sat May 14, 2005 10:0${id % 6} am<br><b>Posts:</b> ${id % 7}`;
    return `<table class="box">${i === 0 ? '<tr><th>Author</th><th>Message</th></tr>' : ''}
<tr class="${row}"><td><a name="p${id}"></a><span class="postauthor">${writerOf(id)}</span></td><td><table><tr><td class="small"><div>Post subject: Re</div><div><a href="/t?p=${id}#p${id}"><img src="/p.gif" alt="Post"></a>Posted: ${shown(id)}</div></td></tr></table></td></tr>
<tr class="${row}"><td class="profile"><span class="details">${joined}</span></td><td><table><tr><td><div class="postbody">${wordsOf(id)}</div><br><table><tr><td class="small"></td></tr></table></td></tr></table></td></tr>
<tr class="${row}"><td class="profile"><a href="#top">Top</a></td><td><div class="small"></div></td></tr><tr><td class="spacer"><img src="/s.gif"></td></tr></table>`;
  };
  return thread(
    `<h2>${title(t)}</h2>${bar('<a href="/prev">Previous topic</a> <a href="/next">Next topic</a>')}${ids.map(post).join('')}${bar('Display posts from previous: All posts')}${bar('Page 1 of 1')}`,
    {
      title: title(t),
      posts: ids.map((id) => ({
        author: writerOf(id),
        text: wordsOf(id),
        time: `2019-07-${dayOf(id)}T13:0${id % 10}:00`,
      })),
    },
  );
}

const SAID = [
  'The lower gate was open again this morning.',
  'Who had the key last? It should hang beside the door of the hut, where it always was before the summer.',
  'Not me.',
  'The list says that nobody signed for it, which is no surprise at all after what happened in May.',
];

/** The last thread of each board has a guest, whose name is bare text. `trail`: what the bar above says of the board. */
function boxesOfLabels(t: number, trail: string) {
  const ids = range(10 * t, 10 * t + 2 + (t % 5));
  const authorOf = (id: number): string =>
    t % 10 === 6 && id === 10 * t + 1 ? 'Wandering Tom' : writerOf(id);
  const by = (id: number): string =>
    authorOf(id) === writerOf(id) ? `<a href="/user/${writerOf(id)}">${writerOf(id)}</a>` : authorOf(id);
  const words = (id: number): string => `${SAID[id % SAID.length]} (${id})`;
  const clock = (id: number): string => `2025-03-${10 + (id % 18)} 10:${10 + (id % 49)}`;
  const post = (id: number): string =>
    `<div class="box said" id="p${id}"><div class="top"><span class="nav"><a href="#p${id - 1}"><img src="/up.png" alt="Up"></a></span>
<a class="own" href="/topic/${t}#p${id}"><img src="/doc.png" alt="-"></a> <span class="label">By</span> ${by(id)}
<span class="label">Date</span> ${clock(id)}</div>
<div class="words">${words(id)}</div><div class="tools"><a href="/answer?to=${id}"><img src="/pen.png" alt=""> Reply</a></div></div>`;
  return {
    type: 'thread' as const,
    html: `<div class="box head"><div class="top"><span class="nav">Not logged in</span><span class="label">The club</span></div><div class="tools"><a href="/">Forum</a> <a href="/help">Help</a> <a href="/login?from=${t}">Login</a></div></div>
<div class="box page"><div class="top"><span class="nav"><a href="#end"><img src="/down.png" alt="Down"></a></span><span class="label">Topic</span> ${trail} / ${title(t)}</div><div class="tools"><a href="/answer?t=${t}"><img src="/pen.png" alt=""> Post</a></div></div>
${ids.map(post).join('')}`,
    posts: ids.map((id) => ({
      author: authorOf(id),
      text: words(id),
      time: `${clock(id).replace(' ', 'T')}:00`,
    })),
  };
}

/** Each post has the whole post it answers folded above it. */
function withFoldedParents(t: number) {
  const ids = idsOf(t, 9);
  const answered = (i: number): number | null => (i === 0 ? null : 3 % i);
  const day = (id: number): string => `2024-03-${10 + (id % 18)}T11:0${id % 10}:20Z`;
  const person = (id: number): string =>
    `<a href="/user/${writerOf(id)}"><span class="round">${writerOf(id)[0]!.toUpperCase()}</span></a>`;
  const when = (id: number): string => `<a class="when" href="/post/${id}" title="${day(id)}"></a>`;
  const parent = (id: number): string =>
    `<div class="folded">${person(id)} <a href="/user/${writerOf(id)}">${writerOf(id)}</a> ${when(id)}<div class="clamp">${wordsOf(id)}</div></div>`;
  const post = (id: number, i: number): string => {
    const to = answered(i);
    return `<li itemprop="comment" itemscope itemtype="http://schema.org/Comment">${to === null ? '' : parent(ids[to]!)}
<div class="frame">${person(id)}<div class="head"><a class="strong" href="/user/${writerOf(id)}">${writerOf(id)}</a> ${when(id)} <a class="nr" href="/post/${id}">#${i + 1}</a></div>
<div class="text" itemprop="text"><p>${wordsOf(id)}</p></div></div></li>`;
  };
  return thread(`<h1>Ferry ${t}</h1><ul>${ids.map(post).join('')}</ul>`, {
    title: `Ferry ${t}`,
    posts: ids.map((id, i) => {
      const to = answered(i);
      return {
        author: writerOf(id),
        text: wordsOf(id),
        time: day(id),
        url: `/post/${id}`,
        replyTo: to === null ? null : to + 1,
      };
    }),
  });
}

/** The time, which post is answered, and the text stand in one element. */
function withHeadInBody(t: number) {
  const ids = idsOf(t, 9);
  const answered = (i: number): number | null => (i === 0 || i > 6 ? null : 3 % i);
  const post = (id: number, i: number): string => {
    const to = answered(i);
    const head =
      to === null
        ? ''
        : `<div class="to">&nbsp; - <a href="/topic/${t}#post-${ids[to]}">In reply to ${writerOf(ids[to]!)}</a></div>`;
    return `<section><a name="post-${id}"></a><div class="user"><img src="/a.png"><div class="name">${writerOf(id)}</div></div>
<div class="contents"><a href="/topic/${t}#post-${id}"><time datetime="2024-03-${10 + i} 11:0${i}:20">5 months ago</time></a>${head}<div>&nbsp;</div><p>${wordsOf(id)}</p><p>Bye.</p></div></section>`;
  };
  return thread(`<h1>Ferry ${t}</h1><div>${ids.map(post).join('')}</div>`, {
    title: 'Ferry',
    posts: ids.map((id, i) => {
      const to = answered(i);
      return {
        author: writerOf(id),
        text: `${wordsOf(id)} Bye.`,
        time: `2024-03-${10 + i}T11:0${i}:20`,
        url: `/topic/${t}#post-${id}`,
        replyTo: to === null ? null : to + 1,
      };
    }),
  });
}

export const boxes: readonly Sketch[] = [
  forumOf('bars of buttons stand in boxes like those of posts', skinOfTables),
  forumOf('bars above the posts are boxes of the same make, and guests are bare text after a label', (t) =>
    boxesOfLabels(t, 'The club'),
  ),
  {
    ...forumOf('a bar of the same make as posts links the board where posts link their authors', (t) =>
      boxesOfLabels(t, `<a href="/board/${Math.floor(t / 10)}">About ${title(Math.floor(t / 10))}</a>`),
    ),
    knownFailures: {
      'crawl from /': 'one board is taken for the entry, and the threads of the others are missed',
    },
  },
  alone('the whole post that is answered stands folded above each post', '/topic/2', withFoldedParents(2)),
  alone('the time and whom a post answers stand in the element of its text', '/topic/2', withHeadInBody(2)),
];
