// Quotes without an element that says so, notes on edits, and files below a text.
import { range, title } from '../draw.ts';
import type { Sketch, SketchPage, SketchPost } from '../types.ts';
import { alone, forumOf, thread, words, wordsOf, writerOf } from './said.ts';

const idsOf = (t: number, count: number): number[] => range(10 * t, 10 * t + count - 1);
const clockOf = (i: number): string => `${10 + i}.03.2017 1${i}:05`;

interface Plain {
  readonly above?: string;
  readonly below?: string;
  readonly author?: string;
  readonly expected?: SketchPost;
  /** False where it is a matter of taste what belongs to the text. */
  readonly isTextTold?: boolean;
}

/** Posts of one element with a named body. `extra`: what stands within the body of the post at this index. */
function plain(t: number, count: number, extra: (i: number) => Plain = () => ({})): SketchPage {
  const ids = idsOf(t, count);
  const posts = ids.map((id, i) => {
    const { above = '', below = '', author = writerOf(id) } = extra(i);
    return `<div class="post" id="p${id}"><a class="by" href="/u/${author}">${author}</a>
<span class="at">${clockOf(i)}</span><div class="said">${above}${wordsOf(id)}${below}</div></div>`;
  });
  return {
    type: 'thread',
    title: title(t),
    html: `<h1>${title(t)}</h1><div>${posts.join('\n')}</div>`,
    posts: ids.map((id, i) => {
      const { author = writerOf(id), isTextTold = true, expected } = extra(i);
      return {
        author,
        time: `2017-03-${10 + i}T1${i}:05:00`,
        isEdited: false,
        attachments: [],
        ...(isTextTold && { text: wordsOf(id) }),
        ...expected,
      };
    }),
  };
}

/** A forum where only the second post of the last thread of each board ends with more than its text. */
function rarely(
  name: string,
  below: (t: number) => string,
  expected: (text: string, below: string) => SketchPost,
): Sketch {
  return forumOf(name, (t) =>
    plain(t, 3 + (t % 3), (i) => {
      if (t % 10 !== 6 || i !== 1) return {};
      const shown = below(t).replace(/<[^>]*>/g, '');
      return { below: below(t), expected: expected(wordsOf(10 * t + 1), shown) };
    }),
  );
}

/** Five people who write in turn, so that nobody quotes one of two posts by the same author. */
const inTurn = (id: number): string => ['anna', 'bert', 'carl', 'dora', 'emil'][id % 5]!;

/** Two cells a row, and a quote drawn as a table. */
function inCells(
  t: number,
  count: number,
  quoteOf: (i: number) => string,
  expected: (i: number) => SketchPost,
): SketchPage {
  const ids = idsOf(t, count);
  const rows = ids.map(
    (id, i) =>
      `<tr><td><b><a href="/u?n=${inTurn(id)}">${inTurn(id)}</a></b></td><td><small>${10 + i} March 2017 1${i}:05</small><hr><div>${quoteOf(i)}<span>${wordsOf(id)}</span></div></td></tr>`,
  );
  return {
    type: 'thread',
    title: title(t),
    html: `<h1>${title(t)}</h1><table>${rows.join('')}</table>`,
    posts: ids.map((id, i) => ({
      author: inTurn(id),
      time: `2017-03-${10 + i}T1${i}:05:00`,
      ...expected(i),
    })),
  };
}

/** The cell above a quote is told from others by a class alone. */
function namedHeads(t: number): SketchPage {
  const quoted = (i: number): number | undefined => (i > 0 && i % 2 === 0 ? 10 * t + i - 1 : undefined);
  return inCells(
    t,
    7,
    (i) => {
      const from = quoted(i);
      if (from === undefined) return '';
      return `<table class="said"><tr><td class="head">Quote: <a href="/t?p=${from}">Said first by ${inTurn(from)}</a></td></tr><tr><td class="text">${wordsOf(from)}</td></tr></table>`;
    },
    (i) => {
      const [from, own] = [quoted(i), wordsOf(10 * t + i)];
      return from === undefined
        ? { text: own, quotes: [], replyTo: null }
        : { text: `${wordsOf(from)} ${own}`, quotes: [wordsOf(from)], replyTo: i };
    },
  );
}

/** Every third quote holds a quote itself. */
function nested(t: number): SketchPage {
  const quote = (from: number, within: string): string =>
    `<table><tr><td><b>${inTurn(from)} wrote:</b></td></tr><tr><td class="quoted">${within}</td></tr></table>`;
  const draw = (i: number): string => {
    const before = 10 * t + i - 1;
    if (i < 2) return '';
    return i % 3 === 0
      ? quote(before, `${quote(before - 1, wordsOf(before - 1))}<span>${wordsOf(before)}</span>`)
      : quote(before, wordsOf(before));
  };
  return inCells(t, 8, draw, (i) => {
    const own = wordsOf(10 * t + i);
    if (i < 2) return { text: own, quotes: [], replyTo: null };
    const before = wordsOf(10 * t + i - 1);
    // How a quote within a quote is told is left open.
    return { replyTo: i, ...(i % 3 !== 0 && { text: `${before} ${own}`, quotes: [before] }) };
  });
}

/** Quotes without an element of their own that begin with whom they are of. */
function cited(t: number): SketchPage {
  const from = (i: number): number | undefined => (i === 3 ? 1 : i === 4 ? 0 : undefined);
  return plain(t, 5, (i) => {
    const at = from(i);
    if (at === undefined) return { expected: { replyTo: null } };
    const id = 10 * t + at;
    return {
      above: `<div class="cited"><em>Originally posted by ${writerOf(id)}</em><br>${wordsOf(id)}</div>`,
      expected: { replyTo: at + 1 },
      isTextTold: false,
    };
  });
}

/** Some posts begin with a note on their edit, others with a line on whom they answer and when that was said. */
function notesAbove(t: number): SketchPage {
  return plain(t, 8, (i) => {
    const id = 10 * t + i;
    if (i % 4 === 1)
      return {
        above: `<i class="note">Last edited by ${writerOf(id)} on 1${i}.04.2017 09:30</i><br>`,
        expected: { isEdited: true },
      };
    if (i % 4 === 3)
      return { above: `<div class="whom">${writerOf(id - 1)} said on ${9 + i}.03.2017 09:30</div>` };
    return {};
  });
}

/** The line above a quote names whom, in the words of the software; below each text somebody is called by name. */
function namedInLines(t: number): SketchPage {
  const first = 10 * t;
  const names = ['Anna Lee', 'bert', 'carl', 'dora'];
  const nameOf = (id: number): string => names[id % 4]!;
  const quotedBy = (id: number): number | undefined =>
    id > first + 1 && id % 2 === 0 ? first + ((id * 7) % (id - first - 1)) : undefined;
  const ping = (id: number): string => `@${nameOf(id + Math.floor(id / 3))}`;
  const post = (id: number): string => {
    const from = quotedBy(id);
    const quote =
      from === undefined
        ? ''
        : `<div class="qbox"><div class="qhead">${nameOf(from)} hat geschrieben:</div><div class="qtext">${wordsOf(from)}</div></div>`;
    return `<div class="post" id="p${id}"><a class="who" href="/user/${id % 4}">${nameOf(id)}</a> <span class="when">2024-03-05 1${id % 10}:20</span>
<div class="body">${quote}<p>${wordsOf(id)}</p><div class="ping">${ping(id)}</div></div></div>`;
  };
  return thread(`<h1>${title(t)}</h1>${idsOf(t, 8).map(post).join('\n')}`, {
    title: title(t),
    posts: idsOf(t, 8).map((id) => {
      const from = quotedBy(id);
      return {
        author: nameOf(id),
        text: `${from === undefined ? '' : wordsOf(from)} ${wordsOf(id)} ${ping(id)}`,
        time: `2024-03-05T1${id % 10}:20:00`,
        quotes: from === undefined ? [] : [wordsOf(from)],
      };
    }),
  });
}

export const quotes: readonly Sketch[] = [
  rarely(
    'few posts end with a note on an edit',
    () => '<div class="note">Last edited by bert, 12.03.2017 09:30</div>',
    () => ({ isEdited: true }),
  ),
  rarely(
    'few posts end with a day before they were written',
    (t) => `<div>I saw ${words(t, 4)} on 0${t % 9}.03.2017 09:30</div>`,
    (text, below) => ({ text: `${text} ${below}` }),
  ),
  rarely(
    'few posts end with a list of files',
    () => '<fieldset><legend>Files</legend><a href="/f?id=3">wiring.pdf</a> (12 KB)</fieldset>',
    () => ({ attachments: ['http://forum.test/f?id=3'] }),
  ),
  rarely(
    'few posts end with words about files',
    (t) =>
      `<div>The wiring is drawn in <a href="/f?id=3">wiring.pdf</a>, and ${words(t, 30)}, see there.</div>`,
    (text, below) => ({ text: `${text} ${below}`, attachments: ['http://forum.test/f?id=3'] }),
  ),
  alone(
    'the name of an author ends like that of a file',
    '/t/7',
    plain(7, 6, (i) => (i % 3 === 1 ? { author: 'anna.storm' } : {})),
  ),
  alone('a class alone tells the cell above a quote from others', '/t/7', namedHeads(7)),
  forumOf('quotes are tables, some of them with a quote within', nested),
  forumOf('quotes begin with whom they are of, and no element says that they are quotes', cited),
  forumOf('notes on edits stand above what was said', notesAbove),
  alone('the line above a quote names whom in the words of the software', '/t/1', namedInLines(1)),
];
