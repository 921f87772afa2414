// Learning a forum by active sampling: climb to the entry, ask for a few pages of each group of links that may matter,
// and generalise what the destinations turned out to be.
import { CrawlError } from '../errors.ts';
import type { Link } from '../page/index.ts';
import { type EntryFound, findEntry } from './entry.ts';
import { Explorer, type FetchPage, type SeenPage } from './explorer.ts';
import { type LinkGroup, linkGroups } from './link-groups.ts';
import type { PageType } from './model.ts';
import { findFlips, findRowFlips } from './page-flips.ts';

export interface LearnOptions {
  /** Pages that may be asked for. */
  readonly budget: number;
  /** Told in one line what is being done. */
  readonly tell?: (line: string) => void;
}

/** A flip seen on a page: from one page of a board or thread to another. */
export interface SeenFlip {
  readonly pageUrl: string;
  readonly flipUrl: string;
  readonly of: 'index' | 'thread';
}

/** What sampling found out; patterns are learned from it. */
export interface Evidence {
  readonly entry: EntryFound;
  readonly pages: readonly SeenPage[];
  /** URLs of links by the type of their group's destinations. */
  readonly examples: { readonly index: readonly string[]; readonly thread: readonly string[] };
  readonly flips: readonly SeenFlip[];
  /** URLs of all other links seen. */
  readonly otherLinks: readonly string[];
  /** Where the links to a URL stood. */
  readonly placesOf: ReadonlyMap<string, readonly string[]>;
  readonly ignoredParameters: readonly string[];
}

// Groups with less anchor text than this share of the longest are buttons and names, not titles.
const MIN_ANCHOR_SHARE = 0.25;
const SECOND_SHARE = 0.5;
const MAX_GROUPS_A_PAGE = 6;
// How many boards are looked at; more would only show the same again.
const ENOUGH_BOARDS = 4;
// A sample that is this surely something settles its group alone.
const SURE = 0.9;

/** Samples a forum from any of its pages. Throws CrawlError, saying what was seen, when it does not look like one. */
export async function exploreForum(
  startUrl: string,
  fetchPage: FetchPage,
  options: LearnOptions,
): Promise<Evidence> {
  const explorer = new Explorer(fetchPage, options.budget);
  const start = await explorer.lookAtStart(startUrl);
  const entry = await findEntry(explorer, start);
  options.tell?.(`entry page: ${entry.page.url}`);
  const evidence = await new Sampling(explorer, entry, options).run();
  if (evidence.examples.thread.length === 0) {
    throw new CrawlError(
      `${startUrl} does not look like part of a forum: it is ${describe(start)}, and of ${explorer.asked} pages around it none led to threads`,
    );
  }
  return evidence;
}

class Sampling {
  readonly #explorer: Explorer;
  readonly #entry: EntryFound;
  readonly #options: LearnOptions;
  readonly #typeOfGroup = new Map<string, PageType>();
  readonly #examples = { index: new Set<string>(), thread: new Set<string>() };
  readonly #boards: SeenPage[] = [];
  readonly #threads = new Set<SeenPage>();

  constructor(explorer: Explorer, entry: EntryFound, options: LearnOptions) {
    this.#explorer = explorer;
    this.#entry = entry;
    this.#options = options;
  }

  async run(): Promise<Evidence> {
    const queue = [this.#entry.page];
    const looked = new Set<string>();
    for (const seen of this.#explorer.pages) if (seen.type === 'thread') this.#threads.add(seen);
    while (queue.length > 0 && !this.#explorer.isSpent) {
      const board = queue.shift()!;
      if (looked.has(board.url)) continue;
      looked.add(board.url);
      this.#boards.push(board);
      let titles = 0;
      for (const group of this.#titleGroups(board)) {
        // Next to the titles, only what has about as much text is worth a look: names and buttons have less.
        if (group.anchorLength < SECOND_SHARE * titles) break;
        const type = this.#typeOfGroup.get(group.name) ?? (await this.#sample(group, longThreads(board)));
        if (type === 'index' || type === 'thread') titles = Math.max(titles, group.anchorLength);
        if (type === 'index') {
          for (const { url } of group.links) this.#examples.index.add(url);
          for (const { url } of group.links) {
            if (this.#explorer.has(url)) {
              const seen = await this.#explorer.look(url);
              if (seen?.type === 'index') queue.push(seen);
            }
          }
        } else if (type === 'thread') {
          for (const { url } of group.links) this.#examples.thread.add(url);
        }
      }
      if (queue.length === 0 && this.#boards.length < ENOUGH_BOARDS) {
        const next = [...this.#examples.index].find((url) => !this.#explorer.has(url));
        const seen = next === undefined ? undefined : await this.#explorer.look(next);
        if (seen !== undefined) queue.push(seen);
      }
    }
    return this.#evidence();
  }

  /** Groups of a page that may be titles of boards or threads, most anchor text first. */
  #titleGroups(seen: SeenPage): LinkGroup[] {
    const common = this.#commonUrls(seen);
    const flips = new Set(findFlips(seen.page).flatMap(({ links }) => links.map(({ link }) => link.url)));
    const links = this.#explorer
      .linksOf(seen)
      .filter(
        ({ url, fragment, text }) =>
          fragment === '' && text.length > 1 && !common.has(url) && !flips.has(url) && url !== seen.url,
      );
    const groups = linkGroups(seen.structure, links).filter(({ inRecords }) => inRecords >= 0.5);
    const longest = groups[0]?.anchorLength ?? 0;
    return groups
      .filter(({ anchorLength }) => anchorLength >= MIN_ANCHOR_SHARE * longest)
      .slice(0, MAX_GROUPS_A_PAGE);
  }

  /** URLs linked from pages of other types too: navigation. */
  #commonUrls(seen: SeenPage): ReadonlySet<string> {
    const others = this.#explorer.pages.filter(({ type }) => type !== seen.type);
    if (others.length === 0) return new Set();
    const common = new Set(others[0]!.page.links.map(({ url }) => this.#explorer.clean(url)));
    return common;
  }

  /** Asks for two or three pages behind a group and lets them vote. `preferred` URLs are asked for first. */
  async #sample(group: LinkGroup, preferred: ReadonlySet<string>): Promise<PageType> {
    const votes: SeenPage[] = [];
    const order = spread(group.links);
    order.sort((a, b) => Number(preferred.has(b.url)) - Number(preferred.has(a.url)));
    for (const { url } of order) {
      const seen = await this.#explorer.look(url);
      if (seen !== undefined) votes.push(seen);
      if (seen?.type === 'other' && seen.confidence >= SURE) break;
      if (votes.length >= 2 && votes.at(-1)!.type === votes.at(-2)!.type) break;
      if (votes.length >= 3 || this.#explorer.isSpent) break;
    }
    const type = isOnePage(votes) ? 'other' : majority(votes);
    this.#typeOfGroup.set(group.name, type);
    if (type === 'thread') for (const seen of votes) if (seen.type === 'thread') this.#threads.add(seen);
    this.#options.tell?.(`${group.links.length} links like ${group.links[0]!.url} lead to ${type} pages`);
    return type;
  }

  #evidence(): Evidence {
    const { index, thread } = this.#examples;
    const flips: SeenFlip[] = [];
    for (const seen of this.#explorer.pages) {
      const of = this.#boards.includes(seen) ? 'index' : this.#threads.has(seen) ? 'thread' : undefined;
      if (of === undefined) continue;
      for (const group of findFlips(seen.page)) {
        if (group.confidence < 0.5) continue;
        for (const { link } of group.links)
          flips.push({ pageUrl: seen.url, flipUrl: this.#explorer.clean(link.url), of });
      }
    }
    const known = new Set([
      ...index,
      ...thread,
      ...flips.map(({ flipUrl }) => flipUrl),
      this.#entry.page.url,
    ]);
    const otherLinks = new Set<string>();
    const placesOf = new Map<string, string[]>();
    for (const seen of this.#explorer.pages) {
      for (const { url, location } of this.#explorer.linksOf(seen)) {
        if (!known.has(url)) otherLinks.add(url);
        const places = placesOf.get(url);
        if (places === undefined) placesOf.set(url, [location]);
        else if (!places.includes(location)) places.push(location);
      }
    }
    return {
      entry: this.#entry,
      pages: this.#explorer.pages,
      examples: { index: [...index], thread: [...thread] },
      flips,
      otherLinks: [...otherLinks],
      placesOf,
      ignoredParameters: this.#explorer.ignoredParameters,
    };
  }
}

/** Different URLs with one content are a login form or an error, whatever they look like. */
function isOnePage(votes: readonly SeenPage[]): boolean {
  const [first, ...others] = votes;
  return others.length > 0 && others.every(({ page }) => page.text === first!.page.text);
}

function majority(votes: readonly SeenPage[]): PageType {
  const sums = new Map<PageType, number>();
  for (const { type, confidence } of votes) sums.set(type, (sums.get(type) ?? 0) + confidence);
  return [...sums].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 'other';
}

/** Threads of a board that have more than one page, by the small pagers in their rows. */
function longThreads({ page }: SeenPage): ReadonlySet<string> {
  return new Set(findRowFlips(page).flatMap(({ base }) => (base === null ? [] : [base.url])));
}

/** First, middle and last first, then the others: samples from all over the list. */
function spread(links: readonly Link[]): Link[] {
  const picks = [0, links.length >> 1, links.length - 1];
  const first = [...new Set(picks)].map((i) => links[i]!);
  return [...first, ...links.filter((link) => !first.includes(link))];
}

function describe({ type, page }: SeenPage): string {
  const what = {
    index: 'a list',
    entry: 'a list',
    thread: 'a page of posts',
    other: 'neither a list nor a discussion',
  };
  return `"${page.title.slice(0, 60)}", ${what[type]}`;
}
