// Ways to make a draft pattern narrower so that it no longer matches links of other types, and the choice among them.
import { type Hole, hole, holeClasses, isHole, joinTexts, type Part } from './pattern-parts.ts';
import { groupBy, stretchOf, wordsOf } from './pattern-template.ts';
import { looksLikeCode, looksLikeSlug, type Token, tokens } from './url-parts.ts';

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
  /** Whether a number of foreign links here may be that of a page of what an example names. */
  readonly mayBePage: (value: string) => boolean;
}

// Wrong examples are accepted up to this share; a repair may give up no more.
const MAX_LOST_SHARE = 0.1;
// Among few examples one may still be wrong.
const FEW_EXAMPLES = 5;
const MAX_EXCLUDED = 24;
const MAX_SPLIT = 6;
// Fewer examples say nothing about which characters a title may have.
const CLASS_SUPPORT = 5;
const CONSTANT_SUPPORT = 3;

// What a repair costs against another that removes as much: the less it narrows, the cheaper.
const cost = {
  constant: 0,
  number: 0.08,
  frame: 0.02,
  exclude: 0.03,
  class: 0.05,
  split: 0.1,
  word: 0.004,
  lost: 1,
};

/**
 * The best repair, or undefined when none removes a foreign link. `uses` counts how often a word is a piece of URLs;
 * examples that may be wrong ones are not trusted to tell a page number.
 */
export function bestRepair(
  parts: readonly Part[],
  valuesOf: (holeIndex: number) => HoleValues,
  uses: (word: string) => number,
  isTrusted: boolean,
): Repair | undefined {
  let best: Repair | undefined;
  const numbers = parts.filter((part) => isHole(part) && part.class === holeClasses.digits).length;
  let holeIndex = 0;
  for (const [at, part] of parts.entries()) {
    if (!isHole(part)) continue;
    const values = valuesOf(holeIndex++);
    for (const repair of repairsOf(at, part, values, uses, isTrusted && numbers > 1))
      if (repair.score > 0 && (best === undefined || repair.score > best.score)) best = repair;
  }
  return best;
}

function* repairsOf(
  at: number,
  part: Hole,
  { own, foreign, mayBePage }: HoleValues,
  uses: (word: string) => number,
  isPageTrusted: boolean,
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
    const lost = own.filter((value) => !keeps(value)).length;
    const score =
      removed === 0 || lost > mostLost(own.length) ? 0 : removed - price - (cost.lost * lost) / own.length;
    return { at, replacements, score };
  };

  const constant = constantValue(ownCounts, foreignCounts, own.length, isNumber && isPageTrusted);
  if (constant !== undefined) {
    // A first page's number is fixed; another that all examples share may be chance.
    const price = isFirstNumber(constant) || !isNumber ? cost.constant : cost.number;
    yield make([[constant]], (value) => value === constant, price);
  }

  // The first thread of a forum has a first number, too: leaving it out for one page that looks different would lose it.
  const words = [...foreignCounts.keys()].filter((word) =>
    isNumber ? isFirstNumber(word) && mayBePage(word) : isFixedWord(word, uses),
  );
  const excluded = words.filter((word) => (ownCounts.get(word) ?? 0) * 2 <= (foreignCounts.get(word) ?? 0));
  if (excluded.length > 0 && excluded.length <= MAX_EXCLUDED && (isNumber || ownCounts.size >= 2)) {
    const not = [...new Set([...part.not, ...excluded])].sort();
    const gone = new Set(excluded);
    yield make([[{ ...part, not }]], (value) => !gone.has(value), cost.exclude + cost.word * excluded.length);
  }
  if (isNumber) return;

  const frame = frameOf(own);
  if (frame) yield make([frame.parts(part)], frame.fits, cost.frame);

  for (const narrower of narrowerClasses([...ownCounts.keys()], part))
    yield make([[{ ...part, class: narrower }]], fitsClass(narrower), cost.class);

  const isClosed = [...ownCounts.keys()].every((value) => !looksLikeSlug(value) && uses(value) >= 2);
  if (ownCounts.size >= 2 && ownCounts.size <= MAX_SPLIT && isClosed)
    yield make(
      [...ownCounts.keys()].map((value) => numbersAsHoles(value)),
      (value) => ownCounts.has(value),
      cost.split,
    );
}

/** The one value nearly all examples have here; few examples do only for what may be a first page's number. */
function constantValue(
  ownCounts: ReadonlyMap<string, number>,
  foreignCounts: ReadonlyMap<string, number>,
  total: number,
  mayBePage: boolean,
): string | undefined {
  const [value, count] = [...ownCounts].reduce((a, b) => (b[1] > a[1] ? b : a));
  const isSure = total >= CONSTANT_SUPPORT || (mayBePage && isFirstNumber(value));
  if (!isSure || count < total - mostLost(total)) return undefined;
  // An example is given up only where foreign links have its value too.
  for (const other of ownCounts.keys()) if (other !== value && !foreignCounts.has(other)) return undefined;
  return value;
}

function mostLost(total: number): number {
  return total >= FEW_EXAMPLES ? Math.max(1, MAX_LOST_SHARE * total) : 0;
}

function isFirstNumber(value: string): boolean {
  return value === '0' || value === '1';
}

/** A word of the software ('feed', 'last'), not a title that happens to be among the foreign links. */
function isFixedWord(word: string, uses: (word: string) => number): boolean {
  return uses(word) >= 2 ? !looksLikeSlug(word) || uses(word) >= 5 : /^[A-Za-z]+$/.test(word);
}

interface Frame {
  readonly parts: (part: Hole) => Part[];
  readonly fits: (value: string) => boolean;
}

/** The fixed beginning and end that nearly all values share, or, where nothing varies but numbers, all of the value. */
function frameOf(values: readonly string[]): Frame | undefined {
  if (values.length < 2) return undefined;
  const enough = values.length - mostLost(values.length);
  const alike = largest(values, wordsOf);
  if (alike.length >= enough) {
    const words = wordsOf(alike[0]!);
    return { parts: () => numbersAsHoles(alike[0]!), fits: (value) => wordsOf(value) === words };
  }
  const { head, tail } = stretchOf(sharing(values, enough));
  if (head.length + tail.length === 0) return undefined;
  const asParts = (list: readonly Token[]): Part[] =>
    list.map(({ kind, text }) => (kind === 'digits' ? hole(holeClasses.digits) : text));
  const isAlike = (a: Token, b: Token | undefined) =>
    b !== undefined && a.kind === b.kind && (a.kind === 'digits' || a.text === b.text);
  return {
    parts: (part) => joinTexts([...asParts(head), part, ...asParts(tail)]),
    fits: (value) => {
      const list = tokens(value);
      return (
        list.length > head.length + tail.length &&
        head.every((token, i) => isAlike(token, list[i])) &&
        tail.every((token, i) => isAlike(token, list[list.length - tail.length + i]))
      );
    },
  };
}

/** The values left when those are dropped that keep the others from sharing tokens at either end, `enough` staying. */
function sharing(values: readonly string[], enough: number): readonly string[] {
  let kept = values;
  for (const from of [(i: number) => -1 - i, (i: number) => i])
    for (let i = 0; ; i++) {
      const agreeing = largest(kept, (value) => {
        const token = tokens(value).at(from(i));
        return token === undefined ? '' : token.kind === 'digits' ? '#' : token.text;
      });
      if (agreeing.length < enough || tokens(agreeing[0]!).at(from(i)) === undefined) break;
      kept = agreeing;
    }
  return kept;
}

function largest(values: readonly string[], key: (value: string) => string): readonly string[] {
  return [...groupBy(values, key).values()].reduce((a, b) => (b.length > a.length ? b : a));
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
