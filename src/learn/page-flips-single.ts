// Pagers without numbers: next, previous, first, last. One page shows only that a link's URL differs from its own in one
// number and that the link looks like an arrow; 'next thread' does too, so confidence stays modest until confirmed.
import type { Link } from '../page/index.ts';
import type { FlipGroup } from './page-flips.ts';
import type { Arrow, FlipCandidate, FlipEvidence } from './page-flips-candidates.ts';
import { countBeside, type PageCount } from './page-flips-count.ts';
import {
  formOf,
  holesOf,
  isOffsetWithSize,
  missingComponent,
  templateOf,
  valueIn,
} from './url-difference.ts';

/** Distinct pages a pager without numbers links to: first, previous, next, last, and one to spare. */
const MAX_TARGETS = 5;
const MAX_TEXT = 40;

interface Target {
  readonly candidate: FlipCandidate;
  /** null: the first page, without the component. */
  readonly value: number | null;
}

/** Groups of links whose URL is the page's own but for one number, by that number's place. */
export function singleFlips(evidence: FlipEvidence): FlipGroup[] {
  const groups: FlipGroup[] = [];
  for (const own of evidence.ownKeys)
    for (const [hole, targets] of targetsByHole(evidence, own)) {
      const group = groupOf(evidence, own, hole, targets);
      if (group !== undefined) groups.push(group);
    }
  // The same links can be read in two ways only when one is wrong.
  const taken = new Set<string>();
  return groups
    .sort((a, b) => b.confidence - a.confidence)
    .filter(({ links }) => {
      if (links.some(({ link }) => taken.has(link.url))) return false;
      for (const { link } of links) taken.add(link.url);
      return true;
    });
}

function targetsByHole({ candidates }: FlipEvidence, own: string): Map<string, Target[]> {
  const byHole = new Map<string, Target[]>();
  const ownHoles = holesOf(own);
  const add = (hole: string, target: Target): void => {
    const targets = byHole.get(hole);
    if (targets === undefined) byHole.set(hole, [target]);
    else targets.push(target);
  };
  for (const candidate of candidates) {
    const { key } = candidate;
    if (key === own) continue;
    for (const { key: hole } of ownHoles) {
      const value = valueIn(hole, key);
      if (value !== undefined) add(hole, { candidate, value });
      else if (missingComponent(hole, key) !== undefined) add(hole, { candidate, value: null });
    }
    for (const hole of holesOf(key))
      if (missingComponent(hole.key, own) !== undefined || isOffsetWithSize(hole, own))
        add(hole.key, { candidate, value: hole.value });
  }
  return byHole;
}

function groupOf(
  evidence: FlipEvidence,
  own: string,
  hole: string,
  targets: readonly Target[],
): FlipGroup | undefined {
  const { page, candidates } = evidence;
  const here = valueIn(hole, own) ?? null;
  const short = targets.filter(
    ({ candidate: { link, arrow } }) =>
      link.text.length <= MAX_TEXT && (link.fragment === '' || isSection(link, arrow)),
  );
  const withArrow = short.filter(({ candidate }) => candidate.arrow !== '');
  // Without arrows two words in any language are a pager when they lead one step forth and one back.
  const counted = countedTargets(evidence, short, here);
  const arrows = withArrow.length > 0 ? withArrow : (counted?.targets ?? neighbours(short, here));
  if (arrows.length === 0) return undefined;
  const values = new Set(arrows.map(({ value }) => value));
  if (values.size > MAX_TARGETS) return undefined;
  const behind = here === null ? valuesBehind(arrows) : NOTHING_BEHIND;
  const next = arrows.find(({ candidate, value }) => candidate.arrow === 'next' && value !== null);
  const above = [...values]
    .filter((value): value is number => value !== null && value > (here ?? -1) && !behind.has(value))
    .sort((a, b) => a - b);
  const below = [...values]
    .filter((value): value is number => value !== null && here !== null && value < here)
    .sort((a, b) => b - a);
  const hasFirst = values.has(null);
  // Comments are often shown newest first: the bare address is the last page, and its only arrow leads back.
  const leadsBack =
    here === null && !hasFirst && arrows.every(({ candidate }) => candidate.arrow === 'previous');
  const last = leadsBack ? lastAfter(above[0], counted) : undefined;
  const line =
    last === undefined
      ? lineOf(here, above[0] ?? null, below[0] ?? null, hasFirst)
      : { step: 1, firstValue: 1, certainty: 0.2 };
  if (line === undefined) return undefined;
  const { step, firstValue, certainty } = line;
  const numberAt = (value: number | null): number | null => {
    if (value === null) return 1;
    const number = (value - firstValue) / step + 1;
    return Number.isInteger(number) && number >= 1 ? number : null;
  };
  const current = here === null ? (last ?? 1) : numberAt(here);
  if (current === null) return undefined;
  const links = new Map<string, FlipGroup['links'][number]>();
  for (const { candidate, value } of arrows) {
    const pageNumber = numberAt(value);
    if (pageNumber === null || links.has(candidate.link.url)) continue;
    const direction = pageNumber === current + 1 ? 'next' : pageNumber === current - 1 ? 'previous' : 'other';
    links.set(candidate.link.url, {
      link: candidate.link,
      pageNumber,
      value: value ?? firstValue,
      direction,
    });
  }
  if (links.size === 0) return undefined;
  const flips = [...links.values()];
  const isCounted =
    counted?.current === current && flips.every(({ pageNumber }) => (pageNumber ?? 1) <= counted.total);
  const declared = arrows.some(
    ({ candidate: { link } }) => link.rel.includes('next') || link.rel.includes('prev'),
  );
  const isRepeated = arrows.length > links.size;
  // The number in a thread's own address changes from thread to thread; one that is put in only for later pages does not.
  const isInserted =
    here === null
      ? !isOwnPath(missingComponent(hole, own)) || above[0]! <= 2
      : hasFirst ||
        candidates.some(({ key }) => {
          const component = missingComponent(hole, key);
          return component !== undefined && !isOwnPath(component);
        });
  const isTitled = here !== null && new RegExp(`(?<!\\p{N})${current}(?!\\p{N})`, 'u').test(page.title);
  const confidence =
    0.2 +
    (isTitled ? 0.15 : 0) +
    certainty +
    (declared ? 0.2 : 0) +
    (isRepeated ? 0.1 : 0) +
    (isInserted ? 0.25 : 0) +
    (isCounted ? 0.25 : 0) +
    (next === undefined ? 0 : 0.05);
  // A word alone may say anything, and 't=7' beside 't=6' and 't=8' is the next thread as likely as the next page.
  const isGuess =
    !isCounted &&
    ((withArrow.length === 0 && values.size < 2) ||
      (!isInserted && !declared && !isTitled && step === 1 && (here ?? 0) > 1));
  // From page 4 back to 3, or from offset 0 to 3? The link is a flip, but its number is not known.
  const isUncounted = leadsBack && last === undefined && above[0]! > 2;
  const beyond = arrows.filter(({ value }) => behind.has(value) && numberAt(value) === null);
  const inUrl = arrows.find(({ value }) => value !== null)?.candidate.link.url ?? page.url;
  return {
    kind: 'single',
    links: isUncounted ? flips.map((flip) => ({ ...flip, pageNumber: null, direction: 'previous' })) : flips,
    current: isUncounted ? null : current,
    step: isUncounted ? null : step,
    firstValue: isUncounted ? null : firstValue,
    lastKnownPage: isUncounted ? null : Math.max(current, ...flips.map(({ pageNumber }) => pageNumber ?? 1)),
    confidence: Math.min(isGuess ? 0.45 : 0.9, confidence),
    location: flips[0]!.link.location,
    locations: [...new Set(arrows.map(({ candidate }) => candidate.link.location))],
    form: formOf(hole),
    template: templateOf(inUrl, hole) ?? null,
    firstUrl: arrows.find(({ value }) => value === null)?.candidate.link.url ?? null,
    beyond: beyond.map(({ candidate }) => candidate.link.url),
  };
}

const NOTHING_BEHIND: ReadonlySet<number | null> = new Set();

/**
 * Values of arrows that point back from a first page whose address has no number: hidden by a style or dimmed, they lead
 * to its own number and to one before it. They tell nothing of how pages are counted.
 */
function valuesBehind(arrows: readonly Target[]): ReadonlySet<number | null> {
  const pointing = (way: Arrow): number[] =>
    arrows.flatMap(({ candidate, value }) => (candidate.arrow === way && value !== null ? [value] : []));
  const back = pointing('previous');
  const forth = pointing('next');
  return forth.length > 0 && Math.max(...back) < Math.min(...forth) ? new Set(back) : NOTHING_BEHIND;
}

/** Whether an arrow leads to a part of its page ('#comments'); what has a number there is one post of it. */
function isSection({ fragment }: Link, arrow: Arrow): boolean {
  return arrow !== '' && !/\d/.test(fragment);
}

/** The number of the last page, of which a 'previous' leads to `before`: told by a count of pages, or the second of two. */
function lastAfter(before: number | undefined, counted: PageCount | undefined): number | undefined {
  if (before === 1) return 2;
  if (counted === undefined || counted.current !== counted.total) return undefined;
  return before === counted.total - 1 ? counted.total : undefined;
}

/** `/page/3/` or `/thread/3/`: its first page `/` may as well be the forum's entry. */
function isOwnPath(component: string | undefined): boolean {
  return component !== undefined && /^\/?[^/?=]+\/\{\}/.test(component);
}

/** The links beside a text that counts the pages, and what it says; `here` is the number in the page's own address. */
function countedTargets(
  evidence: FlipEvidence,
  targets: readonly Target[],
  here: number | null,
): (PageCount & { readonly targets: readonly Target[] }) | undefined {
  const beside = targets.flatMap((target) => {
    const count = target.value === null ? undefined : countBeside(evidence, target.candidate);
    return count === undefined || !isCountOf(here, count) ? [] : [{ target, count }];
  });
  const [first] = beside;
  if (first === undefined) return undefined;
  const same = beside.filter(
    ({ count }) => count.current === first.count.current && count.total === first.count.total,
  );
  return { ...first.count, targets: same.map(({ target }) => target) };
}

/** Whether a page may be the one a text counts; a date beside a name ('14 May 2024') has two numbers too. */
function isCountOf(here: number | null, { current, total }: PageCount): boolean {
  // The bare address is the first page, or the last where the newest come first.
  if (here === null) return current === 1 || current === total;
  const before = current - 1;
  return here === current || here === before || (before > 0 && (here % before === 0 || here % before === 1));
}

/** The two links one step around the current page, or the only link there is. */
function neighbours(targets: readonly Target[], here: number | null): readonly Target[] {
  // Breadcrumbs lead to the first page too.
  const numbered = targets.filter(({ value }) => value !== null);
  const [a, b, ...others] = [...new Set(numbered.map(({ value }) => value!))];
  if (a === undefined || others.length > 0) return [];
  if (b === undefined) return here === null ? numbered : [];
  return here !== null && a + b === 2 * here ? numbered : [];
}

/** How values and pages are related, from the neighbours of the current one; certainty 0 … 0.3. */
function lineOf(
  here: number | null,
  above: number | null,
  below: number | null,
  hasFirst: boolean,
): { step: number; firstValue: number; certainty: number } | undefined {
  if (here === null) {
    // The first page has no number, the second shows how pages are counted.
    if (above === null) return undefined;
    if (above === 2) return { step: 1, firstValue: 1, certainty: 0.3 };
    if (above === 1) return { step: 1, firstValue: 0, certainty: 0.15 };
    return above <= 500 ? { step: above, firstValue: 0, certainty: above % 5 === 0 ? 0.25 : 0.1 } : undefined;
  }
  const up = above === null ? null : above - here;
  const down = below === null ? null : here - below;
  const step =
    up !== null && down !== null
      ? Math.min(up, down)
      : (up ?? down ?? (hasFirst ? (here === 2 ? 1 : here) : null));
  if (step === null || step < 1 || step > 500) return undefined;
  const firstValue =
    step > 1 && here % step === 0
      ? 0
      : step > 1 && here % step === 1
        ? 1
        : step === 1
          ? here === 0 || below === 0
            ? 0
            : 1
          : null;
  if (firstValue === null) return undefined;
  const isSymmetric = up !== null && up === down;
  // Ids are large and their neighbours are other threads; page numbers are small.
  const isSmall = here <= 20 * step;
  return { step, firstValue, certainty: (isSymmetric ? 0.15 : 0.05) + (isSmall ? 0.15 : 0) };
}
