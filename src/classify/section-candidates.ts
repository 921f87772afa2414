// The parts of a page that may be its comments: regions read as posts, and what stands in elements named as comments,
// where there may be one only. Records that cannot be comments are left out.
import type { Page } from '../page/index.ts';
import {
  type ExtractedPost,
  type PageStructure,
  type PostSection,
  postSections,
  singleSection,
  visibleLength,
} from '../records/index.ts';
import { saysComment } from './comment-words.ts';
import { isAboutOthers } from './section-facts.ts';

const REGIONS = 10;
const MAX_NAMED = 12;
const MIN_SHARE = 0.5;
const MAX_LINKED = 0.75;
/** What holds the whole page. */
const OUTER = new Set(['body', 'html', 'main', 'head']);

/** Candidates in no particular order. `told`: an element that something besides the page says to hold comments. */
export function sectionCandidates(structure: PageStructure, told?: number): PostSection[] {
  const sections = postSections(structure, REGIONS);
  const named = namedSections(structure);
  for (const node of told === undefined ? named : [told, ...named]) {
    const section = sectionAround(structure, node);
    if (section !== undefined) sections.push(section);
  }
  return sections.flatMap((section) => {
    const kept = withoutOthers(structure, section);
    return isPossible(structure, kept) ? [kept] : [];
  });
}

const LEVELS_ABOVE_PART = 2;

/** The comments in an element; or around it, where it is named as comments but is only a part of one: who wrote it when. */
function sectionAround(structure: PageStructure, node: number): PostSection | undefined {
  const { tree } = structure.page;
  let at = node;
  for (let level = 0; level <= LEVELS_ABOVE_PART && at > 0; level++, at = tree.parent[at]!) {
    if (OUTER.has(tree.tag(at))) return undefined;
    const section = singleSection(structure, at);
    if (section !== undefined) return section;
  }
  return undefined;
}

/** Leaves out records without words, and fields of forms. */
function withoutOthers({ page }: PageStructure, section: PostSection): PostSection {
  const kept = section.posts.flatMap((post, at) => {
    const root = section.roots[at] ?? post.node;
    return isComment(page, post, root) ? [at] : [];
  });
  if (kept.length === section.posts.length) return section;
  const place = new Map(kept.map((at, index) => [at, index]));
  return {
    ...section,
    roots: kept.map((at) => section.roots[at] ?? section.posts[at]!.node),
    posts: kept.map((at, index) => {
      const post = section.posts[at]!;
      const parent = post.parent === null ? null : (place.get(post.parent) ?? null);
      const replyTo = post.replyTo === null ? null : (place.get(post.replyTo) ?? null);
      return { ...post, position: index, parent, replyTo };
    }),
  };
}

function isComment({ tree }: Page, post: ExtractedPost, root: number): boolean {
  if (post.isLead) return false;
  if (visibleLength(post.text) === 0 && post.images.length === 0) return false;
  // The article itself, with its title.
  const titles = tree.elements('h1');
  if (titles.length === 1 && titles[0]! >= root && titles[0]! < tree.end[root]!) return false;
  if (post.time === null && post.text.trim() === post.author.name.trim()) return false;
  // "171 comments" is what an article has, not who wrote something.
  if (/\d/.test(post.author.name) && saysComment(post.author.name.toLowerCase())) return false;
  return post.time !== null || !hasFields(tree, root);
}

/** Labels and fields to fill in make a form. */
function hasFields(tree: Page['tree'], root: number): boolean {
  const end = tree.end[root]!;
  for (let node = root; node < end; node++) {
    const tag = tree.tag(node);
    if (tag === 'textarea' || tag === 'label' || tag === 'select') return true;
    if (
      tag === 'input' &&
      !/^(?:hidden|button|submit|checkbox)$/i.test(tree.attribute(node, 'type') ?? 'text')
    )
      return true;
  }
  return false;
}

/** Comments have somebody who wrote them or a time, and are not links. */
function isPossible({ page, facts }: PageStructure, { roots, posts }: PostSection): boolean {
  if (posts.length === 0) return false;
  const share = (is: (post: ExtractedPost) => boolean): number => posts.filter(is).length / posts.length;
  if (share(({ time }) => time !== null) < MIN_SHARE && share(({ author }) => author.name !== '') < MIN_SHARE)
    return false;
  const { tree } = page;
  let text = 0;
  let anchors = 0;
  for (const root of roots) {
    text += facts.text[tree.end[root]!]! - facts.text[root]!;
    anchors += facts.anchorText[tree.end[root]!]! - facts.anchorText[root]!;
  }
  return anchors <= MAX_LINKED * text;
}

/** Elements in which something is dated, and which are named as comments or hold a heading that says so. */
function namedSections({ page, facts }: PageStructure): number[] {
  const { tree } = page;
  const found = new Set<number>();
  const isDated = (node: number): boolean => facts.dates[tree.end[node]!]! > facts.dates[node]!;
  for (let node = 1; node < tree.size && found.size < MAX_NAMED; node++) {
    // Fields are not read, but say what is to be written in them.
    if (facts.isUnread[node] !== 0 && tree.tag(node) !== 'textarea') continue;
    if (tree.isText(node)) {
      const around = headed(page, node, isDated);
      if (around > 0) found.add(around);
      continue;
    }
    const tag = tree.tag(node);
    if (tag === 'textarea' || tag === 'input' || tree.attribute(node, 'role') === 'textbox') {
      const around = labelsComments(page, node) ? datedAround(page, node, isDated) : -1;
      if (around > 0) found.add(around);
    } else if (isDated(node) && ownNamesSayComments(page, node)) found.add(node);
  }
  return [...found];
}

const MAX_HEADING = 60;
const LEVELS_ABOVE_HEADING = 4;

/** The nearest dated element around a heading that says "comments"; -1 where the text is no such heading. */
function headed({ tree }: Pick<Page, 'tree'>, node: number, isDated: (node: number) => boolean): number {
  const text = tree.text(node).trim();
  if (text.length === 0 || text.length > MAX_HEADING || !saysComment(text.toLowerCase())) return -1;
  if (isAboutOthers(tree, node) || tree.closest(node, 'button') >= 0 || tree.closest(node, 'nav') >= 0)
    return -1;
  return datedAround({ tree }, node, isDated);
}

function labelsComments({ tree }: Page, node: number): boolean {
  return ['placeholder', 'data-placeholder', 'aria-label', 'name', 'title', 'id'].some((name) =>
    saysComment((tree.attribute(node, name) ?? '').toLowerCase()),
  );
}

function datedAround({ tree }: Pick<Page, 'tree'>, node: number, isDated: (node: number) => boolean): number {
  let at = tree.parent[node]!;
  for (let level = 0; level < LEVELS_ABOVE_HEADING && at > 0; level++, at = tree.parent[at]!) {
    if (OUTER.has(tree.tag(at))) return -1;
    if (isDated(at)) return at;
  }
  return -1;
}

/** Whether an element's own class, id or label says that comments are inside. */
function ownNamesSayComments({ tree }: Page, node: number): boolean {
  // The page itself may be of the kind that can be commented.
  if (tree.tag(node) === 'body' || tree.tag(node) === 'html' || tree.tag(node) === 'a') return false;
  for (const name of ['class', 'id', 'itemprop', 'itemtype', 'aria-label'] as const) {
    const value = tree.attribute(node, name);
    if (value !== undefined && value.length < 120 && saysComment(value.toLowerCase())) return true;
  }
  return false;
}
