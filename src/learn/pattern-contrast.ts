// Our own pattern learner: regular expressions that match their own type's links and none of the others'.
import type { LinkType, Pattern } from './model.ts';
import {
  type Contrast,
  closingWordsOf,
  type Draft,
  draftPatterns,
  fixedPath,
  NOISE_SHARE,
} from './pattern-draft.ts';
import { type Candidate, withIdentity } from './pattern-naming.ts';
import { holeClasses, isHole, type Part, writeRegex } from './pattern-parts.ts';
import { groupBy, shapeOf } from './pattern-template.ts';
import { orderParameters, type PiecedUrl, pieced } from './url-parts.ts';

/** An example that was left out: its form belongs to links of another type, or it stands alone. */
export interface RejectedExample {
  readonly type: LinkType;
  readonly url: string;
  readonly reason: 'foreign-form' | 'no-support';
}

/** A pattern that also matches links of other types, as nothing in the URL tells them apart: the place must decide. */
export interface ContestedPattern {
  readonly pattern: Pattern;
  readonly foreign: readonly string[];
}

export interface LearnedPatterns {
  /** Free of conflicts; flips first, then by support. */
  readonly patterns: readonly Pattern[];
  readonly contested: readonly ContestedPattern[];
  readonly rejected: readonly RejectedExample[];
}

const FEW_EXAMPLES = 10;
const SHARED_PREFIX_URLS = 8;

const typeOrder: readonly LinkType[] = ['thread-flip', 'index-flip', 'thread', 'index'];

/**
 * Learns patterns from example URLs of each type and from all other links seen. Numbers are always generalised, words
 * where several different ones stand; both only as far as no link of another type matches. Regular expressions match
 * the form `orderParameters` gives.
 */
export function contrastPatterns(
  examples: ReadonlyMap<LinkType, readonly string[]>,
  negatives: readonly string[],
): LearnedPatterns {
  const spellings = new Map<string, string>();
  const formsOf = (urls: readonly string[]): string[] => {
    const forms = new Set<string>();
    for (const url of urls) {
      const form = orderParameters(url);
      if (!spellings.has(form)) spellings.set(form, url);
      forms.add(form);
    }
    return [...forms];
  };
  const ownForms = new Map(typeOrder.map((type) => [type, formsOf(examples.get(type) ?? [])]));
  const otherForms = formsOf([...(examples.get('other') ?? []), ...negatives]);
  const all = [...new Set([...otherForms, ...[...ownForms.values()].flat()])].map(pieced);
  const uses = countUses(all);
  const titles = new Set(
    (ownForms.get('index') ?? []).map((form) => pieced(form).pieces.findLast((p) => !p.isInQuery)?.value),
  );
  const isKnownTitle = (value: string) => titles.size >= 3 && titles.has(value);
  const sharedPieces = countShared(all);
  const closingWords = closingWordsOf(otherForms.map(pieced));

  const rejected: RejectedExample[] = [];
  const accepted: Candidate[] = [];
  const contested: Candidate[] = [];
  for (const [type, forms] of ownForms) {
    const own = new Set(forms);
    const foreign = new Set(otherForms);
    for (const [other, otherOwn] of ownForms)
      if (other !== type) for (const form of otherOwn) foreign.add(form);
    for (const form of own) foreign.delete(form);
    const contrast: Contrast = {
      foreign: [...foreign],
      total: forms.length,
      isFlip: type.endsWith('-flip'),
      sharedPieces,
      uses: (word) => uses.get(word) ?? 0,
      isKnownTitle,
      foreignShapes: groupBy([...foreign].map(pieced), shapeOf),
      closingWords,
    };
    const drafts = draftPatterns(forms.map(pieced), contrast).sort((a, b) => b.own.length - a.own.length);
    const judged = judge(type, drafts, forms.length, commonPath(all));
    accepted.push(...judged.accepted);
    contested.push(...judged.contested);
    const kept = [...judged.accepted, ...judged.contested].map(({ parts }) => new RegExp(writeRegex(parts)));
    for (const form of forms)
      if (!kept.some((regex) => regex.test(form)))
        rejected.push({
          type,
          url: spellings.get(form)!,
          reason: judged.reasons.get(form) ?? 'foreign-form',
        });
  }
  const patterns = withIdentity([...accepted, ...contested], (form) => spellings.get(form)!);
  return {
    patterns: patterns.slice(0, accepted.length),
    contested: contested.map(({ foreign }, i) => ({
      pattern: patterns[accepted.length + i]!,
      foreign: foreign.map((form) => spellings.get(form)!),
    })),
    rejected,
  };
}

/** Sorts a type's drafts into patterns, patterns the URL alone cannot settle, and wrong examples. */
function judge(
  type: LinkType,
  drafts: readonly Draft[],
  total: number,
  sitePath: string,
): { accepted: Candidate[]; contested: Candidate[]; reasons: Map<string, RejectedExample['reason']> } {
  const accepted: Candidate[] = [];
  const contested: Candidate[] = [];
  const reasons = new Map<string, RejectedExample['reason']>();
  const regexes: RegExp[] = [];
  for (const draft of drafts) {
    // A draft whose examples broader ones cover says nothing new.
    const fresh = draft.own.filter((form) => !regexes.some((regex) => regex.test(form)));
    if (fresh.length === 0) continue;
    const isFew = fresh.length <= Math.max(1, NOISE_SHARE * total) && total > fresh.length;
    const isOutnumbered = draft.foreign.length > NOISE_SHARE * draft.own.length;
    if (isOutnumbered && isFew && draft.foreign.length >= 2 * fresh.length) {
      for (const form of fresh) reasons.set(form, 'foreign-form');
      continue;
    }
    const path = fixedPath(draft.parts);
    const relatives = accepted.filter((other) => {
      const otherPath = fixedPath(other.parts);
      return otherPath.length > sitePath.length && path.startsWith(otherPath);
    });
    const isRelated = relatives.some((other) => addsOnlyNumbers(draft.parts, other.parts));
    // Among few examples one of a form of its own is kept, unless it is a known form with words added to the query.
    if (isFew && !isRelated && (total >= FEW_EXAMPLES || relatives.length > 0)) {
      for (const form of fresh) reasons.set(form, 'no-support');
      continue;
    }
    (isOutnumbered ? contested : accepted).push({ ...draft, type });
    regexes.push(new RegExp(writeRegex(draft.parts)));
  }
  return { accepted, contested, reasons };
}

/** Whether the parameters one pattern has and the other lacks hold numbers: words there turn, sort or mark the page. */
function addsOnlyNumbers(parts: readonly Part[], others: readonly Part[]): boolean {
  const known = new Set(parametersOf(others).map((pair) => pair.split('=')[0]));
  return parametersOf(parts).every((pair) => known.has(pair.split('=')[0]) || pair.endsWith('=\u0001'));
}

function parametersOf(parts: readonly Part[]): string[] {
  const text = parts
    .map((part) => (isHole(part) ? (part.class === holeClasses.digits ? '\u0001' : '\u0002') : part))
    .join('');
  const queryAt = text.indexOf('?');
  return queryAt < 0 ? [] : text.slice(queryAt + 1).split('&');
}

function countUses(urls: readonly PiecedUrl[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const url of urls)
    for (const value of new Set(url.pieces.map((piece) => piece.value)))
      uses.set(value, (uses.get(value) ?? 0) + 1);
  return uses;
}

/** How many leading path pieces all URLs share, up to a year or id; 0 when there are too few URLs to tell. */
function countShared(urls: readonly PiecedUrl[]): number {
  if (urls.length < SHARED_PREFIX_URLS) return 0;
  const first = urls[0]!.pieces;
  let shared = 0;
  while (
    shared < first.length &&
    !first[shared]!.isInQuery &&
    !/^\d+$/.test(first[shared]!.value) &&
    urls.every(({ pieces }) => pieces[shared]?.value === first[shared]!.value)
  )
    shared++;
  return shared;
}

function commonPath(urls: readonly PiecedUrl[]): string {
  const first = urls[0];
  if (!first) return '';
  return (
    first.origin +
    first.pieces
      .slice(0, countShared(urls))
      .map(({ before, value }) => before + value)
      .join('') +
    '/'
  );
}
