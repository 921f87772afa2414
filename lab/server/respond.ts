// From a request to an answer: finds what the URL names and draws it, or redirects, or says there is nothing.
import type { Site } from '../dialects/site.ts';
import type { Target } from '../urls/index.ts';
import { type Answer, redirect } from './answer.ts';
import { drawBoard, drawEntry, drawPlain, drawThread } from './draw.ts';
import { nuisances } from './nuisances/index.ts';
import { profilePage } from './profile.ts';
import { createScene, postAnchor, type Scene, type Shown } from './scene.ts';
import { portalPage, robotsText, sitemapXml, trapPage, trapPath } from './site-files.ts';

/** A request as the forum's software sees it: session id and connection already taken away. */
export interface LabRequest {
  /** Path with query. */
  readonly path: string;
  /** Links of the answer carry the session mark. */
  readonly hasSession: boolean;
  /** A script asks for records to append. */
  readonly recordsOnly: boolean;
}

export interface Responder {
  respond(request: LabRequest): Answer;
}

export function createResponder(site: Site, origin: string, siteTitle: string): Responder {
  const { dialect, world } = site;

  function respond(request: LabRequest): Answer {
    const url = new URL(request.path, 'http://lab.invalid');
    const sceneOf = (shown: Shown): Scene =>
      createScene({ site, origin, path: request.path, shown, hasSession: request.hasSession, siteTitle });
    const plain = sceneOf({ kind: 'plain' });

    if (url.pathname === '/robots.txt') return robotsText(site, origin) ?? missing(plain);
    if (url.pathname === '/sitemap.xml') return sitemapXml(site, origin) ?? missing(plain);
    if (url.pathname === '/' && dialect.base !== '/') return portalPage(plain);
    if (site.has('repeating-path') && url.pathname.startsWith(trapPath(site))) return trapPage(plain);

    const target = site.read(url.pathname, url.searchParams);
    if (!target) return otherSlash(url) ?? missing(plain);
    return answerTarget(target, url.pathname + url.search, sceneOf, request) ?? missing(plain);
  }

  function missing(scene: Scene): Answer {
    const { strings } = scene;
    const page = drawPlain(scene, strings.notFound, `<p>${strings.notFound}</p>`);
    return { ...page, status: site.has('soft-404') ? 200 : 404 };
  }

  /** A missing or surplus slash at the end, where the dialect forgives it. */
  function otherSlash(url: URL): Answer | null {
    if (!site.has('trailing-slash')) return null;
    const other = url.pathname.endsWith('/') ? url.pathname.slice(0, -1) : `${url.pathname}/`;
    const target = site.read(other, url.searchParams);
    return target && exists(target) ? redirect(other + url.search, 301) : null;
  }

  function exists(target: Target): boolean {
    switch (target.kind) {
      case 'thread':
      case 'last-post':
        return site.thread(target.thread) !== undefined;
      case 'board':
        return site.listedBoards.some((board) => board.id === target.board);
      case 'post':
        return world.posts.has(target.post);
      case 'profile':
        return world.users.has(target.user);
      default:
        return true;
    }
  }

  /** The page number that is shown for one asked for, or null when there is none. */
  function pageWithin(page: number, pages: number): number | null {
    if (page >= 1 && page <= pages) return page;
    if (dialect.beyondLast === 'not-found') return null;
    return dialect.beyondLast === 'last' ? pages : 1;
  }

  function answerTarget(
    target: Target,
    asked: string,
    sceneOf: (shown: Shown) => Scene,
    request: LabRequest,
  ): Answer | null {
    if (!exists(target)) return null;
    const isPage = target.kind === 'board' || target.kind === 'thread' || target.kind === 'entry';
    if (isPage && dialect.secondSpelling === 'redirect' && !target.extras && site.path(target) !== asked) {
      return redirect(sceneOf({ kind: 'plain' }).links.toPath(site.path(target)), 301);
    }
    const recordsOnly = request.recordsOnly;
    switch (target.kind) {
      case 'entry':
        return drawEntry(sceneOf({ kind: 'entry' }));
      case 'board': {
        const page = pageWithin(target.page, site.boardPages(target.board));
        if (page === null) return null;
        const scene = sceneOf({ kind: 'board', board: target.board, page });
        return drawBoard(scene, site.board(target.board)!, page, target.extras?.sort ?? '', recordsOnly);
      }
      case 'thread': {
        const page = pageWithin(target.page, site.threadPages(target.thread));
        if (page === null) return null;
        const scene = sceneOf({ kind: 'thread', thread: target.thread, page });
        return drawThread(scene, target.thread, page, { recordsOnly });
      }
      case 'post': {
        const post = world.posts.get(target.post)!;
        const page = site.pageOfPost(post);
        const scene = sceneOf({ kind: 'thread', thread: post.threadId, page });
        if (dialect.permalinks === 'page')
          return drawThread(scene, post.threadId, page, { recordsOnly: false });
        if (dialect.permalinks === 'single') {
          return drawThread(scene, post.threadId, page, { recordsOnly: false, only: post.id });
        }
        return toPost(scene, post.threadId, page, post.id);
      }
      case 'last-post': {
        const last = site.lastPost(target.thread);
        return toPost(sceneOf({ kind: 'plain' }), target.thread, site.pageOfPost(last), last.id);
      }
      case 'profile':
        return profilePage(sceneOf({ kind: 'plain' }), target.user);
      case 'service': {
        const scene = sceneOf({ kind: 'plain' });
        for (const name of dialect.nuisances) {
          const answer = nuisances[name].services?.[target.service];
          if (answer) return answer(scene, target.values, drawPlain);
        }
        return null;
      }
    }
  }

  function toPost(scene: Scene, thread: number, page: number, post: number): Answer {
    return redirect(scene.links.to({ kind: 'thread', thread, page }, { fragment: postAnchor(post) }));
  }

  return { respond };
}
