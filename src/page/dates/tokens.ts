// A text as numbers, known words and signs.
import { characterTables, DIGIT, DROPPED, LETTER, SPACE, UNSPACED } from './characters.ts';
import { dateLexicon, type Lexicon, type Meaning } from './lexicon.ts';

export interface Token {
  readonly kind: 'number' | 'word' | 'sign';
  readonly start: number;
  readonly end: number;
  /** Of a number; -1 when it has too many digits to matter. */
  readonly value: number;
  /** How many digits a number has; how many letters a word has. */
  readonly size: number;
  /** Folded form of a word, or the sign. */
  readonly form: string;
  /** What a word or phrase means; undefined for words unknown here. */
  readonly meaning: Meaning | undefined;
  readonly spaceBefore: boolean;
}

/** Numbers longer than this are identifiers, not parts of dates (14 digits: 20240105151500). */
const MAX_DIGITS = 14;

/** Splits a text into tokens, phrases not yet joined. */
function splitText(text: string, lexicon: Lexicon): Token[] {
  const { classOf, fold } = characterTables();
  const tokens: Token[] = [];
  const length = text.length;
  let spaceBefore = false;
  let i = 0;
  while (i < length) {
    const c = text.charCodeAt(i);
    const kind = classOf[c] as number;
    if (kind === SPACE) {
      spaceBefore = true;
      i++;
      continue;
    }
    if (kind === DROPPED) {
      i++;
      continue;
    }
    const start = i;
    if (kind === DIGIT) {
      let value = 0;
      while (i < length && classOf[text.charCodeAt(i)] === DIGIT) {
        value = value * 10 + (fold[text.charCodeAt(i)] as number) - 48;
        i++;
      }
      const size = i - start;
      tokens.push({
        kind: 'number',
        start,
        end: i,
        value: size > MAX_DIGITS ? -1 : value,
        size,
        form: '',
        meaning: undefined,
        spaceBefore,
      });
    } else if (kind === LETTER) {
      let form = '';
      let end = i;
      while (i < length) {
        const letter = text.charCodeAt(i);
        const letterKind = classOf[letter];
        if (letterKind === LETTER) {
          form += String.fromCharCode(fold[letter] as number);
          end = i + 1;
        } else if (letterKind !== DROPPED) break;
        i++;
      }
      const meaning = lexicon.words.get(form);
      tokens.push({ kind: 'word', start, end, value: 0, size: form.length, form, meaning, spaceBefore });
    } else if (kind === UNSPACED) {
      const found = unspacedWord(text, i, lexicon, fold);
      i += found.size;
      tokens.push({ kind: 'word', start, end: i, value: 0, spaceBefore, ...found });
    } else {
      i++;
      tokens.push({
        kind: 'sign',
        start,
        end: i,
        value: 0,
        size: 1,
        form: String.fromCharCode(fold[c] as number),
        meaning: undefined,
        spaceBefore,
      });
    }
    spaceBefore = false;
  }
  return tokens;
}

/** The longest known word of an unspaced script at a place, else the one character there. */
function unspacedWord(
  text: string,
  at: number,
  lexicon: Lexicon,
  fold: Uint16Array,
): { size: number; form: string; meaning: Meaning | undefined } {
  const lengths = lexicon.unspacedLengths.get(fold[text.charCodeAt(at)] as number);
  if (lengths !== undefined) {
    const longest = lengths[0] as number;
    let folded = '';
    for (let i = at; i < text.length && i < at + longest; i++) {
      folded += String.fromCharCode(fold[text.charCodeAt(i)] as number);
    }
    for (const size of lengths) {
      if (size > folded.length) continue;
      const form = folded.slice(0, size);
      const meaning = lexicon.words.get(form);
      if (meaning !== undefined) return { size, form, meaning };
    }
  }
  return { size: 1, form: text.charAt(at), meaning: undefined };
}

/** Joins runs of tokens that make a known phrase ('il y a', 'a.m', 'كانون الثاني'), longest first. */
function joinPhrases(tokens: readonly Token[], lexicon: Lexicon): Token[] {
  const joined: Token[] = [];
  let i = 0;
  outer: while (i < tokens.length) {
    const token = tokens[i] as Token;
    if (token.kind === 'word') {
      for (const phrase of lexicon.phrases.get(token.form) ?? []) {
        const { rest, meaning } = phrase;
        let k = 0;
        while (k < rest.length && matches(tokens[i + 1 + k], rest[k] as string)) k++;
        if (k < rest.length) continue;
        const last = tokens[i + rest.length] as Token;
        joined.push({ ...token, end: last.end, size: last.end - token.start, meaning });
        i += rest.length + 1;
        continue outer;
      }
    }
    joined.push(token);
    i++;
  }
  return joined;
}

const matches = (token: Token | undefined, form: string): boolean =>
  token !== undefined && (token.kind === 'number' ? String(token.value) === form : token.form === form);

/** The tokens of a text. */
export function tokensOf(text: string): Token[] {
  const lexicon = dateLexicon();
  return joinPhrases(splitText(text, lexicon), lexicon);
}
