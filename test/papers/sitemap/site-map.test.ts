import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FetchError } from '../../../src/errors.ts';
import type { SiteMap } from '../../../src/learn/index.ts';
import type { Page } from '../../../src/page/index.ts';
import { samplePages, selectPaths, skeletonLinks } from '../../../src/papers/index.ts';
import {
  describeVertices,
  graphDot,
  graphSvg,
  PageVertices,
  type Sample,
  type SiteGraph,
  siteGraph,
  siteMapOf,
} from '../../../src/sitemap/index.ts';
import { type LabSite, openLabSite } from './lab-site.ts';

describe('site map of a lab forum', () => {
  let site: LabSite;
  let sample: Sample;
  let graph: SiteGraph;
  let map: SiteMap;
  const pages = new Map<string, Page>();

  beforeAll(async () => {
    site = await openLabSite('german-dotted');
    const keep = async (url: string) => {
      const page = await site.fetchPage(url);
      if (!(page instanceof FetchError)) pages.set(page.url, page);
      return page;
    };
    sample = await samplePages(site.lab.entryUrl, keep, { budget: 130, seed: 1 });
    graph = siteGraph(sample, { byUrl: true });
    const vertices = describeVertices(graph);
    const chosen = selectPaths(graph, vertices);
    map = siteMapOf(graph, sample, (arc) => chosen.get(arc) ?? 0, vertices);
  });
  afterAll(() => site.close());

  const typeOf = (page: number) => site.lab.truth().typeOf(graph.pages[page]!.url).type;

  it('the same seed samples the same pages, another one others, and no more than allowed', async () => {
    const urls = async (seed: number) => {
      const asked: string[] = [];
      const ask = (url: string) => {
        asked.push(url);
        return site.fetchPage(url);
      };
      await samplePages(site.lab.entryUrl, ask, { budget: 30, seed });
      return asked;
    };
    const first = await urls(5);
    expect(first.length).toBeLessThanOrEqual(30);
    expect(await urls(5)).toEqual(first);
    expect(await urls(6)).not.toEqual(first);
  });

  it('thread pages stand in vertices of posts, and few others with them', () => {
    let right = 0;
    let wrong = 0;
    for (const { id, members } of graph.vertices)
      for (const member of members) {
        const isThread = /^(thread|duplicate)/.test(typeOf(member));
        if (isThread === (map.vertices[id]!.kind === 'posts')) right++;
        else wrong++;
      }
    expect(right).toBeGreaterThan(9 * wrong);
  });

  it('pages of boards and of threads never share a vertex', () => {
    for (const { members } of graph.vertices) {
      const types = new Set(members.map((member) => typeOf(member).replace('-flip', '')));
      expect(types.has('index') && types.has('thread')).toBe(false);
    }
  });

  it('the entry leads to thread lists, and these to posts', () => {
    const kindOf = (id: number) => map.vertices[id]!.kind;
    const followed = map.arcs.filter(({ follow }) => follow > 0);
    const ways = followed.map(({ from, to }) => `${kindOf(from)} > ${kindOf(to)}`);
    expect(ways).toContain('entry > thread list');
    expect(ways).toContain('thread list > posts');
  });

  it('a page is assigned to the vertex it was sampled for', () => {
    const vertices = new PageVertices(map, sample.ignoredParameters);
    let right = 0;
    for (const [i, { rawUrl }] of graph.pages.entries())
      if (vertices.read(pages.get(rawUrl)!).vertex === graph.vertexOf[i]) right++;
    expect(right / graph.pages.length).toBeGreaterThan(0.9);
    expect(vertices.isOutOfDate).toBe(false);
  });

  it('pages of another template make the knowledge out of date', async () => {
    const other = await openLabSite('russian-suffix');
    try {
      const vertices = new PageVertices(map, []);
      for (const { url } of other.lab.truth().pages().slice(0, 45)) {
        const page = await other.fetchPage(url);
        if (!(page instanceof FetchError)) vertices.read(page);
      }
      expect(vertices.isOutOfDate).toBe(true);
    } finally {
      await other.close();
    }
  });

  it('skeleton links lead to threads', () => {
    const byLayout = siteGraph(sample, { byUrl: false });
    const skeleton = skeletonLinks(byLayout, describeVertices(byLayout));
    const reached = new Set([...skeleton].flatMap(({ targets }) => [...targets].map(typeOf)));
    expect(reached).toContain('thread');
  });

  it('is drawn with a box for each kind of page and a numbered line for each kind of followed links', () => {
    const svg = graphSvg(map, 'a <forum> & "more"');
    expect(svg).toContain('a &lt;forum&gt; &amp; &quot;more&quot;');
    for (const kind of ['entry', 'thread list', 'posts']) expect(svg).toContain(`>${kind}</text>`);
    expect(svg.match(/marker-end=/g)!.length).toBeGreaterThan(2);
    expect(svg).not.toMatch(/NaN|undefined/);
    const dot = graphDot(map, 'x "y"');
    expect(dot).toContain('label="x \\"y\\""');
    expect(dot.match(/ -> /g)!.length).toBeGreaterThan(2);
  });
});
