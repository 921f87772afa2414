// Every lab dialect with every strategy: the table of bench/README.md, and where floors come from.
import { parseArgs } from 'node:util';
import { dialects } from '../../lab/index.ts';
import { type StrategyName, strategyNames } from '../../src/strategies/index.ts';
import { measureDialect } from './measure.ts';

const { values: flags } = parseArgs({
  options: { strategies: { type: 'string', default: strategyNames.join(',') }, dialects: { type: 'string' } },
});

console.log('| dialect | strategy | requests | ideal | overhead | useful % | threads % | pages % | s |');
console.log('|---|---|---|---|---|---|---|---|---|');
for (const dialect of dialects) {
  if (flags.dialects !== undefined && !flags.dialects.split(',').includes(dialect.name)) continue;
  for (const name of flags.strategies.split(',')) {
    const { score, seconds } = await measureDialect(dialect, name as StrategyName);
    console.log(
      `| ${dialect.name} | ${name} | ${score.requests} | ${score.ideal} | ${score.overhead} | ${score.useful} | ` +
        `${score.threadCoverage} | ${score.pageCoverage} | ${seconds.toFixed(1)} |`,
    );
  }
}
