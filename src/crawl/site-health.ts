// Whether a site still answers with the pages its model was learned from. No words are known here: a wall is told by what
// it does, which is the same in every language: it wants a password, refuses, or says the same to everybody.

/** What one visit showed. */
export type Sign =
  | { readonly kind: 'fit' }
  /** Asks for a password and shows nothing else; or sends everybody to one place that is not of the site's kinds. */
  | { readonly kind: 'login' }
  /** 401, 403, 429, 503. */
  | { readonly kind: 'refused'; readonly status: number }
  /** A page without what its address promises; `text` is what it says. */
  | { readonly kind: 'misfit'; readonly text: string }
  /** Nothing there any more: 404, 410. */
  | { readonly kind: 'gone' };

/** Something is wrong with the whole site. */
export interface Alarm {
  /** 'drift': the pages are there, but others than were learned. */
  readonly kind: 'login' | 'ban' | 'drift';
  readonly message: string;
}

/** So many pages in a row without what they should show, and it is no accident. */
const RUN = 10;
/** Pages that must have fitted before: a model that never did cannot have drifted. */
const FITTED_BEFORE = 5;
/** The part of a run that decides what it is. */
const MOST = 0.6;

/** A visit that did not fit, and when it ended. */
interface Noted {
  readonly sign: Sign;
  readonly at: number;
}

/** Watches the visits of one crawl; a page that fits ends a run of others. */
export class SiteHealth {
  #run: Noted[] = [];
  #fitted = 0;
  #visits = 0;

  /** Share of the pages visited so far that fitted; null before the first. */
  get fitShare(): number | null {
    return this.#visits === 0 ? null : this.#fitted / this.#visits;
  }

  /**
   * Takes note of a visit that was under way from `since` to `now`; an alarm when it is one too many. A page that was
   * asked for before others were refused says nothing of those: it may have been read for long.
   */
  note(sign: Sign, since: number, now: number): Alarm | undefined {
    this.#visits++;
    if (sign.kind === 'fit') {
      this.#fitted++;
      this.#run = this.#run.filter(({ at }) => at >= since);
      return undefined;
    }
    this.#run.push({ sign, at: now });
    return this.#run.length < RUN ? undefined : this.#alarm();
  }

  /** The site was learned anew, or is as it is. */
  startOver(): void {
    this.#run = [];
    this.#fitted = 0;
    this.#visits = 0;
  }

  #alarm(): Alarm | undefined {
    const run = this.#run.map(({ sign }) => sign);
    const most = (kind: Sign['kind']) => run.filter((sign) => sign.kind === kind).length >= MOST * run.length;
    if (most('login'))
      return {
        kind: 'login',
        message: `the last ${run.length} pages want a login: give the cookies of one by --cookies`,
      };
    if (most('refused')) {
      const statuses = [...new Set(run.flatMap((sign) => (sign.kind === 'refused' ? [sign.status] : [])))];
      const what = statuses.join(', ');
      return {
        kind: 'ban',
        message: `the site refuses us: the last ${run.length} pages answered ${what}; wait, or ask its owner`,
      };
    }
    if (saysTheSame(run))
      return {
        kind: 'ban',
        message: `the site answers the same to ${run.length} different addresses: it keeps us out`,
      };
    if (this.#fitted < FITTED_BEFORE) return undefined;
    return { kind: 'drift', message: `the last ${run.length} pages are not what was learned of the site` };
  }
}

/** Whether most pages of a run have one text. Empty pages say nothing. */
function saysTheSame(run: readonly Sign[]): boolean {
  const counts = new Map<string, number>();
  for (const sign of run)
    if (sign.kind === 'misfit' && sign.text !== '') counts.set(sign.text, (counts.get(sign.text) ?? 0) + 1);
  return Math.max(0, ...counts.values()) >= MOST * run.length;
}
