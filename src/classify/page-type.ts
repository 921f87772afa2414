// Which type a page is of: two linear classifiers, one for index pages and one for thread pages, on the same features
// (FoCUS 4.3.1.1). A page that is neither is `other`.
import type { PageStructure } from '../records/index.ts';
import { type PageFeatures, pageFeatures } from './features.ts';
import { type LinearModel, probability } from './linear-model.ts';
import { pageTypeModel } from './weights/single-page.ts';

/** What a page is to a crawler; `entry` pages are index pages here. */
export type PageType = 'index' | 'thread' | 'other';

/** One classifier for index pages, one for thread pages. */
export interface Classifiers {
  readonly index: LinearModel;
  readonly thread: LinearModel;
}

/** Plain JSON: classifiers that judge a page alone, and where they come from. */
export interface PageTypeModel extends Classifiers {
  readonly provenance: Provenance;
}

/** Plain JSON: what judges the pages of a site together; see site-type.ts. */
export interface SiteTypeModel {
  /** What a page says of itself, the site's frame left out. */
  readonly own: Classifiers;
  /** Each hears what the one before said of all pages; the first, what they say of themselves. */
  readonly rounds: readonly Classifiers[];
  readonly provenance: Provenance;
}

export interface Provenance {
  readonly seed: number;
  readonly cost: number;
  /** Pages of each type by source and site. */
  readonly pages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Figures of a cross-validation over sites: what to expect of forums never seen. */
  readonly heldOut: Readonly<Record<string, string>>;
}

export interface PageTypeGuess {
  readonly type: PageType;
  /** How probable `type` is, 0 … 1. */
  readonly confidence: number;
  /** How probable each type is; they sum to 1. */
  readonly scores: Readonly<Record<PageType, number>>;
}

/** Says what a page is, by its structure alone. */
export function classifyPage(structure: PageStructure, model: PageTypeModel = pageTypeModel): PageTypeGuess {
  return classifyFeatures(pageFeatures(structure), model);
}

/** The same for features at hand. */
export function classifyFeatures(features: PageFeatures, model: Classifiers): PageTypeGuess {
  const index = bounded(probability(model.index, features));
  const thread = bounded(probability(model.thread, features));
  // Both say no: other. Both say yes: the surer one wins, as one of them must be wrong.
  const odds = {
    index: index * (1 - thread),
    thread: thread * (1 - index),
    other: (1 - index) * (1 - thread),
  };
  const sum = odds.index + odds.thread + odds.other || 1;
  const scores = { index: odds.index / sum, thread: odds.thread / sum, other: odds.other / sum };
  let type: PageType = 'other';
  if (scores.index > scores[type]) type = 'index';
  if (scores.thread > scores[type]) type = 'thread';
  return { type, confidence: scores[type], scores };
}

// On a page like no other both may be sure beyond what numbers tell apart.
const SUREST = 1e-9;
const bounded = (value: number): number => Math.min(1 - SUREST, Math.max(SUREST, value));
