// Posts in boxes that bars of buttons are drawn in, too: old skins with a table for each.
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../src/page/index.ts';
import {
  applyTemplate,
  learnPostTemplate,
  type PageStructure,
  pageStructure,
} from '../../src/records/index.ts';

const NAMES = ['anna', 'bert', 'carl', 'dora', 'emil', 'fritz'];
const WORDS = 'the lantern on the ferry burned all night long and nobody knew who had left it so'.split(' ');
const said = (id: number): string =>
  `${id} ${Array.from({ length: 15 + ((id * 7) % 20) }, (_, i) => WORDS[(id * 5 + i * 3) % WORDS.length]).join(' ')}.`;
const writer = (id: number): string => NAMES[(id * 5 + (id >> 2)) % NAMES.length]!;
const day = (id: number): string => `Wed Jul ${10 + (id % 18)}, 2019 1:0${id % 10} pm`;

function threadPage(thread: number, count: number): PageStructure {
  const bar = (text: string): string =>
    `<table class="box"><tr><td class="cat catnav"><table><tr><td class="nav">${text}</td></tr></table></td></tr></table>`;
  const post = (i: number): string => {
    const id = 100 * thread + i;
    const row = `row${1 + (i % 2)}`;
    const joined =
      i % 3 === 2 ? '' : `<br><b>Joined:</b> Sat May 14, 2005 10:0${id % 6} am<br><b>Posts:</b> ${id % 7}`;
    return `<table class="box">${i === 0 ? '<tr><th>Author</th><th>Message</th></tr>' : ''}
<tr class="${row}"><td><a name="p${id}"></a><span class="postauthor">${writer(id)}</span></td><td><table><tr><td class="small"><div>Post subject: Re</div><div><a href="/t?p=${id}#p${id}"><img src="/p.gif" alt="Post"></a>Posted: ${day(id)}</div></td></tr></table></td></tr>
<tr class="${row}"><td class="profile"><span class="details">${joined}</span></td><td><table><tr><td><div class="postbody">${said(id)}</div><br><table><tr><td class="small"></td></tr></table></td></tr></table></td></tr>
<tr class="${row}"><td class="profile"><a href="#top">Top</a></td><td><div class="small"></div></td></tr><tr><td class="spacer"><img src="/s.gif"></td></tr></table>`;
  };
  return pageStructure(
    parseHtml(
      `<title>Ferry ${thread}</title><div id="content"><h2>Ferry ${thread}</h2>${bar('<a href="/prev">Previous topic</a> <a href="/next">Next topic</a>')}${Array.from({ length: count }, (_, i) => post(i)).join('')}${bar('Display posts from previous: All posts')}${bar('Page 1 of 1')}</div>`,
      `https://forum.example/topic/${thread}`,
    ),
  );
}

describe('posts in boxes like those of bars', () => {
  const counts = [9, 2, 5];
  const pages = counts.map((count, i) => threadPage(i + 1, count));
  const template = learnPostTemplate(pages)!;

  it.each(counts.map((count, i) => [count, i + 1] as const))('are read, all %i of them', (count, thread) => {
    const { posts } = applyTemplate(pages[thread - 1]!.page, template);
    const ids = Array.from({ length: count }, (_, i) => 100 * thread + i);
    expect(posts.map(({ author, text }) => [author.name, text])).toEqual(
      ids.map((id) => [writer(id), said(id)]),
    );
    expect(posts.map(({ time }) => time?.raw)).toEqual(ids.map(day));
  });
});
