// Opening posts that are drawn otherwise than the answers: in the same list, in a card above, as an article.
import { pagesOf, range, title } from '../draw.ts';
import type { Sketch, SketchPage, SketchPost } from '../types.ts';
import { forumOf, two, words, wordsOf, writerOf } from './said.ts';

/** The number of a thread's opening post. */
const firstOf = (t: number): number => 100 * t;

/** Numbered posts by bare names, '>>12' for answers. Nobody answered in the last thread of each board. */
function imageboard(t: number): SketchPage {
  const first = firstOf(t);
  const path = `/res/${first}.html`;
  const names = ['anna', 'bert', 'nobody'];
  const nameOf = (id: number): string => names[(id * 7 + t) % 3]!;
  const head = (id: number): string =>
    `<label><input type="checkbox"> <b class="who">${nameOf(id)}</b> 2024-03-${10 + id - first} 11:0${id % 10}:20</label>
<span class="nr"><a href="${path}#${id}">No.</a><a href="${path}#q${id}">${id}</a></span>`;
  const answers = range(first + 1, first + (t % 10 === 6 ? 0 : 5 + (t % 4)));
  const answered = (id: number): number | null => (id > first && id % 2 === 0 ? id - 1 : null);
  const rows = answers.map((id) => {
    const to = answered(id);
    const link = to === null ? '' : `<a href="${path}#${to}">&gt;&gt;${to}</a><br>`;
    return `<table><tbody><tr><td class="dash">&#168;</td><td class="answer" id="p${id}">${head(id)}<div class="said">
${link}${wordsOf(id)}</div></td></tr></tbody></table>`;
  });
  return {
    type: 'thread',
    html: `<div class="logo">Board</div><form><div id="list"><div class="opening" id="p${first}">
${head(first)}<div class="said">${wordsOf(first)}</div></div>${rows.join('')}</div></form>`,
    posts: [first, ...answers].map((id): SketchPost => {
      const to = answered(id);
      return {
        author: nameOf(id),
        time: `2024-03-${10 + id - first}T11:0${id % 10}:20`,
        replyTo: to === null ? null : to - first + 1,
        // Whether '>>12' belongs to the text is left open.
        ...(to === null && { text: wordsOf(id) }),
      };
    }),
  };
}

/** A card for the opening post above a card of answers, with days and no hours. Later pages link to the opening post. */
function cards(t: number, number = 1): SketchPage {
  const days = t % 3 === 0 ? [4, 4, 5, 6] : [3, 5, 6, 7, 9, 9];
  const pages = pageCount(t);
  const who = (id: number): string => `<a href="/user-${writerOf(id)}.htm" class="name">${writerOf(id)}</a>`;
  const first = firstOf(t);
  const long = (id: number): string => `${wordsOf(id)} ${words(id + 7, 25)}.`;
  const [firstDay, ...later] = days;
  const answers = later.map((day, i) => ({ id: first + 10 * number + i, day: day + 10 * (number - 1) }));
  const drawn = answers.map(
    ({
      id,
      day,
    }) => `<li class="answer" data-id="${id}"><div class="by">${who(id)} <span class="date">2024-3-${day}</span></div>
<div class="said"><p>${long(id)}</p></div></li>`,
  );
  const opening = number === 1 ? `<p>${long(first)}</p>` : `<p><a href="/thread-${t}.htm">show it</a></p>`;
  const pager = range(1, pages)
    .map((n) => (n === number ? `<b>${n}</b>` : `<a href="${cardsPath(t, n)}">${n}</a>`))
    .join(' ');
  return {
    type: number === 1 ? 'thread' : 'thread-flip',
    thread: cardsPath(t, 1),
    title: title(t),
    html: `<div class="row"><div class="card"><div class="top"><h4>${title(t)}</h4>
<div class="by">${who(first)} <span class="date">2024-3-${firstDay}</span> <span>30</span></div></div><hr>
<div class="said">${opening}</div></div>
<div class="card list"><div class="heading"><b>Answers</b> (${later.length})</div><ul>${drawn.join('')}</ul></div></div>${pages > 1 ? `<div class="pages">${pager}</div>` : ''}`,
    posts: [...(number === 1 ? [{ id: first, day: firstDay! }] : []), ...answers].map(({ id, day }) => ({
      author: writerOf(id),
      text: long(id),
      time: `2024-03-${two(day)}`,
    })),
  };
}

const pageCount = (t: number): number => (t % 2 === 0 ? 2 : 1);
const cardsPath = (t: number, number: number): string =>
  `/thread-${t}${number === 1 ? '' : `-${number}`}.htm`;

const cardsForum = forumOf(
  'an opening post stands in a card above the answers, and later pages show a link in its place',
  (t) => cards(t),
  (t) => cardsPath(t, 1),
);

const SIGNS =
  '温室忽略了燃油滤清器虽然这个转接头以我的经验加热保修打印机超过了前面板调谐器只要有点耐心耗光了最近两个版本';
/** Words of a script that says much in few characters. */
const signs = (n: number, length: number): string =>
  range(0, length - 1)
    .map((i) => SIGNS[(n * 11 + i * (2 + (n % 3))) % SIGNS.length])
    .join('');

/** What an opening post says; every fourth has a second paragraph. */
const paragraphs = (t: number): string[] => [
  `${signs(t, 34 + ((t * 13) % 30))}。`,
  ...(t % 4 === 0 ? [`${signs(t + 3, 20 + 3 * (t % 20))}。`] : []),
];

const byLink = (id: number): string => `<a href="/who/${id % 7}">member${id % 7}</a>`;
const remark = (t: number, i: number): string => `${signs(t * 5 + i, 12 + ((t * i) % 25))}。`;

/** An article with four comments. `rest`: what goes on below its summary. */
function article(t: number, rest: readonly string[] = [], name = ''): SketchPage {
  const comments = range(0, 3);
  const drawn = comments.map(
    (i) =>
      `<li class="remark" id="c${t}${i}"><div class="by"><cite>member${(t + i) % 7}</cite> <time datetime="2025-05-${10 + i}T09:0${i}:00Z">2025-05-${10 + i}</time></div>
<div class="said"><div>${remark(t, i)}</div></div></li>`,
  );
  const inDivs = (texts: readonly string[]): string => texts.map((text) => `<div>${text}</div>`).join('');
  const more = rest.length > 0 ? `<div id="on" class="${name}">${inDivs(rest)}</div>` : '';
  const day = `0${1 + (t % 8)}`;
  return {
    type: 'thread',
    html: `<div><article id="p${t}"><h1>${title(t)}</h1>
<p class="byline">${byLink(t)} <time datetime="2025-05-${day}T08:00:00Z">05-${day}</time></p>
<div class="lead rest">${inDivs(paragraphs(t))}</div>${more}</article>
<div id="talk"><h3>4</h3><ol>${drawn.join('')}</ol></div></div>`,
    posts: [
      {
        author: `member${t % 7}`,
        text: [...paragraphs(t), ...rest].join(' '),
        time: `2025-05-${day}T08:00:00Z`,
      },
      ...comments.map((i) => ({
        author: `member${(t + i) % 7}`,
        text: remark(t, i),
        time: `2025-05-${10 + i}T09:0${i}:00Z`,
      })),
    ],
  };
}

const goingOn = (name: string) => (t: number) =>
  article(t, t % 3 === 0 ? [`${signs(t + 7, 70 + t)}。`] : [], name);

/** Something above the posts names an author and no time: the opening post, or where it is an excerpt, the first one's. */
function undated(t: number, isExcerpt: boolean): SketchPage {
  const first = `${paragraphs(t).join('')}${remark(t, 1)}`;
  const commentOf = (i: number): string => (isExcerpt && i === 1 ? first : remark(t, i));
  const idOf = (i: number): number => (isExcerpt && i === 1 ? t : t + i);
  const drawn = range(1, 4).map(
    (i) =>
      `<li id="c${t}${i}"><div class="by">by ${byLink(idOf(i))}</div><time>2025-05-${10 + i} 09:0${i}</time><p>${commentOf(i)}</p></li>`,
  );
  const before = t % 10 === 1 ? t + 5 : t - 1;
  return {
    type: 'thread',
    html: `<main><h1>${title(t)}</h1><div class="by">by ${byLink(t)}</div><div class="text">${paragraphs(t).join('')}</div>
<nav><a rel="prev" href="/topic/${before}">${title(before)}</a></nav><div id="talk"><h3>4</h3><ol>${drawn.join('')}</ol></div></main>`,
    posts: [
      ...(isExcerpt
        ? []
        : [{ author: `member${t % 7}`, text: paragraphs(t).join(''), time: null, url: `/topic/${t}` }]),
      ...range(1, 4).map((i) => ({
        author: `member${idOf(i) % 7}`,
        text: commentOf(i),
        time: `2025-05-${10 + i}T09:0${i}:00`,
      })),
    ],
  };
}

/** Tells by whom and on which day it was begun, and above its answers when it was last written in. */
function topic(t: number): SketchPage {
  const day = (i: number): string => new Date(Date.UTC(2024, t % 10, 3 + 4 * i)).toISOString().slice(0, 10);
  const answers = range(1, 2 + (t % 4));
  const said = (i: number): string => `${signs(t * 5 + i, 22 + ((t * i) % 25))}。`;
  const drawn = answers.map(
    (i) =>
      `<div class="answer"><a name="a${t}-${i}"></a><div class="by">${byLink(t + i)} <span>${day(i)} <a href="#a${t}-${i}">#${i}</a></span></div><div id="s${t}${i}">${said(i)}</div></div>`,
  );
  return {
    type: 'thread',
    html: `<div class="all"><div class="box"><div class="top"><h1>${title(t)}</h1><div class="when">By ${byLink(t)} at ${day(0)} • 52</div></div>
<div class="told"><div id="o${t}">${paragraphs(t).join('')}</div></div><div class="tags"><a href="/tag/a">Tag ${t % 3}</a> <a href="###">×</a></div></div>
<div class="title">${answers.length} | ${day(answers.length)}</div><div class="list">${drawn.join('')}</div></div>`,
    posts: [
      { author: `member${t % 7}`, text: paragraphs(t).join(''), time: day(0) },
      ...answers.map((i) => ({ author: `member${(t + i) % 7}`, text: said(i), time: day(i) })),
    ],
  };
}

export const openings: readonly Sketch[] = [
  forumOf(
    'an opening post is drawn otherwise in the list of its answers, and some have no answer',
    imageboard,
    (t) => `/res/${firstOf(t)}.html`,
  ),
  {
    ...cardsForum,
    pages: pagesOf(
      cardsForum.pages,
      [1, 2, 3]
        .flatMap((board) => range(10 * board + 1, 10 * board + 6))
        .filter((t) => pageCount(t) === 2)
        .map((t): [string, SketchPage] => [cardsPath(t, 2), cards(t, 2)]),
    ),
  },
  forumOf('articles of few characters open threads, few of them with a second paragraph', (t) => article(t)),
  forumOf('articles go on below their summary, in an element of the same names', goingOn('lead rest')),
  forumOf('articles go on below their summary, in an element of another name', goingOn('rest')),
  forumOf('articles tell no time and link the one before', (t) => undated(t, false)),
  forumOf('an excerpt of the first post stands above it, with its author and no time', (t) =>
    undated(t, true),
  ),
  forumOf('a line above the answers tells when somebody answered last', topic),
];
