// The lab's data: a world (what was said, by whom, when), a dialect (how a forum shows it), views (what a layout
// draws) and truth (what a crawler should find). World knows no HTML and no URL; layouts know no world.

// ---------------------------------------------------------------- world

export type LabLanguage = 'en' | 'de' | 'es' | 'ru' | 'zh' | 'ja' | 'ar' | 'pl';

/** A part of a post's body. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'quote'; readonly postId: number; readonly author: string; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'image'; readonly name: string; readonly alt: string }
  | { readonly kind: 'link'; readonly href: string; readonly text: string }
  | { readonly kind: 'spoiler'; readonly title: string; readonly text: string };

export interface LabUser {
  readonly id: number;
  readonly name: string;
  readonly title: string;
  readonly joinedAt: number;
  readonly hasAvatar: boolean;
  /** '' when the user has none. */
  readonly signature: string;
  /** Posts stay, the profile is gone. */
  readonly isDeleted: boolean;
}

export interface LabPost {
  readonly id: number;
  readonly threadId: number;
  /** null: a guest, who has a name but no profile. */
  readonly userId: number | null;
  readonly authorName: string;
  /** Epoch seconds, UTC. */
  readonly createdAt: number;
  readonly editedAt: number | null;
  readonly blocks: readonly Block[];
  /** The post it answers: the quoted one, or the parent in a reply tree. */
  readonly replyTo: number | null;
  readonly likes: number;
  readonly attachments: readonly { readonly name: string; readonly bytes: number }[];
}

export interface LabThread {
  readonly id: number;
  readonly boardId: number;
  readonly title: string;
  readonly views: number;
  readonly isSticky: boolean;
  readonly isLocked: boolean;
  /** The board that still shows a 'moved' row for it. */
  readonly movedFromBoardId: number | null;
  readonly tags: readonly string[];
  readonly poll: {
    readonly question: string;
    readonly options: readonly { readonly text: string; readonly votes: number }[];
  } | null;
}

export interface LabBoard {
  readonly id: number;
  readonly parentId: number | null;
  readonly title: string;
  readonly description: string;
  /** A heading that groups boards on the entry page and has no threads of its own. */
  readonly isCategory: boolean;
}

export interface WorldOptions {
  readonly seed: number;
  readonly language: LabLanguage;
  readonly boards: number;
  readonly threads: number;
  /** Mean posts a thread; lengths are heavy-tailed, many threads have one post. */
  readonly postsPerThread: number;
  readonly users: number;
  /** The world's present, epoch seconds; every post is older. */
  readonly now: number;
  /** How long ago the first thread was started; grows with the number of threads unless given. */
  readonly spanDays?: number;
}

/** All of a forum's content at one moment. Grows by `advance`. */
export interface World {
  readonly options: WorldOptions;
  /** Epoch seconds. */
  readonly now: number;
  readonly boards: readonly LabBoard[];
  readonly threads: readonly LabThread[];
  readonly users: ReadonlyMap<number, LabUser>;
  readonly posts: ReadonlyMap<number, LabPost>;
  /** Threads of a board, sticky first, then last post newest first. */
  threadsOf(boardId: number): readonly LabThread[];
  /** Posts of a thread, oldest first. */
  postsOf(threadId: number): readonly LabPost[];
  threadById(threadId: number): LabThread | undefined;
  /** What a row of a list shows, without making all posts of the thread. Every thread has a first post. */
  firstPostOf(threadId: number): LabPost;
  lastPostOf(threadId: number): LabPost;
  postCountOf(threadId: number): number;
  /** Threads and posts of a board itself, without its sub-boards. */
  threadCountOfBoard(boardId: number): number;
  postCountOfBoard(boardId: number): number;
  postCountOfUser(userId: number): number;
  /** Threads that were moved away from a board and still have a row there. */
  threadsMovedFrom(boardId: number): readonly LabThread[];
  /** Lets time pass; the seeded arrival process adds posts and threads. Returns the new posts, oldest first. */
  advance(toTime: number): readonly LabPost[];
}

// ---------------------------------------------------------------- views

export interface Anchor {
  readonly text: string;
  readonly url: string;
}

export interface LastPostView {
  readonly title: string;
  /** Often a last-post redirect or a permalink: a duplicate of a thread page. */
  readonly url: string;
  readonly author: string;
  readonly authorUrl: string | null;
  readonly timeText: string;
}

export interface BoardRowView {
  readonly title: string;
  readonly url: string;
  readonly description: string;
  readonly threadCount: number;
  readonly postCount: number;
  readonly last: LastPostView | null;
  readonly subBoards: readonly Anchor[];
}

export interface ThreadRowView {
  readonly title: string;
  readonly url: string;
  readonly author: string;
  readonly authorUrl: string | null;
  readonly startedText: string;
  readonly replies: number;
  readonly views: number;
  readonly last: LastPostView;
  readonly isSticky: boolean;
  readonly isLocked: boolean;
  readonly isMoved: boolean;
  /** The small pager in a row: links to pages 2, 3, … of the thread. */
  readonly pager: readonly Anchor[];
  readonly tags: readonly Anchor[];
  /** Leads the row before the title: the board it lies in, or a label. */
  readonly prefix: Anchor | null;
}

export interface PostView {
  /** Value of the element's id attribute ('p77'), unique on the page. */
  readonly anchor: string;
  readonly number: number;
  readonly author: string;
  readonly authorUrl: string | null;
  readonly userTitle: string;
  readonly avatarUrl: string | null;
  readonly joinedText: string;
  readonly userPosts: number | null;
  readonly timeText: string;
  readonly timeIso: string;
  readonly bodyHtml: string;
  readonly signatureHtml: string;
  readonly editedText: string;
  readonly permalink: string;
  readonly likes: number;
  readonly attachments: readonly Anchor[];
  /** Quote, report, reply, like buttons. */
  readonly actions: readonly Anchor[];
  /** 0 = top; used by reply trees. */
  readonly depth: number;
}

/** Page flips, already in the dialect's style; `url: null` is the current page or a gap. */
export interface PagerView {
  readonly items: readonly {
    readonly text: string;
    readonly url: string | null;
    readonly rel?: 'next' | 'prev';
  }[];
  /** A button that a script must press; no link exists. */
  readonly loadMoreUrl: string | null;
  /** What brings them instead: scrolling to the end, or buttons 1 2 3 that put other rows in the place of these. */
  readonly moreBy?:
    | { readonly kind: 'scroll' }
    | { readonly kind: 'numbers'; readonly urls: readonly string[] };
}

/** What surrounds the content of every page. */
export interface FrameView {
  readonly language: LabLanguage;
  readonly direction: 'ltr' | 'rtl';
  readonly siteTitle: string;
  readonly pageTitle: string;
  readonly charset: string;
  readonly breadcrumbs: readonly Anchor[];
  readonly navigation: readonly Anchor[];
  readonly footer: readonly Anchor[];
  readonly feeds: readonly Anchor[];
  readonly canonicalUrl: string | null;
  readonly jsonLd: readonly object[];
  readonly nextUrl: string | null;
  readonly prevUrl: string | null;
  /** Text of the interface in the forum's language: strings.reply, strings.views, … */
  readonly strings: UiStrings;
  /** A box of 'latest posts' beside the content: a list of records that are not the page's own. */
  readonly latestPosts?: readonly LastPostView[];
  /** 'Who is online': links to profiles, or '' as url for a guest. */
  readonly online?: readonly Anchor[];
}

export interface EntryView {
  readonly frame: FrameView;
  readonly categories: readonly {
    readonly title: string;
    readonly url: string | null;
    readonly boards: readonly BoardRowView[];
  }[];
  readonly statistics: string;
}

export interface BoardView {
  readonly frame: FrameView;
  readonly title: string;
  readonly subBoards: readonly BoardRowView[];
  readonly threads: readonly ThreadRowView[];
  readonly pager: PagerView | null;
  /** Column headings that sort, 'mark read', 'new topic'. */
  readonly tools: readonly Anchor[];
}

export interface ThreadView {
  readonly frame: FrameView;
  readonly title: string;
  readonly posts: readonly PostView[];
  readonly pager: PagerView | null;
  readonly pollHtml: string;
  readonly tools: readonly Anchor[];
  readonly similarThreads: readonly Anchor[];
  readonly nextThread: Anchor | null;
  readonly previousThread: Anchor | null;
  readonly replyFormUrl: string | null;
  /** HTML between records, or '' . */
  readonly adHtml: string;
}

/** A skin: draws views, decides nothing. */
export interface Layout {
  readonly name: string;
  entry(view: EntryView): string;
  board(view: BoardView): string;
  thread(view: ThreadView): string;
  /** Portal, member list, profile, login, search, calendar …: title and content already made. */
  plain(frame: FrameView, title: string, contentHtml: string): string;
  /** Only the posts of a thread page, as its 'load more' button appends them. */
  postRecords?(view: ThreadView): string;
  /** Only the thread rows of a board page, as its 'load more' button appends them. */
  threadRecords?(view: BoardView): string;
}

/** Interface words of one language. */
export interface UiStrings {
  readonly [key: string]: string;
}

// ---------------------------------------------------------------- truth

export type TruthType = 'entry' | 'index' | 'index-flip' | 'thread' | 'thread-flip' | 'other' | 'duplicate';

/** What a URL of the lab forum is. */
export interface TruthPage {
  readonly url: string;
  readonly type: TruthType;
  readonly boardId?: number | string;
  readonly threadId?: number | string;
  /** From 1. */
  readonly page?: number;
  /** Ids of the posts shown, in order. */
  readonly posts?: readonly number[];
  /** The URL that should be fetched instead, when this is a duplicate. */
  readonly canonical?: string;
}

/** What a crawler should extract from a post. */
export interface TruthPost {
  readonly id: string;
  readonly thread: string;
  readonly threadUrl: string;
  readonly n: number;
  readonly author: string;
  /** Epoch seconds. */
  readonly created: number;
  readonly text: string;
  readonly replyTo: string | null;
}
