// What a page contributes to the judgement of its site's other pages: its features, its layout, and which part each of
// its links plays. All that is needed later, so that the page itself may be forgotten.
import { ownRanges, type PageStructure } from '../records/index.ts';
import { type PageFeatures, type PageView, viewPage } from './features.ts';
import { layoutPaths } from './layout-paths.ts';

/** `title`: what a row of a list is called; `inPost`: anywhere in a post; `around`: everything else. */
export type LinkPart = 'title' | 'inPost' | 'around';

export interface PageEvidence {
  readonly url: string;
  readonly features: PageFeatures;
  readonly layout: ReadonlySet<string>;
  /** One part for each URL of its own host the page links to. */
  readonly links: ReadonlyMap<string, LinkPart>;
}

/** Reads what a page says of itself and of its site. */
export function pageEvidence(structure: PageStructure, isFrame?: Uint8Array): PageEvidence {
  const view = viewPage(structure, isFrame);
  return {
    url: structure.page.url,
    features: view.features,
    layout: layoutPaths(structure),
    links: linkParts(structure, view),
  };
}

function linkParts({ page }: PageStructure, { list, posts }: PageView): Map<string, LinkPart> {
  const parts = new Map<string, LinkPart>();
  const host = new URL(page.url).host;
  const isPost = new Uint8Array(page.tree.size);
  for (const [at, row] of (posts?.profile.rows ?? []).entries()) {
    if (!posts!.close.isPost[at]) continue;
    for (const { from, to } of ownRanges(posts!.profile.region, row)) isPost.fill(1, from, to);
  }
  for (const { url, node } of page.links) {
    if (!url.includes(host)) continue;
    // A name that stands in a post and in a menu is somebody who wrote.
    if (isPost[node] === 1) parts.set(url, 'inPost');
    else if (!parts.has(url)) parts.set(url, 'around');
  }
  for (const url of list?.close.leadsTo ?? [])
    if (url !== undefined && parts.get(url) !== 'inPost') parts.set(url, 'title');
  return parts;
}
