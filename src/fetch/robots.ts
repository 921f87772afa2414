// Asks each origin for its robots.txt once, keeps the answer, and turns failures into what RFC 9309 makes of them.
import { FetchError } from '../errors.ts';
import type { Clock } from './clock.ts';
import { ALLOW_ALL, DISALLOW_ALL, parseRobots, type RobotsRules } from './robots-rules.ts';

/** RFC 9309, 2.4: do not use a cached version for more than 24 hours. */
const FRESH_MS = 24 * 3600_000;
/** After a server error nothing may be fetched; ask again after this long. */
const UNAVAILABLE_MS = 60_000;
const MAX_ORIGINS = 1_000;

/** The answer to a request for robots.txt, redirects already followed. */
export interface RobotsAnswer {
  readonly status: number;
  readonly body: Buffer;
}

interface Known {
  readonly rules: RobotsRules;
  readonly until: number;
  /** Status of a server error that makes everything disallowed for now; 0 otherwise. */
  readonly unavailable: number;
}

/** The robots.txt files of the origins met so far. */
export class RobotsCache {
  readonly #known = new Map<string, Known>();
  readonly #asking = new Map<string, Promise<Known>>();
  readonly #userAgent: string;
  readonly #clock: Clock;

  constructor(userAgent: string, clock: Clock) {
    this.#userAgent = userAgent;
    this.#clock = clock;
  }

  /** Rules already known and fresh: the way of almost every request, so it costs no promise. */
  known(origin: string): RobotsRules | undefined {
    const known = this.#known.get(origin);
    return known !== undefined && known.unavailable === 0 && known.until > this.#clock.now()
      ? known.rules
      : undefined;
  }

  /**
   * The rules of an origin, asked for by `ask` when they are not known. Many callers at once cause one request.
   * A host that cannot be reached at all throws its own error: "unknown host" says more than "robots.txt forbids".
   */
  async rules(url: URL, ask: () => Promise<RobotsAnswer>): Promise<RobotsRules> {
    const { origin } = url;
    let known = this.#known.get(origin);
    if (known === undefined || known.until <= this.#clock.now()) {
      let asking = this.#asking.get(origin);
      if (asking === undefined) {
        asking = this.#ask(ask).finally(() => this.#asking.delete(origin));
        this.#asking.set(origin, asking);
      }
      known = await asking;
      // Oldest first, as a Map keeps the order of insertion.
      if (this.#known.size >= MAX_ORIGINS) this.#known.delete(this.#known.keys().next().value!);
      this.#known.set(origin, known);
    }
    if (known.unavailable !== 0)
      throw new FetchError(
        'robots-denied',
        url.href,
        `${origin}/robots.txt answers with status ${known.unavailable}, so nothing may be fetched there for now; try again later`,
        {
          retryable: true,
          status: known.unavailable,
          retryAfterMs: Math.max(0, known.until - this.#clock.now()),
        },
      );
    return known.rules;
  }

  async #ask(ask: () => Promise<RobotsAnswer>): Promise<Known> {
    const now = this.#clock.now();
    try {
      const { body } = await ask();
      return {
        rules: parseRobots(body.toString('utf8'), this.#userAgent),
        until: now + FRESH_MS,
        unavailable: 0,
      };
    } catch (error) {
      if (!(error instanceof FetchError)) throw error;
      const status = error.status ?? 0;
      // 2.3.1.4: unreachable by server error means complete disallow. 429 says "not now" too, not "no rules".
      if (status >= 500 || status === 429) {
        const waitMs = Math.max(UNAVAILABLE_MS, error.retryAfterMs ?? 0);
        return { rules: DISALLOW_ALL, until: this.#clock.now() + waitMs, unavailable: status };
      }
      // 2.3.1.3: 4xx means there are no rules. 2.3.1.2 treats too many redirects alike, and so is a body nobody can read.
      if (status >= 400 || UNREADABLE.has(error.code))
        return { rules: ALLOW_ALL, until: now + FRESH_MS, unavailable: 0 };
      throw error;
    }
  }
}

const UNREADABLE: ReadonlySet<FetchError['code']> = new Set([
  'too-many-redirects',
  'bad-encoding',
  'too-large',
  'invalid-url',
  'address-denied',
]);
