// Which links of a page are followed: what the model matches, inside the site's hosts, minus nofollow and traps.
import {
  aliasesOnList,
  isMarkedPost,
  type LinkMatch,
  LinkMatcher,
  type LinkType,
  type PagerFacts,
  type SiteModel,
} from '../learn/index.ts';
import type { Link, Page } from '../page/index.ts';
import { PageVertices } from '../sitemap/index.ts';
import type { FrontierEntry, LeasedEntry } from '../store/index.ts';
import { Detours } from './detours.ts';
import { type LeftOut, nothingLeftOut } from './left-out.ts';
import { RecentMap, RecentPlaces, RecentSet } from './recent-set.ts';
import type { TrapGuard } from './traps.ts';
import type { JudgedLink } from './unfamiliar-links.ts';

// Boards before threads: the sooner all threads are known, the better the estimate of what is left.
const PRIORITY: Record<LinkType, number> = {
  index: 1,
  'index-flip': 2,
  thread: 3,
  'thread-flip': 4,
  other: 0,
};

const NONE: ReadonlySet<string> = new Set();

// Redirects that lead on so many times lead nowhere, were it to a new address each time.
const MAX_HOPS = 20;

/** Decides for one crawl. Keeps a bounded memory of URLs already offered to the frontier. */
export class Follower {
  #matcher: LinkMatcher;
  /** Patterns of threads alone. */
  #threads: LinkMatcher;
  /** Tells kinds of pages apart, where the model does. */
  #vertices: PageVertices | undefined;
  /** See SiteModel.followsPatternsAlone. */
  #byPatternsAlone: boolean;
  /** Parameters that name nothing. */
  #ignored: readonly string[];
  readonly #hosts: Set<string>;
  readonly #guard: TrapGuard;
  readonly #maxDepth: number;
  /** URLs that were taken, and those that were left out at a place; the store still decides what is new. */
  readonly #offered = new RecentSet();
  readonly #leftOutAt = new RecentPlaces<true>();
  /** How many redirects led to a URL. */
  readonly #hops = new RecentMap<number>();
  /** Threads by names beside those of the titles. */
  readonly #aliases = new RecentSet();
  /** Threads whose address led to a further page of theirs, with that address. */
  readonly #skipped = new RecentMap<string>();
  readonly detours = new Detours();
  readonly leftOut = nothingLeftOut();

  constructor(model: SiteModel, guard: TrapGuard, maxDepth: number) {
    this.#matcher = new LinkMatcher(model);
    this.#threads = threadMatcher(model);
    this.#vertices = verticesOf(model);
    this.#byPatternsAlone = model.followsPatternsAlone === true;
    this.#ignored = model.ignoredParameters;
    this.#hosts = new Set(model.hosts);
    this.#guard = guard;
    this.#maxDepth = maxDepth;
  }

  /** Goes on with a better model: what the old one left out is judged anew. */
  useModel(model: SiteModel): void {
    this.#matcher = new LinkMatcher(model);
    this.#threads = threadMatcher(model);
    this.#vertices = verticesOf(model);
    this.#byPatternsAlone = model.followsPatternsAlone === true;
    this.#ignored = model.ignoredParameters;
    this.#offered.clear();
    this.#leftOutAt.clear();
  }

  /** Whether links are followed by the patterns alone. */
  get byPatternsAlone(): boolean {
    return this.#byPatternsAlone;
  }

  /**
   * The frontier entries a fetched page leads to. `pager` is what its pagers tell, `judged` takes the links that were not
   * known before.
   */
  follow(page: Page, from: LeasedEntry, pager?: PagerFacts, judged?: JudgedLink[]): FrontierEntry[] {
    const entries: FrontierEntry[] = [];
    const read = this.#vertices?.read(page);
    const vertex = read?.vertex;
    const pageIsNofollow = page.robots.includes('nofollow') || page.robots.includes('none');
    // A site map has decided for each kind of links at each place; what else is known of rows and pagers is not its.
    const isMapped = this.#vertices !== undefined;
    const beyond = isMapped ? NONE : new Set(pager?.beyond);
    const aliases = isMapped ? NONE : this.#aliasesOn(page, from);
    for (const found of page.links) {
      const link = isMarkedPost(found, this.#ignored) ? { ...found, fragment: '' } : found;
      if (beyond.has(link.url)) continue;
      if (aliases.has(link.url)) {
        this.leftOut.permalink++;
        continue;
      }
      // The same URL at another place or on another kind of page, or a post on its page, may be something else.
      const location = read?.places.get(link.node) ?? link.location;
      const place =
        vertex === undefined && link.fragment === ''
          ? location
          : `${link.fragment === '' ? '' : '#'} ${location} ${vertex ?? ''}`;
      if (this.#offered.has(link.url) || this.#leftOutAt.get(place, link.url) === true) continue;
      const entry = this.#judge({ ...link, location }, from, pageIsNofollow, vertex);
      if (typeof entry !== 'string') {
        this.#offered.add(link.url);
        entries.push(entry);
        judged?.push({ link, isTaken: true });
        continue;
      }
      this.leftOut[entry]++;
      if (entry === 'no-pattern') judged?.push({ link, isTaken: false });
      // What depends on the page around the link may be judged differently on the next one: not remembered.
      if (entry !== 'nofollow' && entry !== 'too-deep') this.#leftOutAt.set(place, link.url, true);
    }
    if (pager !== undefined && !isMapped) entries.push(...this.#followUnlinked(pager, from, vertex));
    return [...entries, ...this.#firstPage(page, from)];
  }

  /** The first page of a thread, where the address it was found by led to a further one. */
  #firstPage(page: Page, from: LeasedEntry): FrontierEntry[] {
    if (from.type !== 'thread-flip') return [];
    const whole = this.#matcher.match(from.url)?.whole;
    const skipped = whole === undefined ? undefined : this.#skipped.get(whole);
    if (skipped === undefined) return [];
    for (const link of page.links) {
      if (link.fragment !== '' || link.url === skipped) continue;
      const match = this.#matcher.match(link.url);
      if (match?.type !== 'thread' || match.identity !== whole) continue;
      // Its name is that of the address that led here.
      return [{ ...this.entryOf(match.url, from), identity: `${whole} first` }];
    }
    return [];
  }

  /** Links of a list that name once more what the titles of their rows name. */
  #aliasesOn(page: Page, { type }: LeasedEntry): ReadonlySet<string> {
    if (this.#byPatternsAlone || (type !== 'index' && type !== 'index-flip')) return NONE;
    const links = page.links.flatMap((link) => {
      const { url, node, text, location, fragment } = link;
      const isPlace = fragment !== '' && !isMarkedPost(link, this.#ignored);
      const match = isPlace ? undefined : this.#matcher.recognise(url, location);
      if (match?.type !== 'thread' || !match.isFollowed) return [];
      this.detours.note(match.identity, { url: match.url, location });
      return [{ url, node, text, location, pattern: match.pattern, identity: match.identity }];
    });
    const identities = new Map(links.map(({ url, identity }) => [url, identity]));
    const aliases = new Set<string>();
    for (const [url, title] of aliasesOnList(links)) {
      const identity = identities.get(url)!;
      if (identity === identities.get(title)) continue;
      aliases.add(url);
      this.#aliases.add(identity);
    }
    return aliases;
  }

  /** Whether a list has named what an entry names by the title of a thread, which is followed itself. */
  isAlias({ url, identity }: Pick<LeasedEntry, 'url' | 'identity'>): boolean {
    return this.#aliases.has(identity ?? url);
  }

  /** Pages that '1 2 3 … 40' leaves out, when the model takes them for pages of a board or thread. */
  #followUnlinked({ unlinked }: PagerFacts, from: LeasedEntry, vertex: number | undefined): FrontierEntry[] {
    const entries: FrontierEntry[] = [];
    for (const link of unlinked) {
      if (this.#offered.has(link.url)) continue;
      const entry = this.#judge(link, from, false, vertex);
      if (typeof entry === 'string' || (entry.type !== 'index-flip' && entry.type !== 'thread-flip'))
        continue;
      this.#offered.add(link.url);
      entries.push(entry);
    }
    return entries;
  }

  /** The entry of a URL that is known to belong to the site: the start, or a redirect's target. */
  entryOf(url: string, from: Pick<LeasedEntry, 'type' | 'priority' | 'depth' | 'url'>): FrontierEntry {
    const match = this.#matcher.match(url);
    const { type, priority, depth } = from;
    const entry = {
      url: match?.url ?? url,
      type: match?.type ?? type,
      priority,
      depth,
      dueAt: 0,
      foundOn: from.url,
    };
    return match === undefined ? entry : { ...entry, identity: match.identity };
  }

  /** What a URL names by the model; undefined when no pattern takes it. */
  identityOf(url: string): string | undefined {
    return this.#matcher.match(url)?.identity;
  }

  /** Whether a URL is another page of the thread that an entry names. */
  leadsWithin(target: string, { type, identity }: Pick<LeasedEntry, 'type' | 'identity'>): boolean {
    const match = this.#matcher.match(target);
    return type === 'thread' && match?.whole === identity && match?.identity !== identity;
  }

  /** The entry of a redirect's target: it stands in for the URL that was asked, so priority and depth stay. */
  redirect(target: string, from: LeasedEntry): FrontierEntry[] {
    if (!this.isOurs(target)) {
      this.leftOut['other-host']++;
      return [];
    }
    const hops = (this.#hops.get(from.url) ?? 0) + 1;
    if (hops > MAX_HOPS) {
      this.leftOut.endless++;
      return [];
    }
    const entry = { ...this.entryOf(target, from), foundOn: from.foundOn };
    if (this.leadsWithin(target, from)) this.#skipped.set(from.identity!, from.url);
    this.#hops.set(entry.url, hops);
    return [entry];
  }

  #judge(
    link: Link,
    from: LeasedEntry,
    pageIsNofollow: boolean,
    vertex: number | undefined,
  ): FrontierEntry | keyof LeftOut {
    if (!this.isOurs(link.url)) return 'other-host';
    const named = this.#matcher.match(link.url, link.location, vertex);
    const match = named?.type === 'index-flip' ? (this.#pageOfThread(link.url, from) ?? named) : named;
    if (match === undefined) return 'no-pattern';
    const { type, url, identity } = match;
    const depth = from.depth + 1;
    if (type === 'other') {
      if (pageIsNofollow || link.rel.includes('nofollow')) return 'nofollow';
    } else if (!this.#byPatternsAlone && this.#vertices === undefined && isPermalink(link, type)) {
      // The page itself is reached by its title or its pager. (A learned pattern is better evidence than nofollow,
      // which many skins put everywhere.)
      return 'permalink';
    }
    if (depth > this.#maxDepth) return 'too-deep';
    const trap = this.#guard.refuse(url);
    if (trap !== undefined) return trap;
    const priority = type === 'other' || this.#byPatternsAlone ? depth : PRIORITY[type];
    const entry = { url, type, priority, depth, dueAt: 0, foundOn: from.url };
    return identity === url ? entry : { ...entry, identity };
  }

  /** Where pages of boards and of threads are named alike, a thread's page leads to other pages of that thread. */
  #pageOfThread(url: string, from: LeasedEntry): LinkMatch | undefined {
    if (from.type !== 'thread' && from.type !== 'thread-flip') return undefined;
    const match = this.#threads.match(url);
    if (match?.type !== 'thread-flip') return undefined;
    return match.whole === this.#threads.match(from.url)?.whole ? match : undefined;
  }

  /** Whether most pages of late fit no kind of page that the model knows. */
  get isOutOfDate(): boolean {
    return this.#vertices?.isOutOfDate === true;
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
}

function threadMatcher({ patterns, ...model }: SiteModel): LinkMatcher {
  const ofThreads = patterns.filter(({ type }) => type === 'thread' || type === 'thread-flip');
  return new LinkMatcher({ ...model, patterns: ofThreads });
}

/** Reading a page's layout takes time: only where a pattern asks for it. */
function verticesOf({ siteMap, patterns, ignoredParameters }: SiteModel): PageVertices | undefined {
  const isAsked = patterns.some(({ vertices = [] }) => vertices.length > 0);
  return siteMap !== undefined && isAsked ? new PageVertices(siteMap, ignoredParameters) : undefined;
}

/** A link to a place within a page is a link to a post, unless it is a pager's that jumps to where the posts begin. */
function isPermalink({ fragment }: Link, type: LinkType): boolean {
  const isFlip = type === 'index-flip' || type === 'thread-flip';
  return fragment !== '' && !(isFlip && !/\d/.test(fragment));
}
