// Which groups of a list's links are looked behind first, and which are left alone because of what was found already.
import type { LinkGroup } from './link-groups.ts';
import type { GroupVerdict } from './sample-group.ts';
import { frameOf } from './url-shapes.ts';

/** A group with what it leads to. */
export interface JudgedGroup {
  readonly group: LinkGroup;
  readonly verdict: GroupVerdict;
}

/** Titles lead most of their records. */
export const MOSTLY = 0.6;
const SIDE_BOX_SHARE = 0.5;
// What leads records counts for more than what stands in them: names of boards are short.
const LEADING_WEIGHT = 3;

/** Titles first; lone links, which are rather buttons, last. */
export function inOrder(groups: readonly LinkGroup[]): LinkGroup[] {
  const byWeight = [...groups].sort((a, b) => titleWeight(b) - titleWeight(a));
  return [...byWeight.filter(isSeveral), ...byWeight.filter((group) => !isSeveral(group))];
}

/** Titles have much anchor text (FoCUS algorithm 1), but names of boards less than the names of people beside them. */
function titleWeight({ anchorLength, leads }: LinkGroup): number {
  return leads >= MOSTLY ? LEADING_WEIGHT * anchorLength : anchorLength;
}

export function isSeveral({ links }: Pick<LinkGroup, 'links'>): boolean {
  return links.length >= 2;
}

/** What leads the same column with URLs of the same frame is of the same kind, however the words in them look. */
export function sameColumn(
  found: readonly JudgedGroup[],
  { place, leads, links }: LinkGroup,
): GroupVerdict | undefined {
  if (leads < MOSTLY) return undefined;
  const frame = frameOf(links[0]!.url);
  return found.find(
    ({ group }) => group.place === place && group.leads >= MOSTLY && frameOf(group.links[0]!.url) === frame,
  )?.verdict;
}

/** A box beside the list: 'popular', 'unanswered' and other views of what the list leads to anyway. */
export function isSmallBeside(group: LinkGroup, list: LinkGroup): boolean {
  if (group.region === list.region || list.leads < MOSTLY) return false;
  const isFew = group.links.length <= SIDE_BOX_SHARE * list.links.length;
  return isFew || (group.area < SIDE_BOX_SHARE * list.area && group.links.length < list.links.length);
}
