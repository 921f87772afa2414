// Drafts become patterns: the groups that name boards and threads get names, equal where they name the same.
import { identityHoles, skeletonOf } from './identity.ts';
import type { LinkType, Pattern } from './model.ts';
import type { Draft } from './pattern-draft.ts';
import { holeClasses, isHole, type Part, writeRegex } from './pattern-parts.ts';
import { firstPageOf, relateFlip } from './pattern-relation.ts';

/** A draft with its type. */
export interface Candidate extends Draft {
  readonly type: LinkType;
}

const EXAMPLES_KEPT = 5;

/** Patterns with the groups that name things, named alike where they name the same. */
export function withIdentity(
  candidates: readonly Candidate[],
  spelling: (form: string) => string,
): Pattern[] {
  const spaces = new Map<string, string>();
  const spaceOf = (kind: string, skeleton: string): string => {
    const id = `${kind} ${skeleton}`;
    const known = spaces.get(id);
    if (known !== undefined) return known;
    const number = [...spaces.keys()].filter((key) => key.startsWith(`${kind} `)).length + 1;
    const name = number === 1 ? kind : `${kind}${number}`;
    spaces.set(id, name);
    return name;
  };
  const rowsOf = ({ parts, own }: Candidate): string[][] => {
    const regex = new RegExp(writeRegex(parts));
    return own.flatMap((form) => {
      const row = regex.exec(form);
      return row ? [row.slice(1)] : [];
    });
  };
  const identities = new Map<Candidate, { identity: readonly number[]; space: string }>();
  const bases = candidates.filter(({ type }) => !type.endsWith('-flip'));
  for (const base of bases) {
    const identity = identityHoles(base.parts, rowsOf(base));
    identities.set(base, {
      identity,
      space: spaceOf(kindOf(base.type), skeletonOf(base.parts, identity, -1)),
    });
  }
  return candidates.map((candidate) => {
    const own = identities.get(candidate);
    if (own) return patternOf(candidate, own.identity, own.space, -1, null, spelling);
    const rows = rowsOf(candidate);
    for (const base of bases) {
      if (kindOf(base.type) !== kindOf(candidate.type)) continue;
      const relation = relateFlip(candidate.parts, base.parts, rows, rowsOf(base));
      if (!relation) continue;
      const { identity, space } = identities.get(base)!;
      const numbers = rows.map((row) => row[relation.page]!);
      return patternOf(
        candidate,
        identity.map((index) => relation.holes[index]!),
        space,
        relation.page,
        relation.replaced ?? firstPageOf(numbers),
        spelling,
      );
    }
    const page = likelyPage(candidate.parts, rows);
    const identity = identityHoles(candidate.parts, rows, page < 0 ? [] : [page]);
    const space = spaceOf(kindOf(candidate.type), skeletonOf(candidate.parts, identity, page));
    const first = page < 0 ? null : firstPageOf(rows.map((row) => row[page]!));
    return patternOf(candidate, identity, space, page, first, spelling);
  });
}

function patternOf(
  candidate: Candidate,
  identity: readonly number[],
  space: string,
  page: number,
  firstPage: string | null,
  spelling: (form: string) => string,
): Pattern {
  let index = -1;
  const named = candidate.parts.map((part): Part => {
    if (!isHole(part)) return part;
    index++;
    if (index === page) return { ...part, name: 'page' };
    const order = identity.indexOf(index);
    if (order < 0) return part;
    return { ...part, name: identity.length === 1 ? space : `${space}_${order + 1}` };
  });
  return {
    type: candidate.type,
    regex: writeRegex(named),
    identity: identity.map((at) => at + 1),
    page: page + 1,
    firstPage,
    locations: [],
    notLocations: [],
    support: candidate.own.length,
    examples: candidate.own.slice(0, EXAMPLES_KEPT).map(spelling),
  };
}

/** The last number, as pages follow what they are pages of; a 0 or 1 that never varies is no page. -1: none. */
function likelyPage(parts: readonly Part[], rows: readonly (readonly string[])[]): number {
  const numbers = parts
    .filter(isHole)
    .flatMap((part, index) => (part.class === holeClasses.digits ? [index] : []));
  const isIdle = (index: number) => rows.every((row) => row[index] === '0' || row[index] === '1');
  return numbers.findLast((index) => !isIdle(index)) ?? numbers.at(-1) ?? -1;
}

function kindOf(type: LinkType): 'thread' | 'board' {
  return type.startsWith('thread') ? 'thread' : 'board';
}
