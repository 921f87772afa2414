// URLs grouped as iRobot does (5.2): the same number and order of path parts, the same query keys, digits alike. A part
// that few URLs share (a title, a name) may be anything; what is left is one regular expression a group.
import { looksLikeCode, looksLikeSlug, orderParameters, pieced, tokens } from '../learn/index.ts';

/** The regular expression of the group a URL belongs to. */
export type UrlClasses = (url: string) => string;

// A word that so many URLs, and so large a share of those of the same form, have at one place is the software's.
const LEAST_USES = 3;
const LEAST_SHARE = 0.04;
// A title is taken for a word of the software only when it stands in most URLs of that form.
const LEAST_SHARE_OF_SLUGS = 0.5;
// A word with numbers in it ('12_last', '15_last') is the software's when so many numbers stand there; few are a name's.
const MANY_NUMBERS = 6;
const EXTENSION = /\.[a-z]{2,5}$/i;

/** URLs with the same number of parts and the same keys. */
interface Frame {
  readonly urls: Map<string, readonly string[]>;
  /** By place: words that are part of the software's addresses. */
  constants: readonly ReadonlySet<string>[];
}

/** Learns from the URLs of a site which parts of them vary. */
export function urlClasses(urls: Iterable<string>): UrlClasses {
  const frames = new Map<string, Frame>();
  for (const url of urls) {
    const { name, values } = takeApart(url);
    const frame = frames.get(name);
    if (frame === undefined) frames.set(name, { urls: new Map([[url, values]]), constants: [] });
    else frame.urls.set(url, values);
  }
  for (const frame of frames.values()) frame.constants = constantsOf([...frame.urls.values()]);
  const known = new Map<string, string>();
  return (url) => {
    let regex = known.get(url);
    if (regex === undefined) {
      regex = regexOf(url, frames);
      known.set(url, regex);
    }
    return regex;
  };
}

function constantsOf(rows: readonly (readonly string[])[]): Set<string>[] {
  const places = rows[0]!.map((_, place) => place);
  const uses = places.map((place) => {
    const counts = new Map<string, number>();
    for (const values of rows) {
      const word = normal(values[place]!);
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    return counts;
  });
  const constants = uses.map((counts) => {
    const frequent = [...counts].filter(
      ([word, count]) =>
        count >= LEAST_USES && count >= (isTitle(word) ? LEAST_SHARE_OF_SLUGS : LEAST_SHARE) * rows.length,
    );
    return new Set(frequent.map(([word]) => word));
  });
  // A rarer word is the software's when what stands beside it varies ('/forum/5/'); beside a name stand words of the
  // software ('/users/anna/posts/').
  const beside = new Map<string, Set<string>>();
  const numbered = new Map<string, Set<string>>();
  for (const values of rows) {
    const varying = places.filter(
      (place) => /\d/.test(values[place]!) || !constants[place]!.has(normal(values[place]!)),
    );
    for (const place of places) {
      const word = normal(values[place]!);
      if (constants[place]!.has(word) || isTitle(word) || uses[place]!.get(word)! < LEAST_USES) continue;
      if (/\d/.test(word)) addTo(numbered, `${place} ${word}`, values[place]!);
      const others = varying.filter((other) => other !== place).map((other) => values[other]!);
      for (const other of others) addTo(beside, `${place} ${word}`, other);
    }
  }
  const addWords = (found: ReadonlyMap<string, ReadonlySet<string>>, least: number) => {
    for (const [key, values] of found) {
      const [place] = key.split(' ', 1);
      if (values.size >= least) constants[Number(place)]!.add(key.slice(place!.length + 1));
    }
  };
  addWords(beside, LEAST_USES);
  addWords(numbered, MANY_NUMBERS);
  return constants;
}

function addTo(sets: Map<string, Set<string>>, key: string, value: string): void {
  const set = sets.get(key);
  if (set === undefined) sets.set(key, new Set([value]));
  else set.add(value);
}

function regexOf(url: string, frames: ReadonlyMap<string, Frame>): string {
  const { origin, pieces, tail, name } = takeApart(url);
  const constants = frames.get(name)?.constants;
  let regex = `^${escaped(origin)}`;
  for (const [i, { before, value, isInQuery }] of pieces.entries()) {
    const isConstant = isNumbersOnly(value) || constants?.[i]?.has(normal(value)) === true;
    regex += escaped(before) + (isConstant ? constant(value) : variable(value, isInQuery));
  }
  return `${regex}${escaped(tail)}$`;
}

/** '12', '12_2': what differs are digits, and these are alike. */
function isNumbersOnly(value: string): boolean {
  return /\d/.test(value) && /^[\d_.,~-]+$/.test(value.replace(EXTENSION, ''));
}

/** Several words; numbers and an extension ('12_last.html') are none. */
function isTitle(word: string): boolean {
  const words = word.replace(EXTENSION, '').replace(/(?<![^-_+.~])\d+(?![^-_+.~])[-_+.~]?/g, '');
  return looksLikeSlug(words) || looksLikeCode(word);
}

function constant(value: string): string {
  return tokens(value)
    .map(({ kind, text }) => (kind === 'digits' ? '\\d+' : escaped(text)))
    .join('');
}

function variable(value: string, isInQuery: boolean): string {
  if (isInQuery) return '[^&/]*';
  return `[^/?]+${escaped(EXTENSION.exec(value)?.[0] ?? '')}`;
}

function takeApart(url: string) {
  const { origin, pieces, tail } = pieced(orderParameters(url));
  return {
    origin,
    pieces,
    tail,
    name: `${pieces.length} ${origin}${pieces.map(({ before }) => before).join('*')}${tail}`,
    values: pieces.map(({ value }) => value),
  };
}

function normal(value: string): string {
  return tokens(value)
    .map(({ kind, text }) => (kind === 'digits' ? '0' : text))
    .join('');
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, (mark) => (mark === '/' ? mark : `\\${mark}`));
}
