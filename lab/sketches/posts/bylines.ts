// Lines that tell who wrote a post and when: names among words and signs, guests, headings.
import { range, title } from '../draw.ts';
import type { Sketch, SketchPage } from '../types.ts';
import { alone, forumOf, thread, two, wordsOf } from './said.ts';

const NAMES = ['Old Ann', 'bert77', 'Old Ann', 'Carl P.'];
const SAID = [
  'The pump hums all night, what can I do about it?',
  'Have a look at the hose, it is the hose in nine of ten cases, mine was.',
  'It was the hose. The pump is as quiet as it was on the first day.',
  'Then tell the others.',
];

type Line = (name: string, day: number) => string;

/** Posts that begin with a line, made of a name and a day from 3 on. */
function lined(line: Line, names: readonly string[] = NAMES, authors = names): SketchPage {
  const posts = names.map(
    (name, i) =>
      `<div class="post" id="p${i}"><div class="top"><b>${line(name, i + 3)}</b></div><div><p>${SAID[i]}</p></div></div>`,
  );
  return {
    type: 'thread',
    html: `<html lang="en"><head><title>Pumps</title></head><body><h1>Pumps</h1><div>${posts.join('')}</div></body></html>`,
    posts: authors.map((author, i) => ({ author, text: SAID[i]! })),
  };
}

const among: Line = (name, day) => `Posted by ${name} on May ${day}, 2024 at 10:11`;

const signed: readonly Line[] = [
  (name, day) => `Posted on 2024-05-0${day} 10:11:12 by ${name}`,
  (name, day) => `${name}, 0${day}/05/2024 19:53`,
  (name, day) => `(${name}) 0${day}/05/2024 19:53`,
];

/** A forum of few people: in the last thread of each board, somebody writes who writes nowhere else. */
function linedThread(t: number, line: Line, stranger: string): SketchPage {
  const ids = range(10 * t, 10 * t + 2 + (t % 4));
  const authorOf = (id: number): string =>
    t % 10 === 6 && id === 10 * t + 1 ? stranger : ['ann', 'bert', 'carl'][(id * 5 + t) % 3]!;
  const dayOf = (id: number): number => 10 + (id % 18);
  const posts = ids.map(
    (id) =>
      `<div class="post" id="p${id}"><div class="top"><b>${line(authorOf(id), dayOf(id))}</b></div><div><p>${wordsOf(id)}</p></div></div>`,
  );
  return {
    type: 'thread',
    html: `<h1>${title(t)}</h1><div>${posts.join('')}</div><p>All times are local.</p>`,
    posts: ids.map((id) => ({ author: authorOf(id), text: wordsOf(id) })),
  };
}

const isMember = (name: string): boolean => name !== 'dora';

/** A page of two posts, of which one stands beside a profile longer than what was said. */
function besideLongProfile(): SketchPage {
  const specs = ['Board: Zenith 2', 'Memory: 8x16', 'Card: 3090', 'Case: 7000', 'Fans: 12', 'Keys: K100'];
  const long = (i: number): string => `${SAID[i]} ${SAID[i + 1]} ${SAID[i]}`;
  const profile = (items: readonly string[]): string =>
    `<div class="who"><ul>${items.map((item) => `<li><i>${item}</i></li>`).join('')}</ul></div>`;
  const post = (name: string, day: number, items: readonly string[], words: string): string =>
    `<div class="post" id="p${day}"><a class="by" href="/u/${name}">${name}</a>${profile(items)}
<div class="main"><time datetime="2024-05-0${day}T10:00:00Z">May ${day}</time><div class="said"><p>${words}</p></div></div></div>`;
  const first = post('ann', 3, ['Member'], long(0));
  const second = post('bert', 4, ['Member', ...specs, ...specs.map((spec) => `Second ${spec}`)], long(1));
  return {
    type: 'thread',
    html: `<html lang="en"><head><title>A case</title></head><body><h1>A case</h1><div>${first}${second}</div></body></html>`,
    posts: [
      { author: 'ann', text: long(0), time: '2024-05-03T10:00:00Z' },
      { author: 'bert', text: long(1), time: '2024-05-04T10:00:00Z' },
    ],
  };
}

const linked: Line = (name, day) =>
  `<a href="/u/${encodeURIComponent(name)}">${name}</a> <i>May ${day}, 2024 10:11</i>`;

function withEmptyRecord(): SketchPage {
  const empty = '<div class="post" id="p9"><div class="top"></div><div><p></p></div></div>';
  const page = lined(linked);
  return {
    ...page,
    html: page.html.replace('<div class="post" id="p0">', `${empty}<div class="post" id="p0">`),
  };
}

/** One post below the trail to its board; `by`: what stands beside its date. */
function single(by: string, author: string, authorUrl: string | null): SketchPage {
  const text =
    'The gate at the lower lock was left open again, and the whole basin ran dry over night. '.repeat(4);
  return {
    type: 'thread',
    title: 'Who left the gate open?',
    html: `<p><a href="/talk/">Home</a> » <a href="/talk/c/locks/7">Locks</a></p>
<h1>Who left the gate open?</h1><div class="text"><p class="line">${by} <span>May 27, 2025 at 2:32 PM</span></p>
<div><p>${text}</p></div></div>`,
    posts: [{ author, authorUrl, text, time: '2025-05-27T14:32:00' }],
  };
}

const HEADED = [
  'We ordered another pump from town and it took three weeks.',
  'Nobody needs paint for that, the neighbours laughed about the plan.',
  'The roof is what matters, rain kept falling over the tiles.',
  'Then begin with the roof and leave the garden alone for now.',
  'Done, and it was not half as much work as everybody said.',
];

/** A heading above what each post says, inside the same element. */
function headed(headingOf: (at: number) => string, isSaid: boolean): SketchPage {
  const post = (text: string, at: number): string =>
    `<div class="entry"><div class="who"><a href="/u/${at % 3}">member${at % 3}</a>
<span class="small">2025/9/${at + 4} 10:0${at}</span></div>
<div class="message"><br><div class="subject"><strong>${headingOf(at)}</strong> <a href="/t?post=${at + 70}#p${at}">#${at + 1}</a></div>
${text}</div></div>`;
  return thread(`<div>${HEADED.map(post).join('\n')}</div>`, {
    title: 'Broken garden pump - My site',
    posts: HEADED.map((text, at) => ({
      author: `member${at % 3}`,
      text: isSaid ? `${headingOf(at)} #${at + 1} ${text}` : text,
      time: `2025-09-${two(at + 4)}T10:0${at}:00`,
    })),
  });
}

export const bylines: readonly Sketch[] = [
  {
    name: 'a line names the author beside the date, before a dot, among words, after a number or after the date',
    pages: {
      '/t/1': lined((name, day) => `${name} · <span>0${day}/05/2024 19:53</span>`),
      '/t/2': lined(among),
      '/t/3': lined((name, day) => `${day} : ${name} : 2024/05/0${day} 10:11:12`),
      '/t/4': lined((name, day) => `2024-05-0${day} 10:11 — ${name} wrote:`),
    },
  },
  {
    name: 'names begin or end with signs, beside signs that every line has',
    pages: Object.fromEntries(
      signed.map((line, i) => [`/t/${i + 1}`, lined(line, ['[x]Ann', 'bert--', '_carl', 'Irv W.'])]),
    ),
  },
  {
    ...alone(
      'an author is called like a weekday of some language, right before the date',
      '/t/1',
      lined((name, day) => `Posted by ${name} on 2024-05-0${day} 10:11`, ['anna', 'fred', 'gina', 'emil']),
    ),
    knownFailures: {
      'read /t/1': 'fred is read as a part of the date, and other names with words beside them',
    },
  },
  alone(
    'lines with a date name nobody',
    '/t/1',
    lined((_, day) => `Written on May ${day}, 2024 at 10:11`, NAMES, ['', '', '', '']),
  ),
  alone(
    'names begin a long sentence that ends with the date',
    '/t/1',
    lined((name, day) => `${name} has changed quite a few of these words on May ${day}, 2024 at 10:11`),
  ),
  forumOf('somebody whose name is a question is named among words beside the date', (t) =>
    linedThread(t, among, 'Why me?'),
  ),
  forumOf('lines link members and name guests by bare text', (t) => {
    const line: Line = (name, day) =>
      `Submitted by ${isMember(name) ? `<a href="/u/${name}">${name}</a>` : `${name} (guest)`} on Tue, ${day}/05/2024 - 19:53`;
    return linedThread(t, line, 'dora');
  }),
  alone('a page of two posts has a profile longer than what was said', '/t/2', besideLongProfile()),
  alone('a box of a post is empty', '/t/1', withEmptyRecord()),
  alone(
    'the only post of a thread is by a guest, and its board is linked above',
    '/talk/t/who-left-the-gate-open/1',
    single('<span class="x">hextom</span>', 'hextom', null),
  ),
  alone(
    'the only post of a thread names its author by a link beside the date',
    '/talk/t/who-left-the-gate-open/1',
    single(
      '<a href="/talk/u/anna/3">anna</a> <span>Member</span>',
      'anna',
      'http://forum.test/talk/u/anna/3',
    ),
  ),
  alone(
    "the thread's title stands above what each post says, inside the same element",
    '/t?topic=5',
    headed((at) => (at === 0 ? 'Broken garden pump' : 'Re: Broken garden pump'), false),
  ),
  alone(
    'each post has a heading of its own above its text, inside the same element',
    '/t?topic=5',
    headed((at) => `My own thought on this ${['pump', 'paint', 'roof', 'plan', 'work'][at]}`, true),
  ),
];
