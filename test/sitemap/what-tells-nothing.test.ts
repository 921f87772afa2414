import { describe, expect, it } from 'vitest';
import { FetchError } from '../../src/errors.ts';
import { type Page, parseHtml } from '../../src/page/index.ts';
import {
  describeVertices,
  resemblance,
  type Sample,
  sampleOf,
  samplePages,
  selectPaths,
  shinglesOfPage,
  siteGraph,
} from '../../src/sitemap/index.ts';

const HOST = 'http://a.test';
const WORDS = 'apple river stone cloud window garden paper silver yellow market forest bridge'.split(' ');

/** A different text for each seed. */
function words(seed: number, count: number): string {
  return Array.from({ length: count }, (_, i) => WORDS[(seed * (i + 3) + i * i) % WORDS.length]! + seed).join(
    ' ',
  );
}

function page(path: string, body: string): Page {
  return parseHtml(`<html><body>${body}</body></html>`, `${HOST}${path}`);
}

const posts = (seed: number, links: string) =>
  `<div id=posts>${[1, 2, 3, 4].map((i) => `<div class=post><b>by ann</b><p>${words(seed * 7 + i, 40)}</p>${links}</div>`).join('')}</div>`;

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
    Array.from({ length: count }, (_, i) => page(`/thread/${i}`, posts(i, links(i))));
  const entry = (count: number) =>
    page(
      '/',
      `<ul>${Array.from({ length: count }, (_, i) => `<li class=row><a href=/thread/${i}>${words(i, 5)}</a></li>`).join('')}</ul>`,
    );

  it('lead to threads, and to no forms to answer them', () => {
    const form = (i: number) =>
      page(
        `/reply/${i}`,
        `<h1>Answer ${words(i, 12)}</h1><form>${'<p><input type=text></p>'.repeat(4)}<textarea>${words(i, 60)}</textarea></form><p>${words(500, 20)}</p>`,
      );
    const sample = sampleOf([
      entry(8),
      ...threads(8, (i) => `<a href=/reply/${i}>Answer</a>`),
      ...Array.from({ length: 8 }, (_, i) => form(i)),
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
      ...Array.from({ length: 6 }, (_, i) => lone(i + 6)),
      ...Array.from({ length: 6 }, (_, i) => print(i)),
    ]);
    const graph = siteGraph(sample, { byUrl: true });
    const drawn = new Set([1, 7].map((at) => graph.vertexOf[at]));
    expect(drawn.size).toBe(2);
    expect(new Set(followed(sample, /print/).map(({ from }) => from))).toEqual(drawn);
  });
});
