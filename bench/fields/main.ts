// Boards, threads and users after a crawl of lab forums: is each field told, and right?
//
//   npm run build && node dist/bench/fields/main.js [--dialects NAMES | --from SEED --count N] [--failures N]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { combineDialect, type Dialect, dialectByName, dialects, startLab } from '../../lab/index.ts';
import { crawlSite, RequestLog } from '../../src/crawl/index.ts';
import { HttpFetcher } from '../../src/fetch/index.ts';
import { openStore } from '../../src/store/index.ts';
import { emptyScore, FIELDS, type FieldScore, scoreFields } from './score.ts';

const { values: flags } = parseArgs({
  options: {
    dialects: { type: 'string' },
    from: { type: 'string' },
    count: { type: 'string', default: '20' },
    failures: { type: 'string', default: '0' },
  },
});
const size = { boards: 8, threads: 80, postsPerThread: 5, users: 30 };

function chosen(): readonly Dialect[] {
  if (flags.from !== undefined)
    return Array.from({ length: Number(flags.count) }, (_, i) => combineDialect(Number(flags.from) + i));
  if (flags.dialects !== undefined) return flags.dialects.split(',').map(dialectByName);
  return dialects.filter(({ name }) => name !== 'bench');
}

async function measure(dialect: Dialect): Promise<FieldScore> {
  const folder = mkdtempSync(join(tmpdir(), 'skein-fields-'));
  const lab = await startLab({ dialect, size, seed: 3, retryAfterSeconds: 0 });
  const requests = new RequestLog();
  const fetcher = new HttpFetcher({
    startUrl: lab.entryUrl,
    rate: 0,
    concurrency: 16,
    onRequest: requests.observe,
    retry: { baseMs: 5 },
  });
  const store = await openStore(join(folder, 'crawl.db'));
  try {
    const retry = { maxAttempts: 4, firstDelayMs: 10 };
    await crawlSite(
      { startUrl: lab.entryUrl, strategy: 'skein', concurrency: 16, maxPages: 5000, retry },
      { store, fetcher, requests },
    );
    let left = Number(flags.failures);
    return await scoreFields(store, lab.truth(), (what) => {
      if (left-- > 0) console.log(`  ${what}`);
    });
  } finally {
    await fetcher.close();
    await store.close();
    await lab.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

console.log('precision/recall in percent');
console.log(`| forum | ${FIELDS.join(' | ')} |`);
console.log(`|---|${'---|'.repeat(FIELDS.length)}`);
const sum = emptyScore();
for (const dialect of chosen()) {
  const score = await measure(dialect).catch((error: Error) => error);
  if (score instanceof Error) {
    console.log(`| ${dialect.name} | ${score.message} |`);
    continue;
  }
  for (const name of FIELDS) sum[name].plus(score[name]);
  console.log(`| ${dialect.name} ${dialect.layout} | ${FIELDS.map((name) => score[name]).join(' | ')} |`);
}
console.log(`| all | ${FIELDS.map((name) => sum[name]).join(' | ')} |`);
