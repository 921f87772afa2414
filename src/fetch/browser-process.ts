// The browser as a process: started when first needed, started again when it dies, and a pool of tabs in it.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { BrowserError } from '../errors.ts';
import { browserExecutable, HOW_TO_GET_A_BROWSER, lacksSandbox } from './browser-executable.ts';
import { watchActivity } from './browser-in-page.ts';

/**
 * No way to the network but ours: every request is answered by `ResourceGate`. Whatever is not a request to intercept
 * (web sockets, WebRTC, name prefetching) finds no name server and a proxy that does not exist.
 */
const ISOLATION = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://blocked.invalid:9',
  '--proxy-bypass-list=<-loopback>',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
];

/** Tabs keep caches and leaks: after this many pages one is closed and another opened. */
const PAGES_PER_TAB = 50;
/** How long a tab may take to close. */
const CLOSE_MS = 5_000;

export interface BrowserProcessOptions {
  /** Path of Chromium; default: SKEIN_CHROMIUM, else the usual places. */
  readonly executable?: string | undefined;
  /** Tabs at the same time. */
  readonly tabs: number;
  /** JavaScript heap of one tab; a page that needs more crashes. */
  readonly heapMegabytes: number;
  readonly userAgent: string;
}

/** A page of the browser, lent to one render at a time. */
export interface Tab {
  readonly page: Page;
  readonly context: BrowserContext;
  uses: number;
  hasCrashed: boolean;
}

/** Lends tabs. Closing it ends the browser. */
export class BrowserProcess {
  readonly #options: BrowserProcessOptions;
  #browser: Promise<Browser> | undefined;
  #isClosed = false;
  #lent = 0;
  readonly #idle: Tab[] = [];
  readonly #waiting: (() => void)[] = [];

  constructor(options: BrowserProcessOptions) {
    this.#options = options;
  }

  /** Throws BrowserError when there is no browser to start. */
  check(): void {
    browserExecutable(this.#options.executable);
  }

  /** A tab of one's own; waits while all are lent. Every `take` is followed by one `giveBack`. */
  async take(): Promise<Tab> {
    while (this.#lent >= this.#options.tabs)
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#lent++;
    try {
      let tab = this.#idle.pop();
      // Those of a browser that died are closed.
      while (tab?.page.isClosed() === true) tab = this.#idle.pop();
      tab ??= await this.#open();
      tab.uses++;
      return tab;
    } catch (error) {
      this.#release();
      throw error;
    }
  }

  /** `isSound`: the page ended as it should, the tab may show the next one. */
  async giveBack(tab: Tab, isSound: boolean): Promise<void> {
    const isReusable =
      isSound && !tab.hasCrashed && !this.#isClosed && !tab.page.isClosed() && tab.uses < PAGES_PER_TAB;
    if (isReusable) this.#idle.push(tab);
    this.#release();
    if (!isReusable) await this.#end(tab);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const browser = await this.#browser?.catch(() => undefined);
    await browser?.close().catch(() => {});
  }

  /** A tab whose script never ends is killed by the browser; a browser that cannot even do that is no use. */
  async #end({ context }: Tab): Promise<void> {
    const isGone = await Promise.race([
      context.close().then(
        () => true,
        () => true,
      ),
      new Promise<false>((resolve) => setTimeout(resolve, CLOSE_MS, false).unref()),
    ]);
    if (!isGone)
      await context
        .browser()
        ?.close()
        .catch(() => {});
  }

  #release(): void {
    this.#lent--;
    this.#waiting.shift()?.();
  }

  async #open(): Promise<Tab> {
    const browser = await this.#running();
    const context = await browser.newContext({
      serviceWorkers: 'block',
      acceptDownloads: false,
      viewport: { width: 1280, height: 1000 },
      userAgent: `${spokenUserAgent(browser.version())} ${this.#options.userAgent}`,
      ignoreHTTPSErrors: true,
    });
    await context.addInitScript(watchActivity);
    const page = await context.newPage();
    const tab: Tab = { page, context, uses: 0, hasCrashed: false };
    page.on('crash', () => {
      tab.hasCrashed = true;
    });
    page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}));
    page.on('popup', (popup) => void popup.close().catch(() => {}));
    page.on('download', (download) => void download.cancel().catch(() => {}));
    return tab;
  }

  /** The browser, started when there is none (any more). */
  async #running(): Promise<Browser> {
    const running = await this.#browser?.catch(() => undefined);
    if (running?.isConnected() === true) return running;
    if (this.#isClosed) throw new BrowserError('browser-start', 'the browser was closed');
    this.#idle.length = 0;
    this.#browser = this.#start();
    return this.#browser;
  }

  async #start(): Promise<Browser> {
    const executablePath = browserExecutable(this.#options.executable);
    // Only loaded when needed: it takes longer to load than all of the rest.
    const { chromium } = await import('playwright-core');
    try {
      return await chromium.launch({
        executablePath,
        headless: true,
        chromiumSandbox: !lacksSandbox(),
        // Ctrl-C is for us to handle: a clean stop still needs the browser for a moment.
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
        timeout: 30_000,
        args: [
          ...ISOLATION,
          '--disable-dev-shm-usage',
          '--mute-audio',
          `--js-flags=--max-old-space-size=${this.#options.heapMegabytes}`,
        ],
      });
    } catch (cause) {
      const why = (cause as Error).message.split('\n')[0]!.slice(0, 200);
      throw new BrowserError(
        'browser-start',
        `the browser ${executablePath} does not start (${why}): ${HOW_TO_GET_A_BROWSER}`,
        { cause },
      );
    }
  }
}

/** What scripts see: sites that know no other browser than the common ones still work. On the wire we are ourselves. */
function spokenUserAgent(version: string): string {
  const major = version.split('.')[0];
  return `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36`;
}
