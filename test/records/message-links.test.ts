import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../src/page/index.ts';
import { messageLinksOf } from '../../src/records/index.ts';

/** Message, the end of its role, and the message above it. */
function linksIn(body: string): string[] {
  const page = parseHtml(body, 'https://a.example/0');
  const links = messageLinksOf(page, 'Copper pipes', ({ url }) => url);
  return links.map(({ url, role, above }) => {
    const name = (one: string) => one.slice('https://a.example/'.length);
    return `${name(url)}|${role.slice(role.indexOf(' ') + 1)}|${above === null ? '' : name(above)}`;
  });
}

describe('messageLinksOf', () => {
  it('tells links apart by the words before them, or by their own', () => {
    const nav =
      '<ul><li>In reply to: <a href="/1">Copper pipes</a></li><li>[ <a href="/2">Next</a> ] [ <a href="/3">Last</a> ]</li></ul>';
    expect(linksIn(nav)).toEqual(['1|in reply to|', '2|next|', '3|last|']);
  });

  it('calls all items of a list by the words before the list', () => {
    const list =
      '<ul><li><b>Follow-ups</b>:<ul><li><a href="/1">Copper pipes</a></li><li><a href="/2">Copper pipes</a></li></ul></li></ul>';
    expect(linksIn(list)).toEqual(['1|follow ups|', '2|follow ups|']);
  });

  it('draws a tree without what is called something, and gives names and dates of rows to nobody', () => {
    const row = (n: number, below = '') =>
      `<li><a href="/${n}">Copper pipes</a> - <b>Ann</b>, 3.4.2024${below === '' ? '' : `<ul>${below}</ul>`}</li>`;
    const page = `<p><a href="/9">Previous</a></p><ul>${row(1, row(2, row(3)) + row(4))}</ul>`;
    expect(linksIn(page)).toEqual(['9|previous|', '1||', '2||1', '3||2', '4||1']);
  });
});
