// Which post a post answers: by a link to it, by nesting, by whom and what it quotes, by whom it mentions. The same for
// the posts of one page and for all posts of a thread.
import { QuotedPosts } from './post-quoted.ts';
import type { AnsweringPost, ExtractedPost, PostHints } from './post-types.ts';

/** Posts of a page with `replyTo` filled in as far as the page tells. */
export function withReplies(posts: readonly ExtractedPost[]): ExtractedPost[] {
  const answered = findAnswered(posts.map((post) => answeringPost(post, posts)));
  return posts.map((post, i) => (answered[i] === post.replyTo ? post : { ...post, replyTo: answered[i]! }));
}

/** A post of a page as the whole thread will see it. */
export function answeringPost(post: ExtractedPost, posts: readonly ExtractedPost[]): AnsweringPost {
  const { id, permalink, author, text, quotes } = post;
  return {
    id,
    url: permalink,
    author: author.name,
    text,
    quotes: quotes.map((quote) => quote.text),
    hints: hintsOf(post, posts),
  };
}

/** What a post gives away of the one it answers. */
export function hintsOf(post: ExtractedPost, posts: readonly ExtractedPost[]): PostHints {
  const link = post.replyHints.find((hint) => hint.kind === 'link');
  const mentions = post.replyHints.flatMap((hint) => (hint.kind === 'mention' ? [hint.author] : []));
  const parent = post.parent === null ? undefined : posts[post.parent]?.id;
  return {
    ...(link !== undefined && { link: link.url + link.fragment }),
    ...(parent !== undefined && { parent }),
    ...(post.quotes.some(({ author, sourceUrl }) => author !== '' || sourceUrl !== null) && {
      quoted: post.quotes.map(({ author, sourceUrl }) => ({ author, url: sourceUrl })),
    }),
    ...(mentions.length > 0 && { mentions }),
    ...(post.number !== null && { number: post.number }),
  };
}

/** For each post the index of the one it answers, or null. Posts stand in the order of the thread. */
export function findAnswered(posts: readonly AnsweringPost[]): (number | null)[] {
  const places = new PostPlaces(posts);
  const quoted = new QuotedPosts(posts);
  return posts.map((post, at) => answeredBy(post, at, posts, places, quoted));
}

function answeredBy(
  { hints, quotes }: AnsweringPost,
  at: number,
  posts: readonly AnsweringPost[],
  places: PostPlaces,
  quoted: QuotedPosts,
): number | null {
  if (hints.link !== undefined) {
    const target = places.byUrl(hints.link) ?? places.byNumberIn(hints.link);
    if (target !== undefined && target !== at) return target;
  }
  if (hints.parent !== undefined) {
    const parent = places.byId(hints.parent);
    if (parent !== undefined && parent !== at) return parent;
  }
  for (const [i, text] of quotes.entries()) {
    const source = hints.quoted?.[i];
    const linked = source?.url == null ? undefined : places.byUrl(source.url);
    if (linked !== undefined && linked !== at) return linked;
    const found = quoted.find(at, source?.author ?? '', text);
    // Who is quoted may be linked, too, and have the number of a post.
    const numbered = source?.url == null ? undefined : places.byNumberIn(source.url);
    const isNumbered = numbered !== undefined && numbered !== at;
    if (isNumbered && (found === undefined || quoted.says(numbered, text) || !quoted.says(found, text)))
      return numbered;
    if (found !== undefined) return found;
  }
  for (const mention of hints.mentions ?? []) {
    const found = quoted.lastBy(mention, at);
    if (found !== undefined && posts[found]!.author !== posts[at]!.author) return found;
  }
  return null;
}

/** Ids made of what a post says end in digits by chance. */
const MADE_ID = /^h(?=[0-9]*[a-z])[0-9a-z]{4,7}$/;

/** Posts by what links to them. */
class PostPlaces {
  readonly #at = new Map<string, number>();
  readonly #byNumber = new Map<string, number>();

  constructor(posts: readonly AnsweringPost[]) {
    for (const [at, { id, url, hints }] of posts.entries()) {
      this.#at.set(id, at);
      if (url !== null) this.#at.set(url, at);
      if (hints.number !== undefined) this.#byNumber.set(`${hints.number}`, at);
      const number = MADE_ID.test(id) ? undefined : /\d+$/.exec(id)?.[0];
      if (number !== undefined && !this.#at.has(number)) this.#at.set(number, at);
    }
  }

  byId(id: string): number | undefined {
    return this.#at.get(id);
  }

  /** The post an address leads to: the same address, or its fragment. */
  byUrl(url: string): number | undefined {
    const fragment = /#(.*)$/.exec(url)?.[1];
    return this.#at.get(url) ?? (fragment === undefined ? undefined : this.#at.get(fragment));
  }

  /** The post with the number at the end of an address. */
  byNumberIn(url: string): number | undefined {
    const fragment = /#(.*)$/.exec(url)?.[1];
    const named = fragment === undefined || !/\d/.test(fragment) ? url : fragment;
    const number = /(\d+)\D*$/.exec(named.replace(/(?:%[0-9a-f]{2})+/gi, '_'))?.[1];
    return number === undefined ? undefined : (this.#at.get(number) ?? this.#byNumber.get(number));
  }
}
