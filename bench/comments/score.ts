// Comments that were found against those that are there: ComCrawler's equations 4 and 5, page by page.

/** Texts are compared by letters and digits: how they are drawn differs. */
export function squeezed(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

export interface PageScore {
  readonly hits: number;
  readonly found: number;
  readonly wanted: number;
  readonly f1: number;
}

/**
 * A found comment is right when it is the whole text of one that is there, give or take a word. `shown`: the same as the
 * page draws them, which may begin with who is answered.
 */
export function scorePage(
  found: readonly string[],
  wanted: readonly string[],
  shown: readonly string[] = wanted,
): PageScore {
  const left = wanted.map((text, at) => [squeezed(text), squeezed(shown[at] ?? text)]);
  let hits = 0;
  for (const text of found.map(squeezed)) {
    const at = left.findIndex((texts) => texts.some((one) => isSame(text, one)));
    if (at < 0) continue;
    hits++;
    left.splice(at, 1);
  }
  const precision = found.length === 0 ? (wanted.length === 0 ? 1 : 0) : hits / found.length;
  const recall = wanted.length === 0 ? (found.length === 0 ? 1 : 0) : hits / wanted.length;
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return { hits, found: found.length, wanted: wanted.length, f1 };
}

function isSame(found: string, wanted: string): boolean {
  if (found === wanted) return true;
  const room = 5 + 0.1 * wanted.length;
  return (
    Math.abs(found.length - wanted.length) <= room &&
    found.slice(0, 30) === wanted.slice(0, 30) &&
    wanted.length > 12
  );
}
