// Crawls mirrors of real forums through a replaying proxy and scores the result against their truth.
// The mirrors live outside this project: `--lab DIR` names the folder with mirrors/, replay.mjs and score.mjs.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const projectRoot = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const { values: flags } = parseArgs({
  options: {
    lab: { type: 'string', default: join(projectRoot, '..', 'shared', 'lab') },
    strategies: { type: 'string', default: 'skein' },
    mirrors: { type: 'string' },
    'max-pages': { type: 'string', default: '6000' },
    // 'entry', or 'thread': some thread in the middle of the list.
    from: { type: 'string', default: 'entry' },
    keep: { type: 'boolean', default: false },
  },
});

interface Score {
  readonly requests: number;
  readonly ideal: number;
  readonly overhead: number;
  readonly effectiveness: number;
  readonly useful: number;
  readonly threadCoverage: number;
  readonly pageCoverage: number;
  readonly posts?: {
    readonly precision: number;
    readonly recall: number;
    readonly textF1: number;
    readonly author: number;
    readonly time: number;
    readonly order: number;
    readonly replies: number;
  };
}

const skein = join(projectRoot, 'dist', 'cli', 'main.js');
if (!existsSync(join(flags.lab, 'mirrors'))) {
  console.error(`no mirrors in ${flags.lab}: name the folder that holds mirrors/ by --lab DIR`);
  process.exit(1);
}
const mirrors = flags.mirrors?.split(',') ?? readdirSync(join(flags.lab, 'mirrors')).sort();

console.log(
  '| mirror | strategy | requests | ideal | overhead | useful % | threads % | pages % | posts P/R % | text/author/time/order/replies % | s |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|---|');
for (const mirror of mirrors) {
  for (const strategy of flags.strategies.split(',')) {
    const startedAt = Date.now();
    const score = await crawlMirror(mirror, strategy);
    const p = score.posts;
    const posts = p === undefined ? '–' : `${p.precision}/${p.recall}`;
    const fields = p === undefined ? '–' : `${p.textF1}/${p.author}/${p.time}/${p.order}/${p.replies}`;
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    console.log(
      `| ${mirror} | ${strategy} | ${score.requests} | ${score.ideal} | ${score.overhead} | ${score.useful} | ` +
        `${score.threadCoverage} | ${score.pageCoverage} | ${posts} | ${fields} | ${seconds} |`,
    );
  }
}

async function crawlMirror(mirror: string, strategy: string): Promise<Score> {
  const folder = mkdtempSync(join(tmpdir(), `skein-mirror-${mirror}-`));
  const port = await freePort();
  const truth = join(flags.lab, 'mirrors', mirror);
  const log = join(folder, 'requests.jsonl');
  const replay = spawn(
    process.execPath,
    [join(flags.lab, 'replay.mjs'), '--port', String(port), '--log', log, truth],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  try {
    await new Promise((resolve) => replay.stdout.once('data', resolve));
    const start = startOf(truth);
    const db = join(folder, 'crawl.db');
    const posts = join(folder, 'posts.jsonl');
    await run(skein, [
      'crawl',
      start,
      '--proxy',
      `http://127.0.0.1:${port}`,
      '--rate',
      '0',
      '--db',
      db,
      '--strategy',
      strategy,
      '--max-pages',
      flags['max-pages'],
    ]);
    await run(skein, ['export', db, '--what', 'posts', '--format', 'jsonl', '--out', posts]);
    const hasPosts = readFileSync(posts, 'utf8') !== '';
    const args = ['--truth', truth, '--requests', log, '--json', ...(hasPosts ? ['--posts', posts] : [])];
    return JSON.parse(await run(join(flags.lab, 'score.mjs'), args)) as Score;
  } finally {
    replay.kill();
    if (flags.keep) console.error(`kept ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  }
}

function startOf(truth: string): string {
  if (flags.from !== 'thread')
    return (JSON.parse(readFileSync(join(truth, 'truth.json'), 'utf8')) as { entry: string }).entry;
  const threads = readFileSync(join(truth, 'threads.jsonl'), 'utf8').trim().split('\n');
  return (JSON.parse(threads[threads.length >> 1]!) as { url: string }).url;
}

/** Runs a Node program and returns its standard output; exit code 3 (stopped at the page limit) is fine. */
function run(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk) => {
      stdout += chunk;
    });
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
    });
    child.on('close', (code) => {
      if (code === 0 || code === 3) resolve(stdout);
      else reject(new Error(`${program} ${args.join(' ')} ended with ${code}: ${stderr}`));
    });
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
