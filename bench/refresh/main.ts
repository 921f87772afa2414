// Policies of refreshing side by side: the same timelines of posts under the same budgets of requests.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type ArrivalModel,
  PoissonArrivals,
  RegressionArrivals,
  SelfExcitingArrivals,
} from '../../src/refresh/index.ts';
import { BoardsFirst } from './boards-first.ts';
import { Oracle } from './oracle.ts';
import { ageBased, byModel, uniform } from './page-policies.ts';
import { type Replay, table, tracePlot } from './report.ts';
import { type Policy, type Result, simulate } from './simulate.ts';
import { generatedTrace, labTrace, mirrorTraces, type Trace, withoutAuthors } from './traces.ts';

const { values: flags } = parseArgs({
  options: {
    lab: { type: 'string', default: '../shared/lab' },
    traces: { type: 'string', default: 'lab,mirrors,generated' },
    threads: { type: 'string', default: '20000' },
    budgets: { type: 'string', default: '0.25,0.5,1,4' },
    seed: { type: 'string', default: '1' },
    // Posts without their authors: what is lost tells what authors are worth to the regression.
    anonymous: { type: 'boolean', default: false },
    // A folder for plots, one a trace.
    plots: { type: 'string' },
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

/** New threads come to a board evenly enough: what the paper's regression is made for are threads. */
function pageByPage(name: string, boards: number, ofThreads: ArrivalModel): Policy {
  return byModel(name, boards, { ofBoards: new PoissonArrivals(), ofThreads });
}

function policies({ from, boards }: Trace, budget: number): (() => Policy)[] {
  return [
    () => uniform(boards),
    () => ageBased(boards),
    () => pageByPage('Poisson', boards, new PoissonArrivals()),
    () => pageByPage('regression', boards, new RegressionArrivals()),
    () => pageByPage('self-exciting', boards, new SelfExcitingArrivals()),
    () => new BoardsFirst(from, budget, boards, 'telling', 'regression'),
    () => new BoardsFirst(from, budget, boards, 'silent'),
    () => new BoardsFirst(from, budget, boards, 'telling'),
    () => new BoardsFirst(from, budget, boards, 'feed'),
    () => new Oracle(),
  ];
}

function replay(trace: Trace, share: number): Replay {
  const posts = trace.time.length - trace.history;
  const perMs = posts / (trace.to - trace.from);
  const results: Result[] = [];
  for (const policy of policies(trace, share * perMs)) {
    results.push(simulate(trace, policy(), share * perMs));
    process.stderr.write(`${trace.name} ${share}x ${results.at(-1)!.policy}\n`);
  }
  return { trace: trace.name, perMs, share, results };
}

const replays = (flags.anonymous ? traces().map(withoutAuthors) : traces()).flatMap((trace) =>
  flags.budgets.split(',').map((share) => replay(trace, Number(share))),
);
console.log(table(replays));
if (flags.plots !== undefined) {
  mkdirSync(flags.plots, { recursive: true });
  for (const trace of new Set(replays.map(({ trace }) => trace))) {
    const own = replays.filter((replay) => replay.trace === trace);
    writeFileSync(join(flags.plots, `${trace.replace(/\W+/g, '-')}.svg`), tracePlot(trace, own));
  }
}
