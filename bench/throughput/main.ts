// Side by side on one machine: Skein storing everything, crawlee, scrapy, and the ceiling (undici + htmlparser2).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { crawledPages, type Measured, measureRun, serveSite } from './measure.ts';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..', '..');
const peers = join(root, 'bench', 'throughput', 'peers');
const { values: flags } = parseArgs({
  options: {
    pages: { type: 'string', default: '5000' },
    rounds: { type: 'string', default: '2' },
    only: { type: 'string' },
  },
});

interface Contender {
  readonly name: string;
  readonly command: string;
  readonly args: (start: string, folder: string) => readonly string[];
  readonly pages: (stdout: string) => number;
}

// Debian's scrapy belongs to Debian's Python, which another one on the PATH may hide.
const python = ['/usr/bin/python3', 'python3'].find(
  (path) => spawnSync(path, ['-c', 'import scrapy']).status === 0,
);
const counted = (stdout: string) =>
  (JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}') as { pages: number }).pages;
const contenders: Contender[] = [
  {
    name: 'ceiling: undici + htmlparser2, stores nothing',
    command: process.execPath,
    args: (start) => [join(here, 'ceiling.js'), start, flags.pages],
    pages: counted,
  },
  {
    name: 'skein breadth-first, everything stored',
    command: process.execPath,
    args: (start, folder) => [
      ...[join(root, 'dist', 'cli', 'main.js'), 'crawl', start, '--db', join(folder, 'bench.db')],
      ...['--strategy', 'breadth-first', '--rate', '0', '--max-pages', flags.pages, '--json'],
    ],
    pages: crawledPages,
  },
  ...[8, 32].map((concurrency) => ({
    name: `crawlee CheerioCrawler, concurrency ${concurrency}, in memory`,
    command: process.execPath,
    args: (start: string) => [join(peers, 'crawlee.mjs'), start, flags.pages, String(concurrency)],
    pages: counted,
  })),
  {
    name: 'scrapy, concurrency 32',
    command: python ?? '',
    args: (start) => [join(peers, 'scrapy_spider.py'), start, flags.pages, '32'],
    pages: counted,
  },
];

installPeers();
const chosen = contenders.filter(
  ({ name, command }) => command !== '' && (flags.only === undefined || name.includes(flags.only)),
);
const results = new Map<string, Measured>();
for (let round = 0; round < Number(flags.rounds); round++) {
  for (const contender of chosen) {
    const result = await measure(contender);
    const best = results.get(contender.name);
    if (best === undefined || result.pagesPerSecond > best.pagesPerSecond)
      results.set(contender.name, result);
  }
}
const ceiling = [...results.values()][0]?.pagesPerSecond ?? 1;
console.log('| program | pages | pages/s (best of rounds) | of ceiling | peak RSS |');
console.log('|---|---|---|---|---|');
for (const [name, { pages, pagesPerSecond, peakMb }] of results) {
  console.log(
    `| ${name} | ${pages} | ${pagesPerSecond.toFixed(0)} | ${(pagesPerSecond / ceiling).toFixed(2)}x | ${peakMb.toFixed(0)} MB |`,
  );
}

/** One run against a fresh server. */
async function measure({ command, args, pages }: Contender) {
  const folder = mkdtempSync(join(tmpdir(), 'skein-throughput-'));
  const site = await serveSite();
  try {
    return await measureRun(command, args(site.entry, folder), pages);
  } finally {
    site.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function installPeers(): void {
  if (!existsSync(join(peers, 'node_modules'))) {
    spawnSync('npm', ['install', '--no-package-lock', '--no-audit', '--no-fund'], {
      cwd: peers,
      stdio: 'inherit',
    });
  }
  if (python === undefined)
    console.error('scrapy is not installed and left out (Debian: apt-get install python3-scrapy)');
}
