// Floors: figures that must not fall, pinned in bench/floors.json by crawl. Only forums of the lab have some.
import { readFileSync, writeFileSync } from 'node:fs';
import { comparedFigures, crawlName, type Figures, type MeasuredCrawl } from './measure.ts';

/** Of overhead, the floor is a ceiling. */
export type Floor = Readonly<Pick<Figures, (typeof comparedFigures)[number]>>;

/** Each crawl has its floors in the order of `figures`: one line a crawl, so that a change of floors is easy to read. */
interface FloorsFile {
  readonly figures: readonly string[];
  readonly forums: Readonly<Record<string, readonly (number | null)[]>>;
}

// Answers arrive in another order each time, so the threads a template is learned from differ: so many points are chance.
const CHANCE = 0.1;

/** Floors by crawl ('plain-query@entry'). */
export function floorsOf(file: string): Record<string, Floor> {
  const { figures, forums } = JSON.parse(readFileSync(file, 'utf8')) as FloorsFile;
  const named = (values: readonly (number | null)[]) =>
    Object.fromEntries(figures.map((figure, i) => [figure, values[i]])) as unknown as Floor;
  return Object.fromEntries(Object.entries(forums).map(([name, values]) => [name, named(values)]));
}

/** What is below its floor by more than chance, one line each. */
export function belowFloor({ figures }: Pick<MeasuredCrawl, 'figures'>, floor: Floor): string[] {
  return comparedFigures.flatMap((name) => {
    const [value, pinned] = [figures[name], floor[name]];
    if (value === null || pinned === null) return [];
    return (name === 'overhead' ? value > pinned : value < pinned - CHANCE)
      ? [`${name} is ${figures[name]}, its floor ${floor[name]}`]
      : [];
  });
}

/** Crawls that are below their floors; those without a floor, and mirrors, hold any. */
export function fallenBelow(file: string, crawls: readonly MeasuredCrawl[]): string[] {
  const floors = floorsOf(file);
  return crawls.flatMap((crawl) => {
    const floor = floors[crawlName(crawl)];
    const fallen = floor === undefined ? [] : belowFloor(crawl, floor);
    return fallen.map((line) => `${crawlName(crawl)}: ${line}`);
  });
}

/** Pins crawls that have no floor yet and raises floors that were surpassed. Lowers none; tells what fell below. */
export function raiseFloors(file: string, crawls: readonly MeasuredCrawl[]): string[] {
  const fallen = fallenBelow(file, crawls);
  const floors = floorsOf(file);
  for (const crawl of crawls) {
    if (crawl.group !== 'lab') continue;
    const old = floors[crawlName(crawl)];
    const better = (figure: (typeof comparedFigures)[number]): number | null => {
      const [now, before] = [crawl.figures[figure], old?.[figure] ?? null];
      if (before === null || now === null) return now ?? before;
      return figure === 'overhead' ? Math.min(now, before) : Math.max(now, before);
    };
    floors[crawlName(crawl)] = Object.fromEntries(
      comparedFigures.map((name) => [name, better(name)]),
    ) as unknown as Floor;
  }
  const all = JSON.parse(readFileSync(file, 'utf8')) as FloorsFile;
  writeFileSync(file, formatted(all, floors));
  return fallen;
}

function formatted(all: FloorsFile, floors: Readonly<Record<string, Floor>>): string {
  const rows = Object.keys(floors)
    .sort()
    .map((name) => `    "${name}": [${comparedFigures.map((figure) => floors[name]![figure]).join(', ')}]`);
  const rest = JSON.stringify({ ...all, figures: comparedFigures, forums: {} }, null, 2);
  return `${rest.replace('"forums": {}', `"forums": {\n${rows.join(',\n')}\n  }`)}\n`;
}
