// A pattern as a flat list of fixed texts and holes; written as a regular expression and read back from one.

/** What may fill a hole, as a regular expression without groups. */
export const holeClasses = {
  digits: '\\d+',
  segment: '[^/?]+',
  value: '[^&]+',
  /** A value, or a part of a path within the query. */
  queryPart: '[^/&]+',
} as const;

/** A capture group of the pattern. */
export interface Hole {
  readonly class: string;
  /** '' or the group's name. Identity groups of equal name hold the same thing in different patterns. */
  readonly name: string;
  /** Words that stand here in links of another type. */
  readonly not: readonly string[];
}

export type Part = string | Hole;

export function isHole(part: Part): part is Hole {
  return typeof part !== 'string';
}

export function hole(holeClass: string, not: readonly string[] = [], name = ''): Hole {
  return { class: holeClass, name, not };
}

/** The anchored source of the regular expression. */
export function writeRegex(parts: readonly Part[]): string {
  let source = '^';
  for (const [i, part] of parts.entries()) {
    if (!isHole(part)) {
      source += escapeRegex(part);
      continue;
    }
    if (part.not.length > 0) {
      // The excluded word must end where the hole ends: 'news' may stay when 'new' must go.
      const next = parts[i + 1];
      const isLast = i + 2 >= parts.length;
      const end = next === undefined ? '$' : isHole(next) ? '' : escapeRegex(next) + (isLast ? '$' : '');
      source += `(?!(?:${part.not.map(escapeRegex).join('|')})${end})`;
    }
    source += `(${part.name === '' ? '' : `?<${part.name}>`}${part.class})`;
  }
  return `${source}$`;
}

export function escapeRegex(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Neighbouring texts joined and empty ones removed. */
export function joinTexts(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (isHole(part)) joined.push(part);
    else if (last !== undefined && !isHole(last)) joined[joined.length - 1] = last + part;
    else if (part !== '') joined.push(part);
  }
  return joined;
}
