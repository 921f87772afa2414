// Ways to make a draft pattern narrower so that it no longer matches links of other types, and the choice among them.
import { type Hole, hole, holeClasses, isHole, joinTexts, type Part } from './pattern-parts.ts';
import { stretchOf } from './pattern-template.ts';
import { looksLikeCode, looksLikeSlug, tokens } from './url-parts.ts';

/** A narrowing of one hole. */
export interface Repair {
  /** Index of the hole's part. */
  readonly at: number;
  /** One list of parts a new draft; more than one when the hole is split by its few values. */
  readonly replacements: readonly (readonly Part[])[];
  readonly score: number;
}

/** What a hole holds in the draft's own examples and in the foreign links it matches, row by row. */
export interface HoleValues {
  readonly own: readonly string[];
  readonly foreign: readonly string[];
}

// Wrong examples are accepted up to this share; a repair may give up no more.
const MAX_LOST_SHARE = 0.1;
const MAX_EXCLUDED = 24;
const MAX_SPLIT = 6;
// Fewer examples say nothing about which characters a title may have.
const CLASS_SUPPORT = 5;
const CONSTANT_SUPPORT = 3;

// What a repair costs against another that removes as much: the less it narrows, the cheaper.
const cost = { constant: 0, affix: 0.02, exclude: 0.03, class: 0.05, split: 0.1, word: 0.004, lost: 2 };

/** The best repair, or undefined when none removes a foreign link. `uses` counts how often a word is a piece of URLs. */
export function bestRepair(
  parts: readonly Part[],
  valuesOf: (holeIndex: number) => HoleValues,
  uses: (word: string) => number,
): Repair | undefined {
  let best: Repair | undefined;
  let holeIndex = 0;
  for (const [at, part] of parts.entries()) {
    if (!isHole(part)) continue;
    const values = valuesOf(holeIndex++);
    for (const repair of repairsOf(at, part, values, uses))
      if (repair.score > 0 && (best === undefined || repair.score > best.score)) best = repair;
  }
  return best;
}

function* repairsOf(
  at: number,
  part: Hole,
  { own, foreign }: HoleValues,
  uses: (word: string) => number,
): Generator<Repair> {
  const ownCounts = countOf(own);
  const foreignCounts = countOf(foreign);
  const isNumber = part.class === holeClasses.digits;
  const make = (
    replacements: readonly (readonly Part[])[],
    keeps: (value: string) => boolean,
    price: number,
  ): Repair => {
    const removed = foreign.filter((value) => !keeps(value)).length / foreign.length;
    const lost = own.filter((value) => !keeps(value)).length / own.length;
    const score = removed === 0 || lost > MAX_LOST_SHARE ? 0 : removed - price - cost.lost * lost;
    return { at, replacements, score };
  };

  const constant = constantValue(ownCounts, foreignCounts, own.length, isNumber);
  if (constant !== undefined) yield make([[constant]], (value) => value === constant, cost.constant);

  const words = [...foreignCounts.keys()].filter((word) =>
    isNumber ? word === '0' || word === '1' : isFixedWord(word, uses),
  );
  const excluded = words.filter((word) => (ownCounts.get(word) ?? 0) * 2 <= (foreignCounts.get(word) ?? 0));
  if (excluded.length > 0 && excluded.length <= MAX_EXCLUDED && ownCounts.size >= 2) {
    const not = [...new Set([...part.not, ...excluded])].sort();
    const gone = new Set(excluded);
    yield make([[{ ...part, not }]], (value) => !gone.has(value), cost.exclude + cost.word * excluded.length);
  }
  if (isNumber) return;

  const affixed = affixesOf([...ownCounts.keys()]);
  if (affixed) yield make([affixed.parts(part)], affixed.fits, cost.affix);

  for (const narrower of narrowerClasses([...ownCounts.keys()], part))
    yield make([[{ ...part, class: narrower }]], fitsClass(narrower), cost.class);

  if (ownCounts.size >= 2 && ownCounts.size <= MAX_SPLIT)
    yield make(
      [...ownCounts.keys()].map((value) => numbersAsHoles(value)),
      (value) => ownCounts.has(value),
      cost.split,
    );
}

/** The one value nearly all examples have here; numbers need a few examples, or must be a first page's. */
function constantValue(
  ownCounts: ReadonlyMap<string, number>,
  foreignCounts: ReadonlyMap<string, number>,
  total: number,
  isNumber: boolean,
): string | undefined {
  const [value, count] = [...ownCounts].reduce((a, b) => (b[1] > a[1] ? b : a));
  const isSure = total >= CONSTANT_SUPPORT || (isNumber && (value === '0' || value === '1'));
  if (!isSure || count < (1 - MAX_LOST_SHARE) * total) return undefined;
  // An example is given up only where foreign links have its value too.
  for (const other of ownCounts.keys()) if (other !== value && !foreignCounts.has(other)) return undefined;
  return value;
}

/** A word of the software ('feed', 'last'), not a title that happens to be among the foreign links. */
function isFixedWord(word: string, uses: (word: string) => number): boolean {
  return uses(word) >= 2 ? !looksLikeSlug(word) || uses(word) >= 5 : /^[A-Za-z]+$/.test(word);
}

function affixesOf(
  values: readonly string[],
): { parts: (part: Hole) => Part[]; fits: (value: string) => boolean } | undefined {
  if (values.length < 2) return undefined;
  const { head, tail } = stretchOf(values);
  if (head.length + tail.length === 0) return undefined;
  const asParts = (list: typeof head): Part[] =>
    list.map(({ kind, text }) => (kind === 'digits' ? hole(holeClasses.digits) : text));
  const fits = (value: string): boolean => {
    const list = tokens(value);
    const isAlike = (a: (typeof head)[number], b: (typeof head)[number] | undefined) =>
      b !== undefined && a.kind === b.kind && (a.kind === 'digits' || a.text === b.text);
    return (
      list.length > head.length + tail.length &&
      head.every((token, i) => isAlike(token, list[i])) &&
      tail.every((token, i) => isAlike(token, list[list.length - tail.length + i]))
    );
  };
  return { parts: (part) => joinTexts([...asParts(head), part, ...asParts(tail)]), fits };
}

function narrowerClasses(values: readonly string[], part: Hole): string[] {
  if (values.length < CLASS_SUPPORT) return [];
  const candidates: string[] = [];
  const length = values[0]!.length;
  if (
    values.every((value) => value.length === length) &&
    values.filter(looksLikeCode).length * 2 > values.length
  )
    candidates.push(`[0-9A-Za-z]{${length}}`);
  const barrier = part.class === holeClasses.value ? '&' : '/?';
  candidates.push(`[^${barrier}.]+`);
  return candidates.filter((candidate) => candidate !== part.class && values.every(fitsClass(candidate)));
}

function fitsClass(holeClass: string): (value: string) => boolean {
  const regex = new RegExp(`^${holeClass}$`);
  return (value) => regex.test(value);
}

function numbersAsHoles(value: string): Part[] {
  return joinTexts(
    tokens(value).map(({ kind, text }) => (kind === 'digits' ? hole(holeClasses.digits) : text)),
  );
}

function countOf(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
