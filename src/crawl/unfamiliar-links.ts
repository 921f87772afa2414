// Which pages deserve the close look of the model's watch, which takes longer than all else about a page: those with links
// that no pattern takes and the like of which it has not seen several times.
import { frameOf } from '../learn/index.ts';
import type { Link } from '../page/index.ts';

/** A link that was judged for the first time at its place, and whether a pattern took it. */
export interface JudgedLink {
  readonly link: Link;
  readonly isTaken: boolean;
}

// What so many looks at links of the very same form at the same place did not tell, one more will not either.
const LOOKS_AT_FORM = 5;
// The same for forms that differ only in words: names of people, titles.
const LOOKS_AT_WORDS = 40;
// Titles that are spelled as no other come one by one, all over the crawl.
const LOOKS_AMONG_TITLES = 300;
// Tells forms without words apart from those with them.
const WORDLESS = 'any ';
// Places and forms remembered; a site with more is looked at all the time.
const MAX_FORMS = 50_000;

// What a model keeps of it: places and forms without words are few, unless a site has no places to speak of.
const MOST_KEPT = 1000;

/** Remembers what was looked at in one crawl. */
export class UnfamiliarLinks {
  #looks: Map<string, number>;
  /** Where links stand that patterns take, and what those look like. */
  #taken = new Set<string>();

  /** `familiar`: what an earlier crawl of the whole site has looked at. */
  constructor(familiar: readonly string[] = []) {
    this.#looks = new Map(familiar.map((words) => [words, LOOKS_AT_WORDS]));
  }

  /** Everything that was looked at, by place and form without words; undefined where that is too much to keep. */
  get familiar(): readonly string[] | undefined {
    const all = [...this.#looks.keys()].filter((key) => key.startsWith(WORDLESS));
    return all.length > MOST_KEPT ? undefined : all.sort();
  }

  /** Whether links of a page are worth a look; those that are not any more were looked at often enough. */
  areWorthALook(judged: readonly JudgedLink[], kind: 'index' | 'thread'): boolean {
    for (const { link, isTaken } of judged)
      if (isTaken && this.#taken.size < MAX_FORMS) this.#taken.add(placeAndFrame(link, kind));
    let isWorth = false;
    const forms = new Set<string>();
    for (const { link, isTaken } of judged) {
      // What a pattern takes may be a pager that is taken for other boards: a few looks tell.
      const place = `${kind} ${link.location} `;
      const form = place + link.url.replace(/\d+/g, '0');
      if (forms.has(form)) continue;
      forms.add(form);
      const words = WORDLESS + place + wordless(link.url);
      const isAmongTitles = kind === 'index' && !isTaken && this.#taken.has(placeAndFrame(link, kind));
      const isNew =
        this.#looksAt(form) < LOOKS_AT_FORM &&
        this.#looksAt(words) < (isAmongTitles ? LOOKS_AMONG_TITLES : LOOKS_AT_WORDS);
      if (!isNew) continue;
      isWorth = true;
      for (const one of [form, words])
        if (this.#looks.size < MAX_FORMS) this.#looks.set(one, this.#looksAt(one) + 1);
    }
    return isWorth;
  }

  /** The model was learned anew: nothing is familiar. */
  startOver(): void {
    this.#looks = new Map();
    this.#taken = new Set();
  }

  #looksAt(form: string): number {
    return this.#looks.get(form) ?? 0;
  }
}

function placeAndFrame({ url, location }: Link, kind: string): string {
  return `${kind} ${location} ${frameOf(url)}`;
}

/** The URL with every part reduced to what it consists of: a number, letters, or both. Names of parameters stay. */
function wordless(url: string): string {
  return url.replace(/([/=])([^/?&=]+)/g, (_, before: string, part: string) => {
    if (/^\d+$/.test(part)) return `${before}0`;
    return before + (/\d/.test(part) ? 'x' : /\.[a-z]+$/.test(part) ? part : 'w');
  });
}
