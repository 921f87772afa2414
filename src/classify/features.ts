// The features of a page for the page-type classifiers: the tables of FoCUS (table 1) and of url-type-recognition (table 1)
// on its most list-like and its most post-like region, and marks of the whole page. None depends on a language or on
// names in the markup. Counts and lengths are taken as logarithms: ratios tell types apart, not differences.
import type { PageStructure } from '../records/index.ts';
import { columnFacts, NO_COLUMNS } from './column-facts.ts';
import { type Places, placesOf, shareHolding } from './fragments.ts';
import { pageMarks } from './page-marks.ts';
import type { RecordMeasures } from './record-measures.ts';
import { type RegionProfile, regionProfiles } from './region-profile.ts';
import { timeOrder } from './time-order.ts';

/** Named numbers; the names and their order are the same for every page. */
export type PageFeatures = Readonly<Record<string, number>>;

// Text this long without markup is something somebody wrote, not a label.
const LONG_TEXT = 60;

/** Computes all features of a page. */
export function pageFeatures(structure: PageStructure): PageFeatures {
  const profiles = regionProfiles(structure);
  const list = best(profiles, ({ listScore }) => listScore);
  const post = best(profiles, ({ postScore }) => postScore);
  const places = placesOf(structure.page);
  const listFeatures = regionFeatures(structure, list, places);
  return {
    ...named('list', listFeatures),
    ...named('post', post === list ? listFeatures : regionFeatures(structure, post, places)),
    ...wholePage(structure, profiles),
    sameRegion: list === post ? 1 : 0,
  };
}

function best(
  profiles: readonly RegionProfile[],
  score: (one: RegionProfile) => number,
): RegionProfile | undefined {
  return profiles.reduce<RegionProfile | undefined>(
    (found, one) => (found === undefined || score(one) > score(found) ? one : found),
    undefined,
  );
}

function regionFeatures(structure: PageStructure, profile: RegionProfile | undefined, places: Places) {
  const measures = profile?.measures ?? [];
  const region = profile?.region;
  const columns = region === undefined ? NO_COLUMNS : columnFacts(structure, region);
  const share = (test: (one: RecordMeasures) => boolean) =>
    measures.length === 0 ? 0 : measures.filter(test).length / measures.length;
  const sum = (value: (one: RecordMeasures) => number) =>
    measures.reduce((total, one) => total + value(one), 0);
  return {
    count: Math.log1p(region?.records.length ?? 0),
    area: region?.area ?? 0,
    similarity: region?.similarity ?? 0,
    nested:
      region === undefined
        ? 0
        : region.records.filter(({ depth }) => depth > 0).length / region.records.length,
    ...spreadOf('width', measures, ({ width }) => width),
    ...spreadOf('height', measures, ({ height }) => height),
    ...spreadOf('anchor', measures, ({ anchor }) => anchor),
    ...spreadOf('text', measures, ({ plain }) => plain),
    ...spreadOf('leaves', measures, ({ leaves }) => leaves),
    ...spreadOf('links', measures, ({ links }) => links),
    hasLink: share(({ links }) => links > 0),
    hasTimestamp: share(({ dates }) => dates > 0),
    hasLongText: share(({ longest }) => longest >= LONG_TEXT),
    anchorRatio:
      sum(({ anchor }) => anchor) /
      Math.max(
        1,
        sum(({ anchor, plain }) => anchor + plain),
      ),
    timeOrder: region === undefined ? 0 : timeOrder(structure, region, profile!.rows),
    groups: Math.log1p(columns.groups),
    titleCoverage: columns.titleCoverage,
    titleDistinct: columns.titleCoverage * columns.titleDistinct,
    titleLength: Math.log1p(columns.titleLength),
    titleToSelf: columns.titleToSelf,
    hasUserLink: columns.userShare,
    userRepeated: columns.userRepeated,
    actions: Math.log1p(columns.actions),
    counts: Math.log1p(columns.counts),
    isPlace: region === undefined ? 0 : shareHolding(region, places.named),
    isNumbered: region === undefined ? 0 : shareHolding(region, places.numbered),
    leadsToPlaces: region === undefined ? 0 : shareHolding(region, places.elsewhere),
  };
}

/** Maximum, average and variance (as the deviation's share of the average) over records. */
function spreadOf(name: string, measures: readonly RecordMeasures[], value: (one: RecordMeasures) => number) {
  const count = Math.max(1, measures.length);
  let [max, total, squares] = [0, 0, 0];
  for (const one of measures) {
    const x = value(one);
    max = Math.max(max, x);
    total += x;
    squares += x * x;
  }
  const average = total / count;
  const deviation = Math.sqrt(Math.max(0, squares / count - average * average));
  return {
    [`${name}Max`]: Math.log1p(max),
    [`${name}Avg`]: Math.log1p(average),
    [`${name}Var`]: deviation / Math.max(1, average),
  };
}

function wholePage(structure: PageStructure, profiles: readonly RegionProfile[]) {
  const { facts } = structure;
  const marks = pageMarks(structure);
  const text = Math.max(1, facts.text.at(-1)!);
  const dates = facts.dates.at(-1)!;
  const flag = (value: boolean) => (value ? 1 : 0);
  const area = (test: (one: RegionProfile) => boolean) =>
    profiles.reduce((most, one) => (test(one) ? Math.max(most, one.region.area) : most), 0);
  return {
    text: Math.log1p(text),
    anchorRatio: facts.anchorText.at(-1)! / text,
    links: Math.log1p(facts.links.at(-1)!),
    dates: Math.log1p(dates),
    datesPerLink: dates / Math.max(1, facts.links.at(-1)!),
    regions: Math.log1p(profiles.length),
    outside: 1 - area(() => true),
    textArea: flag(marks.hasTextArea),
    password: flag(marks.hasPassword),
    pager: Math.log1p(marks.pagerLength),
    nextOrPrev: flag(marks.hasNextOrPrev),
    tellsPosts: flag(marks.tellsPosts),
    tellsList: flag(marks.tellsList),
    tellsArticle: flag(marks.tellsArticle),
    tellsPerson: flag(marks.tellsPerson),
    headingInTitle: flag(marks.headingInTitle),
    groupCount: Math.log1p(marks.groupCount),
    groupLength: Math.log1p(marks.groupLength),
    groupShare: marks.groupShare,
    longestText: Math.log1p(marks.longestText),
  };
}

function named(prefix: string, features: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(features).map(([name, value]) => [`${prefix}.${name}`, value]));
}
