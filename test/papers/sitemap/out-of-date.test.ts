// Knowledge out of date (iRobot, section 4): a forum gets another skin in the middle of a crawl.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { crawlForum } from '../../../bench/forums/crawl.ts';
import { upTo, words } from './synthetic-pages.ts';

const BOARDS = 8;
const THREADS_PER_BOARD = 50;
const SAMPLE = 100;
const CHANGES_AFTER = 110;

let asked = 0;

const titleOf = (link: string) => words(Number(link.replace(/\D/g, '')) + 7, 6);

const oldSkin = {
  rows: (links: readonly string[]) =>
    `<table>${links.map((link, i) => `<tr><td><a href="${link}">${titleOf(link)}</a><td>${i}`).join('')}</table>`,
  posts: (seed: number) =>
    `<div id=posts>${upTo(3, (i) => `<div class=post><b>ann</b><p>${words(seed * 3 + i, 20)}</p></div>`).join('')}</div>`,
};
const newSkin = {
  rows: (links: readonly string[]) =>
    `<main><section><ol>${links.map((link, i) => `<li><article><h3><a href="${link}">${titleOf(link)}</a></h3><em>${i}</em></article>`).join('')}</ol></section></main>`,
  posts: (seed: number) =>
    `<main><section><ol>${upTo(3, (i) => `<li><article><header><em>ann</em></header><blockquote>${words(seed * 3 + i, 20)}</blockquote><footer><i>1</i><i>2</i></footer></article>`).join('')}</ol></section></main>`,
};

const server = createServer((request, response) => {
  const skin = ++asked > CHANGES_AFTER ? newSkin : oldSkin;
  const [, kind, id] = /^\/(\w*)\/?(\d*)$/.exec(request.url ?? '') ?? [];
  const found =
    kind === ''
      ? skin.rows(upTo(BOARDS, (i) => `/board/${i}`))
      : kind === 'board'
        ? skin.rows(upTo(THREADS_PER_BOARD, (i) => `/thread/${Number(id) * THREADS_PER_BOARD + i}`))
        : kind === 'thread'
          ? skin.posts(Number(id))
          : undefined;
  response.writeHead(found === undefined ? 404 : 200, { 'content-type': 'text/html' });
  response.end(`<html><body><a href="/">Home</a>${found ?? ''}</body></html>`);
});
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

it('starts the offline part again when pages fit no vertex any more', async () => {
  const { port } = server.address() as AddressInfo;
  const { requests, notices, pages } = await crawlForum({
    startUrl: `http://127.0.0.1:${port}/`,
    strategy: 'irobot',
    concurrency: 4,
    sample: SAMPLE,
  });
  expect(notices.some((line) => line.includes('look like none the site map was made from'))).toBe(true);
  expect(requests.filter(({ phase }) => phase === 'learn').length).toBeGreaterThan(SAMPLE + 20);
  expect(pages.filter(({ url }) => url.includes('/thread/')).length).toBe(BOARDS * THREADS_PER_BOARD);
}, 60_000);
