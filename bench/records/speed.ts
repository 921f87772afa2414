// How long it takes to see the structure of a page: median of a 100 KB thread page with and without link tables and
// features, and time against size.
//
//   npm run build && node dist/bench/records/speed.js
import { classifyPage } from '../../src/classify/index.ts';
import { type Page, parseHtml } from '../../src/page/index.ts';
import { linkTable, pageStructure } from '../../src/records/index.ts';
import { forumPage } from '../parse/forum-pages.ts';

const URL = 'https://forum.example.com/viewtopic.php?t=3';
const TABLES = 12;

type Step = (page: Page) => unknown;

const regions: Step = (page) => pageStructure(page);
const tables: Step = (page) => {
  const structure = pageStructure(page);
  // The largest regions are those anyone reads.
  return structure.regions.slice(0, TABLES).map((region) => linkTable(structure, region));
};
const features: Step = (page) => {
  const structure = pageStructure(page);
  for (const region of structure.regions.slice(0, TABLES)) linkTable(structure, region);
  return classifyPage(structure);
};

/** Milliseconds of processor time of one run (other programs do not count); the page is parsed anew, as nothing it remembers may help the next. */
function timed(step: Step, html: string): number {
  const page = parseHtml(html, URL);
  // What parsing alone would compute later belongs to page/.
  page.links.length;
  const started = process.cpuUsage();
  step(page);
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1]!;
}

function measure(step: Step, html: string, runs: number): number {
  return median(Array.from({ length: runs }, () => timed(step, html)));
}

for (const kind of ['thread', 'board'] as const) {
  const html = forumPage(kind, 100 * 1024, 5);
  for (let i = 0; i < 60; i++) timed(features, html);
  console.log(`100 KB ${kind} page, median of 60: regions ${measure(regions, html, 60).toFixed(1)} ms, `);
  console.log(`  with link tables ${measure(tables, html, 60).toFixed(1)} ms`);
  console.log(`  with link tables and classification ${measure(features, html, 60).toFixed(1)} ms`);
}

console.log('\n| page | KB | regions ms | ms per 100 KB |\n|---|---|---|---|');
for (const kilobytes of [50, 100, 250, 500, 1000, 2500, 5000]) {
  const html = forumPage('thread', kilobytes * 1024, 7);
  const ms = measure(regions, html, kilobytes > 1000 ? 3 : 9);
  console.log(`| thread | ${kilobytes} | ${ms.toFixed(1)} | ${((100 * ms) / kilobytes).toFixed(1)} |`);
}
