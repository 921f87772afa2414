// Which links are known not to lead to boards or threads. A link nobody looked behind is not thereby a negative: side
// boxes link to real threads too. Negative is what has a form of its own.

import { looksLikeCode, queryPairs, splitUrl } from './url-parts.ts';

/** Positions of a path at which words are constants of the software: `last` in /topic/12/last/, `feed` in /forum/5/feed/. */
type ConstantTest = (position: number, word: string) => boolean;

// A word after or before so many different neighbours is a constant; a slug has one id before it and few pages after it.
const CONSTANT_NEIGHBOURS = 3;

/**
 * The links whose form no example has.
 * @param examples URLs of boards, threads and their flips
 * @param links all other links seen
 */
export function chooseNegatives(examples: readonly string[], links: readonly string[]): string[] {
  const all = [...examples, ...links];
  const isConstant = constantWords(examples, all);
  const isShortTitle = shortTitles(all);
  const isTitle: TitleTest = variedPlaces(examples);
  const formOf = (url: string) =>
    form(url, isConstant, (position, segment) => isTitle(position, segment) || isShortTitle(segment));
  const known = new Set(examples.map(formOf));
  return [...new Set(links)].filter((url) => !known.has(formOf(url)));
}

function constantWords(examples: readonly string[], all: readonly string[]): ConstantTest {
  const before = new Map<string, Set<string>>();
  const after = new Map<string, Set<string>>();
  for (const url of new Set(all)) {
    const segments = segmentsOf(url);
    segments.forEach((segment, i) => {
      const place = `${i} ${wordOf(segment)}`;
      add(before, place, segments.slice(0, i).join('/'));
      add(after, place, segments[i + 1] ?? '');
    });
  }
  // What varies between examples at a position is a slug there, however often it occurs elsewhere.
  const variants = new Map<number, Set<string>>();
  for (const url of examples) {
    segmentsOf(url).forEach((segment, i) => {
      const words = variants.get(i) ?? new Set<string>();
      variants.set(i, words.add(wordOf(segment)));
    });
  }
  return (position, segment) => {
    const word = wordOf(segment);
    const place = `${position} ${word}`;
    const words = variants.get(position);
    const isOwn = words?.has(word) ?? false;
    // Where examples vary a word is a slug, unless it follows many different ids as only the software's own words do.
    if (words !== undefined && words.size >= CONSTANT_NEIGHBOURS) {
      return !isOwn && (before.get(place)?.size ?? 0) >= CONSTANT_NEIGHBOURS;
    }
    const neighbours = Math.max(before.get(place)?.size ?? 0, after.get(place)?.size ?? 0);
    return isOwn || neighbours >= CONSTANT_NEIGHBOURS;
  };
}

/** Whether a segment at a position of the path is a title. */
type TitleTest = (position: number, segment: string) => boolean;

/** Where examples have many different words with a number, as titles of a letter and a number are: 'gt-450' after 'av-75'. */
function variedPlaces(examples: readonly string[]): TitleTest {
  const words = new Map<string, Set<string>>();
  for (const url of new Set(examples))
    for (const [i, segment] of segmentsOf(url).entries())
      if (/\p{L}/u.test(segment)) add(words, String(i), wordOf(segment));
  return (position, segment) =>
    /\p{L}/u.test(segment) && (words.get(String(position))?.size ?? 0) > CONSTANT_NEIGHBOURS;
}

/** A number and a word that comes with this number alone: `/forum/10-trains/` is as much a title as a longer one. */
function shortTitles(all: readonly string[]): (segment: string) => boolean {
  const numbered = new Map<string, Set<string>>();
  for (const url of new Set(all))
    for (const segment of segmentsOf(url))
      if (TITLED_NUMBER.test(segment)) add(numbered, wordOf(segment), segment);
  return (segment) => TITLED_NUMBER.test(segment) && numbered.get(wordOf(segment))?.size === 1;
}

const TITLED_NUMBER = /^(?:\d+[-_.]\p{L}[\p{L}_-]{2,}|\p{L}[\p{L}_-]{2,}[-_.]\d+)$/u;

function form(url: string, isConstant: ConstantTest, isTitle: TitleTest): string {
  const path = segmentsOf(url).map((word, i) => {
    if (/^\d+$/.test(word)) return '0';
    if (isConstant(i, word)) return wordOf(word);
    if (looksLikeCode(word) || isTitle(i, word)) return '*';
    // Numbers with a letter or two around them are ids of a kind: t12, 12.html, p12.
    const short = word.replace(/\d+/g, '0');
    return /\d/.test(word) && short.length <= 8 ? short : '*';
  });
  const names = queryPairs(splitUrl(url).query).map(({ name, value }) =>
    // A query without names tells by its numbers alone; one that is an address is among the segments.
    value === null && name.includes('/') ? '' : name.replace(/\d+/g, '0'),
  );
  const keys = [...new Set(names)].sort();
  return `/${path.join('/')}?${keys.join('&')}`;
}

/** A segment with its numbers made alike: page-17.html is of the kind of page-2.html. */
function wordOf(segment: string): string {
  return segment.replace(/(?<!%[\dA-F]?)\d+/g, '0');
}

/** Of the path, and of an address within the query: /index.php?/topic/5-my-title/. */
function segmentsOf(url: string): string[] {
  const within = queryPairs(splitUrl(url).query).filter(
    ({ name, value }) => value === null && name.includes('/'),
  );
  return [
    ...new URL(url).pathname.split('/').slice(1),
    ...within.flatMap(({ name }) => name.replace(/^\//, '').split('/')),
  ];
}

function add(map: Map<string, Set<string>>, key: string, value: string): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, new Set([value]));
  else values.add(value);
}
