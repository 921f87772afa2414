// Links of a list that name once more what the title of their row names: `discuss.php?d=5&parent=77` beside
// `discuss.php?d=5`, the latest post's address beside the thread's. Told from the list alone: such a link shares with the
// title of its row, and with no other, a number or a title.
import { hasDate, type Link } from '../page/index.ts';
import { extractPosts } from '../records/index.ts';
import type { SeenPage } from './explorer.ts';
import type { JudgedGroup } from './group-order.ts';
import type { LinkGroup } from './link-groups.ts';
import { namesIn } from './sample-group.ts';

export type RowLink = Pick<Link, 'url' | 'node'>;

// So large a share of the links of a place name what the titles beside them do.
const ALIAS_SHARE = 0.8;
const MIN_ALIASES = 2;

/**
 * The title that each link of a place names once more, by URL; none when they are not all such links, or several stand
 * in one row: those are messages or pages of the thread. Both in document order.
 */
export function rowAliases(
  links: readonly RowLink[],
  titles: readonly RowLink[],
): ReadonlyMap<string, string> {
  const none = new Map<string, string>();
  const titleOf = ownNames(titles);
  const aliases = new Map<string, string>();
  const named = new Set<string>();
  const all = new Set<string>();
  for (const link of links) {
    if (all.has(link.url)) continue;
    all.add(link.url);
    const [title, ...others] = new Set(namesIn(link.url).flatMap((name) => titleOf.get(name) ?? []));
    if (title === undefined || others.length > 0 || !isNeighbour(link, title, titles)) continue;
    if (named.has(title)) return none;
    named.add(title);
    aliases.set(link.url, title);
  }
  if (aliases.size < Math.max(MIN_ALIASES, ALIAS_SHARE * all.size)) return none;
  for (const [url, title] of aliases) if (url === title) aliases.delete(url);
  return aliases;
}

/** Numbers and words that a single title has, with its URL. */
function ownNames(titles: readonly RowLink[]): ReadonlyMap<string, string> {
  const titleOf = new Map<string, string>();
  const shared = new Set<string>();
  for (const { url } of titles) {
    for (const name of namesIn(url)) {
      const other = titleOf.get(name);
      if (other !== undefined && other !== url) shared.add(name);
      titleOf.set(name, url);
    }
  }
  for (const name of shared) titleOf.delete(name);
  return titleOf;
}

/** Whether a title is the last before a link, or the first after it. */
function isNeighbour({ node }: RowLink, title: string, titles: readonly RowLink[]): boolean {
  const after = titles.findIndex((one) => one.node > node);
  const neighbours = after < 0 ? [titles.at(-1)] : [titles[after - 1], titles[after]];
  return neighbours.some((one) => one?.url === title);
}

/** Whether the links of a group name the threads that titles found on the same page lead to. */
export function namesAgain({ links }: LinkGroup, found: readonly JudgedGroup[]): boolean {
  return found.some(
    ({ group, verdict }) =>
      verdict.type === 'thread' && verdict.pages.some(isWhole) && rowAliases(links, group.links).size > 0,
  );
}

/**
 * Groups with those last that say again what others of the page say before them in each row, of the same: 'latest post' by
 * the thread's title. Which of the two is the title, what is behind them does not tell.
 */
export function titlesFirst(groups: readonly LinkGroup[]): LinkGroup[] {
  const isAgain = (group: LinkGroup) =>
    groups.some((other) => other !== group && saysAgain(group.links, other.links));
  return [...groups.filter((group) => !isAgain(group)), ...groups.filter(isAgain)];
}

function saysAgain(links: readonly Link[], titles: readonly Link[]): boolean {
  const aliases = rowAliases(links, titles);
  const titleOf = new Map(titles.map((title) => [title.url, title]));
  const said = links.filter(({ url, text, node }) => {
    const title = titleOf.get(aliases.get(url) ?? '');
    return title !== undefined && title.text === text && title.node < node;
  });
  return aliases.size > 0 && said.length >= ALIAS_SHARE * aliases.size;
}

/** Where the page behind a title shows no answers, they may be behind the link beside it. */
function isWhole({ structure }: SeenPage): boolean {
  return extractPosts(structure).posts.length > 1;
}

/** A link of a list that a pattern of threads takes. */
export interface ThreadLink extends Pick<Link, 'url' | 'node' | 'text' | 'location'> {
  /** Which pattern. */
  readonly pattern: number;
}

/**
 * URLs that links of a list name threads by once more, all of them taken by the same pattern as the titles: with the
 * titles' own URLs.
 */
export function aliasesOnList(links: readonly ThreadLink[]): ReadonlyMap<string, string> {
  const places = new Map<string, ThreadLink[]>();
  for (const link of links) {
    const place = `${link.pattern} ${link.location}`;
    const group = places.get(place);
    if (group === undefined) places.set(place, [link]);
    else group.push(link);
  }
  const aliases = new Map<string, string>();
  const groups = [...places.values()];
  const areAlike = (one: readonly ThreadLink[], other: readonly ThreadLink[]) =>
    one !== other && one[0]!.pattern === other[0]!.pattern;
  // Which of two says more takes long to tell, and most lists name nothing twice.
  const isAnyAlias = groups.some((group) =>
    groups.some((titles) => areAlike(group, titles) && rowAliases(group, titles).size > 0),
  );
  if (!isAnyAlias) return aliases;
  const byText = groups.sort((a, b) => titleText(b) - titleText(a));
  for (const [i, group] of byText.entries())
    for (const titles of byText.slice(0, i)) {
      if (!areAlike(group, titles)) continue;
      for (const [url, title] of rowAliases(group, titles)) if (!aliases.has(title)) aliases.set(url, title);
    }
  return aliases;
}

/** How much the links of a place say: titles are many, 'latest post' is one, dates are none. */
function titleText(links: readonly ThreadLink[]): number {
  const texts = new Set(links.map(({ text }) => text).filter((text) => !hasDate(text)));
  return [...texts].reduce((sum, { length }) => sum + length, 0);
}
