// `skein learn --graph FILE`: the site map as a picture, for Graphviz, or as data, by the file's ending.
import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { LearnedSite } from '../crawl/index.ts';
import { InputError, UsageError } from '../errors.ts';
import type { SiteMap } from '../learn/index.ts';
import { drawnMap, graphDot, graphSvg } from '../sitemap/index.ts';

const WRITERS = {
  '.svg': graphSvg,
  '.dot': graphDot,
  // The layout table is for crawling, not for reading.
  '.json': ({ pages, vertices, arcs }: SiteMap, title: string) =>
    `${JSON.stringify({ title, pages, vertices, arcs }, null, 2)}\n`,
} as const;

/** Fails before anything is fetched when the file's ending says nothing. */
export function checkGraphFile(path: string): void {
  if (!Object.hasOwn(WRITERS, extname(path)))
    throw new UsageError(`--graph ${path}: name a file that ends in .svg, .dot or .json`);
}

/** Writes the map of a learned site: the model's own, else one drawn from the pages it was learned from. */
export function writeGraphFile(path: string, learned: LearnedSite): void {
  const map = learned.model.siteMap ?? mapOfPages(learned);
  const title = `${learned.model.entry} (strategy ${learned.model.strategy})`;
  try {
    writeFileSync(path, WRITERS[extname(path) as keyof typeof WRITERS](map, title));
  } catch (cause) {
    throw new InputError(
      `cannot write ${path} (${(cause as NodeJS.ErrnoException).code}): name another --graph`,
      { cause },
    );
  }
}

function mapOfPages({ model, pages }: LearnedSite): SiteMap {
  const entryFirst = [...pages].sort((a, b) => Number(b.url === model.entry) - Number(a.url === model.entry));
  return drawnMap(model, entryFirst);
}
