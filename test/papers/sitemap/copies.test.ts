import { describe, expect, it } from 'vitest';
import { selectPaths } from '../../../src/papers/index.ts';
import { describeVertices, sampleOf, siteGraph } from '../../../src/sitemap/index.ts';
import { HOST, list, page, upTo, words } from './synthetic-pages.ts';

const text = (i: number, post: number) => upTo(4, (k) => words(i * 90 + post * 9 + k, 12)).join(' ');

/** Three posts in a frame: a menu that fills most of the page, and a line about each author. */
function thread(path: string, i: number): ReturnType<typeof page> {
  const rows = upTo(3, (k) => {
    const links = `<a href="/message?m=${i}${k}">#</a>`;
    return `<div class=post><b>by ann</b><i>joined in 2011, 40 posts</i><p>${text(i, k)}</p>${links}</div>`;
  });
  const menu = `<div id=menu>${words(700, 60)}</div>`;
  return page(path, `${menu}<div id=posts>${rows.join('')}</div><a href="/print?t=${i}">print</a>`);
}
const links = upTo(12, (i) => `/topic?t=${i}`);
const threads = links.map(thread);

function followed(pages: ReturnType<typeof page>[]): string[] {
  const graph = siteGraph(sampleOf(pages), { byUrl: true });
  const kinds = describeVertices(graph).map((vertex) =>
    vertex.url.includes('topic') ? { ...vertex, kind: 'posts' as const } : vertex,
  );
  return [...selectPaths(graph, kinds).keys()].flatMap(({ seen }) =>
    [...seen].map((url) => url.slice(HOST.length)),
  );
}

describe('copies', () => {
  it('print views of threads are not followed, though most of what they show differs', () => {
    const print = (i: number) =>
      page(`/print?t=${i}`, `<table>${upTo(3, (k) => `<tr><td>${text(i, k)}`).join('')}</table>`);
    const paths = followed([page('/', list(links)), ...threads, ...upTo(12, print)]);
    expect(paths).toEqual(expect.arrayContaining(links));
    expect(paths.filter((path) => path.startsWith('/print'))).toEqual([]);
  });

  it('pages of single messages are not followed where pages of threads show them', () => {
    const message = (i: number) => page(`/message?m=${i}0`, `<h1>${i}</h1><p>${text(i, 0)}</p>`);
    const paths = followed([page('/', list(links)), ...threads, ...upTo(12, message)]);
    expect(paths).toEqual(expect.arrayContaining(links));
    expect(paths.filter((path) => path.startsWith('/message'))).toEqual([]);
  });
});
