// A page that is parsed only when somebody asks for more than what is known of it: most pages of a crawl are read in
// another thread, which tells the rest of the crawl no more than this.
import { type PageSource, parsePage } from './page.ts';
import type { Tree } from './tree.ts';
import type { Link, Page, StructuredItem } from './types.ts';
import { normaliseUrl } from './url.ts';
import { writtenAt } from './written-at.ts';

/** What a crawl needs of a page whose records are read already; `links` are those it may want to follow. Plain data. */
export type PageOutline = Pick<Page, 'title' | 'charset' | 'robots' | 'links'>;

/** Parsed on demand. */
export class LatePage implements Page {
  readonly url: string;
  /** What it is parsed from. */
  readonly source: PageSource;
  #outline: PageOutline | undefined;
  /** Parsed to be looked at; kept, should more be asked for. */
  #lookedAt: Page | undefined;
  #parsed: Page | undefined;

  constructor(source: PageSource) {
    this.source = source;
    const url = source.finalUrl ?? source.url;
    this.url = normaliseUrl(url) ?? url;
  }

  /** Takes what was read elsewhere. */
  know(outline: PageOutline): void {
    this.#outline = outline;
  }

  /** All of it at once, for whoever is about to tell the outline. */
  whole(): Page {
    this.#lookedAt ??= this.#parsed ?? parsePage(this.source);
    return this.#lookedAt;
  }

  get title(): string {
    return (this.#outline ?? this.#page()).title;
  }

  get charset(): string {
    return (this.#outline ?? this.#page()).charset;
  }

  get robots(): readonly string[] {
    return (this.#outline ?? this.#page()).robots;
  }

  get links(): readonly Link[] {
    return (this.#parsed ?? this.#outline ?? this.#page()).links;
  }

  get writtenAt(): number {
    return writtenAt(this.source.headers, this.source.fetchedAt ?? 0);
  }

  get tree(): Tree {
    return this.#page().tree;
  }

  get language(): string {
    return this.#page().language;
  }

  get canonical(): string | undefined {
    return this.#page().canonical;
  }

  get next(): string | undefined {
    return this.#page().next;
  }

  get prev(): string | undefined {
    return this.#page().prev;
  }

  get text(): string {
    return this.#page().text;
  }

  get structured(): readonly StructuredItem[] {
    return this.#page().structured;
  }

  get feeds(): readonly string[] {
    return this.#page().feeds;
  }

  #page(): Page {
    this.#parsed ??= this.#lookedAt ?? parsePage(this.source);
    return this.#parsed;
  }
}
