// How long it takes to choose the next 1,000 requests of a forum of a million threads, and in how much memory.
import { parseArgs } from 'node:util';
import { createRandom } from '../../lab/random.ts';
import { DAY, ForumSchedule, HOUR, MINUTE } from '../../src/refresh/index.ts';

const { values: flags } = parseArgs({
  options: {
    threads: { type: 'string', default: '10000,100000,1000000' },
    boards: { type: 'string', default: '300' },
  },
});
const NOW = 1_768_478_400_000;
const REQUESTS = 1000;

console.log(
  '| threads | set up s | choose 1,000 requests, ms (median of 20, worst) | RSS MB before, after |',
);
console.log('|---|---|---|---|');
for (const threads of flags.threads.split(',').map(Number)) measure(threads, Number(flags.boards));

function measure(threads: number, boards: number): void {
  const random = createRandom(1);
  const began = performance.now();
  const schedule = new ForumSchedule({ now: NOW, thrift: Number.POSITIVE_INFINITY, budget: 1 });
  schedule.addFront(NOW);
  // Half of the boards tell of their threads; the other threads are asked by what is expected of them.
  for (let board = 0; board < boards; board++) schedule.addBoard(NOW, { isTelling: board % 2 === 0 });
  for (let thread = 0; thread < threads; thread++)
    schedule.addThread(thread % boards, NOW - random.next() * DAY);
  for (let i = 0; i < threads; i++)
    schedule.sawPost(random.int(threads), NOW - (30 * DAY * (threads - i)) / threads);
  schedule.begin(NOW);
  const setUp = (performance.now() - began) / 1000;
  const before = process.memoryUsage().rss;
  const times: number[] = [];
  let now = NOW;
  for (let round = 0; round < 20; round++) {
    now += HOUR;
    for (let i = 0; i < 2000; i++) schedule.boardLists(random.int(threads), 1 + random.int(3), now);
    const since = performance.now();
    const asks = [];
    for (let i = 0; i < REQUESTS; i++) {
      const ask = schedule.next(now + i);
      if (ask !== undefined) asks.push(ask);
    }
    times.push(performance.now() - since);
    if (asks.length < REQUESTS) console.error(`only ${asks.length} requests in round ${round}`);
    for (const { kind, id } of asks) {
      if (kind === 'thread') schedule.readThread(id, 1, now + MINUTE);
      else if (kind === 'board') schedule.readBoard(id, now + MINUTE);
      else schedule.readFront(now + MINUTE);
    }
  }
  times.sort((a, b) => a - b);
  const megabytes = (bytes: number) => Math.round(bytes / 1e6);
  console.log(
    `| ${threads.toLocaleString('en')} | ${setUp.toFixed(1)} | ${times[10]!.toFixed(1)}, ${times[19]!.toFixed(1)} | ` +
      `${megabytes(before)}, ${megabytes(process.memoryUsage().rss)} |`,
  );
}
