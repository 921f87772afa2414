// The title of a thread: the heading that the page's own title agrees with, and that is not the name of the site.
import { fold, foldedText, type Page } from '../page/index.ts';
import { breadcrumbOf } from './thread-breadcrumb.ts';

const SEPARATORS = /\s+(?:[|\u2013\u2014\u2022\u00bb\u00ab\u203a\u00b7-]|::)\s+/;
const MAX_TITLE = 300;

/** `firstPost` is the first node of the posts, or -1; `siteHeadings` stand on every page and name no thread. */
export function threadTitle(page: Page, firstPost: number, siteHeadings: readonly string[] = []): string {
  return withoutPageNumber(
    page,
    firstPost,
    withoutPlace(page, firstPost, fullTitle(page, firstPost, siteHeadings)),
  );
}

// '(Page 2)', '- Seite 2', '[2]'.
const PAGE_NUMBER = /^\s*[([|,\u2013\u2014\u00b7-].{0,15}\p{Nd}.{0,3}$/u;

/** A title as the link to the first page has it: later pages may call themselves by their number, too. */
function withoutPageNumber(page: Page, firstPost: number, title: string): string {
  const first = page.links.find(
    ({ node, url, text }) =>
      (firstPost < 0 || node < firstPost) &&
      text.length > 2 &&
      title.startsWith(text) &&
      page.url !== url &&
      page.url.startsWith(url) &&
      PAGE_NUMBER.test(title.slice(text.length)),
  );
  return first?.text ?? title;
}

// A colon or an arrow may stand within a title; it parts title and board where the board is linked by that name.
const BEFORE_PLACE =
  /^(.*\S)\s+(?:[:<>/\u2039]|[|\u2013\u2014\u2022\u00bb\u00ab\u203a\u00b7-]|::)\s+(\S.*)$/u;
// 'Its title [Board]'.
const PLACE_IN_BRACKETS = /^(.*\S)\s+[[(](\S[^[\]()]*)[\])]$/u;

/** A title without the name of the board or site at its end, which a link above the posts has too. */
function withoutPlace(page: Page, firstPost: number, title: string): string {
  const [, own, place] = BEFORE_PLACE.exec(title) ?? PLACE_IN_BRACKETS.exec(title) ?? [];
  if (own === undefined || place === undefined) return title;
  const above = page.links.filter(({ node }) => firstPost < 0 || node < firstPost);
  const isLinked = above.some(({ text, url }) => text === place && url !== page.url);
  return isLinked ? withoutPlace(page, firstPost, own) : title;
}

function fullTitle(page: Page, firstPost: number, siteHeadings: readonly string[]): string {
  const heading = titleHeading(page, firstPost, siteHeadings);
  if (heading >= 0) {
    const text = foldedText(page.tree, heading);
    const parts = titleParts(page);
    return (
      withoutLabels(page, text) ??
      ownElement(page, heading, text, parts) ??
      withoutAnswerMark(text, page.title, parts)
    );
  }
  // Without a heading that agrees, the longest part of the page's title: sites have shorter names than threads. Boards
  // that the trail above the posts names are no threads, however long they are called.
  const parts = titleParts(page);
  const trail = breadcrumbOf(page, firstPost);
  const boards = trail.map(({ title }) => title);
  // A later page may lead back to its thread at the end of the trail.
  const last = trail.at(-1);
  if (last !== undefined && isLaterPage(page.url, last.url) && isPart(last.title, parts)) return last.title;
  const whole = dashedTitle(page, firstPost, siteHeadings);
  if (whole !== undefined) return whole;
  const own = parts.filter((part) => !boards.some((board) => part.trim().endsWith(board)));
  const [longest] = (own.length > 0 ? own : parts).toSorted((a, b) => b.length - a.length);
  return longest === undefined ? page.title : withoutMarkAbove(page, firstPost, longest.trim());
}

/** 'Re: …' in the title of a later page, where what stands above the posts has the name alone: the end of the trail. */
function withoutMarkAbove({ tree }: Page, firstPost: number, title: string): string {
  const name = title.replace(ANSWER_START, '');
  if (name === title || name.length < MIN_NAME) return title;
  for (let node = 0; node < firstPost; node++) {
    // The board may follow in brackets.
    const text = tree.isText(node) ? fold(tree.text(node)) : '';
    if (text.length >= MIN_NAME && name.startsWith(text) && /^(?:$| [[(])/.test(name.slice(text.length)))
      return name;
  }
  return title;
}

/**
 * A title with dashes of its own: several parts of the page's title that stand above the posts as one text, which leads
 * nowhere else. Nearest to the posts; 'Name - slogan' of the site is further up.
 */
function dashedTitle(page: Page, firstPost: number, siteHeadings: readonly string[]): string | undefined {
  const { tree, title, links } = page;
  const runs = new Set(runsOf(title));
  if (runs.size === 0) return undefined;
  const elsewhere = new Set(links.filter(({ url }) => url !== page.url).map(({ node }) => node));
  const isLinked = (node: number): boolean =>
    node > 0 && (elsewhere.has(node) || isLinked(tree.parent[node]!));
  const [head] = tree.elements('body');
  for (let node = (firstPost < 0 ? tree.size : firstPost) - 1; node > (head ?? 0); node--) {
    if (!tree.isText(node)) continue;
    const text = fold(tree.text(node));
    if (runs.has(text) && !siteHeadings.includes(text) && !isLinked(node)) return text;
  }
  return undefined;
}

/** Two parts of a title or more that follow each other, with what stands between them. */
function runsOf(title: string): string[] {
  const starts = [0];
  const ends: number[] = [];
  for (const { 0: mark, index } of title.matchAll(new RegExp(SEPARATORS, 'gu'))) {
    ends.push(index);
    starts.push(index + mark.length);
  }
  ends.push(title.length);
  return starts.flatMap((start, i) => ends.slice(i + 1).map((end) => title.slice(start, end).trim()));
}

// 'Author Topic: … (Read 9 times)' is no longer than its title.
const MIN_TITLE_SHARE = 0.4;

/** The page's own title where the heading says all of it among other things: labels of columns, how often it was read. */
function withoutLabels(page: Page, heading: string): string | undefined {
  const title = page.title.trim();
  if (title === heading || title.length < MIN_TITLE_SHARE * heading.length) return undefined;
  const at = heading.indexOf(title);
  if (at < 0 || ANSWER_MARK.test(heading.slice(0, at))) return undefined;
  // Of a page that is called like the site, the heading is what tells more.
  const homes = homeLinks(page);
  const isSite = page.links.some(({ node, text }) => homes.has(node) && text.trim() === title);
  return isSite ? undefined : title;
}

/** What an element of the heading says, and the page's title in one of its parts: 'Thread: <a>…</a>'. */
function ownElement(
  { tree }: Page,
  heading: number,
  text: string,
  parts: readonly string[],
): string | undefined {
  for (let node = heading + 1; node < tree.end[heading]!; node++) {
    if (tree.isText(node)) continue;
    const own = foldedText(tree, node);
    if (own.length < text.length && own.length >= MIN_TITLE_SHARE * text.length && isPart(own, parts))
      return own;
  }
  return undefined;
}

const isPart = (text: string, parts: readonly string[]): boolean =>
  parts.some((part) => part.trim() === text);

/** Whether a URL is another with the number of a page behind it. */
function isLaterPage(url: string, first: string): boolean {
  return url.startsWith(first) && /^[?&/;_-]*[a-z]+[=/_-]?\d+\/?$/i.test(url.slice(first.length));
}

const ANSWER_START = /^\p{L}{1,5}\s*[:\uff1a]\s*/u;
const ANSWER_MARK = /^\p{L}{1,5}\s*[:\uff1a]\s*$/u;

// Less than that is somewhere in any title.
const MIN_NAME = 4;

/** What the page's own title has without: 'Re: …' heads the first post of a later page. */
function withoutAnswerMark(heading: string, title: string, parts: readonly string[]): string {
  // The title is looked for as a whole first: what parts it from the board's name may stand within it, too.
  const name = heading.replace(ANSWER_START, '');
  if (name.length >= MIN_NAME && title.includes(name) && !title.includes(heading)) return name;
  const own = parts.find(
    (part) => heading.endsWith(part.trim()) && ANSWER_MARK.test(heading.slice(0, -part.trim().length)),
  );
  return own?.trim() ?? heading;
}

function titleParts({ title }: Page): string[] {
  return title.split(SEPARATORS).filter((part) => part.trim().length > 2);
}

/** The heading with the thread's title, or -1. */
export function titleHeading(page: Page, firstPost: number, siteHeadings: readonly string[] = []): number {
  const { tree } = page;
  const parts = titleParts(page);
  const limit = firstPost < 0 ? tree.size : tree.end[firstPost]!;
  const homes = homeLinks(page);
  const own = new Set(page.links.filter(({ url }) => url === page.url).map(({ node }) => node));
  let best = -1;
  let bestScore = 0;
  for (let level = 1; level <= 4; level++) {
    for (const node of tree.elements(`h${level}`)) {
      if (node >= limit) break;
      const text = foldedText(tree, node);
      if (text === '' || text.length > MAX_TITLE || siteHeadings.includes(text)) continue;
      const end = tree.end[node]!;
      const isOwn = holds(own, node, end) ? 1 : 0;
      const isHome = holds(homes, node, end) ? 1.5 : 0;
      const score = agreement(text, page.title, parts) - 0.1 * level + isOwn - isHome;
      if (score > bestScore) {
        best = node;
        bestScore = score;
      }
    }
  }
  return best;
}

/** How much of the page's title a heading says, or the other way round. */
function agreement(heading: string, title: string, parts: readonly string[]): number {
  const said = heading.toLowerCase();
  const whole = title.toLowerCase();
  if (whole.includes(said)) return 1 + Math.min(1, said.length / Math.max(1, whole.length));
  const held = parts.filter((part) => said.includes(part.trim().toLowerCase()));
  return held.length === 0
    ? 0
    : 1 + Math.max(...held.map(({ length }) => length)) / Math.max(said.length, whole.length);
}

/** Links that lead to the front page. */
function homeLinks(page: Page): ReadonlySet<number> {
  const root = /^https?:\/\/[^/]+/.exec(page.url)?.[0] ?? '';
  const isFront = (url: string): boolean => /^\/(?:index\.\w+)?(?:\?[^/]*)?$/.test(url.slice(root.length));
  return new Set(
    page.links.filter(({ url }) => url.startsWith(root) && isFront(url)).map(({ node }) => node),
  );
}

function holds(nodes: ReadonlySet<number>, from: number, to: number): boolean {
  for (let node = from; node < to; node++) if (nodes.has(node)) return true;
  return false;
}

/** Headings that stand on most of the pages: the name of the site, of its boxes, of its forms. */
export function headingsOfSite(pages: readonly Page[]): string[] {
  const counts = new Map<string, number>();
  for (const { tree } of pages) {
    const own = new Set<string>();
    for (let level = 1; level <= 4; level++)
      for (const node of tree.elements(`h${level}`)) own.add(foldedText(tree, node));
    for (const text of own) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const needed = Math.max(3, 0.6 * pages.length);
  return [...counts]
    .filter(([text, count]) => text !== '' && text.length <= MAX_TITLE && count >= needed)
    .map(([text]) => text);
}
