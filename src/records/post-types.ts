// What is read from a thread page: posts with their fields, each with how sure we are of it.
import type { LocalTime, Precision } from '../page/index.ts';
import type { MessageHints } from './message-links.ts';

/** Where the time of a post was read: attributes made for machines beat text made for people. */
export type TimeSource = 'attribute' | 'text' | 'structured';

export interface PostTime {
  /** As the page shows it. */
  readonly raw: string;
  /** ISO 8601, no finer than what was read; without offset where neither page nor site gives it away. */
  readonly iso: string;
  readonly precision: Precision;
  readonly local: LocalTime;
  /** Minutes east of UTC as the time itself tells them, or counted back from now; else null, whatever `iso` estimates. */
  readonly ownOffsetMinutes: number | null;
  readonly source: TimeSource;
}

export interface PostAuthor {
  readonly name: string;
  readonly url: string | null;
  readonly title: string | null;
  /** ISO day, when the page tells since when the author is a member. */
  readonly joined: string | null;
  readonly posts: number | null;
}

/** A passage of another post inside a post. */
export interface Quote {
  /** '' when the page does not say. */
  readonly author: string;
  readonly text: string;
  /** Where the page says the passage is from, with fragment. */
  readonly sourceUrl: string | null;
}

/** Something on the page that says which post this one answers. The first that leads to a known post is the best. */
export type ReplyHint =
  | { readonly kind: 'nesting'; readonly position: number }
  | { readonly kind: 'link'; readonly url: string; readonly fragment: string }
  | { readonly kind: 'quote'; readonly author: string; readonly text: string }
  | { readonly kind: 'mention'; readonly author: string };

/** What a post gives away of the one it answers, to be understood once all posts of the thread are known. */
export interface PostHints {
  /** Address of the post it says it answers. */
  readonly link?: string;
  /** Id of the post it is nested in. */
  readonly parent?: string;
  /** Of each of its quotes who is quoted ('' when the page does not say), and where from. */
  readonly quoted?: readonly { readonly author: string; readonly url: string | null }[];
  readonly mentions?: readonly string[];
  /** The number the page gives the post. */
  readonly number?: number;
  /** Where every page shows one message: what its page tells of others. */
  readonly message?: MessageHints;
}

/** A post as far as it matters to which others it answers. */
export interface AnsweringPost {
  readonly id: string;
  /** With fragment. */
  readonly url: string | null;
  readonly author: string;
  readonly text: string;
  readonly quotes: readonly string[];
  readonly hints: PostHints;
}

export interface PostConfidence {
  readonly author: number;
  readonly time: number;
  readonly body: number;
  readonly permalink: number;
}

export interface ExtractedPost {
  /** What the page calls the post (`p77`, `comment-12`), stable over fetches; else made of author, time and text. */
  readonly id: string;
  /** With fragment; null when the page links nowhere to the post alone. */
  readonly permalink: string | null;
  /** From 0, as the page shows them. */
  readonly position: number;
  /** The number the page gives the post ('#12'), or null. */
  readonly number: number | null;
  /** The opening post, drawn apart from the replies. */
  readonly isLead: boolean;
  readonly author: PostAuthor;
  readonly time: PostTime | null;
  readonly text: string;
  readonly html: string;
  readonly signature: string | null;
  readonly isEdited: boolean;
  readonly likes: number | null;
  readonly attachments: readonly { readonly name: string; readonly url: string }[];
  readonly images: readonly string[];
  readonly depth: number;
  /** Position of the post it is nested in, or null. */
  readonly parent: number | null;
  readonly quotes: readonly Quote[];
  readonly replyHints: readonly ReplyHint[];
  /** Position of the post on this page it answers, as far as the page shows it. */
  readonly replyTo: number | null;
  readonly confidence: PostConfidence;
  /** First node of the post in the page's tree. */
  readonly node: number;
}

export interface ExtractedPage {
  readonly title: string;
  readonly breadcrumb: readonly { readonly title: string; readonly url: string }[];
  readonly tags: readonly string[];
  readonly posts: readonly ExtractedPost[];
  /** 0 … 1: how much the page looks like the posts it was read as. */
  readonly confidence: number;
  readonly usedTemplate: boolean;
}
