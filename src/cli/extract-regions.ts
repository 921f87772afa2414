// `skein extract --regions` and `--html-overlay`: what is seen on a page before anything is made of it.
import { writeFile } from 'node:fs/promises';
import { classifyPage } from '../classify/index.ts';
import { InputError } from '../errors.ts';
import { fold, type Page, visibleText } from '../page/index.ts';
import { overlayHtml, type PageRecord, type PageStructure } from '../records/index.ts';

/** Characters of the first texts of a region that are printed. */
const SAMPLE_LENGTH = 80;
const SAMPLES = 3;

/** The page first, then each of its regions. */
export function* regionLines(structure: PageStructure): Generator<object> {
  const { page, regions } = structure;
  const { type, confidence } = classifyPage(structure);
  yield { page: page.url, type, confidence: rounded(confidence), ...noteOfLength(page) };
  for (const [i, region] of regions.entries()) {
    yield {
      region: i,
      location: region.location,
      detector: region.detector,
      records: region.records.length,
      nested: region.records.filter(({ parent }) => parent >= 0).length,
      area: rounded(region.area),
      similarity: rounded(region.similarity),
      texts: region.records.slice(0, SAMPLES).map((record) => textOf(page, record)),
    };
  }
}

/** Says so where a page is too long to be read to its end. */
export function noteOfLength({ tree }: Page): { truncated?: true } {
  return tree.isTruncated ? { truncated: true } : {};
}

/** How a record begins. */
function textOf({ tree }: Page, { first, last }: PageRecord): string {
  let text = '';
  for (let node = first; node <= last && text.length < SAMPLE_LENGTH; node = tree.end[node]!)
    text = fold(`${text} ${visibleText(tree, node)}`);
  return text.length > SAMPLE_LENGTH ? `${text.slice(0, SAMPLE_LENGTH - 1)}…` : text;
}

/** Writes the page with its regions and records outlined. */
export async function writeOverlay(path: string, structure: PageStructure): Promise<void> {
  try {
    await writeFile(path, overlayHtml(structure));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new InputError(`cannot write ${path} (${code}): name another --html-overlay`, { cause: error });
  }
}

/** Three digits say all there is to say. */
export function rounded(value: number): number {
  return Math.round(1000 * value) / 1000;
}
