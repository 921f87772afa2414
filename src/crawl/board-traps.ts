// Boards without end: boards that lead to boards that lead to boards, and never to a thread. Boards below boards are usual, so what
// is looked at is what deep ones turned out to be: where nearly all of many brought nothing but more boards, no more are asked for.
import type { FrontierEntry, LeasedEntry, Outcome } from '../store/index.ts';
import { RecentMap } from './recent-set.ts';

/** A board is deep when the page that named it, and the one that named that, told of nothing but boards. */
const DEEP = 2;
/** Of so many deep boards nearly all: no forum has as many categories within categories. */
const ENOUGH = 100;
const NEARLY_ALL = 0.97;
const MOST_REMEMBERED = 50_000;

/** Watches the boards of one crawl. */
export class BoardTraps {
  /** Pages that told of new boards and of no new thread, with how many such pages led to them, themselves included. */
  readonly #barren = new Map<string, number>();
  readonly #known = new RecentMap<true>();
  #deep = 0;
  #deepBarren = 0;
  #isProven = false;

  /** Whether an entry is a board that need not be asked for. */
  hold({ type, foundOn }: Pick<LeasedEntry, 'type' | 'foundOn'>): boolean {
    return this.#isProven && type === 'index' && this.#depthOf(foundOn) >= DEEP;
  }

  /** Takes note of what a visit brought; true when it has just become clear that boards have no end. */
  saw(
    { type, url, foundOn }: Pick<LeasedEntry, 'type' | 'url' | 'foundOn'>,
    { found, threads = [] }: Pick<Outcome, 'found' | 'threads'>,
  ): boolean {
    const listed = threads.map((thread) => ({ type: 'thread', url: thread.url }) as const);
    const news = [...found, ...listed].filter((one) => this.#isNew(one));
    if (type !== 'index') return false;
    const isBarren = news.some(isBoard) && !news.some(isThread);
    const depth = this.#depthOf(foundOn);
    if (isBarren && this.#barren.size < MOST_REMEMBERED) this.#barren.set(url, depth + 1);
    if (depth < DEEP || this.#isProven) return false;
    this.#deep++;
    if (isBarren) this.#deepBarren++;
    this.#isProven = this.#deep >= ENOUGH && this.#deepBarren >= NEARLY_ALL * this.#deep;
    return this.#isProven;
  }

  #depthOf(url: string): number {
    return this.#barren.get(url) ?? 0;
  }

  #isNew({ url }: Pick<FrontierEntry, 'url'>): boolean {
    if (this.#known.get(url) === true) return false;
    this.#known.set(url, true);
    return true;
  }
}

function isBoard({ type }: Pick<FrontierEntry, 'type'>): boolean {
  return type === 'index';
}

function isThread({ type }: Pick<FrontierEntry, 'type'>): boolean {
  return type === 'thread' || type === 'thread-flip';
}
