// Watches a crawl for what learning had no chance to see: the first thread with a second page, a board that lists
// other boards. The model gets better by it; what was learned before stays as it is.
import type { Link, Page } from '../page/index.ts';
import { Explorer, type FetchPage, type SeenPage } from './explorer.ts';
import { learnPatterns } from './learn-patterns.ts';
import { type LinkGroup, linkGroups, placeOf } from './link-groups.ts';
import { LinkMatcher } from './link-matcher.ts';
import type { LinkEvidence, LinkType, Pattern, SiteModel } from './model.ts';
import { NameWatch } from './name-watch.ts';
import {
  type FlipGroup,
  findFlips,
  firstValueOf,
  LIKELY_FLIP,
  laterPages,
  numberedName,
} from './page-flips.ts';
import { pageNumberHole } from './page-number-hole.ts';
import { peopleTest } from './people.ts';
import { rowAliases } from './row-aliases.ts';
import { judgeGroup, namesIn } from './sample-group.ts';
import { withoutParameters } from './session-ids.ts';
import { titleGroups } from './title-groups.ts';
import { unplacedGroups, withPlace } from './unplaced-links.ts';
import { orderParameters } from './url-parts.ts';
import { frameOf } from './url-shapes.ts';

// Pages a whole crawl may spend on looking behind groups of links it does not know.
const LATE_BUDGET = 24;
// Only what fills a good part of the page is worth it: boxes at its side were there when the site was learned.
const MAIN_AREA = 0.2;
// A lone link is rather a button.
const MIN_LINKS = 2;
const MOSTLY = 0.6;
// A lone page behind a lone link must be this surely a board or a thread.
const SURE = 0.7;
// Where so many links, and so large a share of those at their place, are of a type, the others are too.
const MIN_LIKE = 3;
const LIKE_SHARE = 0.6;
// Every link is matched against every pattern: what has more strays than this needs another model.
const MAX_STRAYS = 200;
// A group counts as known when this share of its links matches the model.
const KNOWN_SHARE = 0.5;

// Numbers of boards and of the threads beside them meet by chance; not for nearly all rows of a list.
const NAMED_SHARE = 0.8;

/** One crawl's watch over its model. */
export class ModelWatch {
  #model: SiteModel;
  #matcher: LinkMatcher;
  readonly #fetchPage: FetchPage;
  #explorer: Explorer | undefined;
  /** Links of the pages the model was learned from: it was decided then whether to look behind them. */
  #placesLearned: ReadonlySet<string> = new Set();
  readonly #judged = new Set<string>();
  /** Where titles stood on lists, and what they were. */
  readonly #typesAt = new Map<string, Set<'index' | 'thread'>>();
  #turn: Promise<unknown> = Promise.resolve();
  #strayPatterns = 0;
  readonly #names = new NameWatch();
  /** Pages that have a numbered address beside their own: their own URL by that one, and by its identity. */
  readonly #shownBy = new Map<string, string>();

  /** `fetchPage` brings pages, those the model was learned from without a request. */
  constructor(model: SiteModel, fetchPage: FetchPage) {
    this.#model = model;
    this.#matcher = new LinkMatcher(model);
    this.#fetchPage = fetchPage;
  }

  /** Looks at a fetched board or thread page; resolves to a better model when it showed something new. */
  observe(page: Page, url: string, of: 'index' | 'thread'): Promise<SiteModel | undefined> {
    if (this.#model.evidence === null) return Promise.resolve(undefined);
    // One page at a time: two that show the same new group must not both look behind it.
    const turn = this.#turn.then(async () => {
      const better = this.#learnPager(page, url, of);
      return of === 'index' ? ((await this.#learnGroups(page, url)) ?? better) : better;
    });
    this.#turn = turn.catch(() => {});
    return turn;
  }

  /** Looks at what a page says of addresses; returns a better model when a part of them proves to name nothing. */
  observeNames(page: Page, url: string, of: 'index' | 'thread'): SiteModel | undefined {
    return this.#rename(this.#names.observePage(this.#model, this.#matcher, page, url, of));
  }

  /** The same of what a thread page shows, as one text. */
  observeContent(url: string, content: string): SiteModel | undefined {
    return this.#rename(this.#names.observeContent(this.#model, url, content));
  }

  #rename(patterns: readonly Pattern[] | undefined): SiteModel | undefined {
    if (patterns === undefined) return undefined;
    this.#model = { ...this.#model, patterns };
    this.#matcher = new LinkMatcher(this.#model);
    return this.#model;
  }

  /** Whether more was to be looked behind than a crawl may spend on it. */
  get isSpent(): boolean {
    return this.#explorer?.isSpent === true;
  }

  /** The URL of a page seen before that shows what a URL, or an identity, names. */
  shownBy(url: string, identity = url): string | undefined {
    return this.#shownBy.get(identity) ?? this.#shownBy.get(url);
  }

  /** Takes note of the numbered names of a page that was not looked at otherwise. */
  noteNames(names: readonly string[], url: string): void {
    const own = this.#matcher.match(url);
    for (const numbered of names) {
      const match = this.#matcher.match(numbered);
      if (match === undefined || match.identity === own?.identity) continue;
      // What counts on from thread to thread is no pager: another thread is not this page by another name.
      if (own !== undefined && match.page === '' && match.whole !== own.whole) continue;
      this.#shownBy.set(match.identity, url);
      // A better model may call it otherwise.
      this.#shownBy.set(match.url, url);
    }
  }

  #learnPager(page: Page, url: string, of: 'index' | 'thread'): SiteModel | undefined {
    const pagers = findFlips(page).filter(({ confidence }) => confidence >= LIKELY_FLIP);
    const better = this.#learnPageNumber(pagers, url, of) ?? this.#learnUnknownPager(pagers, page, url, of);
    this.noteNames(
      pagers.flatMap((pager) => numberedName(pager, page.url) ?? []),
      url,
    );
    return better;
  }

  /** Later pages that the model takes for other boards or threads. */
  #learnPageNumber(pagers: readonly FlipGroup[], url: string, of: 'index' | 'thread'): SiteModel | undefined {
    const own = this.#matcher.match(url);
    const { evidence, ignoredParameters, patterns } = this.#model;
    for (const { link } of pagers.flatMap(({ links }) => links)) {
      const match = this.#matcher.match(link.url);
      if (own?.type !== of || match?.type !== of || match.whole === own.whole) continue;
      for (const pattern of patterns) {
        const flips = pageNumberHole(pattern, url, link.url, evidence!.examples[of], ignoredParameters);
        if (flips !== undefined) return this.#add([flips]);
      }
    }
    return undefined;
  }

  #learnUnknownPager(
    pagers: readonly FlipGroup[],
    page: Page,
    url: string,
    of: 'index' | 'thread',
  ): SiteModel | undefined {
    const clean = (raw: string) => withoutParameters(raw, this.#model.ignoredParameters);
    const type = of === 'index' ? 'index-flip' : 'thread-flip';
    const other = of === 'index' ? 'thread-flip' : 'index-flip';
    const own = this.#matcher.match(url);
    // Where boards and threads are called alike, those of the other kind may be all that is known; the place decides.
    // A number within the title ('k23-o15-title') is taken for the title's, or another number for the page's: the later
    // page seems to be this one.
    const isUnknown = ({ url: flipUrl, location }: Link) => {
      const match = this.#matcher.match(flipUrl, location);
      if (match === undefined) return this.#matcher.match(flipUrl) === undefined;
      return match.type === other || (match.identity === own?.identity && clean(flipUrl) !== clean(url));
    };
    const unknown = pagers
      .flatMap((group) =>
        laterPages(group).map(({ link }) => ({ link, first: firstValueOf(group, clean(page.url)) })),
      )
      .filter(({ link }) => isUnknown(link));
    if (unknown.length === 0) return undefined;
    const flips = unknown.map(({ link, first }) => {
      const flip = { pageUrl: url, flipUrl: clean(link.url), of };
      return first === undefined ? flip : { ...flip, first };
    });
    const evidence = this.#model.evidence!;
    const places = { ...evidence.places };
    for (const { link } of unknown)
      places[clean(link.url)] = [...new Set([...(places[clean(link.url)] ?? []), link.location])];
    this.#model = {
      ...this.#model,
      evidence: { ...evidence, flips: [...evidence.flips, ...flips], places },
    };
    return this.#add(learnPatterns(this.#model.evidence!), type);
  }

  /** Looks behind groups of titles that no pattern matches. */
  async #learnGroups(page: Page, url: string): Promise<SiteModel | undefined> {
    const explorer = await this.#revivedExplorer();
    const seen = explorer.see(url, page);
    let better = this.#add(this.#strays(explorer, seen));
    const groups = titleGroups(explorer, seen);
    const main = Math.max(MAIN_AREA, ...groups.map(({ area }) => area / 2));
    // Beside titles that are known, records hold people, dates and shortcuts.
    const titled = new Set(groups.filter((group) => this.#isKnown(group)).map(({ region }) => region));
    for (const group of groups) this.#notePlace(group);
    for (const group of groups) {
      if (group.area < main || group.links.length < MIN_LINKS || this.#isKnown(group)) continue;
      if (group.leads < MOSTLY && titled.has(group.region)) continue;
      if (this.#isDismissed(group) || explorer.isSpent || peopleTest(explorer)(group)) continue;
      if (group.links.every((link) => this.#placesLearned.has(placeOf(link)))) continue;
      if (this.#areNamedOtherwise(explorer, seen, group) || this.#isNamedInRow(group, groups)) continue;
      this.#judged.add(group.name);
      const typeHere = this.#typeAt(group);
      if (typeHere !== undefined) {
        better = this.#learnGroup(group, typeHere) ?? better;
        continue;
      }
      const { type, pages, isFinal } = await judgeGroup(explorer, group, []);
      if (isFinal && group.isTelling) this.#dismiss(group.shape);
      const learnedFrom = [...new Set([...this.#model.learnedFrom, ...pages.map((one) => one.page.url)])];
      this.#model = { ...this.#model, learnedFrom };
      if (type === 'other') continue;
      better = this.#learnGroup(group, type) ?? better;
    }
    return (await this.#learnPlaces(explorer, seen)) ?? better;
  }

  /** Looks behind links that have the form of boards or threads and stand where the model knows of neither. */
  async #learnPlaces(explorer: Explorer, seen: SeenPage): Promise<SiteModel | undefined> {
    let better: SiteModel | undefined;
    for (const group of unplacedGroups(explorer, seen, this.#matcher)) {
      if (this.#judged.has(group.name) || explorer.isSpent || peopleTest(explorer)(group)) continue;
      this.#judged.add(group.name);
      const behind = await explorer.look(group.links[0]!.url);
      if (behind === undefined || behind.type === 'other' || behind.confidence < SURE) continue;
      this.#model = {
        ...this.#model,
        patterns: withPlace(this.#model.patterns, behind.type === 'thread' ? 'thread' : 'index', group),
        learnedFrom: [...new Set([...this.#model.learnedFrom, behind.page.url])],
      };
      this.#matcher = new LinkMatcher(this.#model);
      better = this.#model;
    }
    return better;
  }

  /**
   * Links that no pattern takes although they stand where most are boards, or threads, and have the same form: a title
   * may be spelled as no other was. Each gets a pattern for itself.
   */
  #strays(explorer: Explorer, seen: SeenPage): Pattern[] {
    const links = explorer.linksOf(seen).filter(({ text, fragment }) => text.length > 1 && fragment === '');
    const byPlace = new Map<string, Link[]>();
    for (const group of linkGroups(seen.structure, links, (url) => explorer.shapes.of(url))) {
      // Beside the titles stand people and dates, some of them in the same kind of element.
      if (group.leads < MOSTLY) continue;
      byPlace.set(group.place, [...(byPlace.get(group.place) ?? []), ...group.links]);
    }
    const found: Pattern[] = [];
    for (const titles of byPlace.values()) {
      const matched = titles.map(({ url, location }) => ({
        url,
        type: this.#matcher.match(url, location)?.type,
      }));
      for (const type of ['thread', 'index'] as const) {
        const like = matched.filter((one) => one.type === type);
        if (like.length < MIN_LIKE || like.length < LIKE_SHARE * titles.length) continue;
        const frames = new Set(like.map(({ url }) => frameOf(url)));
        const strays = matched.filter((one) => one.type === undefined && frames.has(frameOf(one.url)));
        for (const { url } of strays)
          if (this.#strayPatterns++ < MAX_STRAYS) found.push(exactPattern(url, type));
      }
    }
    return found;
  }

  /** Takes note of what titles at a place lead to: later pages of a board may call its threads otherwise. */
  #notePlace(group: LinkGroup): void {
    if (group.leads < MOSTLY || group.links.length < MIN_LIKE) return;
    const types = group.links.map(({ url, location }) => this.#matcher.match(url, location)?.type);
    for (const type of ['index', 'thread'] as const)
      if (types.filter((one) => one === type).length >= LIKE_SHARE * types.length)
        this.#typesAt.set(group.place, (this.#typesAt.get(group.place) ?? new Set()).add(type));
  }

  /** What titles at the place of a group led to on other pages, when that was the same on all of them. */
  #typeAt({ place, leads, links }: LinkGroup): 'index' | 'thread' | undefined {
    const types = this.#typesAt.get(place);
    const isSure = types?.size === 1 && leads >= MOSTLY && links.length >= MIN_LIKE;
    return isSure ? [...types][0] : undefined;
  }

  /**
   * Learns a group by itself: together with what is known, two kinds of boards would seem to be one whose word varies.
   */
  #learnGroup({ links }: LinkGroup, type: 'index' | 'thread'): SiteModel | undefined {
    const evidence = this.#model.evidence!;
    const known = [...evidence.examples.index, ...evidence.examples.thread];
    const none = { index: [], thread: [] };
    const alone: LinkEvidence = {
      ...evidence,
      examples: { ...none, [type]: links.map(({ url }) => url) },
      flips: [],
      otherLinks: [...evidence.otherLinks, ...known].filter((url) => links.every((link) => link.url !== url)),
    };
    return this.#add(learnPatterns(alone), type);
  }

  #isKnown({ links }: LinkGroup): boolean {
    const known = links.filter(({ url }) => this.#matcher.match(url) !== undefined).length;
    return known >= KNOWN_SHARE * links.length;
  }

  /** Whether what links name is linked on the same page by an address that is known: messages beside their threads. */
  #areNamedOtherwise(explorer: Explorer, seen: SeenPage, { links }: LinkGroup): boolean {
    const known = explorer.linksOf(seen).filter(({ url }) => this.#matcher.match(url) !== undefined);
    const names = new Set(known.flatMap(({ url }) => namesIn(url)));
    const own = links.map(({ url }) => namesIn(url));
    const ofAll = new Set(own[0]?.filter((name) => own.every((others) => others.includes(name))));
    const same = own.filter((given) => {
      const telling = given.filter((name) => !ofAll.has(name));
      return telling.length > 0 && telling.every((name) => names.has(name));
    });
    return same.length >= NAMED_SHARE * links.length;
  }

  /** Whether links name what the titles of their rows do, by addresses that are known. */
  #isNamedInRow(group: LinkGroup, groups: readonly LinkGroup[]): boolean {
    const isTitle = ({ url, location }: Link) => this.#matcher.match(url, location)?.type === 'thread';
    return groups.some(
      ({ links, leads }) =>
        leads >= MOSTLY && links.every(isTitle) && rowAliases(group.links, links).size > 0,
    );
  }

  #isDismissed({ name, shape }: LinkGroup): boolean {
    return this.#judged.has(name) || this.#model.evidence!.dismissed.includes(shape);
  }

  #dismiss(shape: string): void {
    const evidence = this.#model.evidence!;
    this.#model = { ...this.#model, evidence: { ...evidence, dismissed: [...evidence.dismissed, shape] } };
  }

  /** The model with more patterns, those of a type when one is given. */
  #add(patterns: readonly Pattern[], type?: LinkType): SiteModel | undefined {
    const keyOf = ({ type: own, regex }: Pattern) => `${own} ${regex}`;
    const known = new Set(this.#model.patterns.map(keyOf));
    const added = patterns.filter(
      (one) => (type === undefined || one.type === type) && !known.has(keyOf(one)),
    );
    if (added.length === 0) return undefined;
    const isFollowed = ({ follow }: Pattern) => follow !== false;
    this.#model = {
      ...this.#model,
      patterns: [
        ...added.filter(isFollowed),
        ...this.#model.patterns,
        ...added.filter((one) => !isFollowed(one)),
      ],
    };
    this.#matcher = new LinkMatcher(this.#model);
    return this.#model;
  }

  /** What the learner knew, read again from the pages it kept. */
  async #revivedExplorer(): Promise<Explorer> {
    if (this.#explorer === undefined) {
      const { learnedFrom } = this.#model;
      this.#explorer = new Explorer(this.#fetchPage, learnedFrom.length + LATE_BUDGET);
      for (const url of learnedFrom) await this.#explorer.look(url);
      const learned = this.#explorer.pages.flatMap((seen) => this.#explorer!.linksOf(seen));
      this.#placesLearned = new Set(learned.map(placeOf));
    }
    return this.#explorer;
  }
}

function exactPattern(url: string, type: 'index' | 'thread'): Pattern {
  const regex = `^${orderParameters(url).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;
  const nowhere = { locations: [], notLocations: [] };
  return { type, regex, identity: [], page: 0, firstPage: null, ...nowhere, support: 1, examples: [url] };
}
