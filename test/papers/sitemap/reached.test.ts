import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Arc, FollowRule, SiteMap, Vertex } from '../../../src/learn/index.ts';
import { reachEvery } from '../../../src/papers/sitemap/index.ts';

const vertex = (id: number, pages = 10, layout = id): Vertex => ({
  id,
  layout,
  url: '',
  kind: 'page',
  pages,
  uniquePages: pages,
  bytes: 1000,
  depth: id,
  informativeness: 1,
  entropy: 1,
  sample: `http://a.test/${id}`,
  title: '',
});

/** An arc of the row that its URL form and the vertex it starts at name. */
const arc = (from: number, to: number, follow: FollowRule, { url = `to${to}`, targets = 10 } = {}): Arc => ({
  from,
  to,
  url,
  location: 'here',
  targets,
  seen: targets,
  flipAnchors: 0,
  follow,
  example: `http://a.test/${to}`,
});

const mapOf = (vertices: readonly Vertex[], arcs: readonly Arc[]): SiteMap => ({
  pages: 100,
  vertices,
  arcs,
  table: { patterns: [], pages: 100, layouts: [] },
});

const followed = ({ arcs }: SiteMap) => arcs.filter(({ follow }) => follow > 0).map(({ to }) => to);

describe('every vertex that was chosen is reached', () => {
  it('by the row that was refused, when enough hangs on it', () => {
    const refused = { url: 'row', targets: 2 };
    const map = mapOf(
      [vertex(0), vertex(1, 2), vertex(2, 30), vertex(3, 20)],
      [arc(0, 1, 0, refused), arc(0, 3, 0, { url: 'row', targets: 20 }), arc(1, 2, 1)],
    );
    const { siteMap, lost } = reachEvery(map, [1, 0, 1]);
    expect(followed(siteMap)).toEqual([1, 2]);
    expect(lost).toEqual([]);
  });

  it('or is told as lost, when its only way mostly leads to what nobody wants', () => {
    const map = mapOf(
      [vertex(0), vertex(1, 2), vertex(2, 98)],
      [arc(0, 1, 0, { url: 'row', targets: 2 }), arc(0, 2, 0, { url: 'row', targets: 98 })],
    );
    const { siteMap, lost } = reachEvery(map, [1, 0]);
    expect(followed(siteMap)).toEqual([]);
    expect(lost.map(({ id }) => id)).toEqual([1]);
  });

  it('by a way that was not chosen, when the chosen one starts where nothing leads', () => {
    const map = mapOf([vertex(0), vertex(1), vertex(2)], [arc(2, 1, 1), arc(0, 1, 0)]);
    const { siteMap, lost } = reachEvery(map, [1, 0]);
    expect(siteMap.arcs.map(({ follow }) => follow)).toEqual([1, 1]);
    expect(lost).toEqual([]);
  });

  it('from pages of the same layout too, as rows hold for all of them', () => {
    const map = mapOf([vertex(0, 1, 0), vertex(1, 9, 0), vertex(2)], [arc(1, 2, 1)]);
    expect(reachEvery(map, [1])).toEqual({ siteMap: map, lost: [] });
  });

  it('or lost, whatever the map, and nothing that was followed is dropped', () => {
    const arcs = fc.array(
      fc.record({
        from: fc.nat(5),
        to: fc.nat(5),
        row: fc.nat(1),
        chosen: fc.constantFrom<FollowRule>(0, 1, 2),
        isRefused: fc.boolean(),
      }),
      { maxLength: 14 },
    );
    fc.assert(
      fc.property(arcs, (drawn) => {
        const given = drawn.map(({ from, to, row, chosen, isRefused }) =>
          arc(from, to, isRefused ? 0 : chosen, { url: `row${row}` }),
        );
        const map = mapOf(
          Array.from({ length: 6 }, (_, id) => vertex(id)),
          given,
        );
        const { siteMap, lost } = reachEvery(
          map,
          drawn.map(({ chosen }) => chosen),
        );
        const reached = new Set([0]);
        for (let i = 0; i < 6; i++)
          for (const { from, to, follow } of siteMap.arcs)
            if (follow > 0 && reached.has(from)) reached.add(to);
        const kept = new Set(drawn.filter(({ chosen }) => chosen > 0).map(({ to }) => to));
        expect([...kept].filter((id) => !reached.has(id)).sort()).toEqual(lost.map(({ id }) => id).sort());
        for (const [i, { follow }] of given.entries())
          if (follow > 0) expect(siteMap.arcs[i]!.follow).toBe(follow);
      }),
    );
  });
});
