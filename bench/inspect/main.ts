// bench/inspect: is the dashboard quick on a large database, and does it keep up with events? A real browser on the built server.
// Clock times on a machine that does other things are worth little: the processor time of the server is told beside them.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';
import { browserExecutable } from '../../src/fetch/browser-executable.ts';
import type { SiteModel } from '../../src/learn/index.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import { fill } from '../export/posts.ts';
import { largeMap } from './large-map.ts';

const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '1000000' },
    vertices: { type: 'string', default: '200' },
    /** Kept and used again: filling takes minutes. */
    db: { type: 'string' },
    events: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '20' },
  },
});
const posts = Number(values.posts);
const folder = mkdtempSync(join(tmpdir(), 'skein-inspect-'));
const database = values.db ?? join(folder, 'posts.db');
const skein = join(import.meta.dirname, '..', '..', 'cli', 'main.js');

console.log('| what | measured | goal |\n|---|---|---|');
const row = (what: string, measured: string, goal: string) =>
  console.log(`| ${what} | ${measured} | ${goal} |`);

try {
  const script = readFileSync(join(import.meta.dirname, '..', '..', 'web', 'app.js'));
  row('JavaScript, gzip', `${(gzipSync(script).length / 1000).toFixed(1)} kB`, '<= 250 kB');
  if (!existsSync(database)) await prepare();
  const browser = await chromium.launch({ executablePath: browserExecutable(), args: ['--no-sandbox'] });
  try {
    await measure(browser);
    await measureEvents(browser);
  } finally {
    await browser.close();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function prepare(): Promise<void> {
  const store = await openStore(database);
  await fill(store, posts);
  await storeMap(store);
  await store.search('bread', {});
  await store.close();
}

async function storeMap(store: Store): Promise<void> {
  const { id } = await store.openSite('https://forum.example.com/', 'bench');
  const model: SiteModel = {
    version: 1,
    strategy: 'irobot',
    entry: 'https://forum.example.com/',
    hosts: ['forum.example.com'],
    patterns: [],
    ignoredParameters: [],
    learnedFrom: [],
    postTemplate: null,
    evidence: null,
    siteMap: largeMap(Number(values.vertices)),
  };
  await store.saveModel(id, model);
}

/** Pages as a person opens them, in a server that was just started. */
async function measure(browser: Browser): Promise<void> {
  const server = spawn(process.execPath, [skein, 'inspect', database, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const url = await new Promise<string>((resolve) =>
      server.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim())),
    );
    const page = await browser.newPage();
    const timed = async (hash: string, ready: string) => {
      await page.goto('about:blank');
      const start = performance.now();
      await page.goto(url + hash);
      await page.locator(ready).first().waitFor();
      return performance.now() - start;
    };
    const overview = await timed('', '.site .facts');
    const paint = (await page.evaluate(
      "performance.getEntriesByName('first-contentful-paint')[0]?.startTime",
    )) as number;
    row(`overview of ${posts} posts: first paint`, `${paint.toFixed(0)} ms`, '<= 1,000 ms');
    row('overview: figures shown', `${overview.toFixed(0)} ms`, '');
    row(
      `site map of ${values.vertices} kinds shown`,
      `${(await timed('#/map/1', '.vertex')).toFixed(0)} ms`,
      '<= 2,000 ms',
    );
    row('the same again', `${(await timed('#/map/1', '.vertex')).toFixed(0)} ms`, '<= 2,000 ms');
    const pressed = performance.now();
    await page.locator('.vertex').first().click();
    await page.locator('.vertex.is-chosen').waitFor();
    row('site map: a box chosen', `${(performance.now() - pressed).toFixed(0)} ms`, '');
    await fetch(`${url}api/search?q=warm`);
    /** Clock and processor time of the server for one request. */
    const cost = async (path: string) => {
      const [start, before] = [performance.now(), processorMs(server.pid!)];
      const answer = await (await fetch(url + path)).text();
      const ms = performance.now() - start;
      return { answer, told: `${ms.toFixed(0)} ms, ${processorMs(server.pid!) - before} ms of processor` };
    };
    for (const query of ['water people', '"the people"', 'w1a*', '面', 'the']) {
      const { answer, told } = await cost(`api/search?q=${encodeURIComponent(query)}`);
      const { hits } = JSON.parse(answer) as { hits: unknown[] };
      row(`search ${query}: ${hits.length} hits`, told, '<= 200 ms');
    }
    for (const path of [
      'api/sites',
      'api/sites/1/threads?limit=50',
      'api/sites/1/unsure',
      'api/sites/1/freshness?days=90',
      'api/sites/1/freshness?days=90',
    ]) {
      row(path, (await cost(path)).told, '');
    }
  } finally {
    server.kill('SIGKILL');
  }
}

/** Processor time of a process so far, all its threads; on Linux. */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  // User and system, in hundredths of a second.
  return 10 * (Number(fields[11]) + Number(fields[12]));
}

/** A server that tells many events: what the page's script holds must not grow. */
async function measureEvents(browser: Browser): Promise<void> {
  const { startDashboard, builtWebFolder } = await import('../../src/server/index.ts');
  const dashboard = await startDashboard({
    database,
    port: 0,
    commentsFolder: folder,
    webFolder: builtWebFolder(),
    command: [],
    readers: { startUrl: (text) => text, model: (value) => value as SiteModel },
  });
  const page = await browser.newPage();
  await page.goto(dashboard.url);
  await page.locator('.site').waitFor();
  const session = await page.context().newCDPSession(page);
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize / 1e6;
  };
  const [perSecond, seconds] = [Number(values.events), Number(values.seconds)];
  const start = performance.now();
  let told = 0;
  const tell = async (until: number) => {
    while (performance.now() - start < until) {
      const due = ((performance.now() - start) / 1000) * perSecond;
      for (; told < due; told++)
        dashboard.events.tell({
          site: 1,
          kind: 'failed',
          message: `HTTP 503 number ${told}`,
          url: `https://forum.example.com/${told}`,
        });
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  await tell(3000);
  const [first, server] = [await heap(), process.memoryUsage().heapUsed / 1e6];
  await tell(1000 * seconds);
  await page.waitForTimeout(500);
  const last = await heap();
  const lines = await page.locator('.log li').count();
  row(
    `${(told / seconds).toFixed(0)} events/s for ${seconds} s: memory of the page`,
    `${first.toFixed(1)} MB, then ${last.toFixed(1)} MB (${lines} lines)`,
    'does not grow',
  );
  row(
    'the same: memory of the server',
    `${server.toFixed(0)} MB, then ${(process.memoryUsage().heapUsed / 1e6).toFixed(0)} MB`,
    'does not grow',
  );
  await page.close();
  await dashboard.close();
}
