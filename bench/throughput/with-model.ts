// What following a model costs, and reading posts on top of it: the same pages crawled breadth-first, which only follows and
// stores, by a learned model that does the same, and by one whose crawl also reads boards, threads and posts. One process each, in turn, against one server.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { SiteModel } from '../../src/learn/index.ts';
import { openStore } from '../../src/store/index.ts';
import { crawledPages, type Measured, measureRun, serveSite } from './measure.ts';

const skein = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'cli', 'main.js');
const { values: flags } = parseArgs({
  options: { threads: { type: 'string' }, rounds: { type: 'string', default: '3' } },
});

const folder = mkdtempSync(join(tmpdir(), 'skein-throughput-'));
const site = await serveSite(flags.threads);
try {
  const learned = await crawledModel(site.entry);
  const model = join(folder, 'model.json');
  writeFileSync(model, JSON.stringify(learned));
  const samePages = join(folder, 'same-pages.json');
  writeFileSync(samePages, JSON.stringify(breadthFirst(learned)));
  const crawls: readonly [name: string, args: readonly string[]][] = [
    ['breadth-first, the same pages', ['--model', samePages]],
    ['by a model, posts read later', ['--model', model, '--read-later']],
    ['by a model, posts read', ['--model', model]],
    ['learned and crawled, posts read', []],
  ];
  const runs = new Map<string, Measured[]>();
  for (let round = 0; round < Number(flags.rounds); round++)
    for (const [name, args] of crawls) {
      const db = join(folder, `${round} ${name}.db`);
      const command = [skein, 'crawl', site.entry, '--db', db, '--rate', '0', '--json', ...args];
      const run = await measureRun(process.execPath, command, crawledPages);
      runs.set(name, [...(runs.get(name) ?? []), run]);
      rmSync(db);
    }
  print(runs, crawls[0]![0]);
} finally {
  site.close();
  rmSync(folder, { recursive: true, force: true });
}

/** The model as it is at the end of a crawl: pagers that learning did not come across have been learned meanwhile. */
async function crawledModel(entry: string): Promise<SiteModel> {
  const db = join(folder, 'learned.db');
  spawnSync(process.execPath, [skein, 'crawl', entry, '--db', db, '--rate', '0', '--json']);
  const store = await openStore(db);
  try {
    const [learned] = await store.sites();
    return (await store.loadModel(learned!.id))!;
  } finally {
    await store.close();
  }
}

/** The model as a breadth-first crawl of the very same addresses would have it. */
function breadthFirst(model: SiteModel): SiteModel {
  const patterns = model.patterns.map((pattern) => ({ ...pattern, type: 'other' as const }));
  return { ...model, strategy: 'breadth-first', patterns, postTemplate: null, evidence: null };
}

/** The best round of each counts: what disturbs a run only ever makes it slower. */
function print(runs: ReadonlyMap<string, readonly Measured[]>, baseline: string): void {
  const bestOf = (name: string) => Math.max(...runs.get(name)!.map((run) => run.pagesPerSecond));
  const cpuOf = (name: string) => Math.min(...runs.get(name)!.map((run) => run.cpuMs / run.pages));
  console.log(
    '| crawl | pages | pages/s of each round | best, of breadth-first | CPU ms a page | of breadth-first | peak RSS |',
  );
  console.log('|---|---|---|---|---|---|---|');
  for (const [name, rounds] of runs) {
    const each = rounds.map((run) => run.pagesPerSecond.toFixed(0)).join(', ');
    const ratio = (bestOf(name) / bestOf(baseline)).toFixed(2);
    const peak = Math.max(...rounds.map((run) => run.peakMb)).toFixed(0);
    const cpu = `${cpuOf(name).toFixed(2)} | ${(cpuOf(name) / cpuOf(baseline)).toFixed(2)}x`;
    console.log(`| ${name} | ${rounds[0]!.pages} | ${each} | ${ratio}x | ${cpu} | ${peak} MB |`);
  }
}
