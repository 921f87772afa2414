// How far a kind of counts is believed: by all pairs of what a site states and what was counted there. Whatever the column of
// a list is called, one that counts replies agrees with the threads that were read whole, and one that counts views does not.

/** What is stated of one board or thread, and what was counted there; equal pairs are told once, with how many. */
export interface CountPair {
  readonly stated: number;
  readonly counted: number;
  readonly times: number;
}

/** One way to understand a kind of counts: what should be counted where so much is stated. */
export interface Meaning {
  readonly name: string;
  readonly pairs: readonly CountPair[];
}

export interface Trust {
  /** 0 to 1; above `BELIEVED` what is stated counts. */
  readonly trust: number;
  readonly meaning: string;
  readonly pairs: number;
  readonly fitting: number;
}

/** From here on a count is believed rather than not. */
export const BELIEVED = 0.5;

// What is short may be short because it was not fetched: it speaks against a count, but less than one that is too small.
const SHORT = 0.1;
// A rounded '1.2k' is right within this share.
const ROUNDED = 0.05;
// Before any pair was seen, nothing speaks for or against.
const EVEN = 0.5;

/** The likeliest of several meanings. */
export function trustOf(meanings: readonly Meaning[]): Trust {
  return meanings.map(trustOfMeaning).reduce((best, one) => (one.trust > best.trust ? one : best));
}

/**
 * Pairs that fit, less those that would fit by chance (as Cohen's kappa has it), against those that contradict: more was
 * counted than is stated. Pairs that fall short weigh little.
 */
function trustOfMeaning({ name, pairs }: Meaning): Trust {
  let [all, fitting, exceeding] = [0, 0, 0];
  const stated = new Map<number, number>();
  const counted = new Map<number, number>();
  for (const pair of pairs) {
    all += pair.times;
    if (fits(pair)) fitting += pair.times;
    else if (pair.counted > pair.stated) exceeding += pair.times;
    stated.set(pair.stated, (stated.get(pair.stated) ?? 0) + pair.times);
    counted.set(pair.counted, (counted.get(pair.counted) ?? 0) + pair.times);
  }
  if (all === 0) return { trust: 0, meaning: name, pairs: 0, fitting: 0 };
  let byChance = 0;
  // Where all are alike, chance and truth are the same: then they agree, and that is all there is to know.
  if (stated.size > 1)
    for (const [value, times] of stated) byChance += (times * (counted.get(value) ?? 0)) / all;
  const sound = Math.max(0, fitting - byChance);
  const short = all - fitting - exceeding;
  const trust = (sound + EVEN) / (sound + exceeding + SHORT * short + 2 * EVEN);
  return { trust, meaning: name, pairs: all, fitting };
}

/** Whether what was counted is what is stated. */
export function fits({ stated, counted }: Pick<CountPair, 'stated' | 'counted'>): boolean {
  if (stated === counted) return true;
  return stated >= 1000 && stated % 100 === 0 && Math.abs(stated - counted) <= ROUNDED * stated;
}

/** Counts equal pairs. */
export class PairCounts {
  readonly #pairs = new Map<string, { stated: number; counted: number; times: number }>();

  add(stated: number, counted: number): void {
    const key = `${stated} ${counted}`;
    const known = this.#pairs.get(key);
    if (known === undefined) this.#pairs.set(key, { stated, counted, times: 1 });
    else known.times++;
  }

  get pairs(): readonly CountPair[] {
    return [...this.#pairs.values()];
  }
}
