// Reads a page on trial: everything that the crawl may do to find out what it says. Run in a thread that can be ended, because no
// one can say beforehand how long an odd page takes.
import { judgePage } from '../classify/index.ts';
import { pagerFacts } from '../learn/index.ts';
import { type PageSource, parsePage } from '../page/index.ts';
import { extractPosts, pageStructure } from '../records/index.ts';
import { IndexExtraction } from './index-extraction.ts';
import { RecordNames } from './record-names.ts';

export function tryReading(source: PageSource): void {
  const page = parsePage(source);
  pagerFacts(page);
  const structure = pageStructure(page);
  judgePage(structure);
  extractPosts(structure, {});
  const names = new RecordNames({ entry: page.url, patterns: [], ignoredParameters: [] });
  new IndexExtraction(names).read(page, page.url);
}
