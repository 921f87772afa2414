// Threads that lists name by two addresses: one shows the thread, the other ('latest post') redirects to it. Which places
// of a list lead round a corner is found out by asking one of each; what else they name is asked for directly then.
import { RecentMap } from './recent-set.ts';

/** An address of a thread, and where on a list it stood. */
interface PlacedUrl {
  readonly url: string;
  readonly location: string;
}

interface Named {
  readonly first: PlacedUrl;
  /** By another address at another place. */
  readonly other?: PlacedUrl;
}

type Place =
  | 'direct'
  | { readonly answered: Promise<void>; readonly answer: () => void }
  | { waitedInVain: number };

// Where lists under way proved so many times to name no thread otherwise, none does; and so often one waits for them.
const MOST_WAITS = 3;
// Pages that call each of their places otherwise are not compared.
const MOST_PLACES = 10_000;

/** What is known of one crawl's lists. */
export class Detours {
  readonly #names = new RecentMap<Named>();
  readonly #places = new Map<string, Place>();
  /** The places that visits on their way find out about, by the address they ask for. */
  readonly #asking = new Map<string, string>();

  /** Takes note of a link to a thread on a list. */
  note(identity: string, link: PlacedUrl): void {
    const known = this.#names.get(identity);
    if (known === undefined) this.#names.set(identity, { first: link });
    else if (
      known.other === undefined &&
      known.first.url !== link.url &&
      known.first.location !== link.location
    )
      this.#names.set(identity, { ...known, other: link });
  }

  /**
   * The address to ask for instead of the one a thread was found by. The first visit from a place goes alone; the next
   * wait for what it sees. Where it leads round a corner, the lists under way may name the thread directly.
   */
  async addressOf(identity: string, url: string, listsUnderWay: () => Promise<boolean>): Promise<string> {
    const location = this.#names.get(identity)?.first.location;
    if (location === undefined || this.#names.get(identity)?.first.url !== url) return url;
    for (;;) {
      const place = this.#places.get(location);
      if (place === undefined) break;
      if (place === 'direct') return url;
      if ('waitedInVain' in place) return this.#directly(identity, url, place, listsUnderWay);
      await place.answered;
    }
    if (this.#places.size >= MOST_PLACES) return url;
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    this.#places.set(location, { answered, answer });
    this.#asking.set(url, location);
    return url;
  }

  async #directly(
    identity: string,
    url: string,
    place: { waitedInVain: number },
    listsUnderWay: () => Promise<boolean>,
  ): Promise<string> {
    if (this.otherOf(identity, url) === undefined && place.waitedInVain < MOST_WAITS) {
      // Lists lead to further lists: those of boards below boards come later.
      for (let waits = 0; waits < MOST_WAITS && this.otherOf(identity, url) === undefined; waits++)
        if (!(await listsUnderWay())) break;
      place.waitedInVain = this.otherOf(identity, url) === undefined ? place.waitedInVain + 1 : 0;
    }
    const other = this.#names.get(identity)?.other;
    return other === undefined || this.#isDetour(other.location) ? url : other.url;
  }

  #isDetour(location: string): boolean {
    const place = this.#places.get(location);
    return typeof place === 'object' && 'waitedInVain' in place;
  }

  /** Another address of what a URL was found to name. */
  otherOf(identity: string, url: string): string | undefined {
    const { first, other } = this.#names.get(identity) ?? {};
    return first?.url === url ? other?.url : undefined;
  }

  /** What came of asking for an address; undefined: nothing that tells. */
  answered(url: string, seen: 'direct' | 'detour' | undefined): void {
    const location = this.#asking.get(url);
    const place = location === undefined ? undefined : this.#places.get(location);
    if (location === undefined || typeof place !== 'object' || !('answer' in place)) return;
    this.#asking.delete(url);
    if (seen === undefined) this.#places.delete(location);
    else this.#places.set(location, seen === 'direct' ? seen : { waitedInVain: 0 });
    place.answer();
  }
}
