// Dialects combined at random: with seeds nobody looked at, how well does a strategy do on forums never seen?
import { parseArgs } from 'node:util';
import { combineDialect } from '../../lab/index.ts';
import type { StrategyName } from '../../src/strategies/index.ts';
import { measureDialect } from './measure.ts';
import { sizeOf, sizeOptions } from './shapes.ts';

const { values: flags } = parseArgs({
  options: {
    strategy: { type: 'string', default: 'skein' },
    from: { type: 'string', default: '1' },
    count: { type: 'string', default: '30' },
    ...sizeOptions,
  },
});

const sums = { overhead: 0, useful: 0, threads: 0, pages: 0, posts: 0 };
const from = Number(flags.from);
const count = Number(flags.count);
for (let seed = from; seed < from + count; seed++) {
  const dialect = combineDialect(seed);
  try {
    const { score } = await measureDialect(dialect, flags.strategy as StrategyName, {
      size: sizeOf(flags),
    });
    const isGood = score.threadCoverage >= 99.5 && score.pageCoverage >= 99.5 && score.overhead <= 1.15;
    const p = score.posts;
    sums.overhead += score.overhead / count;
    sums.useful += score.useful / count;
    sums.threads += score.threadCoverage / count;
    sums.pages += score.pageCoverage / count;
    sums.posts += (p?.f1 ?? 0) / count;
    const posts =
      p === undefined
        ? 'no posts'
        : `posts ${p.precision}/${p.recall} text ${p.textF1} author ${p.author} time ${p.time} order ${p.order} replies ${p.replies}`;
    console.log(
      `${isGood ? ' ' : '!'} ${seed} ${dialect.layout} ${dialect.urls} ${dialect.language}: overhead ${score.overhead}, useful ${score.useful}, ` +
        `threads ${score.threadCoverage}, pages ${score.pageCoverage}, ${posts}`,
    );
  } catch (error) {
    console.log(
      `! ${seed} ${dialect.layout} ${dialect.urls} ${dialect.language}: ${(error as Error).message}`,
    );
  }
}
console.log(
  Object.fromEntries(Object.entries(sums).map(([name, value]) => [name, Math.round(value * 100) / 100])),
);
