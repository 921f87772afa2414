// The lab's HTTP server: one forum of one dialect on 127.0.0.1.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { ListenError } from '../../src/errors.ts';
import { createSite, type Site } from '../dialects/site.ts';
import type { Dialect, LabSize } from '../dialects/types.ts';
import { vocabularyOf } from '../language/index.ts';
import { mix } from '../random.ts';
import { createTruth, type LabTruth } from '../truth/index.ts';
import type { LabPost, World } from '../types.ts';
import { createWorld } from '../world/index.ts';
import { compress } from './compress.ts';
import { finishAnswer, isUnchanged } from './finish.ts';
import { sessionMark } from './links.ts';
import { type FinishedAnswer, PageCache } from './page-cache.ts';
import { createResponder } from './respond.ts';
import { createSessions } from './sessions.ts';
import { CONTENT, contentOf, shellOf } from './shell.ts';

/** The world's present unless told otherwise: 2026-01-15 12:00 UTC. Equal seeds then give equal pages for ever. */
export const defaultNow = 1_768_478_400;

export interface LabOptions {
  readonly dialect: Dialect;
  /** Instead of the dialect's own. */
  readonly size?: Partial<LabSize>;
  /** Default 1. */
  readonly seed?: number;
  /** Default 0: any free one. */
  readonly port?: number;
  /** The forum's clock, told by the header of each answer; epoch seconds, default `defaultNow`. */
  readonly now?: number;
  /** The forum's time runs `speed` times as fast as the clock; new posts arrive. */
  readonly growing?: { readonly speed: number };
  /** Draws every useful page before the first request, for benchmarks. */
  readonly prerender?: boolean;
  /** Bytes of drawn pages kept; default 64 MB, without limit for `prerender`. */
  readonly cacheBytes?: number;
  /** What 503 and 429 answers ask for; default 1. */
  readonly retryAfterSeconds?: number;
  /** Requests kept in the log; default 1,000,000. */
  readonly logLimit?: number;
}

export interface LabRequestLog {
  readonly url: string;
  readonly status: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

export interface Lab {
  /** 'http://127.0.0.1:PORT', without slash at the end. */
  readonly url: string;
  readonly entryUrl: string;
  readonly dialect: Dialect;
  readonly world: World;
  /** Every request so far, oldest first. */
  readonly requests: readonly LabRequestLog[];
  /** What a crawler should find at this moment. */
  truth(): LabTruth;
  /** Lets seconds pass in the forum; returns the posts that arrived. */
  advance(seconds: number): readonly LabPost[];
  close(): Promise<void>;
}

/** One answer in so many is an error or slow, where the dialect suffers from it. */
const troubleEvery = 31;
const slowEvery = 19;
const slowMs = 120;

/** What decides a forum's content and addresses. */
export type LabContent = Pick<LabOptions, 'dialect' | 'size' | 'seed' | 'now'>;

function siteOf({ dialect, size, seed = 1, now = defaultNow }: LabContent): Site {
  const world = createWorld({ seed, language: dialect.language, now, ...dialect.size, ...size });
  return createSite(dialect, world);
}

/** The truth of a forum that another process serves at `origin` ('http://127.0.0.1:8080'), before it grows. */
export function truthAt(origin: string, content: LabContent): LabTruth {
  return createTruth(siteOf(content), origin);
}

/** Starts a forum. Throws ListenError when the port is taken. */
export async function startLab(options: LabOptions): Promise<Lab> {
  const { dialect } = options;
  const seed = options.seed ?? 1;
  const site = siteOf(options);
  const { world } = site;
  const siteNames = vocabularyOf(dialect.language).siteNames;
  const siteTitle = siteNames[seed % siteNames.length] ?? 'Forum';
  const sessions = createSessions(site, seed);
  const cache = new PageCache(
    options.cacheBytes ?? (options.prerender ? Number.POSITIVE_INFINITY : 64 * 2 ** 20),
  );
  const requests: LabRequestLog[] = [];
  const logLimit = options.logLimit ?? 1_000_000;
  let counter = 0;

  const server = createServer((request, response) => {
    handle(request, response).catch((cause: unknown) => {
      // A page that cannot be drawn is a bug of the lab: say which, do not hang.
      response.writeHead(500, { 'content-type': 'text/plain' });
      response.end(`cannot draw ${request.url}: ${cause instanceof Error ? cause.stack : cause}\n`);
    });
  });
  // Crawlers keep connections for long; the default of 5 s resets them in the middle of polite pauses.
  server.keepAliveTimeout = 60_000;
  await listen(server, options.port ?? 0);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const responder = createResponder(site, origin, siteTitle);

  const startedAt = Date.now();
  const startedNow = world.now;
  function advanceTo(time: number): readonly LabPost[] {
    if (time <= world.now) return [];
    cache.clear();
    return world.advance(time);
  }

  function page(path: string, hasSession: boolean, wanted: string | undefined): FinishedAnswer {
    const key = `${hasSession ? 's' : ''}${wanted === undefined ? '' : `${wanted} `}${path}`;
    let answer = cache.get(key);
    if (!answer) {
      const recordsOnly = wanted !== undefined && wanted !== CONTENT;
      const drawn = responder.respond({ path, hasSession, recordsOnly });
      const sent =
        wanted === CONTENT ? contentOf(drawn) : dialect.isShell && !recordsOnly ? shellOf(drawn) : drawn;
      answer = finishAnswer(sent, dialect);
      cache.set(key, answer);
    }
    return answer;
  }

  function trouble(path: string): number {
    if (path === '/robots.txt' || mix(mix(seed, 503), counter) % troubleEvery !== 0) return 0;
    return site.has('busy-503') ? 503 : site.has('busy-429') ? 429 : 0;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = request.url ?? '/';
    counter++;
    const done = (status: number): void => {
      if (requests.length < logLimit) requests.push({ url: origin + asked, status, at: Date.now() });
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return done(405);
    }
    const busy = trouble(asked);
    if (busy) {
      response.writeHead(busy, { 'retry-after': String(options.retryAfterSeconds ?? 1) }).end('busy\n');
      return done(busy);
    }
    if (site.has('slow') && mix(mix(seed, 7), counter) % slowEvery === 0) await wait(slowMs);
    if (options.growing) {
      const passed = ((Date.now() - startedAt) / 1000) * options.growing.speed;
      advanceTo(Math.floor(startedNow + passed));
    }
    const visit = sessions?.(asked, request.headers.cookie ?? '');
    const wanted = request.headers['x-requested-with'];
    let answer = page(visit?.path ?? asked, visit?.inLinks ?? false, [wanted].flat()[0]);
    if (visit?.inLinks) answer = withSession(answer, visit.id);
    answer = compress(answer, dialect, request.headers['accept-encoding'] ?? '');
    // Relative times count from the forum's clock.
    const date = new Date(world.now * 1000).toUTCString();
    const headers: Record<string, string> = { ...answer.headers, date };
    if (visit?.setsCookie) headers['set-cookie'] = `sid=${visit.id}; path=/; HttpOnly`;
    if (isUnchanged(answer, request.headers)) {
      delete headers['content-length'];
      response.writeHead(304, headers).end();
      return done(304);
    }
    response.writeHead(answer.status, headers);
    response.end(request.method === 'HEAD' ? undefined : answer.body);
    done(answer.status);
  }

  const lab: Lab = {
    url: origin,
    entryUrl: origin + site.path({ kind: 'entry' }),
    dialect,
    world,
    requests,
    truth: () => createTruth(site, origin),
    advance: (seconds) => advanceTo(world.now + seconds),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  if (options.prerender) {
    for (const { url } of lab.truth().pages()) page(url.slice(origin.length), false, undefined);
  }
  return lab;
}

/** Puts a visitor's id where a cached page has the mark. Both are as long, so no header changes. */
function withSession(answer: FinishedAnswer, id: string): FinishedAnswer {
  const swap = (text: string): string => text.replaceAll(sessionMark, id);
  const { location } = answer.headers;
  return {
    status: answer.status,
    headers: location === undefined ? answer.headers : { ...answer.headers, location: swap(location) },
    body: Buffer.from(swap(answer.body.toString('latin1')), 'latin1'),
  };
}

function listen(server: ReturnType<typeof createServer>, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const why = cause.code === 'EADDRINUSE' ? 'it is in use; choose another with --port' : cause.message;
      reject(new ListenError(`cannot listen on 127.0.0.1:${port}: ${why}`, { cause }));
    });
    server.listen(port, '127.0.0.1', resolve);
  });
}
