// Pages made to be slow, one process each, so that nothing one page left behind counts for the next: processor time and
// memory beyond that of the page's bytes, for parsing, regions, link tables and page type.
//
//   npm run build && node dist/bench/records/hostile.js [kilobytes=1000]
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { classifyPage } from '../../src/classify/index.ts';
import { parseHtml } from '../../src/page/index.ts';
import { linkTable, pageStructure } from '../../src/records/index.ts';
import { forumPage } from '../parse/forum-pages.ts';
import { hostileNames, hostilePage } from './hostile-pages.ts';

const TABLES = 12;
const MAX_MS = 2000;
const MAX_MB = 200;

interface Cost {
  readonly parseMs: number;
  readonly seeMs: number;
  readonly megabytes: number;
}

function measure(name: string, kilobytes: number): Cost {
  // What the program takes before it meets the page is not the page's: compiled code, tables of names.
  see(forumPage('thread', 20_000, 1));
  const html = hostilePage(name, kilobytes);
  global.gc?.();
  const before = process.memoryUsage().rss;
  const { parseMs, seeMs } = see(html);
  // The most that was resident at any time, in kilobytes.
  return { parseMs, seeMs, megabytes: (process.resourceUsage().maxRSS * 1024 - before) / 1e6 };
}

function see(html: string): { parseMs: number; seeMs: number } {
  const started = process.cpuUsage();
  const page = parseHtml(html, 'http://forum.test/t/1');
  page.links.length;
  const parsed = process.cpuUsage(started);
  const structure = pageStructure(page);
  for (const region of structure.regions.slice(0, TABLES)) linkTable(structure, region);
  classifyPage(structure);
  const done = process.cpuUsage(started);
  const ms = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;
  return { parseMs: ms(parsed), seeMs: ms(done) - ms(parsed) };
}

const [first, second] = process.argv.slice(2);
if (first === '--one') {
  console.log(JSON.stringify(measure(second!, Number(process.argv[4]))));
} else {
  const kilobytes = Number(first ?? 1000);
  let over = 0;
  console.log('| made to be slow | KB | parsing ms | regions, tables, type ms | MB |\n|---|---|---|---|---|');
  for (const name of hostileNames) {
    const output = execFileSync(
      process.execPath,
      ['--expose-gc', fileURLToPath(import.meta.url), '--one', name, String(kilobytes)],
      { encoding: 'utf8' },
    );
    const { parseMs, seeMs, megabytes } = JSON.parse(output) as Cost;
    const isOver = parseMs + seeMs > MAX_MS || megabytes > MAX_MB;
    if (isOver) over++;
    const cells = [kilobytes, parseMs.toFixed(0), seeMs.toFixed(0), megabytes.toFixed(0)];
    console.log(`| ${name} | ${cells.join(' | ')} |${isOver ? ' over' : ''}`);
  }
  if (over > 0) process.exitCode = 1;
}
