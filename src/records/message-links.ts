// What a page with one message says of others: which it links to, and what stands before each link. 'In reply to' and
// 'next in thread' are words of the site; here they only tell links of one meaning from those of another.
import { BLOCK, fold, type Link, locationOf, type Page, TAG_BITS, type Tree } from '../page/index.ts';
import { linkParents } from './link-levels.ts';
import { conversationName } from './reply-title.ts';

/** A link from one message to another. */
export interface MessageLink {
  readonly url: string;
  /** Where it stands, and in a list of links of several meanings what it is called: '… in reply to'. */
  readonly role: string;
  /** The message it stands below, where links are drawn as a tree. */
  readonly above: string | null;
}

/** What a message's own page tells of the conversation. */
export interface MessageHints {
  readonly title: string;
  readonly links: readonly MessageLink[];
}

// Lists that hold items: what stands before an item within is another item.
const LISTS = new Set(['ul', 'ol', 'dl', 'table', 'tbody', 'menu']);
const MAX_LEVELS = 6;
const MAX_LABEL = 40;
const MAX_OWN_LABEL = 24;
// More than any conversation has that people follow; a page with more is a list.
const MAX_LINKS = 400;

/**
 * The links of a page to other messages than its own, `title`; `nameOf` gives the address of the message a link leads to.
 */
export function messageLinksOf(
  page: Page,
  title: string,
  nameOf: (link: Link) => string | undefined,
): MessageLink[] {
  const { tree } = page;
  const name = conversationName(title);
  const links = page.links
    .flatMap((link) => {
      const url = nameOf(link);
      return url === undefined ? [] : [{ link, url, label: labelOf(tree, link, name) }];
    })
    .slice(0, MAX_LINKS);
  // What is called something ('previous') is no part of a tree, wherever it stands.
  const drawn = links.filter(({ label }) => label === '');
  const parents = linkParents(
    page,
    drawn.map(({ link }) => link),
  );
  const found = new Map<string, MessageLink>();
  for (const one of links) {
    const { link, url, label } = one;
    const role = label === '' ? treeAround(tree, link) : `${link.location} ${label}`;
    const above = drawn[parents[drawn.indexOf(one)]!]?.url ?? null;
    if (!found.has(`${role} ${url}`)) found.set(`${role} ${url}`, { url, role, above });
  }
  return [...found.values()];
}

/** Where the outermost list around a link stands: the same at every depth of a tree. */
function treeAround(tree: Tree, { node, location }: Link): string {
  let list = -1;
  for (let at = tree.parent[node]!; at > 0; at = tree.parent[at]!) if (LISTS.has(tree.tag(at))) list = at;
  return `${list < 0 ? location : locationOf(tree, list)} `;
}

/** The words before a link, in its line or before its list; else its own, where they are few and no subject. */
function labelOf(tree: Tree, { node, text }: Link, name: string): string {
  let at = node;
  for (let level = 0; level < MAX_LEVELS && tree.parent[at]! > 0; level++) {
    const parent = tree.parent[at]!;
    if (!LISTS.has(tree.tag(parent))) {
      const { words, isAfterLink } = wordsBefore(tree, parent, at);
      if (lettersOf(words) !== '') {
        // Further up, what stands after a link belongs to that; names and dates of a row are no label of what is below.
        const isOfAnother = isAfterLink && (TAG_BITS[tree.tagId[at]!]! & BLOCK) !== 0;
        return isOfAnother || /\d/.test(words) || words.length > MAX_LABEL ? '' : lettersOf(words);
      }
      if (isAfterLink) break;
    }
    at = parent;
  }
  return text.length <= MAX_OWN_LABEL && conversationName(text) !== name ? lettersOf(text) : '';
}

function wordsBefore(
  tree: Tree,
  parent: number,
  node: number,
): { readonly words: string; readonly isAfterLink: boolean } {
  const before = tree.children(parent).filter((child) => child < node);
  let words = '';
  for (const child of before.reverse()) {
    if (!tree.isText(child)) {
      if (holdsLink(tree, child)) return { words, isAfterLink: true };
      const isBlock = (TAG_BITS[tree.tagId[child]!]! & BLOCK) !== 0 || tree.tag(child) === 'br';
      if (isBlock && lettersOf(words) !== '') break;
    }
    words = fold(`${tree.text(child)} ${words}`);
  }
  return { words, isAfterLink: false };
}

function holdsLink(tree: Tree, node: number): boolean {
  for (let at = node; at < tree.end[node]!; at++)
    if (!tree.isText(at) && tree.tag(at) === 'a' && tree.attribute(at, 'href') !== undefined) return true;
  return false;
}

function lettersOf(text: string): string {
  return fold(text.replace(/[^\p{L}]+/gu, ' ')).toLowerCase();
}
