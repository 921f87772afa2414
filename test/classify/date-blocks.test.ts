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

  it('is no row where the page is about one thing: a profile below a menu', () => {
    const menu = '<p>You may <a href="/join.php">join this forum</a> at any time.</p>';
    const profile = '<dl><dt>Joined<dd>4 December 2025<dt>Posts<dd>12</dl>';
    expect(blocks(`${menu}<h2>Bikes</h2>${profile}`)).toMatchObject({ rows: 0, posts: 0 });
    // The same without a heading element: the text that the title repeats.
    expect(blocks(`${menu}<font>Bikes</font><br>${profile}`)).toMatchObject({ rows: 0, posts: 0 });
  });

  it('is a row though it describes what it leads to, or has its counts in the line of the date', () => {
    const board = `<tr><td><a href="b.php?id=9">Gears and chains</a><p>All that turns and wears out, and what it costs.</td>
      <td>12</td><td><a href="t.php?id=512">Which gear is it?</a> <a href="u/3">anna</a> 2025-05-10</td></tr>`;
    expect(blocks(`<table>${board}</table>`)).toMatchObject({ rows: 1, countedRows: 1, fullRows: 1 });
    const line = '<li><a href="t.php?id=5">Which gear is it?</a> – anna, 10 May 2025, 19:54 (3 replies)</li>';
    expect(blocks(`<ul>${line}</ul>`)).toMatchObject({ rows: 1, posts: 0, teasers: 0 });
  });

  it('is a row though the cells behind its description, and who wrote last, are bare text', () => {
    const board = `<tr><td><h3><a href="b.php?id=9">Gears</a></h3><div>All that turns and wears out, and what it costs.</div></td>
      <td>12</td><td>43</td><td><a href="t.php?pid=51#p51">2025-05-10 18:54:01</a> by anna</td></tr>`;
    expect(blocks(`<table>${board}</table>`)).toMatchObject({ rows: 1, countedRows: 1, posts: 0 });
  });

  it('is no sentence where a label and a name are in one line, and one where a sentence ends within', () => {
    const board = `<li><a href="b/2">Old and new bikes</a><p>All that has two wheels.</p><div>41 threads</div>
      <div>Most recent message by: <a href="u/3">anna</a><br>2025-05-10 18:54</div></li>`;
    expect(blocks(`<ul>${board}</ul>`)).toMatchObject({ rows: 1, countedRows: 1, fullRows: 1, teasers: 0 });
    const post = '<div><div>anna, 2025-05-10 18:54</div><p>The small one will do. -- anna</p></div>';
    expect(blocks(post)).toMatchObject({ rows: 0, posts: 1 });
  });

  it('leads twice to where its title leads: by the last post, by pages', () => {
    const twice = ROW.replace('2025-05-10', '<a href="thread.php?id=512&page=2">2</a> 2025-05-10');
    expect(blocks(`<table>${twice}</table>`).doubledRows).toBe(1);
    expect(blocks(`<table>${ROW}</table>`).doubledRows).toBe(0);
  });

  it('has no title that all posts show alike', () => {
    const button = (at: number) =>
      POST.replace(/<div>I have[^<]*/, `<div>Yes <a href="rep.php?u=${at}">give a point</a>`);
    // The first one, and what is left when it is taken for a title.
    expect(blocks(button(1) + button(2) + button(3) + button(4)).rows).toBe(2);
  });

  it('belongs to the content in the header of an article', () => {
    const post = `<main><article><header><h1>Bikes</h1><p>by anna, 2025-05-10 18:54</p></header>
      <p>I have ridden both for a summer, and the small one is all that anybody needs.</p></article></main>`;
    expect(blocks(post)).toMatchObject({ posts: 1, saidBefore: 0, postProse: 1 });
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
    expect(ownAddress(page)).toEqual({ related: 2, share: 2 / 5, parts: 1 });
  });

  it('stand below the address where it has no number, and an address that is none has none', () => {
    const html = '<a href="https://f.test/t/my-title/reply">go</a><a href="https://f.test/t/mine">go</a>';
    expect(ownAddress(parseHtml(html, 'https://f.test/t/my-title'))).toEqual({
      related: 1,
      share: 0.5,
      parts: 0,
    });
    expect(ownAddress(parseHtml(html, 'no address'))).toEqual({ related: 0, share: 0, parts: 0 });
  });
});
