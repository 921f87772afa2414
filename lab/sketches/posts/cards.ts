// Cards of a list that read like posts, and posts that read like cards: name, time and prose in every one.
import { range, title } from '../draw.ts';
import type { Sketch, SketchPage } from '../types.ts';
import { forumOf, two, words, wordsOf, writerOf } from './said.ts';

const idsOf = (t: number): number[] => range(10 * t, 10 * t + 2 + (t % 5));
const time = (id: number): string => {
  const day = two(1 + (id % 28));
  return `<time datetime="2025-03-${day}T10:00:00Z">${day}.03.2025</time>`;
};
const by = (id: number): string => `<a href="/user/${writerOf(id)}">${writerOf(id)}</a> ${time(id)}`;
const textOf = (id: number): string => `${wordsOf(id)} ${words(id + 3, 20)}.`;

/** A thread; `inside` draws one of them. */
function thread(
  t: number,
  inside: (id: number, i: number) => string,
  more = (_: number): string => '',
): SketchPage {
  const ids = idsOf(t);
  return {
    type: 'thread',
    html: `<main><h1>${title(t)}</h1><ul>${ids.map((id, i) => `<li id="p${id}">${inside(id, i)}</li>`).join('')}</ul></main>`,
    posts: ids.map((id, i) => ({
      author: writerOf(id),
      text: `${textOf(id)} ${more(i)}`,
      time: `2025-03-${two(1 + (id % 28))}T10:00:00Z`,
    })),
  };
}

const plain = (t: number): SketchPage =>
  thread(t, (id) => `<div class="top">${by(id)}</div><p>${textOf(id)}</p>`);

/** A board as cards, each with the text that opens its thread. */
const cardsOf =
  (inside: (t: number, href: string) => string) =>
  (numbers: readonly number[], href: (t: number) => string): string =>
    `<main><ul>${numbers.map((t) => `<li>${inside(t, href(t))}</li>`).join('')}</ul></main>`;

const opens = (t: number): string => `<p>${textOf(10 * t)}</p>`;
/** As short as a name. */
const short = (t: number): string => `Pump ${t}`;
const shortTitled = (t: number): SketchPage => {
  const page = plain(t);
  return { ...page, title: short(t), html: page.html.replace(title(t), short(t)) };
};

/** Another thread of the same board. */
const other = (t: number, i: number): number => 10 * Math.floor(t / 10) + 1 + ((t + i) % 6);

export const cards: readonly Sketch[] = [
  forumOf(
    'boards show the post that opens each thread, with its author and time',
    plain,
    undefined,
    cardsOf((t, href) => `<h3><a href="${href}">${title(t)}</a></h3><div>${by(10 * t)}${opens(t)}</div>`),
  ),
  forumOf(
    'boards show opening posts below titles as short as names, and dates lead to the threads',
    shortTitled,
    undefined,
    cardsOf(
      (t, href) =>
        `<h3><a href="${href}">${short(t)}</a></h3><div>${opens(t)}${writerOf(10 * t)}, <a href="${href}">${time(10 * t)}</a></div>`,
    ),
  ),
  forumOf(
    'boards show opening posts below titles as short as names, and counts lead to the comments',
    shortTitled,
    undefined,
    cardsOf(
      (t, href) =>
        `<h3><a href="${href}">${short(t)}</a></h3><div>${opens(t)}${writerOf(10 * t)}, ${time(10 * t)} <a href="${href}#comments">${idsOf(t).length - 1} comments</a></div>`,
    ),
  ),
  forumOf('posts are headed by names that lead to profiles, and dates lead to the posts', (t) =>
    thread(
      t,
      (id) =>
        `<h3><a href="/user/${writerOf(id)}">${writerOf(id)}</a></h3><div><p>${textOf(id)}</p></div><div class="foot"><a href="/topic/${t}#p${id}">${time(id)}</a> <a href="/user/${writerOf(id)}">Profile</a></div>`,
    ),
  ),
  forumOf('each post repeats the title of its thread in a link to itself', (t) =>
    thread(
      t,
      (id) =>
        `<div class="top"><a href="/topic/${t}#p${id}">Re: ${title(t)}</a> ${by(id)}</div><div class="said">${textOf(id)}</div>`,
    ),
  ),
  forumOf('every other post links to another thread in its text', (t) =>
    thread(
      t,
      (id, i) =>
        `<div class="top">${by(id)}</div><p>${textOf(id)}</p>${i % 2 === 0 ? `<p>See <a href="/topic/${other(t, i)}">${title(other(t, i))}</a>.</p>` : ''}`,
      (i) => (i % 2 === 0 ? `See ${title(other(t, i))}.` : ''),
    ),
  ),
];
