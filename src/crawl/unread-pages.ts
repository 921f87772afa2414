// Pages that say why they are not what their address names: a thread was deleted, or only members read it. No words are
// known here: a notice is one text at many addresses, and a login is a password field that fitting pages do not have.
import type { Outcome } from '../store/index.ts';
import type { Sign, SiteHealth } from './site-health.ts';

/** Notices of a site are few; texts that only one page has are soon forgotten. */
const MOST_FIRSTS = 30;
/** Well below the time for which an entry is leased. */
const LONGEST_WAIT_MS = 60_000;

/** The first page that shows a text: whether that is a notice, the next one tells. */
interface FirstOfText {
  readonly text: string;
  readonly outcome: Outcome;
  readonly at: number;
}

/** Learns the notices of one site. */
export class UnreadPages {
  readonly #health: Pick<SiteHealth, 'wantsLogin'>;
  readonly #notices = new Set<string>();
  #firsts: FirstOfText[] = [];

  constructor(health: Pick<SiteHealth, 'wantsLogin'>) {
    this.#health = health;
  }

  /** What is to be stored now: an outcome may wait for another page, or settle what that one is. */
  settle(outcome: Outcome, sign: Sign, now: number): readonly Outcome[] {
    const late = this.#takeFirsts(({ at }) => at < now - LONGEST_WAIT_MS);
    if (sign.kind !== 'misfit' || outcome.page === undefined) return [...late, outcome];
    if (this.#health.wantsLogin(sign)) return [...late, unread(outcome, 'login')];
    const { text } = sign;
    if (text === '') return [...late, outcome];
    if (this.#notices.has(text)) return [...late, unread(outcome, 'gone')];
    const [first] = this.#takeFirsts((known) => known.text === text);
    if (first === undefined || first.entry.id === outcome.entry.id) {
      this.#firsts.push({ text, outcome, at: now });
      return [...late, ...this.#firsts.splice(0, this.#firsts.length - MOST_FIRSTS).map(outcomeOf)];
    }
    this.#notices.add(text);
    return [...late, unread(first, 'gone'), unread(outcome, 'gone')];
  }

  /** Takes pages whose text no other page had for what they seem to be. */
  finish(): readonly Outcome[] {
    return this.#takeFirsts(() => true);
  }

  #takeFirsts(isTaken: (first: FirstOfText) => boolean): readonly Outcome[] {
    const taken = this.#firsts.filter(isTaken);
    if (taken.length > 0) this.#firsts = this.#firsts.filter((first) => !isTaken(first));
    return taken.map(outcomeOf);
  }
}

const outcomeOf = ({ outcome }: FirstOfText): Outcome => outcome;

/** An outcome without the page: what it says is none of the forum's. */
function unread({ entry, requests, readAgainAt }: Outcome, reason: 'gone' | 'login'): Outcome {
  // Posts that were read before stay; whoever is kept out does not know whether they are gone.
  if (readAgainAt !== undefined)
    return {
      entry,
      requests,
      found: [],
      result: 'done',
      ...(reason === 'gone' ? { goneAt: readAgainAt } : { readAgainAt }),
    };
  return { entry, requests, found: [], result: 'failed', reason };
}
