// Cards of a list read like posts: name, time and prose in every one.
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../src/page/index.ts';
import { extractPosts, listsCards, pageStructure } from '../../src/records/index.ts';

const NAMES = ['anna', 'bert', 'carl', 'dora', 'emil'];
const TITLES = [
  'Leaking pump again',
  'Which oil in winter',
  'Where to buy seals',
  'My first engine',
  'Two stroke or four',
];

const page = (title: string, items: readonly string[]) =>
  pageStructure(
    parseHtml(
      `<title>${title}</title><main><h1>${title}</h1><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul></main>`,
      'https://forum.example/category/3/pumps',
    ),
  );
const by = (i: number) =>
  `<a href="/user/${NAMES[i]}">${NAMES[i]}</a> <time datetime="2025-03-0${i + 1}T10:00:00Z">0${i + 1}.03.2025</time>`;
const text = (i: number) =>
  `<p>I have tried ${i + 2} of them by now, and after some weeks every one of them began to drip. A new seal helped for a month, ${NAMES[i]}-style, and then it all began again, only worse than before.</p>`;

describe('listsCards', () => {
  it('sees that rows with an answer each lead to pages of their own', () => {
    const cards = page(
      'Pumps',
      TITLES.map(
        (title, i) => `<h3><a href="/topic/${i + 7}">${title}</a></h3><div>${by(i)}${text(i)}</div>`,
      ),
    );
    expect(extractPosts(cards).posts).toHaveLength(5);
    expect(listsCards(cards)).toBe(true);
  });

  it('knows short titles by the dates or counts that lead where they do', () => {
    const titled = (end: (i: number) => string) =>
      page(
        'Pumps',
        NAMES.map((name, i) => `<h3><a href="/u/${i + 7}">${name}</a></h3><div>${text(i)}${end(i)}</div>`),
      );
    const time = (i: number) => `<time datetime="2025-03-0${i + 1}T10:00:00Z">0${i + 1}.03.2025</time>`;
    expect(listsCards(titled((i) => `<a href="/u/${i + 7}">${time(i)}</a>`))).toBe(true);
    expect(listsCards(titled((i) => `${time(i)} <a href="/u/${i + 7}#comments">${i + 2} comments</a>`))).toBe(
      true,
    );
    const profile = (i: number) =>
      `<a href="/category/3/pumps#p${i}">${time(i)}</a> <a href="/u/${i + 7}">Profile</a>`;
    expect(listsCards(titled(profile))).toBe(false);
  });

  it('does not take posts for cards that repeat the title or link to other threads in their text', () => {
    const answers = TITLES.map(
      (_, i) => `<a href="/topic/7/post/${i}">Re: Leaking pump again</a> ${by(i)}${text(i)}`,
    );
    expect(listsCards(page('Leaking pump again', answers))).toBe(false);
    const linking = TITLES.map(
      (title, i) => `<div>${by(i)}</div>${text(i)}<p>See <a href="/topic/${i + 7}">${title}</a>.</p>`,
    );
    expect(listsCards(page('Leaking pump once more', linking))).toBe(false);
  });
});
