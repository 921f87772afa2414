// The detectors that are compared, all turned into the same sections of records.
import type { Page } from '../../src/page/index.ts';
import { ownRanges, pageStructure, type Region } from '../../src/records/index.ts';
import { mibatSections } from './baselines/mibat.ts';
import { patternSignalSections } from './baselines/pattern-signal.ts';
import { treeAlignmentSections } from './baselines/tree-alignment.ts';
import type { Detection, FoundRecord } from './score.ts';

export type Detect = (page: Page) => Detection;

function ofRegions(regions: readonly Region[]): Detection {
  return regions.map((region) => region.records.map((_, i): FoundRecord => ownRanges(region, i)));
}

export const detectors: Readonly<Record<string, Detect>> = {
  Skein: (page) => ofRegions(pageStructure(page).regions),
  'MiBAT (date pivots)': mibatSections,
  'tree alignment (DEPTA)': treeAlignmentSections,
  'tag-path signal': patternSignalSections,
};
