// Which links of a page are followed: what the model matches, inside the site's hosts, minus nofollow and traps.
import type { LinkType, SiteModel } from '../learn/index.ts';
import type { Link, Page } from '../page/index.ts';
import type { FrontierEntry, LeasedEntry } from '../store/index.ts';
import type { TrapGuard, TrapReason } from './traps.ts';

/** Distinct links left out (approximately, memory is bounded), by reason; part of a crawl's summary so that nothing is dropped in silence. */
export type LeftOut = Record<'other-host' | 'no-pattern' | 'nofollow' | 'too-deep' | TrapReason, number>;

// The same navigation stands on every page; remembering this many URLs spares nearly all repeated work. The store
// still decides what is new, so forgetting one costs a look-up and nothing else.
const REMEMBERED_URLS = 100_000;

/** Decides for one crawl. Keeps a bounded memory of URLs already offered to the frontier. */
export class Follower {
  readonly #matchers: readonly { readonly type: LinkType; readonly regex: RegExp }[];
  readonly #hosts: Set<string>;
  readonly #guard: TrapGuard;
  readonly #maxDepth: number;
  #offered = new Set<string>();
  #offeredBefore = new Set<string>();
  readonly leftOut: LeftOut = {
    'other-host': 0,
    'no-pattern': 0,
    nofollow: 0,
    'too-deep': 0,
    'long-url': 0,
    'deep-path': 0,
    'repeating-segments': 0,
    'too-many-alike': 0,
    endless: 0,
  };

  constructor(model: SiteModel, guard: TrapGuard, maxDepth: number) {
    this.#matchers = model.patterns.map(({ type, regex }) => ({ type, regex: new RegExp(regex) }));
    this.#hosts = new Set(model.hosts);
    this.#guard = guard;
    this.#maxDepth = maxDepth;
  }

  /** The frontier entries a fetched page leads to. */
  follow(page: Page, from: LeasedEntry): FrontierEntry[] {
    const entries: FrontierEntry[] = [];
    const pageIsNofollow = page.robots.includes('nofollow') || page.robots.includes('none');
    for (const link of page.links) {
      if (this.#wasOffered(link.url)) continue;
      const entry = this.#judge(link, from, pageIsNofollow);
      // What depends on where the link stands may be judged differently on the next page: not remembered.
      if (entry !== 'nofollow' && entry !== 'too-deep') this.#remember(link.url);
      if (typeof entry === 'string') this.leftOut[entry]++;
      else entries.push(entry);
    }
    return entries;
  }

  /** The entry of a redirect's target: it stands in for the URL that was asked, so type and depth stay. */
  redirect(target: string, from: LeasedEntry): FrontierEntry[] {
    if (!this.isOurs(target)) {
      this.leftOut['other-host']++;
      return [];
    }
    const { type, priority, depth } = from;
    return [{ url: target, type, priority, depth, dueAt: 0, foundOn: from.url }];
  }

  #judge(link: Link, from: LeasedEntry, pageIsNofollow: boolean): FrontierEntry | keyof LeftOut {
    if (!this.isOurs(link.url)) return 'other-host';
    const type = this.#matchers.find(({ regex }) => regex.test(link.url))?.type;
    if (type === undefined) return 'no-pattern';
    // A learned pattern is better evidence of what a link is for than a rel many skins put everywhere.
    if (type === 'other' && (pageIsNofollow || link.rel.includes('nofollow'))) return 'nofollow';
    const depth = from.depth + 1;
    if (depth > this.#maxDepth) return 'too-deep';
    const trap = this.#guard.refuse(link.url);
    if (trap !== undefined) return trap;
    return { url: link.url, type, priority: depth, depth, dueAt: 0, foundOn: from.url };
  }

  /** Makes one more host part of the site. */
  adoptHost(host: string): void {
    this.#hosts.add(host);
  }

  /** Whether a URL belongs to the site's hosts. */
  isOurs(url: string): boolean {
    const start = url.indexOf('//') + 2;
    const end = url.indexOf('/', start);
    return this.#hosts.has(url.slice(start, end < 0 ? undefined : end));
  }

  #wasOffered(url: string): boolean {
    return this.#offered.has(url) || this.#offeredBefore.has(url);
  }

  // Two generations: cheaper than an LRU list, and what is on every page moves back into the young one.
  #remember(url: string): void {
    this.#offered.add(url);
    if (this.#offered.size < REMEMBERED_URLS / 2) return;
    this.#offeredBefore = this.#offered;
    this.#offered = new Set();
  }
}
