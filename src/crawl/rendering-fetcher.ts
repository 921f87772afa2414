// Which pages go through the browser. Every page is asked for as always; what its scripts have still to fill is handed
// to the browser then. (What shows its rows only when somebody presses "more" is the matter of growth.ts.)
import { showsItsData } from '../classify/index.ts';
import { BrowserError, CrawlError, FetchError } from '../errors.ts';
import type { BrowserFetcher, Fetcher, FetchRequest, FetchResponse, RenderWish } from '../fetch/index.ts';
import { LinkMatcher, type LinkType, type Rendering, type SiteModel } from '../learn/index.ts';
import { parsePage } from '../page/index.ts';
import { lacksContent, linesOf, looksLikeShell, mayBeShell, saysSomething, wasFilled } from './page-shell.ts';
import { SharedShell } from './shared-shell.ts';

/** 'auto': what needs it; 'never', 'always': as they say. */
export type RenderMode = 'auto' | 'never' | 'always';

export type PageKind = 'index' | 'thread';

// Pages that looked unfinished and were not: after so many in a row, that is how the site looks.
const FRUITLESS = 3;
// The first pages of a site are looked at more closely: what holds for them holds for all.
const CLOSE_LOOKS = 3;
const MOSTLY = 0.5;
// Pages grown on trial that are kept; one of each kind is enough to know.
const MOST_KEPT = 4;

export interface RenderingOptions {
  readonly fetcher: Fetcher;
  readonly browser: BrowserFetcher;
  readonly mode: RenderMode;
  readonly tell?: (message: string) => void;
}

/** The fetcher of a crawl: over HTTP, through the browser where needed. */
export class RenderingFetcher implements Fetcher {
  readonly #options: RenderingOptions;
  #matcher: LinkMatcher | undefined;
  #entry = '';
  #plan: Rendering | undefined;
  /** Kinds of pages that learning has seen: what it rendered of them is all that needs it. */
  #settled: ReadonlySet<PageKind> = new Set();
  /** Pages rendered while learning: whether scripts filled them. */
  readonly #filled = new Map<string, boolean>();
  /** What the pages say that came complete while learning: menus, footers. */
  readonly #common = new Set<string>();
  #fruitless = 0;
  #closeLooks = 0;
  #missing: BrowserError | undefined;
  readonly #shell = new SharedShell();
  /** What tries brought while learning, for the crawl that visits the same pages. */
  readonly #grown = new Map<string, { readonly sent: Buffer; readonly whole: FetchResponse }>();

  constructor(options: RenderingOptions) {
    this.#options = options;
    if (options.mode === 'always') options.browser.check();
  }

  /** Renders as a model says from now on. Throws BrowserError when that needs a browser and there is none. */
  useModel(model: SiteModel): void {
    this.#matcher = new LinkMatcher(model);
    this.#entry = model.entry;
    this.#plan = this.#options.mode === 'never' ? undefined : model.rendering;
    this.#settled = new Set(model.learnedFrom.flatMap((url) => this.kindOf(url) ?? []));
    if (this.#plan !== undefined) this.#options.browser.check();
  }

  /** Learning begins (again): nothing is known of the site's pages. */
  startLearning(): void {
    this.#matcher = undefined;
    this.#plan = undefined;
    this.#settled = new Set();
    this.#filled.clear();
    this.#common.clear();
    this.#grown.clear();
    this.#shell.forget();
    this.#fruitless = 0;
    this.#closeLooks = 0;
  }

  async fetch(request: FetchRequest): Promise<FetchResponse> {
    const { mode, fetcher, browser } = this.#options;
    if (mode === 'never' || request.accept === 'any') return fetcher.fetch(request);
    const kind = this.kindOf(request.url);
    const isFilled = mode === 'always' || (kind !== undefined && this.#plan?.filled.includes(kind) === true);
    const { signal, onRequest } = request;
    const wish: RenderWish = { ...(signal && { signal }), ...(onRequest && { onRequest }) };
    const isLearning = this.#matcher === undefined;
    const fromShell = isFilled || isLearning ? await this.#fillShell(request, wish) : undefined;
    if (fromShell !== undefined) return fromShell;
    const response = await fetcher.fetch(isFilled ? withoutValidators(request) : request);
    if (response.location !== undefined || response.notModified) return response;
    if (isFilled) {
      this.#shell.note(response);
      return browser.render(response, wish);
    }
    // A short page of a kind that comes complete is short, not unfinished.
    if (kind !== undefined && this.#settled.has(kind)) return response;
    return this.#seemsUnfinished(response) ? this.#tryRendering(request.url, response, wish) : response;
  }

  /** The fetchers are closed by whoever opened them. */
  async close(): Promise<void> {}

  /** A page that is here already, with all rows that can be brought: by known controls, or by any that is found. */
  async expanded(
    response: FetchResponse,
    controls?: readonly string[],
    signal?: AbortSignal,
  ): Promise<FetchResponse> {
    const { url, body } = response;
    const tried = this.#grown.get(url);
    if (controls !== undefined && tried?.sent.equals(body) === true) {
      this.#grown.delete(url);
      return tried.whole;
    }
    const whole = await this.#options.browser.render(response, {
      expand: true,
      ...(controls !== undefined && { controls }),
      ...(signal !== undefined && { signal }),
    });
    const isTry = controls === undefined && (whole.rendered?.addedRows ?? 0) > 0;
    if (isTry && this.#grown.size < MOST_KEPT) this.#grown.set(url, { sent: body, whole });
    return whole;
  }

  /** Whether there is a browser to try something with. */
  get hasBrowser(): boolean {
    if (this.#options.mode === 'never') return false;
    try {
      this.#options.browser.check();
      return true;
    } catch {
      return false;
    }
  }

  /** What kind of page the model takes a URL for. */
  kindOf(url: string): PageKind | undefined {
    if (this.#matcher === undefined) return undefined;
    return kindOfType(this.#matcher.match(url)?.type) ?? (url === this.#entry ? 'index' : undefined);
  }

  /** Kinds of pages that scripts fill, by the pages a model was learned from. */
  filledKinds(model: SiteModel): PageKind[] {
    if (this.#options.mode === 'never') return [];
    const matcher = new LinkMatcher(model);
    const kinds: PageKind[] = ['index', 'thread'];
    return kinds.filter((kind) => {
      const pages = model.learnedFrom.filter((url) => {
        const own = kindOfType(matcher.match(url)?.type) ?? (url === model.entry ? 'index' : undefined);
        return own === kind;
      });
      const filled = pages.filter((url) => this.#filled.get(url) === true).length;
      return filled > 0 && filled >= MOSTLY * pages.length;
    });
  }

  /** The error of a learning that failed, or the better one: that it needed a browser. */
  explain(error: unknown): unknown {
    if (this.#missing === undefined || !(error instanceof CrawlError)) return error;
    return new BrowserError(
      'no-browser',
      `the pages of this site are made by scripts, which takes a browser; ${this.#missing.message}`,
      { cause: error },
    );
  }

  #seemsUnfinished(response: FetchResponse): boolean {
    if (this.#fruitless >= FRUITLESS) return false;
    const isLearning = this.#matcher === undefined;
    // What shows what its data holds is complete without scripts, and may lead on by links that scripts take away.
    if (isLearning && showsItsData(parsePage(response))) return false;
    // Where scripts have filled pages before, they may fill any.
    if (isLearning && [...this.#filled.values()].some((filled) => filled)) return true;
    const isClose = isLearning && this.#closeLooks < CLOSE_LOOKS;
    if (!isClose && !mayBeShell(response.body)) return false;
    if (isClose) this.#closeLooks++;
    const page = parsePage(response);
    const isUnfinished = looksLikeShell(page) || (isClose && lacksContent(page));
    if (!isUnfinished && isClose) for (const line of linesOf(page)) this.#common.add(line);
    return isUnfinished && !(this.#common.size > 0 && saysSomething(page, this.#common));
  }

  /** The page that scripts make of the site's one shell; undefined where there is none, or nothing comes of it. */
  async #fillShell(request: FetchRequest, wish: RenderWish): Promise<FetchResponse | undefined> {
    const { fetcher, browser } = this.#options;
    const { url } = request;
    const shell = this.#shell.answerFor(url);
    if (shell === undefined || fetcher.takeTurn === undefined) return undefined;
    await fetcher.takeTurn(request);
    const rendered = await browser.render(shell, wish);
    const isFilled = wasFilled(parsePage(shell), parsePage(rendered));
    if (isFilled) this.#filled.set(url, true).set(rendered.finalUrl, true);
    return isFilled ? rendered : undefined;
  }

  async #tryRendering(url: string, response: FetchResponse, wish: RenderWish): Promise<FetchResponse> {
    const { browser, tell } = this.#options;
    let rendered: FetchResponse;
    try {
      rendered = await browser.render(response, wish);
    } catch (error) {
      if (error instanceof BrowserError) this.#missing ??= error;
      else if (!(error instanceof FetchError) || error.code === 'aborted') throw error;
      this.#fruitless++;
      return response;
    }
    const isFilled = wasFilled(parsePage(response), parsePage(rendered));
    if (isFilled && ![...this.#filled.values()].includes(true))
      tell?.('pages are filled by scripts: going on through the browser');
    this.#fruitless = isFilled ? 0 : this.#fruitless + 1;
    if (isFilled) this.#shell.note(response);
    for (const one of [url, response.finalUrl, rendered.finalUrl]) this.#filled.set(one, isFilled);
    return isFilled ? rendered : response;
  }
}

/** That what a script fills is as it was says nothing of what fills it. */
function withoutValidators({ etag: _, lastModified: __, ...request }: FetchRequest): FetchRequest {
  return request;
}

function kindOfType(type: LinkType | undefined): PageKind | undefined {
  if (type === 'index' || type === 'index-flip') return 'index';
  return type === 'thread' || type === 'thread-flip' ? 'thread' : undefined;
}
