// Finds the post that a quote is from, by the name above it and by its words.
import type { AnsweringPost } from './post-types.ts';

/** Squeezed texts shorter than this are in any post. */
const TELLING = 8;
// The end of a long quote is often cut.
const PASSAGE = 80;
// People answer what was said lately; how far back a quote without a name is looked for.
const MAX_BACK = 5000;
// A name above a quote that is part of it: 'Quote', 'Ann Lee', then her words.
const MAX_HEADING_LINES = 2;
const MAX_HEADING = 80;

const squeeze = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** The posts of a thread, to be looked up by what is quoted of them. Texts are made ready when first asked for. */
export class QuotedPosts {
  readonly #posts: readonly AnsweringPost[];
  readonly #whole: (string | undefined)[] = [];
  readonly #own: (string | undefined)[] = [];
  /** Where the posts of each author are, by name in lower case. */
  readonly #byAuthor = new Map<string, number[]>();
  readonly #named = new Map<string, string>();

  constructor(posts: readonly AnsweringPost[]) {
    this.#posts = posts;
    for (const [at, { author }] of posts.entries()) {
      if (author === '') continue;
      const name = author.toLowerCase();
      const of = this.#byAuthor.get(name);
      if (of === undefined) this.#byAuthor.set(name, [at]);
      else of.push(at);
    }
  }

  /**
   * The post before `at` that a quote is from. What the named author said comes first, then what anybody said in words of
   * their own, then what they only quoted; of posts that a name alone points to, the latest.
   */
  find(at: number, heading: string, quote: string): number | undefined {
    const readings = readingsOf(heading, quote).map(({ above, words }) => ({
      author: above === '' ? '' : this.#nameIn(above),
      earlier: this.#earlierBy(above, at),
      passage: squeeze(words).slice(0, PASSAGE),
    }));
    // A quote may begin with a quote: whom the heading names has said that too, if in words of others. A heading that is
    // part of the quote names the same author again; then words of their own come before what they quote of themselves.
    for (const name of new Set(readings.map(({ author }) => author))) {
      const named = readings.filter(({ author, passage }) => author === name && passage !== '');
      for (const textOf of [this.#ownText, this.#text]) {
        for (const { earlier, passage } of named) {
          const said = earlier.findLast((position) => textOf.call(this, position).includes(passage));
          if (said !== undefined) return said;
        }
      }
    }
    const before = range(Math.max(0, at - MAX_BACK), at);
    const telling = readings.map(({ passage }) => passage).filter(({ length }) => length >= TELLING);
    for (const passage of telling) {
      const said = before.findLast((position) => this.#ownText(position).includes(passage));
      if (said !== undefined) return said;
    }
    for (const passage of telling) {
      const said = before.find((position) => this.#text(position).includes(passage));
      if (said !== undefined) return said;
    }
    return readings.find(({ earlier }) => earlier.length > 0)?.earlier.at(-1);
  }

  /** Whether a post says what a quote does. */
  says(position: number, quote: string): boolean {
    const passages = readingsOf('', quote).map(({ words }) => squeeze(words).slice(0, PASSAGE));
    return passages.some((passage) => passage !== '' && this.#text(position).includes(passage));
  }

  /** Posts before `at` of the author whose name a heading says. */
  #earlierBy(heading: string, at: number): readonly number[] {
    const by = heading === '' ? undefined : this.#byAuthor.get(this.#nameIn(heading));
    return by?.filter((position) => position < at) ?? [];
  }

  /** The last post before `at` by the author of that name, or whose name begins with that word. */
  lastBy(mention: string, at: number): number | undefined {
    const name = mention.toLowerCase().replace(/[.-]+$/, '');
    const exact = this.#byAuthor.get(name);
    const begun = exact === undefined ? this.#beginning(`${name} `) : exact;
    return begun?.findLast((position) => position < at);
  }

  #beginning(start: string): number[] | undefined {
    const names = [...this.#byAuthor.keys()].filter((name) => name.startsWith(start));
    return names.length === 1 ? this.#byAuthor.get(names[0]!) : undefined;
  }

  /** The longest author's name in a heading ('Ann Lee wrote:'), or ''. */
  #nameIn(heading: string): string {
    const line = heading.toLowerCase();
    let best = this.#named.get(line);
    if (best !== undefined) return best;
    best = '';
    for (const name of this.#byAuthor.keys())
      if (name.length > best.length && line.includes(name)) best = name;
    this.#named.set(line, best);
    return best;
  }

  #text(position: number): string {
    this.#whole[position] ??= squeeze(this.#posts[position]!.text);
    return this.#whole[position];
  }

  /** Without what the post quotes itself. */
  #ownText(position: number): string {
    let own = this.#own[position];
    if (own === undefined) {
      own = this.#text(position);
      for (const quote of this.#posts[position]!.quotes) {
        const squeezed = squeeze(quote);
        if (squeezed !== '') own = own.replace(squeezed, '\n');
      }
      this.#own[position] = own;
    }
    return own;
  }
}

/** What may be the heading and what the words: 'Quote', 'Ann Lee' may be the first lines of the quote itself. */
function readingsOf(heading: string, quote: string): { above: string; words: string }[] {
  const readings = [{ above: heading, words: quote }];
  const lines = quote.split('\n');
  for (let count = 1; count <= MAX_HEADING_LINES && count < lines.length; count++) {
    if (lines[count - 1]!.length > MAX_HEADING) break;
    readings.push({ above: lines.slice(0, count).join(' '), words: lines.slice(count).join('\n') });
  }
  return readings;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}
