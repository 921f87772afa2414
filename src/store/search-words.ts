// What is searched for: words as people type them, in any script. Chinese, Japanese, Korean, Thai and others write without
// spaces between words (or stick endings to them), so there each character is a word and a word is a phrase; queries of
// one or two characters work like any other.
import { UsageError } from '../errors.ts';

/** One thing that must occur, or must not: a word, or words in a row. */
export interface SearchPhrase {
  /** Folded as the index has them. */
  readonly words: readonly string[];
  /** The last word may go on. */
  readonly isPrefix: boolean;
  readonly isExcluded: boolean;
}

const UNSPACED =
  '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}\\p{sc=Tibetan}';
const ONE_UNSPACED = new RegExp(`[${UNSPACED}]\\p{M}*`, 'gu');
const WORD = new RegExp(`[${UNSPACED}]\\p{M}*|(?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}\\p{Co}])+`, 'gu');

/** A text as the index gets it. */
export function indexedText(text: string): string {
  return folded(text).replace(ONE_UNSPACED, ' $& ');
}

/** A word of a text and where it stands. */
export interface PlacedWord {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** The words of a text, folded. */
export function* wordsOf(text: string): Generator<PlacedWord> {
  for (const match of text.matchAll(WORD))
    yield { word: folded(match[0]), start: match.index, end: match.index + match[0].length };
}

/** Case, width and accents do not matter; marks that make another letter (パ, ำ) do. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/(?<=[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])\p{M}+/gu, '')
    .toLowerCase()
    .normalize('NFC');
}

/**
 * Reads a query: words that must all occur, "words in a row", begin*, -without. Throws UsageError when there is no word
 * in it that could be looked for.
 */
export function parseQuery(query: string): readonly SearchPhrase[] {
  const phrases: SearchPhrase[] = [];
  for (const [, minus, phrase, plain] of query.matchAll(/(-?)(?:"([^"]*)"?|([^\s"]+))/g)) {
    const text = (phrase ?? plain ?? '').normalize('NFKC');
    const words = Array.from(wordsOf(text), ({ word }) => word);
    if (words.length === 0) continue;
    const isPrefix = phrase === undefined && text.endsWith('*');
    phrases.push({ words, isPrefix, isExcluded: minus === '-' });
  }
  if (!phrases.some(({ isExcluded }) => !isExcluded))
    throw new UsageError(`nothing to search for in "${query}": give at least one word`);
  return phrases;
}

/** The query in the language of FTS5. Every word is quoted, so that none is taken for an operator. */
export function matchExpression(phrases: readonly SearchPhrase[]): string {
  const told = ({ words, isPrefix }: SearchPhrase) => `"${words.join(' ')}"${isPrefix ? ' *' : ''}`;
  const wanted = phrases.filter(({ isExcluded }) => !isExcluded).map(told);
  const unwanted = phrases.filter(({ isExcluded }) => isExcluded).map(told);
  return [`(${wanted.join(' AND ')})`, ...unwanted].join(' NOT ');
}
