// Many workers, many forums: how much faster are N workers than one, is any page fetched twice, is any host asked faster
// than its limit, and is the export the same?
//
//     node dist/bench/scale/main.js --forums 200 --workers 8 --latency 50 --rate 8
//
// The forums are lab forums in processes of their own, each on its own port (so each its own host), with a delay before
// every answer. Requests are judged by the forums' own logs.
import { fork, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openStore } from '../../src/store/index.ts';
import type { ForumLog, ForumsStarted } from './forums.ts';
import { onServer, PostgresServer } from './postgres-server.ts';

const { values } = parseArgs({
  options: {
    forums: { type: 'string', default: '200' },
    workers: { type: 'string', default: '8' },
    latency: { type: 'string', default: '50' },
    rate: { type: 'string', default: '8' },
    sites: { type: 'string', default: '4' },
    threads: { type: 'string', default: '10' },
  },
});
const [forums, workers, latency, rate, sites, threads] = [
  values.forums,
  values.workers,
  values.latency,
  values.rate,
  values.sites,
  values.threads,
].map(Number) as [number, number, number, number, number, number];

const cli = fileURLToPath(new URL('../../src/cli/main.js', import.meta.url));
const server = await PostgresServer.start({ settings: { shared_buffers: '256MB' } });
if (server === undefined) throw new Error('no PostgreSQL on this machine');
try {
  const single = await measure(1);
  const many = await measure(workers);
  const report = {
    forums,
    latencyMs: latency,
    ratePerHost: rate,
    sitesAWorker: sites,
    one: single.told,
    many: { workers, ...many.told },
    speedup: Number((single.told.seconds / many.told.seconds).toFixed(2)),
    sameExport: single.hash === many.hash,
  };
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
} finally {
  await server.remove();
}

/** Crawls all forums with so many workers into a new database. */
async function measure(count: number) {
  const lab = fork(fileURLToPath(new URL('./forums.js', import.meta.url)), [
    String(forums),
    String(latency),
    String(threads),
  ]);
  const urls = await new Promise<readonly string[]>((resolve) =>
    lab.once('message', (message) => resolve((message as ForumsStarted).urls)),
  );
  const url = await server!.newDatabase();
  const store = await openStore(url);
  await store.addSites(urls.map((startUrl) => ({ startUrl, strategy: 'skein', limits: {} })));
  const cpuBefore = await cpuOf();
  const startedAt = performance.now();
  const ended = await Promise.all(Array.from({ length: count }, () => runWorker(url)));
  const seconds = (performance.now() - startedAt) / 1000;
  const busy = (await cpuOf()) - cpuBefore;
  const logs = await new Promise<readonly ForumLog[]>((resolve) => {
    lab.once('message', (message) => resolve(message as ForumLog[]));
    lab.send('log');
  });
  lab.kill();
  const hash = createHash('sha256');
  // The forums of both runs have the same content on other ports: in the order they were made, without the ports.
  const posts: string[] = [];
  for await (const post of store.rows('posts')) {
    const forum = urls.findIndex((one) => post.page.startsWith(new URL(one).origin));
    posts.push(
      JSON.stringify([
        forum,
        post.position,
        post.author,
        post.createdAt,
        post.text.replaceAll(/:\d{4,5}\b/g, ''),
      ]),
    );
  }
  for (const post of posts.sort()) hash.update(post);
  await store.close();
  const told = {
    seconds: Number(seconds.toFixed(1)),
    machineBusy: Number((busy / seconds).toFixed(2)),
    failedWorkers: ended.filter((code) => code !== 0).length,
    posts: posts.length,
    requests: logs.reduce((sum, log) => sum + log.requests, 0),
    requestsPerSecond: Math.round(logs.reduce((sum, log) => sum + log.requests, 0) / seconds),
    pagesAskedTwice: logs.reduce((sum, log) => sum + log.askedTwice, 0),
    // In any second of a host; a bucket may give out a tenth of a second's worth at once.
    mostInASecond: Math.max(...logs.map((log) => log.mostInASecond)),
  };
  return { told, hash: hash.digest('hex') };
}

function runWorker(url: string): Promise<number | null> {
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
      String(rate),
      '--sites',
      String(sites),
    ],
    { stdio: 'ignore' },
  );
  return new Promise((resolve) => child.once('exit', resolve));
}

/** Seconds of processor time all processes of this machine have used. */
async function cpuOf(): Promise<number> {
  const { readFileSync } = await import('node:fs');
  const [, user, nice, system] = readFileSync('/proc/stat', 'utf8').split('\n')[0]!.split(/\s+/).map(Number);
  await onServer(server!.url('postgres'), 'SELECT 1');
  return (user! + nice! + system!) / 100;
}
