// What a crawl does with a site map.
import { describe, expect, it } from 'vitest';
import { Follower } from '../../../src/crawl/follow.ts';
import { defaultTrapLimits, TrapGuard } from '../../../src/crawl/traps.ts';
import { mappedModel } from '../../../src/papers/index.ts';
import { describeVertices, sampleOf, siteGraph, siteMapOf } from '../../../src/sitemap/index.ts';
import type { LeasedEntry } from '../../../src/store/index.ts';
import { HOST, list, page, posts, upTo } from './synthetic-pages.ts';

const lease: LeasedEntry = {
  id: 1,
  siteId: 1,
  attempts: 0,
  url: `${HOST}/`,
  type: 'index',
  priority: 0,
  depth: 0,
  dueAt: 0,
  foundOn: '',
};

describe('a crawl by a site map', () => {
  it('follows the rows that the map chose, links to places within pages too', () => {
    const front = page('/', list(upTo(8, (i) => `/t/${i}#last`)));
    const threads = upTo(8, (i) => page(`/t/${i}`, `${posts(i, '')}<a href="/t/${(i + 1) % 8}">other</a>`));
    const sample = sampleOf([front, ...threads]);
    const graph = siteGraph(sample, { byUrl: true });
    const kinds = describeVertices(graph).map((vertex) =>
      vertex.url.includes('/t/') ? { ...vertex, kind: 'posts' as const } : vertex,
    );
    const map = siteMapOf(graph, sample, ({ from }) => (from === graph.vertexOf[0] ? 1 : 0), kinds);
    const follower = new Follower(
      mappedModel('irobot', sample, map),
      new TrapGuard(defaultTrapLimits),
      Number.POSITIVE_INFINITY,
    );
    const urls = follower.follow(front, lease).map(({ url }) => url.slice(HOST.length));
    expect(urls).toEqual(upTo(8, (i) => `/t/${i}`));
    expect(follower.follow(threads[0]!, { ...lease, url: `${HOST}/t/0` })).toEqual([]);
  });
});
