// The links of a lab forum with what they truly are: material for learning patterns and for checking them.
import { type Dialect, type LabTruth, startLab, type TruthPage } from '../../lab/index.ts';
import { type FetchedLinks, sessionParameters, withoutParameters } from '../../src/learn/session-ids.ts';
import { orderParameters } from '../../src/learn/url-parts.ts';
import { normaliseUrl } from '../../src/page/index.ts';
import { readPage } from '../lab/walk.ts';

export interface LabLinks {
  readonly truth: LabTruth;
  /** Every link on a good part of the pages that count, once, without session ids, with what it truly is. */
  readonly links: readonly TruthPage[];
  /** Session ids found on the first pages. */
  readonly ignored: readonly string[];
}

const size = { boards: 8, threads: 40, postsPerThread: 7, users: 20 };

/** Reads pages of a small forum. */
export async function readLab(given: Dialect): Promise<LabLinks> {
  // Waiting teaches nothing here.
  const nuisances = given.nuisances.filter((name) => !['slow', 'busy-429', 'busy-503'].includes(name));
  const dialect = { ...given, nuisances, postsPerPage: 5, threadsPerPage: 4 };
  const lab = await startLab({ dialect, size, seed: 11 });
  try {
    const truth = lab.truth();
    const fetches: FetchedLinks[] = [];
    for (const [i, { url, threadId }] of truth.pages().entries()) {
      // Thread pages link to much the same: a third of them is enough.
      if (threadId !== undefined && i % 3 !== 0) continue;
      const { links } = await readPage(lab, url);
      fetches.push({ url, links: links.flatMap((link) => normaliseUrl(link) ?? []) });
    }
    const ignored = sessionParameters(fetches.slice(0, 6)).map(({ name }) => name);
    const urls = new Set(
      fetches.flatMap(({ links }) => links.map((link) => withoutParameters(link, ignored))),
    );
    const links = Array.from(urls, (url) => ({ ...truth.typeOf(url), url }));
    return { truth, ignored, links: links.filter((link) => !isReordered(link)) };
  } finally {
    await lab.close();
  }
}

/** The same parameters in another order are the same address to patterns. */
function isReordered({ url, type, canonical }: TruthPage): boolean {
  return (
    type === 'duplicate' && canonical !== undefined && orderParameters(url) === orderParameters(canonical)
  );
}
