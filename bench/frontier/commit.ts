// bench/frontier: what storing a page costs the crawl's thread. 5,000 pages of 28 KB with 60 links each, in batches.
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type FrontierEntry, type LeasedEntry, type Outcome, openStore } from '../../src/store/index.ts';

const { values } = parseArgs({
  options: { pages: { type: 'string', default: '5000' }, batch: { type: 'string', default: '32' } },
});
const pages = Number(values.pages);
const batch = Number(values.batch);

let seed = 1;
const random = (below: number) => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
  return (seed >>> 8) % below;
};
const WORDS = Array.from({ length: 4_000 }, () =>
  Array.from({ length: 2 + random(8) }, () => String.fromCharCode(97 + random(26))).join(''),
);
/** Few words are frequent and many are rare, as in any language. */
const word = () => WORDS[Math.floor(WORDS.length * (random(1_000_000) / 1e6) ** 4)];
const text = (words: number) => Array.from({ length: words }, word).join(' ');
const MENU = Array.from(
  { length: 120 },
  (_, i) => `<li class="menu-item"><a class="menu-link" href="/board/${i}">${text(3)}</a></li>`,
).join('\n');

/** A thread page: a third of it the site's frame, the rest posts in equal markup with text of their own. */
function body(n: number): Buffer {
  const posts = Array.from(
    { length: 20 },
    (
      _,
      i,
    ) => `<article class="post" id="p${n * 20 + i}"><header class="post-header"><a class="author" href="/user/${random(900)}">
<img class="avatar" src="/avatars/${random(900)}.png" alt=""></a><time datetime="2024-04-${10 + random(20)}">${text(3)}</time></header>
<div class="post-body">${text(70)}</div><footer><a href="#p${i}">Permalink</a> <a href="/report/${i}">Report</a></footer></article>`,
  ).join('\n');
  return Buffer.from(
    `<!doctype html><html><head><title>${n}</title></head><body><ul>${MENU}</ul>${posts}</body></html>`,
  );
}
const bodies = Array.from({ length: 400 }, (_, n) => body(n));

const link = (n: number, foundOn: string): FrontierEntry => ({
  url: `https://forum.example.com/community/topic/${n}-some-words-of-the-title/?page=2`,
  ...({ type: 'thread', priority: n % 4, depth: 3, dueAt: 0, foundOn } as const),
});

let known = 1;
let stored = 0;
/** 48 links of the menu, 10 to pages found before, 2 new ones. */
function outcome(entry: LeasedEntry): Outcome {
  const found = [
    ...Array.from({ length: 48 }, (_, i) => link(i, entry.url)),
    ...Array.from({ length: 10 }, () => link(random(known), entry.url)),
    ...[known, known + 1].map((n) => link(n, entry.url)),
  ];
  known += 2;
  const bytes = bodies[stored++ % bodies.length]!;
  const at = Date.now();
  const { url } = entry;
  return {
    entry,
    result: 'done',
    found,
    requests: [
      { url, status: 200, phase: 'crawl', type: 'thread', bytes: bytes.length, ms: 5, at, error: '' },
    ],
    page: {
      ...{ url, status: 200, type: 'thread', title: 'A thread', contentType: 'text/html', charset: 'utf-8' },
      ...{ body: bytes, fetchedAt: at, writtenAt: at, etag: '', lastModified: '' },
    },
  };
}

/** CPU time of the main thread alone where the system tells (Linux), else of the process; ms. */
function mainThreadCpu(): number {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
}

const folder = mkdtempSync(join(tmpdir(), 'skein-commit-'));
try {
  const path = join(folder, 'commit.db');
  const store = await openStore(path);
  const { id: siteId } = await store.openSite('https://forum.example.com/', 'bench');
  await store.enqueue(siteId, [link(0, '')]);
  let cpuMs = 0;
  let wallMs = 0;
  let longest = 0;
  while (stored < pages) {
    // Making up the pages is not the store's work.
    const leaseCpu = mainThreadCpu();
    const leaseStart = performance.now();
    const leased = await store.lease({
      siteId,
      limit: batch,
      now: Date.now(),
      leaseMs: 60_000,
      owner: 'bench',
    });
    cpuMs += mainThreadCpu() - leaseCpu;
    wallMs += performance.now() - leaseStart;
    const outcomes = leased.map(outcome);
    const commitCpu = mainThreadCpu();
    const commitStart = performance.now();
    await store.commit(siteId, outcomes);
    const commitMs = performance.now() - commitStart;
    cpuMs += mainThreadCpu() - commitCpu;
    wallMs += commitMs;
    longest = Math.max(longest, commitMs);
  }
  const perPage = (ms: number) => Number((ms / stored).toFixed(3));
  await store.close();
  const bodyKB = bodies.reduce((sum, bytes) => sum + bytes.length, 0) / bodies.length / 1e3;
  console.log(
    JSON.stringify({
      pages: stored,
      batch,
      bodyKB: Number(bodyKB.toFixed(1)),
      mainThreadMsPerPage: perPage(cpuMs),
      wallMsPerPage: perPage(wallMs),
      longestCommitMs: Number(longest.toFixed(1)),
      fileKBPerPage: Number((statSync(path).size / stored / 1e3).toFixed(1)),
    }),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
