// What the sections of the report share.
import type { ReachFigures } from './measure.ts';

/** Writes a plot and says how Markdown shows it. */
export type DrawFigure = (file: string, title: string, svg: string) => string;

export const percent = (share: number): string => (100 * share).toFixed(1);
export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Of a whole population: what a paper's 'std. dev.' of its repetitions is. */
export function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

/** '97.5 ± 0.8', in percent. */
export const spread = (shares: readonly number[]): string =>
  shares.length === 0 ? '–' : `${percent(mean(shares))} ± ${percent(deviation(shares))}`;

/** A part of a whole in percent; a dash where there is no whole. */
export const share = (part: number, whole: number): string => (whole === 0 ? '–' : percent(part / whole));

/** A Markdown table and the empty line after it. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line), ''];
}

/** FoCUS 5.3: pages of threads among all pages crawled, and threads among all threads. */
export const effectiveness = ({ threadPages, crawled }: ReachFigures): number =>
  crawled === 0 ? 0 : threadPages / crawled;
/** The same of the shortest crawl that sees everything: it needs pages of boards, too. */
const bestEffectiveness = ({ allThreadPages, ideal }: ReachFigures): number => allThreadPages / ideal;
/** Effectiveness beside that of the shortest crawl; a crawl that leaves boards out is no better than it. */
export const relativeEffectiveness = (one: ReachFigures): number =>
  Math.min(1, effectiveness(one) / bestEffectiveness(one));
export const coverage = ({ threads, allThreads }: ReachFigures): number => threads / allThreads;
export const pageCoverage = ({ threadPages, allThreadPages }: ReachFigures): number =>
  threadPages / allThreadPages;
/** All requests over the fewest that see everything. */
export const overhead = ({ requests, ideal }: ReachFigures): number => requests / ideal;
/** First fetches of pages of boards and threads over all requests. */
export const useful = ({ threadPages, listPages, requests }: ReachFigures): number =>
  requests === 0 ? 0 : (threadPages + listPages) / requests;
