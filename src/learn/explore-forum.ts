// Learning a forum by active sampling: climb to the entry, then ask for a few pages behind each group of links that may
// be the titles of boards or threads, and see what they are.
import { CrawlError } from '../errors.ts';
import { extractIndexRows, type PageStructure } from '../records/index.ts';
import { type EntryFound, findEntry } from './entry.ts';
import { Explorer, type FetchPage, type SeenPage } from './explorer.ts';
import type { LinkGroup } from './link-groups.ts';
import type { LinkEvidence, SeenFlip } from './model.ts';
import { findFlips, firstValueOf, LIKELY_FLIP } from './page-flips.ts';
import { type GroupVerdict, judgeGroup, knownVerdict, targetOf } from './sample-group.ts';
import { allTitleGroups, longThreads } from './title-groups.ts';
import { frameOf } from './url-shapes.ts';

export interface LearnOptions {
  /** Pages that may be asked for. */
  readonly budget: number;
  /** Told in one line what is being done. */
  readonly tell?: (line: string) => void;
}

/** What sampling found out; patterns are learned from its links. */
export interface Evidence {
  readonly entry: EntryFound;
  readonly pages: readonly SeenPage[];
  readonly links: LinkEvidence;
  readonly ignoredParameters: readonly string[];
}

// How many boards are looked at, and how many long threads in search of a pager; more would only show the same again.
const ENOUGH_BOARDS = 4;
const ENOUGH_LONG_THREADS = 2;
const UNLIKELY_LISTS = 3;
const SIDE_BOX_SHARE = 0.5;
const MOSTLY = 0.6;

/** Samples a forum from any of its pages. Throws CrawlError, saying what was seen, when it does not look like one. */
export async function exploreForum(
  startUrl: string,
  fetchPage: FetchPage,
  options: LearnOptions,
): Promise<Evidence> {
  const explorer = new Explorer(fetchPage, options.budget);
  const start = await explorer.lookAtStart(startUrl);
  const entry = await findEntry(explorer, start);
  options.tell?.(`entry page: ${entry.page.url}`);
  const evidence = await new Sampling(explorer, entry, options).run();
  if (evidence.links.examples.thread.length === 0) {
    throw new CrawlError(
      `${startUrl} does not look like part of a forum: it is ${describe(start)}, ` +
        `and of ${explorer.asked} pages around it none led to threads`,
    );
  }
  // A thread of one post looks like an article: somebody must have answered somewhere, or a list must count answers.
  if (!evidence.pages.some(({ type, structure }) => type === 'thread' || countsReplies(structure))) {
    throw new CrawlError(
      `${startUrl} does not look like part of a forum: it is ${describe(start)}, ` +
        `and of ${explorer.asked} pages around it none has answers`,
    );
  }
  return evidence;
}

/** Whether most rows of a list tell how many answers there are. */
function countsReplies(structure: PageStructure): boolean {
  const rows = extractIndexRows(structure);
  const counted = rows.filter(({ replies }) => replies !== null);
  return counted.length >= 2 && counted.length >= MOSTLY * rows.length;
}

/** A group on a board's page, with what it leads to. */
interface FoundGroup {
  readonly on: SeenPage;
  readonly group: LinkGroup;
  readonly verdict: GroupVerdict;
}

class Sampling {
  readonly #explorer: Explorer;
  readonly #entry: EntryFound;
  readonly #options: LearnOptions;
  readonly #verdicts = new Map<string, GroupVerdict>();
  readonly #dismissed = new Set<string>();
  /** Groups by page, as they were found: what proves fruitless is taken back. */
  readonly #found: FoundGroup[] = [];
  readonly #shortcutTargets = { index: new Set<string>(), thread: new Set<string>() };
  readonly #boards: SeenPage[] = [];
  readonly #threads = new Set<SeenPage>();

  constructor(explorer: Explorer, entry: EntryFound, options: LearnOptions) {
    this.#explorer = explorer;
    this.#entry = entry;
    this.#options = options;
  }

  async run(): Promise<Evidence> {
    for (const seen of this.#explorer.pages) if (seen.type === 'thread') this.#threads.add(seen);
    const queue = [this.#entry.page, ...this.#entry.boards];
    for (let board = queue.shift(); board !== undefined; board = queue.shift()) {
      if (!this.#boards.includes(board)) queue.push(...(await this.#exploreBoard(board)));
      if (queue.length === 0 && this.#boards.length < ENOUGH_BOARDS) {
        const next = await this.#anotherBoard();
        if (next !== undefined) queue.push(next);
      }
    }
    if (this.#examples('thread').length === 0) await this.#exploreUnlikely();
    await this.#lookForPagers();
    return this.#evidence();
  }

  /** Nothing found: the start, or what was seen on the way, may be a list that does not look like one. */
  async #exploreUnlikely(): Promise<void> {
    const others = this.#explorer.pages.filter((seen) => !this.#boards.includes(seen));
    for (const seen of others.slice(0, UNLIKELY_LISTS)) {
      const boards = await this.#exploreBoard(seen);
      for (const board of boards.slice(0, ENOUGH_BOARDS))
        if (!this.#boards.includes(board)) await this.#exploreBoard(board);
      if (this.#examples('thread').length > 0) return;
    }
  }

  /** Judges the groups of a board's page; returns the boards found behind them. */
  async #exploreBoard(board: SeenPage): Promise<SeenPage[]> {
    this.#boards.push(board);
    const { inRecords, loose } = allTitleGroups(this.#explorer, board);
    const found = await this.#judgeAll(inRecords, board);
    // Rows that were not seen as records are looked at when the records were no titles, or nothing but the latest
    // threads of boards that are nowhere to be seen.
    const isEnough =
      found !== undefined && (board !== this.#entry.page || this.#examples('index').length > 0);
    return [...(found ?? []), ...(isEnough ? [] : ((await this.#judgeAll(loose, board)) ?? []))];
  }

  /** The boards found behind groups; undefined when none of the groups leads to boards or threads. */
  async #judgeAll(groups: readonly LinkGroup[], board: SeenPage): Promise<SeenPage[] | undefined> {
    const boards: SeenPage[] = [];
    const found: FoundGroup[] = [];
    /** Titles by region: what else stands in their records is people, dates and shortcuts. */
    const titled = new Map<string, number>();
    let isFound = false;
    // A lone link is rather a button: it is looked behind when there is nothing else.
    const ordered = [...groups.filter(isSeveral), ...groups.filter((group) => !isSeveral(group))];
    for (const group of ordered) {
      const isBeside = group.leads < MOSTLY && (titled.get(group.region) ?? 0) > 0;
      const isLone = isFound && !isSeveral(group);
      const isSideBox = found.some((one) => isSmallBeside(group, one.group));
      const verdict =
        knownVerdict(this.#explorer, group) ??
        sameColumn(found, group) ??
        (isBeside || isLone || isSideBox || this.#dismissed.has(group.shape)
          ? undefined
          : await this.#judge(group, board));
      if (verdict === undefined || verdict.type === 'other') continue;
      if (verdict.detours === undefined) isFound = true;
      titled.set(group.region, Math.max(titled.get(group.region) ?? 0, group.anchorLength));
      found.push({ on: board, group, verdict });
      if (verdict.type === 'index') boards.push(...verdict.pages.filter(({ type }) => type === 'index'));
    }
    this.#found.push(...found);
    return isFound ? boards : undefined;
  }

  async #judge(group: LinkGroup, board: SeenPage): Promise<GroupVerdict> {
    const named = this.#verdicts.get(group.name);
    if (named !== undefined && (group.isTelling || (await this.#isConfirmed(group, named)))) return named;
    const verdict = await judgeGroup(this.#explorer, group, longThreads(board));
    this.#verdicts.set(group.name, verdict);
    if (verdict.isFinal && group.isTelling) this.#dismissed.add(group.shape);
    for (const seen of verdict.pages) if (seen.type === 'thread') this.#threads.add(seen);
    for (const { type, url } of verdict.targets) this.#shortcutTargets[type].add(url);
    this.#options.tell?.(`${group.links.length} links like ${group.links[0]!.url}: ${verdict.reason}`);
    return verdict;
  }

  /** Where nothing in a URL tells boards from threads, they may stand at the same place of different pages. */
  async #isConfirmed({ links }: LinkGroup, { type }: GroupVerdict): Promise<boolean> {
    const seen = await this.#explorer.look(links[0]!.url);
    return seen?.type === type;
  }

  async #anotherBoard(): Promise<SeenPage | undefined> {
    const next = this.#examples('index').find((url) => !this.#explorer.has(url));
    const seen = next === undefined ? undefined : await this.#explorer.look(next);
    return seen?.type === 'index' ? seen : undefined;
  }

  /** Without a thread of several pages nobody knows what their pager looks like: asks for the longest ones. */
  async #lookForPagers(): Promise<void> {
    const examples = new Set(this.#examples('thread'));
    const longest = this.#boards.flatMap((board) => longThreads(board)).filter((url) => examples.has(url));
    for (const url of longest.slice(0, ENOUGH_LONG_THREADS)) {
      if (this.#flips().some(({ of }) => of === 'thread')) return;
      const seen = await this.#explorer.look(url);
      if (seen?.type === 'thread') this.#threads.add(seen);
    }
  }

  /** Links of all groups of a type; of boards, only those that lead on to boards or threads. */
  #examples(type: 'index' | 'thread'): string[] {
    const fruitful = new Set(this.#found.map(({ on }) => on));
    const isFruitless = ({ pages }: GroupVerdict) =>
      pages.some((page) => this.#boards.includes(page)) && pages.every((page) => !fruitful.has(page));
    const urls = new Set(this.#shortcutTargets[type]);
    for (const { group, verdict } of this.#found) {
      if (verdict.type !== type || (type === 'index' && isFruitless(verdict))) continue;
      const real = this.#realNames(verdict);
      for (const url of real) urls.add(url);
      if (real.length > 0) continue;
      for (const { url } of group.links) urls.add(url);
    }
    // Every list of ancestors begins with the entry; what boards are called, its name does not tell.
    urls.delete(this.#entry.page.url);
    return [...urls];
  }

  /** What links that redirect should be called, when pages seen since then call it so. */
  #realNames({ detours = [], pages }: GroupVerdict): string[] {
    return detours.flatMap((url, i) => targetOf(this.#explorer, url, pages[i]!) ?? []);
  }

  #flips(): SeenFlip[] {
    const flips: SeenFlip[] = [];
    for (const seen of this.#explorer.pages) {
      const of = this.#boards.includes(seen) ? 'index' : this.#threads.has(seen) ? 'thread' : undefined;
      if (of === undefined) continue;
      for (const group of findFlips(seen.page)) {
        if (group.confidence < LIKELY_FLIP) continue;
        const first = firstValueOf(group, this.#explorer.clean(seen.page.url));
        for (const { link } of group.links) {
          const flip: SeenFlip = { pageUrl: seen.url, flipUrl: this.#explorer.clean(link.url), of };
          flips.push(first === undefined ? flip : { ...flip, first });
        }
      }
    }
    return flips;
  }

  #evidence(): Evidence {
    const examples = { index: this.#examples('index'), thread: this.#examples('thread') };
    const flips = this.#flips();
    const known = new Set([
      ...examples.index,
      ...examples.thread,
      ...flips.map(({ flipUrl }) => flipUrl),
      this.#entry.page.url,
    ]);
    const otherLinks = new Set<string>();
    const places: Record<string, string[]> = {};
    for (const seen of this.#explorer.pages) {
      for (const { url, location } of this.#explorer.linksOf(seen)) {
        if (!known.has(url)) otherLinks.add(url);
        else if (places[url] === undefined) places[url] = [location];
        else if (!places[url].includes(location)) places[url].push(location);
      }
    }
    return {
      entry: this.#entry,
      pages: this.#explorer.pages,
      links: { examples, flips, otherLinks: [...otherLinks], dismissed: [...this.#dismissed], places },
      ignoredParameters: this.#explorer.ignoredParameters,
    };
  }
}

/** What leads the same column with URLs of the same frame is of the same kind, however the words in them look. */
function sameColumn(
  found: readonly FoundGroup[],
  { place, leads, links }: LinkGroup,
): GroupVerdict | undefined {
  if (leads < MOSTLY) return undefined;
  const frame = frameOf(links[0]!.url);
  return found.find(
    ({ group }) => group.place === place && group.leads >= MOSTLY && frameOf(group.links[0]!.url) === frame,
  )?.verdict;
}

/** A box beside the list: 'popular', 'unanswered' and other views of what the list leads to anyway. */
function isSmallBeside(group: LinkGroup, list: LinkGroup): boolean {
  if (group.region === list.region || list.leads < MOSTLY) return false;
  const isFew = group.links.length <= SIDE_BOX_SHARE * list.links.length;
  return isFew || (group.area < SIDE_BOX_SHARE * list.area && group.links.length < list.links.length);
}

const isSeveral = ({ links }: LinkGroup): boolean => links.length >= 2;

function describe({ type, page }: SeenPage): string {
  const what = {
    index: 'a list',
    entry: 'a list',
    thread: 'a page of posts',
    other: 'neither a list nor a discussion',
  };
  return `"${page.title.slice(0, 60)}", ${what[type]}`;
}
