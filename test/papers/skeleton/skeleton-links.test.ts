import { describe, expect, it } from 'vitest';
import { skeletonLinks } from '../../../src/papers/index.ts';
import { describeVertices, sampleOf, siteGraph } from '../../../src/sitemap/index.ts';
import { HOST, list, page, posts, upTo, words } from '../sitemap/synthetic-pages.ts';

/** Paths of all URLs that skeleton links show. */
function shown(pages: ReturnType<typeof page>[]): string[] {
  const graph = siteGraph(sampleOf(pages), { byUrl: false });
  const links = skeletonLinks(graph, describeVertices(graph));
  return [...links].flatMap(({ seen }) => [...seen].map((url) => url.slice(HOST.length)));
}

const board = (path: string, links: readonly string[]) =>
  page(
    path,
    `<table class=rows>${links.map((link, i) => `<tr><td><a href="${link}">${words(Number(link.slice(3)), 6)}</a><td>${i}`).join('')}</table>`,
  );

describe('levels of vertices', () => {
  it('links of boards lead to threads, though a portal shows some threads before any board', () => {
    const threads = upTo(24, (i) => `/t/${i}`);
    const boards = upTo(4, (i) => `/b/${i}`);
    const paths = shown([
      page('/', `${list(threads.slice(0, 3))}<p><a href=/forum>Forum</a></p>`),
      page(
        '/forum',
        `<div id=forum>${boards.map((path) => `<div class=cat><a href="${path}">${words(3, 4)}</a></div>`).join('')}</div>`,
      ),
      ...boards.map((path, i) => board(path, threads.slice(i * 6, i * 6 + 6))),
      ...threads.map((path, i) => page(path, posts(i, ''))),
    ]);
    expect(paths).toEqual(expect.arrayContaining(threads));
  });
});

describe('links to places within pages', () => {
  it('are shortcuts where plain links of the same pages lead to such pages', () => {
    const threads = upTo(12, (i) => `/t/${i}`);
    const last = upTo(12, (i) => `/p/${i}#p${i}`);
    const rows = threads.flatMap((path, i) => [path, last[i]!]);
    const paths = shown([
      page(
        '/',
        `<table>${rows.map((link, i) => (i % 2 === 0 ? `<tr><td class=title><a href="${link}">${words(i, 6)}</a>` : `<td class=last><a href="${link}">last</a>`)).join('')}</table>`,
      ),
      ...threads.slice(0, 5).map((path, i) => page(path, posts(i, ''))),
      ...upTo(7, (i) => page(`/p/${i + 5}`, posts(i + 5, ''))),
    ]);
    expect(paths).toEqual(expect.arrayContaining(threads));
    expect(paths.filter((path) => path.startsWith('/p/'))).toEqual([]);
  });
});

describe('links that repeat others', () => {
  it('go where the sample has all of them and few of the others', () => {
    const threads = upTo(40, (i) => `/t/${i}`);
    const latest = upTo(8, (i) => `/n/${i}`);
    const rows = (from: number) =>
      `${list(threads.slice(from, from + 20))}<div id=latest>${latest.map((path) => `<p><a href="${path}">${words(60, 2)}</a></p>`).join('')}</div>`;
    const paths = shown([
      page('/', rows(0)),
      page('/more', rows(20)),
      ...threads.slice(0, 6).map((path, i) => page(path, posts(i, ''))),
      ...latest.map((path, i) => page(path, posts(i, ''))),
    ]);
    expect(paths).toEqual(expect.arrayContaining(threads));
    expect(paths.filter((path) => path.startsWith('/n/'))).toEqual([]);
  });
});
