// Records that look like posts and are none: places for advertisements, posts a script would fill, a banner in a box of
// the same make.
import type { PostReader, ReadPost } from './post-read.ts';
import type { ReadableRecord } from './template-paths.ts';

/**
 * Records with what they say. Those by nobody and at no time are left out when they say nothing at all, or when at least
 * as many have both: what one of them misses may be drawn otherwise, but hardly both.
 */
export function withoutEmpty<R extends ReadableRecord & { readonly parent: number }>(
  all: readonly R[],
  reader: PostReader,
): { readonly records: readonly R[]; readonly replies: readonly ReadPost[] } {
  const read = all.map((record) => reader.read(record));
  const parents = new Set(all.map(({ parent }) => parent));
  const signed = read.filter(({ author, time }) => author.name !== '' && time !== null).length;
  const unsigned = read.filter(isUnsigned).length;
  const isNone = signed > 0 && signed >= unsigned ? isUnsigned : isEmpty;
  const kept = all.flatMap((_, i) => (isNone(read[i]!) && !parents.has(i) ? [] : [i]));
  if (kept.length === all.length) return { records: all, replies: read };
  const positions = new Map(kept.map((i, position) => [i, position]));
  return {
    records: kept.map((i) => ({ ...all[i]!, parent: positions.get(all[i]!.parent) ?? -1 })),
    replies: kept.map((i) => read[i]!),
  };
}

function isUnsigned({ author, time }: ReadPost): boolean {
  return author.name === '' && time === null;
}

function isEmpty(post: ReadPost): boolean {
  return isUnsigned(post) && post.text === '' && post.images.length === 0 && post.attachments.length === 0;
}
