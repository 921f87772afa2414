// A fleet that nobody here can start: a million forums, a billion pages, by event simulation with costs measured on a small
// one. Says what a number of workers brings, what PostgreSQL has to bear, and where it bends.
//
//     node dist/bench/simulate/main.js
//
// Every slot of a worker crawls one site: it waits for the host's turn and its answer, then for its worker's processor,
// then for a process of PostgreSQL to store what has come since the last commit. Queues are first come, first served.
import { parseArgs } from 'node:util';
import { EventQueue } from './event-queue.ts';

const { values } = parseArgs({
  options: {
    forums: { type: 'string', default: '1000000' },
    pages: { type: 'string', default: '1000000000' },
    workers: { type: 'string', default: '1,4,16,64,256,1024' },
    /** Sites of a worker at the same time. */
    sites: { type: 'string', default: '64' },
    /** Requests a second to one host. */
    rate: { type: 'string', default: '2' },
    /** Median answer time of hosts, ms; they differ by a log-normal factor. */
    answer: { type: 'string', default: '300' },
    /** Processor time of a page in the worker, ms: fetched, parsed, read. */
    pageMs: { type: 'string', default: '12' },
    /** Processor time of PostgreSQL, ms: of a commit, and of each page in it (bench/scale/costs.ts). */
    commitMs: { type: 'string', default: '4.3' },
    storeMs: { type: 'string', default: '0.98' },
    /** ms between the commits of a site. */
    commitEvery: { type: 'string', default: '500' },
    /** Cores of the database server. */
    cores: { type: 'string', default: '32' },
    bytesAPage: { type: 'string', default: '30600' },
    seconds: { type: 'string', default: '30' },
  },
});
const number = (name: keyof typeof values) => Number(values[name]);

interface Outcome {
  readonly pagesPerSecond: number;
  readonly databaseLoad: number;
  readonly workerLoad: number;
  readonly commitWaitMs: number;
}

process.stdout.write(
  '| workers | pages/s | days for all | PostgreSQL cores busy | worker busy | wait of a commit, ms |\n' +
    '| ---: | ---: | ---: | ---: | ---: | ---: |\n',
);
for (const workers of values.workers.split(',').map(Number)) {
  const { pagesPerSecond, databaseLoad, workerLoad, commitWaitMs } = simulate(workers);
  const days = number('pages') / pagesPerSecond / 86_400;
  process.stdout.write(
    `| ${workers} | ${Math.round(pagesPerSecond)} | ${days.toFixed(days < 10 ? 1 : 0)} | ${databaseLoad.toFixed(1)} | ` +
      `${Math.round(workerLoad * 100)} % | ${commitWaitMs.toFixed(1)} |\n`,
  );
}
const terabytes = (number('pages') * number('bytesAPage')) / 1e12;
process.stdout.write(
  `\nAll pages take ${terabytes.toFixed(1)} TB; the frontier of ${values.forums} forums is part of it.\n`,
);

function simulate(workers: number): Outcome {
  const slots = workers * number('sites');
  const endAt = number('seconds') * 1000;
  const interval = 1000 / number('rate');
  const commitEvery = number('commitEvery');
  const random = randomFrom(workers * 7919 + 1);
  const answerMs = Float64Array.from(
    { length: slots },
    () => number('answer') * Math.exp(0.8 * normal(random)),
  );
  const unstored = new Uint16Array(slots);
  const lastCommit = new Float64Array(slots);
  const workerFree = new Float64Array(workers);
  const coreFree = new Float64Array(number('cores'));
  const queue = new EventQueue(slots);
  for (let slot = 0; slot < slots; slot++) {
    const startAt = random() * Math.max(interval, commitEvery);
    lastCommit[slot] = startAt;
    queue.add(startAt + answerMs[slot]!, slot);
  }
  let [pages, commits, waited, databaseBusy, workerBusy] = [0, 0, 0, 0, 0];
  for (;;) {
    const { at, slot } = queue.take();
    if (at >= endAt) break;
    // Four requests of a host may overlap, so a slow host holds up its site only when answers take four turns.
    const worker = slot % workers;
    const readAt = Math.max(at, workerFree[worker]!) + number('pageMs');
    workerFree[worker] = readAt;
    workerBusy += number('pageMs');
    unstored[slot]!++;
    let freeAt = readAt;
    if (readAt - lastCommit[slot]! >= commitEvery) {
      const core = earliest(coreFree);
      const cost = number('commitMs') + number('storeMs') * unstored[slot]!;
      const beginAt = Math.max(readAt, coreFree[core]!);
      coreFree[core] = beginAt + cost;
      databaseBusy += Math.max(0, Math.min(endAt, beginAt + cost) - Math.min(endAt, beginAt));
      if (beginAt + cost < endAt) pages += unstored[slot]!;
      waited += beginAt - readAt;
      commits++;
      unstored[slot] = 0;
      lastCommit[slot] = beginAt + cost;
      freeAt = beginAt + cost;
    }
    queue.add(Math.max(freeAt, at + Math.max(interval, answerMs[slot]! / 4)), slot);
  }
  return {
    pagesPerSecond: pages / number('seconds'),
    databaseLoad: databaseBusy / endAt,
    workerLoad: Math.min(1, workerBusy / endAt / workers),
    commitWaitMs: commits === 0 ? 0 : waited / commits,
  };
}

function earliest(times: Float64Array): number {
  let best = 0;
  for (let i = 1; i < times.length; i++) if (times[i]! < times[best]!) best = i;
  return best;
}

/** mulberry32: equal seeds give equal runs. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
