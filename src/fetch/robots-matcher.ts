// Which rule of robots.txt decides on a path (RFC 9309, 2.2.2): the longest that matches. Files have up to 40,000 rules, and every
// link is asked for: rules without '*' are found by binary search, only those with '*' are tried one after the other.

export interface RobotsRule {
  /** In matching form; '*' stands for anything, '$' at the end for the end. */
  readonly pattern: string;
  readonly isAllow: boolean;
}

interface Prefix extends RobotsRule {
  /** Place of the longest other prefix that this one begins with; -1: there is none. */
  readonly shorter: number;
}

interface Wildcard extends RobotsRule {
  /** Literal parts between the '*'s. */
  readonly parts: readonly string[];
  readonly isAnchored: boolean;
}

export class RobotsMatcher {
  /** Rules that say how a path begins, in the order of their text. */
  readonly #prefixes: readonly Prefix[];
  /** Rules that name whole paths. */
  readonly #exact = new Map<string, RobotsRule>();
  /** The longest first. */
  readonly #wildcards: readonly Wildcard[];

  constructor(rules: Iterable<RobotsRule>) {
    const patterns = new Map<string, RobotsRule>();
    // Where two rules match equally well, allow wins.
    for (const rule of rules)
      if (rule.isAllow || !patterns.has(rule.pattern)) patterns.set(rule.pattern, rule);
    const literal: RobotsRule[] = [];
    const wildcards: Wildcard[] = [];
    for (const rule of patterns.values()) {
      const isAnchored = rule.pattern.endsWith('$');
      const body = isAnchored ? rule.pattern.slice(0, -1) : rule.pattern;
      if (body.includes('*')) wildcards.push({ ...rule, parts: body.split(/\*+/), isAnchored });
      else if (isAnchored) this.#exact.set(body, rule);
      else literal.push(rule);
    }
    this.#prefixes = withShorter(literal);
    this.#wildcards = wildcards.sort((a, b) => b.pattern.length - a.pattern.length);
  }

  /** `path` in matching form. */
  isAllowed(path: string): boolean {
    let best = better(this.#longestPrefix(path), this.#exact.get(path));
    for (const rule of this.#wildcards) {
      if (best !== undefined && rule.pattern.length < best.pattern.length) break;
      if (matches(rule, path)) best = better(best, rule);
    }
    return best === undefined || best.isAllow;
  }

  #longestPrefix(path: string): RobotsRule | undefined {
    const rules = this.#prefixes;
    let low = 0;
    let high = rules.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (rules[middle]!.pattern <= path) low = middle + 1;
      else high = middle;
    }
    // What the path begins with is the last rule before it, or a rule which that one begins with.
    const shared = low === 0 ? 0 : sharedStart(rules[low - 1]!.pattern, path);
    for (let at = low - 1; at >= 0; at = rules[at]!.shorter)
      if (rules[at]!.pattern.length <= shared) return rules[at];
    return undefined;
  }
}

function withShorter(rules: readonly RobotsRule[]): Prefix[] {
  const sorted = [...rules].sort((a, b) => (a.pattern < b.pattern ? -1 : 1));
  const open: number[] = [];
  return sorted.map((rule, i) => {
    while (open.length > 0 && !rule.pattern.startsWith(sorted[open.at(-1)!]!.pattern)) open.pop();
    const shorter = open.at(-1) ?? -1;
    open.push(i);
    return { ...rule, shorter };
  });
}

function sharedStart(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let i = 0;
  while (i < most && a.charCodeAt(i) === b.charCodeAt(i)) i++;
  return i;
}

function better(a: RobotsRule | undefined, b: RobotsRule | undefined): RobotsRule | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  if (a.pattern.length !== b.pattern.length) return a.pattern.length > b.pattern.length ? a : b;
  return a.isAllow ? a : b;
}

/** Greedy left to right, so linear in the number of parts: no backtracking for a hostile file to exploit. */
function matches({ parts, isAnchored }: Wildcard, path: string): boolean {
  const first = parts[0]!;
  if (!path.startsWith(first)) return false;
  let at = first.length;
  const last = parts.length - 1;
  for (let i = 1; i < last; i++) {
    const found = path.indexOf(parts[i]!, at);
    if (found < 0) return false;
    at = found + parts[i]!.length;
  }
  const end = parts[last]!;
  return isAnchored ? path.length - end.length >= at && path.endsWith(end) : path.indexOf(end, at) >= 0;
}
