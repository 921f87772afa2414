import { describe, expect, it } from 'vitest';
import { PageReader } from '../../src/crawl/page-reading.ts';
import type { LinkType, Pattern } from '../../src/learn/index.ts';

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
function read(pager: string, url = `${SITE}/t?id=7`) {
  const html = `<title>Thread</title><aside>${[1, 2, 3]
    .map((id) => `<p><a href="/t?id=${id}&page=4">Latest post of thread ${id}</a>`)
    .join('')}</aside><div class="post"><p>Something was said here.</div><nav>${pager}</nav>`;
  const source = { url, headers: {}, body: new TextEncoder().encode(html), fetchedAt: 0 };
  return reader().read({ source, type: 'thread', url, thread: url, order: 0 });
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
});
