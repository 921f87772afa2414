// Pages in the order in which their next post is predicted: the refresh of the incremental crawler paper
// (url-type-recognition, section 4.2), which asks index and thread pages again at the time that the regression gives.
import { DAY, MINUTE, NumberColumn } from './arrival-model.ts';
import { AuthorHabits } from './author-habits.ts';
import { DueQueue } from './due-queue.ts';
import { RegressionArrivals } from './regression-arrivals.ts';
import { dueAt } from './worth.ts';

const KINDS = ['front', 'board', 'thread'] as const;
type Kind = (typeof KINDS)[number];

/** A page: of a kind, with a number of its own. */
export interface PlannedPage {
  readonly kind: Kind;
  readonly id: number;
}

// How the price of a request follows, in posts times ms: up with each page that is asked, down when none is due.
const DEARER = 1.01;
const CHEAPER = 0.97;
const LEAST_PRICE = MINUTE;
const MOST_PRICE = 10_000 * DAY;
// Pages planned at another price are planned anew a few at a time.
const PLANS_A_LOOK = 20;

/**
 * Knows when each page is to be asked next: at the time of its next post, by the regression. The paper does not say what
 * to do where that is more than may be asked. Under a budget a page waits until it is worth the price of a request
 * (worth.ts) as well; the price rises until as many are due as may be asked.
 */
export class PredictedVisits {
  readonly #authors = new AuthorHabits();
  /** A regression for each kind: boards get posts more often than any of their threads. */
  readonly models: Readonly<Record<Kind, RegressionArrivals>> = {
    front: new RegressionArrivals(this.#authors),
    board: new RegressionArrivals(this.#authors),
    thread: new RegressionArrivals(this.#authors),
  };
  readonly #queues = { front: new DueQueue(), board: new DueQueue(), thread: new DueQueue() };
  readonly #readAt = { front: times(), board: times(), thread: times() };
  #price: number;

  constructor({ hasBudget }: { readonly hasBudget: boolean }) {
    this.#price = hasBudget ? 10 * MINUTE : 0;
  }

  /** A page was read at a time. */
  read({ kind, id }: PlannedPage, at: number): void {
    this.#readAt[kind].with(id)[id] = at;
    this.#queues[kind].put(id, this.#dueAt({ kind, id }));
  }

  /** A post came to light that is on a page: its prediction is another. */
  sawPost(page: PlannedPage): void {
    const readAt = this.#readAt[page.kind].with(page.id)[page.id]!;
    if (!Number.isNaN(readAt)) this.read(page, readAt);
  }

  /** The page that is due first, if one is. Not again before it was read; should that never be, as if it had been. */
  take(now: number): PlannedPage | undefined {
    for (let plans = 0; ; plans++) {
      const top = this.#top();
      if (top === undefined) return undefined;
      const due = this.#price === 0 ? top.due : this.#dueAt(top);
      if (due > now && top.due <= now && plans < PLANS_A_LOOK) {
        this.#queues[top.kind].put(top.id, due);
        continue;
      }
      if (top.due > now) {
        this.#price = Math.max(this.#price * CHEAPER, Math.min(this.#price, LEAST_PRICE));
        this.#queues[top.kind].put(top.id, this.#dueAt(top));
        return undefined;
      }
      this.#price = Math.min(this.#price * DEARER, MOST_PRICE);
      this.read(top, now);
      return { kind: top.kind, id: top.id };
    }
  }

  /** When the next page is due, epoch ms; infinite when there is none. */
  nextDueAt(): number {
    return this.#top()?.due ?? Number.POSITIVE_INFINITY;
  }

  #dueAt({ kind, id }: PlannedPage): number {
    const since = this.#readAt[kind].with(id)[id]!;
    const model = this.models[kind];
    const from = model.nextPostAt(id, since);
    return this.#price === 0 ? from : dueAt(model, id, { known: 0, since, from, price: this.#price });
  }

  #top(): (PlannedPage & { readonly due: number }) | undefined {
    let best: (PlannedPage & { readonly due: number }) | undefined;
    for (const kind of KINDS) {
      const top = this.#queues[kind].peek();
      if (top !== undefined && top.due < (best?.due ?? Number.POSITIVE_INFINITY))
        best = { kind, id: top.member, due: top.due };
    }
    return best;
  }
}

function times(): NumberColumn {
  return new NumberColumn(1, Number.NaN);
}
