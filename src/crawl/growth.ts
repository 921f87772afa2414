// Pages that show only their first rows, and the rest when somebody scrolls or presses "more": found out, and completed.
import { BrowserError, FetchError } from '../errors.ts';
import type { GrownPages, LinkMatcher } from '../learn/index.ts';
import { LatePage } from '../page/index.ts';
import type { PageRow, Records } from '../store/index.ts';
import type { LiveModel } from './live-model.ts';
import { controlNames, mayHaveControl } from './page-controls.ts';
import { asResponse, rowsOf } from './page-rows.ts';
import { hasScripts } from './page-shell.ts';
import type { PageKind, RenderingFetcher } from './rendering-fetcher.ts';

// Pages of a kind on which pressing was tried in vain before it is believed that nothing grows.
const TRIES = 3;
// Pages of a kind that are compared; later ones show nothing new.
const COMPARED = 300;

// Pages with fewer rows are short, not cut off; and some lists count what was removed, or views.
const LEAST_FULL = 5;
const SLACK = 1.1;
// Lists that end at the same number by chance are shorter.
const LEAST_SCROLLED = 10;
const MAX_TOLD = 100_000;

/** A page and its row, both as they are now. */
export interface GrownPage {
  readonly page: LatePage;
  readonly row: PageRow;
}

interface Seen {
  pages: number;
  tries: number;
  /** The most rows of a page that was counted, and the pages that have as many. */
  mostRows: number;
  readonly longest: string[];
  /** How many pages had each control, and the most rows of a page without it. */
  readonly controls: Map<string, number>;
}

/** Completes the pages of one crawl. */
export class Growth {
  readonly #rendering: RenderingFetcher;
  readonly #model: LiveModel;
  readonly #signal: AbortSignal;
  readonly #again: (urls: readonly string[], kind: PageKind) => Promise<void>;
  readonly #seen: Record<PageKind, Seen> = {
    index: { pages: 0, tries: 0, mostRows: 0, longest: [], controls: new Map() },
    thread: { pages: 0, tries: 0, mostRows: 0, longest: [], controls: new Map() },
  };

  readonly #told = new Map<string, number>();
  readonly #trying: Partial<Record<PageKind, Promise<unknown> | undefined>> = {};

  /** `again` has pages visited once more. */
  constructor(
    rendering: RenderingFetcher,
    model: LiveModel,
    signal: AbortSignal,
    again: (urls: readonly string[], kind: PageKind) => Promise<void>,
  ) {
    this.#rendering = rendering;
    this.#model = model;
    this.#signal = signal;
    this.#again = again;
  }

  /** The page with all its rows. */
  async complete(given: GrownPage, kind: PageKind): Promise<GrownPage> {
    // What a try finds out holds for the pages that come meanwhile.
    for (let trying = this.#trying[kind]; trying !== undefined; trying = this.#trying[kind]) await trying;
    const known = (this.#model.present.rendering?.grown ?? []).filter((one) => one.kind === kind);
    if (known.some((one) => mayGrow(given.row.body, one)) && !this.#isWhole(given, kind, known)) {
      const controls = known.flatMap(({ control }) => (control === null ? [] : [control]));
      return this.#expand(given, controls);
    }
    if (known.length > 0 || !this.#isWorthTrying(given, kind)) return given;
    const trying = this.#try(given, kind);
    this.#trying[kind] = trying.catch(() => {});
    try {
      return await trying;
    } finally {
      this.#trying[kind] = undefined;
    }
  }

  /** Takes note of how many rows the pages of boards and threads have, as a list tells. */
  note({ boards = [], threads = [] }: Records): void {
    if (this.#model.hasFlips('thread') && this.#model.hasFlips('index')) return;
    const told = [
      ...boards.map(({ url, threads: rows }) => ({ url, rows })),
      ...threads.map(({ url, replies }) => ({ url, rows: replies })),
    ];
    for (const { url, rows } of told) {
      if (rows === null || rows === undefined || url === '' || this.#told.size >= MAX_TOLD) continue;
      const identity = this.#model.matcher.match(url)?.whole ?? url;
      this.#told.set(identity, Math.max(rows, this.#told.get(identity) ?? 0));
    }
  }

  #toldOf({ row }: GrownPage): number {
    return this.#told.get(this.#model.matcher.match(row.url)?.whole ?? row.url) ?? 0;
  }

  /** Where nothing in the source tells which pages have more rows, what a list said of them does. */
  #isWhole(given: GrownPage, kind: PageKind, known: readonly GrownPages[]): boolean {
    if (known.some(({ isInSource }) => isInSource)) return false;
    const told = this.#toldOf(given);
    return told > 0 && told < rowsOf(given.page, kind, this.#model.matcher);
  }

  async #try(given: GrownPage, kind: PageKind): Promise<GrownPage> {
    this.#seen[kind].tries++;
    const found = await tryGrowth(given, kind, this.#rendering, this.#model.matcher, this.#signal);
    if (found === undefined) return given;
    await this.#model.addGrown(found.grown);
    // Those that were taken for whole before have more, too.
    const others = this.#seen[kind].longest.filter((url) => url !== given.row.url);
    await this.#again(others, kind);
    return found.whole;
  }

  /**
   * Whether a page has something to press that other pages of its kind do not have, and is full: "more" stands only where
   * there is more. What stands on all of them (a menu, a search) was there when the site was learned, and what stands on
   * short pages (buttons of single posts) brings no rows. Or a list tells of many more rows than the page shows; or, where
   * none tells, two long lists end at the same number. Without scripts nothing would come.
   */
  #isWorthTrying(given: GrownPage, kind: PageKind): boolean {
    const { page } = given;
    const seen = this.#seen[kind];
    if (this.#model.hasFlips(kind) || seen.tries >= TRIES || seen.pages >= COMPARED) return false;
    const names = [...controlNames(page)];
    const isRare = names.some((name) => seen.pages > 0 && (seen.controls.get(name) ?? 0) < seen.pages);
    seen.pages++;
    for (const name of names) seen.controls.set(name, (seen.controls.get(name) ?? 0) + 1);
    const told = this.#toldOf(given);
    const isCounted = isRare || told > 0 || kind === 'index';
    if (!isCounted || !hasScripts(page) || !this.#rendering.hasBrowser) return false;
    const rows = rowsOf(page, kind, this.#model.matcher);
    if (rows > seen.mostRows) seen.longest.length = 0;
    seen.mostRows = Math.max(seen.mostRows, rows);
    if (rows === seen.mostRows) seen.longest.push(given.row.url);
    if (told > 0) return rows >= LEAST_FULL && told > SLACK * rows + 1;
    if (rows < seen.mostRows) return false;
    return isRare ? rows >= LEAST_FULL : rows >= LEAST_SCROLLED && seen.longest.length > 1;
  }

  async #expand(given: GrownPage, controls: readonly string[]): Promise<GrownPage> {
    return expanded(given, this.#rendering, controls, this.#signal);
  }
}

/** Whether a page of a body may have rows to bring. */
export function mayGrow(body: Buffer, { control, isInSource }: GrownPages): boolean {
  return !isInSource || control === null || mayHaveControl(body, control);
}

/** Tries whether scrolling and pressing brings rows of the kind; undefined when it does not. */
export async function tryGrowth(
  given: GrownPage,
  kind: PageKind,
  rendering: RenderingFetcher,
  matcher: LinkMatcher,
  signal?: AbortSignal,
): Promise<{ readonly grown: GrownPages; readonly whole: GrownPage } | undefined> {
  const answer = asResponse(given.row);
  let response: Awaited<ReturnType<RenderingFetcher['expanded']>>;
  try {
    response = await rendering.expanded(answer, undefined, signal);
  } catch (error) {
    // Without it the page is what it was; a browser that does not start is no reason to end a crawl that has one to try.
    const isFailure =
      error instanceof BrowserError || (error instanceof FetchError && error.code !== 'aborted');
    if (!isFailure) throw error;
    return undefined;
  }
  const { addedRows, control = null } = response.rendered!;
  const page = new LatePage(response);
  if (addedRows === 0 || rowsOf(page, kind, matcher) <= rowsOf(given.page, kind, matcher)) return undefined;
  const isInSource = control !== null && controlNames(given.page).has(control);
  return { grown: { kind, control, isInSource }, whole: { page, row: withBody(given.row, response.body) } };
}

/** The page with all that its known controls bring. */
async function expanded(
  given: GrownPage,
  rendering: RenderingFetcher,
  controls: readonly string[],
  signal: AbortSignal,
): Promise<GrownPage> {
  const response = await rendering.expanded(asResponse(given.row), controls, signal);
  return { page: new LatePage(response), row: withBody(given.row, response.body) };
}

function withBody(row: PageRow, body: Buffer): PageRow {
  return { ...row, body, contentType: 'text/html; charset=utf-8', charset: 'utf-8' };
}
