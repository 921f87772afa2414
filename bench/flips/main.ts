// Precision and recall of page flips, found on one page without fetching another.
//
//   npm run build && node dist/bench/flips/main.js [--lab DIR] [--labelled DIR] [--only TEXT] [--failures]
//
// The folders hold pages of other people and are not part of this project; sets that are not there are left out.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findFlips, findRowFlips, LIKELY_FLIP } from '../../src/learn/page-flips.ts';
import { flipArithmetic } from '../../src/learn/page-flips-arithmetic.ts';
import { judgedSets } from './page-sets.ts';

const { values: flags } = parseArgs({
  options: {
    lab: { type: 'string', default: join('..', 'shared', 'lab') },
    labelled: { type: 'string', default: join('/tmp', 'labpages') },
    only: { type: 'string', default: '' },
    /** Tells of the first pages with a fault; row pagers are told of only where truth knows them all. */
    failures: { type: 'boolean', default: false },
  },
});

interface Tally {
  right: number;
  wrong: number;
  missed: number;
}

const percent = ({ right, wrong, missed }: Tally): string => {
  const of = (part: number, whole: number): string => (whole === 0 ? '–' : ((100 * part) / whole).toFixed(2));
  return `${of(right, right + wrong)} / ${of(right, right + missed)}`;
};

console.log(
  '| pages | n | with flips | flips | precision / recall | row flips | precision / recall | by arithmetic: right / wrong | ms a page |',
);
console.log('|---|---|---|---|---|---|---|---|---|');
for (const set of judgedSets({ mirrors: join(flags.lab, 'mirrors'), labelled: flags.labelled })) {
  if (!set.name.includes(flags.only)) continue;
  const own: Tally = { right: 0, wrong: 0, missed: 0 };
  const rows: Tally = { right: 0, wrong: 0, missed: 0 };
  let count = 0;
  let withFlips = 0;
  let ms = 0;
  let pagesRight = 0;
  let pagesWrong = 0;
  const failures: string[] = [];
  for await (const { id, page, isFlip, wanted, isRowFlip, wantedRows, pageNumberOf } of set.pages()) {
    count++;
    if (wanted.length > 0) withFlips++;
    const startedAt = performance.now();
    const groups = findFlips(page);
    const rowGroups = findRowFlips(page);
    ms += performance.now() - startedAt;
    const flips = groups
      .filter(({ confidence }) => confidence >= LIKELY_FLIP)
      .flatMap(({ links, current }) =>
        links.map(({ link, pageNumber }) => ({
          url: link.url,
          isHere: pageNumber !== null && pageNumber === current,
        })),
      );
    // Some pagers link to the current page too: neither right nor wrong.
    const here = new Set(flips.filter(({ isHere }) => isHere).map(({ url }) => url));
    const found = new Set(flips.map(({ url }) => url).filter((url) => isFlip(url) || !here.has(url)));
    found.delete(page.url);
    const wrong = [...found].filter((url) => !isFlip(url));
    const missed = wanted.filter((url) => !found.has(url));
    // Only where the truth counts pages: there every page that was not linked is asked about, too.
    if (pageNumberOf(page.url) !== undefined)
      for (const group of groups)
        if (group.confidence >= LIKELY_FLIP && group.kind === 'numbered')
          for (const { url, pageNumber } of flipArithmetic(group)) {
            if (pageNumberOf(url) === pageNumber) pagesRight++;
            else {
              pagesWrong++;
              if (flags.failures) failures.push(`  ${id}\n    ${url} is not page ${pageNumber}`);
            }
          }
    own.right += found.size - wrong.length;
    own.wrong += wrong.length;
    own.missed += missed.length;
    const foundRows = new Set(
      rowGroups.flatMap(({ links }) =>
        links.filter(({ pageNumber }) => pageNumber !== 1).map(({ link }) => link.url),
      ),
    );
    const wrongRows = [...foundRows].filter((url) => !isRowFlip(url));
    const missedRows = wantedRows.filter((url) => !foundRows.has(url));
    rows.right += wantedRows.length - missedRows.length;
    rows.wrong += wrongRows.length;
    rows.missed += missedRows.length;
    if (flags.failures && wrong.length + missed.length + wrongRows.length + missedRows.length > 0)
      failures.push(
        `  ${id}\n    wrong ${wrong.slice(0, 5).join(' ')}\n    missed ${missed.slice(0, 5).join(' ')}\n    rows wrong ${wrongRows.slice(0, 3).join(' ')}\n    rows missed ${missedRows.slice(0, 3).join(' ')}`,
      );
  }
  console.log(
    `| ${set.name} | ${count} | ${withFlips} | ${own.right + own.missed} | ${percent(own)} | ${rows.right + rows.missed} | ${percent(rows)} | ${pagesRight + pagesWrong === 0 ? '–' : `${pagesRight} / ${pagesWrong}`} | ${(ms / Math.max(1, count)).toFixed(1)} |`,
  );
  for (const failure of failures.slice(0, 40)) console.log(failure);
  if (failures.length > 40) console.log(`  … ${failures.length - 40} more`);
}
