// Feeds mutated pages to everything in records/ and classify/: none may throw, hang or eat memory. What a page takes is
// what has been allocated and not given back since before it was parsed: garbage counts, so the figure is rather too high.
// With --expose-gc garbage of the pages before is collected first, else some of it may be collected during the page.
//
//   npm run build && node [--expose-gc] dist/bench/records/fuzz.js [pages=20000] [folder with saved .html pages]
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { classifyPage } from '../../src/classify/index.ts';
import { decodeBody, parseHtml } from '../../src/page/index.ts';
import { linkTable, pageBoxes, pageStructure, patternsOf } from '../../src/records/index.ts';
import { forumPage } from '../parse/forum-pages.ts';
import { hostilePages } from './hostile-pages.ts';
import { generator, mutate } from './mutate.ts';

const count = Number(process.argv[2] ?? 20_000);
const folder = process.argv[3];
const LARGEST = 60_000;
const MAX_MS = 2000;
const MAX_MB = 200;
const seeds = [
  ...(['board', 'thread'] as const).map((kind, i) => forumPage(kind, 12_000, i + 1)),
  ...hostilePages(4).map(({ html }) => html),
  ...(folder === undefined ? [] : savedPages(folder)),
];

function savedPages(path: string): string[] {
  return readdirSync(path)
    .filter((name) => name.endsWith('.html'))
    .map((name) => decodeBody(readFileSync(join(path, name))).text.slice(0, LARGEST));
}

const random = generator(7);
let slowest = 0;
let failures = 0;
let highest = 0;
let most = 0;
const started = performance.now();
for (let i = 0; i < count; i++) {
  const html = mutate(seeds[Math.floor(random() * seeds.length)]!, random);
  global.gc?.();
  const before = taken();
  const begun = process.cpuUsage();
  try {
    const page = parseHtml(html, 'http://forum.test/t/1');
    const structure = pageStructure(page);
    for (const region of structure.regions.slice(0, 12)) linkTable(structure, region);
    patternsOf(structure);
    pageBoxes(page, structure.facts).of(0);
    classifyPage(structure);
  } catch (error) {
    failures++;
    if (failures <= 5) console.error(`page ${i}:`, error);
  }
  const { user, system } = process.cpuUsage(begun);
  slowest = Math.max(slowest, (user + system) / 1000);
  most = Math.max(most, (taken() - before) / 1e6);
  if (i % 500 === 0) highest = Math.max(highest, process.memoryUsage().rss);
}
console.log(
  `${count} mutated pages from ${seeds.length} seeds in ${((performance.now() - started) / 1000).toFixed(0)} s: ` +
    `${failures} failures, slowest ${slowest.toFixed(0)} ms, most memory of a page ${most.toFixed(1)} MB, ` +
    `process at most ${(highest / 1e6).toFixed(0)} MB resident`,
);
if (failures > 0 || slowest > MAX_MS || most > MAX_MB) process.exitCode = 1;

/** Bytes in use by values and by the typed arrays beside them. */
function taken(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
