// Clusters of numbered links: those that stand together, differ in one number of their URL, and whose numbers are in a
// linear relation to their texts.
import type { FlipCandidate, FlipEvidence } from './page-flips-candidates.ts';
import { currentOf } from './page-flips-current.ts';
import { kinship } from './page-flips-kinship.ts';
import { holesOf, missingComponent, valueIn } from './url-difference.ts';

/** Visible characters between neighbours of one pager; further apart they are two. */
const MAX_GAP = 60;
/** How much text beside its links may stand in the element of a pager. */
const MAX_REACH = 60;

/** All clusters of a page in document order; each link is in one at most. */
export function numberedClusters(evidence: FlipEvidence): Cluster[] {
  return best(
    evidence,
    families(evidence).flatMap((family) => clustersOf(evidence, family)),
  );
}

export interface Member {
  readonly candidate: FlipCandidate;
  readonly number: number;
  /** null: the URL of the first page, which has no number. */
  readonly value: number | null;
}

export interface Line {
  readonly step: number;
  readonly firstValue: number;
}

export interface Cluster extends Line {
  readonly hole: string;
  readonly members: readonly Member[];
  readonly current: number | null;
  /** 0 … 1: how much of the page's own URL is in the links'. */
  readonly kinship: number;
  readonly first: number;
  readonly last: number;
  /** The element that holds the pager. */
  readonly box: number;
}

/** Numbered links by the hole their numbers stand in. */
function families({ candidates, ownKeys }: FlipEvidence): { hole: string; members: Member[] }[] {
  const byHole = new Map<string, Member[]>();
  const numbered = candidates.filter(({ number }) => number !== null);
  const ofWording = (hole: string, wording: string): string => `${hole}\n${wording}`;
  for (const candidate of numbered)
    for (const { key, value } of holesOf(candidate.key)) {
      const id = ofWording(key, candidate.wording);
      const members = byHole.get(id);
      const member = { candidate, number: candidate.number!, value };
      if (members === undefined) byHole.set(id, [member]);
      else members.push(member);
    }
  // On page 2 of 2 the only number that is a link is '1', and it may have no number in its URL.
  const ones = numbered.filter(({ number }) => number === 1);
  for (const key of ownKeys)
    for (const hole of holesOf(key))
      for (const one of ones)
        if (
          !byHole.has(ofWording(hole.key, one.wording)) &&
          missingComponent(hole.key, one.key) !== undefined
        )
          byHole.set(ofWording(hole.key, one.wording), []);
  return [...byHole].map(([id, members]) => {
    const [hole, wording] = id.split('\n') as [string, string];
    const taken = new Set(members.map(({ candidate }) => candidate));
    const firsts = ones
      .filter(
        (one) => !taken.has(one) && one.wording === wording && missingComponent(hole, one.key) !== undefined,
      )
      .map((candidate): Member => ({ candidate, number: 1, value: null }));
    return {
      hole,
      members: [...members, ...firsts].sort((a, b) => a.candidate.link.node - b.candidate.link.node),
    };
  });
}

/** Splits a family where other text stands between, and keeps the parts whose numbers are in a line. */
function clustersOf(evidence: FlipEvidence, family: { hole: string; members: Member[] }): Cluster[] {
  const { textBefore, page } = evidence;
  const { hole } = family;
  const parts: Member[][] = [];
  let endOfLast = 0;
  for (const member of family.members) {
    const { node } = member.candidate.link;
    const part = parts.at(-1);
    if (part === undefined || textBefore[node]! - textBefore[endOfLast]! > MAX_GAP) parts.push([member]);
    else part.push(member);
    endOfLast = page.tree.end[node]!;
  }
  const clusters: Cluster[] = [];
  for (const part of parts) {
    const line = lineOf(evidence, hole, part);
    if (line === undefined) continue;
    const members = part.filter(({ number, value }) => value === null || value === valueAt(line, number));
    const first = members[0]!.candidate.link.node;
    const last = page.tree.end[members.at(-1)!.candidate.link.node]!;
    const related = kinship(evidence, hole);
    // In words a number may be part of a name or a title.
    if (members[0]!.candidate.wording !== '' && related < 1) continue;
    const box = boxOf(evidence, hole, first, last);
    const current = currentOf(evidence, hole, line, members, first, last, box);
    if (current === 'several' || isCalendar(evidence, members) || areYears(members, line)) continue;
    clusters.push({ ...line, hole, members, first, last, box, kinship: related, current });
  }
  return clusters;
}

export function valueAt({ firstValue, step }: Line, number: number): number {
  return firstValue + step * (number - 1);
}

/**
 * The line most members lie on. Pages are counted from 0 or 1, offsets start at 0, 1 or at the step. Where the newest
 * posts come first, offsets may be counted down from the last post instead: 56, 41, 26, 11.
 */
function lineOf({ ownKeys }: FlipEvidence, hole: string, members: readonly Member[]): Line | undefined {
  const points = members.filter(({ value }) => value !== null) as (Member & { value: number })[];
  const lines = new Map<string, Line>();
  const add = (step: number, firstValue: number): void => {
    if (!Number.isInteger(step) || step === 0 || Math.abs(step) > 1000) return;
    const isBeginning = firstValue === 0 || firstValue === 1 || firstValue === step;
    if (step < 0 ? areCountedDown(points, { step, firstValue }) : isBeginning)
      lines.set(`${step} ${firstValue}`, { step, firstValue });
  };
  for (const a of points.slice(0, 12))
    for (const b of points.slice(0, 12)) {
      if (b.number <= a.number) continue;
      const step = (b.value - a.value) / (b.number - a.number);
      add(step, a.value - step * (a.number - 1));
    }
  if (lines.size === 0) {
    for (const { number, value } of points) {
      if (value === number) add(1, 1);
      else if (number > 1) add(value / (number - 1), 0);
    }
    // Only '1' is a link: this is page 2, and its URL tells the rest.
    for (const key of ownKeys) {
      const value = valueIn(hole, key);
      if (value === undefined) continue;
      for (const { number, value: firstValue } of points)
        if (number === 1) add(value - firstValue, firstValue);
      if (points.length > 0) continue;
      if (value === 2) add(1, 1);
      else add(value, 0);
    }
  }
  let bestLine: Line | undefined;
  let bestCount = 0;
  for (const line of lines.values()) {
    const count = points.filter(({ number, value }) => value === valueAt(line, number)).length;
    if (count > bestCount || bestLine === undefined) {
      bestLine = line;
      bestCount = count;
    }
  }
  // A line through a few of many points is chance.
  return bestLine !== undefined && bestCount * 2 >= points.length ? bestLine : undefined;
}

// Fewer posts are no page; and numbers that fall by one may be anything.
const MIN_COUNTED_DOWN = 5;

/** Whether all pages lie on a line that falls: by chance two of several numbers do so more often than they rise from 0. */
function areCountedDown(points: readonly (Member & { value: number })[], line: Line): boolean {
  return (
    line.step <= -MIN_COUNTED_DOWN && points.every(({ number, value }) => value === valueAt(line, number))
  );
}

/** The element that holds a pager and nothing else: no link that is not one of its pages or an arrow, little text. */
function boxOf(
  { page, textBefore, candidates }: FlipEvidence,
  hole: string,
  first: number,
  last: number,
): number {
  const { tree } = page;
  const foreign = candidates.filter(
    ({ key, number, arrow, link }) =>
      number === null && arrow === '' && valueIn(hole, key) === undefined && link.text.length > 2,
  );
  const holds = (node: number): boolean => node <= first && tree.end[node]! >= last;
  let box = first;
  while (box > 0 && !holds(box)) box = tree.parent[box]!;
  const limit = textBefore[tree.end[box]!]! - textBefore[box]! + MAX_REACH;
  for (let up = tree.parent[box]!, levels = 0; up > 0 && levels < 4; up = tree.parent[up]!, levels++) {
    if (textBefore[tree.end[up]!]! - textBefore[up]! > limit) break;
    if (foreign.some(({ link }) => tree.contains(up, link.node))) break;
    box = up;
  }
  return box;
}

/** Days of a month fill several rows of a table; a pager fills one. */
function isCalendar({ page }: FlipEvidence, members: readonly Member[]): boolean {
  const rows = new Set(members.map(({ candidate }) => page.tree.closest(candidate.link.node, 'tr')));
  return rows.size > 2;
}

/** Archives by year count like pages, but from far away. */
function areYears(members: readonly Member[], { step }: Line): boolean {
  return (
    step === 1 && members.every(({ number, value }) => value !== null && number >= 1900 && number <= 2100)
  );
}

/** Of clusters that share links, the one that explains most: `thread-5-2.html` fits two holes when 5 pages are shown. */
function best(evidence: FlipEvidence, clusters: readonly Cluster[]): Cluster[] {
  const { candidates } = evidence;
  // Whether the first of the pages is linked: '2' on '?f=2&t=86&start=40' beside '?f=2&t=86' is no page of board 2.
  const firsts = new Map(
    clusters.map((cluster) => {
      const { hole, firstValue } = cluster;
      const isFirst = (key: string): boolean =>
        missingComponent(hole, key) !== undefined || valueIn(hole, key) === firstValue;
      return [cluster, candidates.some(({ key }) => isFirst(key)) ? 1 : 0];
    }),
  );
  const order = [...clusters].sort(
    (a, b) =>
      b.kinship - a.kinship ||
      b.members.length - a.members.length ||
      firsts.get(b)! - firsts.get(a)! ||
      b.hole.length - a.hole.length,
  );
  const taken = new Set<FlipCandidate>();
  const kept: Cluster[] = [];
  for (const cluster of order) {
    if (cluster.members.some(({ candidate }) => taken.has(candidate)) || isFarFetched(evidence, cluster))
      continue;
    for (const { candidate } of cluster.members) taken.add(candidate);
    kept.push(cluster);
  }
  return kept.sort((a, b) => a.first - b.first);
}

/**
 * A single '2' on `/topics/30/page/2/` is page 2 when `/topics/30/` is there, not the second page of 30 topics each; and
 * on `/boards/1/topics/30?page=2` not the second board counted from 0.
 */
function isFarFetched({ candidates, ownKeys }: FlipEvidence, { hole: taken, members }: Cluster): boolean {
  const [member] = members;
  if (members.length > 1 || member === undefined) return false;
  const others = holesOf(member.candidate.key).filter(
    ({ key, value }) => key !== taken && value === member.number,
  );
  const isFirst = (hole: string, key: string): boolean => missingComponent(hole, key) !== undefined;
  if (others.some((hole) => ownKeys.some((key) => isFirst(hole.key, key)))) return true;
  if (member.value === member.number) return false;
  return others.some((hole) =>
    candidates.some(({ key }) => isFirst(hole.key, key) || valueIn(hole.key, key) === 1),
  );
}
