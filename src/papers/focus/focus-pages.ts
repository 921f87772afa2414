// The pages FoCUS has downloaded: each once, classified by its layout; and the session ids, found by asking for one URL
// several times 'over a span of time' (FoCUS 4.3.2): at once, when the entry is found, and when all pages are seen.
import { CrawlError, FetchError } from '../../errors.ts';
import { type FetchPage, type PageType, sessionParameters, withoutParameters } from '../../learn/index.ts';
import type { Page } from '../../page/index.ts';
import { type PageStructure, pageStructure } from '../../records/index.ts';
import { classifyByTableOne, leaningByTableOne } from './page-classifier.ts';
import { PageFrame, regionKeys } from './page-frame.ts';
import { mainRegion } from './table-one.ts';

/** A downloaded page with what the weak classifiers take it for. */
export interface FocusPage {
  /** Where redirects ended, without session ids. */
  readonly url: string;
  readonly page: Page;
  readonly structure: PageStructure;
  /** By what is its own, as far as the pages seen so far tell. */
  readonly type: PageType;
  /** Above 0 where it looks more like a page of the index than like a thread. */
  readonly leaning: number;
  /** Equal for pages that show the same records; undefined where a page has none. */
  readonly records: string | undefined;
}

/** Downloads within a budget; draws samples with a fixed seed, so that a run can be repeated. */
export class FocusPages {
  readonly #fetchPage: FetchPage;
  readonly #frame = new PageFrame();
  readonly #seen = new Map<string, FocusPage | undefined>();
  #budget: number;
  #ignored: readonly string[] = [];
  #startUrl = '';
  /** Links of the start page, each time it was asked for. */
  readonly #answers: { readonly url: string; readonly links: readonly string[] }[] = [];
  #random = 0x9e3779b9;

  constructor(fetchPage: FetchPage, budget: number) {
    this.#fetchPage = fetchPage;
    this.#budget = budget;
  }

  /** How many URLs were asked for. */
  get asked(): number {
    return this.#seen.size;
  }

  get isSpent(): boolean {
    return this.#seen.size >= this.#budget;
  }

  get ignoredParameters(): readonly string[] {
    return this.#ignored;
  }

  /** Pages downloaded so far, in the order they were asked for. */
  get pages(): readonly FocusPage[] {
    return [...new Set(this.#seen.values())].filter((seen) => seen !== undefined);
  }

  /** How many URLs may be asked for from now on in all. */
  allow(budget: number): void {
    this.#budget = budget;
  }

  /** The page to start from, asked for twice. Throws CrawlError when there is none. */
  async start(startUrl: string): Promise<FocusPage> {
    const page = await this.#fetchPage(startUrl);
    if (page instanceof FetchError) throw new CrawlError(`cannot start: ${page.message}`, { cause: page });
    this.#startUrl = startUrl;
    this.#answer(page);
    await this.askAgain();
    return this.#see(this.clean(startUrl), page);
  }

  /** Asks for the start once more: a parameter of its links that changed meanwhile is a session id. */
  async askAgain(): Promise<void> {
    // The fragment makes it another URL for whoever keeps pages, and the same for the server.
    const again = await this.#fetchPage(`${this.#startUrl}#again${this.#answers.length}`);
    if (!(again instanceof FetchError)) this.#answer(again);
    this.#ignored = sessionParameters(this.#answers).map(({ name }) => name);
  }

  #answer({ url, links }: Page): void {
    this.#answers.push({ url, links: links.map((link) => link.url) });
  }

  /** The page behind a URL; undefined when there is none or the budget is spent. */
  async look(rawUrl: string): Promise<FocusPage | undefined> {
    const url = this.clean(rawUrl);
    if (this.#seen.has(url)) return this.#seen.get(url);
    if (this.isSpent) return undefined;
    const page = await this.#fetchPage(url);
    if (!(page instanceof FetchError)) return this.#see(url, page);
    this.#seen.set(url, undefined);
    return undefined;
  }

  clean(url: string): string {
    return withoutParameters(url, this.#ignored);
  }

  /** URLs of a page's links to its own host, each once. */
  outgoing({ page }: FocusPage): string[] {
    const { host } = new URL(page.url);
    const own = page.links.filter(({ url }) => new URL(url).host === host);
    return [...new Set(own.map(({ url }) => this.clean(url)))];
  }

  /** Some of the items, drawn at random. */
  sample<T>(items: readonly T[], count: number): T[] {
    const rest = [...items];
    const drawn: T[] = [];
    while (drawn.length < count && rest.length > 0)
      drawn.push(...rest.splice(Math.floor(this.#next() * rest.length), 1));
    return drawn;
  }

  #see(url: string, page: Page): FocusPage {
    const final = this.clean(page.url);
    let seen = this.#seen.get(final);
    if (seen === undefined) {
      const structure = pageStructure(page);
      const frame = this.#frame;
      frame.add(structure);
      seen = {
        url: final,
        page,
        structure,
        get type() {
          return classifyByTableOne(structure, frame.ownRegions(structure));
        },
        get leaning() {
          return leaningByTableOne(structure, frame.ownRegions(structure));
        },
        get records() {
          const region = mainRegion(structure, frame.ownRegions(structure));
          return region && regionKeys(structure).get(region);
        },
      };
    }
    this.#seen.set(final, seen);
    this.#seen.set(url, seen);
    return seen;
  }

  /** mulberry32: 0 … 1. */
  #next(): number {
    this.#random = (this.#random + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#random ^ (this.#random >>> 15), 1 | this.#random);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}
