// The pages of a site as they come: what is known of a page changes as others are added.
import { describe, expect, test } from 'vitest';
import { classifyPage, SitePages } from '../../src/classify/index.ts';
import { parseHtml } from '../../src/page/index.ts';
import { pageStructure } from '../../src/records/index.ts';

const HOST = 'http://forum.test';
const structure = (path: string, html: string) => pageStructure(parseHtml(html, `${HOST}${path}`));
const frame = '<div class=menu><a href="/">Home of all</a> <a href="/help">Some help</a></div>';

const board = (id: number, rows: number) =>
  structure(
    `/b/${id}`,
    `<title>Board ${id}</title>${frame}<table class=rows>${Array.from(
      { length: rows },
      (_, i) =>
        `<tr><td class=t><a href="/t/${10 * id + i}">How to mend chair ${id}${i}</a><td class=n>${i + 3}
         <td class=d><a href="/u/${i}">ann${i}</a> 2024-01-0${i + 1} 10:1${i}</tr>`,
    ).join('')}</table>`,
  );
const thread = (id: number, posts: number, said = 'I would try it slowly and tell you what came of it.') =>
  structure(
    `/t/${id}`,
    `<title>How to mend chair ${id}</title>${frame}<h1>How to mend chair ${id}</h1><div class=posts>${Array.from(
      { length: posts },
      (_, i) =>
        `<div class=post id=p${id}${i}><div class=who><a href="/u/${i}">ann${i}</a></div>
         <div class=when>2024-01-0${i + 1} 10:1${i}</div>
         <div class=said>${said} ${id}${i}</div></div>`,
    ).join('')}</div>`,
  );

const NEVER = { bias: -9, weights: {}, slope: -1, offset: 0 };

describe('SitePages', () => {
  test('judges a page again when its kin are added', () => {
    const poor = thread(12, 1, 'Yes');
    expect(classifyPage(poor).type).not.toBe('thread');
    const pages = new SitePages();
    pages.add(poor);
    expect(pages.judge()).toMatchObject([{ url: `${HOST}/t/12`, type: classifyPage(poor).type }]);
    for (const id of [1, 2, 3])
      for (const page of [board(id, 8), thread(10 * id, 7), thread(10 * id + 1, 6)]) pages.add(page);
    const guesses = pages.judge();
    expect(guesses[0]).toMatchObject({ url: `${HOST}/t/12`, type: 'thread' });
    expect(guesses.slice(1, 4).map(({ type }) => type)).toEqual(['index', 'thread', 'thread']);
    for (const { type, confidence, scores } of guesses) expect(confidence).toBe(scores[type]);
  });

  test('counts a page once, however often it is added', () => {
    const pages = new SitePages();
    for (const page of [board(1, 8), thread(10, 7), board(1, 8)]) pages.add(page);
    expect(pages.judge().map(({ url }) => url)).toEqual([`${HOST}/b/1`, `${HOST}/t/10`]);
  });

  test('says the same whether it is asked after every page or once at the end', () => {
    const all = [1, 2, 3, 4].flatMap((id) => [board(id, 8), thread(10 * id, 7), thread(10 * id + 1, 6)]);
    const [often, once] = [new SitePages(), new SitePages()];
    for (const page of all) {
      often.add(page);
      expect(often.judge().at(-1)!.url).toBe(page.page.url);
      once.add(page);
    }
    expect(often.judge().map(({ type }) => type)).toEqual(once.judge().map(({ type }) => type));
  });

  test('judges by other weights when given some', () => {
    const never = { index: NEVER, thread: NEVER };
    const model = { own: never, rounds: [never], provenance: { seed: 1, cost: 1, pages: {}, heldOut: {} } };
    const pages = new SitePages(model);
    for (const page of [board(1, 8), thread(10, 7)]) pages.add(page);
    expect(pages.judge().map(({ type }) => type)).toEqual(['other', 'other']);
  });
});
