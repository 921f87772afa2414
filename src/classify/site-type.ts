// Page types within a site: pages whose structure tells what they are say it of those whose structure does not. A thread
// with one post is drawn like threads with twenty, its URL looks like theirs, and boards name it in a row as they name
// those. No label of the site is needed: what was learned, on other sites, is how far such kinship can be trusted.
import type { PageStructure } from '../records/index.ts';
import type { PageFeatures } from './features.ts';
import { type LinearModel, margin } from './linear-model.ts';
import { type Classifiers, classifyFeatures, type PageTypeGuess, type SiteTypeModel } from './page-type.ts';
import type { Leaning, SiteView } from './site-features.ts';
import { SitePages } from './site-pages.ts';
import { siteTypeModel } from './weights/page-type.ts';

/** Says what each page of one site is, by its structure and by what the others are. Order does not matter. */
export function classifySite(
  structures: readonly PageStructure[],
  model: SiteTypeModel = siteTypeModel,
): PageTypeGuess[] {
  const pages = new SitePages(model);
  for (const structure of structures) pages.add(structure);
  const guesses = new Map(pages.judge().map(({ url, ...guess }) => [url, guess]));
  return structures.map(({ page }) => guesses.get(page.url)!);
}

/** What is thought of the pages of a site, after each round: first what their structure says alone. */
export type Rounds = Leaning[][];

/**
 * Judges the pages from the `from`-th on; `rounds` holds what is thought of those before, and is brought up to date. Each
 * round hears what the one before said, and has learned how far to trust it.
 */
export function judgeInRounds(
  view: SiteView,
  model: Pick<SiteTypeModel, 'own' | 'rounds'>,
  rounds: Rounds,
  from: number,
): PageTypeGuess[] {
  while (rounds.length <= model.rounds.length) rounds.push([]);
  const own = rounds[0]!;
  const count = view.pages.length;
  for (let at = from; at < count; at++) own[at] = leaningOf(model.own, view.pages[at]!.features);
  // Nothing more is known of a page without others.
  if (count === 1) return [classifyFeatures(view.pages[0]!.features, model.own)];
  let guesses: PageTypeGuess[] = [];
  for (const [round, classifiers] of model.rounds.entries()) {
    const next = rounds[round + 1]!;
    guesses = [];
    for (let at = from; at < count; at++) {
      const features = view.features(at, own[at]!, rounds[round]!);
      guesses.push(classifyFeatures(features, classifiers));
      next[at] = leaningOf(classifiers, features);
    }
  }
  return guesses;
}

/** Log-odds of both types. */
export function leaningOf({ index, thread }: Classifiers, features: PageFeatures): Leaning {
  const logit = (model: LinearModel) => -(model.slope * margin(model, features) + model.offset);
  return { index: logit(index), thread: logit(thread) };
}
