// A page whose type is known: what classifiers are trained and measured with, wherever it comes from.
import type { Page } from '../../page/index.ts';
import type { PageType } from '../page-type.ts';

/** Where labelled pages come from: a lab forum, a mirror of a real one, or single saved pages. */
export type LabelSource = 'lab' | 'mirror' | 'saved';

export interface LabelledPage {
  readonly source: LabelSource;
  /** Pages of one site are never on both sides of a cross-validation. */
  readonly site: string;
  readonly type: PageType;
  readonly page: Page;
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
