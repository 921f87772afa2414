// What a format of `skein export` is: which kinds of records it can write, and how rows become a file or a folder.
import type { ThreadLookup } from './thread-lookup.ts';
import type { ExportKind, ExportRows, PostRow } from './types.ts';

export type AnyRow = ExportRows[ExportKind];

/** A format that makes one stream of bytes: a file, or standard output. */
export interface StreamFormat {
  readonly shape: 'file';
  readonly kinds: readonly ExportKind[];
  /** Not for a terminal. */
  readonly isBinary: boolean;
  /** Rows of one kind as chunks of the file. Holds no more than it must: an export may be larger than the memory. */
  readonly write: (
    kind: ExportKind,
    rows: AsyncIterable<AnyRow>,
    facts?: ThreadLookup,
  ) => AsyncIterable<string | Uint8Array>;
  /** The same of posts that come as `Store.postLines`; for formats that have each as the text of a JSON object. */
  readonly writeLines?: (lines: AsyncIterable<readonly string[]>) => AsyncIterable<string>;
}

/** A part of a file of a folder; the parts of one file follow each other. */
export interface FilePart {
  readonly name: string;
  readonly text: string;
}

/** A format that makes a file of each thread. */
export interface FolderFormat {
  readonly shape: 'folder';
  readonly kinds: readonly ['posts'];
  readonly write: (posts: AsyncIterable<PostRow>, facts?: ThreadLookup) => AsyncIterable<FilePart>;
}

export type Format = StreamFormat | FolderFormat;

/** A chunk is handed on when it has about this many characters: a write for each line is what a fast export would wait for. */
export const CHUNK_LENGTH = 1 << 16;

/** Lines gathered into chunks. */
export async function* chunked(lines: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
  let chunk = '';
  for await (const line of lines) {
    chunk += line;
    if (chunk.length < CHUNK_LENGTH) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}
