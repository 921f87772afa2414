// What a page as a whole shows, beside its regions: forms, pagers, structured data, headings.
import type { Page } from '../page/index.ts';
import type { PageStructure } from '../records/index.ts';
import type { PageTop } from './page-top.ts';

export interface PageMarks {
  /** A field to write in: a reply form, a comment form. */
  readonly hasTextArea: boolean;
  readonly hasPassword: boolean;
  /** Fields to fill in. */
  readonly fields: number;
  /** Characters that stand in text areas already: a quoted post in a reply form. */
  readonly prefilled: number;
  /** Links that are bare numbers and follow each other: 1 2 3. */
  readonly pagerLength: number;
  /** Structured data of posts, of collections, of single works, and of people. */
  readonly tellsPosts: boolean;
  readonly tellsList: boolean;
  readonly tellsArticle: boolean;
  readonly tellsPerson: boolean;
  /** A heading says what the title says. */
  readonly headingInTitle: boolean;
  /** Characters of the longest text without markup, outside links. */
  readonly longestText: number;
  /** Texts outside links that are a bare number: replies, views. */
  readonly numbers: number;
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

const NUMBER = /^\s*\(?\p{Nd}[\p{Nd}.,'’ \u00a0]*[kKmM万千]?\)?\s*$/u;
const MAX_NUMBER = 12;

/** Reads the marks of a page. */
export function pageMarks(structure: PageStructure, { headings }: PageTop): PageMarks {
  const { page } = structure;
  const types = new Set(
    page.structured.flatMap((item) => item.types.map((type) => type.replace(/^.*[/#]/, ''))),
  );
  const tells = (names: ReadonlySet<string>) => [...types].some((type) => names.has(type));
  return {
    ...fields(page),
    pagerLength: pagerLength(page),
    tellsPosts: tells(POSTS),
    tellsList: tells(LISTS),
    tellsArticle: tells(ARTICLES) || isOpenGraphArticle(page),
    tellsPerson: tells(PEOPLE),
    headingInTitle: headings.length > 0,
    ...texts(structure),
  };
}

function isOpenGraphArticle({ tree }: Page): boolean {
  return tree
    .elements('meta')
    .some(
      (node) =>
        tree.attribute(node, 'property') === 'og:type' && tree.attribute(node, 'content') === 'article',
    );
}

// Inputs that nobody fills in.
const NO_FIELDS = new Set(['hidden', 'submit', 'button', 'image', 'reset']);

function fields({ tree }: Page) {
  const areas = tree.elements('textarea');
  const types = tree.elements('input').map((node) => tree.attribute(node, 'type')?.toLowerCase() ?? 'text');
  return {
    hasTextArea: areas.length > 0,
    hasPassword: types.includes('password'),
    fields: areas.length + types.filter((type) => !NO_FIELDS.has(type)).length,
    prefilled: areas.reduce((sum, node) => sum + tree.text(node).trim().length, 0),
  };
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

function texts({ page, facts }: PageStructure) {
  const { tree } = page;
  let [longestText, numbers] = [0, 0];
  for (let node = 1; node < tree.size; node++) {
    const length = facts.text[node + 1]! - facts.text[node]!;
    if (length === 0 || !tree.isText(node) || facts.anchorText[node + 1] !== facts.anchorText[node]) continue;
    longestText = Math.max(longestText, length);
    if (length <= MAX_NUMBER && NUMBER.test(tree.text(node))) numbers++;
  }
  return { longestText, numbers };
}
