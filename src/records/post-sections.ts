// All parts of a page that can be read as posts, not only the likeliest: who looks for comments has to choose among them.
import { type ExtractedRun, readRun } from './post-extract.ts';
import { placeOf } from './post-furniture.ts';
import { controlsIn, findLonePost } from './post-lone.ts';
import { likelyRegions, rowsOfRegion } from './post-region.ts';
import { namesOf, type PostRow } from './post-rows.ts';
import { templateOfSingle } from './post-single.ts';
import type { ExtractedPost } from './post-types.ts';
import type { PageStructure } from './regions.ts';
import type { PostTemplate, RecordTemplate } from './template.ts';
import { learnRecord } from './template-learn.ts';
import { postScore } from './template-posts.ts';
import { templateRecords } from './template-records.ts';
import type { FoundRecord } from './template-rows.ts';

/** A part of a page read as posts. */
export interface PostSection {
  /** The node that holds all records. */
  readonly container: number;
  /** First nodes of the records. */
  readonly roots: readonly number[];
  readonly posts: readonly ExtractedPost[];
  readonly template: PostTemplate;
  /** How well its fields explain it as posts; only to be compared within a page. */
  readonly score: number;
}

const NO_RANKS: ReadonlyMap<string, number> = new Map();
const NO_INNER: ReadonlyMap<number, number> = new Map();

/** Regions of a page read as posts, best explained first; at most `limit` regions are looked at. */
export function postSections(structure: PageStructure, limit: number): PostSection[] {
  const sections: PostSection[] = [];
  const seen = new Set<number>();
  for (const region of likelyRegions(structure, limit)) {
    const section = sectionOfRows(structure, rowsOfRegion(structure, region));
    // Two regions may grow to the same records.
    if (section.roots.every((root) => seen.has(root))) continue;
    for (const root of section.roots) seen.add(root);
    sections.push(section);
  }
  return sections.sort((a, b) => b.score - a.score);
}

/** Rows, and all others on the page that look like them, as posts. */
function sectionOfRows(structure: PageStructure, rows: readonly PostRow[]): PostSection {
  const { page } = structure;
  let learned = learnRecord(rows);
  let kept = rows;
  const found = templateRecords(page, learned.template);
  const roots = new Set(found.map((record) => record.roots[0]!));
  if (found.length > rows.length && rows.every((row) => roots.has(row.roots[0]!))) {
    const all = found.map((record) => rowOf(structure, record));
    const again = learnRecord(all);
    if (postScore(again) >= postScore(learned)) {
      learned = again;
      kept = all;
    }
  }
  const { template, order } = learned;
  return sectionOf(structure, kept, readRun(page, template, order, kept), postScore(learned));
}

function rowOf({ page, facts }: PageStructure, { roots, inner, parent, depth }: FoundRecord): PostRow {
  return { page, facts, roots, inner, parent, depth };
}

function sectionOf(
  { page }: PageStructure,
  rows: readonly PostRow[],
  run: ExtractedRun,
  score: number,
): PostSection {
  const { tree } = page;
  const roots = rows.map((row) => row.roots[0]!);
  const last = Math.max(...rows.map((row) => tree.end[row.roots.at(-1)!]!));
  let container = tree.parent[roots[0]!]!;
  while (container > 0 && tree.end[container]! < last) container = tree.parent[container]!;
  const { author, time, body } = run.template.confidence;
  return {
    container: Math.max(0, container),
    roots,
    posts: run.posts,
    score,
    template: {
      version: 1,
      posts: run.template,
      lead: null,
      headings: [],
      order: run.order,
      pages: 1,
      records: rows.length,
      confidence: 0.4 * time + 0.3 * author + 0.3 * body,
    },
  };
}

/**
 * The posts below a node where nothing repeats: one, or a few that look alike by name. Undefined when there is no text
 * with a name and a time beside it.
 */
export function singleSection(structure: PageStructure, within: number): PostSection | undefined {
  const { page, facts } = structure;
  const found = findLonePost(page, facts, within);
  if (found === undefined) return undefined;
  const root = recordAround(structure, found.container, within);
  const alike = namesakes(structure, root, within);
  const rows =
    alike.length > 1
      ? alike.map((record) => rowOf(structure, record))
      : [{ page, facts, roots: [root], inner: NO_INNER, parent: -1, depth: 0 }];
  const single = templateOfSingle(page, { ...found, container: root });
  const lone: RecordTemplate = {
    ...single,
    // On other pages of the site it is found by name.
    head: { ...single.head, names: namesOf(page.tree, root) },
    furniture: labelsIn(structure, found.body),
  };
  let run = readRun(page, lone, null, rows);
  if (rows.length > 1) {
    // Several tell more of how they are drawn than one, but two or three may mislead.
    const learned = learnRecord(rows);
    const other = readRun(page, learned.template, learned.order, rows);
    if (wholePosts(other) > wholePosts(run)) run = other;
  }
  return sectionOf(structure, rows, run, 1);
}

/** Places in a body where something is pressed and nothing is said. */
function labelsIn({ page, facts }: PageStructure, body: number): RecordTemplate['furniture'] {
  const { controls, words } = controlsIn(page, facts, body);
  const place = (node: number): string => placeOf(page.tree, node, body, NO_RANKS);
  const said = new Set(words.map(place));
  return Object.fromEntries(
    controls
      .map(place)
      .filter((one) => !said.has(one))
      .map((one) => [one, 'label']),
  );
}

/** How many posts have an author, a time and words. */
function wholePosts({ posts }: ExtractedRun): number {
  return posts.filter(({ author, time, text }) => author.name !== '' && time !== null && text !== '').length;
}

/** The largest element around a post that holds nothing else: wrappers belong to it. */
function recordAround({ page, facts }: PageStructure, container: number, within: number): number {
  const { tree } = page;
  const textOf = (node: number): number => facts.text[tree.end[node]!]! - facts.text[node]!;
  let root = container;
  for (let above = tree.parent[root]!; above > within; above = tree.parent[above]!) {
    // A little more text is its own: "reply", a count of votes.
    if (textOf(above) > textOf(root) + 60 || tree.elements('textarea', above).length > 0) break;
    root = above;
  }
  return root;
}

/** Elements within a node named like one of them, nested ones included. */
function namesakes({ page }: PageStructure, root: number, within: number): FoundRecord[] {
  const { tree } = page;
  const names = namesOf(tree, root);
  if (names.length === 0) return [];
  const wanted = names.join(' ');
  const records: {
    roots: number[];
    inner: Map<number, number>;
    end: number;
    parent: number;
    depth: number;
  }[] = [];
  const open: number[] = [];
  for (const node of tree.elements(tree.tag(root), within)) {
    if (namesOf(tree, node).join(' ') !== wanted) continue;
    while (open.length > 0 && records[open.at(-1)!]!.end <= node) open.pop();
    const parent = open.at(-1) ?? -1;
    const end = tree.end[node]!;
    if (parent >= 0) records[parent]!.inner.set(node, end);
    open.push(records.length);
    const depth = parent < 0 ? 0 : records[parent]!.depth + 1;
    records.push({ roots: [node], inner: new Map(), end, parent, depth });
  }
  return records;
}
