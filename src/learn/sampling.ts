// From the entry down: asks for a few pages behind each group of links that may be the titles of boards or threads, and
// sees what they are.
import type { Page } from '../page/index.ts';
import type { EntryFound } from './entry.ts';
import type { Explorer, SeenPage } from './explorer.ts';
import { type Evidence, Findings } from './findings.ts';
import type { FoundGroup } from './fruitful-pages.ts';
import { inOrder, isSeveral, isSmallBeside, MOSTLY, sameColumn } from './group-order.ts';
import { kinTest } from './kin-links.ts';
import { type LinkGroup, linkGroups } from './link-groups.ts';
import { fullestMenuLists } from './menu-lists.ts';
import { peopleTest } from './people.ts';
import { namesAgain, titlesFirst } from './row-aliases.ts';
import { type GroupVerdict, judgeGroup, knownVerdict, mayBeThread } from './sample-group.ts';
import type { Scope } from './site-map.ts';
import { allTitleGroups, longThreads, ownGroups } from './title-groups.ts';

export interface LearnOptions {
  /** Pages that may be asked for. */
  readonly budget: number;
  /** Pages that strategies with a site map sample, where not what their papers say. */
  readonly sample?: number;
  /** Pages of the site that are known already: what is seen is judged together with them. */
  readonly knownPages?: readonly Page[];
  /** What strategies with a site map are after; default 'all'. */
  readonly scope?: Scope;
  /** Told in one line what is being done. */
  readonly tell?: (line: string) => void;
}

// Nobody looks behind links any more.
const LEFT_ALONE: GroupVerdict = {
  type: 'other',
  pages: [],
  targets: [],
  isFinal: false,
  reason: 'left alone',
};

// How many boards are looked at, and how many long threads in search of a pager; more would only show the same again.
const ENOUGH_BOARDS = 4;
const ENOUGH_LONG_THREADS = 2;
const UNLIKELY_LISTS = 3;
// How many groups are looked behind where nothing was found.
const HIDDEN_GROUPS = 4;
const ENOUGH_KIN = 2;

/** One forum's sampling. */
export class Sampling {
  readonly #explorer: Explorer;
  readonly #entry: EntryFound;
  readonly #options: LearnOptions;
  readonly #isOver: () => Promise<boolean>;
  readonly #verdicts = new Map<string, GroupVerdict>();
  readonly #findings: Findings;

  /** `isOver` is asked before each look behind a group: whether nothing is to be found this way. */
  constructor(
    explorer: Explorer,
    entry: EntryFound,
    options: LearnOptions,
    isOver: () => Promise<boolean> = async () => false,
  ) {
    this.#explorer = explorer;
    this.#entry = entry;
    this.#options = options;
    this.#isOver = isOver;
    this.#findings = new Findings(explorer, entry);
  }

  /** Looks until boards, threads and their pagers are known, or nothing is left to look behind. */
  async run(): Promise<Evidence> {
    const entry = this.#entry.page.url;
    for (const seen of this.#explorer.pages)
      if (seen.type === 'thread' && !isFolderOf(seen.url, entry)) this.#findings.threads.add(seen);
    await this.#exploreBoards([this.#entry.page, ...this.#entry.boards]);
    if (this.#findings.isMissing('index') || this.#findings.isMissing('thread'))
      await this.#explorePoor(this.#findings.boards.slice(1));
    // What one thread is called does not tell what all are.
    if (this.#findings.examples('thread').length === 1)
      await this.#explorePoor(this.#findings.unlikeBoards());
    if (this.#findings.isMissing('index')) {
      if (!this.#findings.listsThreads(this.#entry.page)) await this.#exploreHidden();
      else if (!this.#findings.hasPager(this.#entry.page)) await this.#exploreMenu();
    }
    if (this.#findings.isMissing('thread')) await this.#exploreSkipped();
    if (this.#findings.isMissing('thread')) await this.#exploreUnlikely();
    await this.#exploreKin();
    await this.#lookForPagers();
    return this.#findings.evidence(await this.#findings.duplicatePlaces());
  }

  /** Explores boards, those found behind them, and others, until enough have been seen. */
  async #exploreBoards(queue: SeenPage[]): Promise<void> {
    for (let board = queue.shift(); board !== undefined; board = queue.shift()) {
      if (!this.#findings.boards.includes(board)) queue.push(...(await this.#exploreBoard(board)));
      if (queue.length === 0 && this.#findings.boards.length < ENOUGH_BOARDS) {
        const next = await this.#anotherBoard();
        if (next !== undefined) queue.push(next);
      }
    }
  }

  /**
   * No board on the entry: the names of two or three are short, stand below the latest threads, or lead to next to
   * nothing. Looks behind what was left alone, and takes pages for boards that list threads nobody else lists.
   */
  async #exploreHidden(): Promise<void> {
    const { page } = this.#entry;
    const { inRecords, loose, small, lone } = allTitleGroups(this.#explorer, page);
    let looked = 0;
    for (const group of [...inOrder([...inRecords, ...loose, ...small]), ...lone]) {
      if (looked >= HIDDEN_GROUPS) return;
      const isFound = this.#findings.groups.some((one) => one.on === page && one.group.name === group.name);
      if (isFound || peopleTest(this.#explorer)(group)) continue;
      if (this.#isDismissed(group) && !this.#verdicts.has(group.name)) continue;
      const verdict = knownVerdict(this.#explorer, group) ?? (await this.#judge(group, page));
      looked++;
      if (verdict.type === 'thread' || verdict.pages.some((seen) => seen.type === 'thread')) continue;
      if (verdict.type === 'other' && !(await this.#explorePoor(verdict.pages))) continue;
      this.#findings.groups.push({ on: page, group, verdict: { ...verdict, type: 'index' } });
      await this.#exploreBoards(verdict.pages.filter(({ type }) => type === 'index'));
      if (this.#findings.isMissing('index')) await this.#explorePoor(verdict.pages);
      if (!this.#findings.isMissing('index')) return;
    }
  }

  /**
   * Whether pages of a shape need not be looked at again. Where there are few links, shapes say little: a lone link is one
   * of them only when it differs from such a page in nothing but numbers.
   */
  #isDismissed(group: LinkGroup): boolean {
    if (!this.#findings.dismissed.has(group.shape)) return false;
    const wordsOf = (url: string) => url.replace(/\d+/g, '#');
    const words = wordsOf(group.links[0]!.url);
    return isSeveral(group) || this.#explorer.pages.some(({ url }) => wordsOf(url) === words);
  }

  /** The entry shows the latest threads alone: all of them are listed behind a link of the menu, if anywhere. */
  async #exploreMenu(): Promise<void> {
    const lists = await fullestMenuLists(this.#explorer, this.#entry.page, this.#findings.threadTest());
    if (lists === undefined) return;
    const { seen, urls } = lists;
    const others = urls.length > 1 ? ` and ${urls.length - 1} like it` : '';
    this.#options.tell?.(`all threads seem to be listed on ${seen.url}${others}`);
    for (const url of [seen.url, ...urls]) this.#findings.shortcutTargets.index.add(url);
    await this.#exploreBoard(seen);
  }

  /** One board alone does not tell which words of its address are its name: looks at others called as it is. */
  async #exploreKin(): Promise<void> {
    const [known, ...others] = this.#findings.examples('index');
    if (known === undefined || others.length > 0) return;
    const { page } = this.#entry;
    const links = this.#explorer.linksOf(page);
    const isKin = kinTest(links.map(({ url }) => url));
    const groups = linkGroups(page.structure, links, (url) => this.#explorer.shapes.of(url));
    const kin = groups.filter((group) => group.links.every(({ url }) => isKin(url, known)));
    for (const group of kin.slice(0, ENOUGH_KIN)) {
      const seen = await this.#explorer.look(group.links[0]!.url);
      if (seen === undefined || (seen.type !== 'index' && !(await this.#explorePoor([seen])))) continue;
      const verdict = { pages: [seen], targets: [], isFinal: false, reason: 'boards' } as const;
      this.#findings.groups.push({ on: page, group, verdict: { ...verdict, type: 'index' } });
    }
  }

  /** Boards with a thread or two show no rows that repeat: looks behind what only they link to. */
  async #explorePoor(boards: readonly SeenPage[]): Promise<boolean> {
    let isFound = false;
    for (const board of boards.slice(0, ENOUGH_BOARDS)) {
      const groups = inOrder(ownGroups(this.#explorer, board)).filter(
        (group) => !this.#isDismissed(group) && !peopleTest(this.#explorer)(group),
      );
      const isKnown = (group: LinkGroup) => knownVerdict(this.#explorer, group)?.type === 'thread';
      const known = groups.filter(isKnown);
      for (const group of known.length > 0 ? known : groups.slice(0, HIDDEN_GROUPS)) {
        const verdict = knownVerdict(this.#explorer, group) ?? (await this.#judgeLone(group, board));
        if (verdict.type !== 'thread') continue;
        isFound = true;
        this.#findings.groups.push({ on: board, group, verdict });
        if (!this.#findings.boards.includes(board)) this.#findings.boards.push(board);
        break;
      }
    }
    return isFound;
  }

  /** A lone link that only a board has may lead to a thread of one post. */
  async #judgeLone(group: LinkGroup, board: SeenPage): Promise<GroupVerdict> {
    const verdict = await this.#judge(group, board);
    // What stands on a front page of next to nothing may read as a post.
    const isThread = ({ pages, targets }: GroupVerdict) =>
      targets.length === 0 &&
      pages.length > 0 &&
      pages.every((seen) => seen !== this.#entry.page && seen.type !== 'index' && mayBeThread(seen));
    return verdict.type === 'other' && isThread(verdict) ? { ...verdict, type: 'thread' } : verdict;
  }

  /** What seemed to be boards leads nowhere, as profiles do: looks behind the groups left alone because of them. */
  async #exploreSkipped(): Promise<void> {
    for (const board of this.#findings.boards.slice(0, ENOUGH_BOARDS)) {
      const groups = allTitleGroups(this.#explorer, board).inRecords;
      const skipped = groups.filter(({ name }) => !this.#verdicts.has(name));
      await this.#exploreBoards((await this.#judgeAll(skipped, board)) ?? []);
      if (!this.#findings.isMissing('thread')) return;
    }
  }

  /** Nothing found: the start, or what was seen on the way, may be a list that does not look like one. */
  async #exploreUnlikely(): Promise<void> {
    const others = this.#explorer.pages.filter((seen) => !this.#findings.boards.includes(seen));
    for (const seen of others.slice(0, UNLIKELY_LISTS)) {
      const boards = await this.#exploreBoard(seen);
      for (const board of boards.slice(0, ENOUGH_BOARDS))
        if (!this.#findings.boards.includes(board)) await this.#exploreBoard(board);
      if (this.#findings.examples('thread').length > 0) return;
    }
  }

  /** Judges the groups of a board's page; returns the boards found behind them. */
  async #exploreBoard(board: SeenPage): Promise<SeenPage[]> {
    this.#findings.boards.push(board);
    const { inRecords, loose, lone } = allTitleGroups(this.#explorer, board);
    // The only row of a list stands in no record: where it is known for one, what stands alone elsewhere is a button.
    const hasRow = lone.some((group) => knownVerdict(this.#explorer, group)?.type === 'thread');
    const found = await this.#judgeAll(inRecords, board, hasRow);
    // Rows that were not seen as records are looked at when the records were no titles, or nothing but the latest
    // threads of boards that are nowhere to be seen.
    const isEnough =
      found !== undefined && (board !== this.#entry.page || this.#findings.examples('index').length > 0);
    return [...(found ?? []), ...(isEnough ? [] : ((await this.#judgeAll(loose, board, hasRow)) ?? []))];
  }

  /** The boards found behind groups; undefined when none of the groups leads to boards or threads. */
  async #judgeAll(
    groups: readonly LinkGroup[],
    board: SeenPage,
    hasRow = false,
  ): Promise<SeenPage[] | undefined> {
    const boards: SeenPage[] = [];
    const found: FoundGroup[] = [];
    /** Titles by region: what else stands in their records is people, dates and shortcuts. */
    const titled = new Map<string, number>();
    let isFound = false;
    for (const group of titlesFirst(inOrder(groups))) {
      if (peopleTest(this.#explorer)(group) || namesAgain(group, found)) continue;
      const isBeside = group.leads < MOSTLY && (titled.get(group.region) ?? 0) > 0;
      const isLone = (isFound || hasRow) && !isSeveral(group);
      const isSideBox = found.some((one) => isSmallBeside(group, one.group));
      const verdict =
        knownVerdict(this.#explorer, group) ??
        sameColumn(found, group) ??
        (isBeside || isLone || isSideBox || this.#findings.dismissed.has(group.shape)
          ? undefined
          : await this.#judge(group, board));
      if (verdict === undefined || verdict.type === 'other') continue;
      if (verdict.detours === undefined) isFound = true;
      titled.set(group.region, Math.max(titled.get(group.region) ?? 0, group.anchorLength));
      found.push({ on: board, group, verdict });
      if (verdict.type === 'index') boards.push(...verdict.pages.filter(({ type }) => type === 'index'));
    }
    this.#findings.groups.push(...found);
    return isFound ? boards : undefined;
  }

  async #judge(group: LinkGroup, board: SeenPage): Promise<GroupVerdict> {
    const named = this.#verdicts.get(group.name);
    if (named !== undefined && (group.isTelling || (await this.#isConfirmed(group, named)))) return named;
    if (await this.#isOver()) return LEFT_ALONE;
    const verdict = await judgeGroup(this.#explorer, group, longThreads(board));
    this.#verdicts.set(group.name, verdict);
    if (verdict.isFinal && group.isTelling) this.#findings.dismissed.add(group.shape);
    for (const seen of verdict.pages) if (seen.type === 'thread') this.#findings.threads.add(seen);
    for (const { type, url } of verdict.targets) this.#findings.shortcutTargets[type].add(url);
    this.#options.tell?.(`${group.links.length} links like ${group.links[0]!.url}: ${verdict.reason}`);
    return verdict;
  }

  /** Where nothing in a URL tells boards from threads, they may stand at the same place of different pages. */
  async #isConfirmed({ links }: LinkGroup, { type }: GroupVerdict): Promise<boolean> {
    const seen = await this.#explorer.look(links[0]!.url);
    return seen?.type === type;
  }

  async #anotherBoard(): Promise<SeenPage | undefined> {
    const next = this.#findings.examples('index').find((url) => !this.#explorer.has(url));
    const seen = next === undefined ? undefined : await this.#explorer.look(next);
    return seen?.type === 'index' ? seen : undefined;
  }

  /** Without a thread of several pages nobody knows what their pager looks like: asks for the longest ones. */
  async #lookForPagers(): Promise<void> {
    const examples = new Set(this.#findings.examples('thread'));
    const longest = this.#findings.boards
      .flatMap((board) => longThreads(board))
      .filter((url) => examples.has(url));
    for (const url of longest.slice(0, ENOUGH_LONG_THREADS)) {
      if (this.#findings.flips().some(({ of }) => of === 'thread')) return;
      const seen = await this.#explorer.look(url);
      if (seen?.type === 'thread') this.#findings.threads.add(seen);
    }
  }
}

/** Whether a URL is a folder that another is in: what a site shows above its forum is no thread of it. */
function isFolderOf(folder: string, url: string): boolean {
  return folder.endsWith('/') && url.length > folder.length && url.startsWith(folder);
}
