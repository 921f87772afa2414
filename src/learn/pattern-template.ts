// What the values of one piece have in common: fixed text, numbers, and at most one stretch of free words.
import { type Hole, hole, holeClasses, joinTexts, type Part } from './pattern-parts.ts';
import { looksLikeCode, looksLikeSlug, type PiecedUrl, type Token, tokens } from './url-parts.ts';

// With this many examples, a word they all share at an end of the free stretch belongs to the site, not to titles
// that happen to begin alike.
const SHARED_WORD_SUPPORT = 4;

const SPLIT_SHARE = 0.5;
const MIN_OPEN = 3;
const SURELY_OPEN = 5;

/** The value with numbers made alike. */
export function wordsOf(value: string): string {
  return tokens(value)
    .map(({ kind, text }) => (kind === 'digits' ? '#' : text))
    .join('');
}

/**
 * Whether words at a place look like an open set (titles) and not like a few names the software uses. Words are only
 * generalised with evidence: several different ones.
 */
export function isOpenSet(values: readonly string[], isKnownTitle: (value: string) => boolean): boolean {
  // Numbers inside do not make a word another word.
  const words = stretchOf(values).middles.map(wordsOf);
  const distinct = new Set(words);
  if (distinct.size >= SURELY_OPEN) return true;
  if (distinct.size >= MIN_OPEN && distinct.size >= SPLIT_SHARE * values.length) return true;
  const all = [...new Set(values)];
  const titles = all.filter((value) => looksLikeSlug(value) || looksLikeCode(value) || isKnownTitle(value));
  return distinct.size >= 2 && titles.length >= SPLIT_SHARE * all.length;
}

/** The free stretch of a piece over a group: where fixed beginning and end leave off. */
export interface Stretch {
  readonly head: readonly Token[];
  readonly tail: readonly Token[];
  /** What stands between, for each value; all '' when the values differ in numbers only. */
  readonly middles: readonly string[];
}

/** Beginning and end common to all values (numbers count as equal), and what lies between. */
export function stretchOf(values: readonly string[]): Stretch {
  const split = values.map(tokens);
  const first = split[0] ?? [];
  const shortest = Math.min(...split.map((list) => list.length));
  let headLength = 0;
  while (headLength < shortest && split.every((list) => isAlike(list[headLength], first[headLength])))
    headLength++;
  if (headLength === shortest && split.every((list) => list.length === shortest))
    return { head: first, tail: [], middles: values.map(() => '') };
  // Beginning and end must not share a token in the shortest value, and something must be left for the hole.
  let tailLength = 0;
  const room = shortest - headLength - 1;
  while (
    tailLength < room &&
    split.every((list) => isAlike(list.at(-1 - tailLength), first.at(-1 - tailLength)))
  )
    tailLength++;
  headLength = cutAtMark(first.slice(0, headLength), split, headLength);
  tailLength = cutTailAtMark(first, tailLength);
  return {
    head: first.slice(0, headLength),
    tail: tailLength === 0 ? [] : first.slice(-tailLength),
    middles: split.map((list) =>
      list
        .slice(headLength, list.length - tailLength)
        .map(({ text }) => text)
        .join(''),
    ),
  };
}

function isAlike(a: Token | undefined, b: Token | undefined): boolean {
  return (
    a !== undefined && b !== undefined && a.kind === b.kind && (a.kind === 'digits' || a.text === b.text)
  );
}

// A fixed part ends at a mark: the 3 of '3kx9' is no number of its own, the 'my' of 'my2nd' no word.
function cutAtMark(head: readonly Token[], split: readonly (readonly Token[])[], length: number): number {
  const isParted = head.at(-1)?.kind === 'word' && split.every((list) => list[length]?.kind === 'mark');
  if (isParted) return length;
  let cut = length;
  while (cut > 0 && head[cut - 1]!.kind !== 'mark') cut--;
  return cut;
}

function cutTailAtMark(first: readonly Token[], length: number): number {
  let cut = length;
  while (cut > 0 && first.at(-cut)!.kind !== 'mark') cut--;
  return cut;
}

/** Parts for a piece's values, the most general the evidence allows. */
export function pieceParts(values: readonly string[], isInQuery: boolean): Part[] {
  const inQuery = values.some((value) => value.includes('/')) ? holeClasses.value : holeClasses.queryPart;
  const free = hole(isInQuery ? inQuery : holeClasses.segment);
  const distinct = [...new Set(values)];
  if (distinct.length === 1) return singleParts(distinct[0]!, free);
  if (distinct.every(looksLikeCode)) return [free];
  const { head, tail, middles } = stretchOf(distinct);
  if (middles.every((middle) => middle === '')) return tokenParts(head);
  const isShared = distinct.length >= SHARED_WORD_SUPPORT;
  // Titles that begin or end alike by chance: the hole takes the words up to the next number.
  const kept = isShared ? head.length : keepToNumber(head, 'head');
  const keptTail = isShared ? tail.length : keepToNumber([...tail].reverse(), 'tail');
  return joinTexts([
    ...tokenParts(head.slice(0, kept)),
    free,
    ...tokenParts(keptTail === 0 ? [] : tail.slice(-keptTail)),
  ]);
}

/** How many tokens, counted from the outer end, stay fixed: up to the innermost number and the mark beside it. */
function keepToNumber(list: readonly Token[], side: 'head' | 'tail'): number {
  let number = -1;
  for (const [i, { kind }] of list.entries()) if (kind === 'digits') number = i;
  let kept = number + 1;
  if (number < 0) {
    // An extension is no word of a title.
    return side === 'tail' && list[0]?.kind === 'word' && list[1]?.text === '.' ? 2 : 0;
  }
  // The letters glued to the number name its kind ('-vt1818'), and the mark before them parts them from the title.
  if (side === 'tail') while (kept < list.length && list[kept - 1]!.kind !== 'mark') kept++;
  else if (list[kept]?.kind === 'mark') kept++;
  return kept;
}

/** One example only: numbers are holes; a title beside a number is one too. */
function singleParts(value: string, free: Hole): Part[] {
  if (looksLikeCode(value)) return [free];
  const list = tokens(value);
  const leading = /^(\d+)([-_.~:])(.+)$/.exec(value);
  if (leading && looksLikeTitle(leading[3]!)) return joinTexts([hole(holeClasses.digits), leading[2]!, free]);
  const trailing = /^(.+?)([-_.~:][A-Za-z]{0,3})(\d+)(\.[A-Za-z]{2,5})?$/.exec(value);
  const hasKind = trailing !== null && trailing[2]!.length > 1;
  if (trailing && (looksLikeSlug(trailing[1]!) || (hasKind && looksLikeTitle(trailing[1]!))))
    return joinTexts([free, trailing[2]!, hole(holeClasses.digits), trailing[4] ?? '']);
  return tokenParts(list);
}

function looksLikeTitle(text: string): boolean {
  return looksLikeSlug(text) || /^[A-Za-z]{3,}(?:[-_][A-Za-z0-9]+)*$/.test(text);
}

function tokenParts(list: readonly Token[]): Part[] {
  return joinTexts(list.map(({ kind, text }) => (kind === 'digits' ? hole(holeClasses.digits) : text)));
}

/** What must be equal for URLs to share a template: delimiters, which pieces are numbers, the extension. */
export function shapeOf(url: PiecedUrl): string {
  let shape = url.origin;
  for (const [i, { before, value, isInQuery }] of url.pieces.entries()) {
    const isLastOfPath = !isInQuery && url.pieces[i + 1]?.isInQuery !== false;
    const extension = isLastOfPath ? (/\.[A-Za-z]{2,5}$/.exec(value)?.[0] ?? '') : '';
    shape += before + (value === '' ? '' : /^\d+$/.test(value) ? '#' : `*${extension}`);
  }
  return shape + url.tail;
}

/** Items in groups of equal key, in the order met. */
export function groupBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const name = key(item);
    const group = groups.get(name);
    if (group) group.push(item);
    else groups.set(name, [item]);
  }
  return groups;
}
