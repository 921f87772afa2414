// Trains the classifiers that judge a page among others of its site, on what the classifiers of pages alone say of sites
// they were not trained on: what they say of sites they know is all too sure.
import type { PageType, PageTypeModel } from '../page-type.ts';
import { SiteView } from '../site-features.ts';
import { judgeSite } from '../site-type.ts';
import {
  bySite,
  FULL_WEIGHT_PAGES,
  type Judgement,
  judge,
  type LabelledFeatures,
  type Lesson,
  siteFolds,
  type TrainingSettings,
  trainBoth,
  trainPageType,
} from './train-page-type.ts';

const MOST: Readonly<Record<PageType, number>> = { index: 1.4, thread: 1, other: 1 };

/** Everything but where it comes from. */
export type SiteClassifiers = Pick<PageTypeModel, 'index' | 'thread' | 'site'>;

/** Trains both kinds of classifiers. */
export function trainSiteType(
  pages: readonly LabelledFeatures[],
  settings: TrainingSettings,
): SiteClassifiers {
  const { classifiers, heldOut } = trainPageType(pages, settings);
  const leaningOf = new Map(pages.map((page, at) => [page, heldOut[at]!]));
  const lessons = bySite(pages).flatMap((mates) => {
    const view = viewOf(mates);
    const leanings = mates.map((page) => leaningOf.get(page)!);
    return mates.map((page, at): Lesson => {
      const alike = mates.flatMap(({ type }, other) => (type === page.type ? [other] : []));
      return {
        site: page.site,
        type: page.type,
        features: view.features(at, leanings[at]!, leanings),
        // A layout that few pages have counts as much as one that many have; more when it is that of an index page, as
        // each site has one entry.
        weight: Math.min(MOST[page.type], FULL_WEIGHT_PAGES[page.source] / view.crowd(at, alike)),
      };
    });
  });
  return { ...classifiers, site: trainBoth(lessons, settings).classifiers };
}

/** Judges each page among all pages of its site at hand. */
export function judgeWithinSites(model: SiteClassifiers, pages: readonly LabelledFeatures[]): Judgement[] {
  return bySite(pages).flatMap((mates) => {
    // Of a site with one page at hand nothing more is known than of the page alone.
    if (mates.length === 1) return judge(model, mates);
    const guesses = judgeSite(viewOf(mates), model);
    return mates.map((page, at) => ({
      page,
      guess: guesses[at]!.type,
      confidence: guesses[at]!.confidence,
    }));
  });
}

/** The same by classifiers trained on other sites. */
export function crossValidateWithinSites(
  pages: readonly LabelledFeatures[],
  settings: TrainingSettings,
  foldCount: number,
): Judgement[] {
  return siteFolds(pages, foldCount).flatMap((fold) =>
    judgeWithinSites(
      trainSiteType(
        pages.filter(({ site }) => !fold.has(site)),
        settings,
      ),
      pages.filter(({ site }) => fold.has(site)),
    ),
  );
}

const viewOf = (mates: readonly LabelledFeatures[]) => new SiteView(mates.map(({ evidence }) => evidence));
