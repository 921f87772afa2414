// Posts of one page that are marked up differently, carry times in attributes, or hide something.
import type { Sketch, SketchPage, SketchPost } from '../types.ts';
import { alone, type Said, said, thread } from './said.ts';

const WRITTEN = said(6);
/** 9 o'clock on 10 March 2024, in seconds. */
const MORNING = Date.UTC(2024, 2, 10, 9) / 1000;

const whole = ({ author, text, time }: Said): SketchPost => ({ author, text, time });

/** A thread of six posts. */
function six(
  draw: (post: Said, index: number) => string,
  expected: (post: Said, index: number) => SketchPost = whole,
  above = '',
): SketchPage {
  return thread(`<h1>Black screen</h1>${above}<div id="posts">${WRITTEN.map(draw).join('\n')}</div>`, {
    posts: WRITTEN.map(expected),
  });
}

const link = (author: string): string => `<a href="/u/${author}">${author}</a>`;

const firstWithoutMicrodata = six(({ number, author, text, shownTime }, i) => {
  const prop = (name: string): string => (i === 0 ? '' : ` itemprop="${name}"`);
  return `<article class="msg" id="m${number}"><div class="who"${prop('author')}>${link(author)}</div>
<div class="when"><a href="#m${number}"${prop('url')}><time>${shownTime}</time></a></div>
<section class="what"><div${prop('text')}><div class="wrap">${text}</div></div><div class="end">&nbsp;</div></section></article>`;
});

const KEYS = ['Tab', 'Escape', 'Enter', 'Tab', 'Delete', 'Tab'];

const editorsAboveAuthors = six(
  ({ number, author, text, shownTime }, i) => {
    const box = (by: string): string =>
      `<div class="box"><div class="at">${shownTime}</div><div class="details"${by}</div></div>`;
    const edited = i === 2 || i === 4 ? box('>') : '';
    return `<div class="msg" id="m${number}"><div class="what"><p><kbd>${KEYS[i]}</kbd> ${text}</p></div>
<div class="boxes">${edited}${box(` itemprop="author">${link(author)}`)}</div></div>`;
  },
  (post, i) => ({ ...whole(post), text: `${KEYS[i]} ${post.text}` }),
);

/** The post that each of these quotes, if it does. */
const before = (i: number): Said | undefined => (i === 3 || i === 5 ? WRITTEN[i - 1] : undefined);

const fewQuote = six(
  ({ number, author, text, shownTime }, i) => {
    const quoted = before(i);
    const quote =
      quoted && `<div class="q"><div class="by">${quoted.author}:</div><div>${quoted.text}</div></div>`;
    return `<li class="msg" id="m${number}"><dl><dt>${link(author)}</dt></dl>
<dl class="said"><dt><a href="#m${number}">#</a> ${shownTime}</dt><dd class="body">${quote ?? ''}<div>${text}</div></dd></dl></li>`;
  },
  (post, i) => {
    const quoted = before(i);
    if (quoted === undefined) return { ...whole(post), quotes: [], replyTo: null };
    const text = `${quoted.author}: ${quoted.text} ${post.text}`;
    return { ...whole(post), text, quotes: [quoted.text], replyTo: i };
  },
);

// A quote that all posts share may be left out of their texts, so these two sketches tell no texts.
const FIRST = WRITTEN[0]!;

const sameLineAboveQuotes = six(
  ({ number, author, text, shownTime }, i) => {
    const quote = `<div class="frame"><div class="by">Originally said by our dear <b>${FIRST.author}</b></div><div class="said">${FIRST.text}</div></div>`;
    return `<li class="msg" id="m${number}"><p>${link(author)} <i>${shownTime}</i></p>
<div class="body">${i > 0 ? quote : ''}${text}</div></li>`;
  },
  ({ author, time }, i) => ({
    author,
    time,
    quotes: i === 0 ? [] : [FIRST.text],
    replyTo: i === 0 ? null : 1,
  }),
);

function newestFirst(): SketchPage {
  const posts = WRITTEN.toReversed();
  const drawn = posts.map(
    ({
      number,
      author,
      text,
      shownTime,
    }) => `<li class="msg" id="m${number}"><p>${link(author)} <i>${shownTime}</i></p>
<div class="body">${number > 1 ? `<div class="said">${FIRST.text}</div>` : ''}<span>${text}</span></div></li>`,
  );
  return thread(`<h1>Black screen</h1><div id="posts">${drawn.join('\n')}</div>`, {
    posts: posts.map(({ number, author, time }) => ({
      author,
      time,
      quotes: number === 1 ? [] : [FIRST.text],
    })),
  });
}

const addressOf = (number: number): string => `/topic/re-black-screen/m/${number + 300}#M${number + 300}`;

const answersByAddress = six(
  ({ number, author, text, shownTime }, i) => {
    // The first three answer posts of an earlier page.
    const answered = i < 3 ? number - 20 : number - 2;
    const to = `<p class="to">In response to <a href="${addressOf(answered)}">somebody</a></p>`;
    return `<div class="msg"><div id="shown_${number + 300}"><p>${link(author)}</p>
${i === 5 ? '' : to}<p class="at">${shownTime}</p>
<div class="body">${text}</div><a class="own" href="${addressOf(number)}">Message ${number}</a></div></div>`;
  },
  (post, i) => ({
    ...whole(post),
    url: addressOf(post.number),
    replyTo: i === 3 || i === 4 ? i - 1 : null,
  }),
);

const addressesWithinShares = six(
  ({ number, author, text, shownTime }) => {
    const share = `https://share.test/?url=http://forum.test/topic/5?post=${number + 300}#post=${number + 300}`;
    return `<div class="msg"><div id="shown_${number + 300}"><p>${link(author)}</p><p class="at">${shownTime}</p>
<div class="body">${text}</div><p class="share"><a href="${share}">Share</a></p></div></div>`;
  },
  (post) => ({ ...whole(post), url: '/t/1' }),
);

const SPOILER = 'The butler did it, with the lamp.';

const hiddenCopies = six(
  ({ number, author, text, shownTime }, i) => {
    const copy = `<div style="display: none;"><blockquote><div>From ${author}</div><p>${text}</p></blockquote></div>`;
    const hidden = i === 2 ? `<div style="display:none">${SPOILER}</div>` : '';
    return `<div class="msg" id="m${number}"><div class="who">${link(author)}</div>
<div class="when">${shownTime}</div><div class="what">${copy}<p>${text}</p>${hidden}</div></div>`;
  },
  (post, i) => ({ ...whole(post), quotes: [], ...(i === 2 && { text: `${post.text} ${SPOILER}` }) }),
);

const timesAroundAll = six(
  ({ number, author, text }, i) =>
    `<li class="msg" data-pid="${number}" data-timestamp="${MORNING + 3600 * i}000"><div><b>${link(author)}</b></div>
<div class="content"><p>${text}</p></div></li>`,
  (post, i) => ({
    ...whole(post),
    time: new Date((MORNING + 3600 * i) * 1000).toISOString().replace('.000', ''),
  }),
);

const sharedStamp = six(
  ({ number, author, text, shownTime }) =>
    `<div class="msg" id="m${number}" data-check-date="${MORNING}">${link(author)}
<div class="main"><time datetime="${shownTime}">${shownTime}</time><div class="text">${text}</div></div></div>`,
);

const noticeAbove = six(
  ({ number, author, text, shownTime }) =>
    `<div class="msg" id="m${number}">${link(author)} <time>${shownTime}</time><div class="text">${text}</div></div>`,
  undefined,
  `<div class="intro"><p>We value your privacy and our partners value it too, which is why this notice is rather long.</p>
<p>Started by ${link(FIRST.author)}, <time>${FIRST.shownTime}</time></p></div>`,
);

/** The opening post is drawn like the answers, but stands in no list. */
function openingInNoList(): SketchPage {
  const posts = WRITTEN.map((post, i) => {
    const text = `${post.text} ${'And so on and so forth. '.repeat(8)}`;
    return { ...post, text: i === 0 ? text.repeat(12) : text };
  });
  const inside = ({ author, shownTime, text }: Said): string =>
    `<div class="head"><a class="name" href="/u/${author}">${author}</a> <span class="at"><time>${shownTime}</time></span></div>
<div class="wrap"><div class="inner"><div class="message"><p>${text}</p></div><div class="react"><span>0</span></div></div></div>`;
  const [first, ...others] = posts;
  const answers = others.map(
    (post) => `<li class="item" id="c${post.number}"><div class="answer">${inside(post)}</div></li>`,
  );
  return thread(
    `<main><h1>Black screen</h1><section class="list"><div class="opening">${inside(first!)}</div></section>
<ul class="answers">${answers.join('')}</ul></main>`,
    { posts: posts.map(({ author, text, time }) => ({ author, text, time })) },
  );
}

const MORE = 'More to say. '.repeat(12);

const timeless = six(
  ({ author, text }) =>
    `<article><div class="by"><h3>${author}</h3></div><div class="said"><p>${text}</p><p>${MORE}</p></div></article>`,
  ({ author, text }) => ({ author, text: `${text} ${MORE}`, time: null }),
);

export const markup: readonly Sketch[] = [
  alone('the first post lacks the microdata of the others', '/t/1', firstWithoutMicrodata),
  alone(
    'a box above the author tells who edited, and texts begin with a word in bold',
    '/t/1',
    editorsAboveAuthors,
  ),
  alone('few posts quote, and quotes stand beside the answer', '/t/1', fewQuote),
  alone('the line above each quote is the same in all posts', '/t/1', sameLineAboveQuotes),
  alone('the newest post comes first and quotes what stands below it', '/t/1', newestFirst()),
  alone(
    'posts answer others by links that hold the number of a row, also of other pages',
    '/t/1',
    answersByAddress,
  ),
  alone(
    'addresses of posts stand only within links of another site that share them',
    '/t/1',
    addressesWithinShares,
  ),
  alone('a hidden copy of each text waits to be quoted', '/t/1', hiddenCopies),
  alone('times are attributes of the element around each post', '/t/1', timesAroundAll),
  alone('all posts share a stamp beside their own times', '/t/1', sharedStamp),
  alone('a long notice tells who began the thread and when', '/t/1', noticeAbove),
  alone('the opening post is drawn like the answers but stands in no list', '/t/2', openingInNoList()),
  alone('posts tell no time, and names stand above long texts', '/t/1', timeless),
];
