// Comments under single posts (question and answers): posts of a second kind, drawn otherwise than the posts they stand
// in or below. What a post says is what is left of it without them.
import type { PostRow } from './post-rows.ts';
import type { ExtractedPost } from './post-types.ts';
import type { PageStructure } from './regions.ts';
import type { RecordTemplate } from './template.ts';
import { type LearnedRecord, learnRecord } from './template-learn.ts';
import { templateRecords } from './template-records.ts';
import type { FoundRecord } from './template-rows.ts';

/** Posts and the comments under them, each learned without the other. */
export interface CommentedPosts {
  readonly posts: LearnedRecord;
  readonly comments: LearnedRecord;
}

// Both kinds have a name, a moment and words of their own in most records; a quote or a part of a post has not.
const MIN_FIELD = 0.6;
const MIN_MEAN_BODY = 8;
// One comment is a coincidence.
const MIN_COMMENTS = 2;

/**
 * Posts and comments among kinds of records, best first; undefined when the best kind neither holds another nor stands
 * in one. Which of the two scores better depends on how much people comment.
 */
export function findComments(
  structures: readonly PageStructure[],
  ranked: readonly LearnedRecord[],
): CommentedPosts | undefined {
  const [best, ...others] = ranked;
  if (best === undefined || !hasFields(best)) return undefined;
  for (const other of others) {
    if (!hasFields(other)) continue;
    const found = pairOf(structures, best, other) ?? pairOf(structures, other, best);
    if (found !== undefined) return found;
  }
  return undefined;
}

function pairOf(
  structures: readonly PageStructure[],
  outer: LearnedRecord,
  inner: LearnedRecord,
): CommentedPosts | undefined {
  if (inner.template.head.names.length === 0 || !isNamedPost(inner.template)) return undefined;
  const around: PostRow[] = [];
  const within: PostRow[] = [];
  let holders = 0;
  let mostHeld = 0;
  for (const { page, facts } of structures) {
    const comments = templateRecords(page, inner.template);
    const posts = templateRecords(page, outer.template);
    // Posts that stand in what would be their comments are none of those.
    if (posts.some(({ roots }) => comments.some((comment) => isInside(roots[0]!, comment)))) return undefined;
    for (const record of withoutComments(posts, comments)) {
      const held = comments.filter(({ roots }) => isInside(roots[0]!, record)).length;
      if (held > 0) holders++;
      mostHeld = Math.max(mostHeld, held);
      around.push({ page, facts, ...record });
    }
    for (const record of comments) within.push({ page, facts, ...record });
  }
  // A part that every post has once is a field of it.
  if (holders === 0 || within.length < MIN_COMMENTS || (holders === around.length && mostHeld === 1))
    return undefined;
  const posts = learnRecord(around);
  const comments = learnRecord(within);
  return hasFields(posts) && hasFields(comments) ? { posts, comments } : undefined;
}

function hasFields({ template: { confidence, body }, bodyLength, rows }: LearnedRecord): boolean {
  const { author, time } = confidence;
  return (
    author >= MIN_FIELD &&
    time >= MIN_FIELD &&
    confidence.body >= MIN_FIELD &&
    body !== '' &&
    bodyLength >= MIN_MEAN_BODY * rows
  );
}

/** A quote names who said it and when, too; but nobody can point at it. */
function isNamedPost({ id, permalink }: RecordTemplate): boolean {
  return id.length > 0 || permalink.length > 0;
}

const isInside = (node: number, { roots, end }: FoundRecord): boolean => node > roots[0]! && node < end;

/** Records of posts without the comments that stand in them. */
export function withoutComments(
  posts: readonly FoundRecord[],
  comments: readonly FoundRecord[],
): readonly FoundRecord[] {
  if (comments.length === 0) return posts;
  return posts.map((post) => {
    const held = comments.filter(({ roots }) => isInside(roots[0]!, post));
    if (held.length === 0) return post;
    return { ...post, inner: new Map([...post.inner, ...held.map(innerOf)]) };
  });
}

const innerOf = ({ roots, end }: FoundRecord): [number, number] => [roots[0]!, end];

/** Posts and comments as the page shows them; a comment that answers no other answers the post above it. */
export function mergeComments(
  posts: readonly ExtractedPost[],
  comments: readonly ExtractedPost[],
): readonly ExtractedPost[] {
  if (comments.length === 0) return posts;
  const all = [
    ...posts.map((post) => ({ post, isComment: false })),
    ...comments.map((post) => ({ post, isComment: true })),
  ].sort((a, b) => a.post.node - b.post.node);
  const at = new Map(all.map(({ post }, position) => [post, position]));
  let above: number | null = null;
  return all.map(({ post, isComment }, position) => {
    const siblings = isComment ? comments : posts;
    const moved = (from: number | null): number | null => (from === null ? null : at.get(siblings[from]!)!);
    const hints = post.replyHints.map((hint) =>
      hint.kind === 'nesting' ? { ...hint, position: moved(hint.position)! } : hint,
    );
    if (!isComment) above = position;
    const isTop = isComment && post.parent === null && above !== null;
    const parent: number | null = isTop ? above : moved(post.parent);
    return {
      ...post,
      position,
      parent,
      depth: isTop ? all[above!]!.post.depth + 1 : post.depth,
      replyTo: isTop ? above : moved(post.replyTo),
      replyHints: isTop ? [...hints, { kind: 'nesting', position: above! }] : hints,
    };
  });
}
