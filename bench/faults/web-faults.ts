// Faults by the hundred: crawls through each kind until so many answers were spoiled, and whether all posts, threads and boards came.
//
//     node dist/bench/faults/web-faults.js --count 200
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { dialectByName, startLab } from '../../lab/index.ts';
import { crawlThroughFaults } from './fault-crawl.ts';
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
const size = { boards: 4, threads: 60, postsPerThread: 3, users: 20, spanDays: 10 };
const lab = await startLab({ dialect: dialectByName('slug-portal'), size });
const expected = (await crawlThroughFaults(lab.entryUrl)).records.join('\n');

const lines = [
  '| fault | spoiled answers | crawls | ended with everything | records lost or wrong |',
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
    const { records, isDone } = await crawlThroughFaults(server.entryUrl);
    await server.close();
    crawls++;
    spoiled += server.spoiled;
    if (isDone && records.join('\n') === expected) whole++;
    else {
      const different = differences(records, expected.split('\n'));
      wrong += different.length;
      process.stderr.write(`${kind}, seed ${seed}:\n${different.map((line) => `  ${line}\n`).join('')}`);
    }
  }
  lines.push(`| ${kind} | ${spoiled} | ${crawls} | ${whole} | ${wrong} |`);
  process.stdout.write(`${lines.at(-1)}\n`);
}
await lab.close();
if (values.out !== undefined) writeFileSync(values.out, `${lines.join('\n')}\n`);

/** Records that are missing, and records that should not be there. */
function differences(records: readonly string[], wanted: readonly string[]): string[] {
  const have = new Set(records);
  const want = new Set(wanted);
  return [
    ...wanted.filter((post) => !have.has(post)).map((post) => `missing ${post}`),
    ...records.filter((post) => !want.has(post)).map((post) => `wrong ${post}`),
  ];
}
