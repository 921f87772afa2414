// Character classes and folding for date words: case, accents, digit scripts and look-alike punctuation.

export const OTHER = 0;
export const LETTER = 1;
export const DIGIT = 2;
export const SPACE = 3;
/** Marks and direction controls that folding drops. */
export const DROPPED = 4;
/** Letters of scripts that write no spaces between words (Hangul too: particles and units stick together). */
export const UNSPACED = 5;

/** Zeros of the decimal digit scripts in use. */
const ZEROS = [
  0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20,
  0x1040, 0x17e0, 0xff10,
];

const UNSPACED_RANGES = [
  [0xe01, 0xe4f],
  [0xe80, 0xecf],
  [0x1000, 0x103f],
  [0x1780, 0x17df],
  [0x3005, 0x3007],
  [0x3041, 0x30ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xac00, 0xd7a3],
] as const;

/** One letter, digit or sign for another, beyond what Unicode decomposition gives. */
const SAME: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ς: 'σ',
  // Arabic letters written in several ways, and the Persian shapes of kaf and yeh.
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ۀ: 'ه',
  ک: 'ك',
  '،': ',',
  '、': ',',
  '٫': '.',
  '॰': '.',
  '。': '.',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '´': "'",
  '`': "'",
  '′': "'",
  '״': '"',
  '׳': "'",
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '־': '-',
  '⁄': '/',
  '∕': '/',
};

interface CharacterTables {
  readonly classOf: Uint8Array;
  readonly fold: Uint16Array;
}

/** Nukta signs are dropped: the same Indic word is written with and without. */
const isDroppedMark = (c: number): boolean =>
  (c >= 0x300 && c <= 0x36f) ||
  (c >= 0x591 && c <= 0x5c7 && c !== 0x5be && c !== 0x5c0 && c !== 0x5c3 && c !== 0x5c6) ||
  (c >= 0x610 && c <= 0x61a) ||
  (c >= 0x64b && c <= 0x65f) ||
  c === 0x640 ||
  c === 0x670 ||
  c === 0x93c ||
  c === 0x9bc;

const isInvisible = (c: number): boolean =>
  c === 0xad ||
  c === 0x61c ||
  (c >= 0x200b && c <= 0x200f) ||
  (c >= 0x202a && c <= 0x202e) ||
  (c >= 0x2060 && c <= 0x2069) ||
  c === 0xfeff;

function buildTables(): CharacterTables {
  const classOf = new Uint8Array(65536);
  const fold = new Uint16Array(65536);
  for (let c = 0; c < 65536; c++) fold[c] = c;
  const letter = /[\p{L}\p{M}]/u;
  const space = /\s/u;
  const addLetter = (c: number): void => {
    const text = String.fromCharCode(c);
    if (space.test(text)) {
      classOf[c] = SPACE;
      fold[c] = 32;
    } else if (isDroppedMark(c) || isInvisible(c)) classOf[c] = DROPPED;
    else if (letter.test(text)) {
      classOf[c] = LETTER;
      // Scripts beyond have neither case nor accents; asking for each of their letters would take most of the time.
      if (c >= 0x700 && (c < 0x900 || c > 0x9ff) && c < 0x1e00) return;
      const base = text.toLowerCase().normalize('NFD');
      const lower = SAME[text.toLowerCase()] ?? SAME[base.charAt(0)] ?? base.charAt(0);
      fold[c] = lower.charCodeAt(0);
    }
  };
  for (let c = 0; c < 0x2000; c++) addLetter(c);
  for (let c = 0x2000; c < 0x2070; c++) addLetter(c);
  addLetter(0x3000);
  addLetter(0xfeff);
  for (const [from, to] of UNSPACED_RANGES) classOf.fill(UNSPACED, from, to + 1);
  for (let c = 0xff01; c <= 0xff5e; c++) {
    classOf[c] = classOf[c - 0xfee0] as number;
    fold[c] = fold[c - 0xfee0] as number;
  }
  for (const zero of ZEROS) {
    for (let d = 0; d < 10; d++) {
      classOf[zero + d] = DIGIT;
      fold[zero + d] = 48 + d;
    }
  }
  for (const [from, to] of Object.entries(SAME)) {
    const c = from.charCodeAt(0);
    fold[c] = to.charCodeAt(0);
    // The modifier apostrophe counts as a letter in Unicode, but stands where an apostrophe stands.
    if (!letter.test(to)) classOf[c] = OTHER;
  }
  // 'ª' and 'º' mark ordinals; as letters they would glue to the next word.
  classOf[0xaa] = OTHER;
  classOf[0xba] = OTHER;
  return { classOf, fold };
}

let tables: CharacterTables | undefined;

/** Class and folded form of every UTF-16 unit, built on first use. */
export function characterTables(): CharacterTables {
  tables ??= buildTables();
  return tables;
}

/** Folds a word or phrase as text is folded, for the keys of the lexicon. */
export function foldWord(word: string): string {
  const { classOf, fold } = characterTables();
  let folded = '';
  for (let i = 0; i < word.length; i++) {
    const c = word.charCodeAt(i);
    if (classOf[c] !== DROPPED) folded += String.fromCharCode(fold[c] as number);
  }
  return folded;
}
