// FoCUS 4.3.1.1: one classifier for index pages and one for thread pages, linear and weak, on the features of a paper's
// table 1; majority votes make up for their errors. Trained on five annotated forums (FoCUS) or three (url-type-recognition).
import { type Classifiers, type PageType, probability } from '../../classify/index.ts';
import type { PageStructure } from '../../records/index.ts';
import { focusFeatures, type TableOneFeatures, urlTypeFeatures } from './table-one.ts';
import { focusClassifiers } from './weights/focus.ts';
import { urlTypeClassifiers } from './weights/url-types.ts';

/** Plain JSON: the classifiers and where they come from. */
export interface TableOneModel extends Classifiers {
  readonly provenance: {
    /** Day of training. */
    readonly trainedOn: string;
    readonly seed: number;
    readonly cost: number;
    /** Pages of each type by annotated forum. */
    readonly pages: Readonly<Record<string, string>>;
    /** Of forums left out in turn. */
    readonly crossValidated: Readonly<Record<string, string>>;
  };
}

/** Which paper's features. */
export type TableOne = 'focus' | 'url-types';

export const tableOneFeatures: Readonly<Record<TableOne, (structure: PageStructure) => TableOneFeatures>> = {
  focus: focusFeatures,
  'url-types': urlTypeFeatures,
};

export const tableOneModels: Readonly<Record<TableOne, TableOneModel>> = {
  focus: focusClassifiers,
  'url-types': urlTypeClassifiers,
};

// How probable a type must be. With few forums to calibrate on, a little less than even gave the most right votes on lab
// forums left out.
const PROBABLE = 0.45;

/** What a page is, by the features of one table alone. */
export function classifyByTableOne(structure: PageStructure, table: TableOne = 'focus'): PageType {
  return typeByTableOne(tableOneFeatures[table](structure), tableOneModels[table]);
}

/** The type whose classifier says yes; the surer one where both do. */
export function typeByTableOne(features: TableOneFeatures, { index, thread }: Classifiers): PageType {
  const [ofIndex, ofThread] = [probability(index, features), probability(thread, features)];
  if (Math.max(ofIndex, ofThread) < PROBABLE) return 'other';
  return ofIndex > ofThread ? 'index' : 'thread';
}
