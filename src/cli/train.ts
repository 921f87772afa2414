// `skein train`: trains the page-type classifiers on labelled pages and writes their weights.
import type { LabelledPage, SampleSize } from '../classify/training/index.ts';
import { sitePages } from '../classify/training/index.ts';
import { HttpFetcher } from '../fetch/index.ts';

/** Labelled pages of lab forums, by dialect name. */
export async function labPages(
  names: readonly string[],
  size: SampleSize,
  seed = 1,
): Promise<LabelledPage[]> {
  const { dialectByName, startLab } = await import('../../lab/index.ts');
  const pages: LabelledPage[] = [];
  for (const name of names) {
    const lab = await startLab({
      dialect: dialectByName(name),
      seed,
      retryAfterSeconds: 0,
      size: { boards: 6, threads: 60, postsPerThread: 6, users: 30 },
    });
    const fetcher = new HttpFetcher({
      startUrl: lab.entryUrl,
      rate: 0,
      respectRobots: false,
      retry: { baseMs: 1 },
    });
    try {
      const truth = lab.truth();
      pages.push(
        ...(await sitePages(
          { name, entryUrl: lab.entryUrl, typeOf: truth.typeOf, pages: truth.pages },
          fetcher,
          size,
        )),
      );
    } finally {
      await fetcher.close();
      await lab.close();
    }
  }
  return pages;
}
