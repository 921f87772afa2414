import { describe, expect, it } from 'vitest';
import { FetchError } from '../../../src/errors.ts';
import { samplePages, selectPaths } from '../../../src/papers/index.ts';
import {
  describeVertices,
  resemblance,
  type Sample,
  sampleOf,
  shinglesOfPage,
  siteGraph,
} from '../../../src/sitemap/index.ts';
import { HOST, list, page, posts, upTo, words } from './synthetic-pages.ts';

describe('what a page tells', () => {
  it('forms that differ by what their field quotes say the same', () => {
    const form = (quoted: string) =>
      page('/reply', `<p>${words(1, 30)}</p><form><textarea name=text>${quoted}</textarea></form>`);
    expect(resemblance(shinglesOfPage(form(words(2, 80))), shinglesOfPage(form(words(3, 80))))).toBe(1);
  });

  it('texts outside of fields count', () => {
    const one = (text: string) => page('/t', `<p>${text}</p><textarea></textarea>`);
    expect(resemblance(shinglesOfPage(one(words(2, 80))), shinglesOfPage(one(words(3, 80))))).toBeLessThan(
      0.1,
    );
  });
});

describe('links of a sampled page', () => {
  it('of its pager look like page flips in any language', () => {
    const [read] = sampleOf([
      page('/list/', '<a href=/o-nas>O nas</a> <a class=next href="/list/page/2/">Starsze</a>'),
    ]).pages;
    expect(read!.links.map(({ looksLikeFlip }) => looksLikeFlip)).toEqual([false, true]);
  });
});

describe('sampling', () => {
  it('takes links marked nofollow when nothing else is left', async () => {
    const links = [1, 2, 3, 4, 5].map(
      (i) => `<a rel=nofollow href=/reply/${i}>reply</a> <a href=/t/${i}>t</a>`,
    );
    const asked: string[] = [];
    const fetchPage = async (url: string) => {
      asked.push(new URL(url).pathname);
      const { pathname } = new URL(url);
      return page(pathname, pathname === '/' ? links.join(' ') : words(pathname.length, 20));
    };
    await samplePages(`${HOST}/`, fetchPage, { budget: 20, seed: 3 });
    expect(asked.slice(1, 6).every((path) => path.startsWith('/t/'))).toBe(true);
    expect(asked.slice(6).sort()).toEqual([1, 2, 3, 4, 5].map((i) => `/reply/${i}`));
  });

  it('asks once for what is linked with and without the mark', async () => {
    const asked: string[] = [];
    const fetchPage = async (url: string) => {
      asked.push(url);
      if (asked.length > 5) return new FetchError('http-status', url, 'enough');
      return page(
        new URL(url).pathname,
        '<a rel=nofollow href=/t/1>x</a> <a href=/t/2>y</a> <a href=/t/1>z</a>',
      );
    };
    await samplePages(`${HOST}/`, fetchPage, { budget: 20, seed: 1 });
    expect(asked.length).toBe(3);
  });
});

describe('paths of iRobot', () => {
  const followed = (sample: Sample, form: RegExp) => {
    const graph = siteGraph(sample, { byUrl: true });
    const chosen = selectPaths(graph, describeVertices(graph));
    return [...chosen.keys()].filter(({ seen }) => [...seen].some((url) => form.test(url)));
  };
  const threads = (count: number, links: (i: number) => string) =>
    upTo(count, (i) => page(`/thread/${i}`, posts(i, links(i))));
  const entry = (count: number) => page('/', list(upTo(count, (i) => `/thread/${i}`)));

  it('lead to threads, and to no forms to answer them', () => {
    const form = (i: number) =>
      page(
        `/reply/${i}`,
        `<h1>Answer ${words(i, 12)}</h1><form>${'<p><input type=text></p>'.repeat(4)}<textarea>${words(i, 60)}</textarea></form><p>${words(500, 20)}</p>`,
      );
    const sample = sampleOf([
      entry(8),
      ...threads(8, (i) => `<a href=/reply/${i}>Answer</a>`),
      ...upTo(8, form),
    ]);
    expect(followed(sample, /thread/).length).toBeGreaterThan(0);
    expect(followed(sample, /reply/)).toEqual([]);
  });

  it('are the same on pages of one URL form that are drawn in two ways', () => {
    const print = (i: number) => page(`/print/${i}`, `<pre>${words(i + 50, 90)}</pre>`);
    const lone = (i: number) =>
      page(
        `/thread/${i}`,
        `<table><tr><td>${words(i, 60)}<tr><td><a href=/print/${i}>Print</a><tr><td>${words(i + 90, 60)}</table>`,
      );
    // Of the threads drawn as a table no print view is in the sample.
    const sample = sampleOf([
      entry(12),
      ...threads(6, (i) => `<a href=/print/${i}>Print</a>`),
      ...upTo(6, (i) => lone(i + 6)),
      ...upTo(6, print),
    ]);
    const graph = siteGraph(sample, { byUrl: true });
    const drawn = new Set([1, 7].map((at) => graph.vertexOf[at]));
    expect(drawn.size).toBe(2);
    expect(new Set(followed(sample, /print/).map(({ from }) => from))).toEqual(drawn);
  });
});
