// The graph of a sample: pages in groups (vertices) and kinds of links between them (arcs), with all that path selection
// has to look at. What is kept of it is the site map (site-map.ts).
import type { LayoutPattern } from '../learn/index.ts';
import { layoutClusters } from './layout-clusters.ts';
import { layoutSpace } from './layout-distance.ts';
import { nearDuplicateGroups } from './near-duplicates.ts';
import type { SampledPage } from './sampled-page.ts';
import type { Sample } from './sampling.ts';
import { tellingPatterns } from './telling-patterns.ts';
import { urlClasses } from './url-classes.ts';

/** Pages alike in layout and, where wanted, in URL; `members` are indices of the sample's pages. */
export interface GraphVertex {
  readonly id: number;
  readonly layout: number;
  /** '' when URLs do not matter. */
  readonly url: string;
  readonly members: readonly number[];
}

/** Links of one URL class at one place of a vertex's pages, to one vertex. */
export interface GraphArc {
  readonly from: number;
  readonly to: number;
  readonly url: string;
  readonly location: string;
  /** Sampled pages they lead to; none where only other pages of the same URL form show what such links lead to. */
  readonly targets: ReadonlySet<number>;
  /** From which page to which. */
  readonly steps: readonly (readonly [from: number, to: number])[];
  /** All URLs of such links, sampled or not. */
  readonly seen: ReadonlySet<string>;
  /** Share of such links that look like page numbers. */
  readonly flipAnchors: number;
  /** Share of such links that lead to places within pages. */
  readonly fragments: number;
  /**
   * Whether they lead to messages that have pages of their own: to places within pages that nothing else links to, and
   * that say what no other page says. (Most software shows a message on its thread's page, whatever the address.)
   */
  readonly isOfMessages: boolean;
}

export interface SiteGraph {
  readonly pages: readonly SampledPage[];
  /** What layouts were told by, and how near pages of one layout are. */
  readonly patterns: readonly LayoutPattern[];
  readonly threshold: number;
  /** For each page the first page that says the same. */
  readonly contents: readonly number[];
  /** For each page its vertex. */
  readonly vertexOf: readonly number[];
  readonly vertices: readonly GraphVertex[];
  readonly arcs: readonly GraphArc[];
}

export interface GraphOptions {
  /** iRobot: pages of one layout with different forms of URL are different vertices. */
  readonly byUrl: boolean;
}

const MOSTLY = 0.5;
// Share of pages that repeat no other, where each shows another message.
const OWN_CONTENT = 0.8;
/** One or two pages do not tell what links of a kind lead to. */
export const FEW_TARGETS = 2;

/** Groups a sample and links the groups. */
export function siteGraph({ pages, patterns }: Sample, { byUrl }: GraphOptions): SiteGraph {
  const classOf = urlClasses(pages.flatMap(({ url, links }) => [url, ...links.map((link) => link.url)]));
  const formOf = pages.map(({ url }) => classOf(url));
  const telling = tellingPatterns(
    patterns,
    pages.map((page) => page.patterns),
    formOf,
  );
  const space = layoutSpace(telling, pages.length);
  const features = pages.map((page) => space.features(page.patterns));
  const { layouts, threshold } = layoutClusters(features, space.distance, formOf);
  const { vertices, vertexOf } = verticesOf(pages, layouts, byUrl ? classOf : () => '');
  const contents = nearDuplicateGroups(pages.map(({ shingles }) => shingles));
  const forms = byUrl ? vertices.map(({ url }) => url) : undefined;
  return {
    pages,
    patterns: telling,
    threshold,
    contents,
    vertexOf,
    vertices,
    arcs: arcsOf(pages, contents, vertexOf, forms, classOf),
  };
}

function verticesOf(
  pages: readonly SampledPage[],
  layouts: readonly number[],
  classOf: (url: string) => string,
): { vertices: GraphVertex[]; vertexOf: number[] } {
  const byName = new Map<string, { id: number; layout: number; url: string; members: number[] }>();
  const vertexOf = pages.map(({ url }, page) => {
    const layout = layouts[page]!;
    const name = `${layout} ${classOf(url)}`;
    let vertex = byName.get(name);
    if (vertex === undefined) {
      vertex = { id: byName.size, layout, url: classOf(url), members: [] };
      byName.set(name, vertex);
    }
    vertex.members.push(page);
    return vertex.id;
  });
  return { vertices: [...byName.values()], vertexOf };
}

/** The URL of a link of an arc: one whose page is in the sample, where there is any. */
export function exampleOf({ pages }: Pick<SiteGraph, 'pages'>, { targets, seen }: GraphArc): string {
  const [target] = targets;
  const [linked] = seen;
  return target === undefined ? linked! : pages[target]!.url;
}

interface GrowingArc extends Pick<GraphArc, 'from' | 'to' | 'url' | 'location'> {
  /** Of its links, whatever they lead to. */
  readonly kind: string;
  readonly targets: Set<number>;
  readonly steps: [from: number, to: number][];
}

/** Links of one URL class at one place of a vertex's pages, whatever they lead to. */
interface GrowingKind extends Pick<GraphArc, 'from' | 'url' | 'location'> {
  readonly seen: Set<string>;
  readonly targets: Set<number>;
  links: number;
  flips: number;
  fragments: number;
}

function arcsOf(
  pages: readonly SampledPage[],
  contents: readonly number[],
  vertexOf: readonly number[],
  forms: readonly string[] | undefined,
  classOf: (url: string) => string,
): GraphArc[] {
  const pageAt = new Map<string, number>();
  for (const [page, { finalUrl }] of pages.entries()) if (!pageAt.has(finalUrl)) pageAt.set(finalUrl, page);
  for (const [page, { url }] of pages.entries()) pageAt.set(url, page);
  const kinds = new Map<string, GrowingKind>();
  const arcs = new Map<string, GrowingArc>();
  const plain = new Set<string>();
  for (const [page, { links }] of pages.entries()) {
    const from = vertexOf[page]!;
    for (const { url, location, looksLikeFlip, hasFragment } of links) {
      const form = classOf(url);
      const kind = `${from} ${form} ${location}`;
      let known = kinds.get(kind);
      if (known === undefined) {
        const none = {
          seen: new Set<string>(),
          targets: new Set<number>(),
          links: 0,
          flips: 0,
          fragments: 0,
        };
        known = { from, url: form, location, ...none };
        kinds.set(kind, known);
      }
      known.seen.add(url);
      known.links++;
      if (looksLikeFlip) known.flips++;
      if (hasFragment) known.fragments++;
      const target = pageAt.get(url);
      // Buttons that a script works link to the page they are on.
      if (!hasFragment && target !== page) plain.add(url);
      if (target === undefined || target === page) continue;
      known.targets.add(target);
      const to = vertexOf[target]!;
      const name = `${kind} ${to}`;
      let arc = arcs.get(name);
      if (arc === undefined) {
        arc = { from, to, url: form, location, kind, targets: new Set(), steps: [] };
        arcs.set(name, arc);
      }
      arc.targets.add(target);
      arc.steps.push([page, target]);
    }
  }
  const untested = new Map(kinds);
  for (const { kind, targets } of arcs.values()) if (targets.size > FEW_TARGETS) untested.delete(kind);
  const shown = new Map<number, number>();
  for (const content of contents) shown.set(content, (shown.get(content) ?? 0) + 1);
  const isOfMessages = ({ seen, targets, links, fragments }: GrowingKind) =>
    fragments > MOSTLY * links &&
    [...seen].filter((url) => plain.has(url)).length < MOSTLY * seen.size &&
    [...targets].filter((page) => shown.get(contents[page]!) === 1).length >= OWN_CONTENT * targets.size;
  const linksOf = (kind: GrowingKind) => ({
    seen: kind.seen,
    flipAnchors: kind.flips / kind.links,
    fragments: kind.fragments / kind.links,
    isOfMessages: isOfMessages(kind),
  });
  const tested = [...arcs.values()].map(({ kind, ...arc }) => ({ ...arc, ...linksOf(kinds.get(kind)!) }));
  if (forms === undefined) return tested;
  const expected = expectedArcs(tested, [...untested.values()], forms).map(({ to, kind }) => ({
    from: kind.from,
    to,
    url: kind.url,
    location: kind.location,
    targets: new Set<number>(),
    steps: [],
    ...linksOf(kind),
  }));
  return [...tested, ...expected];
}

/**
 * Kinds of links next to none of whose targets is in the sample. Threads with one post, with a pager and without one are different
 * layouts, and a sample seldom has what each of them links to: where pages of the same URL form have such links too, they
 * lead to the same vertex.
 */
function expectedArcs(
  tested: readonly GraphArc[],
  untested: readonly GrowingKind[],
  forms: readonly string[],
): { readonly kind: GrowingKind; readonly to: number }[] {
  const best = new Map<string, GraphArc>();
  const hasArc = new Set<string>();
  for (const arc of tested) {
    hasArc.add(`${arc.from} ${arc.to} ${arc.url} ${arc.location}`);
    const way = `${forms[arc.from]} ${arc.url}`;
    if (arc.targets.size > (best.get(way)?.targets.size ?? 0)) best.set(way, arc);
  }
  return untested.flatMap((kind) => {
    const { from, url, location } = kind;
    const like = best.get(`${forms[from]} ${url}`);
    if (like === undefined || hasArc.has(`${from} ${like.to} ${url} ${location}`)) return [];
    return [{ kind, to: like.to }];
  });
}
