// A page with one post, or the opening post above the replies, without a template: nothing repeats, so the body is the
// densest text, and author and time are what stands closest to it.
import { type FoundDate, foldedText, type Page } from '../page/index.ts';
import type { PageFacts } from './page-facts.ts';
import { isNameLike } from './post-author.ts';
import { type DateCell, dateOfElement } from './post-cells.ts';
import type { RecordTemplate } from './template.ts';
import { breadcrumbOf } from './thread-breadcrumb.ts';

/** Nodes of the parts of a single post; -1 where not found. */
export interface SinglePost {
  readonly body: number;
  readonly author: number;
  readonly time: number;
  /** Smallest element around all of them. */
  readonly container: number;
}

// What makes a page, not a post.
const NOT_CONTENT = new Set([
  'nav',
  'footer',
  'aside',
  'form',
  'header',
  'head',
  'select',
  'label',
  'button',
]);
// What stands in a heading, or in one line with a date, tells about the post.
const HEADING = /^h[1-6]$/;
const DATE_LINE = 80;
const MIN_SHARE = 0.75;
const MIN_BODY = 15;
// How much must speak for a name; beside the date, where nobody else is named, less will do for that of a guest.
const MIN_NAME = 0.9;
const MIN_GUEST = 0.7;
// A date further than this many levels above the body belongs to something else.
const MAX_LEVELS = 9;

/** Finds the post in the nodes `from` … `to`. Undefined when there is too little text for one. */
export function findSinglePost(
  page: Page,
  facts: PageFacts,
  from: number,
  to: number,
): SinglePost | undefined {
  const { tree } = page;
  const body = densestBlock(page, facts, from, to);
  if (body < 0) return undefined;
  let time = -1;
  let author = -1;
  let container = body;
  let around = body;
  const trail = new Set(breadcrumbOf(page, body).map(({ url }) => url));
  for (let level = 0; level < MAX_LEVELS; level++) {
    const above = tree.parent[around]!;
    if (above <= 0) break;
    const end = Math.min(tree.end[above]!, to);
    const outside = { from: above + 1, to: end, skipFrom: around, skipTo: tree.end[around]! };
    if (time < 0) time = dateIn(page, facts, outside);
    if (author < 0 && time >= 0) author = authorIn(page, facts, { above, to: end, body, time, trail });
    around = above;
    if (time >= 0 || author >= 0) container = above;
    if ((time >= 0 && author >= 0) || above <= from - 1) break;
  }
  if (author < 0 && time >= 0) {
    const above = tree.parent[time]!;
    const line = { above, to: Math.min(tree.end[above]!, to), body, time, trail };
    if (above >= from) author = authorIn(page, facts, line, MIN_GUEST);
  }
  return { body, author, time, container };
}

/** The element with most text that is no link; down to where the text is spread over several. */
function densestBlock(page: Page, facts: PageFacts, from: number, to: number): number {
  const { tree } = page;
  const own = (node: number): number => {
    const end = Math.min(tree.end[node]!, to);
    const text = facts.text[end]! - facts.text[node]!;
    return text - 1.5 * (facts.anchorText[end]! - facts.anchorText[node]!);
  };
  // Text counts where it stands in sentences: long text nodes vote for the elements around them.
  const votes = new Map<number, number>();
  let total = 0;
  for (let node = from; node < to; node++) {
    if (!tree.isText(node)) {
      const tag = tree.tag(node);
      if (NOT_CONTENT.has(tag) || HEADING.test(tag) || facts.isUnread[node] !== 0)
        node = Math.min(tree.end[node]!, to) - 1;
      continue;
    }
    const length = facts.text[node + 1]! - facts.text[node]!;
    if (length < MIN_BODY || tree.closest(node, 'a') >= from) continue;
    if (length < DATE_LINE && facts.dates[node + 1] !== facts.dates[node]) continue;
    total += length;
    let up = tree.parent[node]!;
    for (let level = 0; level < 8 && up >= from; level++, up = tree.parent[up]!)
      votes.set(up, (votes.get(up) ?? 0) + length);
  }
  let best = -1;
  let bestScore = 0;
  for (const [node, vote] of votes) {
    if (own(node) < MIN_BODY || tree.end[node]! > to) continue;
    const end = tree.end[node]!;
    const length = facts.text[end]! - facts.text[node]!;
    // All of the sentences, and little else.
    const score =
      Math.min(1, vote / (MIN_SHARE * total)) * Math.sqrt(vote) * (vote / Math.max(1, length)) ** 2;
    if (score > bestScore * 1.02) {
      best = node;
      bestScore = score;
    }
  }
  return best;
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly skipFrom: number;
  readonly skipTo: number;
}

function dateIn(page: Page, facts: PageFacts, { from, to, skipFrom, skipTo }: Span): number {
  const { tree } = page;
  let best = -1;
  let bestRank = -1;
  const options = { now: page.writtenAt, language: page.language === '' ? undefined : page.language };
  for (let node = from; node < to; node++) {
    if (node === skipFrom) {
      node = skipTo - 1;
      continue;
    }
    if (tree.isText(node) || facts.isUnread[node] !== 0 || tree.end[node]! - node > 40) continue;
    const cell: DateCell | undefined = dateOfElement({ page }, node, options);
    if (cell === undefined || isFuture(cell.found, page.writtenAt)) continue;
    const rank =
      (cell.isExact ? 2 : 0) + (cell.found.precision === 'day' ? 0 : 1) + (node < skipFrom ? 0.5 : 0);
    if (rank > bestRank) {
      best = node;
      bestRank = rank;
    }
  }
  return best;
}

function isFuture({ local }: FoundDate, now: number): boolean {
  // 0: nobody said when the page was fetched.
  return now > 0 && Date.UTC(local.year, local.month - 1, local.day) > now + 2 * 86_400_000;
}

/** Where a name is looked for: below `above` and before `to`. */
interface Surroundings {
  readonly above: number;
  readonly to: number;
  readonly body: number;
  readonly time: number;
  /** Addresses of the boards above: what leads up is nobody's name. */
  readonly trail: ReadonlySet<string>;
}

/** A name near the time: marked as author, or a link, or a short text of its own. */
function authorIn(
  page: Page,
  facts: PageFacts,
  { above, to, body, time, trail }: Surroundings,
  least = MIN_NAME,
): number {
  const { tree } = page;
  const links = new Map(
    page.links.filter(({ node }) => node > above && node < to).map((link) => [link.node, link]),
  );
  let best = -1;
  let bestScore = least;
  for (let node = above + 1; node < to; node++) {
    if (node === body) {
      node = tree.end[node]! - 1;
      continue;
    }
    if (tree.isText(node) || facts.isUnread[node] !== 0) continue;
    const length = facts.text[tree.end[node]!]! - facts.text[node]!;
    if (
      length === 0 ||
      length > 40 ||
      HEADING.test(tree.tag(node)) ||
      (node <= time && tree.end[node]! > time)
    )
      continue;
    const text = foldedText(tree, node);
    if (!isNameLike(text) || page.title.includes(text)) continue;
    const link = links.get(node);
    if (link !== undefined && trail.has(link.url)) continue;
    let score = 0.4;
    if (link !== undefined) score += link.url === page.url ? -1 : 0.7;
    const itemprop = `${tree.attribute(node, 'itemprop') ?? ''} ${tree.attribute(tree.parent[node]!, 'itemprop') ?? ''}`;
    if (/\b(?:author|creator)\b/.test(itemprop) || link?.rel.includes('author')) score += 2;
    if (link !== undefined && /(?:user|member|profil|author|people|[/?&]u[=/])/i.test(link.url)) score += 0.6;
    if (link?.rel.includes('tag') || link?.rel.includes('nofollow')) score -= 0.3;
    if (isEchoed(page, above, to, node, text)) score += 0.6;
    score += 0.5 / (1 + Math.abs(node - time) / 8);
    if (text.split(/\s+/).length > 3) score -= 0.6;
    if (score > bestScore) {
      best = node;
      bestScore = score;
    }
  }
  return best;
}

/** Whether the name stands in an image's alt or in a title near by. */
function isEchoed({ tree }: Page, above: number, to: number, own: number, name: string): boolean {
  if (name.length < 3) return false;
  for (let node = above + 1; node < to; node++) {
    if (tree.isText(node) || node === own || tree.tag(node) !== 'img') continue;
    if (
      (tree.attribute(node, 'alt') ?? '').includes(name) ||
      (tree.attribute(node, 'title') ?? '').includes(name)
    )
      return true;
  }
  return false;
}

/** A template that finds nothing. */
export const NO_TEMPLATE: RecordTemplate = {
  head: { tag: '', names: [], location: '', followers: [] },
  ranks: [],
  author: [],
  time: [],
  body: '',
  permalink: [],
  id: [],
  number: [],
  likes: [],
  joined: [],
  userPosts: [],
  userPostsLabel: '',
  userTitle: [],
  signature: [],
  edited: [],
  replyLink: [],
  quotes: [],
  furniture: {},
  confidence: { author: 0, time: 0, body: 0, permalink: 0 },
};

/** A template that reads exactly these nodes from their container. */
export function templateOfSingle(page: Page, { body, author, time, container }: SinglePost): RecordTemplate {
  const { tree } = page;
  const path = (node: number): string[] => (node < 0 ? [] : [pathTo(page, container, node)]);
  const has = (node: number): number => (node < 0 ? 0 : 0.5);
  return {
    ...NO_TEMPLATE,
    head: { tag: tree.tag(container), names: [], location: '', followers: [] },
    author: path(author),
    time: path(time),
    body: pathTo(page, container, body),
    confidence: { author: has(author), time: has(time), body: 0.5, permalink: 0 },
  };
}

/** Keys from a container down, by tags alone. */
function pathTo({ tree }: Page, container: number, node: number): string {
  const keys: string[] = [];
  for (let at = node; at !== container && at > 0; at = tree.parent[at]!) {
    const tag = tree.tag(at);
    let index = 0;
    for (let other = tree.parent[at]! + 1; other < at; other = tree.end[other]!)
      if (!tree.isText(other) && tree.tag(other) === tag) index++;
    keys.unshift(index === 0 ? tag : `${tag}[${index}]`);
  }
  return [tree.tag(container), ...keys].join('>');
}
