// A page whose type is known: what classifiers are trained and measured with, wherever it comes from.
import type { Page } from '../../page/index.ts';
import type { PageType } from '../page-type.ts';

/** Where labelled pages come from: a lab forum, a mirror of a real one, or single saved pages. */
export type LabelSource = 'lab' | 'mirror' | 'saved';

export interface LabelledPage {
  readonly source: LabelSource;
  /** Pages of one site are never on both sides of a cross-validation. */
  readonly site: string;
  /** The software that draws the site, where it is known: sites of one family are alike. */
  readonly family?: string | undefined;
  readonly type: PageType;
  readonly page: Page;
  /** How many rows or posts it shows, where that is known: with a single one there is no repetition to see. */
  readonly records?: number | undefined;
}

/** 'phpBB (salvaged, rebuilt)' and 'phpBB 3.3' are of one family. */
export function familyOf(software: string): string {
  return software.match(/^\p{L}+/u)?.[0].toLowerCase() ?? software;
}

/** How many pages of each type are taken from one site. */
export interface SampleSize {
  readonly index: number;
  readonly thread: number;
  readonly other: number;
}

/** A choice that is the same in every run: evenly spread over the list. */
export function spread<T>(items: readonly T[], count: number): T[] {
  if (items.length <= count) return [...items];
  return Array.from({ length: count }, (_, i) => items[Math.floor((i * items.length) / count)]!);
}

/** The URL with numbers and values made alike. */
export function shapeKey(url: string): string {
  return url.replace(/[^/?&=]*\d[^/?&=]*/g, '0').replace(/=[^&]*/g, '=');
}

// Pages of one kind that a site may have: a calendar has more of them than everything else together.
const MAX_PER_SHAPE = 3;

/** Keeps a few URLs of each shape (numbers and values made alike). */
export class ShapeLimit {
  readonly #seen = new Map<string, number>();

  /** Whether one more of its shape is wanted; counts it if so. */
  takes(url: string): boolean {
    const shape = shapeKey(url);
    const sofar = this.#seen.get(shape) ?? 0;
    if (sofar >= MAX_PER_SHAPE) return false;
    this.#seen.set(shape, sofar + 1);
    return true;
  }
}

/**
 * Results of a search, the newest posts and the threads of a tag are lists of threads: they look like a board in every
 * respect (and some labels call them so), only their URLs say that they are none. They are no examples of anything.
 */
export function listsThreadsToo(url: string): boolean {
  return /search|recherche|suche|busca|new-?posts|[/=]tag\b/i.test(url);
}
