import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../../src/page/index.ts';
import { flipArcs, loopBackConnectivity, pagesReached } from '../../../src/papers/index.ts';
import { sampleOf, siteGraph } from '../../../src/sitemap/index.ts';

const THREADS = 4;
const PAGES = 3;
const urlOf = (thread: number, page: number) =>
  `http://f.test/t/${thread}${page === 1 ? '' : `?page=${page}`}`;

/** Pages of threads as in figure 1 (c) of the paper: a row of page numbers, and a link to the next thread. */
function threadPage(thread: number, page: number, url = urlOf(thread, page)) {
  const post = (i: number) =>
    `<div class="post"><b class="author">user ${i}</b><p>${`words of ${thread} ${page} ${i} `.repeat(6)}</p></div>`;
  const pager = Array.from({ length: PAGES }, (_, i) => i + 1)
    .filter((number) => number !== page)
    .map((number) => `<a href="${urlOf(thread, number)}">${number}</a>`)
    .join(' ');
  const next = thread < THREADS ? `<a href="${urlOf(thread + 1, 1)}">next thread</a>` : '';
  return parseHtml(
    `<body><div class="pager">${pager}</div><div class="posts">${[1, 2, 3].map(post).join('')}</div><div class="beside">${next}</div>`,
    url,
  );
}

describe('page flips by connectivity', () => {
  const pages = Array.from({ length: THREADS * PAGES }, (_, i) =>
    threadPage(1 + Math.floor(i / PAGES), 1 + (i % PAGES)),
  );
  const graph = siteGraph(sampleOf(pages), { byUrl: false });
  const isPager = ({ flipAnchors }: { readonly flipAnchors: number }) => flipAnchors > 0.5;

  it('page numbers lead back, links to the next thread do not', () => {
    const scores = loopBackConnectivity(graph, graph.arcs, pagesReached(graph.arcs));
    expect(new Set([...scores.keys()].map(isPager))).toEqual(new Set([true, false]));
    for (const [arc, score] of scores) {
      if (isPager(arc)) expect(score).toBe(1);
      else expect(score).toBeLessThan(0.5);
    }
  });

  it('a page and its permalink are one page: pagers lead from one and back to the other', () => {
    const permalinks = Array.from({ length: THREADS }, (_, i) =>
      threadPage(1 + i, 2, `http://f.test/post/${i + 1}`),
    );
    const withPermalinks = siteGraph(sampleOf([...pages, ...permalinks]), { byUrl: false });
    const everything = new Set(withPermalinks.pages.keys());
    const scores = [...loopBackConnectivity(withPermalinks, withPermalinks.arcs, everything)];
    const pagers = scores.filter(([arc]) => isPager(arc));
    expect(pagers.length).toBeGreaterThan(0);
    expect(pagers.map(([, score]) => score)).toEqual(pagers.map(() => 1));
  });

  it('those above the average of their vertex are the flips', () => {
    const flips = flipArcs(graph, graph.arcs);
    expect(flips.size).toBeGreaterThan(0);
    for (const arc of loopBackConnectivity(graph, graph.arcs, pagesReached(graph.arcs)).keys())
      expect(flips.has(arc)).toBe(isPager(arc));
  });

  it('next and previous thread are no flips where each thread has one page', () => {
    const numbers = [17, 1023, 41, 580, 6, 392];
    const single = (thread: number) => {
      const at = numbers.indexOf(thread);
      const near = numbers.filter((_, i) => Math.abs(i - at) === 1);
      const links = near.map(
        (other) => `<a href="${urlOf(other, 1)}">${numbers.indexOf(other) < at ? 'previous' : 'next'}</a>`,
      );
      const words = (i: number) => `words of ${thread} ${i} `.repeat(6);
      return parseHtml(
        `<body><div class="near">${links.join(' ')}</div><div class="posts">${[1, 2, 3].map((i) => `<div class="post"><b>user ${i}</b><p>${words(i)}</p></div>`).join('')}</div>`,
        urlOf(thread, 1),
      );
    };
    const rows = numbers.map((thread) => `<li><a href="${urlOf(thread, 1)}">title of ${thread}</a>`);
    const list = parseHtml(`<body><ul>${rows.join('')}</ul>`, 'http://f.test/');
    const byLists = siteGraph(sampleOf([list, ...numbers.map(single)]), { byUrl: false });
    const loops = byLists.arcs.filter(({ from, to }) => from === to);
    expect(loops.length).toBeGreaterThan(0);
    expect([...flipArcs(byLists, byLists.arcs)]).toEqual([]);
  });
});
