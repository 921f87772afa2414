// Thread pages that a crawl has fetched, by what they name: once a part of addresses is known to name nothing, pages that
// wait under another address are there already.
import { createHash } from 'node:crypto';
import type { LinkMatcher } from '../learn/index.ts';

// More are not remembered: what names nothing shows on the first pages.
const MOST_REMEMBERED = 50_000;

/** Pages of one crawl. */
export class FetchedThreads {
  readonly #urls: string[] = [];
  #byName = new Map<string, string>();

  add(url: string, matcher: LinkMatcher): void {
    if (this.#urls.length >= MOST_REMEMBERED) return;
    this.#urls.push(url);
    this.#name(url, matcher);
  }

  /** Calls all pages by the names a better model gives them. */
  rename(matcher: LinkMatcher): void {
    this.#byName = new Map();
    for (const url of this.#urls) this.#name(url, matcher);
  }

  /** The address under which a page of a name was fetched. */
  urlOf(identity: string): string | undefined {
    return this.#byName.get(identity);
  }

  #name(url: string, matcher: LinkMatcher): void {
    const identity = matcher.match(url)?.identity;
    if (identity !== undefined && !this.#byName.has(identity)) this.#byName.set(identity, url);
  }
}

/** What is compared of a post. */
export interface ShownPost {
  readonly author: string;
  readonly createdAtRaw: string;
  readonly text: string;
}

// A single short text may come again.
const MIN_TEXT = 40;

/** What posts say, as one text that is equal for the same page under two addresses; undefined where it is too little. */
export function contentOf(posts: readonly ShownPost[]): string | undefined {
  const said = posts
    .map(({ author, createdAtRaw, text }) => `${author}\n${createdAtRaw}\n${text}`)
    .join('\n\n');
  return said.length < MIN_TEXT ? undefined : createHash('sha256').update(said).digest('base64');
}
