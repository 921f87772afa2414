// Page types within a site: pages whose structure tells what they are say it of those whose structure does not. A thread
// with one post is drawn like threads with twenty, its URL looks like theirs, and boards name it in a row as they name
// those. No label of the site is needed: what was learned, on other sites, is how far such kinship can be trusted.
import type { PageStructure } from '../records/index.ts';
import { type PageFeatures, pageFeatures } from './features.ts';
import { type LinearModel, margin } from './linear-model.ts';
import { type PageEvidence, pageEvidence } from './page-evidence.ts';
import { type Classifiers, classifyFeatures, type PageTypeGuess, type SiteTypeModel } from './page-type.ts';
import { type Leaning, SiteView } from './site-features.ts';
import { siteFrame } from './site-frame.ts';
import { pageTypeModel } from './weights/page-type.ts';

// In the second round the pages recognised in the first speak for their kin; further ones only repeat errors.
const ROUNDS = 2;

/** Says what each page of one site is, by its structure and by what the others are. Order does not matter. */
export function classifySite(
  structures: readonly PageStructure[],
  model: SiteTypeModel = pageTypeModel,
): PageTypeGuess[] {
  if (structures.length === 1) return [classifyFeatures(pageFeatures(structures[0]!), model)];
  return judgeSite(new SiteView(siteEvidence(structures)), model);
}

/** What each page of a site says, its frame left out. */
export function siteEvidence(structures: readonly PageStructure[]): PageEvidence[] {
  const frames = siteFrame(structures);
  return structures.map((structure, at) => pageEvidence(structure, frames[at]!));
}

/** The same for evidence at hand. */
export function judgeSite(view: SiteView, model: SiteTypeModel): PageTypeGuess[] {
  const alone = view.pages.map(({ features }) => leaningOf(model, features));
  let leanings = alone;
  let guesses: PageTypeGuess[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const features = alone.map((own, at) => view.features(at, own, leanings));
    guesses = features.map((one) => classifyFeatures(one, model.site));
    leanings = features.map((one) => leaningOf(model.site, one));
  }
  return guesses;
}

/** Log-odds of both types. */
export function leaningOf({ index, thread }: Classifiers, features: PageFeatures): Leaning {
  const logit = (model: LinearModel) => -(model.slope * margin(model, features) + model.offset);
  return { index: logit(index), thread: logit(thread) };
}
