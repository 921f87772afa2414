// What an archive holds: messages, each with a page of its own.

/** How an archive looks. */
export type ArchiveLook = 'mail-archive' | 'message-tree';

/** A message and where it stands; `parent` is the message it answers. */
export interface ArchiveMessage {
  readonly id: number;
  readonly thread: number;
  readonly list: string;
  /** Counted within its list, by time. */
  readonly number: number;
  readonly subject: string;
  readonly author: string;
  /** Epoch seconds. */
  readonly createdAt: number;
  readonly paragraphs: readonly string[];
  /** A passage of the message it answers; '' when it quotes none. */
  readonly quote: string;
  readonly parent: ArchiveMessage | null;
  readonly answers: readonly ArchiveMessage[];
}

/** Pages of an archive by path, and which of them are needed to see everything. */
export interface ArchivePages {
  readonly entry: string;
  readonly pages: ReadonlyMap<string, string>;
  readonly needed: ReadonlySet<string>;
  readonly pathOf: (message: ArchiveMessage) => string;
}
