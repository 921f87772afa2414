// Comments gathered over all views of an article: what more clicks and pages bring is put where it stands among what is
// known; what a page takes away again (virtual lists, pages that replace each other) is kept.
import type { ExtractedPost } from '../records/index.ts';

/** A comment of an article, independent of the view it was read from. */
export interface GatheredComment {
  readonly key: string;
  readonly parent: string | null;
  readonly post: ExtractedPost;
  /** Address of the page it was read from. */
  readonly page: string;
}

const PREFIX = 40;
const MOST_MISSING = 0.02;
/** Letters and digits: how a text is drawn does not matter. */
export const squeeze = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Gathers; `add` says what was new. */
export class GatheredComments {
  readonly #comments: GatheredComment[] = [];
  readonly #places = new Map<string, GatheredComment>();

  get size(): number {
    return this.#comments.length;
  }

  get all(): readonly GatheredComment[] {
    return this.#comments;
  }

  /** Whether (nearly) all that others say, whole or in part, is said here too. */
  covers({ all }: GatheredComments): boolean {
    const said = this.#comments.map(({ post }) => squeeze(post.text)).join(' ');
    const missing = all.filter(({ post }) => !said.includes(squeeze(post.text).slice(0, PREFIX)));
    return missing.length <= MOST_MISSING * all.length;
  }

  /** Adds what a view shows; how many comments were not known, and how many say more now. */
  add(posts: readonly ExtractedPost[], page: string): { readonly fresh: number; readonly longer: number } {
    const keys = keysOf(posts);
    let fresh = 0;
    let longer = 0;
    // What stands before the first known comment of the view goes before it; a view of others only goes to the end.
    const anchor = keys.map((key) => this.#places.get(key)).find((known) => known !== undefined);
    let at = anchor === undefined ? this.#comments.length - 1 : this.#comments.indexOf(anchor) - 1;
    for (const [index, post] of posts.entries()) {
      const key = keys[index]!;
      const known = this.#places.get(key);
      const parent = post.replyTo === null ? null : (keys[post.replyTo] ?? null);
      if (known === undefined) {
        const comment = { key, parent, post, page };
        this.#comments.splice(++at, 0, comment);
        this.#places.set(key, comment);
        fresh++;
        continue;
      }
      at = this.#comments.indexOf(known);
      const isLonger = post.text.length > known.post.text.length;
      if (isLonger) longer++;
      if (!isLonger && (known.parent !== null || parent === null)) continue;
      const better = { key, parent: parent ?? known.parent, post: isLonger ? post : known.post, page };
      this.#comments[at] = better;
      this.#places.set(key, better);
    }
    return { fresh, longer };
  }
}

/** What the page calls a comment and how it begins; the same twice in one view are two. */
function keysOf(posts: readonly ExtractedPost[]): string[] {
  const counts = new Map<string, number>();
  return posts.map(({ id, author, text }) => {
    // An id made of contents changes with them.
    const own = /^h[0-9a-z]+$/.test(id) ? '' : id;
    const key = `${own}|${author.name}|${squeeze(text).slice(0, PREFIX)}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === 1 ? key : `${key}|${count}`;
  });
}
