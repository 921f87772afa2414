// What on a page may be part of a pager: links and options with page numbers, numbers that are no links (the current
// page), arrows. Numbers are read in any script's digits; words in no language.
import { type Link, locationOf, normaliseUrl, type Page, remembered, tagId } from '../page/index.ts';
import { ownKeysOf } from './page-flips-own-keys.ts';
import { urlKey } from './url-difference.ts';

/** A link with what its URL and its text say. */
export interface FlipCandidate {
  readonly link: Link;
  readonly key: string;
  /** The page number its text tells. */
  readonly number: number | null;
  /** What stands around the number: '' for a bare number, `page #` for others. */
  readonly wording: string;
  /** What arrows, `rel` and class names say. */
  readonly arrow: Arrow;
}

export type Arrow = 'next' | 'previous' | 'first' | 'last' | '';

/** A number that stands alone and is no link. */
export interface PlainNumber {
  readonly node: number;
  readonly number: number;
}

/** What findFlips needs of a page; made once. */
export interface FlipEvidence {
  readonly page: Page;
  /** In document order, options of select boxes included. */
  readonly candidates: readonly FlipCandidate[];
  readonly plain: readonly PlainNumber[];
  /** The page's own address, and its canonical one when it differs. */
  readonly ownKeys: readonly string[];
  /** Visible characters before a node. */
  readonly textBefore: Int32Array;
}

const MAX_PAGE_NUMBER_DIGITS = 6;
const MAX_WORDING = 16;
/** Around a page number; '#', '%', '+', '/' and ':' make it something else. */
const DECORATION = /^[\s[\](){}|·•.,;*"'«»‹›<>←→–—_-]*$/u;
const NEXT_ARROWS = /[›»→▶►⟩⏵❯≫>↓]\s*$|^\s*[›»→▶►⟩⏵❯≫>↓]+/u;
const PREVIOUS_ARROWS = /^\s*[‹«←◀◄⟨⏴❮≪<↑]|[‹«←◀◄⟨⏴❮≪<↑]+\s*$/u;
const ANY_ARROW = /[›»→▶►⟩⏵❯≫>↓‹«←◀◄⟨⏴❮≪<↑]/u;
const UNSEEN = new Set(['script', 'style', 'textarea', 'template'].map(tagId));
const A = tagId('a');
const OPTION = tagId('option');

const evidences = new WeakMap<Page, FlipEvidence>();

export function flipEvidence(page: Page): FlipEvidence {
  let evidence = evidences.get(page);
  if (evidence === undefined) {
    evidence = collect(page);
    evidences.set(page, evidence);
  }
  return evidence;
}

function collect(page: Page): FlipEvidence {
  const { tree } = page;
  const links = [...page.links, ...optionLinks(page)].sort((a, b) => a.node - b.node);
  const isMirrored = isRightToLeft(page);
  const candidates = links.map((link) => candidateOf(page, link, isMirrored));
  const textBefore = new Int32Array(tree.size + 1);
  const plain: PlainNumber[] = [];
  let total = 0;
  let unseenUntil = 0;
  let linkUntil = 0;
  for (let node = 0; node < tree.size; node++) {
    textBefore[node] = total;
    if (tree.isText(node)) {
      if (node < unseenUntil) continue;
      const text = tree.text(node);
      total += unspacedLength(text);
      if (node < linkUntil || text.length > 40) continue;
      const read = readNumber(text);
      if (read !== null && read.wording === '') plain.push({ node, number: read.number });
      continue;
    }
    const tag = tree.tagId[node]!;
    if (UNSEEN.has(tag)) unseenUntil = Math.max(unseenUntil, tree.end[node]!);
    else if ((tag === A && tree.attribute(node, 'href') !== undefined) || tag === OPTION)
      linkUntil = Math.max(linkUntil, tree.end[node]!);
  }
  textBefore[tree.size] = total;
  const ownKeys = ownKeysOf(page, candidates);
  return { page, candidates, plain, ownKeys, textBefore };
}

const SPACE = /\s/;

/** Characters that are no white space. */
function unspacedLength(text: string): number {
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 32 && code < 0xa0) length++;
    else if (code >= 0xa0 && !SPACE.test(text[i]!)) length++;
    else if (code < 9 || (code > 13 && code < 32)) length++;
  }
  return length;
}

/** Options whose value is an address: the pager of some forums is a select box. */
function optionLinks(page: Page): Link[] {
  const { tree } = page;
  const links: Link[] = [];
  const baseNode = tree.elements('base')[0];
  const base =
    (baseNode !== undefined && normaliseUrl(tree.attribute(baseNode, 'href') ?? '', page.url)) || page.url;
  for (const node of tree.elements('option')) {
    const value = tree.attribute(node, 'value');
    // A bare word or number is a form's value; an address has a path, a query or a file's ending.
    if (value === undefined || !/[/?]|\.\w+$/.test(value)) continue;
    const url = normaliseUrl(value.trim(), base);
    if (url === undefined) continue;
    const text = tree.text(node).replace(/\s+/g, ' ').trim();
    links.push({ url, fragment: '', text, rel: [], location: locationOf(tree, node), node });
  }
  return links;
}

function candidateOf(page: Page, link: Link, isMirrored: boolean): FlipCandidate {
  const read = link.text.length <= 40 ? readNumber(link.text) : null;
  return {
    link,
    key: urlKey(link.url),
    number: read?.number ?? null,
    wording: read?.wording ?? '',
    arrow: read?.wording === '' ? '' : arrowOf(page, link, isMirrored),
  };
}

/** The number a short text tells, and the words around it; null when there is none or more than one. */
export const readNumber: (text: string) => NumberRead | null = remembered((text) => {
  if (!MAY_HOLD_DIGIT.test(text)) return null;
  const latin = latinDigits(text);
  const found = latin.match(/\d+/g);
  if (found === null || found.length !== 1 || found[0].length > MAX_PAGE_NUMBER_DIGITS) return null;
  const rest = latin.replace(/\d+/, '');
  const number = Number(found[0]);
  if (DECORATION.test(rest)) return { number, wording: '' };
  // 'eva77' is a name; 'page 3' and '第3页' are not.
  if (
    /[#%+/:$€£=@]/.test(rest) ||
    /[\p{L}_]\d/u.test(latin.replace(CJK, ' ')) ||
    /\d[\p{L}_]/u.test(latin.replace(CJK, ' '))
  )
    return null;
  const wording = latin.replace(/\d+/, '#').replace(/\s+/g, ' ').trim().toLowerCase();
  return wording.length <= MAX_WORDING ? { number, wording } : null;
});

interface NumberRead {
  readonly number: number;
  readonly wording: string;
}

/** Any character beyond ASCII may be a digit, or be made of some. */
const MAY_HOLD_DIGIT = /[^\0-/:-\x7f]/;
const CJK = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/gu;
const DIGIT = /\p{Nd}/u;

/** Digits of any script as 0–9, thousands without separators. */
export function latinDigits(text: string): string {
  let latin = text;
  if (/[^\p{ASCII}]/u.test(text))
    latin = text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
  return latin.replace(/(\d)[,.'\u00a0\u202f](?=\d{3}(?!\d))/g, '$1');
}

/** Unicode keeps each script's ten digits together, and NFKC leaves no two such rows side by side. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0)!;
  let before = 0;
  while (before < 9 && DIGIT.test(String.fromCodePoint(code - before - 1))) before++;
  return before;
}

/** What an arrow, `rel` or a class name says about where a link leads. */
export function arrowOf(page: Page, link: Link, isMirrored = isRightToLeft(page)): Arrow {
  const { rel, node, text } = link;
  for (const token of rel) {
    const arrow = ARROW_WORDS.get(token);
    if (arrow !== undefined) return arrow;
  }
  const { tree } = page;
  for (let at = node, levels = 0; at >= 0 && levels < 2; at = tree.parent[at]!, levels++) {
    const names = tree.attribute(at, 'class');
    if (names === undefined || !MAY_BE_ARROW.test(names)) continue;
    for (const word of names.toLowerCase().split(/[^a-z]+/)) {
      const arrow = ARROW_WORDS.get(word);
      if (arrow !== undefined) return arrow;
    }
  }
  if (text.length > 40 || !ANY_ARROW.test(text)) return '';
  const pointsRight = NEXT_ARROWS.test(text);
  const pointsLeft = PREVIOUS_ARROWS.test(text);
  if (pointsRight === pointsLeft) return '';
  // Browsers mirror '»' in right-to-left text, so most pages write it as elsewhere; drawn arrows are not mirrored.
  const isDrawn = /[→←▶◀►◄]/u.test(text);
  return pointsRight !== (isMirrored && isDrawn) ? 'next' : 'previous';
}

/** Words of class names and `rel`: general web vocabulary, English whatever the page's language. */
const ARROW_WORDS: ReadonlyMap<string, Arrow> = new Map<string, Arrow>([
  ['next', 'next'],
  ['prev', 'previous'],
  ['previous', 'previous'],
]);

const MAY_BE_ARROW = /next|prev/i;

function isRightToLeft(page: Page): boolean {
  const { tree } = page;
  const body = tree.elements('body')[0];
  const direction =
    tree.attribute(0, 'dir') ?? (body === undefined ? undefined : tree.attribute(body, 'dir'));
  return direction?.toLowerCase() === 'rtl';
}
