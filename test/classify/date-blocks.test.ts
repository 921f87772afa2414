import { describe, expect, it } from 'vitest';
import { dateBlocks } from '../../src/classify/date-blocks.ts';
import { ownAddress } from '../../src/classify/own-address.ts';
import { surroundingsOf } from '../../src/classify/surroundings.ts';
import { parseHtml } from '../../src/page/index.ts';
import { pageStructure } from '../../src/records/index.ts';

const URL_HERE = 'https://forum.example.org/board.php?id=70';

function blocks(body: string) {
  const structure = pageStructure(parseHtml(`<title>Bikes</title><body>${body}`, URL_HERE));
  return dateBlocks(structure, surroundingsOf(structure), 1);
}

const ROW = `<tr><td><a href="thread.php?id=512">Which gear for the mountains?</a><br><a href="u/3">anna</a></td>
  <td>Replies: 4</td><td>2025-05-10 18:54</td></tr>`;
const POST = `<div><div><a href="u/3">anna</a> 2025-05-10 18:54</div>
  <div>I have ridden both for a summer, and the small one is all that anybody needs up there.</div></div>`;

describe('what stands around a date', () => {
  it('is a row with title, name and count, though there is just one', () => {
    const { rows, countedRows, fullRows, posts, rowShare } = blocks(`<h1>Bikes</h1><table>${ROW}</table>`);
    expect({ rows, countedRows, fullRows, posts }).toEqual({
      rows: 1,
      countedRows: 1,
      fullRows: 1,
      posts: 0,
    });
    expect(rowShare).toBeGreaterThan(0.8);
  });

  it('is a post somebody signed, though there is just one', () => {
    const { rows, posts, signedPosts, postProse } = blocks(POST);
    expect({ rows, posts, signedPosts }).toEqual({ rows: 0, posts: 1, signedPosts: 1 });
    expect(postProse).toBe(1);
  });

  it('does not count in navigation, and a row counts once for all its dates', () => {
    const twice = ROW.replace('Replies: 4', '4</td><td>2025-05-09 10:00');
    expect(blocks(`<nav><table>${ROW}</table></nav><table>${twice}</table>`).rows).toBe(1);
  });
});

describe('links that carry the own number', () => {
  it('are told from those to other pages, and posts from other views', () => {
    const links = [
      'reply.php?id=70',
      'board.php?id=7',
      'board.php?id=170',
      'post.php?id=70&p=900',
      'board.php?id=70',
    ];
    const page = parseHtml(links.map((href) => `<a href="${href}">go</a>`).join(''), URL_HERE);
    expect(ownAddress(page)).toEqual({ related: 2, parts: 1 });
  });

  it('stand below the address where it has no number, and an address that is none has none', () => {
    const html = '<a href="https://f.test/t/my-title/reply">go</a><a href="https://f.test/t/mine">go</a>';
    expect(ownAddress(parseHtml(html, 'https://f.test/t/my-title'))).toEqual({ related: 1, parts: 0 });
    expect(ownAddress(parseHtml(html, 'no address'))).toEqual({ related: 0, parts: 0 });
  });
});
