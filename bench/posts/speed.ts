// How long reading the posts of a page takes: parsing apart, by template, and alone; per 100 KB of HTML, median, in
// time of the processor: what else the machine does meanwhile does not count.
//
//   npm run build && node dist/bench/posts/speed.js [--lab DIR] [--labelled DIR]
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Page, parseHtml } from '../../src/page/index.ts';
import { applyTemplate, extractPosts, learnPostTemplate, pageStructure } from '../../src/records/index.ts';
import { sites } from './sources.ts';

const { values: flags } = parseArgs({
  options: {
    lab: { type: 'string', default: join('..', 'shared', 'lab') },
    labelled: { type: 'string', default: join('/tmp', 'labpages') },
    rounds: { type: 'string', default: '12' },
  },
});

function median(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(2);
}

console.log('| pages | KB a page | parse | with template | alone | learn from 8 pages, ms |');
console.log('|---|---|---|---|---|---|');
for (const site of sites({ mirrors: join(flags.lab, 'mirrors'), labelled: flags.labelled, rendered: '' })) {
  if (!site.name.startsWith('mirror')) continue;
  const pages = (await site.pages())
    .map(({ page }) => page)
    .sort((a, b) => b.tree.source.length - a.tree.source.length);
  const largest = pages.slice(0, 12);
  const again = (page: Page): Page => parseHtml(page.tree.source, page.url);
  const started = performance.now();
  const template = learnPostTemplate(
    pages
      .filter((_, i) => i % Math.floor(pages.length / 8) === 0)
      .slice(0, 8)
      .map(pageStructure),
  );
  const learning = performance.now() - started;
  const times = { parse: [] as number[], template: [] as number[], alone: [] as number[] };
  for (let round = 0; round < Number(flags.rounds); round++) {
    for (const page of largest) {
      const scale = 100_000 / page.tree.source.length;
      const measure = <T>(into: number[], work: () => T): T => {
        const from = process.cpuUsage();
        const result = work();
        const { user, system } = process.cpuUsage(from);
        if (round > 1) into.push(((user + system) / 1000) * scale);
        return result;
      };
      const fresh = measure(times.parse, () => again(page));
      measure(times.template, () => (template === undefined ? undefined : applyTemplate(fresh, template)));
      const other = again(page);
      measure(times.alone, () => extractPosts(pageStructure(other)));
    }
  }
  const size = largest.reduce((sum, page) => sum + page.tree.source.length, 0) / largest.length / 1000;
  console.log(
    `| ${site.name} | ${size.toFixed(0)} | ${median(times.parse)} | ${median(times.template)} | ${median(times.alone)} | ${learning.toFixed(0)} |`,
  );
}
