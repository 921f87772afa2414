// What a WARC file holds, as the reader hands it out.

/** Named fields of a WARC record; names are matched without regard to case. */
export class WarcFields {
  readonly entries: readonly (readonly [string, string])[];

  constructor(entries: readonly (readonly [string, string])[]) {
    this.entries = entries;
  }

  /** The first value under that name. */
  get(name: string): string | undefined {
    const wanted = name.toLowerCase();
    return this.entries.find(([key]) => key.toLowerCase() === wanted)?.[1];
  }
}

/** Where a record stands in its file, so that it can be read again without what comes before. */
export interface WarcLocation {
  /** File offset of the record; for a compressed file, of the gzip member it begins in. */
  readonly offset: number;
  /** Decoded bytes of that member that come before the record; 0 in plain files and in one-record-a-member files. */
  readonly skip: number;
}

/**
 * One record. Its block is streamed and can be taken once, and only until the next record is asked for: what was
 * not taken is skipped. So a gigabyte-sized record costs no more memory than a small one.
 */
export interface WarcRecord {
  /** 'WARC/1.1' and the like, as the file says. */
  readonly version: string;
  /** Lower case: 'response', 'request', 'metadata', 'revisit', 'warcinfo', 'resource', … */
  readonly type: string;
  readonly fields: WarcFields;
  readonly id: string | undefined;
  /** WARC-Target-URI without the angle brackets some writers put around it. */
  readonly url: string | undefined;
  /** WARC-Date in epoch ms; NaN when missing or unreadable. */
  readonly date: number;
  readonly contentLength: number;
  readonly location: WarcLocation;
  /** The block in pieces. */
  chunks(): AsyncGenerator<Buffer>;
  /** The block at once, or its first `limit` bytes. */
  bytes(limit?: number): Promise<Buffer>;
  /** Skips what is left of the block. True when the whole block was in the file. */
  finish(): Promise<boolean>;
}

/** Something in a WARC file that is not as it should be. Reading goes on where it can. */
export interface WarcProblem {
  /** 'truncated': the file ends too early. 'damaged': bytes were skipped to find the next record. */
  readonly kind: 'truncated' | 'damaged';
  /** Where in the (compressed) file it was noticed. */
  readonly offset: number;
  readonly message: string;
}
