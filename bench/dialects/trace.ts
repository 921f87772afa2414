// One lab forum looked at closely: what learning thought, which requests were in vain, which pages were missed.
import { parseArgs } from 'node:util';
import { combineDialect, dialects } from '../../lab/index.ts';
import type { StrategyName } from '../../src/strategies/index.ts';
import { measureDialect } from './measure.ts';
import { sizeOf, sizeOptions } from './shapes.ts';

const { values: flags } = parseArgs({
  options: {
    strategy: { type: 'string', default: 'skein' },
    dialect: { type: 'string' },
    /** Of a combined dialect; with `--dialect`, of what is said there. */
    seed: { type: 'string' },
    ...sizeOptions,
    render: { type: 'string', default: 'auto' },
  },
});
const dialect =
  flags.dialect === undefined
    ? combineDialect(Number(flags.seed ?? 1))
    : dialects.find(({ name }) => name === flags.dialect);
if (dialect === undefined) throw new Error(`no dialect is called ${flags.dialect}`);

const useful = new Set(['entry', 'index', 'index-flip', 'thread', 'thread-flip']);
const { score, asked, missed, strayBoards, model } = await measureDialect(
  dialect,
  flags.strategy as StrategyName,
  {
    size: sizeOf(flags),
    seed: flags.dialect === undefined ? 1 : Number(flags.seed ?? 1),
    hasBrowser: flags.render !== 'never',
    tell: (line) => console.log(`  ${line}`),
  },
);
const { size: _, ...ingredients } = dialect;
console.log(JSON.stringify(ingredients, null, 1).replaceAll('\n', ''));
console.log(JSON.stringify(score));
for (const { type, regex, locations, support } of model?.patterns ?? [])
  console.log(`  ${type} (${support}) ${regex} ${locations.join(' ')}`);
console.log('\nin vain:');
const before = new Set<string>();
for (const [n, { url, status, type }] of asked.entries()) {
  const isAgain = before.has(url);
  before.add(url);
  if (isAgain || status >= 300 || !useful.has(type))
    console.log(`  #${n} ${status} ${isAgain ? 'again ' : ''}${type} ${url}`);
}
console.log('\nmissed:');
for (const url of missed) console.log(`  ${url}`);

console.log('\nstored as boards, but none:');
for (const url of strayBoards) console.log(`  ${url}`);
