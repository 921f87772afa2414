// Pagers whose addresses tell nothing: in a saved copy of a site page 2 is a file `7f3a9.html`. What is left is how they
// are drawn: numbers in a row, all but one of them links, and that one is the page one is on.
import { tagId } from '../page/index.ts';
import type { Flip, FlipGroup } from './page-flips.ts';
import type { FlipCandidate, FlipEvidence, PlainNumber } from './page-flips-candidates.ts';

/** Visible characters between neighbours of one pager. */
const MAX_GAP = 20;
/** Pages in a row, the current one among them: with fewer it may be anything. */
const MIN_ROW = 3;
const MAX_TEXT = 40;
const CONFIDENCE = 0.7;
const TABLE_ROW = tagId('tr');

interface Row {
  readonly members: readonly FlipCandidate[];
  readonly current: number;
  /** The element that holds the numbers. */
  readonly box: number;
}

/** The page's own pager, told by its numbers alone; above and below the rows it is one. At most one group. */
export function opaqueFlips(evidence: FlipEvidence): FlipGroup[] {
  const rows = runsOf(evidence).flatMap((run) => rowOf(evidence, run) ?? []);
  const [first] = rows;
  // Rows of a list have pagers too, and these show different pages.
  if (first === undefined || rows.some((row) => sayingOf(row) !== sayingOf(first))) return [];
  const links = new Map<string, Flip>();
  for (const row of rows)
    for (const { link, number } of [...row.members, ...arrowsIn(evidence, row)]) {
      if (links.has(link.url)) continue;
      const direction =
        number === null
          ? 'other'
          : number === row.current + 1
            ? 'next'
            : number === row.current - 1
              ? 'previous'
              : 'other';
      links.set(link.url, { link, pageNumber: number, value: null, direction });
    }
  const flips = [...links.values()];
  const numbers = flips.flatMap(({ pageNumber }) => pageNumber ?? []);
  return [
    {
      kind: 'numbered',
      links: flips,
      current: first.current,
      step: null,
      firstValue: null,
      lastKnownPage: Math.max(first.current, ...numbers),
      confidence: CONFIDENCE,
      location: flips[0]!.link.location,
      locations: [...new Set(flips.map(({ link }) => link.location))],
      form: null,
      template: null,
      firstUrl: flips.find(({ pageNumber }) => pageNumber === 1)?.link.url ?? null,
      beyond: [],
    },
  ];
}

/** Numbers that are links and stand side by side, going up. */
function runsOf({ candidates, textBefore, page }: FlipEvidence): FlipCandidate[][] {
  const runs: FlipCandidate[][] = [];
  const host = hostOf(page.url);
  for (const candidate of candidates) {
    const { link, number, wording } = candidate;
    if (number === null || wording !== '' || link.fragment !== '' || hostOf(link.url) !== host) continue;
    const run = runs.at(-1);
    const before = run?.at(-1);
    const isNext =
      before !== undefined &&
      number > before.number! &&
      textBefore[link.node]! - textBefore[page.tree.end[before.link.node]!]! <= MAX_GAP;
    if (isNext) run!.push(candidate);
    else runs.push([candidate]);
  }
  return runs;
}

function rowOf({ plain, page }: FlipEvidence, run: readonly FlipCandidate[]): Row | undefined {
  const { tree } = page;
  const own = page.url;
  const targets = new Set(run.map(({ link }) => link.url));
  if (run.length + 1 < MIN_ROW || targets.size < run.length || targets.has(own)) return undefined;
  const first = run[0]!.link.node;
  const last = run.at(-1)!.link.node;
  let box = tree.parent[first]!;
  while (box > 0 && !tree.contains(box, last)) box = tree.parent[box]!;
  if (tree.tagId[box] === TABLE_ROW && isInColumns(page, run)) return undefined;
  const current = currentIn(plain, (node) => tree.contains(box, node));
  return current !== undefined && followEachOther(run, current) ? { members: run, current, box } : undefined;
}

/** Days of a week, each in a cell of its own. A pager of cells is told by its addresses, or not at all. */
function isInColumns({ tree }: FlipEvidence['page'], run: readonly FlipCandidate[]): boolean {
  return new Set(run.map(({ link }) => tree.closest(link.node, 'td'))).size === run.length;
}

/** The one number in a pager that is no link. */
function currentIn(plain: readonly PlainNumber[], isIn: (node: number) => boolean): number | undefined {
  const inside = new Set(plain.filter(({ node }) => isIn(node)).map(({ number }) => number));
  return inside.size === 1 ? [...inside][0] : undefined;
}

/** Whether the current page and those beside it are counted without a gap. */
function followEachOther(run: readonly FlipCandidate[], current: number): boolean {
  const numbers = new Set(run.map(({ number }) => number!));
  if (numbers.has(current)) return false;
  let length = 1;
  for (let number = current - 1; numbers.has(number); number--) length++;
  for (let number = current + 1; numbers.has(number); number++) length++;
  return length >= MIN_ROW;
}

function sayingOf({ members, current }: Row): string {
  return `${current} ${members.map(({ link }) => link.url).join(' ')}`;
}

/** 'Next' and 'last' beside the numbers; 'last' leads where no number does. */
function arrowsIn({ candidates, page }: FlipEvidence, { box }: Row): FlipCandidate[] {
  return candidates.filter(
    ({ link, arrow, number }) =>
      arrow !== '' &&
      number === null &&
      link.fragment === '' &&
      link.text.length <= MAX_TEXT &&
      link.url !== page.url &&
      hostOf(link.url) === hostOf(page.url) &&
      page.tree.contains(box, link.node),
  );
}

function hostOf(url: string): string {
  return url.slice(0, url.indexOf('/', url.indexOf('//') + 2));
}
