// Patterns of later pages, derived from the patterns of boards and threads and from flips seen on their pages.

import { matchingForm } from './identity-key.ts';
import type { LinkType, Pattern } from './model.ts';
import {
  escapeRegex,
  hole,
  holeClasses,
  isHole,
  joinTexts,
  type Part,
  readRegex,
  writeRegex,
} from './pattern-parts.ts';
import { firstPageOf } from './pattern-relation.ts';
import { queryPairs } from './url-parts.ts';

/** A page and a link on it that leads to another page of the same board or thread. */
export interface SeenFlip {
  readonly pageUrl: string;
  readonly flipUrl: string;
  /** What the page is, for a page no pattern matches (the entry page of a blog with pages of its own). */
  readonly kind?: 'index' | 'thread';
}

/** A flip pattern before its page numbers are known. */
interface FlipDraft {
  readonly base: Pattern;
  readonly parts: readonly Part[];
  readonly inserted: Insertion;
  readonly numbers: string[];
  readonly urls: Set<string>;
}

interface BaseForm {
  readonly pattern: Pattern;
  readonly parts: readonly Part[];
  readonly regex: RegExp;
}

/** Where a number was put into a base form: text, number, text in place of what stood there. */
interface Insertion {
  /** Offset in the base form. */
  readonly at: number;
  readonly removed: string;
  readonly before: string;
  readonly number: string;
  readonly after: string;
}

const EXAMPLES_KEPT = 5;
// Pages without a pattern of their own that flip: the entry page, hardly more.
const MAX_LITERAL_BASES = 3;
// A flip form seen once among many is a misread link.
const MIN_SHARE = 0.05;
const MAX_WINDOW_TOKENS = 6;

/**
 * Patterns of type `index-flip` and `thread-flip` with the base's identity groups and a page group, one for each way a
 * base pattern's URLs take a page number. A flipping page that no base matches gets a pattern of its own, which is
 * returned too.
 */
export function flipPatterns(
  base: readonly Pattern[],
  flips: readonly SeenFlip[],
  ignoredParameters: readonly string[] = [],
): Pattern[] {
  const ignored = new Set(ignoredParameters);
  const bases = base.flatMap((pattern): BaseForm[] => {
    const parts = pattern.type.endsWith('-flip') ? undefined : readRegex(pattern.regex);
    return parts ? [{ pattern, parts, regex: new RegExp(pattern.regex, 'd') }] : [];
  });
  const drafts = new Map<string, FlipDraft>();
  const waiting: { page: string; flip: string; url: string; kind: 'index' | 'thread' }[] = [];
  const knownPages = new Set<string>();
  for (const { pageUrl, flipUrl, kind = 'index' } of flips) {
    const page = matchingForm(pageUrl, ignored);
    const flip = matchingForm(flipUrl, ignored);
    if (page === flip) continue;
    knownPages.add(page);
    if (!draftFrom(bases, page, flip, flipUrl, drafts)) waiting.push({ page, flip, url: flipUrl, kind });
  }
  // A page that is a flip itself: take the number out of the link until a base matches what is left.
  const literals = new Map<string, BaseForm>();
  const firstForms = firstFormsOf(
    waiting.map(({ flip }) => flip),
    bases,
    knownPages,
  );
  for (const [i, { page, flip, url, kind }] of waiting.entries()) {
    const known = [...drafts.values()].map(({ inserted }) => withoutInserted(flip, inserted));
    const first = known.find((form) => form !== undefined && matchesAny(bases, form)) ?? firstForms[i];
    if (first !== undefined && draftFrom(bases, first, flip, url, drafts)) continue;
    if (first !== undefined || matchesAny(bases, page) || !insertionOf(page, flip)) continue;
    if (!literals.has(page)) literals.set(page, literalBase(page, kind, literals.size + 1));
  }
  if (literals.size <= MAX_LITERAL_BASES)
    for (const { page, flip, url } of waiting) draftFrom([...literals.values()], page, flip, url, drafts);
  const total = Math.max(1, ...[...drafts.values()].map(({ urls }) => urls.size));
  const kept = [...drafts.values()].filter(({ urls }) => urls.size >= MIN_SHARE * total);
  const usedLiterals = [...literals.values()].filter(({ pattern }) =>
    kept.some((draft) => draft.base === pattern),
  );
  return [...kept.map(finish), ...usedLiterals.map(({ pattern }) => pattern)];
}

/** Adds the flip to the draft it belongs to; false when no base explains it. */
function draftFrom(
  bases: readonly BaseForm[],
  page: string,
  flip: string,
  url: string,
  drafts: Map<string, FlipDraft>,
): boolean {
  const insertion = insertionOf(page, flip);
  if (!insertion) return false;
  for (const { pattern, parts, regex } of bases) {
    const match = regex.exec(page);
    const inserted = match && insertInto(parts, match, insertion);
    if (!inserted) continue;
    const key = `${pattern.type} ${writeRegex(inserted)}`;
    const draft = drafts.get(key) ?? {
      base: pattern,
      parts: inserted,
      inserted: insertion,
      numbers: [],
      urls: new Set<string>(),
    };
    drafts.set(key, draft);
    draft.numbers.push(insertion.number);
    draft.urls.add(url);
    return true;
  }
  return false;
}

/** The one number by which `flip` differs from `page`; undefined when more differs. */
export function insertionOf(page: string, flip: string): Insertion | undefined {
  return queryInsertion(page, flip) ?? textInsertion(page, flip);
}

/** A parameter more than the page has. Ordered parameters may put it anywhere, so names are compared, not texts. */
function queryInsertion(page: string, flip: string): Insertion | undefined {
  const [pagePath = '', pageQuery = ''] = splitAtQuery(page);
  const [flipPath = '', flipQuery = ''] = splitAtQuery(flip);
  if (pagePath !== flipPath || flipQuery === '') return undefined;
  const pagePairs = queryPairs(pageQuery).map(pairText);
  const flipPairs = queryPairs(flipQuery).map(pairText);
  const added = flipPairs.findIndex((pair, i) => pair !== pagePairs[i]);
  const pair = flipPairs[added];
  if (pair === undefined || flipPairs.length !== pagePairs.length + 1) return undefined;
  if (flipPairs.some((other, i) => i > added && other !== pagePairs[i - 1])) return undefined;
  const number = /^([^=]+=[^\d&]*)(\d+)$/.exec(pair);
  if (!number) return undefined;
  const isFirst = added === 0;
  const at = isFirst
    ? pagePath.length + (pageQuery === '' ? 0 : 1)
    : pagePath.length + 1 + pagePairs.slice(0, added).join('&').length;
  const lead = isFirst ? (pageQuery === '' ? '?' : '') : '&';
  const after = isFirst && pageQuery !== '' ? '&' : '';
  return { at, removed: '', before: lead + number[1]!, number: number[2]!, after };
}

/** Text put in, or a number replaced, somewhere in the string; numbers are never cut in two. */
function textInsertion(page: string, flip: string): Insertion | undefined {
  const shorter = Math.min(page.length, flip.length);
  let head = 0;
  while (head < shorter && page[head] === flip[head]) head++;
  while (head > 0 && isDigit(page[head - 1]) && (isDigit(page[head]) || isDigit(flip[head]))) head--;
  let tail = 0;
  while (tail < shorter - head && page.at(-1 - tail) === flip.at(-1 - tail)) tail++;
  while (tail > 0 && isDigit(page.at(-tail)) && (isDigit(page.at(-1 - tail)) || isDigit(flip.at(-1 - tail))))
    tail--;
  const removed = page.slice(head, page.length - tail);
  const added = flip.slice(head, flip.length - tail);
  const number = /^(\D*)(\d+)(\D*)$/.exec(added);
  if (!number) return undefined;
  const isReplaced = /^\d+$/.test(removed) && number[1] === '' && number[3] === '';
  // An insertion that repeats a delimiter may be read two ways ('/page/2' + '/' or '/' + 'page/2/'): both are right.
  if (removed !== '' && !isReplaced) return undefined;
  return { at: head, removed, before: number[1]!, number: number[2]!, after: number[3]! };
}

/** The base's parts with the page hole in place; undefined when it would fall into a hole. */
function insertInto(
  parts: readonly Part[],
  match: RegExpExecArray,
  { at, removed, before, after }: Insertion,
): Part[] | undefined {
  const page = hole(holeClasses.digits, [], 'page');
  const result: Part[] = [];
  let offset = 0;
  let group = 0;
  let isPlaced = false;
  for (const part of parts) {
    const start = offset;
    if (isHole(part)) {
      const span = match.indices?.[++group];
      if (!span) return undefined;
      offset = span[1];
      if (!isPlaced && at === start && removed === '') {
        result.push(before, page, after);
        isPlaced = true;
      }
      if (!isPlaced && at < offset) return undefined;
      result.push(part);
      continue;
    }
    offset += part.length;
    const within = at - start;
    if (isPlaced || within < 0 || at > offset || (at === offset && removed !== '')) {
      result.push(part);
      continue;
    }
    if (part.slice(within, within + removed.length) !== removed) return undefined;
    result.push(part.slice(0, within), before, page, after, part.slice(within + removed.length));
    isPlaced = true;
  }
  if (!isPlaced) {
    if (at !== offset || removed !== '') return undefined;
    result.push(before, page, after);
  }
  return joinTexts(result);
}

/** The flip without a text that drafts have put in before; undefined when it has none. */
function withoutInserted(flip: string, { before, after, removed }: Insertion): string | undefined {
  const found = new RegExp(`${escapeRegex(before)}(?<!\\d)\\d+${escapeRegex(after)}`, 'g');
  const last = [...flip.matchAll(found)].at(-1);
  return last && flip.slice(0, last.index) + removed + flip.slice(last.index + last[0].length);
}

interface FirstForm {
  readonly form: string;
  /** What was taken out, the number as '#'. */
  readonly taken: string;
  readonly isWholePiece: boolean;
}

/**
 * For each flip a form some base matches, made by taking out one number and text around it. What was taken out is the
 * same for all flips, while their titles differ: the text that serves most decides.
 */
function firstFormsOf(
  flips: readonly string[],
  bases: readonly BaseForm[],
  knownPages: ReadonlySet<string>,
): (string | undefined)[] {
  const candidates = flips.map((flip) => withoutNumber(flip).filter(({ form }) => matchesAny(bases, form)));
  const votes = new Map<string, Set<string>>();
  for (const { taken, form } of candidates.flat()) {
    const forms = votes.get(taken) ?? new Set<string>();
    votes.set(taken, forms.add(form));
  }
  const hasWord = ({ taken }: FirstForm) => Number(/[A-Za-z]/.test(taken));
  return candidates.map((list) => {
    const ranked = [...list].sort(
      (a, b) =>
        Number(knownPages.has(b.form)) - Number(knownPages.has(a.form)) ||
        votes.get(b.taken)!.size - votes.get(a.taken)!.size ||
        Number(b.isWholePiece) - Number(a.isWholePiece) ||
        hasWord(b) - hasWord(a) ||
        a.taken.length - b.taken.length,
    );
    return ranked[0]?.form;
  });
}

function matchesAny(bases: readonly BaseForm[], form: string): boolean {
  return bases.some(({ regex }) => regex.test(form));
}

/** Forms of a URL without one of its numbers and a stretch of words and marks around it. */
function withoutNumber(flip: string): FirstForm[] {
  const forms: FirstForm[] = [];
  const pathAt = flip.indexOf('/', flip.indexOf('//') + 2);
  const [path = '', query = ''] = splitAtQuery(flip);
  const pairs = queryPairs(query).map(pairText);
  for (const [i, pair] of pairs.entries()) {
    if (!/=[^\d]*\d+$/.test(pair)) continue;
    const rest = pairs.filter((_, j) => j !== i).join('&');
    const form = rest === '' ? path : `${path}?${rest}`;
    forms.push({ form, taken: pair.replace(/\d+$/, '#'), isWholePiece: true });
  }
  const tokens = [...flip.slice(pathAt).matchAll(/\d+|[A-Za-z]+|[^A-Za-z\d]/g)];
  const startOf = (i: number) => (tokens[i]?.index ?? flip.length - pathAt) + pathAt;
  for (const [i, token] of tokens.entries()) {
    if (!/^\d/.test(token[0])) continue;
    for (let from = Math.max(0, i - MAX_WINDOW_TOKENS); from <= i; from++)
      for (let to = i + 1; to <= Math.min(tokens.length, i + MAX_WINDOW_TOKENS); to++) {
        const texts = tokens.slice(from, to).map(([text]) => text);
        // One number only: what is taken out with it are words and marks.
        if (texts.filter((text) => /^\d/.test(text)).length > 1) continue;
        forms.push({
          form: flip.slice(0, startOf(from)) + flip.slice(startOf(to)),
          taken: texts.map((text) => (/^\d/.test(text) ? '#' : text)).join(''),
          isWholePiece: '/?&'.includes(flip[startOf(from) - 1] ?? '') || '/?&'.includes(texts[0] ?? ''),
        });
      }
    for (const first of ['1', '0'])
      forms.push({
        form: flip.slice(0, startOf(i)) + first + flip.slice(startOf(i + 1)),
        taken: '',
        isWholePiece: false,
      });
  }
  return forms;
}

/** A pattern for one page. It captures a fixed text, so that its later pages can share its name. */
function literalBase(page: string, kind: 'index' | 'thread', number: number): BaseForm {
  const cut = page.lastIndexOf('/', page.includes('?') ? page.indexOf('?') : undefined);
  const name = `${kind === 'index' ? 'board' : 'thread'}_page${number === 1 ? '' : number}`;
  const parts = joinTexts([page.slice(0, cut), hole('/', [], name), page.slice(cut + 1)]);
  const regex = writeRegex(parts);
  const pattern: Pattern = {
    type: kind,
    regex,
    identity: [1],
    page: 0,
    firstPage: null,
    locations: [],
    notLocations: [],
    support: 1,
    examples: [page],
  };
  return { pattern, parts, regex: new RegExp(regex, 'd') };
}

function finish({ base, parts, inserted, numbers, urls }: FlipDraft): Pattern {
  const page = parts.filter(isHole).findIndex(({ name }) => name === 'page') + 1;
  const type: LinkType = base.type === 'thread' ? 'thread-flip' : 'index-flip';
  return {
    ...base,
    type,
    regex: writeRegex(parts),
    identity: base.identity.map((group) => (group < page ? group : group + 1)),
    page,
    firstPage: inserted.removed === '' ? firstPageOf(numbers) : inserted.removed,
    support: urls.size,
    examples: [...urls].slice(0, EXAMPLES_KEPT),
  };
}

function splitAtQuery(url: string): string[] {
  const queryAt = url.indexOf('?');
  return queryAt < 0 ? [url, ''] : [url.slice(0, queryAt), url.slice(queryAt + 1)];
}

function pairText({ name, value }: { readonly name: string; readonly value: string | null }): string {
  return value === null ? name : `${name}=${value}`;
}

function isDigit(char: string | undefined): boolean {
  return char !== undefined && char >= '0' && char <= '9';
}
