// Which post of the page a post answers: by a link to it, by nesting, by whom and what it quotes, by whom it mentions.
import type { ExtractedPost } from './post-types.ts';

/** Squeezed texts shorter than this are in any post. */
const TELLING = 8;

const squeeze = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Squeezed text of a post, made when first asked for: most posts are never compared. */
type TextOf = (position: number) => string;

/** Posts with `replyTo` filled in as far as the page tells. */
export function withReplies(posts: readonly ExtractedPost[]): ExtractedPost[] {
  const byId = new Map<string, number>();
  for (const { id, permalink, position } of posts) {
    byId.set(id, position);
    if (permalink !== null) byId.set(permalink, position);
    const number = /\d+$/.exec(id)?.[0];
    if (number !== undefined && !byId.has(number)) byId.set(number, position);
  }
  const squeezed: string[] = [];
  const texts: TextOf = (i) => (squeezed[i] ??= squeeze(posts[i]!.text));
  return posts.map((post) => {
    const replyTo = answered(post, posts, texts, byId);
    return replyTo === post.replyTo ? post : { ...post, replyTo };
  });
}

function answered(
  post: ExtractedPost,
  posts: readonly ExtractedPost[],
  texts: TextOf,
  byId: ReadonlyMap<string, number>,
): number | null {
  for (const hint of post.replyHints) {
    if (hint.kind !== 'link') continue;
    const target = byUrl(hint.url + hint.fragment, byId);
    if (target !== undefined && target !== post.position) return target;
  }
  if (post.parent !== null) return post.parent;
  for (const { author, text, sourceUrl } of post.quotes) {
    const linked = sourceUrl === null ? undefined : byUrl(sourceUrl, byId);
    if (linked !== undefined && linked !== post.position) return linked;
    const quoted = byQuote(post.position, author, squeeze(text), posts, texts);
    if (quoted !== undefined) return quoted;
  }
  for (const hint of post.replyHints) {
    if (hint.kind !== 'mention') continue;
    const name = hint.author.toLowerCase();
    for (let i = post.position - 1; i >= 0; i--) if (posts[i]!.author.name.toLowerCase() === name) return i;
  }
  return null;
}

/** The post an address leads to: the same address, its fragment, or the number at its end. */
function byUrl(url: string, byId: ReadonlyMap<string, number>): number | undefined {
  const fragment = /#(.*)$/.exec(url)?.[1];
  const direct = byId.get(url) ?? (fragment === undefined ? undefined : byId.get(fragment));
  if (direct !== undefined) return direct;
  const number = /(\d+)\D*$/.exec(fragment === undefined || !/\d/.test(fragment) ? url : fragment)?.[1];
  return number === undefined ? undefined : byId.get(number);
}

/**
 * The first post that holds the quoted text, best one by the quoted author: those that hold it later quote it too. Of
 * posts that a name alone points to, the latest.
 */
function byQuote(
  position: number,
  heading: string,
  quote: string,
  posts: readonly ExtractedPost[],
  texts: TextOf,
): number | undefined {
  // The end of a long quote is often cut.
  const passage = quote.slice(0, 80);
  let holder: number | undefined;
  let named: number | undefined;
  for (let i = 0; i < position; i++) {
    const name = posts[i]!.author.name;
    const isNamed = name !== '' && heading.includes(name);
    const holds = passage !== '' && texts(i).includes(passage);
    if (isNamed && holds) return i;
    if (isNamed) named = i;
    if (holds && passage.length >= TELLING) holder ??= i;
  }
  return holder ?? named;
}
