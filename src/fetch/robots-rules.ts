// robots.txt as RFC 9309 defines it: text in, questions answered. No I/O.
import { RobotsMatcher, type RobotsRule } from './robots-matcher.ts';

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

interface Group {
  readonly agents: string[];
  readonly rules: RobotsRule[];
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
  for (const line of wholeLines(text).split(/\r\n|\r|\n/)) {
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
        if (group !== undefined && value !== '')
          group.rules.push({ pattern: matchingForm(value), isAllow: key === 'allow' });
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
  const matcher = new RobotsMatcher(mine.flatMap((candidate) => candidate.rules));
  const delays = mine.flatMap((candidate) => candidate.crawlDelaySeconds ?? []);
  return {
    isAllowed: (path) => {
      const target = matchingForm(path);
      // 2.2.2: /robots.txt itself is implicitly allowed.
      return target === '/robots.txt' || matcher.isAllowed(target);
    },
    // Not Math.max(...): a file can state more delays than a call takes arguments.
    crawlDelaySeconds: delays.length > 0 ? delays.reduce((a, b) => Math.max(a, b)) : undefined,
    sitemaps,
  };
}

/** What is read of a file: at most the limit, and no line that the limit cuts ("Disallow: /" of "Disallow: /private"). */
function wholeLines(text: string): string {
  const file = text.replace(/^\ufeff/, '');
  // UTF-8 of the limit's length has at most as many characters, and fewer only where some take two or more bytes.
  if (file.length < MAX_ROBOTS_BYTES / 4 || Buffer.byteLength(text) < MAX_ROBOTS_BYTES) return file;
  const start = Buffer.from(text).subarray(0, MAX_ROBOTS_BYTES).toString();
  return start.slice(0, Math.max(start.lastIndexOf('\n'), start.lastIndexOf('\r')) + 1);
}

/** "Skein/0.1 (+https://…)" and "Skein" are the same crawler: the leading letters, '-' and '_', lower case. */
export function productToken(userAgent: string): string {
  return /^[a-z_-]*/i.exec(userAgent.trim())![0].toLowerCase();
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
