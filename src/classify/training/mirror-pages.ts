// Reads labelled pages from a mirror. Duplicates of thread pages show posts and count as threads; other duplicates are
// left out.
import { parsePage } from '../../page/index.ts';
import type { PageType } from '../page-type.ts';
import { type LabelledPage, listsThreadsToo, type SampleSize, ShapeLimit, spread } from './labelled-page.ts';
import { openMirror } from './mirror.ts';

/** A sample of a mirror's pages, evenly spread over each type. */
export async function mirrorPages(folder: string, size: SampleSize): Promise<LabelledPage[]> {
  const { name, family, urls, typeOf, postsOf, fetcher } = await openMirror(folder);
  const shapes = new ShapeLimit();
  const byType = new Map<PageType, string[]>([
    ['index', []],
    ['thread', []],
    ['other', []],
  ]);
  for (const url of urls) {
    const pageType = typeOf(url);
    if (pageType === undefined || (pageType === 'other' && (listsThreadsToo(url) || !shapes.takes(url))))
      continue;
    byType.get(pageType)!.push(url);
  }
  const pages: LabelledPage[] = [];
  try {
    for (const [type, found] of byType) {
      for (const url of spread(found, size[type])) {
        const page = parsePage(await fetcher.fetch({ url }));
        const records = type === 'thread' ? postsOf(url) : undefined;
        pages.push({ source: 'mirror', site: name, family, type, page, records });
      }
    }
  } finally {
    await fetcher.close();
  }
  return pages;
}
