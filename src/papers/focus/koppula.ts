// FoCUS 4.3.2: Koppula's recursive refinement of URL patterns from '*', with FoCUS's support threshold.
import { escapeRegex, holeClasses, orderParameters, pieced, tokens } from '../../learn/index.ts';

type PiecedUrl = ReturnType<typeof pieced>;

/** A pattern with the examples it was refined from. */
export interface KoppulaPattern {
  /** Anchored source, matched against the form `orderParameters` gives; each open place is a capture group. */
  readonly regex: string;
  readonly urls: readonly string[];
}

/** A place of the pattern: a text, or what may stand there. */
interface Place {
  readonly kind: 'text' | 'number' | 'word' | 'segment' | 'step' | 'value';
  readonly text: string;
}
/** A URL cut into as many texts as its pattern has places. */
interface CutUrl {
  readonly url: string;
  readonly texts: readonly string[];
}

// Words beside those with support that may be left out as strays (in the paper's example there are two).
const MOST_LEFT_OUT = 2;

// Of an address within the query (`?/topic/5-title/`), a step ends where the next one begins.
const sources = { number: '\\d+', word: '[A-Za-z]+', step: '[^&/]+', ...holeClasses };

/**
 * The patterns that cannot be refined further without falling to `minShare` of all URLs (FoCUS: 0.2) or below. '*'
 * becomes one pattern for each structure (folders, parameter names), with words and numbers open; an open place is
 * then fixed to each text that stands there often enough, from left to right. Numbers stay open.
 */
export function koppulaPatterns(urls: readonly string[], minShare = 0.2): KoppulaPattern[] {
  const distinct = [...new Set(urls.map(orderParameters))].map(pieced);
  const threshold = minShare * distinct.length;
  const found: KoppulaPattern[] = [];
  for (const group of groupBy(distinct, structureOf).values()) {
    if (group.length <= threshold) continue;
    const { places, cut } = openPattern(group, (1 - minShare) * group.length);
    refine(places, cut, threshold, found);
  }
  return found.sort((a, b) => b.urls.length - a.urls.length);
}

function structureOf({ origin, pieces, tail }: PiecedUrl): string {
  return `${origin + pieces.map(({ before }) => `${before}*`).join('')}${tail}`;
}

/**
 * The refinement of '*' for one structure. A piece is cut into its words and numbers where nearly all URLs agree on
 * the kinds (`about20152.html`); else, as with titles, it is one open word. Those that disagree drop out.
 */
function openPattern(group: readonly PiecedUrl[], agreement: number): { places: Place[]; cut: CutUrl[] } {
  const first = group[0]!;
  const places: Place[] = [{ kind: 'text', text: first.origin }];
  let cut: { url: PiecedUrl; texts: string[] }[] = group.map((url) => ({ url, texts: [url.origin] }));
  for (const [i, { before, isInQuery }] of first.pieces.entries()) {
    places.push({ kind: 'text', text: before });
    for (const one of cut) one.texts.push(before);
    const [kinds, agreeing] = largest(groupBy(cut, ({ url }) => kindsOf(url.pieces[i]!.value)));
    if (agreeing.length > agreement && !(kinds === 'word' && agreeing.length < cut.length)) {
      cut = agreeing;
      for (const { kind, text } of tokens(cut[0]!.url.pieces[i]!.value))
        places.push({ kind: kind === 'digits' ? 'number' : kind === 'word' ? 'word' : 'text', text });
      for (const one of cut) one.texts.push(...tokens(one.url.pieces[i]!.value).map(({ text }) => text));
    } else {
      const inQuery = before.endsWith('=') ? 'value' : 'step';
      places.push({ kind: isInQuery ? inQuery : 'segment', text: '' });
      for (const one of cut) one.texts.push(one.url.pieces[i]!.value);
    }
  }
  places.push({ kind: 'text', text: first.tail });
  return { places, cut: cut.map(({ url, texts }) => ({ url: url.url, texts: [...texts, first.tail] })) };
}

function refine(
  places: readonly Place[],
  cut: readonly CutUrl[],
  threshold: number,
  found: KoppulaPattern[],
): void {
  for (const [i, { kind }] of places.entries()) {
    if (kind === 'text' || kind === 'number') continue;
    const groups = [...groupBy(cut, ({ texts }) => texts[i]!)];
    const kept = groups.filter(([, group]) => group.length > threshold);
    // A few words of many are names of large boards: fixed, the regex would lose the small ones.
    if (kept.length === 0 || groups.length - kept.length > Math.max(MOST_LEFT_OUT, kept.length)) continue;
    for (const [text, group] of kept)
      refine(
        [...places.slice(0, i), { kind: 'text', text }, ...places.slice(i + 1)],
        group,
        threshold,
        found,
      );
    return;
  }
  const source = places
    .map(({ kind, text }) => (kind === 'text' ? escapeRegex(text) : `(${sources[kind]})`))
    .join('');
  found.push({ regex: `^${source}$`, urls: cut.map(({ url }) => url) });
}

function kindsOf(value: string): string {
  // Encoded letters do not part from numbers by a class of characters: such a piece stays whole.
  if (value.includes('%')) return value;
  return tokens(value)
    .map(({ kind, text }) => (kind === 'mark' ? text : kind))
    .join(' ');
}

function largest<T>(groups: ReadonlyMap<string, readonly T[]>): [string, T[]] {
  const [key, group] = [...groups].reduce((a, b) => (b[1].length > a[1].length ? b : a));
  return [key, [...group]];
}

function groupBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group === undefined) groups.set(key(item), [item]);
    else group.push(item);
  }
  return groups;
}
