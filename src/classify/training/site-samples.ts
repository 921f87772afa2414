// Samples of a site's pages to learn from: as a learner has them at hand, few at first, then more.
import { pageStructure } from '../../records/index.ts';
import { generator } from '../linear-model.ts';
import type { PageEvidence } from '../page-evidence.ts';
import type { PageType } from '../page-type.ts';
import { SiteEvidence } from '../site-evidence.ts';
import type { LabelledPage, LabelSource } from './labelled-page.ts';
import type { Walk, WalkedPage, WalkOptions } from './mirror-walks.ts';

/** A page among others. */
export interface SamplePage {
  /** Undefined where nobody can tell: the others are judged by it, and it is not judged. */
  readonly type: PageType | undefined;
  readonly records?: number | undefined;
  readonly evidence: PageEvidence;
}

export interface SiteSample {
  readonly source: LabelSource;
  readonly site: string;
  /** Sites of one family are never on both sides of a cross-validation. */
  readonly family: string;
  /** How many pages were asked for; the site may have had fewer. */
  readonly size: number;
  readonly pages: readonly SamplePage[];
}

/** What a learner has after so many pages. */
export const SAMPLE_SIZES: readonly number[] = [6, 12, 24];
export const WALKS: WalkOptions = { walks: 8, pages: Math.max(...SAMPLE_SIZES), seed: 1 };

/** The first pages of a walk, once for each size. */
export function walkSamples({ site, family, pages }: Walk): SiteSample[] {
  return SAMPLE_SIZES.filter((size) => size === SAMPLE_SIZES[0] || pages.length > size / 2).map((size) => ({
    source: 'mirror',
    site,
    family,
    size,
    pages: samplePages(pages.slice(0, size)),
  }));
}

// A page of a lab forum stands in one handful of each of these sizes, and once among all.
const HANDFULS = [6, 12];

/** All pages of a site, and, where they are many, handfuls of them: of few pages less is known. */
export function pageSamples(mates: readonly LabelledPage[], seed: number): SiteSample[] {
  const { source, site, family = site } = mates[0]!;
  const random = generator(seed);
  const sampleOf = (few: readonly LabelledPage[], size: number): SiteSample => ({
    source,
    site,
    family,
    size,
    pages: samplePages(few),
  });
  const samples = [sampleOf(mates, mates.length)];
  for (const size of HANDFULS) {
    const count = Math.floor(mates.length / size);
    if (count < 2) continue;
    const mixed = mates.map((page) => ({ page, at: random() })).sort((a, b) => a.at - b.at);
    for (let i = 0; i < count; i++)
      samples.push(
        sampleOf(
          mixed.filter((_, at) => at % count === i).map(({ page }) => page),
          size,
        ),
      );
  }
  return samples;
}

function samplePages(pages: readonly WalkedPage[]): SamplePage[] {
  const evidence = new SiteEvidence();
  for (const { page } of pages) evidence.add(pageStructure(page));
  evidence.read();
  return pages.map(({ type, records }, at) => ({ type, records, evidence: evidence.pages[at]! }));
}
