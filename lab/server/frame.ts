// What surrounds the content of a page: navigation, breadcrumbs, footer, head links, side boxes.

import type { Dialect } from '../dialects/types.ts';
import { directionOf } from '../language/index.ts';
import type { Anchor, FrameView, PagerView } from '../types.ts';
import type { Target } from '../urls/index.ts';
import { latestPosts } from './latest-posts.ts';
import { nuisances, onlineNow } from './nuisances/index.ts';
import type { Scene } from './scene.ts';

export interface FrameOptions {
  readonly title: string;
  readonly breadcrumbs: readonly Anchor[];
  readonly pager: PagerView | null;
  readonly jsonLd: readonly object[];
}

/** What the page's own canonical target is, when it has one. */
function ownTarget(scene: Scene): Target | null {
  return scene.shown.kind === 'plain' ? null : scene.shown;
}

export function makeFrame(scene: Scene, options: FrameOptions): FrameView {
  const { site, strings } = scene;
  const { dialect } = site;
  const own = ownTarget(scene);
  const flip = (rel: 'next' | 'prev'): string | null =>
    dialect.tellsNextPage ? (options.pager?.items.find((item) => item.rel === rel)?.url ?? null) : null;
  const all = dialect.nuisances.map((name) => nuisances[name]);
  return {
    language: dialect.language,
    direction: directionOf(dialect.language),
    siteTitle: scene.siteTitle,
    pageTitle: options.title,
    charset: dialect.charsetTold === 'wrong-meta' ? wrongCharset(dialect.charset) : dialect.charset,
    breadcrumbs: options.breadcrumbs,
    navigation: [
      scene.anchor(strings.home, { kind: 'entry' }),
      ...(dialect.entryShows === 'latest' ? boardMenu(scene) : []),
      ...all.flatMap((one) => one.navigation?.(scene) ?? []),
    ],
    footer: all.flatMap((one) => one.footer?.(scene) ?? []),
    feeds: all.flatMap((one) => one.feeds?.(scene) ?? []),
    canonicalUrl: dialect.tellsCanonical && own ? scene.links.absolute(claimed(own, dialect)) : null,
    jsonLd: options.jsonLd,
    nextUrl: flip('next'),
    prevUrl: flip('prev'),
    strings,
    ...(site.has('latest-posts') ? { latestPosts: latestPosts(scene) } : {}),
    ...(site.has('online') ? { online: onlineNow(scene) } : {}),
  };
}

/** What the page calls itself. */
function claimed(own: Target, { canonicalLies }: Dialect): Target {
  if (canonicalLies === 'entry') return { kind: 'entry' };
  const isPaged = own.kind === 'board' || own.kind === 'thread';
  return canonicalLies === 'first-page' && isPaged ? { ...own, page: 1 } : own;
}

function boardMenu(scene: Scene): Anchor[] {
  return scene.site.listedBoards.map(({ id, title }) =>
    scene.anchor(title, { kind: 'board', board: id, page: 1 }),
  );
}

function wrongCharset(charset: string): string {
  return charset === 'utf-8' ? 'iso-8859-1' : 'utf-8';
}
