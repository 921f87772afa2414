// What a crawler should find on a lab forum, computed from the same site the server draws.
import type { PlacedPost, Site } from '../dialects/site.ts';
import { withoutSession } from '../server/sessions.ts';
import type { LabBoard, LabThread, TruthPage, TruthPost } from '../types.ts';
import type { Target } from '../urls/index.ts';
import { type CrawledPost, type Score, type ScoredRequest, score } from './score.ts';
import { bodyText } from './text.ts';

export interface TruthThread {
  readonly id: string;
  readonly board: string;
  readonly title: string;
  /** Of its first page. */
  readonly url: string;
  readonly pages: number;
  readonly posts: number;
  readonly views: number;
  readonly isSticky: boolean;
  readonly isLocked: boolean;
  readonly tags: readonly string[];
  readonly poll: LabThread['poll'];
}

export interface TruthBoard {
  readonly id: string;
  readonly title: string;
  /** Of its first page; null for a heading that has none. */
  readonly url: string | null;
  readonly description: string;
  readonly parent: string | null;
  readonly isCategory: boolean;
  /** With those of the boards below it, as rows show them. */
  readonly threads: number;
  readonly posts: number;
}

export interface TruthUser {
  readonly name: string;
  /** ISO day, UTC. */
  readonly joined: string;
  readonly posts: number;
}

/** The fewest requests that see everything, by kind. */
export interface TruthIdeal {
  readonly entry: number;
  readonly index: number;
  readonly thread: number;
  readonly total: number;
}

export interface LabTruth {
  readonly entryUrl: string;
  readonly ideal: TruthIdeal;
  /** What any URL is; 'other' for what does not exist. A session id changes nothing. */
  typeOf(url: string): TruthPage;
  /** The ideal set: entry, boards, threads and their later pages, each under its canonical URL. */
  pages(): readonly TruthPage[];
  threads(): readonly TruthThread[];
  boards(): readonly TruthBoard[];
  /** Those who wrote and still have a profile. */
  users(): readonly TruthUser[];
  /** URLs of their profiles. */
  profiles(): readonly string[];
  /** By thread, in the order shown. */
  posts(): readonly (TruthPost & { readonly textNoQuotes: string })[];
  score(requests: readonly ScoredRequest[], posts?: readonly CrawledPost[]): Score;
}

/** Reads the truth off a site. It follows the site as it grows. */
export function createTruth(site: Site, origin: string): LabTruth {
  const { world } = site;
  const urlOf = (target: Target): string => origin + site.path(target);
  const isListed = (board: number): boolean => site.listedBoards.some((one) => one.id === board);

  function threadPage(thread: number, page: number): TruthPage {
    return {
      url: urlOf({ kind: 'thread', thread, page }),
      type: page === 1 ? 'thread' : 'thread-flip',
      boardId: site.thread(thread)!.boardId,
      threadId: thread,
      page,
      posts: site.postsOn(thread, page).map(({ post }) => post.id),
    };
  }
  function boardPage(board: number, page: number): TruthPage {
    return {
      url: urlOf({ kind: 'board', board, page }),
      type: page === 1 ? 'index' : 'index-flip',
      boardId: board,
      page,
    };
  }

  /** The page a target shows, if it shows one that counts, whatever it is called. */
  function pageOf(target: Target): TruthPage | null {
    switch (target.kind) {
      case 'entry':
        return { url: urlOf({ kind: 'entry' }), type: 'entry' };
      case 'board': {
        if (!isListed(target.board)) return null;
        const page = shownPage(target.page, site.boardPages(target.board));
        return page === null ? null : boardPage(target.board, page);
      }
      case 'thread': {
        if (!site.thread(target.thread)) return null;
        const page = shownPage(target.page, site.threadPages(target.thread));
        return page === null ? null : threadPage(target.thread, page);
      }
      case 'post': {
        const post = world.posts.get(target.post);
        return post ? threadPage(post.threadId, site.pageOfPost(post)) : null;
      }
      case 'last-post':
        return lastPage(target.thread);
      case 'service':
        return servicePage(target.service, target.values);
      default:
        return null;
    }
  }
  function shownPage(page: number, pages: number): number | null {
    if (page >= 1 && page <= pages) return page;
    if (site.dialect.beyondLast === 'not-found') return null;
    return site.dialect.beyondLast === 'last' ? pages : 1;
  }
  function lastPage(thread: number): TruthPage | null {
    if (!site.thread(thread)) return null;
    return threadPage(thread, site.pageOfPost(site.lastPost(thread)));
  }
  function servicePage(service: string, values: readonly string[]): TruthPage | null {
    const thread = Number(values[0]);
    const isRepeated =
      (service === 'print' && site.has('print-view')) || (service === 'lofi' && site.has('lo-fi'));
    if (isRepeated) {
      const page = values[1] === undefined ? 1 : Number(values[1]);
      const exists = site.thread(thread) && page >= 1 && page <= site.threadPages(thread);
      return exists ? threadPage(thread, page) : null;
    }
    if (service === 'moved' && site.has('moved-redirect'))
      return site.thread(thread) ? threadPage(thread, 1) : null;
    return service === 'unread' && site.has('unread-links') ? lastPage(thread) : null;
  }

  function typeOf(given: string): TruthPage {
    const other: TruthPage = { url: given, type: 'other' };
    if (!URL.canParse(given)) return other;
    const url = new URL(given);
    if (url.origin !== origin) return other;
    const { path } = withoutSession(url.pathname + url.search);
    const bare = new URL(path, origin);
    const target = site.read(bare.pathname, bare.searchParams);
    const page = target && pageOf(target);
    if (!page) return other;
    url.hash = '';
    if (page.url === url.href) return page;
    // The forum's own spelling but for a session id, or another name of the entry page: the page itself.
    if (page.url === bare.href || (page.type === 'entry' && !target.extras)) {
      return { ...page, url: given, canonical: page.url };
    }
    return { ...page, url: given, type: 'duplicate', canonical: page.url };
  }

  function pages(): TruthPage[] {
    const all: TruthPage[] = [{ url: urlOf({ kind: 'entry' }), type: 'entry' }];
    for (const board of site.listedBoards) {
      for (let page = 1; page <= site.boardPages(board.id); page++) all.push(boardPage(board.id, page));
    }
    for (const thread of world.threads) {
      for (let page = 1; page <= site.threadPages(thread.id); page++) all.push(threadPage(thread.id, page));
    }
    return all;
  }

  function truthPost(threadUrl: string, placed: PlacedPost) {
    const { post } = placed;
    const answered = site.answered(placed);
    return {
      id: String(post.id),
      thread: String(post.threadId),
      threadUrl,
      n: placed.position,
      author: post.authorName,
      created: post.createdAt,
      text: bodyText(post.blocks),
      textNoQuotes: bodyText(post.blocks, { quotes: false }),
      replyTo: answered === null ? null : String(answered),
    };
  }

  function family(board: LabBoard): LabBoard[] {
    return [board, ...site.childBoards(board.id).flatMap(family)];
  }
  function truthBoard(board: LabBoard): TruthBoard {
    const all = family(board);
    return {
      id: String(board.id),
      title: board.title,
      url: isListed(board.id) ? urlOf({ kind: 'board', board: board.id, page: 1 }) : null,
      description: board.description,
      parent: board.parentId === null ? null : String(board.parentId),
      isCategory: board.isCategory,
      threads: all.reduce((sum, { id }) => sum + world.threadCountOfBoard(id), 0),
      posts: all.reduce((sum, { id }) => sum + world.postCountOfBoard(id), 0),
    };
  }

  const members = () =>
    [...world.users.values()].filter(({ id, isDeleted }) => !isDeleted && world.postCountOfUser(id) > 0);

  const truth: LabTruth = {
    entryUrl: urlOf({ kind: 'entry' }),
    get ideal() {
      let index = 0;
      let thread = 0;
      for (const board of site.listedBoards) index += site.boardPages(board.id);
      for (const one of world.threads) thread += site.threadPages(one.id);
      return { entry: 1, index, thread, total: 1 + index + thread };
    },
    typeOf,
    pages,
    threads: () =>
      world.threads.map((thread) => ({
        id: String(thread.id),
        board: String(thread.boardId),
        title: thread.title,
        url: urlOf({ kind: 'thread', thread: thread.id, page: 1 }),
        pages: site.threadPages(thread.id),
        posts: world.postCountOf(thread.id),
        views: thread.views,
        isSticky: thread.isSticky,
        isLocked: thread.isLocked,
        tags: thread.tags,
        poll: thread.poll,
      })),
    boards: () => world.boards.map(truthBoard),
    users: () =>
      members().map(({ id, name, joinedAt }) => ({
        name,
        joined: new Date(joinedAt * 1000).toISOString().slice(0, 10),
        posts: world.postCountOfUser(id),
      })),
    profiles: () => members().map(({ id }) => urlOf({ kind: 'profile', user: id })),
    posts: () =>
      world.threads.flatMap((thread) => {
        const url = urlOf({ kind: 'thread', thread: thread.id, page: 1 });
        return site.posts(thread.id).map((placed) => truthPost(url, placed));
      }),
    score: (requests, posts) => score(truth, requests, posts),
  };
  return truth;
}
