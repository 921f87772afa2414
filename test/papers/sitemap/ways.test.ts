// What is followed, and what leads there.
import { describe, expect, it } from 'vitest';
import { FetchError } from '../../../src/errors.ts';
import type { SiteModel } from '../../../src/learn/index.ts';
import { samplePages, selectPaths, skeletonLinks } from '../../../src/papers/index.ts';
import {
  describeVertices,
  drawnMap,
  followedPatterns,
  graphDot,
  type Sample,
  sampleOf,
  siteGraph,
  siteMapOf,
} from '../../../src/sitemap/index.ts';
import { HOST, list, page, posts, upTo, words } from './synthetic-pages.ts';

/** The rows of iRobot's look-up table whose URLs look so. */
function table(sample: Sample, form: RegExp) {
  const graph = siteGraph(sample, { byUrl: true });
  const vertices = describeVertices(graph);
  const chosen = selectPaths(graph, vertices);
  const map = siteMapOf(graph, sample, (arc) => chosen.get(arc) ?? 0, vertices);
  return followedPatterns(map).filter(({ examples }) => examples.some((url) => form.test(url)));
}

const threadLinks = upTo(8, (i) => `/t/${i}`);
const single = (thread: number, post: number) =>
  page(`/p/${thread}${post}`, `<div class=one><p>${words(thread * 7 + post, 40)}</p></div>`);

describe('links to places within pages', () => {
  it('are followed as other pages where each message has a page of its own', () => {
    const sample = sampleOf([
      page('/', list(threadLinks)),
      ...threadLinks.map((path, i) =>
        page(
          path,
          posts(i, (post) => `<a href="/p/${i}${post}#p${post}">time</a>`),
        ),
      ),
      ...upTo(8, (i) => single(i, 1)),
    ]);
    const graph = siteGraph(sample, { byUrl: true });
    const arcs = graph.arcs.filter(({ url }) => url.includes('/p/'));
    expect(arcs.length > 0 && arcs.every(({ isOfMessages }) => isOfMessages)).toBe(true);
    // Even where a page of one message looks like a thread of one post.
    const looks = describeVertices(graph).map((vertex) => ({ ...vertex, kind: 'posts' as const }));
    const map = siteMapOf(graph, sample, () => 1, looks);
    const types = followedPatterns(map).map(({ type, regex }) => [/\/p\//.test(regex), type]);
    expect(types).toContainEqual([true, 'other']);
    expect(types).toContainEqual([false, 'thread']);
    expect(types).not.toContainEqual([true, 'thread']);
  });

  it('are of no messages where many of them show one page', () => {
    const shared = (i: number, post: number) => page(`/p/${i}${post}`, posts(i, '<b>time</b>'));
    const sample = sampleOf([
      page('/', list(threadLinks)),
      ...threadLinks.map((path, i) =>
        page(
          path,
          posts(i, (post) => `<a href="/p/${i}${post}#p${post}">time</a>`),
        ),
      ),
      ...upTo(8, (i) => shared(i, 1)),
    ]);
    expect(siteGraph(sample, { byUrl: true }).arcs.some(({ isOfMessages }) => isOfMessages)).toBe(false);
  });

  it('are of no messages where other links lead to these pages, too', () => {
    const sample = sampleOf([
      page('/', list(threadLinks) + list(threadLinks.map((path) => `${path}#last`))),
      ...threadLinks.map((path, i) => page(path, posts(i, ''))),
    ]);
    expect(siteGraph(sample, { byUrl: true }).arcs.some(({ isOfMessages }) => isOfMessages)).toBe(false);
  });
});

describe('a page that says little', () => {
  const months = upTo(9, (i) => `/months?m=${i}`);
  const month = (path: string, i: number) =>
    page(
      path,
      `<table>${`<tr><td>${words(i + 30, 9)}</td></tr>`.repeat(3)}</table><a href="${months[i + 1] ?? months[0]}">${i + 1}</a> <p>${words(i + 60, 40)}`,
    );
  const sample = sampleOf([
    page('/', `${list(threadLinks)}<p><a href=/months>Months</a>`),
    ...threadLinks.map((path, i) => page(path, posts(i, ''))),
    page('/months', '<p>here <a href="/months?m=0">1</a>'),
    ...months.map(month),
  ]);

  it('is followed where nothing else leads to what says more (iRobot)', () => {
    expect(table(sample, /\/months$/).length).toBeGreaterThan(0);
  });
});

describe('skeleton links', () => {
  it('lead to the first page of what only leads to itself, though its first page repeats page 1', () => {
    const members = upTo(5, (i) => `/members?page=${i + 1}`);
    const pager = `<p>${members.map((path, i) => `<a href="${path}">${i + 1}</a>`).join(' ')}</p>`;
    const memberList = (path: string, i: number) =>
      page(path, `<ol>${upTo(4, (k) => `<li class=name>${words(i * 9 + k, 12)}`).join('')}</ol>${pager}`);
    const sample = sampleOf([
      page('/', `${list(threadLinks)}<p><a href=/members>Members</a>`),
      ...threadLinks.map((path, i) => page(path, posts(i, ''))),
      memberList('/members', 0),
      ...members.map(memberList),
    ]);
    const graph = siteGraph(sample, { byUrl: false });
    const skeleton = [...skeletonLinks(graph, describeVertices(graph))];
    const reached = new Set<string>();
    for (const { seen } of skeleton) for (const url of seen) reached.add(url.slice(HOST.length));
    for (const path of ['/members', ...members]) expect(reached).toContain(path);
  });
});

describe('redirects while sampling', () => {
  it('show a page that counts under both of its addresses and is asked for once', async () => {
    const asked: string[] = [];
    const fetchPage = async (url: string) => {
      const path = url.slice(HOST.length);
      asked.push(path);
      if (path === '/') return page('/', `${list(['/last/1'])}<a href=/t/1>t</a>`);
      return path === '/last/1' || path === '/t/1'
        ? page('/t/1', posts(1, ''))
        : new FetchError('http-status', url, 'no such page');
    };
    for (const seed of [1, 2, 3, 4]) {
      asked.length = 0;
      const { pages } = await samplePages(`${HOST}/`, fetchPage, { budget: 9, seed });
      const paths = pages.map(({ url }) => url.slice(HOST.length)).sort();
      expect(paths).toEqual(['/', '/last/1', '/t/1']);
      if (asked[1] === '/last/1') expect(asked).toEqual(['/', '/last/1']);
    }
  });
});

describe('links of one form at one place', () => {
  it('are not followed when next to none of what they lead to is wanted', () => {
    const sample = sampleOf([
      page('/', list(upTo(12, (i) => `/x/${i}`))),
      ...upTo(11, (i) => page(`/x/${i}`, posts(i, ''))),
      page('/x/11', `<table>${`<tr><td>${words(99, 30)}<td>${words(98, 30)}`.repeat(3)}</table>`),
    ]);
    const graph = siteGraph(sample, { byUrl: true });
    const lone = graph.vertexOf[12];
    expect(graph.vertices[lone!]!.members).toEqual([12]);
    const map = siteMapOf(graph, sample, ({ to }) => (to === lone ? 1 : 0));
    expect(map.arcs.filter(({ follow }) => follow > 0)).toEqual([]);
  });

  it('are followed as others of their form are when the sample has one or two of what they lead to', () => {
    const sample = sampleOf([page('/', list(upTo(9, (i) => `/x/${i}`))), page('/x/0', posts(0, ''))]);
    const graph = siteGraph(sample, { byUrl: true });
    const [arc] = graph.arcs;
    const expected = { ...arc!, targets: new Set<number>(), steps: [] };
    const map = siteMapOf({ ...graph, arcs: [arc!, expected] }, sample, (one) => (one === expected ? 1 : 0));
    expect(map.arcs.map(({ follow }) => follow)).toEqual([0, 1]);
  });
});

describe('a map drawn for a model', () => {
  const model: SiteModel = {
    version: 1,
    strategy: 'skein',
    entry: `${HOST}/`,
    hosts: ['a.test'],
    patterns: [],
    ignoredParameters: [],
    learnedFrom: [],
    postTemplate: null,
    evidence: null,
  };
  const entry = page(
    '/',
    `${list(threadLinks)}<p id=people>${upTo(6, (i) => `<a href=/t/${90 + i}>x</a>`).join('')}</p>`,
  );
  const pages = [entry, ...threadLinks.map((path, i) => page(path, posts(i, '')))];
  const rowPlace = entry.links[0]!.location;

  it('shows links as followed by their place where addresses are alike', () => {
    const pattern = {
      type: 'thread' as const,
      regex: '^http://a\\.test/t/\\d+$',
      identity: [],
      page: 0,
      firstPage: null,
      locations: [rowPlace],
      notLocations: [],
      support: 8,
      examples: [`${HOST}/t/1`],
    };
    const map = drawnMap({ ...model, patterns: [pattern] }, pages);
    const places = new Set(map.arcs.filter(({ follow }) => follow > 0).map(({ location }) => location));
    expect(places.size).toBe(1);
    const dot = graphDot(map, 'title');
    expect(dot).toContain(`${HOST}/t/0`);
    expect(dot).toMatch(/different, \d+ k?B/);
  });
});
