// All lists of an archive: what leads to them as it leads to the one at hand. One of several views of a list is taken.
import type { Link } from '../page/index.ts';
import { FORMATTING, TAG_BITS } from '../page/index.ts';
import type { Explorer, SeenPage } from './explorer.ts';
import { type LinkGroup, linkGroups } from './link-groups.ts';
import { splitUrl } from './url-parts.ts';
import { frameOf } from './url-shapes.ts';

// What lists and months are called is told by some more of them; all of them are worth a request anyway.
const OTHERS_LOOKED_AT = 5;

/** What is known of the pages of an archive. */
export interface ArchivePages {
  readonly isMessage: (url: string) => boolean;
  /** Whether a page shows the messages of the list at hand otherwise. */
  readonly isView: (seen: SeenPage) => boolean;
}

/**
 * All lists that pages lead to as they lead to the one at hand, from the top down. What one list or month is called does
 * not tell what all are called: on each level some others are looked at, and what they lead to.
 */
export async function listsBelow(
  explorer: Explorer,
  above: readonly SeenPage[],
  chosen: SeenPage,
  { isMessage, isView }: ArchivePages,
): Promise<Set<string>> {
  const lists = new Set<string>();
  let parents = above.slice(0, 1);
  for (const [level, sample] of above.entries()) {
    const below = above[level + 1] ?? chosen;
    const leads = ({ url }: Link) => explorer.known(url) === below;
    const place = groupsOn(explorer, sample).find(({ links }) => links.some(leads))?.place;
    const isOtherView = below === chosen ? await viewTest(explorer, sample, leads, isView) : () => false;
    const urls = parents
      .flatMap((parent) => groupsOn(explorer, parent))
      .filter((group) => group.place === place)
      .flatMap(({ links }) => links)
      .filter((link) => leads(link) || (!isMessage(link.url) && frameOf(link.url) === frameOf(below.url)))
      .map(({ url }) => url)
      .filter((url) => !isOtherView(url));
    for (const url of urls) lists.add(url);
    parents = await someOf(explorer, [...new Set(urls)]);
  }
  return lists;
}

/** Pages behind URLs: all that were looked at before, and some more from all over. */
async function someOf(explorer: Explorer, urls: readonly string[]): Promise<SeenPage[]> {
  const fresh = urls.filter((url) => !explorer.has(url));
  const step = Math.max(1, fresh.length / OTHERS_LOOKED_AT);
  for (let i = 0; i < Math.min(OTHERS_LOOKED_AT, fresh.length); i++)
    await explorer.look(fresh[fresh.length - 1 - Math.floor(i * step)]!);
  return [...new Set(urls.flatMap((url) => explorer.known(url) ?? []))];
}

/**
 * Tells addresses of other views of a list: they stand beside it, in one line, and differ from it in a word. Whether that
 * is what the line is (and not a row of months) the page behind one of them tells.
 */
async function viewTest(
  explorer: Explorer,
  parent: SeenPage,
  leads: (link: Link) => boolean,
  isView: (seen: SeenPage) => boolean,
): Promise<(url: string) => boolean> {
  const links = explorer.linksOf(parent);
  const own = links.find(leads);
  if (own === undefined) return () => false;
  const line = lineOf(parent, own);
  const beside = links.filter((link) => link.url !== own.url && lineOf(parent, link) === line);
  const words = new Set<string>();
  for (const { url } of beside) {
    const word = wordApart(own.url, url);
    if (word === undefined) continue;
    // One is enough to know what the line is.
    const seen = words.size > 0 ? undefined : await explorer.look(url);
    if (words.size > 0 || (seen !== undefined && isView(seen))) words.add(word);
    else break;
  }
  return (url) => piecesOf(url).some((piece, i) => words.has(`${i} ${piece}`));
}

/** The element whose line a link stands in. */
function lineOf({ page: { tree } }: SeenPage, { node }: Link): number {
  let line = tree.parent[node]!;
  while (line > 0 && (TAG_BITS[tree.tagId[line]!]! & FORMATTING) !== 0) line = tree.parent[line]!;
  return line;
}

/** The one piece in which a URL differs from another, with its place; undefined when it is a number, or there are more. */
function wordApart(url: string, other: string): string | undefined {
  const [own, others] = [piecesOf(url), piecesOf(other)];
  const apart = others.flatMap((piece, i) => (piece === own[i] ? [] : [`${i} ${piece}`]));
  return own.length === others.length && apart.length === 1 && !/ .*\d/.test(apart[0]!)
    ? apart[0]
    : undefined;
}

function piecesOf(url: string): string[] {
  const { path, query } = splitUrl(url);
  return `${path}&${query}`.split(/[/&]/);
}

function groupsOn(explorer: Explorer, seen: SeenPage): readonly LinkGroup[] {
  const links = explorer.linksOf(seen).filter(({ url }) => url !== seen.url);
  return linkGroups(seen.structure, links, (url) => explorer.shapes.of(url));
}
