import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../src/page/index.ts';
import { pageStructure } from '../../src/records/index.ts';
import { described, type Post, posts, regionOfPosts, structureOf } from './snippets.ts';

type Draw = (posts: readonly Post[]) => string;

function each(draw: (post: Post) => string): Draw {
  return (all) => all.map(draw).join('\n');
}

/** One drawing of a thread a layout kind. */
const layouts: Readonly<Record<string, Draw>> = {
  'divs with class names': each(
    ({ number, author, text, time }) =>
      `<div class="post bg${number % 2}" id="p${number}"><div class="author"><a href="/u/${author}">${author}</a></div>
<div class="date">${time}</div><div class="body"><p>${text}</p></div><div class="tools"><a href="/q/${number}">Quote</a></div></div>`,
  ),
  'divs without any name': each(
    ({ author, text, time, number }) =>
      `<div><div><a href="/u/${author}">${author}</a><br><small>${time}</small></div><div><p>${text}</p><hr><a href="/q/${number}">Quote</a></div></div>`,
  ),
  'rows of one table': (all) =>
    `<table>${all.map(({ author, text, time }) => `<tr><td><b>${author}</b><br>${time}</td><td>${text}</td></tr>`).join('')}</table>`,
  'two rows a post': (all) =>
    `<table>${all
      .map(
        ({ author, text, time }) =>
          `<tr class="head"><td>${author}</td><td>${time}</td></tr><tr class="body"><td>avatar</td><td><p>${text}</p></td></tr>`,
      )
      .join('')}</table>`,
  'a table a post': each(
    ({ author, text, time }) =>
      `<table class="post"><tbody><tr><td>${author}</td><td>${time}</td></tr><tr><td colspan=2>${text}</td></tr></tbody></table>`,
  ),
  'heading, body and footer side by side': each(
    ({ author, text, time, number }) =>
      `<h3>${author}</h3><div class="text">${text}</div><p class="foot">${time} <a href="/q/${number}">Quote</a></p>`,
  ),
  'term and definition': (all) =>
    `<dl>${all.map(({ author, text, time }) => `<dt><a href="/u/${author}">${author}</a> ${time}</dt><dd><p>${text}</p></dd>`).join('')}</dl>`,
  'articles in sections': (all) =>
    all
      .map(
        ({ author, text, time }) =>
          `<section class="wrap"><article><header><a href="/u/${author}">${author}</a> <time>${time}</time></header><p>${text}</p></article></section>`,
      )
      .join(''),
  'list items with optional parts': (all) =>
    `<ol>${all
      .map(
        ({ number, author, text, time }) =>
          `<li class="c">${number % 2 ? `<img src="/a/${author}.png" alt="">` : ''}<cite>${author}</cite><time>${time}</time><p>${text}</p>${
            number % 3 === 0 ? '<blockquote class="signature">Never give up</blockquote>' : ''
          }<a class="r" href="/r/${number}">Reply</a></li>`,
      )
      .join('')}</ol>`,
};

describe('regions', () => {
  for (const [name, draw] of Object.entries(layouts)) {
    for (const count of [2, 3, 8]) {
      it(`finds ${count} posts drawn as ${name}`, () => {
        const all = posts(count);
        const structure = structureOf(draw(all));
        expect(regionOfPosts(structure, all) ?? described(structure)).toBeTypeOf('object');
      });
    }
  }

  it('finds replies in replies as records of their own, each with its parent', () => {
    const draw = ([post, ...others]: readonly Post[], replies: string): string =>
      post === undefined
        ? replies
        : `<li class="comment"><div class="vcard"><a href="/u/${post.author}">${post.author}</a><time>${post.time}</time></div>
<div class="text">${post.text}</div><a class="reply" href="/r/${post.number}">Reply</a>${others.length > 0 || replies !== '' ? `<ul>${draw(others, replies)}</ul>` : ''}</li>`;
    const all = posts(5);
    // 1 > 2 > 3, then 4, then 5 at the top.
    const structure = structureOf(
      `<ol>${draw(all.slice(0, 3), '')}${draw(all.slice(3, 4), '')}${draw(all.slice(4), '')}</ol>`,
    );
    const region = regionOfPosts(structure, all);
    expect(region ?? described(structure)).toBeTypeOf('object');
    expect(region!.records.map(({ parent }) => parent)).toEqual([-1, 0, 1, -1, -1]);
    expect(region!.records.map(({ depth }) => depth)).toEqual([0, 1, 2, 0, 0]);
  });

  it('takes lists of one layout under different headings as one region', () => {
    const board = (name: string): string =>
      `<tr class="row"><td><a href="/b/${name}">${name}</a><p>All about ${name}</p></td><td>12</td><td>5 Mar 2024</td></tr>`;
    const structure = structureOf(
      ['cars', 'music']
        .map(
          (name) =>
            `<h2>${name}</h2><table class="list">${board(`${name} new`)}${board(`${name} old`)}</table>`,
        )
        .join(''),
    );
    expect(structure.regions.some(({ records }) => records.length === 4)).toBe(true);
  });

  it('orders regions by area and says where they are', () => {
    const all = posts(6);
    const structure = structureOf(layouts['divs with class names']!(all));
    const areas = structure.regions.map(({ area }) => area);
    expect(areas).toEqual([...areas].sort((a, b) => b - a));
    const again = structureOf(layouts['divs with class names']!(posts(3)));
    expect(regionOfPosts(structure, all)!.location).toBe(regionOfPosts(again, posts(3))!.location);
  });

  it('gives records as ranges of the tree that lie in each other or apart', () => {
    const structure = structureOf(layouts['list items with optional parts']!(posts(8)));
    const { tree } = structure.page;
    for (const { records } of structure.regions) {
      for (const [i, { first, last, end, parent }] of records.entries()) {
        expect(tree.parent[first]).toBe(tree.parent[last]);
        expect(end).toBe(tree.end[last]);
        expect(parent).toBeLessThan(i);
        if (i > 0) expect(first).toBeGreaterThan(records[i - 1]!.first);
      }
    }
  });

  it('finds nothing on pages without repetition', () => {
    for (const html of ['', '<p>One sentence.</p>', '<html><body><form><input></form></body></html>'])
      expect(pageStructure(parseHtml(html, 'http://forum.test/')).regions).toEqual([]);
  });
});
