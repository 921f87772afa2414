// Records that look like posts and say nothing: places for advertisements, posts a script would fill.
import type { PostReader, ReadPost } from './post-read.ts';
import type { ReadableRecord } from './template-paths.ts';

/** Records with what they say; those that say nothing at all, by nobody and at no time, are left out. */
export function withoutEmpty<R extends ReadableRecord & { readonly parent: number }>(
  all: readonly R[],
  reader: PostReader,
): { readonly records: readonly R[]; readonly replies: readonly ReadPost[] } {
  const read = all.map((record) => reader.read(record));
  const parents = new Set(all.map(({ parent }) => parent));
  const kept = all.flatMap((_, i) => (isEmpty(read[i]!) && !parents.has(i) ? [] : [i]));
  if (kept.length === all.length) return { records: all, replies: read };
  const positions = new Map(kept.map((i, position) => [i, position]));
  return {
    records: kept.map((i) => ({ ...all[i]!, parent: positions.get(all[i]!.parent) ?? -1 })),
    replies: kept.map((i) => read[i]!),
  };
}

function isEmpty({ text, author, time, images, attachments }: ReadPost): boolean {
  return (
    text === '' && author.name === '' && time === null && images.length === 0 && attachments.length === 0
  );
}
