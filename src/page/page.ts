// A response becomes a Page. Only the tree is built at once; everything else is computed when first asked for.
import { decodeBody } from './charset.ts';
import { type Head, readHead, readLanguage, readTitle } from './head.ts';
import { baseUrl, readLinks } from './links.ts';
import { readStructured } from './structured.ts';
import { visibleText } from './text.ts';
import { parseTree } from './tokenizer.ts';
import type { Tree } from './tree.ts';
import type { Link, Page, StructuredItem } from './types.ts';
import { normaliseUrl } from './url.ts';
import { writtenAt } from './written-at.ts';

// A thread page of 5 MB has 110,000 nodes. No page may take the time and memory of all others: regions of so many nodes
// take up to 2 s.
const MAX_NODES = 150_000;

/** What `parsePage` reads of a response; a FetchResponse fits. */
export interface PageSource {
  readonly url: string;
  /** Where redirects ended; `url` when absent. */
  readonly finalUrl?: string;
  /** Lower-case names. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** Epoch ms. */
  readonly fetchedAt?: number;
}

/** Decodes and parses a response. Never throws on bad HTML. */
export function parsePage(response: PageSource): Page {
  const { text, charset } = decodeBody(response.body, response.headers);
  return new ParsedPage(
    text,
    response.finalUrl ?? response.url,
    charset,
    response.headers,
    response.fetchedAt,
  );
}

/**
 * Parses HTML that is text already, as if it had come from `url`. Of a page with more nodes than `maxNodes` the rest is
 * left out, and its tree says so.
 */
export function parseHtml(html: string, url: string, maxNodes = MAX_NODES): Page {
  return new ParsedPage(html, url, 'utf-8', {}, 0, maxNodes);
}

class ParsedPage implements Page {
  readonly url: string;
  readonly charset: string;
  readonly tree: Tree;
  // Not the response itself: its body is not to be kept as long as the page.
  readonly #headers: PageSource['headers'];
  readonly #fetchedAt: number;
  #writtenAt: number | undefined;
  #base: string | undefined;
  #title: string | undefined;
  #links: readonly Link[] | undefined;
  #head: Head | undefined;
  #text: string | undefined;
  #structured: readonly StructuredItem[] | undefined;

  constructor(
    html: string,
    url: string,
    charset: string,
    headers: PageSource['headers'],
    fetchedAt = 0,
    maxNodes = MAX_NODES,
  ) {
    this.url = normaliseUrl(url) ?? url;
    this.charset = charset;
    this.#headers = headers;
    this.#fetchedAt = fetchedAt;
    this.tree = parseTree(html, maxNodes);
  }

  get writtenAt(): number {
    this.#writtenAt ??= writtenAt(this.#headers, this.#fetchedAt);
    return this.#writtenAt;
  }

  get title(): string {
    this.#title ??= readTitle(this.tree);
    return this.#title;
  }

  get language(): string {
    return readLanguage(this.tree);
  }

  get links(): readonly Link[] {
    this.#links ??= readLinks(this.tree, this.#baseUrl());
    return this.#links;
  }

  get canonical(): string | undefined {
    return this.#readHead().canonical;
  }

  get next(): string | undefined {
    return this.#readHead().next;
  }

  get prev(): string | undefined {
    return this.#readHead().prev;
  }

  get robots(): readonly string[] {
    return this.#readHead().robots;
  }

  get feeds(): readonly string[] {
    return this.#readHead().feeds;
  }

  get text(): string {
    this.#text ??= visibleText(this.tree);
    return this.#text;
  }

  get structured(): readonly StructuredItem[] {
    this.#structured ??= readStructured(this.tree, this.#baseUrl());
    return this.#structured;
  }

  #readHead(): Head {
    this.#head ??= readHead(this.tree, this.#baseUrl(), this.#headers?.['x-robots-tag'], () => this.links);
    return this.#head;
  }

  #baseUrl(): string {
    this.#base ??= baseUrl(this.tree, this.url);
    return this.#base;
  }
}
