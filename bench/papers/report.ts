// The papers' tables and figures from the results of tasks: one Markdown file and an SVG a figure. What was not run is told
// by the report itself.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Part, ResultsOf, SizeName } from './parts.ts';
import type { DrawFigure } from './report-parts.ts';
import type { Task } from './tasks.ts';

export interface ReportOptions {
  readonly out: string;
  readonly mirrors?: string | undefined;
  readonly seed: number;
  readonly size: SizeName;
  /** Names the build that all results are of. */
  readonly build: string;
}

// More names are a list that nobody reads.
const MOST_NAMED = 12;

/** Writes `papers-mirrors.md` or `papers-lab.md` and its plots. `resultOf`: undefined for what was not done, or failed. */
export function writeReport(
  parts: readonly Part[],
  resultOf: (task: Task) => unknown,
  { out, mirrors, seed, size, build }: ReportOptions,
): void {
  const name = mirrors === undefined ? 'papers-lab' : 'papers-mirrors';
  const folder = join(out, name);
  // Plots of parts that are not in this report would be of another build.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const figure: DrawFigure = (file, title, svg) => {
    writeFileSync(join(folder, `${file}.svg`), svg);
    return `![${title}](${name}/${file}.svg)`;
  };
  const done = parts.map((part) => doneOf(part, resultOf));
  const missing = done.flatMap(({ part, forums, left }) => {
    if (left.length === 0) return [];
    const named = left.length > MOST_NAMED ? `${left.slice(0, MOST_NAMED).join(', ')}, …` : left.join(', ');
    const which = forums === 0 ? 'not run' : `run on ${forums} forums, not on ${left.length}: ${named}`;
    return [`- ${part.papers} (\`--parts ${part.name}\`): ${which}`];
  });
  const lines = [
    `# The papers' experiments on ${mirrors === undefined ? 'lab forums' : 'mirrors of forums'}`,
    '',
    `Made by \`skein bench papers --size ${size}\` (see [sitemap.md](../sitemap.md)), seed ${seed}; all figures are of one build (${build}). ` +
      "Crawls are simulated, as the papers' are: the engine's choice of links on pages that answer at once. Whole crawls by " +
      'the engine are said to be such. Each forum counts alike in means. What the papers report for other forums stands beside ' +
      'our figures; it is there to compare orders of magnitude.',
    '',
    ...(missing.length === 0 ? [] : ['**Missing in this report:**', '', ...missing, '']),
    ...done.flatMap(({ part, forums, resultsOf }) => (forums === 0 ? [] : part.sections(resultsOf, figure))),
  ];
  writeFileSync(join(out, `${name}.md`), `${lines.join('\n').trimEnd()}\n`);
}

/** A forum some of whose tasks are left is left out: crawlers are compared on the same forums. */
function doneOf(part: Part, resultOf: (task: Task) => unknown) {
  const results = part.tasks.map((task) => ({ task, result: resultOf(task) }));
  const left = new Set(results.filter(({ result }) => result === undefined).map(({ task }) => task.forum));
  const forums = new Set(part.tasks.map(({ forum }) => forum));
  const resultsOf: ResultsOf = <T>(kind: Task['kind']) =>
    results
      .filter(({ task }) => task.kind === kind && !left.has(task.forum))
      .map(({ result }) => result as T);
  forums.delete('all');
  left.delete('all');
  return { part, forums: forums.size - left.size, left: [...left], resultsOf };
}
