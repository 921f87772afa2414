// FoCUS 4.3.1.1: one classifier for index pages and one for thread pages, linear and weak, on the features of a paper's
// table 1; majority votes make up for their errors. Trained on five annotated forums (FoCUS) or three (url-type-recognition).
import { type Classifiers, margin, type PageType } from '../../classify/index.ts';
import type { PageStructure, Region } from '../../records/index.ts';
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

/** `regions`: those that may hold the page's records; all of its own by default. */
type FeatureReader = (structure: PageStructure, regions?: readonly Region[]) => TableOneFeatures;

export const tableOneFeatures: Readonly<Record<TableOne, FeatureReader>> = {
  focus: focusFeatures,
  'url-types': urlTypeFeatures,
};

export const tableOneModels: Readonly<Record<TableOne, TableOneModel>> = {
  focus: focusClassifiers,
  'url-types': urlTypeClassifiers,
};

// A classifier says yes above this margin. With few annotated forums, a little less than the boundary gave the most right
// votes on lab forums and mirrors left out.
const YES = -0.25;

/** What a page is, by the features of one table alone. */
export function classifyByTableOne(
  structure: PageStructure,
  regions: readonly Region[] = structure.regions,
  table: TableOne = 'focus',
): PageType {
  return typeByTableOne(tableOneFeatures[table](structure, regions), tableOneModels[table]);
}

/** The type whose classifier says yes; the surer one where both do. */
export function typeByTableOne(features: TableOneFeatures, { index, thread }: Classifiers): PageType {
  const [ofIndex, ofThread] = [margin(index, features), margin(thread, features)];
  if (Math.max(ofIndex, ofThread) < YES) return 'other';
  return ofIndex > ofThread ? 'index' : 'thread';
}

/** How much more a page looks like a page of the index (above 0) or like a thread (below). */
export function leaningByTableOne(structure: PageStructure, regions: readonly Region[]): number {
  const features = tableOneFeatures.focus(structure, regions);
  const { index, thread } = tableOneModels.focus;
  return margin(index, features) - margin(thread, features);
}
