// Faults of the store by the hundred: PostgreSQL killed, the line to it cut, a full disk, killed crawls, a clock that
// jumps, two crawls of one database. Many in each small crawl, until there were so many of each kind; then whether the
// store has what a crawl without faults has.
//
//     node dist/bench/faults/store-faults.js --count 200
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { dialectByName, startLab } from '../../lab/index.ts';
import { createRandom } from '../../lab/random.ts';
import { StoreError } from '../../src/errors.ts';
import { openStore } from '../../src/store/index.ts';
import { onServer, PostgresServer } from '../scale/postgres-server.ts';
import { startCutLine } from './cut-line.ts';
import { disturb, problemsOf } from './disturbance.ts';
import { crawlInto, exportedRecords } from './fault-crawl.ts';

/** What one crawl, or one pair of them, came to. */
interface Run {
  readonly faults: number;
  /** Empty when all is as it should be. */
  readonly problems: readonly string[];
}

/** Each plays one crawl with at most `most` faults in it. */
const KINDS: Readonly<Record<string, (most: number) => Promise<Run>>> = {
  'postgres-killed': postgresKilled,
  'line-cut': lineCut,
  'disk-full': diskFull,
  'crawl-killed': crawlKilled,
  'clock-jump': clockJump,
  'two-crawls': twoCrawls,
};

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    kinds: { type: 'string', default: Object.keys(KINDS).join(',') },
    threads: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
  },
});
const count = Number(values.count);
const random = createRandom(Number(values.seed));
const size = { boards: 3, threads: Number(values.threads), postsPerThread: 3, users: 12, spanDays: 10 };
const lab = await startLab({ dialect: dialectByName('slug-portal'), size });
const undisturbed = await openStore(':memory:');
await crawlInto(undisturbed, lab.entryUrl);
const expected = await exportedRecords(undisturbed);
await undisturbed.close();
// Written to disk as on a real server: what was told to be stored must be there after a kill.
const server = await PostgresServer.start({ isDurable: true });
if (server === undefined) throw new Error('no PostgreSQL on this machine');
const postgres = server;

process.stdout.write(
  '| fault | times | crawls | ended whole | problems |\n| --- | ---: | ---: | ---: | ---: |\n',
);
try {
  for (const kind of values.kinds.split(',')) {
    const play = KINDS[kind];
    if (play === undefined)
      throw new Error(`no such kind: ${kind}; there are ${Object.keys(KINDS).join(', ')}`);
    let [faults, crawls, whole, wrong] = [0, 0, 0, 0];
    while (faults < count) {
      const run = await play(count - faults);
      crawls++;
      faults += run.faults;
      wrong += run.problems.length;
      if (run.problems.length === 0) whole++;
      for (const problem of run.problems) process.stderr.write(`${kind}, crawl ${crawls}: ${problem}\n`);
    }
    process.stdout.write(`| ${kind} | ${faults} | ${crawls} | ${whole} | ${wrong} |\n`);
  }
} finally {
  await postgres.remove();
  await lab.close();
}

async function postgresKilled(most: number): Promise<Run> {
  const url = await postgres.newDatabase();
  const store = await openStore(url);
  const crawl = crawlInto(store, lab.entryUrl);
  const kill = async () => {
    await postgres.kill();
    await postgres.run();
  };
  const faults = await disturb(lab, crawl, 1 + random.int(3), kill, most);
  return ended(url, await stateOf(crawl), faults, () => store.close());
}

async function lineCut(most: number): Promise<Run> {
  const url = await postgres.newDatabase();
  const line = await startCutLine(postgres.port);
  const store = await openStore(url.replace(`:${postgres.port}/`, `:${line.port}/`));
  const crawl = crawlInto(store, lab.entryUrl);
  const faults = await disturb(lab, crawl, 1 + random.int(2), () => line.cut(), most);
  return ended(url, await stateOf(crawl), faults, async () => {
    await store.close();
    await line.close();
  });
}

/** The file may grow by a few pages each time: every end by a full disk is one fault. */
async function diskFull(most: number): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'skein-full-'));
  const path = join(folder, 'f.db');
  const problems: string[] = [];
  let faults = 0;
  for (let pages = 70; ; pages += 1 + random.int(3)) {
    const room = faults < most ? { maxPageCount: pages } : {};
    try {
      const store = await openStore(path, room);
      try {
        const { stopped } = await crawlInto(store, lab.entryUrl);
        problems.push(...(stopped === 'done' ? [] : [stopped]), ...(await problemsOf(store, expected)));
        break;
      } finally {
        await store.close();
      }
    } catch (error) {
      if (!(error instanceof StoreError) || error.code !== 'disk-full') throw error;
      faults++;
    }
  }
  rmSync(folder, { recursive: true });
  return { faults, problems };
}

/** A process of its own each time, killed at any instant after its first request. */
async function crawlKilled(most: number): Promise<Run> {
  const url = await postgres.newDatabase();
  const cli = fileURLToPath(new URL('../../cli/main.js', import.meta.url));
  let faults = 0;
  for (;;) {
    const args = ['crawl', lab.entryUrl, '--db', url, '--rate', '0', '--render', 'never'];
    const child = spawn(process.execPath, [cli, ...args], { stdio: 'ignore' });
    const crawl = new Promise<number | null>((resolve) => child.once('exit', resolve));
    // Further and further, or it would never come to its end.
    const requests = 1 + random.int(4 + faults);
    if (faults < most)
      faults += await disturb(
        lab,
        crawl,
        requests,
        async () => {
          await new Promise((resolve) => setTimeout(resolve, random.int(60)));
          child.kill('SIGKILL');
          await crawl;
        },
        1,
      );
    const code = await crawl;
    if (code !== null) return ended(url, code === 0 ? 'done' : `exit code ${code}`, faults, async () => {});
  }
}

/** Hours ahead and back, with every request or two. */
async function clockJump(most: number): Promise<Run> {
  let aheadMs = 0;
  const now = () => Date.now() + aheadMs;
  const path = join(mkdtempSync(join(tmpdir(), 'skein-clock-')), 'f.db');
  const store = await openStore(path, { now });
  const crawl = crawlInto(store, lab.entryUrl, undefined, now);
  const jump = () => {
    aheadMs = (random.int(200) - 100) * 360_000;
  };
  const faults = await disturb(lab, crawl, 1, jump, most);
  const state = await stateOf(crawl);
  const run = await ended(path, state, faults, () => store.close());
  rmSync(join(path, '..'), { recursive: true });
  return run;
}

/** Two at the same time into one database; a pair is one fault. */
async function twoCrawls(): Promise<Run> {
  const url = await postgres.newDatabase();
  const stores = await Promise.all([openStore(url), openStore(url)]);
  const states = await Promise.all(stores.map((store) => stateOf(crawlInto(store, lab.entryUrl))));
  return ended(url, states.find((state) => state !== 'done') ?? 'done', 1, async () => {
    for (const store of stores) await store.close();
  });
}

function stateOf(crawl: Promise<{ readonly stopped: string }>): Promise<string> {
  return crawl.then(
    ({ stopped }) => stopped,
    (error: unknown) => String(error),
  );
}

/** Judges what is stored by a new connection, and removes the database. */
async function ended(
  location: string,
  state: string,
  faults: number,
  close: () => Promise<void>,
): Promise<Run> {
  await close();
  const store = await openStore(location);
  const problems = [...(state === 'done' ? [] : [state]), ...(await problemsOf(store, expected))];
  await store.close();
  if (location.startsWith('postgres:'))
    await onServer(postgres.url('postgres'), `DROP DATABASE ${location.replace(/^.*\//, '')} WITH (FORCE)`);
  return { faults, problems };
}
