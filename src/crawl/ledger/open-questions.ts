// What falls short becomes a question before a crawl calls itself done: the pages of a list that its pager names and nobody
// asked for, lists that threads name and nobody opened, and, where no board is known, what the menu leads to. A few requests
// each, told in the ledger with what came of them.
import { judgePage } from '../../classify/index.ts';
import { findFlips, type LinkMatcher, type PageType, pagerFacts } from '../../learn/index.ts';
import type { Link, Page } from '../../page/index.ts';
import { pageStructure } from '../../records/index.ts';
import type { AskedQuestion, FrontierEntry, Site, Store } from '../../store/index.ts';
import { readStored } from '../learning-pages.ts';
import { type Findings, isMissing } from './evidence.ts';
import { type KnownPage, linksLeftAlone } from './links-left-alone.ts';

/** What questions need of the crawl. */
export interface AskingTools {
  readonly store: Store;
  readonly site: Pick<Site, 'id' | 'startUrl'>;
  /** Whether a URL belongs to the site's hosts. */
  readonly isOurs: (url: string) => boolean;
}

type Kind = 'pages seen while learning' | 'later pages' | 'lists above threads' | 'links left alone' | 'menu';

// What may be asked in vain: a part of all requests, or a handful.
const SHARE_IN_VAIN = 0.02;
const HANDFUL = 4;
const MOST_ROUNDS = 30;
// Lists that are looked at for pagers in one round.
const LISTS_LOOKED_AT = 40;
const MENU_LINKS = 4;
// A page that names so many threads or boards nobody asked for is a list that was left alone.
const MOST_STRAY_LINKS = 2;
// A pager on a list that falls short need not be as sure as one that is followed everywhere.
const LIKELY_PAGER = 0.35;
// A link on so many of the pages looked at is one of the menu.
const MENU_SHARE = 0.7;
const PAGES_LOOKED_AT = 6;
const MOST_PAGES_KEPT = 60;

export class OpenQuestions {
  readonly #tools: AskingTools;
  readonly #asked: AskedQuestion[] = [];
  /** URLs that were asked for, or found to be known. */
  readonly #tried = new Set<string>();
  /** All that led to threads. */
  readonly #fruitful = new Set<string>();
  /** Lists that a question led to: their later pages are asked for next. */
  #opened: readonly string[] = [];
  #pending: { readonly kind: Kind; readonly urls: readonly string[]; readonly threads: number } | undefined;
  /** Pages looked at: each round looks at the same ones again. */
  readonly #pages = new Map<string, Page>();
  #inVain = 0;
  #rounds = 0;

  constructor(tools: AskingTools) {
    this.#tools = tools;
  }

  get asked(): readonly AskedQuestion[] {
    return this.#asked;
  }

  /** What to ask next; nothing when all is answered or enough was asked in vain. */
  async next(
    findings: Findings,
    matcher: Pick<LinkMatcher, 'match' | 'recognise'>,
  ): Promise<FrontierEntry[]> {
    await this.#answer(findings, matcher);
    const share = await this.#share();
    const left = Math.max(HANDFUL, share) - this.#inVain;
    if (left <= 0 || ++this.#rounds > MOST_ROUNDS) return [];
    for (const [kind, type, find] of [
      ['pages seen while learning', 'index', () => this.#leftAlone(matcher)],
      ['later pages', 'index-flip', () => this.#laterPages(findings, matcher)],
      ['lists above threads', 'index', () => this.#unknown(findings.unopened, matcher)],
      ['menu', 'other', () => this.#menuLinks(findings, matcher)],
      ['links left alone', 'other', () => this.#likeLists(findings, matcher)],
    ] as const) {
      // Of these, most lead nowhere.
      const most = kind === 'links left alone' ? Math.max(1, share - this.#inVain) : left;
      const urls = (await find()).filter((url) => !this.#tried.has(url)).slice(0, most);
      if (urls.length === 0) continue;
      for (const url of urls) this.#tried.add(url);
      this.#pending = { kind, urls, threads: findings.tallies.threads };
      const foundOn = this.#tools.site.startUrl;
      return urls.map((url) => ({ url, type, priority: 0, depth: 1, dueAt: 0, foundOn }));
    }
    return [];
  }

  /** How many requests may be in vain. */
  async #share(): Promise<number> {
    const { requests } = await this.#tools.store.totals(this.#tools.site.id);
    return Math.floor(SHARE_IN_VAIN * requests);
  }

  async #answer(findings: Findings, matcher: Pick<LinkMatcher, 'match'>): Promise<void> {
    const pending = this.#pending;
    this.#pending = undefined;
    this.#opened = [];
    if (pending === undefined) return;
    const { kind, urls, threads } = pending;
    const more = findings.tallies.threads - threads;
    if (more > 0) {
      this.#asked.push({ about: kind, urls, answer: `${more} more threads` });
      this.#opened = urls;
      for (const url of urls) this.#fruitful.add(url);
      return;
    }
    this.#inVain += urls.length;
    const lists = kind === 'menu' ? await this.#listsAmong(urls, matcher) : [];
    const answer = answerOf(lists);
    this.#asked.push({ about: kind, urls, answer, ...(lists.length > 0 && { lists }) });
  }

  /** The next page of each list that falls short, or that a question led to. */
  async #laterPages(findings: Findings, matcher: Pick<LinkMatcher, 'match'>): Promise<string[]> {
    const short = findings.boards.lines.filter(
      ({ statedThreads, sums, isWhole }) =>
        statedThreads !== null && (isWhole ? sums.whole.listed : sums.own.listed) < statedThreads,
    );
    const lists = [...this.#opened, ...short.map(({ sums }) => sums.board.url)];
    if (findings.boards.threads === null)
      lists.push(...(await this.#urlsOf('index')), ...(await this.#urlsOf('entry')));
    const found: string[] = [];
    for (const url of new Set(lists.slice(0, LISTS_LOOKED_AT))) {
      const page = await this.#page(url);
      if (page === undefined) continue;
      const pagers = findFlips(page).filter(({ confidence }) => confidence >= LIKELY_PAGER);
      const linked = pagers.flatMap(({ links }) =>
        links.flatMap(({ link, direction }) => (direction === 'previous' ? [] : link.url)),
      );
      const beyond = new Set(pagers.flatMap((pager) => pager.beyond));
      const [next] = await this.#unknown(
        [...linked, ...pagerFacts(page).unlinked.map((link) => link.url)].filter((one) => !beyond.has(one)),
        matcher,
      );
      if (next !== undefined) found.push(next);
    }
    return found;
  }

  /** Where no board is known: links that stand on most pages, short addresses first. */
  async #menuLinks(findings: Findings, matcher: Pick<LinkMatcher, 'match'>): Promise<string[]> {
    if (findings.tallies.boards.size > 0) return [];
    const urls = [...(await this.#urlsOf('entry')), ...(await this.#urlsOf('thread'))].slice(
      0,
      PAGES_LOOKED_AT,
    );
    const standing = new Map<string, number>();
    for (const url of urls) {
      const page = await this.#page(url);
      for (const link of new Set(page?.links.map((one) => one.url)))
        standing.set(link, (standing.get(link) ?? 0) + 1);
    }
    const menu = [...standing].flatMap(([url, pages]) => (pages >= MENU_SHARE * urls.length ? url : []));
    const unknown = await this.#unknown(menu, matcher);
    return unknown.sort((a, b) => a.length - b.length).slice(0, MENU_LINKS);
  }

  /** One link of each kind that is not followed, those first that are called as what led to threads before. */
  async #likeLists(findings: Findings, matcher: Pick<LinkMatcher, 'match' | 'recognise'>): Promise<string[]> {
    if (!isMissing(findings)) return [];
    const pages: KnownPage[] = [];
    for (const type of ['entry', 'index', 'thread'] as const)
      for (const url of (await this.#urlsOf(type)).slice(0, PAGES_LOOKED_AT)) {
        const page = await this.#page(url);
        if (page !== undefined) pages.push({ page, type: type === 'thread' ? type : 'index' });
      }
    const found: string[] = [];
    for (const { urls } of linksLeftAlone(pages, matcher)) {
      const isTried = urls.some((url) => this.#tried.has(url));
      const isFruitful = urls.some((url) => this.#fruitful.has(url));
      if (isTried && !isFruitful) continue;
      const unknown = await this.#unknown(urls, matcher);
      found.push(...(isFruitful ? unknown : unknown.slice(0, 1)));
    }
    return found;
  }

  /** Pages that are stored and were followed nowhere, though they link threads or boards that nobody asked for. */
  async #leftAlone(matcher: Pick<LinkMatcher, 'match'>): Promise<string[]> {
    const found: { readonly url: string; readonly links: number }[] = [];
    for (const url of await this.#urlsOf('other')) {
      if (this.#tried.has(url)) continue;
      const page = await this.#page(url);
      const named = (page?.links ?? []).flatMap((link) => {
        const match = matcher.match(link.url, link.location);
        return match?.type === 'thread' || match?.type === 'index' ? link.url : [];
      });
      const unknown = new Set<string>();
      for (const link of new Set(named))
        if (
          (await this.#tools.store.urlOf(this.#tools.site.id, matcher.match(link)?.identity ?? link)) ===
          undefined
        )
          unknown.add(link);
      if (unknown.size > MOST_STRAY_LINKS) found.push({ url, links: unknown.size });
      else this.#tried.add(url);
    }
    return found.sort((a, b) => b.links - a.links).map(({ url }) => url);
  }

  /** Pages of a menu that list something of which no pattern takes anything. */
  async #listsAmong(urls: readonly string[], matcher: Pick<LinkMatcher, 'match'>): Promise<string[]> {
    const lists: string[] = [];
    for (const url of urls) {
      const page = await this.#page(url);
      const leadsOn = ({ url: to, location }: Link) => matcher.match(to, location) !== undefined;
      if (page === undefined || page.links.some(leadsOn)) continue;
      if (judgePage(pageStructure(page)).type === 'index') lists.push(url);
    }
    return lists;
  }

  async #unknown(urls: readonly string[], matcher: Pick<LinkMatcher, 'match'>): Promise<string[]> {
    const { store, site, isOurs } = this.#tools;
    const unknown: string[] = [];
    for (const url of new Set(urls)) {
      if (this.#tried.has(url) || !isOurs(url)) continue;
      const identity = matcher.match(url)?.identity ?? url;
      const isKnown = (await store.urlOf(site.id, identity)) ?? (await store.page(site.id, url));
      if (isKnown === undefined) unknown.push(url);
      else this.#tried.add(url);
    }
    return unknown;
  }

  async #urlsOf(type: PageType): Promise<readonly string[]> {
    return this.#tools.store.pagesOfType(this.#tools.site.id, type, LISTS_LOOKED_AT);
  }

  async #page(url: string): Promise<Page | undefined> {
    const known = this.#pages.get(url);
    if (known !== undefined) return known;
    const row = await this.#tools.store.page(this.#tools.site.id, url);
    if (row === undefined) return undefined;
    const page = readStored(row);
    if (this.#pages.size < MOST_PAGES_KEPT) this.#pages.set(url, page);
    return page;
  }
}

function answerOf(lists: readonly string[]): string {
  return lists.length === 0 ? 'nothing new' : `lists that the crawl does not follow: ${lists.join(', ')}`;
}
