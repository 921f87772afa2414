// Forums drawn with tables and fonts: no class names, notes that are seen once in a hundred posts, nameless guests.
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../src/page/index.ts';
import {
  applyTemplate,
  learnPostTemplate,
  type PageStructure,
  pageStructure,
} from '../../src/records/index.ts';

const NAMES = ['anna', 'bert', 'carl', 'dora', 'emil'];

interface Extra {
  readonly isGuest?: boolean;
  readonly quote?: { readonly author: string; readonly text: string };
  readonly below?: string;
}

const saidIn = (thread: number, i: number): string =>
  `Answer ${i} of thread ${thread} ${'goes on about the pump and the hose '.repeat((thread * 7 + i * 3) % 5)}at length.`;

/** Rows of two cells, a font around each text. */
function fontPage(
  thread: number,
  count: number,
  extras: Readonly<Record<number, Extra>> = {},
): PageStructure {
  const rows = Array.from({ length: count }, (_, i) => {
    const { isGuest = false, quote, below = '' } = extras[i] ?? {};
    const name = isGuest ? 'passerby' : NAMES[(thread + i * 2) % NAMES.length]!;
    const shown = isGuest
      ? `<b>${name}</b>`
      : `<b><a href="/u?n=${name}">${name}</a></b><br><font size=1>Joined: 1 May 2009</font>`;
    const quoted =
      quote === undefined
        ? ''
        : `<table><tr><td><b>${quote.author} wrote:</b></td></tr><tr><td class="quoted">${quote.text}</td></tr></table>`;
    return `<tr><td valign=top>${shown}</td><td valign=top><font size=1>${10 + i} March 20${10 + thread} 1${i % 10}:05
<a href="/quote?p=${thread}${i}">Quote</a></font><hr><font size=2>${quoted}${saidIn(thread, i)}</font>${below}</td></tr>`;
  });
  const html = `<html><body><h2>Thread ${thread}</h2><table id="messages">${rows.join('\n')}</table></body></html>`;
  return pageStructure(parseHtml(html, `http://old.example/t?id=${thread}`));
}

const quoting = (thread: number, from: number): Extra => ({
  quote: { author: NAMES[(thread + from * 2) % NAMES.length]!, text: saidIn(thread, from) },
});

const learned = [1, 2, 3, 4, 5].map((thread) =>
  fontPage(thread, 5 + (thread % 3), { 3: quoting(thread, 1), 4: quoting(thread, 2) }),
);
const template = learnPostTemplate(learned)!;

describe('posts in fonts of table cells', () => {
  it('are what stands in the font, without what is drawn around it', () => {
    const { posts } = applyTemplate(fontPage(7, 4).page, template);
    expect(posts.map(({ text }) => text)).toEqual([0, 1, 2, 3].map((i) => saidIn(7, i).trim()));
  });

  it('keep notes and likes below them out of the text', () => {
    const page = fontPage(7, 4, { 2: { below: '<p><font size=1>Likes: 3</font></p>' } }).page;
    expect(applyTemplate(page, template).posts[2]!.text).toBe(saidIn(7, 2).trim());
  });

  it('by guests are posts too, with the name where members have a link', () => {
    const { posts } = applyTemplate(fontPage(7, 4, { 1: { isGuest: true } }).page, template);
    expect(posts.map(({ author }) => author.name)).toEqual(['carl', 'passerby', 'bert', 'dora']);
  });

  it('answer whom they quote in a table: its first row is a heading, not what was said', () => {
    const { posts } = applyTemplate(fontPage(7, 5, { 4: quoting(7, 2) }).page, template);
    expect(posts[4]!.quotes).toEqual([
      { author: expect.stringContaining('bert'), text: saidIn(7, 2), sourceUrl: null },
    ]);
    expect(posts[4]!.replyTo).toBe(2);
    expect(posts[4]!.text.replace(/\s+/g, ' ')).toBe(`${saidIn(7, 2)} ${saidIn(7, 4)}`.replace(/\s+/g, ' '));
  });

  it('are read without the cell above a quote, when its name is all that tells it from others', () => {
    const page = (thread: number): PageStructure => {
      const row = (i: number): string => {
        const name = NAMES[(thread + i * 2) % 5]!;
        const of = NAMES[(thread + (i - 1) * 2) % 5]!;
        const quote = `<table class="said"><tr><td class="head">Quote: <a href="/t?p=${thread}${i - 1}">Said first by ${of}</a></td></tr><tr><td class="text">${saidIn(thread, i - 1)}</td></tr></table>`;
        return `<tr><td><b><a href="/u?n=${name}">${name}</a></b></td><td><small>${10 + i} March 20${10 + thread} 1${i}:05</small><hr><div>${i > 0 && i % 2 === 0 ? quote : ''}${saidIn(thread, i)}</div></td></tr>`;
      };
      const rows = Array.from({ length: 7 }, (_, i) => row(i));
      return pageStructure(
        parseHtml(`<title>Pumps</title><table>${rows.join('')}</table>`, `http://old.example/t?id=${thread}`),
      );
    };
    const { posts } = applyTemplate(page(7).page, learnPostTemplate([1, 2, 3, 4].map(page))!);
    expect(posts.map(({ text }) => text.includes('Said first by'))).toEqual(Array(7).fill(false));
    expect(posts[2]!.quotes.map(({ author }) => author)).toEqual([expect.stringContaining('emil')]);
  });
});

/** Posts of one element with a named body. */
function plainPage(
  thread: number,
  count: number,
  below: Readonly<Record<number, string>> = {},
): PageStructure {
  const posts = Array.from({ length: count }, (_, i) => {
    const name = NAMES[(thread + i * 2) % NAMES.length]!;
    return `<div class="post" id="p${thread}${i}"><a class="by" href="/u/${name}">${name}</a>
<span class="at">${10 + i}.03.20${10 + thread} 1${i % 10}:05</span><div class="said">${saidIn(thread, i)}${below[i] ?? ''}</div></div>`;
  });
  const html = `<html><body><h1>Thread ${thread}</h1><div>${posts.join('\n')}</div></body></html>`;
  return pageStructure(parseHtml(html, `http://plain.example/t/${thread}`));
}

describe('what learning never saw at the end of a body', () => {
  const plain = learnPostTemplate([1, 2, 3, 4].map((thread) => plainPage(thread, 4)))!;
  const read = (below: string) => applyTemplate(plainPage(7, 3, { 1: below }).page, plain).posts[1]!;

  it('is left out when it tells of an edit', () => {
    const post = read('<div class="note">Last edited by bert, 12.03.2017 09:30</div>');
    expect(post).toMatchObject({ text: saidIn(7, 1).trim(), isEdited: true });
  });

  it('stays when its time is before the post was written', () => {
    const post = read('<div>I saw it on 01.03.2017 09:30</div>');
    expect(post.text).toContain('I saw it on 01.03.2017');
    expect(post.isEdited).toBe(false);
  });

  it('is left out when it lists files, which are attachments', () => {
    const post = read('<fieldset><legend>Files</legend><a href="/f?id=3">wiring.pdf</a> (12 KB)</fieldset>');
    expect(post.text).toBe(saidIn(7, 1).trim());
    expect(post.attachments).toEqual([{ name: 'wiring.pdf', url: 'http://plain.example/f?id=3' }]);
  });

  it('leaves the name of who wrote out of the files, though it ends like one', () => {
    const named = (thread: number): PageStructure => {
      const { page } = plainPage(thread, 6);
      return pageStructure(parseHtml(page.tree.source.replaceAll('anna</a>', 'anna.storm</a>'), page.url));
    };
    const { posts } = applyTemplate(named(7).page, learnPostTemplate([1, 2, 3].map(named))!);
    expect(posts.map(({ author }) => author.name)).toContain('anna.storm');
    expect(posts.flatMap(({ attachments }) => attachments)).toEqual([]);
  });

  it('stays when it is a list with words about its files', () => {
    const post = read(
      `<div>The wiring is drawn in <a href="/f?id=3">wiring.pdf</a>, and ${'the rest of it is told in the manual, '.repeat(3)}see there.</div>`,
    );
    expect(post.text).toContain('The wiring is drawn in wiring.pdf');
  });
});

describe('quotes drawn as tables, some of them with a quote within', () => {
  it('are found at the place that all of them have, not at one that few have', () => {
    const quote = (author: string, text: string): string =>
      `<table><tr><td><b>${author} wrote:</b></td></tr><tr><td class="quoted">${text}</td></tr></table>`;
    const page = (thread: number): PageStructure => {
      const rows = Array.from({ length: 8 }, (_, i) => {
        const quoted =
          i < 2
            ? ''
            : i % 3 === 0
              ? quote(
                  NAMES[(i - 1) % 5]!,
                  `${quote(NAMES[(i - 2) % 5]!, saidIn(thread, i - 2))}<span>${saidIn(thread, i - 1)}</span>`,
                )
              : quote(NAMES[(i - 1) % 5]!, saidIn(thread, i - 1));
        return `<tr><td><b><a href="/u?n=${NAMES[i % 5]}">${NAMES[i % 5]}</a></b></td><td><small>${10 + i} March 20${10 + thread} 1${i}:05</small><hr><div>${quoted}<span>${saidIn(thread, i)}</span></div></td></tr>`;
      });
      return pageStructure(
        parseHtml(`<title>Pumps</title><table>${rows.join('')}</table>`, `http://old.example/t?id=${thread}`),
      );
    };
    const template = learnPostTemplate([1, 2, 3, 4].map(page))!;
    const { posts } = applyTemplate(page(5).page, template);
    expect(posts.map(({ quotes }) => quotes.length)).toEqual([0, 0, 1, 1, 1, 1, 1, 1]);
    expect(posts.slice(2).map(({ replyTo }) => replyTo)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('quotes that begin with whom they are of', () => {
  const cited = (thread: number, from: number): string =>
    `<div class="cited"><em>Originally posted by ${NAMES[(thread + from * 2) % NAMES.length]}</em><br>${saidIn(thread, from)}</div>`;
  const pageOf = (thread: number): PageStructure =>
    plainPage(thread, 5, { 3: cited(thread, 1), 4: cited(thread, 0) });

  it('are found without an element that says so, and lead to what was said', () => {
    const { posts } = applyTemplate(pageOf(7).page, learnPostTemplate([1, 2, 3, 4].map(pageOf))!);
    expect(posts.map(({ replyTo }) => replyTo)).toEqual([null, null, null, 1, 0]);
  });
});

describe('notes on edits above what was said', () => {
  it('mark a post as edited where they name who wrote, not where they say who is quoted', () => {
    const page = (thread: number): PageStructure => {
      const posts = Array.from({ length: 8 }, (_, i) => {
        const name = NAMES[(thread + i * 2) % NAMES.length]!;
        const note = `<i class="note">Last edited by ${name} on 1${i}.04.20${10 + thread} 09:30</i><br>`;
        const whom = NAMES[(thread + i * 2 - 2) % NAMES.length]!;
        const quote = `<div class="whom">${whom} said on ${9 + i}.03.20${10 + thread} 09:30</div>`;
        const above = i % 4 === 1 ? note : i % 4 === 3 ? quote : '';
        return `<div class="post" id="p${thread}${i}"><a class="by" href="/u/${name}">${name}</a>
<span class="at">${10 + i}.03.20${10 + thread} 1${i}:05</span><div class="said">${above}${saidIn(thread, i)}</div></div>`;
      });
      const html = `<html><body><h1>Thread ${thread}</h1><div>${posts.join('\n')}</div></body></html>`;
      return pageStructure(parseHtml(html, `http://plain.example/t/${thread}`));
    };
    const template = learnPostTemplate([1, 2, 3, 4].map(page))!;
    const { posts } = applyTemplate(page(5).page, template);
    expect(posts[5]).toMatchObject({ text: saidIn(5, 5).trim(), isEdited: true });
    expect(posts[7]).toMatchObject({ text: saidIn(5, 7).trim(), isEdited: false });
  });
});
