// The post template of a site: where posts stand and where in them each field is. Plain JSON, part of the site model.
import type { DayOrder } from '../page/index.ts';
import type { MessageTemplate } from './message-template.ts';
import type { Byline } from './post-byline.ts';
import type { FurnitureKind } from './post-furniture.ts';
import type { Indent } from './post-indent.ts';
import type { SiteZone } from './site-zone.ts';

/** How a record begins. */
export interface RecordHead {
  readonly tag: string;
  /** Class names every record's first element has, without digits. */
  readonly names: readonly string[];
  /** Where its parent stands, when that is the same on all pages; else ''. */
  readonly location: string;
  /** Keys of the siblings that follow the first element and belong to the record; empty for records of one element. */
  readonly followers: readonly string[];
  /** Those of them that no record begins with, where first elements have no name of their own. Absent: none. */
  readonly inside?: readonly string[];
}

/** One way posts are drawn. Paths lead from the record down: see post-rows.ts. Several paths: the first that is there. */
export interface RecordTemplate {
  readonly head: RecordHead;
  /** Class names, most telling first. */
  readonly ranks: readonly string[];
  readonly author: readonly string[];
  /** What is written beside every author's name. */
  readonly authorLabels?: readonly string[];
  /** Where a line names the author beside its date, when no element holds the name alone. */
  readonly byline?: Byline | null;
  readonly time: readonly string[];
  readonly body: string;
  /** Where some posts go on beside the body. */
  readonly more?: readonly string[];
  readonly permalink: readonly string[];
  /** Element whose id attribute names the post. */
  readonly id: readonly string[];
  readonly number: readonly string[];
  readonly likes: readonly string[];
  readonly joined: readonly string[];
  readonly userPosts: readonly string[];
  /** What stands beside that number. */
  readonly userPostsLabel: string;
  readonly userTitle: readonly string[];
  readonly signature: readonly string[];
  readonly edited: readonly string[];
  readonly replyLink: readonly string[];
  /** Where the depth of answers is told, when they are drawn by indentation. */
  readonly indent?: Indent | null;
  /** Places inside the body that hold quotes, besides blockquotes. */
  readonly quotes: readonly string[];
  /** Places inside the body that are not the post's own words. */
  readonly furniture: Readonly<Record<string, FurnitureKind>>;
  readonly confidence: {
    readonly author: number;
    readonly time: number;
    readonly body: number;
    readonly permalink: number;
  };
}

export interface PostTemplate {
  readonly version: 1;
  readonly posts: RecordTemplate;
  /** How the opening post is drawn where it stands apart from the replies. */
  readonly lead: RecordTemplate | null;
  /** How comments under single posts are drawn, where they are drawn otherwise than posts. */
  readonly comments?: RecordTemplate | null;
  /** How messages are drawn where every page shows one: then nothing else of the template counts. */
  readonly message?: MessageTemplate | null;
  /** Headings that most pages have: none is the title of a thread. */
  readonly headings: readonly string[];
  /** Order of day, month and year in all-numeric dates of the site. */
  readonly order: DayOrder | null;
  /** Zone of the site's times, where its pages give it away and a page at hand does not tell it itself. */
  readonly zone?: SiteZone | null;
  /** How many pages and records it was learned from. */
  readonly pages: number;
  readonly records: number;
  /** How many there were to learn from, those that show too little included. */
  readonly seenPages?: number;
  readonly confidence: number;
}
