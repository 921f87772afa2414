// What a URL of a lab forum can name, and what a URL style is.

/** Query parameters that name nothing: sort orders, highlights, explicit sizes. Their pages are duplicates. */
export type Extras = Readonly<Record<string, string>>;

/** What a URL names. Pages count from 1. */
export type Target =
  | { readonly kind: 'entry'; readonly extras?: Extras }
  | { readonly kind: 'board'; readonly board: number; readonly page: number; readonly extras?: Extras }
  | { readonly kind: 'thread'; readonly thread: number; readonly page: number; readonly extras?: Extras }
  | { readonly kind: 'post'; readonly post: number; readonly extras?: Extras }
  | { readonly kind: 'last-post'; readonly thread: number; readonly extras?: Extras }
  | { readonly kind: 'profile'; readonly user: number; readonly extras?: Extras }
  | {
      readonly kind: 'service';
      readonly service: ServiceName;
      readonly values: readonly string[];
      readonly extras?: Extras;
    };

/** The pages around a forum that hold no posts of their own, and the keys their URLs carry. */
export const services = {
  attachment: ['post', 'n'],
  avatar: ['u'],
  calendar: ['year', 'month'],
  feed: ['board'],
  help: [],
  image: ['name'],
  login: [],
  lofi: ['t', 'page'],
  'mark-read': ['board'],
  members: ['page'],
  moved: ['t'],
  'new-posts': [],
  'new-thread': ['board'],
  online: [],
  'posts-by': ['u', 'page'],
  print: ['t', 'page'],
  register: [],
  reply: ['t'],
  report: ['post'],
  search: ['q', 'page'],
  share: ['t'],
  tag: ['name', 'page'],
  unread: ['t'],
} as const satisfies Record<string, readonly string[]>;

export type ServiceName = keyof typeof services;

/** What a style must know of the world to write a URL: slugs come from titles, offsets from page sizes. */
export interface Names {
  boardTitle(board: number): string;
  threadTitle(thread: number): string;
  boardOfThread(thread: number): number;
  threadOfPost(post: number): number;
  userName(user: number): string;
  readonly threadsPerPage: number;
  readonly postsPerPage: number;
  /** Path words in the forum's language, for styles that translate them. */
  readonly words: { readonly board: string; readonly thread: string; readonly user: string };
}

/**
 * Paths and queries below the forum's base, with holes: `{id}`, `{slug}`, `{page}`, `{offset}` (posts or threads
 * skipped), `{zero}` (the page counted from 0), `{board}` and `{thread}` (the one it belongs to), `{boardWord}`, `{threadWord}`, `{userWord}`.
 */
export interface Templates {
  readonly board: string;
  readonly boardPage: string;
  readonly thread: string;
  readonly threadPage: string;
  readonly post: string;
  readonly lastPost: string;
  readonly profile: string;
}

/** How a forum spells its URLs; plain data. */
export interface UrlStyle {
  readonly name: string;
  readonly purpose: string;
  /** '' or 'index.php': what follows the base for the front page. */
  readonly entry: string;
  readonly templates: Templates;
  /** A second spelling that still works: used by links in posts, side boxes and similar threads. */
  readonly alias?: Templates;
  /** plain: 5; opaque: k3j9x2; shared: one number space for boards, threads, users and posts; lettered: no digits. */
  readonly ids: 'plain' | 'opaque' | 'shared' | 'lettered';
  readonly slugs: 'ascii' | 'native';
  /** `members.php?page=2`, `members/2/` or `index.php?action=members&page=2`. */
  readonly services: 'script' | 'path' | 'action';
  /** Between query parameters; '&' unless told otherwise. */
  readonly separator?: ';';
  /** Not drawn by combined dialects: those that were there before keep their addresses. */
  readonly isOnlyNamed?: boolean;
}
