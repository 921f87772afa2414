// All that is needed while one page is drawn: the site, the links of that page, the words and the dates.
import type { PlacedPost, Site } from '../dialects/site.ts';
import { formatDate, type InterfaceStrings, interfaceStrings } from '../language/index.ts';
import type { Anchor, LabUser } from '../types.ts';
import type { Target } from '../urls/index.ts';
import { createLinks, type LinkOptions, type Links } from './links.ts';

/** What the page shows. */
export type Shown =
  | { readonly kind: 'entry' }
  | { readonly kind: 'board'; readonly board: number; readonly page: number }
  | { readonly kind: 'thread'; readonly thread: number; readonly page: number }
  | { readonly kind: 'plain' };

export interface Scene {
  readonly site: Site;
  readonly origin: string;
  readonly shown: Shown;
  readonly strings: InterfaceStrings;
  readonly links: Links;
  readonly siteTitle: string;
  /** A moment in the dialect's date style. */
  time(epochSeconds: number): string;
  /** A day without time of day, as forums tell when somebody joined. */
  day(epochSeconds: number): string;
  anchor(text: string, target: Target, options?: LinkOptions): Anchor;
  /** Profile of an author, or null for guests and deleted users. */
  profile(userId: number | null): string | null;
  /** Where a link to a post goes, in the dialect's permalink style; null where it has none. */
  permalink(placed: PlacedPost): string | null;
}

export interface SceneOptions {
  readonly site: Site;
  readonly origin: string;
  /** Path of the page. */
  readonly path: string;
  readonly shown: Shown;
  readonly hasSession: boolean;
  readonly siteTitle: string;
}

/** The value of a post's id attribute. */
export function postAnchor(post: number): string {
  return `p${post}`;
}

/** Whether somebody's profile can be seen. */
export function hasProfile(user: LabUser | undefined): user is LabUser {
  return user !== undefined && !user.isDeleted;
}

export function createScene(options: SceneOptions): Scene {
  const { site } = options;
  const { dialect, world } = site;
  const links = createLinks(site, options.origin, options.path, options.hasSession);
  return {
    site,
    origin: options.origin,
    shown: options.shown,
    strings: interfaceStrings(dialect.language),
    links,
    siteTitle: options.siteTitle,
    day: (seconds) =>
      formatDate(dialect.language, 'day-only', seconds, world.now, dialect.timeZoneOffsetMinutes),
    time: (seconds) =>
      formatDate(dialect.language, dialect.dates, seconds, world.now, dialect.timeZoneOffsetMinutes),
    anchor: (text, target, linkOptions) => ({ text, url: links.to(target, linkOptions) }),
    profile: (userId) => {
      const user = userId === null ? undefined : world.users.get(userId);
      return hasProfile(user) ? links.to({ kind: 'profile', user: user.id }) : null;
    },
    permalink: ({ post, position }) => {
      const fragment = postAnchor(post.id);
      if (dialect.permalinks === 'none') return null;
      if (dialect.permalinks !== 'fragment') return links.to({ kind: 'post', post: post.id }, { fragment });
      const page = Math.ceil(position / dialect.postsPerPage);
      return links.to({ kind: 'thread', thread: post.threadId, page }, { fragment });
    },
  };
}
