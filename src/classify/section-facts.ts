// What tells comments from other records besides the names of their elements: who wrote when, what can be done with each
// record, what stands around them. No language, no markup names: counts and shares only.
import type { Page } from '../page/index.ts';
import { type ExtractedPost, type PageFacts, visibleLength } from '../records/index.ts';
import { sectionFeatures } from './comment-section.ts';
import { saysComment } from './comment-words.ts';

/** A part of a page that may be its comments. */
export interface SectionCandidate {
  readonly container: number;
  readonly roots: readonly number[];
  readonly posts: readonly ExtractedPost[];
}

/** Features of a candidate, each about 0 … 1. */
export type SectionFacts = Readonly<Record<string, number>>;

const LEVELS_ABOVE = 3;
const LONG_ANCHOR = 18;

/** `grams`: what the n-gram classifier says, as a probability; `stated`: how many comments the page says there are. */
export function sectionFacts(
  page: Page,
  facts: PageFacts,
  candidate: SectionCandidate,
  grams: number,
  stated: readonly number[],
): SectionFacts {
  const { posts, roots, container } = candidate;
  const { tree } = page;
  const count = posts.length;
  const share = (is: (post: ExtractedPost, at: number) => boolean): number =>
    posts.filter(is).length / Math.max(1, count);
  const names = new Set(posts.map(({ author }) => author.name).filter((name) => name !== ''));
  const around = levelsAbove(page, container);
  let text = 0;
  let anchors = 0;
  for (const root of roots) {
    text += facts.text[tree.end[root]!]! - facts.text[root]!;
    anchors += facts.anchorText[tree.end[root]!]! - facts.anchorText[root]!;
  }
  const says = sectionFeatures(page, container, roots).filter((feature) => feature.startsWith('says:'));
  const bodies = posts.map((post) => visibleLength(post.text));
  return {
    grams,
    time: share(({ time }) => time !== null),
    author: share(({ author }) => author.name !== ''),
    both: share(({ time, author }) => time !== null && author.name !== ''),
    people: names.size / Math.max(1, Math.min(count, 8)),
    nested: posts.some(({ parent }) => parent !== null) ? 1 : 0,
    empty: share((post) => visibleLength(post.text) < 2),
    bodyLength: Math.min(1, bodies.reduce((sum, length) => sum + length, 0) / Math.max(1, count) / 200),
    linked: anchors / Math.max(1, text),
    titled: share((_, at) => hasTitle(page, posts[at]!, roots[at])),
    controls: shareOf(roots, (root) => hasControl(page, root)),
    form: tree.elements('textarea', around).length > 0 || hasEditor(page, around) ? 1 : 0,
    ids: share(({ permalink, id }) => permalink?.includes('#') === true || /\d/.test(id)),
    saysRecord: says.includes('says:r') ? 1 : 0,
    saysSection: says.includes('says:s') ? 1 : 0,
    heading: hasHeading(page, container) ? 1 : 0,
    counted: stated.includes(count) ? 1 : 0,
    many: Math.min(1, count / 10),
    avatars: shareOf(roots, (root) => facts.images[tree.end[root]!]! > facts.images[root]!),
  };
}

function shareOf(roots: readonly number[], is: (root: number) => boolean): number {
  return roots.filter(is).length / Math.max(1, roots.length);
}

function levelsAbove({ tree }: Page, container: number): number {
  let node = container;
  for (let level = 0; level < LEVELS_ABOVE; level++) {
    const above = tree.parent[node]!;
    if (above <= 0 || tree.tag(above) === 'body' || tree.tag(above) === 'html') break;
    node = above;
  }
  return node;
}

/** A long link to another page that is not the author's: a title, as lists of articles have them. */
function hasTitle({ url, links, tree }: Page, post: ExtractedPost, root: number | undefined): boolean {
  if (root === undefined) return false;
  const end = tree.end[root]!;
  for (let at = firstLink(links, root); at < links.length && links[at]!.node < end; at++) {
    const link = links[at]!;
    if (link.url === url || link.url === post.author.url || link.text === post.author.name) continue;
    if (visibleLength(link.text) < LONG_ANCHOR || post.text.includes(link.text)) continue;
    return true;
  }
  for (let node = root; node < end; node++)
    if (/^h[1-6]$/.test(tree.tag(node)) && visibleLength(tree.text(node)) >= LONG_ANCHOR) return true;
  return false;
}

function firstLink(links: Page['links'], node: number): number {
  let low = 0;
  let high = links.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (links[middle]!.node < node) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Something to press that leads to no other page: reply, like, report. */
function hasControl({ tree, url, links }: Page, root: number): boolean {
  const end = tree.end[root]!;
  for (let node = root; node < end; node++) {
    if (tree.isText(node)) continue;
    const tag = tree.tag(node);
    if (tag === 'button' || tree.attribute(node, 'role') === 'button') return true;
    if (tag !== 'a') continue;
    const href = tree.attribute(node, 'href');
    if (href === undefined || href.startsWith('#') || /^javascript:/i.test(href)) return true;
  }
  const bare = url.replace(/[?#].*$/, '');
  for (let at = firstLink(links, root); at < links.length && links[at]!.node < end; at++)
    if (links[at]!.url !== url && links[at]!.url.replace(/[?#].*$/, '') === bare) return true;
  return false;
}

function hasEditor({ tree }: Page, around: number): boolean {
  for (let node = around; node < tree.end[around]!; node++)
    if (!tree.isText(node) && (tree.attribute(node, 'contenteditable') ?? 'false') !== 'false') return true;
  return false;
}

/** A short text before the records that says "comments" in some language. */
function hasHeading({ tree }: Page, container: number): boolean {
  let node = container;
  for (let level = 0; level < LEVELS_ABOVE; level++) {
    const above = tree.parent[node]!;
    if (above <= 0) return false;
    const end = level === 0 ? tree.end[node]! : node;
    for (let at = level === 0 ? node : above + 1; at < end; at++) {
      if (!tree.isText(at)) continue;
      const text = tree.text(at);
      if (text.length < 60 && saysComment(text.toLowerCase())) return true;
      if (level === 0 && at > node + 60) break;
    }
    node = above;
  }
  return false;
}
