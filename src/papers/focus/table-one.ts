// The features of the papers' page classifiers and nothing else: FoCUS table 1, and url-type-recognition table 1. Both
// measure the records of a page. Which of a page's repeated structures holds its records the papers leave to others; here
// it is the one with timestamps that takes the most room, or the one within it that takes nearly as much and has more
// records. Counts and lengths are taken as logarithms, as the papers' forums and ours differ in size.
import { columnFacts, measureRecord, type RecordMeasures, timeOrder } from '../../classify/index.ts';
import type { PageStructure, Region } from '../../records/index.ts';

export type TableOneFeatures = Readonly<Record<string, number>>;

// A structure within another that takes this share of its room is the same, seen closer.
const SAME_ROOM = 0.7;
// Less room than this is a box at the side.
const SOME_ROOM = 0.1;
// Statistics of this many records are those of all.
const MAX_RECORDS = 40;

/** FoCUS, table 1: eight features. */
export function focusFeatures(structure: PageStructure): TableOneFeatures {
  const { region, measures, rows, userShare } = recordsOf(structure);
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
export function urlTypeFeatures(structure: PageStructure): TableOneFeatures {
  const { region, measures, groups } = recordsOf(structure);
  const spread = (name: string, value: (one: RecordMeasures) => number) => {
    const average = mean(measures, value);
    const variance = mean(measures, (one) => (value(one) - average) ** 2);
    return {
      [`max ${name}`]: logMax(measures, value),
      [`average ${name}`]: Math.log1p(average),
      [`variance ${name}`]: Math.sqrt(variance) / Math.max(1, average),
    };
  };
  const { recordCount, hasUserLink, hasTimestamp, timeOrder: order } = focusFeatures(structure);
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

const known = new WeakMap<PageStructure, MainRecords>();

function recordsOf(structure: PageStructure): MainRecords {
  let records = known.get(structure);
  if (records === undefined) {
    records = readRecords(structure);
    known.set(structure, records);
  }
  return records;
}

function readRecords(structure: PageStructure): MainRecords {
  const region = mainRegion(structure);
  if (region === undefined) return { region, measures: [], rows: [], userShare: 0, groups: 0 };
  const step = Math.max(1, region.records.length / MAX_RECORDS);
  const rows: number[] = [];
  for (let at = 0; at < region.records.length; at += step) rows.push(Math.floor(at));
  const measures = rows.map((row) => measureRecord(structure, region, row, 1));
  const { userShare, groups } = columnFacts(structure, region, 1);
  return { region, measures, rows, userShare, groups };
}

/**
 * Records that people wrote are found by their timestamps, as FoCUS's reference [16] does; without any, by their room. Bare
 * links are menus.
 */
function mainRegion({ regions, facts }: PageStructure): Region | undefined {
  const isMost = ({ records }: Region, test: (first: number, end: number) => boolean) =>
    records.filter(({ first, end }) => test(first, end)).length * 2 > records.length;
  const plain = (first: number, end: number) =>
    facts.text[end]! - facts.text[first]! - (facts.anchorText[end]! - facts.anchorText[first]!);
  const telling = regions.filter(
    (region) => region.records.length > 1 && isMost(region, (first, end) => plain(first, end) > 0),
  );
  const dated = telling.filter((region) =>
    isMost(region, (first, end) => facts.dates[end]! > facts.dates[first]!),
  );
  const candidates = dated.some(({ area }) => area >= SOME_ROOM) ? dated : telling;
  const most = Math.max(0, ...candidates.map(({ area }) => area));
  return candidates
    .filter(({ area }) => area >= SAME_ROOM * most)
    .reduce<Region | undefined>(
      (best, one) => (one.records.length > (best?.records.length ?? 0) ? one : best),
      undefined,
    );
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
