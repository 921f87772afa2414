// bench/export: how fast is each format, and does its memory grow with the posts? Every export runs in a process of its
// own, as a user's does, and tells the most memory it ever had.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openStore } from '../../src/store/index.ts';
import { fill } from './posts.ts';

const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '1000000' },
    formats: { type: 'string', default: 'jsonl,csv,parquet,jsonld,mbox,md' },
  },
});
const posts = Number(values.posts);
const folder = mkdtempSync(join(tmpdir(), 'skein-export-'));
const database = join(folder, 'posts.db');
const skein = join(import.meta.dirname, '..', '..', 'cli', 'main.js');

interface Cost {
  readonly seconds: number;
  /** Of processor time: what counts on a machine that does other things too. */
  readonly cpuSeconds: number;
  readonly peakMB: number;
}

/** Runs `skein ARGS` to its end. */
function cost(args: readonly string[]): Promise<Cost> {
  const report = `process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    process.stderr.write('peak ' + maxRSS + ' cpu ' + (userCPUTime + systemCPUTime));
  })`;
  const start = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(report)}`, skein, ...args],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let told = '';
  child.stderr.on('data', (chunk) => {
    told += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      const peak = /peak (\d+) cpu (\d+)/.exec(told);
      if (code !== 0 || peak === null) reject(new Error(`skein ${args.join(' ')}: ${told}`));
      else
        resolve({
          seconds: (performance.now() - start) / 1000,
          cpuSeconds: Number(peak[2]) / 1e6,
          peakMB: Number(peak[1]) / 1024,
        });
    });
  });
}

try {
  const store = await openStore(database);
  const start = performance.now();
  await fill(store, posts);
  await store.close();
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `${posts} posts stored in ${seconds.toFixed(0)} s, ${(statSync(database).size / 1e6).toFixed(0)} MB`,
  );
  console.log('| format | posts/s | posts a CPU second | peak MB | file MB |\n|---|---|---|---|---|');
  for (const format of values.formats.split(',')) {
    const out = join(folder, `out-${format}`);
    const { seconds, cpuSeconds, peakMB } = await cost([
      'export',
      database,
      '--what',
      'posts',
      '--format',
      format,
      '--out',
      out,
    ]);
    const size = statSync(out);
    const file = size.isDirectory() ? '' : (size.size / 1e6).toFixed(0);
    console.log(
      `| ${format} | ${Math.round(posts / seconds)} | ${Math.round(posts / cpuSeconds)} | ${peakMB.toFixed(0)} | ${file} |`,
    );
    rmSync(out, { recursive: true });
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
