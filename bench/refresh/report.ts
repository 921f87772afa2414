// What replays say, for people: a table and plots.
import { HOUR } from '../../src/refresh/index.ts';
import { linePlot } from '../plots.ts';
import { REGRESSION } from './boards-first.ts';
import type { Result } from './simulate.ts';

/** All policies on one trace under one budget: `share` requests for each post that comes. */
export interface Replay {
  readonly trace: string;
  readonly perMs: number;
  readonly share: number;
  readonly results: readonly Result[];
}

const OURS = 'skein';
const UNIFORM = 'uniform';
const ORACLE = 'oracle';
const PAGE_BY_PAGE = [UNIFORM, 'age', 'Poisson', 'regression', 'self-exciting'];

/** Mean delays in hours, what ours is of the others', and what it asks for. */
export function table(replays: readonly Replay[]): string {
  const names = replays[0]?.results.map(({ policy }) => policy) ?? [];
  const head = [
    'trace',
    'posts/h',
    'budget',
    ...names,
    'skein / uniform',
    'skein / best page by page',
    'skein / oracle',
    'requests a post, skein',
    'with a feed',
    'by regression',
  ];
  const rows = replays.map(({ trace, perMs, share, results }) => {
    const of = (name: string) => results.find(({ policy }) => policy === name)!;
    const delay = (name: string) => of(name).meanDelay;
    const best = Math.min(...PAGE_BY_PAGE.map(delay));
    const cost = (name: string) => (of(name).requests / Math.max(1, of(name).found)).toFixed(2);
    const ratio = (other: number) => (delay(OURS) / other).toFixed(2);
    return [
      trace,
      (perMs * HOUR).toFixed(1),
      `${share}x`,
      ...names.map((name) => hours(delay(name))),
      ratio(delay(UNIFORM)),
      ratio(best),
      ratio(delay(ORACLE)),
      cost(OURS),
      cost('skein, with a feed'),
      cost(REGRESSION),
    ];
  });
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Delays of all policies by budget, in percent of what asking every page alike takes. */
export function tracePlot(trace: string, replays: readonly Replay[]): string {
  const names = replays[0]!.results.map(({ policy }) => policy).filter((name) => name !== UNIFORM);
  const series = names.map((name) => ({
    name,
    values: replays.map(({ results }) => {
      const of = (wanted: string) => results.find(({ policy }) => policy === wanted)!.meanDelay;
      return (100 * of(name)) / of(UNIFORM);
    }),
  }));
  const steps = replays.map(({ share }) => `${share} requests a post`);
  return linePlot(`${trace}: mean delay, % of uniform`, steps, series);
}

const hours = (ms: number) => (ms / HOUR).toFixed(ms < HOUR ? 3 : 1);
