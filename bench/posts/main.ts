// Posts and their fields, on pages whose truth is known: with a template learned from a few pages of the site, and without.
//
//   npm run build && node dist/bench/posts/main.js [--lab DIR] [--labelled DIR] [--rendered DIR] [--only TEXT] [--failures N]
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { commentsOfPage } from '../../src/comments/index.ts';
import {
  applyTemplate,
  extractPosts,
  learnPostTemplate,
  type PageStructure,
  pageStructure,
} from '../../src/records/index.ts';
import { Tally } from './score.ts';
import { sites, type TruthPage } from './sources.ts';

const { values: flags } = parseArgs({
  options: {
    lab: { type: 'string', default: join('..', 'shared', 'lab') },
    labelled: { type: 'string', default: join('/tmp', 'labpages') },
    rendered: { type: 'string', default: join('/tmp', 'labcomments') },
    only: { type: 'string', default: '' },
    /** Pages a template is learned from. */
    sample: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
    failures: { type: 'string', default: '0' },
    template: { type: 'boolean', default: false },
  },
});

/** A few pages at random, the same for the same seed. */
function sampleOf(pages: readonly TruthPage[], count: number, seed: number): TruthPage[] {
  let state = seed;
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const left = [...pages];
  const sample: TruthPage[] = [];
  while (sample.length < count && left.length > 0) {
    sample.push(left.splice(Math.floor(random() * left.length), 1)[0]!);
  }
  return sample;
}

let isFirst = true;
function print(name: string, tally: Tally, ms: number): void {
  const row = tally.row();
  if (isFirst) {
    console.log(`| pages | ${Object.keys(row).join(' | ')} | ms a page |`);
    console.log(`|---|${'---|'.repeat(Object.keys(row).length + 1)}`);
    isFirst = false;
  }
  console.log(`| ${name} | ${Object.values(row).join(' | ')} | ${ms.toFixed(1)} |`);
  for (const failure of tally.failures.slice(0, Number(flags.failures))) console.log(`  ${failure}`);
}

for (const site of sites({
  mirrors: join(flags.lab, 'mirrors'),
  labelled: flags.labelled,
  rendered: flags.rendered,
})) {
  if (!site.name.includes(flags.only)) continue;
  const pages = await site.pages();
  const isOneSite = site.name.startsWith('mirror') || site.name.startsWith('lab ');
  if (isOneSite) {
    const template = learnPostTemplate(
      sampleOf(pages, Number(flags.sample), Number(flags.seed)).map(({ page }) => pageStructure(page)),
    );
    if (flags.template) console.log(JSON.stringify(template, null, 1));
    const tally = new Tally();
    const started = performance.now();
    for (const truth of pages)
      tally.add(truth, template === undefined ? [] : applyTemplate(truth.page, template).posts);
    print(`${site.name}, template`, tally, (performance.now() - started) / pages.length);
  }
  const alone = new Tally();
  const started = performance.now();
  const read = site.name.endsWith('comments')
    ? commentsOfPage
    : (structure: PageStructure) => extractPosts(structure).posts;
  for (const truth of pages) alone.add(truth, read(pageStructure(truth.page)));
  print(`${site.name}, alone`, alone, (performance.now() - started) / pages.length);
}
