import { describe, expect, it } from 'vitest';
import { ThreadPlaces } from '../../src/crawl/thread-places.ts';
import { parsePage } from '../../src/page/index.ts';

const SITE = 'http://forum.test';
const MENU =
  '<ul class="menu"><li><a href="/">Home</a><li><a href="/b1">Board</a><li><a href="/login">Log in</a></ul>';

function page(path: string, body: string) {
  const html = new TextEncoder().encode(`<title>x</title>${MENU}${body}`);
  return parsePage({ url: SITE + path, headers: {}, body: html, fetchedAt: 0 });
}

function thread(id: number) {
  const post = (n: number) =>
    `<div class="post"><h4><a href="/u${n}">User ${n}</a></h4><p>Answer ${n} in ${id}.</div>`;
  return page(`/t${id}`, `<div class="posts">${post(1)}${post(2)}</div>`);
}

const board = page('/b1', '<table class="rows"><tr><td><a href="/t1">A thread</a></table>');
const login = page('/t99', '<form class="login"><input type="password"><a href="/lost">Lost?</a></form>');

function placesOf(threads: number): ThreadPlaces {
  const places = new ThreadPlaces();
  places.note(board, false);
  for (let id = 1; id <= threads; id++) places.note(thread(id), true);
  return places;
}

describe('ThreadPlaces', () => {
  it('knows a thread page by what no list has', () => {
    expect(placesOf(20).areOn(thread(77))).toBe(true);
  });

  it('takes neither lists nor a login page below the same menu for threads', () => {
    expect(placesOf(20).areOn(board)).toBe(false);
    expect(placesOf(20).areOn(login)).toBe(false);
  });

  it('knows nothing after a few pages', () => {
    expect(placesOf(3).areOn(thread(77))).toBe(false);
  });
});
