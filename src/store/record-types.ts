// The records a store keeps of a site: boards, threads, posts and users, and what single pages tell of them.
import type { AssembledPost, PostHints, ThreadPost } from '../records/index.ts';

/** A board as all pages together tell of it; null (or '') is what none of them says. */
export interface BoardRow {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** The board it is a part of. */
  readonly parentUrl: string | null;
  /** The heading it is listed under. */
  readonly category: string;
  /** Counts as its list shows them, when that page was fetched. */
  readonly threads: number | null;
  readonly posts: number | null;
  /** ISO 8601. */
  readonly lastPostAt: string | null;
  /** Threads as its own pages state them, and the fewest that its pager leaves room for. */
  readonly toldThreads: number | null;
  readonly leastThreads: number | null;
}

/** A poll of a thread. */
export interface PollRow {
  readonly question: string;
  /** `votes` is null where the page does not show them. */
  readonly options: readonly { readonly text: string; readonly votes: number | null }[];
}

/** A thread as all pages together tell of it; null (or '') is what none of them says. */
export interface ThreadRow {
  /** Canonical URL of its first page. */
  readonly url: string;
  readonly title: string;
  readonly boardUrl: string | null;
  /** Titles of the boards it is in, from the top down. */
  readonly path: readonly string[];
  readonly tags: readonly string[];
  /** As the board shows them, when that page was fetched. */
  readonly replies: number | null;
  readonly views: number | null;
  /** ISO 8601. */
  readonly lastPostAt: string | null;
  readonly isSticky: boolean | null;
  readonly isLocked: boolean | null;
  readonly poll: PollRow | null;
  /** Posts as its own pages state them, and the fewest that its pager leaves room for. */
  readonly toldPosts: number | null;
  readonly leastPosts: number | null;
  /** When it was last put together. */
  readonly storedPosts: number | null;
}

/** A thread that was put together. */
export interface AssembledThread {
  readonly thread: string;
  /** All posts that it was put together from. */
  readonly posts: readonly AssembledPost[];
  /** Those that are not where they were, or answer another post than before. */
  readonly changed: readonly AssembledPost[];
}

/** A thread that has the title of another. */
export interface ThreadOfSameTitle {
  readonly url: string;
  /** Both have a post of the same id, author and time. */
  readonly sharesPosts: boolean;
}

/** A board or thread by a URL, and by its identity where its canonical URL may be another one. */
export interface RecordName {
  /** '': only the identity is known; when it is in no frontier entry, the record is nobody's. */
  readonly url: string;
  /** The same as the identity of its frontier entry. */
  readonly identity?: string;
}

interface Told extends RecordName {
  /**
   * Told by a list that names the record, not by its own page: of title, parent and path only what is not known yet is
   * taken, for lists cut titles short and still show what was moved away.
   */
  readonly isListed?: boolean;
}

/** What one page tells of a board; what it leaves out or has as null stays as it is. */
export interface BoardFacts extends Told, Partial<Omit<BoardRow, 'url' | 'parentUrl'>> {
  readonly parent?: RecordName | null;
}

/** What one page tells of a thread; what it leaves out or has as null stays as it is. */
export interface ThreadFacts extends Told, Partial<Omit<ThreadRow, 'url' | 'boardUrl' | 'storedPosts'>> {
  readonly board?: RecordName | null;
}

export interface PostRow {
  /** Unique within its thread. */
  readonly id: string;
  readonly thread: string;
  readonly threadTitle: string;
  readonly board: string;
  /** From 1 in the thread when exported; stored, any number that grows in the order of the posts. */
  readonly position: number;
  readonly author: string;
  readonly authorUrl: string | null;
  readonly createdAt: string | null;
  readonly createdAtRaw: string;
  readonly text: string;
  readonly html: string;
  readonly url: string;
  readonly replyTo: string | null;
  readonly quotes: readonly string[];
  readonly page: string;
  readonly likes: number | null;
  readonly isEdited: boolean;
  /** URLs of files, and of pictures in the text. */
  readonly attachments: readonly string[];
  readonly images: readonly string[];
  /** How sure each field is, 0 … 1. */
  readonly confidence: Readonly<Record<string, number>>;
  /** What helps to put its thread together; not exported. */
  readonly hints?: PostHints;
}

/** A stored post as far as it takes to put its thread together. */
export interface StoredPost extends ThreadPost {
  readonly replyTo: string | null;
}

export interface UserRow {
  /** Unique within the site together with `url`. */
  readonly name: string;
  readonly url: string | null;
  /** ISO day. */
  readonly joined: string | null;
  /** How many posts the user has, as the page fetched last says. */
  readonly posts: number | null;
}

/** Records read from pages; a record seen again replaces what was known of it. */
export interface Records {
  readonly boards?: readonly BoardFacts[];
  readonly threads?: readonly ThreadFacts[];
  readonly posts?: readonly PostRow[];
  readonly users?: readonly UserRow[];
}
