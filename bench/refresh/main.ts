// Policies of refreshing side by side: the same timelines of posts under the same budgets of requests.
import { parseArgs } from 'node:util';
import { HOUR, PoissonArrivals, RegressionArrivals, SelfExcitingArrivals } from '../../src/refresh/index.ts';
import { ageBased, BoardsFirst, byModel, Oracle, uniform } from './policies.ts';
import { type Policy, type Result, simulate } from './simulate.ts';
import { generatedTrace, labTrace, mirrorTraces, type Trace } from './traces.ts';

const { values: flags } = parseArgs({
  options: {
    lab: { type: 'string', default: '../shared/lab' },
    traces: { type: 'string', default: 'lab,mirrors,generated' },
    threads: { type: 'string', default: '20000' },
    budgets: { type: 'string', default: '0.5,1,4' },
    seed: { type: 'string', default: '1' },
  },
});

function traces(): Trace[] {
  const seed = Number(flags.seed);
  return flags.traces.split(',').flatMap((family) => {
    if (family === 'lab') return [labTrace(seed)];
    if (family === 'mirrors') return mirrorTraces(flags.lab);
    return flags.threads.split(',').map((threads) => generatedTrace(seed, Number(threads)));
  });
}

function policies(trace: Trace, budget: number): (() => Policy)[] {
  return [
    uniform,
    ageBased,
    () => byModel('Poisson', new PoissonArrivals()),
    () => byModel('regression', new RegressionArrivals()),
    () => byModel('self-exciting', new SelfExcitingArrivals()),
    () => new BoardsFirst(trace.from, budget, trace.boards, false),
    () => new BoardsFirst(trace.from, budget, trace.boards, true),
    () => new Oracle(),
  ];
}

const hours = (ms: number) => (ms / HOUR).toFixed(ms < HOUR ? 3 : 1);

console.log(
  '| trace | posts/h | budget/h | policy | requests | found % | requests/post | mean delay h | / ours | s |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|');
for (const trace of traces()) {
  const posts = trace.time.length - trace.history;
  const perMs = posts / (trace.to - trace.from);
  for (const share of flags.budgets.split(',').map(Number)) {
    const budget = share * perMs;
    const results: (Result & { seconds: number })[] = [];
    for (const policy of policies(trace, budget)) {
      const began = performance.now();
      const result = simulate(trace, policy(), budget);
      results.push({ ...result, seconds: (performance.now() - began) / 1000 });
    }
    const ours = results.find(({ policy }) => policy === 'skein')!;
    for (const { policy, requests, found, meanDelay, seconds } of results) {
      console.log(
        `| ${trace.name} | ${(perMs * HOUR).toFixed(1)} | ${share}x | ${policy} | ${requests} | ` +
          `${((100 * found) / posts).toFixed(1)} | ${(requests / found).toFixed(2)} | ${hours(meanDelay)} | ` +
          `${(meanDelay / ours.meanDelay).toFixed(2)} | ${seconds.toFixed(1)} |`,
      );
    }
  }
}
