// Forums drawn with tables, fonts and rules: no class names, nameless guests, posts of several rows or of no element.
import { range, title } from '../draw.ts';
import type { Sketch, SketchPage, SketchPost } from '../types.ts';
import { alone, forumOf, two, wordsOf, writerOf } from './said.ts';

interface Extra {
  /** A name without a link. */
  readonly guest?: string;
  readonly below?: string;
}

/** Rows of two cells with a font around each text; two posts quote others in tables. */
function fonts(t: number, extras: Readonly<Record<number, Extra>> = {}): SketchPage {
  const ids = range(10 * t, 10 * t + 4 + (t % 3));
  const quotedBy = (i: number): number | undefined => ids[i === 3 ? 1 : i === 4 ? 2 : -1];
  const authorOf = (id: number): string => extras[id - 10 * t]?.guest ?? writerOf(id);
  const rows = ids.map((id, i) => {
    const { guest, below = '' } = extras[i] ?? {};
    const shown =
      guest !== undefined
        ? `<b>${guest}</b>`
        : `<b><a href="/u?n=${writerOf(id)}">${writerOf(id)}</a></b><br><font size=1>Joined: 1 May 2009</font>`;
    const from = quotedBy(i);
    const quote =
      from === undefined
        ? ''
        : `<table><tr><td><b>${authorOf(from)} wrote:</b></td></tr><tr><td class="quoted">${wordsOf(from)}</td></tr></table>`;
    return `<tr><td valign=top>${shown}</td><td valign=top><font size=1>${10 + i} March 2014 1${i % 10}:05
<a href="/quote?p=${id}">Quote</a></font><hr><font size=2>${quote}${wordsOf(id)}</font>${below}</td></tr>`;
  });
  return {
    type: 'thread',
    html: `<h2>${title(t)}</h2><table id="messages">${rows.join('\n')}</table>`,
    posts: ids.map((id, i): SketchPost => {
      const from = quotedBy(i);
      return {
        author: authorOf(id),
        time: `2014-03-${10 + i}T1${i}:05:00`,
        text: from === undefined ? wordsOf(id) : `${wordsOf(from)} ${wordsOf(id)}`,
        quotes: from === undefined ? [] : [wordsOf(from)],
        replyTo: from === undefined ? null : from - 10 * t + 1,
      };
    }),
  };
}

/** Four rows a post: its date, who said what, buttons, a gap. */
function severalRows(t: number): SketchPage {
  const ids = range(10 * t, 10 * t + 3 + (t % 4));
  const rows = ids.map(
    (id, i) =>
      `<tr><td colspan="2"><table><tr><td><a name="${id}"></a><span class="when">2023-04-${10 + i} ${two(8 + i)}:05:00</span></td>` +
      `<td><span class="when">Subject: ${title(t)}</span></td><td><a href="/quote?p=${id}">Quote</a></td></tr></table></td></tr>` +
      `<tr class="light"><td class="cell"><b>${writerOf(id)}</b><br><span class="small">Messages: ${40 + i}</span></td>` +
      `<td class="cell"><span class="body">${wordsOf(id)}</span></td></tr>` +
      `<tr><td class="cell">&nbsp;</td><td class="cell"><a href="/profile?u=${writerOf(id)}">Profile</a> <a href="/pm?u=${writerOf(id)}">Message</a></td></tr>` +
      '<tr><td colspan="2" class="gap"><img src="/s.gif"></td></tr>',
  );
  return {
    type: 'thread',
    html: `<h2>${title(t)}</h2><table class="posts"><tr><th>Author</th><th>Message</th></tr>${rows.join('')}</table>`,
    posts: ids.map((id, i) => ({
      author: writerOf(id),
      text: wordsOf(id),
      time: `2023-04-${10 + i}T${two(8 + i)}:05:00`,
    })),
  };
}

/** Runs of siblings between rules, with no element around anything. Guests have less, and some posts a button more. */
function runs(t: number): SketchPage {
  const ids = range(10 * t, 10 * t + 9);
  const isGuest = (id: number): boolean => id % 9 === 8;
  const head = (id: number): string =>
    isGuest(id)
      ? `<a name="p${id}"></a><b>visitor${id}</b> <small>Guest</small><br>`
      : `<a name="p${id}"></a><img src="/face/${id % 4}.gif" width=16 height=16> <b><a href="/user?u=${writerOf(id)}">${writerOf(id)}</a></b> <small>Member</small> <small>Joined 2 May 2023</small> <small>${id + 3} posts</small><br>`;
  const post = (id: number): string => `${head(id)}
<small>${1 + (id % 27)} March 2024 <a href="#p${id}">#${id}</a></small><br>
<p>${wordsOf(id)}</p><br>
<a href="/reply?quote=${id}">Quote</a> <a href="/report?post=${id}">Report</a>${id % 3 === 0 ? ` <a href="/all?u=${writerOf(id)}">Posts</a>` : ''}<hr>`;
  return {
    type: 'thread',
    html: `<b>${title(t)}</b><hr><div id=posts>${ids.map(post).join('\n')}</div>`,
    posts: ids.map((id) => ({
      author: isGuest(id) ? `visitor${id}` : writerOf(id),
      text: wordsOf(id),
      time: `2024-03-${two(1 + (id % 27))}`,
    })),
  };
}

const isLast = (t: number): boolean => t % 10 === 6;

export const tables: readonly Sketch[] = [
  forumOf('posts stand in fonts of table cells, and quotes are tables whose first row names whom', (t) =>
    fonts(t),
  ),
  forumOf('guests of a forum of tables are bare names', (t) =>
    fonts(t, isLast(t) ? { 1: { guest: 'passerby' } } : {}),
  ),
  forumOf('a font below a text tells how many like it', (t) =>
    fonts(t, isLast(t) ? { 2: { below: '<p><font size=1>Likes: 3</font></p>' } } : {}),
  ),
  forumOf('posts are several table rows, of which one has a name and the first has none', severalRows),
  forumOf('posts are runs of siblings between rules', runs),
  alone('a page of posts of several table rows is read alone', '/topic/2', {
    ...severalRows(2),
    title: title(2),
  }),
];
