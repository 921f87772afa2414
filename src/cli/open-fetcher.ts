// The flags that say how pages are asked for, and the fetcher they make: shared by the commands that go to the web.
import { availableParallelism } from 'node:os';
import { type Command, Option } from 'commander';
import type { RenderMode } from '../crawl/index.ts';
import {
  ArchiveFetcher,
  ArchivingFetcher,
  BrowserFetcher,
  Cookies,
  type Fetcher,
  HttpFetcher,
  type Politeness,
  type RequestRecord,
  readCookiesFile,
  type Slowdown,
  WarcWriter,
} from '../fetch/index.ts';
import { header, proxyUrl, rateNumber } from './option-values.ts';

/** How pages are asked for, as commander hands it over. */
export interface FetchFlags {
  readonly rate?: number;
  readonly concurrency?: number;
  readonly proxy?: string;
  readonly cookies?: string;
  readonly header?: Record<string, string>;
  readonly userAgent?: string;
  readonly contact?: string;
  readonly robots: boolean;
  readonly render: RenderMode;
  readonly browser?: string;
  readonly warc?: string;
  readonly fromWarc?: string;
}

// Enough to keep a loopback server or a replay busy; real hosts are held by the rate, not by this.
const CONCURRENCY_UNLIMITED = 32;
const CONCURRENCY_POLITE = 4;

/** Adds the flags every command that fetches understands. */
export function addFetchOptions(command: Command): Command {
  return command
    .option(
      '--rate <n>',
      'requests a second to one host; 0 = no limit (default: 2, adapted to the server)',
      rateNumber,
    )
    .option('--proxy <url>', 'send everything through this HTTP proxy', proxyUrl)
    .option('--cookies <file>', 'cookies in Netscape cookies.txt format, e.g. of your browser')
    .option('--header <line>', "extra request header 'Name: value'; may be repeated", header)
    .option('--user-agent <text>', 'what to call ourselves (default: Skein, honestly)')
    .option('--contact <url>', 'where a site owner can reach you; becomes part of the user agent')
    .option('--no-robots', 'ignore robots.txt (only for sites you may crawl that way)')
    .addOption(
      new Option('--render <when>', 'run the scripts of pages in a browser: where needed, never, always')
        .choices(['auto', 'never', 'always'])
        .default('auto'),
    )
    .option('--browser <path>', 'the Chromium to render with (default: SKEIN_CHROMIUM, or one found here)');
}

/** Requests at the same time to one host. */
export function concurrencyOf({ concurrency, rate }: FetchFlags): number {
  return concurrency ?? (rate === 0 ? CONCURRENCY_UNLIMITED : CONCURRENCY_POLITE);
}

/** The fetcher of a command, and the browser over it. */
export interface OpenFetcher {
  readonly fetcher: Fetcher;
  /** Started when first used. */
  readonly browser?: BrowserFetcher;
  close(): Promise<void>;
}

/**
 * Opens what the flags ask for: the web, the web with an archive of every exchange, or an archive alone.
 * @param observe told of every request on the wire
 * @param politeness the pace of hosts, where others ask them too
 */
export async function openFetcher(
  start: string,
  flags: FetchFlags,
  observe: (record: RequestRecord) => void,
  onSlowed: (slowdown: Slowdown) => void,
  politeness?: Politeness,
): Promise<OpenFetcher> {
  const cookies = flags.cookies === undefined ? new Cookies() : readCookiesFile(flags.cookies);
  const fetcher = await openInner(start, flags, cookies, observe, onSlowed, politeness);
  if (flags.render === 'never') return { fetcher, close: () => fetcher.close() };
  const browser = new BrowserFetcher({
    fetcher,
    cookies,
    tabs: Math.min(concurrencyOf(flags), availableParallelism()),
    ...(flags.browser !== undefined && { executable: flags.browser }),
    ...(flags.userAgent !== undefined && { userAgent: flags.userAgent }),
  });
  if (flags.render === 'always' || flags.browser !== undefined) browser.check();
  const close = async () => {
    await browser.close();
    await fetcher.close();
  };
  return { fetcher, browser, close };
}

async function openInner(
  start: string,
  flags: FetchFlags,
  cookies: Cookies,
  observe: (record: RequestRecord) => void,
  onSlowed: (slowdown: Slowdown) => void,
  politeness: Politeness | undefined,
): Promise<Fetcher> {
  if (flags.fromWarc !== undefined) return ArchiveFetcher.open(flags.fromWarc);
  const open = (onRequest: (record: RequestRecord) => void) =>
    new HttpFetcher({
      startUrl: start,
      concurrency: concurrencyOf(flags),
      respectRobots: flags.robots,
      captureWire: flags.warc !== undefined,
      onRequest,
      onSlowed,
      cookies,
      ...(politeness !== undefined && { politeness }),
      ...(flags.rate !== undefined && { rate: flags.rate }),
      ...(flags.proxy !== undefined && { proxy: flags.proxy }),
      ...(flags.header !== undefined && { headers: flags.header }),
      ...(flags.userAgent !== undefined && { userAgent: flags.userAgent }),
      ...(flags.contact !== undefined && { contactUrl: flags.contact }),
    });
  if (flags.warc === undefined) return open(observe);
  return new ArchivingFetcher(await WarcWriter.open(flags.warc), (archive) =>
    open((record) => {
      observe(record);
      archive(record);
    }),
  );
}
