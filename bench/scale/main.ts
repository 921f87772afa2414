// Many workers, many forums: how much faster are N workers than one, is any page fetched twice, is any host asked faster
// than its limit, and is the export the same? Ends with exit code 1 when one of these is not as it should be.
//
//     node dist/bench/scale/main.js --forums 200 --workers 8
//
// The forums are lab forums in a process of their own, each on its own port (so each its own host), with a delay before
// every answer. Requests are judged by the forums' own logs. Three runs: one worker on a sample of the forums, for its
// throughput; all workers on all forums with the same settings; and one worker without a limit of rate on all of them,
// for the export to compare with.
import { fork, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openStore } from '../../src/store/index.ts';
import type { ForumLog, ForumsStarted } from './forums.ts';
import { PostgresServer } from './postgres-server.ts';

const { values } = parseArgs({
  options: {
    forums: { type: 'string', default: '200' },
    workers: { type: 'string', default: '8' },
    /** Ms before each answer. */
    latency: { type: 'string', default: '50' },
    /** Requests a second to a host; the default of skein. */
    rate: { type: 'string', default: '2' },
    /** Forums that a worker is at, at the same time. */
    sites: { type: 'string', default: '1' },
    threads: { type: 'string', default: '10' },
    /** Forums of the run of one worker. */
    sample: { type: 'string', default: '12' },
  },
});
const [forums, workers, latency, rate, sites, threads, sample] = [
  values.forums,
  values.workers,
  values.latency,
  values.rate,
  values.sites,
  values.threads,
  values.sample,
].map(Number) as [number, number, number, number, number, number, number];
/** Forums at the same time in the run without a limit of rate. */
const REFERENCE_SITES = 16;

const cli = fileURLToPath(new URL('../../cli/main.js', import.meta.url));
const server = await PostgresServer.start({ settings: { shared_buffers: '256MB' } });
if (server === undefined) throw new Error('no PostgreSQL on this machine');
try {
  const one = await measure({ count: 1, forums: Math.min(sample, forums), rate, sites });
  tell('one worker', one.told);
  const many = await measure({ count: workers, forums, rate, sites });
  tell(`${workers} workers`, many.told);
  const reference = await measure({ count: 1, forums, rate: 0, sites: REFERENCE_SITES });
  tell('one worker without a limit of rate', reference.told);
  const speedup = many.told.requestsPerSecond / one.told.requestsPerSecond;
  const checks = {
    'at least 6 times one worker, or all cores busy':
      speedup >= 6 || many.told.coresBusy > 0.9 * availableParallelism(),
    'no page asked for twice': many.told.pagesAskedTwice === 0,
    // One more than the rate: requests that left evenly arrive a little unevenly.
    'no host asked faster than its limit':
      rate === 0 || (many.told.mostInASecond <= rate + 1 && many.told.mostInTenSeconds <= 10 * rate + 1),
    'the export of one worker': many.hash === reference.hash && many.told.posts === reference.told.posts,
    'no worker failed': many.told.failedWorkers === 0,
  };
  tell('result', {
    forums,
    latencyMs: latency,
    ratePerHost: rate,
    sitesAWorker: sites,
    speedup: Number(speedup.toFixed(2)),
    checks,
  });
  if (Object.values(checks).includes(false)) process.exitCode = 1;
} finally {
  await server.remove();
}

function tell(what: string, figures: object): void {
  process.stdout.write(`${what}: ${JSON.stringify(figures, null, 2)}\n`);
}

interface Fleet {
  readonly count: number;
  readonly forums: number;
  readonly rate: number;
  readonly sites: number;
}

/** Crawls forums with so many workers into a new database. */
async function measure(fleet: Fleet) {
  const lab = fork(fileURLToPath(new URL('./forums.js', import.meta.url)), [
    String(fleet.forums),
    String(latency),
    String(threads),
  ]);
  const urls = await new Promise<readonly string[]>((resolve) =>
    lab.once('message', (message) => resolve((message as ForumsStarted).urls)),
  );
  const url = await server!.newDatabase();
  const store = await openStore(url);
  await store.addSites(urls.map((startUrl) => ({ startUrl, strategy: 'skein', limits: {} })));
  const [busyBefore, startedAt] = [busySeconds(), performance.now()];
  const ended = await Promise.all(Array.from({ length: fleet.count }, () => runWorker(url, fleet)));
  const seconds = (performance.now() - startedAt) / 1000;
  const busy = busySeconds() - busyBefore;
  const logs = await new Promise<readonly ForumLog[]>((resolve) => {
    lab.once('message', (message) => resolve(message as ForumLog[]));
    lab.send('log');
  });
  lab.kill();
  const hash = createHash('sha256');
  // The forums of two runs have the same content on other ports: in the order they were made, without the ports.
  const places = new Map(urls.map((one, i) => [new URL(one).origin, i]));
  const posts: string[] = [];
  for await (const post of store.rows('posts'))
    posts.push(
      JSON.stringify([
        places.get(new URL(post.page).origin),
        post.position,
        post.author,
        post.createdAt,
        post.text.replaceAll(/:\d{4,5}\b/g, ''),
      ]),
    );
  for (const post of posts.sort()) hash.update(post);
  await store.close();
  const requests = logs.reduce((sum, log) => sum + log.requests, 0);
  const told = {
    workers: fleet.count,
    forums: fleet.forums,
    seconds: Number(seconds.toFixed(1)),
    coresBusy: Number((busy / seconds).toFixed(2)),
    failedWorkers: ended.filter((code) => code !== 0).length,
    posts: posts.length,
    requests,
    requestsPerSecond: Number((requests / seconds).toFixed(2)),
    pagesAskedTwice: logs.reduce((sum, log) => sum + log.askedTwice, 0),
    // Of any host.
    mostInASecond: Math.max(...logs.map((log) => log.mostInASecond)),
    mostInTenSeconds: Math.max(...logs.map((log) => log.mostInTenSeconds)),
  };
  return { told, hash: hash.digest('hex') };
}

function runWorker(url: string, fleet: Fleet): Promise<number | null> {
  const child = spawn(
    process.execPath,
    [
      cli,
      'worker',
      '--db',
      url,
      '--once',
      '--render',
      'never',
      '--rate',
      String(fleet.rate),
      '--sites',
      String(fleet.sites),
    ],
    { stdio: 'ignore' },
  );
  return new Promise((resolve) => child.once('exit', resolve));
}

/** Seconds of processor time all processes of this machine have used. */
function busySeconds(): number {
  const [, user, nice, system] = readFileSync('/proc/stat', 'utf8').split('\n')[0]!.split(/\s+/).map(Number);
  return (user! + nice! + system!) / 100;
}
