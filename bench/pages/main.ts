// bench/pages: how small do stored pages get, and at what cost? The store's own packing beside what else there is.
//
//   npm run build && node dist/bench/pages/main.js CRAWL.db [--pages 300]
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants, deflateRawSync } from 'node:zlib';
import { openStore } from '../../src/store/index.ts';

const { values, positionals } = parseArgs({
  options: { pages: { type: 'string', default: '300' } },
  allowPositionals: true,
});
const [database] = positionals;
if (database === undefined) throw new Error('name the database of a crawl');
const wanted = Number(values.pages);

/** Thread pages from all over the crawl, as the server sent them. */
async function bodies(file: string): Promise<Buffer[]> {
  const store = await openStore(file, { mustExist: true });
  const urls: { readonly site: number; readonly url: string }[] = [];
  for (const { id } of await store.sites())
    for await (const { url, type } of store.rows('pages', id))
      if (type === 'thread') urls.push({ site: id, url });
  const found: Buffer[] = [];
  const step = Math.max(1, urls.length / wanted);
  for (let i = 0; i < urls.length; i += step) {
    const { site, url } = urls[Math.floor(i)]!;
    const page = await store.page(site, url);
    if (page !== undefined) found.push(Buffer.from(page.body));
  }
  await store.close();
  return found;
}

const pages = await bodies(database);
const total = pages.reduce((sum, { length }) => sum + length, 0);
console.log(`${pages.length} pages, ${(total / pages.length / 1024).toFixed(1)} KB in the mean`);
console.log('| how | times smaller | ms a page |\n|---|---|---|');

function print(name: string, packed: number, ms: number): void {
  console.log(`| ${name} | ${(total / packed).toFixed(1)} | ${(ms / pages.length).toFixed(2)} |`);
}

function measure(name: string, pack: (body: Buffer) => Buffer): void {
  const before = process.cpuUsage();
  const packed = pages.reduce((sum, body) => sum + pack(body).length, 0);
  const { user, system } = process.cpuUsage(before);
  print(name, packed, (user + system) / 1000);
}

// The start of an earlier page, as page-codec.ts has it.
const dictionary = pages[0]!.subarray(0, 30 * 1024);
const brotli = (quality: number) => (body: Buffer) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
measure('deflate 3', (body) => deflateRawSync(body, { level: 3 }));
measure('deflate 3, a page as dictionary (the store)', (body) =>
  deflateRawSync(body, { level: 3, dictionary }),
);
measure('deflate 6, a page as dictionary', (body) => deflateRawSync(body, { level: 6, dictionary }));
measure('brotli 1', brotli(1));
measure('brotli 5', brotli(5));
measureZstd();

/** By the program of that name, where it is installed: Node 20 has no zstd. Times include reading and writing files. */
function measureZstd(): void {
  if (spawnSync('zstd', ['--version']).status !== 0) return;
  const folder = mkdtempSync(join(tmpdir(), 'skein-pages-'));
  try {
    const raw = join(folder, 'raw');
    mkdirSync(raw);
    for (const [i, body] of pages.entries()) writeFileSync(join(raw, String(i)), body);
    const files = pages.map((_, i) => join(raw, String(i)));
    const trained = join(folder, 'trained');
    writeFileSync(join(folder, 'page'), pages[0]!);
    spawnSync('zstd', ['--train', ...files.slice(0, 100), '-q', '--maxdict=112640', '-o', trained]);
    for (const level of [3, 9]) {
      for (const [name, dictionary] of [
        [`zstd ${level}`, undefined],
        [`zstd ${level}, a page as dictionary`, join(folder, 'page')],
        [`zstd ${level}, trained on 100 pages`, trained],
      ] as const) {
        const out = mkdtempSync(join(folder, 'out-'));
        const start = performance.now();
        const args = dictionary === undefined ? [] : ['-D', dictionary];
        const { status } = spawnSync('zstd', [
          '-q',
          '-T1',
          `-${level}`,
          ...args,
          '--output-dir-flat',
          out,
          ...files,
        ]);
        const ms = performance.now() - start;
        const packed = readdirSync(out).reduce((sum, file) => sum + statSync(join(out, file)).size, 0);
        if (status === 0) print(name, packed, ms);
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
