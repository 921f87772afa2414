// What the pages of a vertex are, told by what they look like, what they link to and what links to them. No words of any
// language: a picture of a site must be readable for Polish and Thai forums alike.
import type { VertexKind } from '../learn/index.ts';
import type { SampledPage } from './sampled-page.ts';
import type { GraphArc, GraphVertex, SiteGraph } from './site-graph.ts';

const MOSTLY = 0.5;
// `/`, `/index.php` and the like.
const ENTRY_ALIASES = 3;
// Several pages of which next to none says anything new.
const PROMPT_PAGES = 4;
const PROMPT_SHARE = 0.25;
// Fields to type into beyond those that every page of the site has (search, login).
const FORM_FIELDS = 2;
// Profiles are linked by many pages of posts, and each by some.
const PROFILE_TARGETS = 4;

/** The kind of each vertex. */
export function vertexKinds(graph: SiteGraph): VertexKind[] {
  const { pages, vertices, arcs } = graph;
  const usualFields = median(pages.map(({ fields }) => fields));
  const passwordsEverywhere = share(pages, ({ hasPassword }) => hasPassword) > MOSTLY;
  const looks = vertices.map((vertex) => lookOf(graph, vertex, usualFields, passwordsEverywhere));
  return vertices.map(({ id }): VertexKind => {
    const look = likeItsSiblings(graph, id, looks);
    if (look === 'index') return listKind(graph, id, looks);
    if (look !== 'page') return look;
    const fromPosts = arcs.filter(({ from, to }) => to === id && looks[from] === 'posts');
    const named = Math.max(0, ...fromPosts.map(({ seen }) => seen.size));
    return named >= PROFILE_TARGETS ? 'profile' : 'page';
  });
}

type Look = 'entry' | 'index' | 'posts' | 'login' | 'form' | 'prompt' | 'page';

function lookOf(
  { pages, contents }: SiteGraph,
  { members }: GraphVertex,
  usualFields: number,
  passwordsEverywhere: boolean,
): Look {
  const own = members.map((member) => pages[member]!);
  // Where boards are drawn like the front page, they are what the vertex is.
  if (members.includes(0) && members.length <= ENTRY_ALIASES) return 'entry';
  const different = new Set(members.map((member) => contents[member])).size;
  const isPrompt = members.length >= PROMPT_PAGES && different <= PROMPT_SHARE * members.length;
  const isLogin = !passwordsEverywhere && share(own, ({ hasPassword }) => hasPassword) > MOSTLY;
  if (isLogin) return 'login';
  if (share(own, ({ type }) => type === 'thread') > MOSTLY) return 'posts';
  if (share(own, ({ type }) => type === 'index') > MOSTLY) return 'index';
  if (isPrompt) return 'prompt';
  return median(own.map(({ fields }) => fields)) >= usualFields + FORM_FIELDS ? 'form' : 'page';
}

/** A thread with one post looks like nothing; but where most links of its kind lead to posts, so does this one. */
function likeItsSiblings({ arcs }: SiteGraph, id: number, looks: readonly Look[]): Look {
  const look = looks[id]!;
  if (look !== 'page' && look !== 'form') return look;
  const kinds = new Set(arcs.filter(({ to }) => to === id).map(kindOf));
  const votes = new Map<Look, number>();
  for (const arc of arcs)
    if (kinds.has(kindOf(arc)))
      votes.set(looks[arc.to]!, (votes.get(looks[arc.to]!) ?? 0) + arc.targets.size);
  const all = [...votes.values()].reduce((sum, count) => sum + count, 0);
  const found = (['posts', 'index'] as const).find((one) => (votes.get(one) ?? 0) > MOSTLY * all);
  return found ?? look;
}

function kindOf({ from, url, location }: GraphArc): string {
  return `${from} ${url} ${location}`;
}

/** What a list lists: that kind of vertex to which links at one place lead to the most pages. */
function listKind({ arcs }: SiteGraph, id: number, looks: readonly Look[]): VertexKind {
  const best = { boards: 0, threads: 0 };
  for (const { from, to, targets, flipAnchors } of arcs) {
    if (from !== id || flipAnchors > MOSTLY) continue;
    if (looks[to] === 'index' && to !== id) best.boards = Math.max(best.boards, targets.size);
    if (looks[to] === 'posts') best.threads = Math.max(best.threads, targets.size);
  }
  if (best.boards + best.threads === 0) return 'list';
  return best.threads >= best.boards ? 'thread list' : 'board list';
}

function share(pages: readonly SampledPage[], holds: (page: SampledPage) => boolean): number {
  return pages.length === 0 ? 0 : pages.filter(holds).length / pages.length;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}
