// Kills a crawl at random instants, again and again, resumes it each time, and compares what came out with an
// undisturbed crawl. The tests do a short run of the same.
//
//   npm run build && node dist/bench/kills/main.js [--strategy skein] [--threads 1200] [--kills 100] [--seed 1]
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { dialectByName, startLab } from '../../lab/index.ts';
import { createRandom } from '../../lab/random.ts';
import { exportKinds } from '../../src/store/index.ts';

const { values: flags } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    strategy: { type: 'string', default: 'breadth-first' },
    threads: { type: 'string', default: '1200' },
  },
});
const skein = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'cli', 'main.js');
const folder = mkdtempSync(join(tmpdir(), 'skein-kills-'));
const random = createRandom(Number(flags.seed));
const lab = await startLab({
  dialect: dialectByName('slug-portal'),
  seed: 3,
  size: { boards: 20, threads: Number(flags.threads), postsPerThread: 10, users: 200 },
});

const whole = join(folder, 'whole.db');
const disturbed = join(folder, 'disturbed.db');
const startedAt = performance.now();
await crawl(whole);
// A slow machine has hardly started when a fast one is done.
const longest = Math.max(900, (performance.now() - startedAt) / 4);
const undisturbedRequests = lab.requests.length;
let kills = 0;
for (;;) {
  const ended = await crawl(disturbed, kills < Number(flags.kills) ? 150 + random.int(longest) : undefined);
  if (ended) break;
  kills++;
}
console.log(
  `${kills} kills; undisturbed ${undisturbedRequests} requests, disturbed ${lab.requests.length - undisturbedRequests}`,
);
let isSame = true;
for (const what of exportKinds.filter((kind) => kind !== 'requests')) {
  const [a, b] = [await exported(whole, what), await exported(disturbed, what)];
  const areSame = a.join('\n') === b.join('\n');
  isSame &&= areSame;
  console.log(`${what}: ${a.length} and ${b.length}; exports ${areSame ? 'identical' : 'DIFFERENT'}`);
  if (!areSame)
    console.log(
      a.find((line, i) => line !== b[i]),
      b.find((line, i) => line !== a[i]),
    );
}
await lab.close();
rmSync(folder, { recursive: true, force: true });
process.exitCode = isSame ? 0 : 1;

/** Runs a crawl; kills it after `killAfterMs`. True when it came to its end. */
function crawl(db: string, killAfterMs?: number): Promise<boolean> {
  return new Promise((resolve) => {
    const args = ['crawl', lab.entryUrl, '--db', db, '--strategy', flags.strategy, '--rate', '0'];
    const child = spawn(process.execPath, [skein, ...args], { stdio: 'ignore' });
    const timer =
      killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve(code === 0);
    });
  });
}

/** What is exported, in some order, without the times, which differ between any two crawls. */
function exported(db: string, what: string): Promise<string[]> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [skein, 'export', db, '--what', what], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
    });
    child.once('close', () =>
      resolve(
        text
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => {
            const { fetchedAt: _, ...rest } = JSON.parse(line) as Record<string, unknown>;
            return JSON.stringify(rest);
          }),
      ),
    );
  });
}
