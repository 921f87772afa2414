// Record boundaries of Skein and of three baselines on the same pages: ComCrawler's accuracy (equation 3), precision.
//
//   npm run build && node dist/bench/records/main.js [--lab DIR] [--labelled DIR] [--rendered DIR] [--only TEXT] [--failures]
//
// The folders hold pages of other people and are not part of this project; sets that are not there are left out.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { detectors } from './detectors.ts';
import { pageSets } from './page-sets.ts';
import { scorePage } from './score.ts';

const { values: flags } = parseArgs({
  options: {
    lab: { type: 'string', default: join('..', 'shared', 'lab') },
    labelled: { type: 'string', default: '' },
    rendered: { type: 'string', default: '' },
    /** Only sets whose name contains this. */
    only: { type: 'string', default: '' },
    /** Only detectors whose name contains this. */
    detector: { type: 'string', default: '' },
    failures: { type: 'boolean', default: false },
  },
});

const compared = Object.entries(detectors).filter(([name]) => name.includes(flags.detector));
console.log(`| pages | n | posts | ${compared.map(([name]) => name).join(' | ')} |`);
console.log(`|---|---|---|${compared.map(() => '---|').join('')}`);
const sets = pageSets({
  mirrors: join(flags.lab, 'mirrors'),
  labelled: flags.labelled,
  rendered: flags.rendered,
});
const allSums = compared.map(() => ({ accuracy: 0, precision: 0 }));
let allPages = 0;
let allPosts = 0;
for (const set of sets) {
  if (!set.name.includes(flags.only)) continue;
  const sums = compared.map(() => ({ accuracy: 0, precision: 0 }));
  const failures: string[] = [];
  let count = 0;
  let postCount = 0;
  for await (const { id, page, posts, unreadable } of set.pages()) {
    count++;
    postCount += posts.length;
    for (const [i, [name, detect]] of compared.entries()) {
      const score = scorePage(page, posts, detect(page), unreadable);
      for (const sum of [sums[i]!, allSums[i]!]) {
        sum.accuracy += score.accuracy;
        sum.precision += score.precision;
      }
      if (flags.failures && name.startsWith('Skein') && (score.accuracy < 1 || score.precision < 1))
        failures.push(
          `  ${name} ${id}: ${score.correct} of ${posts.length} posts, ${score.records} records, misses ${score.missed.join(' ')}`,
        );
    }
  }
  allPages += count;
  allPosts += postCount;
  printRow(set.name, count, postCount, sums);
  for (const failure of failures) console.log(failure);
}
printRow('all', allPages, allPosts, allSums);

function printRow(
  name: string,
  pages: number,
  posts: number,
  sums: readonly { accuracy: number; precision: number }[],
): void {
  const of = (sum: number) => (sum / Math.max(1, pages)).toFixed(3);
  const cells = sums.map(({ accuracy, precision }) => `${of(accuracy)} (P ${of(precision)})`);
  console.log(`| ${name} | ${pages} | ${posts} | ${cells.join(' | ')} |`);
}
