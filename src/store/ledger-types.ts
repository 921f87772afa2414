// The ledger of a site: what it states beside what is stored, and what explains the difference.
import type { LinkType } from '../learn/index.ts';

/** Whether a crawl has everything the site states. */
export type Complete = 'yes' | 'no' | 'unknown';

/** Why a URL brought no page: what is there no more is no shortfall, everything else is. */
export type UnreadReason =
  | 'gone'
  | 'login'
  | 'refused'
  | 'robots'
  | 'choice'
  | 'unreachable'
  | 'redirects'
  | 'unreadable'
  | 'failed';

/** A URL that was given up. */
export interface UnreadUrl {
  readonly url: string;
  readonly type: LinkType;
  readonly reason: UnreadReason;
}

/** What is stated of something, and what is stored of it; null: nothing that can be believed is stated. */
export interface StatedStored {
  readonly stated: number | null;
  readonly stored: number;
}

/** One line of the ledger. */
export interface CoverageRow {
  readonly kind: 'site' | 'board' | 'thread';
  readonly url: string;
  readonly title: string;
  readonly statedThreads: number | null;
  /** Threads that its lists name; of these some may not be stored. */
  readonly listedThreads: number | null;
  readonly storedThreads: number | null;
  readonly statedPosts: number | null;
  readonly storedPosts: number | null;
  /** Where the stated counts were read. */
  readonly source: string;
  /** How sure these are, 0 to 1. */
  readonly trust: number | null;
  /** What explains the difference; empty where there is none. */
  readonly reason: string;
}

/** A kind of counts of a site, and how far it is believed. */
export interface CountSource {
  readonly name: string;
  /** 0 to 1, from all pairs of stated and counted numbers. */
  readonly trust: number;
  /** What it counts: 'posts', 'replies', 'threads with those of boards below'. */
  readonly counts: string;
  readonly pairs: number;
  readonly fitting: number;
}

/** A question that the crawl asked itself because something fell short, and what came of it. */
export interface AskedQuestion {
  readonly about: string;
  readonly urls: readonly string[];
  readonly answer: string;
  /** Lists it found that the crawl does not follow. */
  readonly lists?: readonly string[];
}

/** The last reckoning of a site. */
export interface Ledger {
  /** Epoch ms. */
  readonly at: number;
  readonly complete: Complete;
  readonly threads: StatedStored;
  readonly posts: StatedStored;
  /** Why it is not complete, or why that cannot be told; most telling first. */
  readonly reasons: readonly string[];
  /** The site, its boards, and the threads that fall short, worst first. */
  readonly rows: readonly CoverageRow[];
  /** Threads that fall short and are not among the rows. */
  readonly otherShortThreads: number;
  readonly sources: readonly CountSource[];
  readonly questions: readonly AskedQuestion[];
}

/** The part of a store that the ledger needs. */
export interface LedgerStore {
  saveLedger(siteId: number, ledger: Ledger): Promise<void>;
  /** The last reckoning; undefined before the first. */
  loadLedger(siteId: number): Promise<Ledger | undefined>;
  /** URLs that were given up, a few. */
  unreadUrls(siteId: number, limit: number): Promise<readonly UnreadUrl[]>;
}
