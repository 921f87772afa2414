// Every lab dialect with every strategy: the table of bench/README.md, and where floors come from. `--sizes` sweeps
// forums of other shapes.
import { parseArgs } from 'node:util';
import { dialects, type LabSize } from '../../lab/index.ts';
import { type StrategyName, strategyNames } from '../../src/strategies/index.ts';
import { measureDialect } from './measure.ts';
import { shapes, sizeOf, sizeOptions } from './shapes.ts';

const { values: flags } = parseArgs({
  options: {
    strategies: { type: 'string', default: strategyNames.join(',') },
    dialects: { type: 'string' },
    ...sizeOptions,
    seed: { type: 'string', default: '1' },
    /** A comma-separated list of shapes, or `all`. */
    sizes: { type: 'string' },
    /** `never`: pages are taken as they are sent. */
    render: { type: 'string', default: 'auto' },
  },
});

const chosen = dialects.filter(
  ({ name }) => flags.dialects === undefined || flags.dialects.split(',').includes(name),
);
const names = flags.sizes === 'all' ? Object.keys(shapes) : (flags.sizes?.split(',') ?? [undefined]);

console.log(
  '| shape | dialect | strategy | requests | busy | ideal | overhead | useful % | useful of answered % | threads % | pages % | posts P % | posts R % | stray boards | s |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|');
for (const shape of names) {
  const size = sizeOf(shape === undefined ? flags : { ...flags, shape });
  for (const strategy of flags.strategies.split(',')) await measureAll(shape ?? '', strategy, size);
}

async function measureAll(shape: string, strategy: string, size: LabSize): Promise<void> {
  const sums = { overhead: 0, useful: 0, threads: 0, pages: 0, precision: 0, recall: 0 };
  for (const dialect of chosen) {
    const measured = await measureDialect(dialect, strategy as StrategyName, {
      size,
      seed: Number(flags.seed),
      hasBrowser: flags.render !== 'never',
    }).catch((error: Error) => error);
    if (measured instanceof Error) {
      console.log(`| ${shape} | ${dialect.name} | ${strategy} | ${measured.message} |`);
      continue;
    }
    const { score, asked, strayBoards, seconds } = measured;
    // What a server was too busy for has to be asked again, whoever crawls.
    const busy = asked.filter(({ status }) => status === 429 || status === 503).length;
    const usefulOfAnswered = (score.useful * score.requests) / (score.requests - busy);
    const { precision, recall } = score.posts ?? { precision: 0, recall: 0 };
    sums.overhead += score.overhead;
    sums.useful += usefulOfAnswered;
    sums.threads += score.threadCoverage;
    sums.pages += score.pageCoverage;
    sums.precision += precision;
    sums.recall += recall;
    console.log(
      `| ${shape} | ${dialect.name} | ${strategy} | ${score.requests} | ${busy} | ${score.ideal} | ${score.overhead} | ${score.useful} | ` +
        `${usefulOfAnswered.toFixed(2)} | ${score.threadCoverage} | ${score.pageCoverage} | ${precision} | ${recall} | ${strayBoards.length} | ${seconds.toFixed(1)} |`,
    );
  }
  const mean = (sum: number, digits: number) => (sum / chosen.length).toFixed(digits);
  console.log(
    `| ${shape} | **mean** | ${strategy} | | | | ${mean(sums.overhead, 3)} | | ${mean(sums.useful, 1)} | ` +
      `${mean(sums.threads, 2)} | ${mean(sums.pages, 2)} | ${mean(sums.precision, 2)} | ${mean(sums.recall, 2)} | | |`,
  );
}
