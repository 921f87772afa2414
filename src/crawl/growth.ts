// Pages that show only their first rows, and the rest when somebody scrolls or presses "more": found out, and completed.
import { FetchError } from '../errors.ts';
import type { GrownPages, LinkMatcher } from '../learn/index.ts';
import { type Page, parsePage } from '../page/index.ts';
import type { PageRow } from '../store/index.ts';
import type { LiveModel } from './live-model.ts';
import { controlNames, mayHaveControl } from './page-controls.ts';
import { asResponse, rowsOf } from './page-rows.ts';
import type { PageKind, RenderingFetcher } from './rendering-fetcher.ts';

// Pages of a kind on which pressing was tried in vain before it is believed that nothing grows.
const TRIES = 3;
// Pages of a kind that are compared; later ones show nothing new.
const COMPARED = 300;

/** A page and its row, both as they are now. */
export interface GrownPage {
  readonly page: Page;
  readonly row: PageRow;
}

interface Seen {
  pages: number;
  tries: number;
  /** How many pages had each control, and the most rows of a page without it. */
  readonly controls: Map<string, number>;
}

/** Completes the pages of one crawl. */
export class Growth {
  readonly #rendering: RenderingFetcher;
  readonly #model: LiveModel;
  readonly #signal: AbortSignal;
  readonly #seen: Record<PageKind, Seen> = {
    index: { pages: 0, tries: 0, controls: new Map() },
    thread: { pages: 0, tries: 0, controls: new Map() },
  };

  readonly #trying: Partial<Record<PageKind, Promise<unknown> | undefined>> = {};

  constructor(rendering: RenderingFetcher, model: LiveModel, signal: AbortSignal) {
    this.#rendering = rendering;
    this.#model = model;
    this.#signal = signal;
  }

  /** The page with all its rows. */
  async complete(given: GrownPage, kind: PageKind): Promise<GrownPage> {
    // What a try finds out holds for the pages that come meanwhile.
    for (let trying = this.#trying[kind]; trying !== undefined; trying = this.#trying[kind]) await trying;
    const known = (this.#model.present.rendering?.grown ?? []).filter((one) => one.kind === kind);
    if (known.some((one) => mayGrow(given.row.body, one))) {
      const controls = known.flatMap(({ control }) => (control === null ? [] : [control]));
      return this.#expand(given, controls);
    }
    if (known.length > 0 || !this.#isWorthTrying(given.page, kind)) return given;
    const trying = this.#try(given, kind);
    this.#trying[kind] = trying.catch(() => {});
    try {
      return await trying;
    } finally {
      this.#trying[kind] = undefined;
    }
  }

  async #try(given: GrownPage, kind: PageKind): Promise<GrownPage> {
    this.#seen[kind].tries++;
    const found = await tryGrowth(given, kind, this.#rendering, this.#model.matcher, this.#signal);
    if (found === undefined) return given;
    await this.#model.addGrown(found.grown);
    return found.whole;
  }

  /**
   * Whether a page has something to press that other pages of its kind do not have: "more" stands only where there is
   * more. What stands on all of them (a menu, a search) was there when the site was learned.
   */
  #isWorthTrying(page: Page, kind: PageKind): boolean {
    const seen = this.#seen[kind];
    if (this.#model.hasFlips(kind) || seen.tries >= TRIES || seen.pages >= COMPARED) return false;
    const names = [...controlNames(page)];
    const isRare = names.some((name) => seen.pages > 0 && (seen.controls.get(name) ?? 0) < seen.pages);
    seen.pages++;
    for (const name of names) seen.controls.set(name, (seen.controls.get(name) ?? 0) + 1);
    return isRare && this.#rendering.hasBrowser;
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
    if (!(error instanceof FetchError) || error.code === 'aborted') throw error;
    return undefined;
  }
  const { addedRows, control = null } = response.rendered!;
  console.error(
    kind,
    given.row.url,
    JSON.stringify(response.rendered),
    rowsOf(given.page, kind, matcher),
    rowsOf(parsePage(response), kind, matcher),
  );
  const page = parsePage(response);
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
  return { page: parsePage(response), row: withBody(given.row, response.body) };
}

function withBody(row: PageRow, body: Buffer): PageRow {
  return { ...row, body, contentType: 'text/html; charset=utf-8', charset: 'utf-8' };
}
