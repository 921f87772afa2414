// robots.txt as RFC 9309 defines it: text in, questions answered. No I/O.

/** What a robots.txt says to one crawler. */
export interface RobotsRules {
  /** `path` is path and query as in the request line, "/a?b=c". */
  isAllowed(path: string): boolean;
  readonly crawlDelaySeconds: number | undefined;
  /** Absolute or relative URLs, as written. */
  readonly sitemaps: readonly string[];
}

/** RFC 9309, 2.5: parse at least 500 KiB; the rest may be ignored. */
export const MAX_ROBOTS_BYTES = 500 * 1024;

interface Rule {
  readonly isAllow: boolean;
  /** Literal parts between the '*'s, in matching form. */
  readonly parts: readonly string[];
  readonly isAnchored: boolean;
  /** Length in octets: the most specific match wins (2.2.2). */
  readonly length: number;
}

interface Group {
  readonly agents: string[];
  readonly rules: Rule[];
  crawlDelaySeconds: number | undefined;
}

export const ALLOW_ALL: RobotsRules = { isAllowed: () => true, crawlDelaySeconds: undefined, sitemaps: [] };
export const DISALLOW_ALL: RobotsRules = {
  isAllowed: () => false,
  crawlDelaySeconds: undefined,
  sitemaps: [],
};

/**
 * The rules for `userAgent` (its product token is compared, without case): all groups that name the token taken
 * together, else all groups for `*`.
 */
export function parseRobots(text: string, userAgent: string): RobotsRules {
  const token = productToken(userAgent);
  const groups: Group[] = [];
  const sitemaps: string[] = [];
  let group: Group | undefined;
  let isReadingAgents = false;
  for (const line of text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)) {
    const comment = line.indexOf('#');
    const statement = comment < 0 ? line : line.slice(0, comment);
    const colon = statement.indexOf(':');
    if (colon < 0) continue;
    const key = statement.slice(0, colon).trim().toLowerCase();
    const value = statement.slice(colon + 1).trim();
    switch (key) {
      case 'user-agent':
      case 'useragent':
        if (!isReadingAgents) {
          group = { agents: [], rules: [], crawlDelaySeconds: undefined };
          groups.push(group);
        }
        isReadingAgents = true;
        group!.agents.push(value.startsWith('*') ? '*' : productToken(value));
        break;
      case 'allow':
      case 'disallow':
        isReadingAgents = false;
        // Rules before the first user-agent line belong to nobody; an empty path matches nothing.
        if (group !== undefined && value !== '') group.rules.push(parseRule(value, key === 'allow'));
        break;
      case 'crawl-delay':
        isReadingAgents = false;
        if (group !== undefined && /^\d*\.?\d+$/.test(value)) group.crawlDelaySeconds = Number(value);
        break;
      case 'sitemap':
        // Belongs to no group and, unlike rules, does not end a list of user agents (2.2.4).
        if (value !== '') sitemaps.push(value);
        break;
    }
  }
  const named = groups.filter((candidate) => token !== '' && candidate.agents.includes(token));
  const mine = named.length > 0 ? named : groups.filter((candidate) => candidate.agents.includes('*'));
  const rules = mine.flatMap((candidate) => candidate.rules);
  const delays = mine.flatMap((candidate) => candidate.crawlDelaySeconds ?? []);
  return {
    isAllowed: (path) => isAllowed(rules, path),
    crawlDelaySeconds: delays.length > 0 ? Math.max(...delays) : undefined,
    sitemaps,
  };
}

/** "Skein/0.1 (+https://…)" and "Skein" are the same crawler: the leading letters, '-' and '_', lower case. */
export function productToken(userAgent: string): string {
  return /^[a-z_-]*/i.exec(userAgent.trim())![0].toLowerCase();
}

function isAllowed(rules: readonly Rule[], path: string): boolean {
  const target = matchingForm(path);
  // 2.2.2: /robots.txt itself is implicitly allowed.
  if (target === '/robots.txt') return true;
  let best: Rule | undefined;
  for (const rule of rules) {
    const isBetter =
      best === undefined || rule.length > best.length || (rule.length === best.length && rule.isAllow);
    if (isBetter && matches(rule, target)) best = rule;
  }
  return best === undefined || best.isAllow;
}

function parseRule(value: string, isAllow: boolean): Rule {
  const pattern = matchingForm(value);
  const isAnchored = pattern.endsWith('$');
  const body = isAnchored ? pattern.slice(0, -1) : pattern;
  return { isAllow, parts: body.split(/\*+/), isAnchored, length: pattern.length };
}

/** Greedy left to right, so linear in the number of parts: no backtracking for a hostile file to exploit. */
function matches(rule: Rule, path: string): boolean {
  const { parts, isAnchored } = rule;
  const first = parts[0]!;
  if (!path.startsWith(first)) return false;
  if (parts.length === 1) return !isAnchored || path.length === first.length;
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

const UNRESERVED = /[A-Za-z0-9\-._~]/;

/**
 * The form both sides are compared in (2.2.2): non-ASCII and unsafe characters percent-encoded, escapes of unreserved
 * characters decoded, other escapes in upper case. A written `%2F` stays different from '/', `%2A` and `%24` from the
 * special characters.
 */
function matchingForm(text: string): string {
  if (/^[!$&-;=?-Z_a-z~]*$/.test(text)) return text;
  return text.replace(/%([0-9a-f]{2})|[^!$&-;=?-Z_a-z~%]+|%/gi, (found, hex: string | undefined) => {
    if (hex !== undefined) {
      const character = String.fromCharCode(Number.parseInt(hex, 16));
      return UNRESERVED.test(character) ? character : found.toUpperCase();
    }
    return found === '%' ? '%25' : encodeURIComponent(Buffer.from(found).toString());
  });
}
