// What a page as a whole shows, beside its regions: forms, pagers, structured data, headings, its largest group of links.
import { fold, foldedText, type Page } from '../page/index.ts';
import type { PageStructure } from '../records/index.ts';

export interface PageMarks {
  /** A field to write in: a reply form, a comment form. */
  readonly hasTextArea: boolean;
  readonly hasPassword: boolean;
  /** Links that are bare numbers and follow each other: 1 2 3. */
  readonly pagerLength: number;
  /** The head or a link names a next or previous page. */
  readonly hasNextOrPrev: boolean;
  /** Structured data of posts, of collections, of single works, and of people. */
  readonly tellsPosts: boolean;
  readonly tellsList: boolean;
  readonly tellsArticle: boolean;
  readonly tellsPerson: boolean;
  /** A heading says what the title says. */
  readonly headingInTitle: boolean;
  /** Links at one place of the layout with the most anchor text: how many, their mean length, their share of all text. */
  readonly groupCount: number;
  readonly groupLength: number;
  readonly groupShare: number;
  /** Characters of the longest text without markup, outside links. */
  readonly longestText: number;
}

const POSTS = new Set([
  'DiscussionForumPosting',
  'Comment',
  'QAPage',
  'Question',
  'Answer',
  'SocialMediaPosting',
]);
const LISTS = new Set(['CollectionPage', 'ItemList', 'SearchResultsPage']);
const ARTICLES = new Set([
  'Article',
  'NewsArticle',
  'BlogPosting',
  'ReportageNewsArticle',
  'Recipe',
  'Product',
  'VideoObject',
]);
const PEOPLE = new Set(['ProfilePage', 'ContactPage', 'AboutPage']);

/** Reads the marks of a page. */
export function pageMarks(structure: PageStructure): PageMarks {
  const { page } = structure;
  const types = new Set(
    page.structured.flatMap((item) => item.types.map((type) => type.replace(/^.*[/#]/, ''))),
  );
  const tells = (names: ReadonlySet<string>) => [...types].some((type) => names.has(type));
  return {
    ...fields(page),
    pagerLength: pagerLength(page),
    hasNextOrPrev: page.next !== undefined || page.prev !== undefined,
    tellsPosts: tells(POSTS),
    tellsList: tells(LISTS),
    tellsArticle: tells(ARTICLES),
    tellsPerson: tells(PEOPLE),
    headingInTitle: headingInTitle(page),
    ...largestGroup(structure),
    longestText: longestText(structure),
  };
}

function fields({ tree }: Page) {
  const hasTextArea = tree.elements('textarea').length > 0;
  const hasPassword = tree
    .elements('input')
    .some((node) => tree.attribute(node, 'type')?.toLowerCase() === 'password');
  return { hasTextArea, hasPassword };
}

/** Most links in a row whose text is a number greater than the one before. */
function pagerLength({ links }: Page): number {
  let longest = 0;
  let run = 0;
  let before = 0;
  for (const { text } of links) {
    const number = /^\[?\p{Nd}{1,5}\]?$/u.test(text) ? Number(text.replace(/\D/g, '')) : 0;
    run = number > before && number > 0 ? run + 1 : number > 0 ? 1 : 0;
    before = number;
    longest = Math.max(longest, run);
  }
  return longest;
}

function headingInTitle({ tree, title }: Page): boolean {
  const wanted = fold(title).toLowerCase();
  for (const name of ['h1', 'h2', 'h3']) {
    for (const node of tree.elements(name).slice(0, 4)) {
      const text = foldedText(tree, node).toLowerCase();
      if (text.length >= 3 && wanted.includes(text)) return true;
    }
  }
  return false;
}

function largestGroup({ page, facts }: PageStructure) {
  const groups = new Map<string, { count: number; length: number }>();
  for (const { location, text } of page.links) {
    const group = groups.get(location);
    if (group === undefined) groups.set(location, { count: 1, length: text.length });
    else {
      group.count++;
      group.length += text.length;
    }
  }
  let best = { count: 0, length: 0 };
  for (const group of groups.values()) if (group.length > best.length) best = group;
  return {
    groupCount: best.count,
    groupLength: best.length / Math.max(1, best.count),
    groupShare: Math.min(1, best.length / Math.max(1, facts.text.at(-1)!)),
  };
}

function longestText({ page, facts }: PageStructure): number {
  let longest = 0;
  for (let node = 1; node < page.tree.size; node++) {
    if (facts.anchorText[node + 1] !== facts.anchorText[node]) continue;
    longest = Math.max(longest, facts.text[node + 1]! - facts.text[node]!);
  }
  return longest;
}
