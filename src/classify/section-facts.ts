// What tells comments from other records besides the names of their elements: who wrote when, what can be done with each
// record, what stands around them. No language, no markup names: counts and shares only.
import type { Link, Page } from '../page/index.ts';
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
/** What is longer than this is no longer short. */
const LONG_TEXT = 20;
/** An id made of contents: the page gives none. */
const CONTENT_ID = /^h[0-9a-z]+$/;
/** Nodes before a record among which its heading is looked for. */
const MAX_BEFORE = 80;

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
  const lengths = roots.map((root) => facts.text[tree.end[root]!]! - facts.text[root]!);
  // A record may have several roots; then the node of the post stands for it.
  const records = posts.map(({ node }, at) => (roots.length === count ? roots[at]! : node));
  const links = posts.map((post, at) => elsewhere(page, post, records[at]!));
  const common = sharedTexts(links);
  const says = sectionFeatures(page, container, roots).filter((feature) => feature.startsWith('says:'));
  const bodies = posts.map((post) => visibleLength(post.text));
  const told = {
    grams,
    time: share(({ time }) => time !== null),
    author: share(({ author }) => author.name !== ''),
    both: share(({ time, author }) => time !== null && author.name !== ''),
    people: names.size / Math.max(1, Math.min(count, 8)),
    nested: posts.some(({ parent }) => parent !== null) ? 1 : 0,
    empty: share((post) => visibleLength(post.text) < 2),
    bodyLength: Math.min(1, sum(bodies) / Math.max(1, count) / LONG_TEXT),
    linked:
      sum(links.flat().map(({ text }) => (common.has(text) ? 0 : visibleLength(text)))) /
      Math.max(1, sum(lengths)),
    titled: share((post, at) => hasTitle(page, post, records[at]!, links[at]!)),
    controls: shareOf(roots, (root) => hasControl(page, root)),
    form: tree.elements('textarea', around).length > 0 || hasEditor(page, around) ? 1 : 0,
    ids: share(
      ({ permalink, id }) => permalink?.includes('#') === true || (/\d/.test(id) && !CONTENT_ID.test(id)),
    ),
    saysRecord: says.includes('says:r') ? 1 : 0,
    saysSection: says.includes('says:s') ? 1 : 0,
    heading: hasHeading(page, container, roots) ? 1 : 0,
    counted: stated.includes(count) ? 1 : 0,
    statedNone: stated[0] === 0 && count > 0 ? 1 : 0,
    alike: count > 1 && new Set(posts.map((post) => post.text)).size === 1 ? 1 : 0,
    mainText: count === 1 ? lengths[0]! / Math.max(1, facts.text[tree.size]!) : 0,
    many: Math.min(1, count / 10),
    avatars: shareOf(roots, (root) => facts.images[tree.end[root]!]! > facts.images[root]!),
  };
  // One of these may be about something else on the page; two that agree hardly are, three never.
  const { saysSection, heading, form, counted, both, titled, linked } = told;
  const agreeing = saysSection + heading + form + counted;
  const isRead = both * (1 - titled) * (1 - linked);
  return {
    ...told,
    agreeing: (Math.max(0, agreeing - 1) / 3) * isRead,
    agreeingMore: (Math.max(0, agreeing - 2) / 2) * isRead,
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

/** Links of a record that lead elsewhere: not to who wrote it, not to the record itself, not to its page. */
function elsewhere({ url, links, tree }: Page, post: ExtractedPost, root: number): Link[] {
  const end = tree.end[root]!;
  const own = withoutQuery(url);
  const found: Link[] = [];
  for (let at = firstLink(links, root); at < links.length && links[at]!.node < end; at++) {
    const link = links[at]!;
    if (withoutQuery(link.url) === own || link.url === post.author.url || link.text === post.author.name)
      continue;
    if (post.time !== null && post.time.raw !== '' && link.text.includes(post.time.raw)) continue;
    found.push(link);
  }
  return found;
}

/** Texts of links that most records have: what can be done with each. */
function sharedTexts(links: readonly (readonly Link[])[]): Set<string> {
  const counts = new Map<string, number>();
  for (const own of links)
    for (const text of new Set(own.map((link) => link.text))) counts.set(text, (counts.get(text) ?? 0) + 1);
  return new Set(
    [...counts].filter(([, count]) => count > 1 && count > links.length / 2).map(([text]) => text),
  );
}

const withoutQuery = (url: string): string => url.replace(/[?#].*$/, '');
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** A long link to another page, or a heading: a title, as lists of articles have them. */
function hasTitle(page: Page, post: ExtractedPost, root: number, links: readonly Link[]): boolean {
  const { tree } = page;
  if (links.some(({ text }) => visibleLength(text) >= LONG_ANCHOR && !post.text.includes(text))) return true;
  // What somebody signed, and others can answer, may have a subject.
  const mayHaveSubject = post.time !== null && post.author.name !== '' && hasControl(page, root);
  for (let node = root; node < tree.end[root]!; node++) {
    if (!/^h[1-6]$/.test(tree.tag(node)) || visibleLength(tree.text(node)) < LONG_ANCHOR) continue;
    if (!mayHaveSubject || !isSubject(tree, node)) return true;
  }
  return false;
}

/** A heading below the first rank that leads nowhere. */
function isSubject(tree: Page['tree'], heading: number): boolean {
  const isLinked = tree.closest(heading, 'a') >= 0 || tree.elements('a', heading).length > 0;
  return !isLinked && !/^h[12]$/.test(tree.tag(heading));
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
  const bare = withoutQuery(url);
  for (let at = firstLink(links, root); at < links.length && links[at]!.node < end; at++)
    if (links[at]!.url !== url && withoutQuery(links[at]!.url) === bare) return true;
  return false;
}

function hasEditor({ tree }: Page, around: number): boolean {
  for (let node = around; node < tree.end[around]!; node++)
    if (!tree.isText(node) && (tree.attribute(node, 'contenteditable') ?? 'false') !== 'false') return true;
  return false;
}

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
const COUNT_LENGTH = 25;

/** Whether a text is linked: then it is about another page, unless a heading says how many comments there are and no more. */
export function isAboutOthers(tree: Page['tree'], text: number): boolean {
  const link = tree.closest(text, 'a');
  if (link < 0 || tree.attribute(link, 'href') === undefined) return false;
  const heading = HEADINGS.map((tag) => tree.closest(text, tag)).find((node) => node >= 0);
  if (heading === undefined) return true;
  const said = tree.text(link).trim();
  return said.length > COUNT_LENGTH || !/^\d|\d\W*$/.test(said);
}

/** A short text before the records that says "comments" in some language. What is linked is about other pages. */
function hasHeading({ tree }: Page, container: number, roots: readonly number[]): boolean {
  let before = Math.min(roots[0] ?? container, ...roots);
  let node = container;
  for (let level = 0; level < LEVELS_ABOVE && node > 0; level++) {
    for (let at = Math.max(node + 1, before - MAX_BEFORE); at < before; at++) {
      if (!tree.isText(at)) continue;
      const text = tree.text(at);
      if (text.length < 60 && saysComment(text.toLowerCase()) && !isAboutOthers(tree, at)) return true;
    }
    before = node;
    node = tree.parent[node]!;
  }
  return false;
}
