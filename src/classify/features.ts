// The features of a page for the page-type classifiers: the tables of FoCUS (table 1) and of url-type-recognition (table 1)
// on its most list-like and its most post-like region, and marks of the whole page. None depends on a language or on
// names in the markup. Counts and lengths are taken as logarithms: ratios tell types apart, not differences.
import { type PageStructure, scriptWeight } from '../records/index.ts';
import { blockFeatures, countedFeatures } from './block-features.ts';
import { type CloseLook, closeLook, NOTHING } from './close-look.ts';
import { dateBlocks } from './date-blocks.ts';
import { type DatePivots, datePivots } from './date-pivots.ts';
import { type Places, placesOf, shareHolding } from './fragments.ts';
import { ownAddress } from './own-address.ts';
import { pageMarks } from './page-marks.ts';
import { type PageTop, pageTop } from './page-top.ts';
import type { RecordMeasures } from './record-measures.ts';
import { type RegionProfile, regionProfiles } from './region-profile.ts';
import { surroundingsOf } from './surroundings.ts';
import { timeOrder } from './time-order.ts';

/** Named numbers; the names and their order are the same for every page. */
export type PageFeatures = Readonly<Record<string, number>>;

// What takes less of the page is a box beside the content.
const LARGE_AREA = 0.2;

/** A page's features and the looks at its regions they come from. */
export interface PageView {
  readonly features: PageFeatures;
  /** The region most like a list, and the one most like posts, with what their records are. */
  readonly list: { readonly profile: RegionProfile; readonly close: CloseLook } | undefined;
  readonly posts: { readonly profile: RegionProfile; readonly close: CloseLook } | undefined;
  /** The regions most like lists, the best first: a list of boards may stand below one of latest posts. */
  readonly lists: readonly RegionProfile[];
}

/** Computes all features of a page. */
export function pageFeatures(structure: PageStructure): PageFeatures {
  return viewPage(structure).features;
}

/** The same, with the regions that were looked at. `isFrame` marks what the site shows on most pages: no content. */
export function viewPage(structure: PageStructure, isFrame?: Uint8Array): PageView {
  const weight = scriptWeight(structure);
  const isAround = surroundingsOf(structure, isFrame);
  const profiles = regionProfiles(structure, isAround, weight);
  const lists = best(profiles, ({ listScore }) => listScore);
  const posts = best(profiles, ({ postScore }) => postScore);
  const close = new Map(
    [...new Set([...lists, ...posts])].map((one) => [
      one,
      closeLook(structure, one, weight, one === lists[0] || one === posts[0]),
    ]),
  );
  const places = placesOf(structure.page);
  const pivots = datePivots(structure, isAround, weight);
  const featuresOf = (one: RegionProfile | undefined) =>
    regionFeatures(structure, one, close.get(one!) ?? NOTHING, places, pivots);
  const withLook = (profile: RegionProfile | undefined) =>
    profile === undefined ? undefined : { profile, close: close.get(profile)! };
  const found = evidence(close, pivots);
  const top = pageTop(structure);
  const blocks = dateBlocks(structure, isAround, weight, top);
  return {
    features: {
      ...named('list', featuresOf(lists[0])),
      ...named('post', featuresOf(posts[0])),
      ...found,
      ...wholePage(structure, profiles, places, pivots, weight, top),
      ...blockFeatures(blocks),
      ...addressFeatures(structure, top),
      ...countedFeatures(found, blocks),
      sameRegion: lists[0] === posts[0] ? 1 : 0,
    },
    list: withLook(lists[0]),
    posts: withLook(posts[0]),
    lists,
  };
}

/** Links that carry the page's own number or name, quotes, and the trail that leads to it. */
function addressFeatures({ page }: PageStructure, top: PageTop) {
  const { related, share, parts } = ownAddress(page);
  const trail = top.trail.length;
  return {
    'own.related': Math.log1p(related),
    'own.hasRelated': related > 0 ? 1 : 0,
    'own.acts': related > 0 && share < MOSTLY_BELOW ? 1 : 0,
    'own.parts': Math.log1p(parts),
    trail: Math.min(trail, 4),
    hasTrail: trail > 1 ? 1 : 0,
    deepTrail: trail > 2 ? 1 : 0,
    quotes: Math.log1p(page.tree.elements('blockquote').length),
  };
}

// A page with more of its links below its own address is one that others hang on.
const MOSTLY_BELOW = 0.3;
// A login box on a page of this size or less is the page.
const SMALL_PAGE = 500;
// A field weighs as much as this many characters.
const FIELD_TEXT = 30;
// How many regions of each kind are read closely.
const CANDIDATES = 3;

function best(profiles: readonly RegionProfile[], score: (one: RegionProfile) => number): RegionProfile[] {
  return [...profiles].sort((a, b) => score(b) - score(a)).slice(0, CANDIDATES);
}

/** The most rows and the most posts any region shows, and how much of the page they make up. */
function evidence(close: ReadonlyMap<RegionProfile, CloseLook>, pivots: DatePivots) {
  let rowProse = 0;
  const found = { rows: 0, datedRows: 0, countedRows: 0, likeRows: 0, rowShare: 0, posts: 0, postShare: 0 };
  for (const [{ measures, rows, region }, { columns, isRow, isPost, titleWords }] of close) {
    const step = region.records.length / rows.length;
    const count = (test: (at: number) => boolean) => measures.filter((_, at) => test(at)).length;
    const likeRow = count((at) => isRow[at]!);
    const dated = count((at) => isRow[at]! && (measures[at]!.dates > 0 || columns.counts > 0));
    const prose = step * measures.reduce((sum, one, at) => (isPost[at] ? sum + one.prose : sum), 0);
    const inRows = step * measures.reduce((sum, one, at) => (isRow[at] ? sum + one.prose : sum), 0);
    rowProse = Math.max(rowProse, inRows);
    found.rows = Math.max(found.rows, Math.log1p(step * likeRow * titleWords));
    found.datedRows = Math.max(found.datedRows, Math.log1p(step * dated * titleWords));
    found.rowShare = Math.max(found.rowShare, (region.area * titleWords * dated) / measures.length);
    if (region.area >= LARGE_AREA && columns.counts > 0)
      found.countedRows = Math.max(found.countedRows, likeRow / measures.length);
    if (region.area >= LARGE_AREA) found.likeRows = Math.max(found.likeRows, dated / measures.length);
    found.posts = Math.max(found.posts, Math.log1p(step * count((at) => isPost[at]!)));
    found.postShare = Math.max(found.postShare, Math.min(1, prose / Math.max(1, pivots.pageProse)));
  }
  // Descriptions and excerpts belong to their rows; what is left somebody wrote to be read here.
  const unrowed = Math.max(0, pivots.pageProse - rowProse);
  return {
    ...found,
    unrowedProse: Math.log1p(unrowed),
    unrowedShare: unrowed / Math.max(1, pivots.pageProse),
  };
}

function regionFeatures(
  structure: PageStructure,
  profile: RegionProfile | undefined,
  { columns, isRow, isPost, titleWords }: CloseLook,
  places: Places,
  pivots: DatePivots,
) {
  const measures = profile?.measures ?? [];
  const region = profile?.region;
  const share = (test: (one: RecordMeasures, at: number) => boolean) =>
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
    hasProse: share(({ prose }) => prose > 0),
    prose: Math.min(1, sum(({ prose }) => prose) / Math.max(1, pivots.pageProse)),
    likePosts: share((_, at) => isPost[at]!),
    likeRows: share(({ dates }, at) => isRow[at]! && (dates > 0 || columns.counts > 0)),
    titleWords,
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

function wholePage(
  structure: PageStructure,
  profiles: readonly RegionProfile[],
  places: Places,
  pivots: DatePivots,
  weight: number,
  top: PageTop,
) {
  const { facts } = structure;
  const marks = pageMarks(structure, top);
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
    datesPerLink: Math.min(4, dates / Math.max(1, facts.links.at(-1)!)),
    outside: 1 - area(() => true),
    textArea: flag(marks.hasTextArea),
    password: marks.hasPassword ? SMALL_PAGE / (SMALL_PAGE + text) : 0,
    pager: Math.log1p(marks.pagerLength),
    tellsPosts: flag(marks.tellsPosts),
    tellsList: flag(marks.tellsList),
    tellsArticle: flag(marks.tellsArticle),
    tellsPerson: flag(marks.tellsPerson),
    headingInTitle: flag(marks.headingInTitle),
    longestText: Math.log1p(marks.longestText * weight),
    fields: Math.min(1, (FIELD_TEXT * marks.fields) / text),
    prefilled: Math.log1p(marks.prefilled * weight),
    hasDate: flag(dates > 0),
    hasNumbers: flag(marks.numbers > 0),
    onlyTitled: flag(pivots.titled > 0 && pivots.said === 0),
    onlySaid: flag(pivots.said > 0 && pivots.titled === 0),
    said: Math.log1p(pivots.said),
    saidShare: pivots.said / Math.max(1, dates),
    titled: Math.log1p(pivots.titled),
    titledShare: pivots.titled / Math.max(1, dates),
    largestPiece: pivots.largest,
    numbers: Math.log1p(marks.numbers),
    numbersPerDate: Math.min(4, marks.numbers / Math.max(1, dates)),
    placedProse: placedShare(structure, places.named),
    placesHere: Math.log1p(places.named.length),
    placesElsewhere: Math.log1p(places.elsewhere.length),
  };
}

/** Share of the page's text in elements that a link of the page names. */
function placedShare({ page, facts }: PageStructure, nodes: readonly number[]): number {
  let [inside, until] = [0, 0];
  for (const node of nodes) {
    if (node < until) continue;
    until = page.tree.end[node]!;
    inside += facts.text[until]! - facts.text[node]!;
  }
  return inside / Math.max(1, facts.text.at(-1)!);
}

function named(prefix: string, features: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(features).map(([name, value]) => [`${prefix}.${name}`, value]));
}
