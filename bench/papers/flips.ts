// Page-flipping URLs found (FoCUS 5.2.2; url-type-recognition 5.2.2): grouped ones by algorithm 2, and the same with single ones
// where a kind of page has no grouped ones. Judged page by page, as bench/flips judges those of skein.
import { spread } from '../../src/classify/training/labelled-page.ts';
import { type FocusPage, FocusPages } from '../../src/papers/focus/index.ts';
import { type DetectedFlips, groupedFlips, SingleFlips } from '../../src/papers/focus/page-flips.ts';
import type { JudgedPage } from '../flips/page-sets.ts';
import { type Forum, pagesOf } from './forums.ts';
import type { Tally } from './page-types.ts';

export interface FlipFigures {
  readonly forum: string;
  readonly grouped: Tally;
  /** With single ones. */
  readonly all: Tally;
}

// Of each kind, as the paper has it.
const TESTED = 10;
const BUDGET = 1000;

export async function findFlips(forum: Forum): Promise<FlipFigures> {
  const pages = new FocusPages(pagesOf(forum), BUDGET);
  const judged = new Map<FocusPage, JudgedPage>();
  const look = async (kind: string): Promise<FocusPage[]> => {
    const found: FocusPage[] = [];
    for (const url of spread(
      forum.pages.filter((one) => forum.truthOf(one).type.startsWith(kind)),
      TESTED,
    )) {
      const seen = await pages.look(url);
      const judgement = seen && forum.flipsOf(seen.page);
      if (seen === undefined || judgement === undefined || judged.has(seen)) continue;
      judged.set(seen, judgement);
      found.push(seen);
    }
    return found;
  };
  const [boards, threads] = [await look('index'), await look('thread')];
  const grouped: Found[] = [];
  const all: Found[] = [];
  for (const [own, others] of [
    [boards, threads],
    [threads, boards],
  ] as const) {
    const otherKind = others.slice(0, 4).map(({ page }) => page);
    const found: Found[] = [];
    for (const source of own)
      found.push({ page: judged.get(source)!, flips: await groupedFlips(pages, source, otherKind) });
    grouped.push(...found);
    const single = new SingleFlips(pages, new Set(), otherKind);
    if (found.some(({ flips }) => flips !== undefined)) all.push(...found);
    else for (const source of own) all.push({ page: judged.get(source)!, flips: await single.of(source) });
  }
  return { forum: forum.name, grouped: tallyOf(grouped), all: tallyOf(all) };
}

interface Found {
  readonly page: JudgedPage;
  readonly flips: DetectedFlips | undefined;
}

/** A page counts as found when it has flips at all, and as right when most of them are. */
function tallyOf(pages: readonly Found[]): Tally {
  const found = pages.filter(({ flips }) => flips !== undefined);
  const right = found.filter(
    ({ page, flips }) => 2 * flips!.urls.filter((url) => page.isFlip(url)).length > flips!.urls.length,
  );
  const wanted = pages.filter(({ page }) => page.wanted.length > 0);
  return {
    found: found.length,
    right: right.length,
    wanted: wanted.length,
    met: right.filter((one) => wanted.includes(one)).length,
  };
}
