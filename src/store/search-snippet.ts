// The part of a post that shows why it was found.
import { type PlacedWord, type SearchPhrase, wordsOf } from './search-words.ts';

export interface Snippet {
  /** In one line; '…' where the post goes on. */
  readonly text: string;
  /** Ranges of `text` that were searched for. */
  readonly marks: readonly (readonly [start: number, end: number])[];
}

const LENGTH = 160;
const BEFORE = 50;

/** The stretch around the first place found; the beginning of the text when the words stand elsewhere (in the title). */
export function snippetOf(source: string, phrases: readonly SearchPhrase[]): Snippet {
  const text = source.replace(/\s+/g, ' ').trim();
  const found = placesOf([...wordsOf(text)], phrases);
  const from = startOf(text, Math.max(0, (found[0]?.[0] ?? 0) - BEFORE));
  const to = endOf(text, from + LENGTH);
  const before = from > 0 ? '…' : '';
  const marks = found
    .filter(([start, end]) => start >= from && end <= to)
    .map(([start, end]) => [start - from + before.length, end - from + before.length] as const);
  return { text: before + text.slice(from, to) + (to < text.length ? '…' : ''), marks };
}

function placesOf(words: readonly PlacedWord[], phrases: readonly SearchPhrase[]): [number, number][] {
  const found: [number, number][] = [];
  const wanted = phrases.filter(({ isExcluded }) => !isExcluded);
  for (let i = 0; i < words.length; i++) {
    const phrase = wanted.find((one) => isAt(words, i, one));
    if (phrase === undefined) continue;
    const last = i + phrase.words.length - 1;
    found.push([words[i]!.start, words[last]!.end]);
    i = last;
  }
  return found;
}

function isAt(words: readonly PlacedWord[], at: number, { words: phrase, isPrefix }: SearchPhrase): boolean {
  return phrase.every((word, i) => {
    const found = words[at + i]?.word;
    return found === word || (isPrefix && i === phrase.length - 1 && found?.startsWith(word) === true);
  });
}

// At a space when one is near, and never within a character.
function startOf(text: string, near: number): number {
  const space = text.indexOf(' ', near);
  const at = near > 0 && space >= 0 && space - near < 15 ? space + 1 : near;
  return isLowSurrogate(text, at) ? at + 1 : at;
}

function endOf(text: string, near: number): number {
  if (near >= text.length) return text.length;
  const space = text.lastIndexOf(' ', near);
  const at = near - space < 15 ? space : near;
  return isLowSurrogate(text, at) ? at - 1 : at;
}

function isLowSurrogate(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code < 0xe000;
}
