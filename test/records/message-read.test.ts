import { describe, expect, it } from 'vitest';
import { type Page, parseHtml } from '../../src/page/index.ts';
import { applyTemplate, messageSiteTemplate } from '../../src/records/index.ts';

const people = ['Ann Bell', 'Cem Dal', 'Eva Fox', 'Gus Hill'];
const words = 'river lamp copper garden winter stone basket mirror harbor candle'.split(' ');
const said = (n: number): string =>
  Array.from({ length: 9 }, (_, i) => words[(n * 3 + i * (1 + (n % 4))) % words.length]).join(' ');

/** Name and date in bold and italics, nothing around them; what was said in a pre. */
function mailPage(n: number): string {
  return `<title>Subject number ${n}</title><body><h1>Subject number ${n}</h1>
<b>${people[n % 4]}</b> <a href="mailto:list@a.example">person${n} at a.example</a><br><i>Wed Jan ${n + 3} 09:1${n}:00 UTC 2024</i>
<ul><li>Previous message: <a href="/m/${n + 20}.html">Subject number ${n + 20}</a></li><li><b>Sorted by:</b> <a href="date.html">[ date ]</a></li></ul>
<hr><pre>${people[(n + 1) % 4]} wrote:
&gt; ${said(n + 5)}

${said(n)}
and a second line.
-- 
${people[n % 4]}</pre><hr>
<ul><li>Next message: <a href="/m/${n + 1}.html">Subject number ${n + 1}</a></li></ul></body>`;
}

/** Everything in one body, paragraphs that nobody closed, a tree of answers and a form below. */
function boardPage(n: number): string {
  return `<title>Subject number ${n}</title><body><center><h1>Subject number ${n}</h1></center><hr><p>
Posted by <a href="mailto:p${n}@a.example">${people[n % 4]}</a> on March ${n + 3}, 2024 at 18:2${n}:00:<p>
In Reply to: <a href="/m/${n + 20}.html">Subject number ${n + 20}</a> posted by ${people[(n + 2) % 4]} on March 2, 2024 at 10:00:00:<p>
${said(n)}
<p>and a second part about ${words[n]}.
<hr><p><a name=below>Follow Ups:</a><br><ul><li><a href="/m/${n + 1}.html">Re: Subject number ${n}</a> <b>${people[(n + 1) % 4]}</b> <i>10:11:12 3/9/24</i></ul>
<hr><form>Name: <input name=n></form></body>`;
}

/** A table for who and when, and the tree of the thread as rows of another. */
function treePage(n: number): string {
  const row = (m: number, left: number) =>
    `<tr><td><h4 style="padding-left:${left}px"><a href="/m/${m}.html">Subject number ${m}</a></h4></td><td><a href="/u/${m % 4}">${people[m % 4]}</a></td><td>March 0${(m % 8) + 1}, 2024 07:33PM</td></tr>`;
  return `<title>Subject number ${n}</title><body><p><a href="/">Home</a> &gt; <a href="/b">Talk</a></p><h1>Subject number ${n}</h1>
<table><tr><td><div class=who><a href="/u/${n % 4}">${people[n % 4]}</a></div><small>March 1${n}, 2024 01:1${n}PM</small></td><td>Registered: 4 years ago<br>Posts: ${20 + n}</td></tr></table>
<div class=text><blockquote>${said(n + 5)}</blockquote>${said(n)}<div class=tools><a href="/reply">Reply</a> <a href="/quote">Quote</a></div></div>
<table>${row(n + 20, 0)}${row(n, 15)}${row(n + 1, 30)}</table></body>`;
}

function read(draw: (n: number) => string) {
  const pages: Page[] = [0, 1, 2, 3, 4, 5].map((n) => parseHtml(draw(n), `https://a.example/m/${n}.html`));
  const template = messageSiteTemplate(pages, ({ url }) => url.includes('/m/'))!;
  const { posts } = applyTemplate(pages[3]!, template);
  return posts.map(({ author, time, text, signature, quotes }) => ({
    author: author.name,
    time: time?.iso.slice(0, 16),
    text,
    signature,
    quotes: quotes.map((quote) => quote.text),
  }));
}

describe('a page that shows one message', () => {
  it('is read where nothing but bold and italics tell name and date', () => {
    expect(read(mailPage)).toEqual([
      {
        author: 'Gus Hill',
        time: '2024-01-06T09:13',
        text: `Ann Bell wrote:\n> ${said(8)}\n\n${said(3)}\nand a second line.`,
        signature: 'Gus Hill',
        quotes: [said(8)],
      },
    ]);
  });

  it('is read where no element holds what was said alone', () => {
    expect(read(boardPage)).toEqual([
      {
        author: 'Gus Hill',
        time: '2024-03-06T18:23',
        text: `${said(3)}\n\nand a second part about ${words[3]}.`,
        signature: null,
        quotes: [],
      },
    ]);
  });

  it('is read beside a tree with names and dates of other messages', () => {
    expect(read(treePage)).toEqual([
      {
        author: 'Gus Hill',
        time: '2024-03-13T13:13',
        text: expect.stringContaining(said(3)),
        signature: null,
        quotes: [said(8)],
      },
    ]);
  });
});
