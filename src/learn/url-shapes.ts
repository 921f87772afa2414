// Coarse shapes of URLs: the address with what varies within a kind made alike. Which words vary is told by all links seen.
import { looksLikeCode, queryPairs, splitUrl } from './url-parts.ts';

/** A URL's coarse shape, and whether it tells what kind of page the URL names. */
export interface CoarseShape {
  readonly shape: string;
  /** Has a word or parameter of its own; `/community/*` has not when the whole site lies below /community/. */
  readonly isTelling: boolean;
}

// A word that so many links have at the same place of the path may be a constant of the software.
const CONSTANT_FROM = 3;
// It is one when the place has few different words, or when this one is frequent there; a slug is one of many.
const FEW_WORDS_SHARE = 0.5;
const FREQUENT_SHARE = 0.25;
// Words that so large a share of all links have say where the site lies, not what a page is.
const COMMON_SHARE = 0.6;
const TITLE_WORDS = 3;
// 'the' and 'and' stand in as many links as a word of the software may, but anywhere in them; that one has its place, by
// what stands before it or by what comes after.
const PLACED_SHARE = 0.8;

/** The words of a place of the path, among addresses of as many segments: below a board's name stand those of its threads. */
interface PlaceCount {
  readonly words: Map<string, number>;
  urls: number;
}

/** Learns from links as they are seen; a shape may change while few are known. */
export class UrlShapes {
  readonly #known = new Map<string, readonly ShapeWord[]>();
  readonly #uses = new Map<string, number>();
  readonly #places = new Map<string, PlaceCount>();
  #shapes = new Map<string, CoarseShape>();

  /** Takes note of links. */
  add(urls: Iterable<string>): this {
    for (const url of urls) {
      if (this.#known.has(url)) continue;
      this.#shapes = new Map();
      const words = wordsOf(url);
      this.#known.set(url, words);
      for (const { place, fromStart, fromEnd } of words)
        for (const use of [place, fromStart, fromEnd]) this.#uses.set(use, (this.#uses.get(use) ?? 0) + 1);
      for (const { segment, text, isWord, isInTitle } of words) {
        if (!isWord || isInTitle || segment === '') continue;
        const count = this.#places.get(segment) ?? { words: new Map(), urls: 0 };
        this.#places.set(segment, count);
        count.words.set(text, (count.words.get(text) ?? 0) + 1);
        count.urls++;
      }
    }
    return this;
  }

  /** The shape of any URL. Two threads have the same coarse shape, a thread and a profile mostly have not. */
  of(url: string): CoarseShape {
    let shape = this.#shapes.get(url);
    if (shape === undefined) {
      shape = this.#shapeOf(this.#known.get(url) ?? wordsOf(url));
      this.#shapes.set(url, shape);
    }
    return shape;
  }

  #shapeOf(words: readonly ShapeWord[]): CoarseShape {
    let shape = '';
    let isTelling = false;
    for (const word of words) {
      if (!word.isWord) {
        shape += word.text;
      } else if (word.isKey || this.#isConstant(word)) {
        shape += word.text;
        const isCommon = (this.#uses.get(word.place) ?? 0) >= COMMON_SHARE * this.#known.size;
        if (!isCommon && /\p{L}/u.test(word.text)) isTelling = true;
      } else {
        shape += '*';
      }
    }
    // From the first to the last word of a title, numbers within it included.
    return { shape: shape.replace(/\*(?:[-_.~+](?:\*|0))*[-_.~+]\*/g, '*'), isTelling };
  }

  /** A parameter's name is always one of the software's words; in a title even frequent words are not. */
  #isConstant({ place, text, segment, isInTitle, isAfterNumber, fromStart, fromEnd }: ShapeWord): boolean {
    const uses = this.#uses.get(place) ?? 0;
    if (uses < CONSTANT_FROM) return false;
    if (isInTitle) {
      if (/\d/.test(text)) return true;
      const placed = Math.max(this.#uses.get(fromStart) ?? 0, this.#uses.get(fromEnd) ?? 0);
      return uses >= FREQUENT_SHARE * this.#known.size && placed >= PLACED_SHARE * uses;
    }
    const count = this.#places.get(segment);
    if (count === undefined) return true;
    // Titles without a letter of the address's alphabet are all called 'topic'; others are not.
    if (isAfterNumber && count.words.size > 1) return false;
    const usesHere = count.words.get(text) ?? 0;
    return count.words.size <= FEW_WORDS_SHARE * count.urls || usesHere >= FREQUENT_SHARE * count.urls;
  }
}

/** Shapes by a given set of links alone. */
export function coarseShapes(urls: readonly string[]): (url: string) => CoarseShape {
  const shapes = new UrlShapes().add(urls);
  return (url) => shapes.of(url);
}

/** How many folders a URL has, which parameters, and whether it ends as a folder does. */
export function frameOf(url: string): string {
  const { path, query } = splitUrl(url);
  const names = queryPairs(query).map(({ name, value }) => (value === null ? '' : name));
  return `${path.split('/').length} ${path.endsWith('/')} ${names.sort().join('&')}`;
}

interface ShapeWord {
  readonly text: string;
  /** The word and where it stands. */
  readonly place: string;
  /** The word by its place among those of its segment, counted from either end; '' outside of titles. */
  readonly fromStart: string;
  readonly fromEnd: string;
  /** The segment it stands in, among URLs of as many segments; '' in a query. */
  readonly segment: string;
  readonly isWord: boolean;
  readonly isKey: boolean;
  /** Part of a name of several words. */
  readonly isInTitle: boolean;
  /** Follows a number within its segment, as a title follows its id. */
  readonly isAfterNumber: boolean;
}

const nothing = {
  place: '',
  fromStart: '',
  fromEnd: '',
  segment: '',
  isWord: false,
  isKey: false,
  isInTitle: false,
  isAfterNumber: false,
};

/** Path and query in words and what stands between them; numbers are 0 already. */
function wordsOf(url: string): ShapeWord[] {
  const { path, query } = splitUrl(url);
  const words = pathWords(path.slice(1), '');
  for (const { name, value } of queryPairs(query).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    words.push({ ...nothing, text: '&' });
    // `?threads/my-title.5/`, `?1,5,77`: an address within the query.
    if (value === null) {
      words.push(...pathWords(name, '?'));
      continue;
    }
    words.push({ ...nothing, text: name, place: `?${name}`, isWord: true, isKey: true });
    // `act=topic` tells what a page is, `id=5` which one; `topic=5.msg77` is not of the kind of `topic=5.0`.
    const text = value.replace(/\d+/g, '0');
    if (!/\p{L}|%/u.test(value) || looksLikeCode(value)) continue;
    words.push({ ...nothing, text: '=' }, { ...nothing, text, place: `?${name}=${text}`, isWord: true });
  }
  return words;
}

function pathWords(path: string, within: string): ShapeWord[] {
  const words: ShapeWord[] = [];
  const between = (text: string) => words.push({ ...nothing, text });
  const segments = decoded(path).split('/');
  for (const [i, segment] of segments.entries()) {
    between('/');
    // A code is one word; a file's extension is none.
    const [, stem = segment, extension = ''] = /^(.*?)(\.[a-z]{2,5})?$/.exec(segment) ?? [];
    const parts = looksLikeCode(stem) ? [stem] : stem.split(/([-_.~+,])/);
    const isInTitle = parts.filter((part) => /\p{L}|%/u.test(part)).length >= TITLE_WORDS;
    let isAfterNumber = false;
    for (const [at, part] of parts.entries()) {
      if (/^[-_.~+,]$/.test(part)) between(part);
      else if (/^\d*$/.test(part)) {
        between(part === '' ? '' : '0');
        isAfterNumber ||= part !== '';
      } else {
        const text = part.replace(/\d+/g, '0');
        const segmentPlace = `${within}${i}/${segments.length}${isAfterNumber ? ' after' : ''}`;
        const where = { place: `${within}${i} ${text}`, segment: segmentPlace };
        const fromStart = isInTitle ? `${where.place} ${at}` : '';
        const fromEnd = isInTitle ? `${where.place} -${parts.length - at}` : '';
        words.push({
          ...nothing,
          ...where,
          fromStart,
          fromEnd,
          text,
          isWord: true,
          isInTitle,
          isAfterNumber,
        });
      }
    }
    between(extension);
  }
  return words;
}

/** A broken escape stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}
