// Boards and threads as index pages list them. How lists are drawn is learned from the first pages of the crawl; once
// there are enough, those are read again.
import type { Page } from '../page/index.ts';
import {
  breadcrumbOf,
  type IndexPage,
  type ListedRecord,
  type ListTemplate,
  learnLists,
  pageFacts,
  readLists,
} from '../records/index.ts';
import type { BoardFacts, RecordName, Records, ThreadFacts } from '../store/index.ts';
import { boardsOfTrail, type RecordNames } from './record-names.ts';

// Boards of all sizes show what varies.
export const INDEX_PAGES_TO_LEARN_FROM = 12;
// Until then, what is known is good enough for pages that are read again soon.
const LEARN_AT = new Set([1, 2, 4, 8]);

export interface SeenPage {
  readonly page: Page;
  /** URL under which it was fetched. */
  readonly url: string;
}

/** Reads the index pages of one crawl. */
export class IndexExtraction {
  #names: RecordNames;
  #templates: readonly ListTemplate[] = [];
  /** Pages read so far, until there are enough to learn from. */
  #early: SeenPage[] | undefined = [];
  /** Early pages are learned from again and again. */
  #indexPages = new WeakMap<Page, IndexPage>();

  /** `templates`: how lists are drawn, where that is known already; every page is read once then. */
  constructor(names: RecordNames, templates?: readonly ListTemplate[]) {
    this.#names = names;
    if (templates === undefined) return;
    this.#templates = templates;
    this.#early = undefined;
  }

  /** How lists are drawn, once that is clear. */
  get settled(): readonly ListTemplate[] | undefined {
    return this.#early === undefined ? this.#templates : undefined;
  }

  /** Goes on with a better model of the site. */
  useNames(names: RecordNames): void {
    this.#names = names;
    this.#indexPages = new WeakMap();
  }

  /**
   * Goes on where an earlier run was ended: with the pages it had read, and when these were enough, as lists are drawn on them. Else
   * each run would learn from what it happens to see, and rows would say more in one than in another.
   */
  resume(pages: readonly SeenPage[]): void {
    if (pages.length >= INDEX_PAGES_TO_LEARN_FROM) {
      this.learnFrom(pages.slice(0, INDEX_PAGES_TO_LEARN_FROM).map(({ page }) => page));
      return;
    }
    this.#early = [...pages];
    if (pages.length > 0) this.#templates = learnLists(pages.map(({ page }) => this.#indexPage(page)));
  }

  /** Learns from these pages alone; all others are then read once. */
  learnFrom(pages: readonly Page[]): void {
    this.#early = undefined;
    this.#templates = learnLists(pages.map((page) => this.#indexPage(page)));
  }

  /** Records of a page; with them those of earlier pages, when it has just become clear how lists are drawn. */
  read(page: Page, url: string): Records {
    const early = this.#early;
    if (early === undefined) return this.#records({ page, url });
    const before = early.findIndex((seen) => seen.url === url);
    if (before >= 0) early.splice(before, 1);
    early.push({ page, url });
    if (early.length >= INDEX_PAGES_TO_LEARN_FROM) return this.finish() ?? {};
    if (LEARN_AT.has(early.length))
      this.#templates = learnLists(early.map((seen) => this.#indexPage(seen.page)));
    return this.#records({ page, url });
  }

  /** At the end of a crawl of few boards: what was read early, read once more. */
  finish(): Records | undefined {
    const early = this.#early;
    if (early === undefined || early.length === 0) return undefined;
    this.learnFrom(early.map(({ page }) => page));
    const all = early.map((seen) => this.#records(seen));
    return {
      boards: all.flatMap(({ boards }) => boards ?? []),
      threads: all.flatMap(({ threads }) => threads ?? []),
    };
  }

  #indexPage(page: Page): IndexPage {
    let known = this.#indexPages.get(page);
    if (known === undefined) {
      const links = page.links.flatMap((link) => this.#names.known(link) ?? []);
      known = { page, facts: pageFacts(page.tree), links };
      this.#indexPages.set(page, known);
    }
    return known;
  }

  #records({ page, url }: SeenPage): Records {
    const own = this.#names.pageOf(url);
    const listed = readLists(this.#indexPage(page), this.#templates).filter(
      ({ identity }) => identity !== own?.identity,
    );
    const boards: BoardFacts[] = own === undefined ? [] : this.#ownFacts(page, own, listed);
    const threads: ThreadFacts[] = [];
    for (const record of listed) {
      if (record.kind === 'board') boards.push(boardFacts(record, own));
      else threads.push(threadFacts(record, own));
    }
    return { boards, threads };
  }

  /** What the trail of a board's page tells of it and of those above it. */
  #ownFacts(page: Page, own: RecordName, listed: readonly ListedRecord[]): BoardFacts[] {
    const firstRow = listed.reduce((first, { link }) => Math.min(first, link.node), page.tree.size);
    const below = new Set(listed.map(({ identity }) => identity));
    const trail = this.#names
      .trail(breadcrumbOf(page, firstRow))
      .filter(({ name }) => !below.has(name.identity ?? name.url));
    const at = trail.findIndex(({ name }) => name.identity === own.identity);
    const above = at < 0 ? trail : trail.slice(0, at);
    const title = trail[at]?.title;
    return [
      ...boardsOfTrail(above),
      // A board that no list and no trail names may be anything: another face of the front page.
      ...(title === undefined ? [] : [{ ...own, isListed: true, title }]),
      // Its own trail knows better where it belongs than a list that names it.
      ...(above.length === 0 ? [] : [{ ...own, parent: above.at(-1)!.name }]),
    ];
  }
}

function boardFacts(record: ListedRecord, page: RecordName | undefined): BoardFacts {
  const { link, identity, title, description, category, threads, posts, lastPostAt, parent } = record;
  const above = parent === null ? page : { url: parent.link.url, identity: parent.identity };
  return {
    url: link.url,
    identity,
    isListed: true,
    title,
    description,
    // Below a board, a heading is one of the page, not of the forum.
    ...(page === undefined && { category }),
    threads,
    posts,
    lastPostAt,
    parent: above ?? null,
  };
}

function threadFacts(record: ListedRecord, board: RecordName | undefined): ThreadFacts {
  const { link, identity, title, replies, views, lastPostAt, isSticky, isLocked, tags } = record;
  return {
    url: link.url,
    identity,
    isListed: true,
    title,
    board: board ?? null,
    replies,
    views,
    lastPostAt,
    isSticky,
    isLocked,
    tags,
  };
}
