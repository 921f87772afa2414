// The features of the papers' page classifiers and nothing else: FoCUS table 1, and url-type-recognition table 1. Both
// measure the records of a page. Which of a page's repeated structures holds its records the papers leave to others; here
// it is the one with the most room, records and timestamps (`mainRegion`). Counts and lengths are taken as logarithms, as
// the papers' forums and ours differ in size.
import { columnFacts, measureRecord, type RecordMeasures, timeOrder } from '../../classify/index.ts';
import type { PageStructure, Region } from '../../records/index.ts';

export type TableOneFeatures = Readonly<Record<string, number>>;

// Parts of a page take more room than the rows in them: records count nearly as much as room. Of 0, 0.25, 0.5, 0.75 and 1,
// with classifiers of ten draws of five lab forums, the most votes were right on other lab forums and on mirrors.
const RECORD_WEIGHT = 0.75;
// Without any timestamp a structure counts a sixth of what it does with one in each record.
const UNDATED = 0.2;
// Statistics of this many records are those of all.
const MAX_RECORDS = 40;

/** FoCUS, table 1: eight features. */
export function focusFeatures(structure: PageStructure, regions = structure.regions): TableOneFeatures {
  const { region, measures, rows, userShare } = recordsOf(structure, regions);
  return {
    recordCount: Math.log1p(region?.records.length ?? 0),
    maxAnchorLength: logMax(measures, ({ anchor }) => anchor),
    maxHeight: logMax(measures, ({ height }) => height),
    maxTextLength: logMax(measures, ({ plain }) => plain),
    averageTextLength: Math.log1p(mean(measures, ({ plain }) => plain)),
    hasTimestamp: share(measures, ({ dates }) => dates > 0),
    timeOrder: region === undefined ? 0 : timeOrder(structure, region, rows),
    hasUserLink: userShare,
  };
}

/** Url-type-recognition, table 1: maximum, average and variance over records, and more marks of each. */
export function urlTypeFeatures(structure: PageStructure, regions = structure.regions): TableOneFeatures {
  const { region, measures, groups } = recordsOf(structure, regions);
  const spread = (name: string, value: (one: RecordMeasures) => number) => {
    const average = mean(measures, value);
    const variance = mean(measures, (one) => (value(one) - average) ** 2);
    return {
      [`max ${name}`]: logMax(measures, value),
      [`average ${name}`]: Math.log1p(average),
      [`variance ${name}`]: Math.sqrt(variance) / Math.max(1, average),
    };
  };
  const { recordCount, hasUserLink, hasTimestamp, timeOrder: order } = focusFeatures(structure, regions);
  const anchor = mean(measures, (one) => one.anchor);
  const plain = mean(measures, (one) => one.plain);
  return {
    recordCount: recordCount!,
    ...spread('width', ({ width }) => width),
    ...spread('height', ({ height }) => height),
    ...spread('anchor length', (one) => one.anchor),
    ...spread('text length', (one) => one.plain),
    ...spread('leaf nodes', ({ leaves }) => leaves),
    ...spread('links', ({ links }) => links),
    hasLink: share(measures, ({ links }) => links > 0),
    hasUserLink: hasUserLink!,
    hasTimestamp: hasTimestamp!,
    timeOrder: order!,
    similarity: region?.similarity ?? 0,
    anchorToText: Math.log1p(anchor) - Math.log1p(plain),
    groups: Math.log1p(groups),
  };
}

interface MainRecords {
  readonly region: Region | undefined;
  readonly measures: readonly RecordMeasures[];
  /** Indexes of the records measured. */
  readonly rows: readonly number[];
  readonly userShare: number;
  readonly groups: number;
}

const NO_RECORDS: MainRecords = { region: undefined, measures: [], rows: [], userShare: 0, groups: 0 };
const known = new WeakMap<Region, MainRecords>();

function recordsOf(structure: PageStructure, regions: readonly Region[]): MainRecords {
  const region = mainRegion(structure, regions);
  if (region === undefined) return NO_RECORDS;
  let records = known.get(region);
  if (records === undefined) {
    records = readRecords(structure, region);
    known.set(region, records);
  }
  return records;
}

function readRecords(structure: PageStructure, region: Region): MainRecords {
  const step = Math.max(1, region.records.length / MAX_RECORDS);
  const rows: number[] = [];
  for (let at = 0; at < region.records.length; at += step) rows.push(Math.floor(at));
  const measures = rows.map((row) => measureRecord(structure, region, row, 1));
  const { userShare, groups } = columnFacts(structure, region, 1);
  return { region, measures, rows, userShare, groups };
}

/**
 * Records that people wrote are found by their timestamps, as FoCUS's reference [16] does: the structure with the greatest
 * product of room, records and share of records with a timestamp. Bare links are menus.
 */
export function mainRegion({ facts }: PageStructure, regions: readonly Region[]): Region | undefined {
  const shareOf = ({ records }: Region, test: (first: number, end: number) => boolean) =>
    records.filter(({ first, end }) => test(first, end)).length / records.length;
  const plain = (first: number, end: number) =>
    facts.text[end]! - facts.text[first]! - (facts.anchorText[end]! - facts.anchorText[first]!);
  let main: Region | undefined;
  let most = 0;
  for (const region of regions) {
    const { records, area } = region;
    if (records.length < 2 || shareOf(region, (first, end) => plain(first, end) > 0) <= 0.5) continue;
    const dated = shareOf(region, (first, end) => facts.dates[end]! > facts.dates[first]!);
    const size = area * records.length ** RECORD_WEIGHT * (dated + UNDATED);
    if (size <= most) continue;
    most = size;
    main = region;
  }
  return main;
}

function mean(measures: readonly RecordMeasures[], value: (one: RecordMeasures) => number): number {
  return measures.reduce((sum, one) => sum + value(one), 0) / Math.max(1, measures.length);
}

function share(measures: readonly RecordMeasures[], test: (one: RecordMeasures) => boolean): number {
  return measures.filter(test).length / Math.max(1, measures.length);
}

function logMax(measures: readonly RecordMeasures[], value: (one: RecordMeasures) => number): number {
  return Math.log1p(Math.max(0, ...measures.map(value)));
}
