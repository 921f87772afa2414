// URLs through a real browser: the answer is fetched as always, then its scripts run and the page they made is the body.
import { BrowserError, FetchError } from '../errors.ts';
import { whenAborted } from './abort.ts';
import { expand } from './browser-expand.ts';
import { serialise } from './browser-in-page.ts';
import { watchClicks } from './browser-in-page-clicks.ts';
import { BrowserProcess, type Tab } from './browser-process.ts';
import { ResourceCache, ResourceGate } from './browser-resources.ts';
import { untilQuiet } from './browser-settle.ts';
import { BrowserVisit } from './browser-visit.ts';
import { Cookies } from './cookies.ts';
import { abortedError } from './exchange.ts';
import type { Fetcher, FetchRequest, FetchResponse, RenderedFacts } from './types.ts';
import { honestUserAgent } from './user-agent.ts';
import { shownUrl, webUrl } from './web-url.ts';

export interface BrowserFetcherOptions {
  /** Where pages and all that they ask for come from; not closed with this one. */
  readonly fetcher: Fetcher;
  /** The jar of `fetcher`, shared with the browser. */
  readonly cookies?: Cookies;
  /** Path of Chromium. Default: SKEIN_CHROMIUM, else the usual places. */
  readonly executable?: string;
  /** Pages rendered at the same time. Default 2: each may keep a core busy. */
  readonly tabs?: number;
  /** One page in all, without `expand`. Default 30 s; then what is there is taken. */
  readonly pageTimeoutMs?: number;
  /** How long a page may go on changing before it is taken as it is. Default 10 s. */
  readonly settleMs?: number;
  /** For scrolling and clicking on one page. Default 2 minutes: some 500 clicks. */
  readonly expandMs?: number;
  /** JavaScript heap of a page. Default 512 MB, what large web applications need at most. */
  readonly heapMegabytes?: number;
  /** The rendered document may not be longer. Default 20 MB, as for pages from the wire. */
  readonly maxBodyBytes?: number;
  readonly userAgent?: string;
}

/** What is wanted of a rendered page. */
export interface RenderWish {
  /** Scroll, and press what brings more rows, until nothing new comes. */
  readonly expand?: boolean;
  /** Controls to press; without it, what looks like one is tried. */
  readonly controls?: readonly string[];
  /** Give elements their size on the screen as `data-box`. */
  readonly boxes?: boolean;
  /** Load frames of other hosts. */
  readonly otherFrames?: boolean;
  readonly signal?: AbortSignal;
  readonly onRequest?: FetchRequest['onRequest'];
}

/** How long a visit may take. */
export interface VisitLimits {
  readonly limitMs: number;
  /** How long the page may go on changing after each step. Default 8 s. */
  readonly settleMs?: number;
  readonly signal?: AbortSignal;
}

/** A page that hangs when asked for its document is given up after this. */
const LAST_WORD_MS = 5_000;

/**
 * Fetches and renders.
 *
 *     const http = new HttpFetcher({ startUrl });
 *     const browser = new BrowserFetcher({ fetcher: http });
 *     const { body } = await browser.fetch({ url: startUrl });
 */
export class BrowserFetcher implements Fetcher {
  readonly #options: BrowserFetcherOptions;
  readonly #cookies: Cookies;
  readonly #cache = new ResourceCache();
  readonly #process: BrowserProcess;

  constructor(options: BrowserFetcherOptions) {
    this.#options = options;
    this.#cookies = options.cookies ?? new Cookies();
    this.#process = new BrowserProcess({
      executable: options.executable,
      tabs: options.tabs ?? 2,
      heapMegabytes: options.heapMegabytes ?? 512,
      userAgent: options.userAgent ?? honestUserAgent(),
    });
  }

  /** Throws BrowserError when there is no browser here. */
  check(): void {
    this.#process.check();
  }

  /** As the inner fetcher, with the body that scripts made of it. Redirects and errors are as they come. */
  async fetch(request: FetchRequest): Promise<FetchResponse> {
    const response = await this.#options.fetcher.fetch(request);
    const { signal, onRequest } = request;
    return this.render(response, { ...(signal && { signal }), ...(onRequest && { onRequest }) });
  }

  /** What a browser makes of an answer that is here already. Throws FetchError 'rendering' when the page defeats it. */
  async render(response: FetchResponse, wish: RenderWish = {}): Promise<FetchResponse> {
    if (response.location !== undefined || response.notModified) return response;
    const started = performance.now();
    for (let attempt = 1; ; attempt++) {
      const tab = await this.#process.take();
      let isSound = false;
      try {
        const rendered = await this.#renderIn(tab, response, wish);
        isSound = true;
        return { ...rendered, durationMs: response.durationMs + performance.now() - started };
      } catch (error) {
        if (error instanceof FetchError && error.code === 'aborted') throw error;
        if (error instanceof BrowserError) throw error;
        // A browser that died took this page with it by chance, or because of it: once more tells.
        const hasDied = tab.context.browser()?.isConnected() === false;
        if (!hasDied || attempt === 2) throw failed(response, error);
      } finally {
        await this.#process.giveBack(tab, isSound);
      }
    }
  }

  /**
   * Opens an answer in a tab of its own and lets `work` read, scroll and click it. Unlike `render`, pages may be left by
   * clicks, frames of other hosts are loaded and scripts may ask by POST. Fails when it takes longer than `limitMs`; begins
   * anew, once, when the browser dies.
   */
  async visit<T>(
    response: FetchResponse,
    work: (visit: BrowserVisit) => Promise<T>,
    options: VisitLimits,
  ): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const tab = await this.#process.take();
      try {
        return await this.#visitIn(tab, response, work, options);
      } catch (error) {
        if (error instanceof BrowserError) throw error;
        const hasDied = tab.context.browser()?.isConnected() === false;
        if (!hasDied || attempt === 2 || options.signal?.aborted === true) throw failed(response, error);
      } finally {
        // What was clicked may have left anything behind: the tab is not used again.
        await this.#process.giveBack(tab, false);
      }
    }
  }

  async #visitIn<T>(
    tab: Tab,
    response: FetchResponse,
    work: (visit: BrowserVisit) => Promise<T>,
    { settleMs = 8_000, limitMs, signal }: VisitLimits,
  ): Promise<T> {
    const ended = new AbortController();
    const { page, context } = tab;
    const gate = new ResourceGate({
      page,
      fetcher: this.#options.fetcher,
      cache: this.#cache,
      cookies: this.#cookies,
      answer: response,
      otherFrames: true,
      isVisit: true,
      signal: ended.signal,
      onRequest: undefined,
    });
    const { maxBodyBytes = 20_000_000 } = this.#options;
    const visit = new BrowserVisit(page, gate, response, settleMs, maxBodyBytes);
    const run = async (): Promise<T> => {
      await this.#giveCookies(tab, webUrl(response.finalUrl));
      await page.addInitScript(watchClicks);
      await context.route('**/*', gate.handle);
      await page.goto(response.finalUrl, { waitUntil: 'commit', timeout: 30_000 });
      await visit.settle();
      return work(visit);
    };
    try {
      return await this.#within(run(), limitMs, tab, response, signal);
    } finally {
      ended.abort();
    }
  }

  async close(): Promise<void> {
    await this.#process.close();
  }

  async #renderIn(tab: Tab, response: FetchResponse, wish: RenderWish): Promise<FetchResponse> {
    const { page, context } = tab;
    const { pageTimeoutMs = 30_000, settleMs = 10_000, expandMs = 120_000 } = this.#options;
    const url = webUrl(response.finalUrl);
    const ended = new AbortController();
    const gate = new ResourceGate({
      page,
      fetcher: this.#options.fetcher,
      cache: this.#cache,
      cookies: this.#cookies,
      answer: response,
      otherFrames: wish.otherFrames === true,
      isDrawn: wish.expand === true || wish.boxes === true,
      signal: ended.signal,
      onRequest: wish.onRequest,
    });
    const limitMs = pageTimeoutMs + (wish.expand === true ? expandMs : 0) + LAST_WORD_MS;
    const work = async (): Promise<FetchResponse> => {
      await this.#giveCookies(tab, url);
      await context.route('**/*', gate.handle);
      await page.goto(url.href, { waitUntil: 'commit', timeout: pageTimeoutMs });
      await untilQuiet(page, gate, settleMs);
      const facts: RenderedFacts =
        wish.expand === true
          ? await expand(page, gate, {
              controls: wish.controls,
              until: performance.now() + expandMs,
              settleMs,
            })
          : { addedRows: 0, steps: 0 };
      await this.#takeCookies(tab);
      const { maxBodyBytes: maxLength = 20_000_000 } = this.#options;
      const html = await page.evaluate(serialise, { boxes: wish.boxes === true, maxLength });
      return {
        ...response,
        finalUrl: shownUrl(webUrl(page.url())),
        headers: { ...response.headers, 'content-type': 'text/html; charset=utf-8' },
        body: Buffer.from(html),
        rendered: facts,
      };
    };
    try {
      return await this.#within(work(), limitMs, tab, response, wish.signal);
    } finally {
      ended.abort();
      // Not waited for: a page that hangs would make it wait too. Its tab closes then.
      context.unroute('**/*', gate.handle).catch(() => {});
    }
  }

  /** The work, unless it takes too long, crashes, or nobody wants it any more; then it fails when its tab closes. */
  #within<T>(
    work: Promise<T>,
    limitMs: number,
    { page }: Tab,
    { finalUrl }: FetchResponse,
    signal: AbortSignal | undefined,
  ): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        const seconds = Math.round(limitMs / 1000);
        reject(
          new FetchError('rendering', finalUrl, `${finalUrl} is not done after ${seconds} s in the browser`),
        );
      }, limitMs);
      const onCrash = () =>
        reject(new FetchError('rendering', finalUrl, `${finalUrl} needs more memory than a page may have`));
      page.once('crash', onCrash);
      const stop = whenAborted(signal, (reason) => reject(abortedError(finalUrl, reason)));
      work.then(resolve, reject).finally(() => {
        clearTimeout(timer);
        page.off('crash', onCrash);
        stop();
      });
    });
  }

  async #giveCookies({ context }: Tab, url: URL): Promise<void> {
    const cookies = this.#cookies.storedFor(url).map((cookie) => ({
      name: cookie.name,
      value: cookie.value,
      domain: cookie.includesSubdomains ? `.${cookie.domain}` : cookie.domain,
      path: cookie.path,
      secure: cookie.isSecure,
      httpOnly: cookie.isHttpOnly,
      ...(cookie.expires > 0 && { expires: cookie.expires }),
    }));
    // One the browser does not take is worth no failure.
    if (cookies.length > 0) await context.addCookies(cookies).catch(() => {});
  }

  async #takeCookies({ page, context }: Tab): Promise<void> {
    const url = webUrl(page.url());
    const lines = (await context.cookies(url.href))
      .filter(({ httpOnly }) => !httpOnly)
      .map(({ name, value, path, secure }) => `${name}=${value}; path=${path}${secure ? '; secure' : ''}`);
    if (lines.length > 0) this.#cookies.take(url, lines);
  }
}

function failed({ finalUrl }: FetchResponse, cause: unknown): FetchError {
  if (cause instanceof FetchError) return cause;
  const why = (cause as Error).message.split('\n')[0]!.slice(0, 150);
  return new FetchError('rendering', finalUrl, `${finalUrl} cannot be rendered: ${why}`, { cause });
}
