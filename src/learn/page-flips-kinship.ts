// How much the links of a pager are the page's own URL: the page's flips differ from it in one number, the pages of
// another thread in more.
import type { FlipEvidence } from './page-flips-candidates.ts';
import { OPAQUE } from './page-flips-own-keys.ts';
import { missingComponent, valueIn } from './url-difference.ts';

/**
 * 1: the page's URL (or its canonical one) is one of the pages of `hole`; 0.5: it is the same script with no parameter
 * in contradiction; 0: nothing is known.
 */
export function kinship(evidence: FlipEvidence, hole: string): number {
  let best = 0;
  for (const key of evidence.ownKeys) {
    if (valueIn(hole, key) !== undefined) return 1;
    if (missingComponent(hole, key) !== undefined && !hasNearerFirstPage(evidence, hole, key)) return 1;
    best = Math.max(best, likeness(hole, key));
  }
  return best;
}

/** Another link is the first of these pages: `/` lacks `news/page/{}`, but so little only because `/news` exists. */
function hasNearerFirstPage({ candidates, ownKeys }: FlipEvidence, hole: string, own: string): boolean {
  return candidates.some(
    ({ key }) =>
      key.length > own.length &&
      !ownKeys.includes(key) &&
      key.startsWith(own.replace(/[?/]?$/, '')) &&
      missingComponent(hole, key) !== undefined &&
      !sameButSlash(key, own),
  );
}

function sameButSlash(a: string, b: string): boolean {
  return a.replace(/\/$/, '') === b.replace(/\/$/, '');
}

function likeness(hole: string, own: string): number {
  const [holePath, holeQuery] = hole.split('?') as [string, string?];
  const [ownPath, ownQuery] = own.split('?') as [string, string?];
  const theirs = parametersOf(holeQuery);
  const ours = parametersOf(ownQuery);
  if (holePath !== ownPath) {
    // The number may be in the path, and a session or a highlight only in the query.
    const isFlip =
      valueIn(holePath, ownPath) !== undefined ||
      (holePath.includes('\u0001') && missingComponent(holePath, ownPath) !== undefined);
    if (!isFlip) return 0;
    return [...ours].every(([name, value]) => (theirs.get(name) ?? value) === value) ? 1 : 0;
  }
  let shared = 0;
  let onlyOpaque = true;
  for (const [name, value] of ours) {
    const other = theirs.get(name);
    if (other === undefined) onlyOpaque &&= OPAQUE.test(value);
    else if (other === value || other.includes('\u0001')) shared += OPAQUE.test(value) ? 0 : 1;
    else if (!OPAQUE.test(value)) return 0;
  }
  if (shared === 0) return 0;
  for (const [name, value] of theirs)
    if (!ours.has(name) && !value.includes('\u0001')) onlyOpaque &&= OPAQUE.test(value);
  return onlyOpaque ? 1 : 0.5;
}

function parametersOf(query: string | undefined): Map<string, string> {
  const parameters = new Map<string, string>();
  if (query === undefined) return parameters;
  for (const parameter of query.split('&')) {
    const at = parameter.indexOf('=');
    parameters.set(at < 0 ? parameter : parameter.slice(0, at), at < 0 ? '' : parameter.slice(at + 1));
  }
  return parameters;
}
