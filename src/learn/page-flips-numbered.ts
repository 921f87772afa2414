// Pagers with page numbers: which clusters of numbered links are the page's own, and which belong to its rows.
import type { Link } from '../page/index.ts';
import type { FlipGroup, RowFlipGroup } from './page-flips.ts';
import type { FlipCandidate, FlipEvidence } from './page-flips-candidates.ts';
import { type Cluster, numberedClusters, valueAt } from './page-flips-clusters.ts';
import { formOf, missingComponent, templateOf, urlKey, valueIn } from './url-difference.ts';

/** Visible characters between the numbers and arrows beside them. */
const MAX_REACH = 60;
/** What a pager says beside its links: 'Pages (3)', 'page 1 of 3', marks between the numbers. */
const MAX_TOLD = 60;

const known = new WeakMap<FlipEvidence, { own: FlipGroup[]; rows: RowFlipGroup[] }>();

/** Numbered pagers of the page itself, and those of its rows. */
export function numberedFlips(evidence: FlipEvidence): { own: FlipGroup[]; rows: RowFlipGroup[] } {
  let flips = known.get(evidence);
  if (flips === undefined) {
    flips = find(evidence);
    known.set(evidence, flips);
  }
  return flips;
}

function find(evidence: FlipEvidence): { own: FlipGroup[]; rows: RowFlipGroup[] } {
  const clusters = numberedClusters(evidence);
  const boxesAt = new Map<string, Set<number>>();
  for (const { box, members, hole } of clusters) {
    const { location } = members[0]!.candidate.link;
    // The same pager above and below the posts is not a repetition.
    if (clusters.some((other) => other.box < box && other.hole === hole)) continue;
    const boxes = boxesAt.get(location);
    if (boxes === undefined) boxesAt.set(location, new Set([box]));
    else boxes.add(box);
  }
  const own = new Map<string, Cluster[]>();
  const rows: RowFlipGroup[] = [];
  for (const cluster of clusters) {
    const isRepeated = (boxesAt.get(cluster.members[0]!.candidate.link.location)?.size ?? 0) > 1;
    const isOwn = cluster.kinship >= 1 || (cluster.current !== null && !isRepeated);
    if (!isOwn) {
      const base = rowBase(evidence, cluster);
      if ((base !== null || isRepeated) && isRowLike(cluster))
        rows.push({ ...groupOf(evidence, [cluster], false), base });
    } else if (isPager(evidence, cluster) && !isCounter(evidence, cluster)) {
      const same = own.get(cluster.hole);
      if (same === undefined) own.set(cluster.hole, [cluster]);
      else same.push(cluster);
    }
  }
  return { own: [...own.values()].map((same) => groupOf(evidence, same, true)), rows };
}

/** Pagers of rows begin with page 1 or 2; a number alone is page 2. */
function isRowLike({ members }: Cluster): boolean {
  const numbers = members.map(({ number }) => number);
  return numbers.includes(2) || (numbers.includes(1) && isContiguous(numbers));
}

/** Numbers follow each other at least once: 20 50 100 are no pages. */
function isContiguous(numbers: readonly number[]): boolean {
  const all = new Set(numbers);
  return numbers.some((number) => all.has(number + 1));
}

/**
 * As isContiguous, the current page included. A first page without a number in its URL fits any hole, so it counts only
 * beside a page whose URL has the number.
 */
function isPager({ ownKeys }: FlipEvidence, { members, current, hole }: Cluster): boolean {
  const numbers = members.map(({ number }) => number);
  if (current !== null) numbers.push(current);
  const isTold = ownKeys.some((key) => valueIn(hole, key) !== undefined);
  const told = new Set(members.filter(({ value }) => value !== null).map(({ number }) => number));
  if (isTold && current !== null) told.add(current);
  return numbers.some((number) => told.has(number + 1) || told.has(number - 1));
}

/**
 * Whether a number alone counts something: every post links how many liked it, and one that two people liked looks like
 * page 2. More numbers that are no pages stand at such places, or neither the page one is on nor an arrow is beside it.
 */
function isCounter(evidence: FlipEvidence, cluster: Cluster): boolean {
  const { hole, members, box } = cluster;
  const { candidates, ownKeys, plain, page } = evidence;
  const [member] = members;
  if (member === undefined || members.length > 1) return false;
  if (ownKeys.some((key) => valueIn(hole, key) !== undefined)) return false;
  const { link } = member.candidate;
  const isPage = ({ key, number }: FlipCandidate) => {
    const value = valueIn(hole, key);
    return value === undefined
      ? missingComponent(hole, key) !== undefined
      : value === valueAt(cluster, number!);
  };
  const others = candidates.filter(
    (one) => one.number !== null && one.link.location === link.location && !isPage(one),
  );
  if (new Set(others.map(({ link: { url } }) => url)).size > 1) return true;
  if (cluster.step === 1 || plain.some(({ node }) => page.tree.contains(box, node))) return false;
  return !candidates.some(
    (one) => one !== member.candidate && one.arrow !== '' && isBeside(evidence, cluster, one),
  );
}

/** The nearest link before (or after) a row's pager that leads to the first of its pages. */
function rowBase(
  { candidates, textBefore, ownKeys }: FlipEvidence,
  { hole, first, last, firstValue }: Cluster,
): Link | null {
  let nearest: Link | null = null;
  let shortest = 600;
  for (const { link, key, number } of candidates) {
    if (number !== null) continue;
    if (missingComponent(hole, key) === undefined && valueIn(hole, key) !== firstValue) continue;
    // Breadcrumbs: '/' is no thread whose second page is '/posts/29/'.
    if (ownKeys.some((own) => own.startsWith(key))) continue;
    const gap =
      link.node < first
        ? textBefore[first]! - textBefore[link.node]!
        : textBefore[link.node]! - textBefore[last]!;
    if (gap < shortest) {
      shortest = gap;
      nearest = link;
    }
  }
  return nearest;
}

function groupOf(evidence: FlipEvidence, clusters: readonly Cluster[], isOwn: boolean): FlipGroup {
  const { hole, step, firstValue } = clusters[0]!;
  const current =
    clusters.find((cluster) => cluster.current !== null)?.current ??
    (isOwn ? beforeDeclaredNext(evidence, clusters[0]!) : null);
  const links = new Map<string, FlipGroup['links'][number]>();
  const locations = new Set<string>();
  const line = { step, firstValue };
  const members = new Set(clusters.flatMap((cluster) => cluster.members.map(({ candidate }) => candidate)));
  let hasArrow = false;
  let template: string | null = null;
  let firstUrl: string | null = null;
  const total = isOwn ? totalOf(evidence, clusters, current) : null;
  const beyond = new Set<string>();
  for (const candidate of evidence.candidates) {
    const { link, key } = candidate;
    const isMember = members.has(candidate);
    if (!isMember && !clusters.some((cluster) => isBeside(evidence, cluster, candidate))) continue;
    const value = valueIn(hole, key);
    const isFirst = value === undefined && missingComponent(hole, key) !== undefined;
    if (value === undefined && !isFirst) continue;
    const number = isFirst ? 1 : (value! - firstValue) / step + 1;
    if (!Number.isInteger(number) || number < 1) continue;
    // Beside a row's pager stands the thread's title.
    if (!isMember && number === 1 && !isOwn) continue;
    if (!isMember && total !== null && number > total) {
      beyond.add(link.url);
      continue;
    }
    if (!isMember) hasArrow = true;
    if (isFirst) firstUrl ??= link.url;
    else template ??= templateOf(link.url, hole) ?? null;
    locations.add(link.location);
    if (links.has(link.url)) continue;
    links.set(link.url, {
      link,
      pageNumber: number,
      value: value ?? valueAt(line, 1),
      direction:
        current === null
          ? 'other'
          : number === current + 1
            ? 'next'
            : number === current - 1
              ? 'previous'
              : 'other',
    });
  }
  const flips = [...links.values()];
  const numbers = flips.map(({ pageNumber }) => pageNumber!);
  if (template === null)
    for (const key of [evidence.page.url, evidence.page.canonical])
      if (key !== undefined) template ??= templateOf(key, hole) ?? null;
  const related = Math.max(...clusters.map((cluster) => cluster.kinship));
  const confidence =
    0.25 +
    (current === null ? 0 : 0.25) +
    0.25 * related +
    (flips.length > 1 ? 0.15 : 0) +
    (hasArrow ? 0.1 : 0) +
    (clusters.length > 1 ? 0.1 : 0);
  return {
    kind: 'numbered',
    links: flips,
    current: isOwn ? current : null,
    step,
    firstValue,
    lastKnownPage: Math.max(...numbers, current ?? 1),
    confidence: Math.min(0.98, confidence),
    location: clusters[0]!.members[0]!.candidate.link.location,
    locations: [...locations],
    form: formOf(hole),
    template,
    firstUrl,
    beyond: [...beyond],
  };
}

/** The page before the one that `<link rel=next>` names: some pagers link to the page one is on as well. */
function beforeDeclaredNext({ page }: FlipEvidence, { hole, step, firstValue }: Cluster): number | null {
  const value = page.next === undefined ? undefined : valueIn(hole, urlKey(page.next));
  const number = value === undefined ? Number.NaN : (value - firstValue) / step;
  return Number.isInteger(number) && number >= 1 ? number : null;
}

/**
 * How many pages there are, where the pager says so: the highest number to choose stands beside the numbers once more
 * ('page 1 of 3', 'pages (3)'). Some software's arrow to the last page leads far beyond it.
 */
function totalOf(
  { page }: FlipEvidence,
  clusters: readonly Cluster[],
  current: number | null,
): number | null {
  const { tree } = page;
  const numbers = clusters.flatMap(({ members }) => members.map(({ number }) => number));
  const highest = Math.max(...numbers, current ?? 1);
  if (highest === current) return null;
  const isTold = clusters.some(({ box }) => {
    let said = '';
    for (let node = box; node < tree.end[box]! && said.length <= MAX_TOLD; node++)
      if (tree.isText(node) && tree.closest(node, 'a') < 0 && tree.closest(node, 'option') < 0)
        said += `${tree.text(node).trim()} `;
    // Pages to choose are no count of them; a box that says more than a pager does holds what people wrote as well.
    return said.length <= MAX_TOLD && said.match(/\d+/g)?.includes(String(highest)) === true;
  });
  return isTold ? highest : null;
}

/** Arrows and first/last shortcuts: beside the numbers, or told by `rel`, and their URL fits the hole. */
function isBeside(
  { textBefore, page }: FlipEvidence,
  { first, last }: Cluster,
  { link, arrow }: FlipCandidate,
): boolean {
  if (link.fragment !== '' && arrow === '') return false;
  if (link.rel.includes('next') || link.rel.includes('prev')) return true;
  const gap =
    link.node < first
      ? textBefore[first]! - textBefore[page.tree.end[link.node]!]!
      : textBefore[link.node]! - textBefore[last]!;
  return gap <= MAX_REACH && link.text.length <= 40;
}
