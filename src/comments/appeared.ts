// What a click on "comments" brought: the click says what it is, so that what was not there before needs less to be believed.
import { commentProbability, sectionCandidates, sectionFacts } from '../classify/index.ts';
import type { Page } from '../page/index.ts';
import { type PageStructure, pageStructure } from '../records/index.ts';
import { type FoundSection, findSectionOf } from './find-section.ts';
import { squeeze } from './gathered.ts';
import { statedCounts } from './stated-count.ts';

const SURE_AFTER_CLICK = 0.2;
const PREFIX = 40;
/** Of what is signed, dated and new, and led by no title. */
const SURE_OF_NEW = 0.6;
const MAX_LINKED = 0.2;

/** The comments that `page` shows and `before` did not. */
export function appearedSection(page: Page, before: Page): FoundSection | undefined {
  const structure = pageStructure(page);
  const known = squeeze(before.text);
  const isNew = (text: string): boolean => !known.includes(squeeze(text).slice(0, PREFIX));
  const likely = findSectionOf(structure, { leastSure: SURE_AFTER_CLICK });
  if (likely?.comments.every(({ text }) => isNew(text))) return likely;
  const part = newPart(structure, isNew);
  return part === undefined ? undefined : signedIn(structure, part);
}

const MIN_NEW_TEXT = 2;

/** The smallest element around all texts that were not there before; undefined where they stand all over the page. */
function newPart({ page, facts }: PageStructure, isNew: (text: string) => boolean): number | undefined {
  const { tree } = page;
  let part = -1;
  for (let node = 1; node < tree.size; node++) {
    if (!tree.isText(node) || facts.isUnread[node] !== 0) continue;
    const text = tree.text(node).trim();
    if (text.length < MIN_NEW_TEXT || !isNew(text)) continue;
    if (part < 0) part = tree.parent[node]!;
    while (part > 0 && !tree.contains(part, node)) part = tree.parent[part]!;
  }
  return part <= 0 || /^(?:body|html|main)$/.test(tree.tag(part)) ? undefined : part;
}

/** All that is signed and dated in a part of the page. */
function signedIn(structure: PageStructure, part: number): FoundSection | undefined {
  const { page, facts } = structure;
  let best: FoundSection | undefined;
  for (const { container, roots, posts, template } of sectionCandidates(structure, part)) {
    if (!roots.every((root) => page.tree.contains(part, root))) continue;
    const stated = statedCounts(page, container);
    const candidate = { container, roots, posts };
    const { both, titled, linked } = sectionFacts(page, facts, candidate, 0, stated);
    if (both! < 1 || titled! > 0 || linked! > MAX_LINKED) continue;
    if (best !== undefined && best.comments.length >= posts.length) continue;
    const confidence = Math.max(SURE_OF_NEW, commentProbability(structure, candidate, stated));
    best = { page, container, comments: posts, template, confidence, stated: stated[0] ?? null };
  }
  return best;
}
