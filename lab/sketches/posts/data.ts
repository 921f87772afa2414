// Posts that the page tells once more for machines: as structured data, or as data for its scripts.
import { range, title } from '../draw.ts';
import type { Sketch, SketchPage, SketchPost } from '../types.ts';
import { alone, forumOf, wordsOf, writerOf } from './said.ts';

const SAID = [
  'The pump hums all night, what can I do about it?',
  'Have a look at the hose, it is the hose in nine of ten cases, mine was.',
  'It was the hose. The pump is as quiet as it was on the first day.',
  'Then mark it as solved, please, so that others find it.',
];
const NAMES = ['anna', 'bert', 'anna', 'carl'];

/** Days from 3 May on (and `clock` times) are shown, and JSON-LD tells of `comments`. */
function structured(
  comments: readonly object[],
  expected: (i: number) => SketchPost,
  clock = '',
): SketchPage {
  const shown = SAID.map(
    (text, i) =>
      `<div class="post" id="c${i}"><b class="by">${NAMES[i]}</b> <span class="at">${i + 3} May 2024${clock}</span>
<div class="said"><p>${text}</p></div></div>`,
  );
  const data = JSON.stringify({ '@type': 'DiscussionForumPosting', headline: 'Pumps', comment: comments });
  return {
    type: 'thread',
    html: `<html lang="en"><head><title>Pumps</title><script type="application/ld+json">${data}</script></head>
<body><h1>Pumps</h1><div>${shown.join('\n')}</div></body></html>`,
    posts: SAID.map((text, i) => ({ author: NAMES[i]!, text, ...expected(i) })),
  };
}

const comment = (i: number, datePublished: string): object => ({
  '@type': 'Comment',
  text: SAID[i],
  datePublished,
  upvoteCount: i + 10,
  author: { '@type': 'Person', name: NAMES[i], url: `http://forum.test/u/${NAMES[i]}` },
});

const all = [0, 1, 2, 3];
const OTHER = { '@type': 'Comment', text: 'Somebody said this elsewhere, on another page of the thread.' };

/** Times are shown without a zone; structured data has these moments. */
const zoned = (moments: readonly string[], times: readonly string[]): SketchPage =>
  structured(
    moments.map((moment, i) => comment(i, moment)),
    (i) => ({ time: times[i]! }),
    ', 18:20',
  );
const sixTwenty = (zones: readonly string[]): string[] =>
  zones.map((zone, i) => `2024-05-0${i + 3}T18:20:00${zone}`);

const THANKS = 'Thanks for the hint!';
const LOADED = [SAID[0]!, SAID[1]!, THANKS, SAID[3]!, THANKS];
const LOADED_NAMES = [...NAMES, 'dora'];
const at = (i: number): string => `2024-05-0${i + 3}T18:20:0${i}+00:00`;
const shownAt = (i: number): string => `2024-05-0${i + 3}T18:20:0${i}Z`;

/** Posts drawn plainly for readers without scripts, and data for scripts. */
function loaded(
  data: unknown,
  expected: (i: number) => SketchPost = (i) => ({ time: shownAt(i), replyTo: null }),
  { lastBegins = '', dateOf = (_: number): string => '' } = {},
): SketchPage {
  const isLast = (i: number): boolean => i === LOADED.length - 1;
  const shown = LOADED.map(
    (text, i) =>
      `<article><h3>${LOADED_NAMES[i]}</h3>${dateOf(i)}<div class="said"><p>${isLast(i) ? lastBegins : ''}${text}</p></div></article><hr>`,
  );
  const json = JSON.stringify(data).replaceAll('<', '\\u003C');
  return {
    type: 'thread',
    html: `<html lang="en"><head><title>Pumps</title></head><body><div id="app"></div><noscript><h1>Pumps</h1><div>${shown.join('\n')}</div></noscript>
<script type="application/json">${json}</script></body></html>`,
    posts: LOADED.map((text, i) => ({
      author: LOADED_NAMES[i]!,
      // Whether a text keeps the link it begins with is left open.
      ...(!(isLast(i) && lastBegins !== '') && { text }),
      ...expected(i),
    })),
  };
}

const [openingPost, ...laterPosts] = LOADED.map((text, i) => ({ body: text, created: at(i) }));

/** Text and moment stand in one object, beside other moments. */
const MOMENTS = {
  doc: {
    included: [
      ...LOADED_NAMES.map((name, i) => ({
        type: 'u',
        id: `${i}`,
        has: { name, made: '2018-01-01T00:00:00Z' },
      })),
      ...LOADED.map((text, i) => ({
        type: 'a',
        id: `${70 + i}`,
        // Who wrote it joined before, and one was changed later.
        of: { who: { name: LOADED_NAMES[i], since: '2019-01-01T00:00:00Z' } },
        has: {
          changed: i === 1 ? at(4) : null,
          seen: '2026-01-01T00:00:00Z',
          made: at(i),
          html: `<p>${text}</p>`,
        },
      })),
    ],
  },
};

const NUMBERED = {
  numbered: LOADED.map((text, i) => ({ id: 900 + 7 * i, likes: i % 2, n: i + 1, text, made: at(i) })),
};

const TREE = {
  tree: LOADED.map((text, i) => ({
    uid: `c${(i + 3) * 7919}`,
    text,
    made: at(i),
    reply_count: i === 4 ? 2 : 0,
    parent: i === 3 ? `c${4 * 7919}` : i === 4 ? `c${3 * 7919}` : null,
  })),
};

/** A thread, of which the second page wants scripts and shows nothing without. */
function halfLoaded(t: number, number: number): SketchPage {
  const ids = range(10 * t, 10 * t + 5);
  const posts = ids.map(
    (id, i) =>
      `<div class="p"><b><a href="/u/${writerOf(id)}">${writerOf(id)}</a></b> <i>${i + 3} May 2024, 18:20</i><div class="said">${wordsOf(id)}</div></div>`,
  );
  const pager = [1, 2]
    .map((n) => (n === number ? `<b>${n}</b>` : `<a href="/topic/${t}${n === 1 ? '' : '?page=2'}">${n}</a>`))
    .join(' ');
  const shown =
    number === 1
      ? posts.join('')
      : '</div><p>This site is best viewed in a modern browser that runs scripts.</p><div>';
  return {
    type: number === 1 ? 'thread' : 'thread-flip',
    thread: `/topic/${t}`,
    title: title(t),
    html: `<h1>${title(t)}</h1><div>${shown}</div><div class="pages">${t % 10 === 6 ? pager : ''}</div>`,
    posts:
      number === 1
        ? ids.map((id, i) => ({
            author: writerOf(id),
            text: wordsOf(id),
            time: `2024-05-0${i + 3}T18:20:00`,
          }))
        : [],
  };
}

const halfLoadedForum = forumOf('a later page of a thread shows no posts without scripts', (t) =>
  halfLoaded(t, 1),
);

export const data: readonly Sketch[] = [
  alone(
    'structured data tells hours and likes, and the page shows days',
    '/t/1',
    structured(
      all.map((i) => comment(i, `2024-05-0${i + 3}T18:20:00+02:00`)),
      (i) => ({ time: `2024-05-0${i + 3}T18:20:00+02:00`, likes: i + 10 }),
    ),
  ),
  alone(
    'structured data contradicts the days that people see',
    '/t/1',
    structured(
      all.map((i) => comment(i, '2019-01-01T00:00:00Z')),
      (i) => ({ time: `2024-05-0${i + 3}` }),
    ),
  ),
  alone(
    'structured data tells of comments of another page',
    '/t/1',
    structured([OTHER], (i) => ({ time: `2024-05-0${i + 3}` })),
  ),
  {
    name: 'structured data of one post gives the zone of all times away, unless it is of another moment or zones differ',
    pages: {
      '/t/1': zoned(['2024-05-03T12:50:31Z'], sixTwenty(['+05:30', '+05:30', '+05:30', '+05:30'])),
      '/t/2': zoned(['2024-05-03T12:47:00Z'], sixTwenty(['', '', '', ''])),
      '/t/3': zoned(
        ['2024-05-03T16:20:00Z', '2024-05-04T17:20:00Z'],
        sixTwenty(['+02:00', '+01:00', '', '']),
      ),
    },
  },
  alone('data for scripts has the moment of a post beside its text', '/t/1', loaded(MOMENTS)),
  alone(
    'data for scripts counts seconds and is JSON within JSON',
    '/t/1',
    loaded({
      topic: JSON.stringify({
        stream: { posts: LOADED.map((raw, id) => ({ id, raw, t: Date.parse(at(id)) / 1000 })) },
      }),
    }),
  ),
  alone(
    'data for scripts holds the opening post elsewhere',
    '/t/1',
    loaded({ thread: { opening: openingPost, more: laterPosts.map((one) => ({ comment: one })) } }),
  ),
  alone(
    'data for scripts is of other texts',
    '/t/1',
    loaded(
      { posts: range(0, 4).map((i) => ({ text: `Something else was said here, number ${i}`, made: at(i) })) },
      (i) => ({ time: `2024-05-0${i + 3}` }),
      { dateOf: (i) => `<i>${i + 3} May 2024</i>` },
    ),
  ),
  alone(
    'data for scripts tells the numbers of posts, which an answer links to',
    '/t/1',
    loaded(NUMBERED, (i) => (i === 4 ? { replyTo: 2 } : { time: shownAt(i), replyTo: null }), {
      lastBegins: '<a href="/t/1/2"><i class="arrow"></i>bert</a> ',
    }),
  ),
  alone(
    'data for scripts names the post that is answered',
    '/t/1',
    loaded(TREE, (i) => ({ time: shownAt(i), replyTo: [null, null, null, 2, 1][i]! })),
  ),
  alone(
    'data for scripts counts answers',
    '/t/1',
    loaded({
      flat: LOADED.map((text, i) => ({ n: i + 1, text, made: at(i), reply_count: i === 0 ? 0 : 1 })),
    }),
  ),
  {
    ...halfLoadedForum,
    pages: {
      ...halfLoadedForum.pages,
      ...Object.fromEntries([16, 26, 36].map((t) => [`/topic/${t}?page=2`, halfLoaded(t, 2)])),
    },
  },
];
