// Trains the classifiers that judge a page among others of its site, on what the classifiers of pages alone say of sites
// they were not trained on: what they say of sites they know is all too sure.
import { generator } from '../linear-model.ts';
import type { PageType, PageTypeModel } from '../page-type.ts';
import { type Leaning, SiteView } from '../site-features.ts';
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
  const leaningsOf = (mates: readonly LabelledFeatures[]) => mates.map((page) => leaningOf.get(page)!);
  const random = generator(settings.seed);
  const lessons = bySite(pages).flatMap((mates) => [
    ...lessonsOf(mates, leaningsOf(mates), 1),
    ...handfuls(mates, random).flatMap((few) => lessonsOf(few, leaningsOf(few), HANDFUL_WEIGHT)),
  ]);
  // Leanings and shares are bounded, and how few pages are at hand is meant to count beyond what sites of many pages show.
  const site = trainBoth(lessons, { ...settings, areBounded: true }).classifiers;
  return { ...classifiers, site };
}

function lessonsOf(
  mates: readonly LabelledFeatures[],
  leanings: readonly Leaning[],
  share: number,
): Lesson[] {
  const view = viewOf(mates);
  return mates.map((page, at): Lesson => {
    const alike = mates.flatMap(({ type }, other) => (type === page.type ? [other] : []));
    return {
      site: page.site,
      type: page.type,
      features: view.features(at, leanings[at]!, leanings),
      // A layout that few pages have counts as much as one that many have; more when it is that of an index page, as
      // each site has one entry.
      weight: share * Math.min(MOST[page.type], FULL_WEIGHT_PAGES[page.source] / view.crowd(at, alike)),
    };
  });
}

// What a learner has at hand in the beginning; each page is in one handful, with few kin that could share its weight.
const HANDFUL = 4;
const HANDFUL_WEIGHT = 0.1;

/** The pages of a site dealt out in handfuls: of few pages less is known, and what is known is to be trusted otherwise. */
function handfuls(mates: readonly LabelledFeatures[], random: () => number): LabelledFeatures[][] {
  const count = Math.floor(mates.length / HANDFUL);
  if (count < 2) return [];
  const mixed = mates.map((page) => ({ page, at: random() })).sort((a, b) => a.at - b.at);
  return Array.from({ length: count }, (_, i) =>
    mixed.filter((_, at) => at % count === i).map(({ page }) => page),
  );
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
