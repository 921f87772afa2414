// Patterns of later pages, derived from the patterns of boards and threads and from flips seen on their pages.

import { matchingForm } from './identity-key.ts';
import type { LinkType, Pattern } from './model.ts';
import { firstFormsOf, type Insertion, insertionOf, withoutInserted } from './pattern-insertion.ts';
import { hole, holeClasses, isHole, joinTexts, type Part, readRegex, writeRegex } from './pattern-parts.ts';
import { firstPageOf } from './pattern-relation.ts';

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

const EXAMPLES_KEPT = 5;
// Pages without a pattern of their own that flip: the entry page, hardly more.
const MAX_LITERAL_BASES = 3;
// A flip form seen once among many is a misread link.
const MIN_SHARE = 0.05;

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
  const isBase = (form: string) => bases.some(({ regex }) => regex.test(form));
  const firstForms = firstFormsOf(
    waiting.map(({ flip }) => flip),
    isBase,
    knownPages,
  );
  for (const [i, { page, flip, url, kind }] of waiting.entries()) {
    const known = [...drafts.values()].map(({ inserted }) => withoutInserted(flip, inserted));
    const first = known.find((form) => form !== undefined && isBase(form)) ?? firstForms[i];
    if (first !== undefined && draftFrom(bases, first, flip, url, drafts)) continue;
    if (first !== undefined || isBase(page) || !insertionOf(page, flip)) continue;
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
