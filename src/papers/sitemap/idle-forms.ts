// Forms of URL that all show one thing, told while sampling. Every member and every post of a forum has links that ask a guest
// to log in: without a bound a sample of 500 pages is half login forms, and has hardly a thread.
import { DuplicateIndex, type SampledPage, type UrlClasses, urlClasses } from '../../sitemap/index.ts';

// So many pages of a form show what it shows.
const LEAST_PAGES = 4;
// Of the pages of a form, so few different ones are one thing and its exceptions.
const FEW_DIFFERENT = 0.25;
// Which parts of URLs vary is told anew when so many more pages are there.
const GROWTH = 1.25;
const FIRST_LOOK = 16;

/** Watches the pages of a sample. Forms are those of iRobot 5.2, contents those of 5.3. */
export class IdleForms {
  readonly #index = new DuplicateIndex();
  readonly #pages: { readonly url: string; readonly content: number }[] = [];
  readonly #urls = new Set<string>();
  #classOf: UrlClasses | undefined;
  #nextLook = FIRST_LOOK;
  #shown = new Map<string, { pages: number; readonly contents: Set<number> }>();

  /** Takes one more page in. */
  add({ url, links, shingles }: SampledPage): void {
    const content = this.#index.add(shingles);
    this.#pages.push({ url, content });
    this.#urls.add(url);
    for (const link of links) this.#urls.add(link.url);
    if (this.#pages.length >= this.#nextLook) {
      this.#nextLook = Math.ceil(this.#pages.length * GROWTH);
      this.#classOf = urlClasses(this.#urls);
      this.#shown = new Map();
      for (const page of this.#pages) this.#note(page);
    } else this.#note({ url, content });
  }

  /** Whether pages of this form have shown one thing so far. */
  has(url: string): boolean {
    const shown = this.#classOf === undefined ? undefined : this.#shown.get(this.#classOf(url));
    return (
      shown !== undefined &&
      shown.pages >= LEAST_PAGES &&
      shown.contents.size <= Math.max(1, FEW_DIFFERENT * shown.pages)
    );
  }

  #note({ url, content }: { readonly url: string; readonly content: number }): void {
    if (this.#classOf === undefined) return;
    const form = this.#classOf(url);
    const shown = this.#shown.get(form) ?? { pages: 0, contents: new Set() };
    shown.pages++;
    shown.contents.add(content);
    this.#shown.set(form, shown);
  }
}
