import { describe, expect, it } from 'vitest';
import { PageReader } from '../../src/crawl/page-reading.ts';
import { ThreadPlaces } from '../../src/crawl/thread-places.ts';
import type { LinkType, Pattern } from '../../src/learn/index.ts';
import { parseHtml } from '../../src/page/index.ts';

const SITE = 'http://forum.test';
const pattern = (type: LinkType, regex: string, identity: number[], page = 0): Pattern => ({
  ...{ type, regex: `^${SITE.replaceAll('.', '\\.')}${regex}$`, identity, page, firstPage: null },
  ...{ locations: [], notLocations: [], support: 9, examples: [] },
});
const reader = () =>
  new PageReader({
    model: {
      entry: `${SITE}/`,
      patterns: [
        pattern('thread-flip', '/t\\?id=(?<thread>\\d+)&page=(?<page>\\d+)', [1], 2),
        pattern('thread', '/t\\?id=(?<thread>\\d+)', [1]),
      ],
      ignoredParameters: [],
      generation: 0,
      postTemplate: null,
    },
    lists: [],
  });

/** Page 2 of thread 7, whose pager leaves out some pages, beside a box that leads into other threads. */
function read(pager: string, url = `${SITE}/t?id=7`, by = reader()) {
  const html = `<title>Thread</title><aside>${[1, 2, 3]
    .map((id) => `<p><a href="/t?id=${id}&page=4">Latest post of thread ${id}</a>`)
    .join('')}</aside><div class="post"><p>Something was said here.</div><nav>${pager}</nav>`;
  const source = { url, headers: {}, body: new TextEncoder().encode(html), fetchedAt: 0 };
  return by.read({ source, type: 'thread', url, thread: url, order: 0 });
}

describe('a page that is read by the plan', () => {
  it('tells the pages its own pager leaves out', () => {
    const numbers = [2, 3, 9].map((n) => `<a href="/t?id=7&page=${n}">${n}</a> `).join('');
    const { pager } = read(`<b>1</b> ${numbers}`);
    expect(pager.unlinked.map(({ url }) => url)).toContain(`${SITE}/t?id=7&page=5`);
  });

  it('tells nothing of pages of other threads, which tell of them themselves', () => {
    const shortcuts = [2, 3, 9].map((n) => `<a href="/t?id=8&page=${n}">${n}</a> `).join('');
    const { pager, outline } = read(`<b>1</b> ${shortcuts}`);
    expect(pager.unlinked).toEqual([]);
    expect(outline.links).toHaveLength(6);
  });

  it('never leads beyond the last page, unless a pager numbers what another took for too far', () => {
    const by = reader();
    const links = (...pages: number[]) => pages.map((n) => `<a href="/t?id=7&page=${n}">${n}</a> `).join('');
    // The pager counts nine pages; its 'last' leads to a tenth.
    const last = '<a href="/t?id=7&page=10">last</a> Page 1 of 9';
    const first = read(`<b>1</b> ${links(2, 3, 9)}${last}`, `${SITE}/t?id=7`, by);
    expect(first.pager.unlinked.length).toBeGreaterThan(0);
    const later = read(`${links(4)}<b>5</b> ${links(6, 9)}${last}`, `${SITE}/t?id=7&page=5`, by);
    expect(first.pager.beyond).toEqual([`${SITE}/t?id=7&page=10`]);
    expect(later.pager.beyond).toEqual(first.pager.beyond);
    const grown = read(`${links(8)}<b>9</b> ${links(10)}`, `${SITE}/t?id=7&page=9`, by);
    expect(grown.pager.beyond).toEqual([]);
  });

  it('tells nothing again because an arrow leads where a number led before', () => {
    const by = reader();
    const links = (...pages: number[]) => pages.map((n) => `<a href="/t?id=7&page=${n}">${n}</a> `).join('');
    read(`<b>1</b> ${links(2, 3, 9)}`, `${SITE}/t?id=7`, by);
    const arrow = '<div><a href="/t?id=7&page=3">›</a></div>';
    const later = read(
      `<a href="/t?id=7">1</a> <b>2</b> ${links(3, 9)}${arrow}`,
      `${SITE}/t?id=7&page=2`,
      by,
    );
    expect(later.pager.unlinked).toEqual([]);
    const next = read(`<a href="/t?id=7">1</a> <b>9</b> ${links(10, 12)}`, `${SITE}/t?id=7&page=9`, by);
    expect(next.pager.unlinked.map(({ url }) => url)).toContain(`${SITE}/t?id=7&page=11`);
  });
});

describe('a page that is only looked at', () => {
  it('tells its pager where it has still to be read, and only what no page has told', () => {
    const by = reader();
    const look = (url: string, html: string) =>
      by.look(parseHtml(html, url), { url, type: 'thread' }, new ThreadPlaces());
    const flips = [2, 3, 9].map((n) => `<a href="/t?id=7&page=${n}">${n}</a> `).join('');
    const first = look(`${SITE}/t?id=7`, `<nav><b>1</b> ${flips}</nav>`);
    expect(first.pager.unlinked.map(({ url }) => url)).toContain(`${SITE}/t?id=7&page=5`);
    expect(first).not.toHaveProperty('sign');
    const later = look(`${SITE}/t?id=7&page=2`, `<nav><a href="/t?id=7">1</a> <b>2</b> ${flips}</nav>`);
    expect(later.pager.unlinked).toEqual([]);
  });
});
