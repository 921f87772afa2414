// The dashboard as a whole: opens the database, answers, tells what happens, and ends cleanly.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { packageFolder } from '../package-folder.ts';
import { openInspector, openStore } from '../store/index.ts';
import { commentPicture } from './comment-runs.ts';
import type { Desk, Readers } from './desk.ts';
import { EventStream } from './event-stream.ts';
import { isLoopback } from './guard.ts';
import { browseHandlers } from './handlers/browse.ts';
import { modelHandlers } from './handlers/model.ts';
import { overviewHandlers } from './handlers/overview.ts';
import { type Document, listen, portOf } from './http-server.ts';
import { RequestProblem } from './request-problem.ts';
import { RequestTally } from './request-tally.ts';
import { Runs } from './runs.ts';
import { SiteOverviews } from './site-overviews.ts';
import { SlowWork } from './slow-work.ts';
import { staticFiles } from './static-files.ts';
import { type Marking, PAGE_POLICY } from './stored-page.ts';

export interface DashboardOptions {
  /** The database; it must exist. */
  readonly database: string;
  /** Default 127.0.0.1. Any address that is not loopback makes a token necessary. */
  readonly host?: string;
  /** 0: any free one. */
  readonly port: number;
  /** Where `skein comments` left summaries and pictures. */
  readonly commentsFolder: string;
  /** The built dashboard. */
  readonly webFolder: string;
  /** Starts a skein command when its arguments follow. */
  readonly command: readonly string[];
  readonly runArguments?: readonly string[];
  readonly readers: Readers;
  readonly onBug?: (error: unknown) => void;
}

export interface Dashboard {
  /** To be opened in a browser; with the token where there is one. */
  readonly url: string;
  readonly events: EventStream;
  /** Pauses what runs and waits for it. */
  close(): Promise<void>;
}

const SITES_EVERY_MS = 1000;
const SEARCH_AFTER_MS = 1500;

export async function startDashboard(options: DashboardOptions): Promise<Dashboard> {
  const { database, commentsFolder, readers, host = '127.0.0.1', runArguments = [] } = options;
  const files = staticFiles(options.webFolder);
  // Opened first: it brings the schema up to date.
  const store = await openStore(database, { mustExist: true, isForReading: true });
  const inspector = await openInspector(database);
  const events = new EventStream();
  const tally = new RequestTally(inspector);
  const runs = new Runs(options.command, database, events, async (site) => {
    const state = (await store.sites()).find(({ id }) => id === site)?.state;
    // A process that was ended at once could not say so.
    if (site !== null && (state === 'new' || state === 'crawling' || state === 'learning'))
      await store.setSiteState(site, 'paused', 'stopped');
    await sendSites();
  });
  const overviews = new SiteOverviews(store, inspector, tally, runs);
  const slow = new SlowWork(database);
  const searching = new SlowWork(database, (done, total) => events.send('indexing', { done, total }));
  const desk: Desk = {
    ...{
      database,
      commentsFolder,
      store,
      inspector,
      runs,
      overviews,
      events,
      slow,
      searching,
      readers,
      runArguments,
    },
  };
  let lastSent = '';
  let isSending = false;
  const sendSites = async () => {
    if (!events.hasListeners || isSending) return;
    isSending = true;
    try {
      await tally.catchUp();
      const sites = await overviews.all();
      const text = JSON.stringify(sites);
      if (text !== lastSent) events.send('sites', sites);
      lastSent = text;
    } finally {
      isSending = false;
    }
  };
  const onBug = (error: unknown) => {
    if (!(error instanceof RequestProblem)) options.onBug?.(error);
  };
  const timer = setInterval(() => void sendSites().catch(onBug), SITES_EVERY_MS);
  const token = isLoopback(host) ? undefined : randomBytes(18).toString('base64url');
  const server = await listen(
    {
      guard: { token },
      handlers: { ...overviewHandlers(desk), ...browseHandlers(desk), ...modelHandlers(desk) },
      files,
      events,
      onListener: () => {
        lastSent = '';
        void sendSites().catch(onBug);
      },
      document: (url) => documentOf(url, desk),
      onBug,
    },
    host,
    options.port,
  ).catch(async (error: unknown) => {
    clearInterval(timer);
    await inspector.close();
    await store.close();
    throw error;
  });
  void tally.catchUp().catch(onBug);
  // Threads take a second to start. Maps are what people open first; the one that searches leaves the processor to the first page.
  const begin = (thread: SlowWork) => thread.run('begin').catch(onBug);
  void begin(slow);
  const warming = setTimeout(() => void begin(searching), SEARCH_AFTER_MS);
  warming.unref();
  const shown = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${shown}:${portOf(server)}/${token === undefined ? '' : `?token=${token}`}`,
    events,
    close: async () => {
      clearInterval(timer);
      clearTimeout(warming);
      await runs.close();
      events.close();
      server.close();
      server.closeAllConnections();
      await slow.close();
      await searching.close();
      await tally.catchUp().catch(onBug);
      await inspector.close();
      await store.close();
    },
  };
}

const MARKINGS: readonly string[] = ['posts', 'regions', 'none'] satisfies Marking[];

/** Stored pages under /pages/SITE?url=, pictures under /pictures/NAME. */
async function documentOf(url: URL, desk: Desk): Promise<Document | undefined> {
  const [, kind, name, ...more] = url.pathname.split('/');
  if (name === undefined || more.length > 0) return undefined;
  if (kind === 'pictures') {
    const decoded = decodedName(name);
    const body = decoded && (await commentPicture(desk.commentsFolder, decoded));
    return body ? { type: 'image/png', body } : undefined;
  }
  const marking = url.searchParams.get('marks') ?? 'posts';
  const page = url.searchParams.get('url');
  if (kind !== 'pages' || page === null || !/^\d{1,9}$/.test(name) || !MARKINGS.includes(marking))
    return undefined;
  const body = await desk.slow.run('page', Number(name), page, marking as Marking);
  return body === undefined ? undefined : { type: 'text/html; charset=utf-8', body, policy: PAGE_POLICY };
}

/** A name as an address writes it; undefined when it is none in UTF-8. */
function decodedName(name: string): string | undefined {
  try {
    return decodeURIComponent(name);
  } catch {
    return undefined;
  }
}

/** Where the build puts the dashboard. */
export function builtWebFolder(): string {
  return join(packageFolder, 'dist', 'web');
}
