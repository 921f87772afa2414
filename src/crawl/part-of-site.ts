// The part of a site that its user wants: boards, patterns, a date. What lies outside is left out when its turn comes, so
// that the frontier knows of it and a crawl that wants more finds it there.
import { UsageError } from '../errors.ts';
import type { LinkMatch, LinkMatcher, SitePart } from '../learn/index.ts';
import type { LeasedEntry, Records, Site, Store, ThreadFacts } from '../store/index.ts';
import { EndedLists, SLACK_MS } from './ended-lists.ts';
import { isIndex } from './page-reading.ts';
import { RecentMap } from './recent-set.ts';
import { urlWish } from './url-wish.ts';

type Entry = Pick<LeasedEntry, 'url' | 'type' | 'foundOn' | 'depth'>;
type Listed = Pick<ThreadFacts, 'lastPostAt'> & { readonly boardUrl?: string | null };

export interface PartTools {
  readonly store: Pick<Store, 'rows' | 'urlOf'>;
  readonly site: Pick<Site, 'id'>;
  readonly model: { readonly matcher: LinkMatcher };
}

/** Decides for one crawl. Throws UsageError for patterns that are none. */
export class PartOfSite {
  readonly #tools: PartTools;
  readonly #boards: readonly string[];
  readonly #include: readonly ((url: string) => boolean)[];
  readonly #exclude: readonly ((url: string) => boolean)[];
  readonly #since: number | undefined;
  readonly #lists: EndedLists | undefined;
  /** What lists told of threads, by identity. */
  readonly #listed = new RecentMap<Listed>();

  constructor({ boards = [], include = [], exclude = [], since }: SitePart, tools: PartTools) {
    this.#tools = tools;
    this.#boards = boards;
    this.#include = include.map(urlWish);
    this.#exclude = exclude.map(urlWish);
    this.#since = since === undefined ? undefined : Date.parse(since);
    if (this.#since !== undefined) this.#lists = new EndedLists(this.#since);
  }

  /** Throws UsageError when a board that is asked for is none by what was learned. */
  checkBoards(): void {
    const { matcher } = this.#tools.model;
    for (const url of this.#boards) {
      const type = matcher.match(url)?.type;
      if (type === undefined || !isIndex(type))
        throw new UsageError(
          `--board: ${url} is no board by what was learned of the site${type === undefined ? '' : `, but a ${type}`}; ` +
            'skein learn shows what boards look like',
        );
    }
  }

  /** Whether what lists say of threads decides. Lists come first, so all of it is known when the first thread comes. */
  get asksLists(): boolean {
    return this.#lists !== undefined;
  }

  /** Takes note of what lists say of threads. */
  sawRows({ threads = [] }: Records = {}): readonly ThreadFacts[] {
    const rows = threads.filter(({ isListed }) => isListed === true);
    for (const { url, identity = url, lastPostAt } of rows)
      if (lastPostAt != null) this.#listed.set(identity, { lastPostAt });
    return rows;
  }

  /** Takes note of what a page tells. */
  saw({ url, type }: Pick<Entry, 'url' | 'type'>, records: Records): void {
    if (this.#lists === undefined || !isIndex(type)) return;
    const own = this.#tools.model.matcher.match(url);
    const rows = this.sawRows(records);
    if (own !== undefined) this.#lists.note(own.whole, own.page, rows);
  }

  /** Whether a page is outside the part that is wanted. */
  async leavesOut(entry: Entry): Promise<boolean> {
    const { url, type, foundOn, depth } = entry;
    const { store, site, model } = this.#tools;
    const { matcher } = model;
    const own = matcher.match(url);
    const first =
      own === undefined || own.page === '' ? url : ((await store.urlOf(site.id, own.whole)) ?? url);
    const isTaken = (takes: (url: string) => boolean): boolean => takes(url) || takes(first);
    if (this.#exclude.some(isTaken)) return true;
    if (type === 'other') return false;
    if (isIndex(type)) {
      if (this.#boards.length > 0 && !this.#isOfBoards(url)) return true;
      return type === 'index-flip' && own !== undefined && this.#lists?.isEnded(own.whole, own.page) === true;
    }
    const from = matcher.match(foundOn);
    // The pages of a thread that was wanted are wanted.
    if (from?.type.startsWith('thread') === true && from.whole === own?.whole) return false;
    if (this.#include.length > 0 && !this.#include.some(isTaken)) return true;
    if (this.#boards.length === 0 && this.#since === undefined) return false;
    // The start itself was asked for.
    if (depth === 0 && this.#boards.length === 0) return false;
    return !(await this.#isListedHere(foundOn, own?.whole ?? url, first, from));
  }

  /** Whether a list of a wanted board names a thread, and as young enough. A date that no list tells counts for neither. */
  async #isListedHere(
    foundOn: string,
    identity: string,
    url: string,
    from: LinkMatch | undefined,
  ): Promise<boolean> {
    const isFromList = from === undefined || isIndex(from.type);
    const isOfBoard = isFromList && this.#isOfBoards(foundOn);
    const known = this.#listed.get(identity) ?? (await this.#stored(url));
    const isWanted = isOfBoard || (known?.boardUrl != null && this.#isOfBoards(known.boardUrl));
    if (this.#boards.length > 0 && !isWanted) return false;
    if (this.#since === undefined) return true;
    if (known?.lastPostAt == null) return isFromList;
    return Date.parse(known.lastPostAt) + SLACK_MS >= this.#since;
  }

  #isOfBoards(url: string): boolean {
    const nameOf = (one: string): string => this.#tools.model.matcher.match(one)?.whole ?? one;
    const name = nameOf(url);
    return this.#boards.some((board) => nameOf(board) === name);
  }

  /** What an earlier run was told of a thread. */
  async #stored(thread: string): Promise<Listed | undefined> {
    const { store, site } = this.#tools;
    for await (const row of store.rows('threads', site.id, { thread })) return row;
    return undefined;
  }
}
