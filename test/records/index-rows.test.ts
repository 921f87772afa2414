import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../src/page/index.ts';
import {
  applyIndexTemplate,
  extractIndexRows,
  learnIndexTemplate,
  type PageStructure,
  pageStructure,
} from '../../src/records/index.ts';

const TITLES = [
  'Black screen after update',
  'Which cable for a long run?',
  'Fan is loud',
  'Solved: no sound',
  'New here, hello',
  'Printer eats paper',
];

/** A board with as many threads as asked for; the first is sticky when `hasSticky`. */
function board(id: number, count: number, hasSticky = false): PageStructure {
  const rows = Array.from({ length: count }, (_, i) => {
    const day = hasSticky && i === 0 ? 1 : 28 - i;
    return `<tr class="t"><td><a href="/t/${id}${i}">${TITLES[(id + i) % TITLES.length]}</a><br><small>by <a href="/u/${i}">user${i}</a></small></td>
<td class="n">${i * 3 + 1}</td><td class="n">${i * 97 + 120}</td><td><span>2024-03-${String(day).padStart(2, '0')} 10:0${i}</span></td></tr>`;
  });
  return pageStructure(
    parseHtml(
      `<html><head><title>Board ${id}</title></head><body><ul><li><a href="/">Home</a></li><li><a href="/faq">FAQ</a></li></ul>
<h1>Board ${id}</h1><table id="list"><tbody>${rows.join('')}</tbody></table></body></html>`,
      `http://forum.example/b/${id}`,
    ),
  );
}

describe('rows of a board', () => {
  it('are read with title, address, counts and last time', () => {
    const rows = extractIndexRows(board(2, 6));
    expect(rows).toHaveLength(6);
    expect(rows[1]).toMatchObject({
      kind: 'thread',
      url: 'http://forum.example/t/21',
      title: TITLES[3],
      replies: 4,
      views: 217,
      lastPostAt: '2024-03-27T10:01:00',
    });
  });

  it('above newer ones are sticky', () => {
    expect(extractIndexRows(board(2, 6, true)).map(({ isSticky }) => isSticky)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('are found on a board with one thread by the template of the others', () => {
    const template = learnIndexTemplate([board(1, 6), board(2, 5), board(3, 6)])!;
    expect(JSON.parse(JSON.stringify(template))).toEqual(template);
    expect(applyIndexTemplate(board(4, 1).page, template)).toMatchObject([
      { url: 'http://forum.example/t/40', replies: 1 },
    ]);
  });

  it('are boards or threads as the caller knows better', () => {
    const rows = extractIndexRows(board(2, 4), {
      kindOf: (url) => (url.endsWith('1') ? 'board' : undefined),
    });
    expect(rows.map(({ kind }) => kind)).toEqual(['thread', 'board', 'thread', 'thread']);
  });
});

describe('rows of a list of boards', () => {
  /** Each with what its last post is called, which is longer than the board's name, and with a feed. */
  function boards(
    ...lastPosts: readonly (readonly [name: string, day: number, title: string])[]
  ): PageStructure {
    const rows = lastPosts.map(
      (
        [name, day, title],
        i,
      ) => `<tr class="f"><td><b><a href="/b/${i}">${name}</a></b> <a href="/feed/${i}">RSS feed of this board</a></td>
<td>${i * 7 + 3}</td><td><small><a href="/t/9${i}?last">${title}</a><br>by <a href="/u/${i}">user${i}</a> 2024-03-0${day} 10:00</small></td></tr>`,
    );
    return pageStructure(
      parseHtml(
        `<html><body><h1>Forum</h1><table><tbody>${rows.join('')}</tbody></table></body></html>`,
        'http://forum.example/',
      ),
    );
  }

  it('are named by the boards, not by their last posts or feeds', () => {
    const rows = extractIndexRows(
      boards(
        ['Hardware', 3, 'Which power supply for two cards and many disks?'],
        ['Software', 7, 'Everything is slow since the update of last week'],
        ['Off topic', 5, 'What are you listening to at this very moment?'],
        ['News', 8, 'Server maintenance on the second weekend of March'],
      ),
    );
    expect(rows.map(({ kind, title, url }) => [kind, title, url])).toEqual([
      ['board', 'Hardware', 'http://forum.example/b/0'],
      ['board', 'Software', 'http://forum.example/b/1'],
      ['board', 'Off topic', 'http://forum.example/b/2'],
      ['board', 'News', 'http://forum.example/b/3'],
    ]);
  });

  it('are no threads because all were written in on one day', () => {
    const rows = extractIndexRows(
      boards(
        ['Hardware', 8, 'Which power supply for two cards?'],
        ['Software', 8, 'Everything is slow since the update'],
        ['Off topic', 8, 'What are you listening to?'],
      ),
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['board', 'board', 'board']);
  });
});

describe('rows of threads', () => {
  it('are named by their titles, one of which has a date, and not by the pictures of people', () => {
    const rows = [
      ['Send a message from space', 'Ryan_Milbourne, who began it and wrote last'],
      ['Meeting from 18 January to 17 February 2019', 'Nicolas, who began it and wrote last'],
    ].map(
      ([title, name], i) => `<tr><td><span><a href="/t/${i}">${title}</a></span></td>
<td><a href="/u/${i}"><img src="/a${i}.png" alt="" title="${name}"></a></td><td><b>${i + 3}</b></td><td><b>${i * 300 + 161}</b></td><td>2019-02-1${7 - i}</td></tr>`,
    );
    const page = parseHtml(
      `<html><body><table><tbody>${rows.join('')}</tbody></table></body></html>`,
      'http://forum.example/',
    );
    expect(extractIndexRows(pageStructure(page)).map(({ url }) => url)).toEqual([
      'http://forum.example/t/0',
      'http://forum.example/t/1',
    ]);
  });
});
