// Faults by the hundred: crawls through each kind until so many answers were spoiled, and whether all posts came.
//
//     node dist/bench/scale/faults.js --count 200
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { dialectByName, startLab } from '../../lab/index.ts';
import { openStore } from '../../src/store/index.ts';
import { crawlInto, exportedPosts } from './fault-crawl.ts';
import { type FaultName, faultNames, startFaultServer } from './fault-server.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    share: { type: 'string', default: '0.3' },
    kinds: { type: 'string', default: faultNames.join(',') },
    out: { type: 'string' },
  },
});
const count = Number(values.count);
const MAX_RUNS = 3;
const size = { boards: 4, threads: 60, postsPerThread: 3, users: 20, spanDays: 10 };
const lab = await startLab({ dialect: dialectByName('slug-portal'), size });
const expected = (await crawled(lab.entryUrl)).posts.join('\n');

const lines = [
  '| fault | spoiled answers | crawls | ended with every post | posts lost or wrong |',
  '| --- | ---: | ---: | ---: | ---: |',
];
for (const kind of values.kinds.split(',') as FaultName[]) {
  let [spoiled, crawls, whole, wrong] = [0, 0, 0, 0];
  for (let seed = 1; spoiled < count; seed++) {
    const server = await startFaultServer(lab, {
      kind,
      count: count - spoiled,
      share: Number(values.share),
      seed,
    });
    const { posts, failed } = await crawled(server.entryUrl);
    await server.close();
    crawls++;
    spoiled += server.spoiled;
    if (!failed && posts.join('\n') === expected) whole++;
    else wrong += differences(posts, expected.split('\n'));
  }
  lines.push(`| ${kind} | ${spoiled} | ${crawls} | ${whole} | ${wrong} |`);
  process.stdout.write(`${lines.at(-1)}\n`);
}
await lab.close();
if (values.out !== undefined) writeFileSync(values.out, `${lines.join('\n')}\n`);

/** A crawl that cannot start is started again, as a worker does. */
async function crawled(entryUrl: string): Promise<{ posts: string[]; failed: boolean }> {
  const store = await openStore(':memory:');
  let failed = true;
  for (let run = 0; run < MAX_RUNS && failed; run++)
    try {
      failed = (await crawlInto(store, entryUrl)).stopped !== 'done';
    } catch (error) {
      process.stderr.write(`${(error as Error).message}\n`);
    }
  const posts = await exportedPosts(store);
  await store.close();
  return { posts, failed };
}

function differences(posts: readonly string[], wanted: readonly string[]): number {
  const have = new Set(posts);
  const want = new Set(wanted);
  return wanted.filter((post) => !have.has(post)).length + posts.filter((post) => !want.has(post)).length;
}
