// Posts of several table rows, of which one has a name and the first has none.
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../src/page/index.ts';
import { applyTemplate, learnPostTemplate, pageStructure } from '../../src/records/index.ts';

const NAMES = ['anna', 'bert', 'carl', 'dora', 'emil'];
const two = (n: number): string => String(n).padStart(2, '0');
const timeOf = (thread: number, i: number): string => `2023-0${thread}-${two(10 + i)}T${two(8 + i)}:05:00`;

function page(thread: number, count: number) {
  const rows = Array.from({ length: count }, (_, i) => {
    const [day, clock] = timeOf(thread, i).split('T');
    const said = `Answer ${i} of thread ${thread} ${'goes on about the pump and the hose '.repeat(1 + ((thread + i) % 4))}.`;
    return (
      `<tr><td colspan="2"><table><tr><td><a name="${thread}${i}"></a><span class="when">${day} ${clock}</span></td>` +
      `<td><span class="when">Subject: thread ${thread}</span></td><td><a href="/quote/${thread}${i}">Quote</a></td></tr></table></td></tr>` +
      `<tr class="light"><td class="cell"><b>${NAMES[(thread + i * 2) % 5]}</b><br><span class="small">Messages: ${40 + i}</span></td>` +
      `<td class="cell"><span class="body">${said}</span></td></tr>` +
      `<tr><td class="cell">&nbsp;</td><td class="cell"><a href="/profile/${i}">Profile</a> <a href="/pm/${i}">Message</a></td></tr>` +
      '<tr><td colspan="2" class="gap"><img src="/s.gif"></td></tr>'
    );
  });
  const html = `<html><body><h2>Thread ${thread}</h2><table class="posts"><tr><th>Author</th><th>Message</th></tr>${rows.join('')}</table></body></html>`;
  return pageStructure(parseHtml(html, `http://rows.example/t/${thread}`));
}

describe('posts of several rows', () => {
  it('begin at the row of the date, though the row of the text alone has a name', () => {
    const pages = [1, 2, 3, 4].map((thread) => page(thread, 4 + (thread % 3)));
    const template = learnPostTemplate(pages)!;
    const { posts } = applyTemplate(pages[1]!.page, template);
    expect(posts.map(({ time }) => time?.iso)).toEqual(posts.map((_, i) => timeOf(2, i)));
    expect(posts.map(({ author }) => author.name)).toEqual(posts.map((_, i) => NAMES[(2 + i * 2) % 5]));
    expect(posts.length).toBe(6);
  });
});
