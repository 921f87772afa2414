// Which messages are one conversation, and which of them answers which: by links between them whose meaning is learned
// from all messages of the site, by trees that pages and lists draw, and by subjects.
import { conversationName, type MessageLink, replyDepth } from '../records/index.ts';

/** A message that has a page of its own. */
export interface Message {
  readonly url: string;
  readonly title: string;
  /** Epoch ms; NaN when unknown. */
  readonly time: number;
  readonly links: readonly MessageLink[];
}

/** A message in a list, and the one it stands below there. */
export type ListedMessage = Pick<MessageLink, 'url' | 'above'>;

export interface Conversation {
  /** In order of time. */
  readonly messages: readonly string[];
}

export interface Conversations {
  readonly all: readonly Conversation[];
  /** What messages answer, as far as links and trees tell. */
  readonly answered: ReadonlyMap<string, string>;
}

// A meaning shows on so many pages; what stands on fewer is told by its place alone.
const MIN_SOURCES = 3;
// Links within a conversation lead to messages of the same name, but for subjects that were changed on the way.
const WITHIN = 0.9;
// 'Next in thread' leaves a conversation at its end; 'next by date' seldom stays in one.
const MOSTLY_WITHIN = 0.5;
const ONE_WAY = 0.95;
// Each message once: a chain. A tree or 'in reply to' leads to some messages several times.
const CHAIN = 0.98;

interface Pair {
  readonly from: Message;
  readonly to: Message;
  readonly above: string | null;
}

/** Puts messages together. `lists` are the pages that list them. */
export function conversationsOf(
  messages: readonly Message[],
  lists: readonly (readonly ListedMessage[])[],
): Conversations {
  const byUrl = new Map(messages.map((message) => [message.url, message]));
  const names = new Map(messages.map(({ url, title }) => [url, conversationName(title)]));
  const areKin = (a: string, b: string) => names.get(a) !== '' && names.get(a) === names.get(b);
  const groups = new Groups(messages.map(({ url }) => url));
  const parents = new ParentVotes(byUrl);
  for (const pairs of rolesOf(messages, byUrl)) {
    const kin = pairs.filter(({ from, to }) => areKin(from.url, to.url));
    if (kin.length < MOSTLY_WITHIN * pairs.length) continue;
    const isWithin = kin.length >= WITHIN * pairs.length && !isChain(pairs);
    for (const { from, to } of isWithin ? pairs : kin) groups.join(from.url, to.url);
    if (!isWithin) continue;
    const direction = directionOf(pairs);
    for (const { from, to, above } of pairs) {
      if (direction === 'back') parents.tell(from.url, to.url);
      else if (direction === 'forth') parents.tell(to.url, from.url);
      else if (above !== null) parents.draw(to.url, above);
    }
  }
  for (const list of lists) {
    const below = list.flatMap(({ url, above }) => (above === null ? [] : [{ url, above }]));
    const kin = below.filter(({ url, above }) => areKin(url, above));
    if (kin.length < MOSTLY_WITHIN * below.length) continue;
    for (const { url, above } of below) {
      if (!byUrl.has(url) || !byUrl.has(above)) continue;
      groups.join(url, above);
      parents.draw(url, above);
    }
  }
  joinByName(groups, byUrl, names);
  const all = groups.all.map((urls) => ({
    messages: urls.sort((a, b) => order(byUrl.get(a)!, byUrl.get(b)!)),
  }));
  return { all, answered: parents.decide() };
}

function order(a: Message, b: Message): number {
  const [at, bt] = [Number.isNaN(a.time) ? Infinity : a.time, Number.isNaN(b.time) ? Infinity : b.time];
  return at === bt ? (a.url < b.url ? -1 : 1) : at - bt;
}

/** Pairs of messages by the meaning of the link from one to the other. */
function rolesOf(messages: readonly Message[], byUrl: ReadonlyMap<string, Message>): Pair[][] {
  const byRole = new Map<string, Pair[]>();
  const add = (role: string, pair: Pair) => {
    const pairs = byRole.get(role);
    if (pairs === undefined) byRole.set(role, [pair]);
    else pairs.push(pair);
  };
  for (const from of messages)
    for (const { url, role, above } of from.links) {
      const to = byUrl.get(url);
      if (to !== undefined && to !== from) add(role, { from, to, above });
    }
  for (const [role, pairs] of [...byRole]) {
    const place = role.slice(0, role.indexOf(' '));
    if (place === '' || new Set(pairs.map(({ from }) => from)).size >= MIN_SOURCES) continue;
    byRole.delete(role);
    for (const pair of pairs) add(place, pair);
  }
  return [...byRole.values()].filter((pairs) => new Set(pairs.map(({ from }) => from)).size >= MIN_SOURCES);
}

function isChain(pairs: readonly Pair[]): boolean {
  const sources = new Set(pairs.map(({ from }) => from)).size;
  const targets = new Set(pairs.map(({ to }) => to)).size;
  return Math.min(sources, targets) >= CHAIN * pairs.length;
}

function directionOf(pairs: readonly Pair[]): 'back' | 'forth' | 'around' {
  const timed = pairs.filter(({ from, to }) => from.time !== to.time && !Number.isNaN(from.time - to.time));
  const back = timed.filter(({ from, to }) => to.time < from.time).length;
  if (back >= ONE_WAY * timed.length) return 'back';
  return timed.length - back >= ONE_WAY * timed.length ? 'forth' : 'around';
}

/**
 * A list may tell the conversations of one month: an answer that answers nothing in its own continues the latest earlier
 * conversation of that name.
 */
function joinByName(
  groups: Groups,
  byUrl: ReadonlyMap<string, Message>,
  names: ReadonlyMap<string, string>,
): void {
  const byName = new Map<string, Message[]>();
  for (const urls of groups.all) {
    const first = urls.map((url) => byUrl.get(url)!).sort(order)[0]!;
    const name = names.get(first.url)!;
    if (name !== '') byName.set(name, [...(byName.get(name) ?? []), first]);
  }
  for (const firsts of byName.values()) {
    firsts.sort(order);
    for (const [i, first] of firsts.entries()) {
      const before = firsts.slice(0, i).filter(({ title }) => replyDepth(title) < replyDepth(first.title));
      if (before.length > 0) groups.join(before.at(-1)!.url, first.url);
    }
  }
}

/** Messages joined to groups. */
class Groups {
  readonly #above = new Map<string, string>();

  constructor(urls: readonly string[]) {
    for (const url of urls) this.#above.set(url, url);
  }

  join(a: string, b: string): void {
    this.#above.set(this.#top(a), this.#top(b));
  }

  get all(): string[][] {
    const groups = new Map<string, string[]>();
    for (const url of this.#above.keys()) {
      const top = this.#top(url);
      groups.set(top, [...(groups.get(top) ?? []), url]);
    }
    return [...groups.values()];
  }

  #top(url: string): string {
    let top = url;
    while (this.#above.get(top) !== top) top = this.#above.get(top)!;
    // Shorter ways for whoever asks next.
    for (let at = url; at !== top; ) {
      const next = this.#above.get(at)!;
      this.#above.set(at, top);
      at = next;
    }
    return top;
  }
}

/** What links and trees say of who answers whom. */
class ParentVotes {
  readonly #byUrl: ReadonlyMap<string, Message>;
  /** Ancestors told by links: all of them, or the one that is answered. */
  readonly #told = new Map<string, Message>();
  readonly #drawn = new Map<string, Map<string, number>>();

  constructor(byUrl: ReadonlyMap<string, Message>) {
    this.#byUrl = byUrl;
  }

  /** Of several messages before it, it answers the latest. */
  tell(url: string, ancestor: string): void {
    const message = this.#byUrl.get(ancestor)!;
    const known = this.#told.get(url);
    if (known === undefined || message.time > known.time) this.#told.set(url, message);
  }

  /** A page on which a message is no link draws what answers it below another: most pages decide. */
  draw(url: string, above: string): void {
    if (url === above || !this.#byUrl.has(above)) return;
    const votes = this.#drawn.get(url) ?? new Map<string, number>();
    this.#drawn.set(url, votes.set(above, (votes.get(above) ?? 0) + 1));
  }

  decide(): Map<string, string> {
    const answered = new Map<string, string>();
    for (const [url, votes] of this.#drawn) {
      const [best] = [...votes].filter(([above]) => !this.#isLater(above, url)).sort(([, a], [, b]) => b - a);
      if (best !== undefined) answered.set(url, best[0]);
    }
    for (const [url, { url: told }] of this.#told) if (!this.#isLater(told, url)) answered.set(url, told);
    return answered;
  }

  #isLater(a: string, b: string): boolean {
    return this.#byUrl.get(a)!.time > this.#byUrl.get(b)!.time;
  }
}
