// Features: the same names for every page, finite numbers for any page, and what single ones say.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageFeatures } from '../../src/classify/features.ts';
import { parseHtml } from '../../src/page/index.ts';
import { pageStructure } from '../../src/records/index.ts';

const featuresOf = (html: string, url = 'http://forum.test/t/1') =>
  pageFeatures(pageStructure(parseHtml(html, url)));

const words = 'the old pump lost pressure again after we had replaced both of its seals last winter'.split(
  ' ',
);
const text = (n: number) => Array.from({ length: n }, (_, i) => words[i % words.length]).join(' ');

function threadPage(days: readonly number[]): string {
  const posts = days.map(
    (
      day,
      i,
    ) => `<div class="post" id="p${i + 10}"><div class="who"><a href="/user/${i % 2}">user${i % 2}</a></div>
      <div class="when"><a href="#p${i + 10}">2024-03-${String(day).padStart(2, '0')} 10:00</a></div>
      <div class="body">${text(20 + i)}.</div></div>`,
  );
  return `<html><head><title>Pump trouble - Forum</title></head><body><h1>Pump trouble</h1>
    <div id="posts">${posts.join('')}</div><form><textarea></textarea></form></body></html>`;
}

function boardPage(days: readonly number[]): string {
  const rows = days.map(
    (
      day,
      i,
    ) => `<tr><td><a href="/t/${i + 5}">${text(3 + i)} question</a></td><td><a href="/user/${i}">user${i}</a></td>
      <td>${i * 3}</td><td>${i * 40}</td><td>2024-03-${String(day).padStart(2, '0')} 10:00</td></tr>`,
  );
  return `<html><head><title>Pumps - Forum</title></head><body><h1>Pumps</h1><table><tbody>${rows.join('')}</tbody></table></body></html>`;
}

describe('pageFeatures', () => {
  test('has the same names in the same order for every page', () => {
    const names = Object.keys(featuresOf(''));
    expect(Object.keys(featuresOf(threadPage([1, 2, 3])))).toEqual(names);
    expect(Object.keys(featuresOf(boardPage([9, 8, 7])))).toEqual(names);
  });

  test('is finite whatever the page', () => {
    const tag = fc.constantFrom(
      'div',
      'table',
      'tr',
      'td',
      'a href=/x',
      'p',
      'ul',
      'li',
      'textarea',
      'nav',
      '/div',
      '/table',
    );
    const piece = fc.oneof(
      tag.map((name) => `<${name}>`),
      fc.string({ maxLength: 12 }),
      fc.constantFrom('2024-03-01', '12', 'yesterday', '#p7', '日本語の文章です。'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const odd = Object.entries(featuresOf(pieces.join(''))).filter(
          ([, value]) => !Number.isFinite(value),
        );
        expect(odd).toEqual([]);
      }),
      { seed: 5, numRuns: 300 },
    );
  });

  test('sees posts in a thread and rows in a board', () => {
    const thread = featuresOf(threadPage([1, 2, 3, 4]));
    const board = featuresOf(boardPage([9, 8, 7, 6]), 'http://forum.test/b/1');
    expect(thread['post.likePosts']).toBe(1);
    expect(thread['post.isPlace']).toBe(1);
    expect(thread.datedRows).toBe(0);
    expect(board['list.likeRows']).toBe(1);
    expect(board['list.counts']).toBeGreaterThan(0.6);
    expect(board.posts).toBe(0);
  });

  test('tells the order of timestamps', () => {
    expect(featuresOf(threadPage([1, 2, 3, 4]))['post.timeOrder']).toBeGreaterThan(0.5);
    expect(featuresOf(boardPage([9, 8, 7, 6]))['list.timeOrder']).toBeLessThan(-0.5);
    expect(featuresOf(threadPage([4, 1, 3, 2]))['post.timeOrder']).toBeLessThan(0.5);
  });

  test('takes the time something was written, not the day its writer joined', () => {
    const joined = [9, 3, 7, 1];
    let at = 0;
    const page = threadPage([1, 2, 3, 4]).replaceAll('</a></div>\n      <div class="when">', () => {
      return `</a> joined 2023-05-0${joined[at++]}</div><div class="when">`;
    });
    expect(at).toBe(4);
    expect(featuresOf(page)['post.timeOrder']).toBeGreaterThan(0.5);
  });

  test('weighs dense scripts, so that a short Japanese text is prose too', () => {
    const page = (body: string) =>
      `<body><div id=a>${[1, 2, 3].map((n) => `<div class=p><b>2024-03-0${n}</b><p>${body}</p></div>`).join('')}</div>`;
    expect(
      featuresOf(page('この電車はいつも朝の八時に駅を出ますが今日は遅れています。'))['post.hasProse'],
    ).toBe(1);
    expect(featuresOf(page('this train leaves'))['post.hasProse']).toBe(0);
  });

  test('looks at the content before the surroundings', () => {
    const menu = Array.from({ length: 30 }, (_, i) => `<li><a href="/m/${i}">${text(5)} ${i}</a></li>`).join(
      '',
    );
    const withMenu = threadPage([1, 2, 3]).replace('<h1>', `<nav><ul>${menu}</ul></nav><h1>`);
    expect(featuresOf(withMenu)['list.count']).toBeLessThan(Math.log(30));
    expect(featuresOf(withMenu).datedRows).toBe(0);
    expect(featuresOf(withMenu)['post.likePosts']).toBe(1);
  });
});
