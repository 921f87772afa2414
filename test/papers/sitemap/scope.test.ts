import { expect, it } from 'vitest';
import type { Vertex, VertexKind } from '../../../src/learn/index.ts';
import { inScope } from '../../../src/papers/sitemap/index.ts';
import type { GraphArc, SiteGraph } from '../../../src/sitemap/index.ts';

const kinds: readonly VertexKind[] = ['entry', 'posts', 'profile', 'profile', 'thread list', 'form'];
const vertices = kinds.map((kind, id) => ({ id, kind, pages: 10 }) as Vertex);
const naming = (from: number, threads: number) =>
  ({ from, to: 1, flipAnchors: 0, seen: new Set(Array(threads).keys()) }) as unknown as GraphArc;
// Vertex 2 is boards that look like nothing, 3 profiles that name each a thread or two.
const graph = { vertexOf: [0], arcs: [naming(2, 60), naming(3, 15)] } as unknown as SiteGraph;

it('boards and threads are in the narrow scope, and boards that only their many threads tell', () => {
  expect([...inScope(graph, vertices, 'threads')].sort()).toEqual([0, 1, 2, 4]);
});

it('every kind of pages is in the wide scope', () => {
  expect(inScope(graph, vertices, 'all').size).toBe(kinds.length);
});
