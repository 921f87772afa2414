// Whether a site still answers with the pages its model was learned from. What looks like a wall is only a suspicion here:
// wall-proof.ts asks for a page that fitted before, and its answer decides.
import { RecentSet } from './recent-set.ts';

/** What one visit showed. */
export type Sign =
  /** `passwords`: how many password fields the page has. */
  | { readonly kind: 'fit'; readonly passwords: number }
  /** A page without what its address promises; `text` is what it says. */
  | { readonly kind: 'misfit'; readonly text: string; readonly passwords: number }
  /** 401, 403, 429, 503, or a test that only people pass. */
  | { readonly kind: 'refused' }
  /** Redirected to an address that is not of the site's kinds, here without its query. */
  | { readonly kind: 'sent'; readonly to: string }
  /** Nothing there any more: 404, 410. */
  | { readonly kind: 'gone' };

/** Something is wrong with the whole site. */
export interface Alarm {
  /** 'drift': the pages are there, but others than were learned. */
  readonly kind: 'login' | 'ban' | 'drift';
  readonly message: string;
}

/** So many pages in a row without what they should show, and a page that fitted is asked for again. */
const RUN = 10;
/** The same once that page did fit: a board may list a thousand threads that guests cannot read. */
const NEXT_RUN = 14;

/** Watches the visits of one crawl; a page that fits ends a run of others. */
export class SiteHealth {
  /** When the visits ended that did not fit. */
  #run: number[] = [];
  #longest = RUN;
  #fitted = 0;
  #visits = 0;
  /** Most password fields on a page that fits. */
  #passwords = 0;
  /** Addresses that others were sent to. */
  readonly #sentTo = new RecentSet();

  /** Share of the pages visited so far that fitted; null before the first. */
  get fitShare(): number | null {
    return this.#visits === 0 ? null : this.#fitted / this.#visits;
  }

  /** Whether there may be a wall. */
  get isDoubtful(): boolean {
    return this.#run.length >= this.#longest;
  }

  /** Whether pages of late did not fit. */
  get isInRun(): boolean {
    return this.#run.length > 0;
  }

  /** A form to log in is on every page of many forums: only where fitting pages have none does it mean a login. */
  wantsLogin(sign: Sign): boolean {
    return sign.kind === 'misfit' && sign.passwords > this.#passwords;
  }

  /** Whether a redirect tells anything: the first to a place may lead to what the address names. */
  isTelling(sign: Sign): boolean {
    if (sign.kind !== 'sent') return true;
    const isKnown = this.#sentTo.has(sign.to);
    this.#sentTo.add(sign.to);
    return isKnown;
  }

  /**
   * Takes note of a visit that was under way from `since` to `now`. A page that was asked for before others were refused
   * says nothing of those: it may have been read for long.
   */
  note(sign: Sign, since: number, now: number): void {
    this.#visits++;
    if (sign.kind !== 'fit') {
      this.#run.push(now);
      return;
    }
    this.#fitted++;
    this.#passwords = Math.max(this.#passwords, sign.passwords);
    this.#run = this.#run.filter((at) => at >= since);
  }

  /** A page that fitted before fits now. */
  trust(): void {
    this.#run = [];
    this.#longest = NEXT_RUN;
  }

  /** The site was learned anew. */
  startOver(): void {
    this.#run = [];
    this.#longest = RUN;
    this.#fitted = 0;
    this.#visits = 0;
    this.#passwords = 0;
  }
}
