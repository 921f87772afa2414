// Pages as bytes in the dialect's charset. What the charset cannot hold becomes a character reference, as in browsers' forms.
import iconv from 'iconv-lite';

const utf8 = /^utf-?8$/i;
const heldCharacters = new Map<string, boolean>();

function isHeld(character: string, charset: string): boolean {
  const key = charset + character;
  let held = heldCharacters.get(key);
  if (held === undefined) {
    held = iconv.decode(iconv.encode(character, charset), charset) === character;
    heldCharacters.set(key, held);
  }
  return held;
}

/** HTML (or XML) as bytes. */
export function encodePage(text: string, charset: string): Buffer {
  if (utf8.test(charset)) return Buffer.from(text, 'utf8');
  const holdable = text.replace(/[^\x00-\x7f]/gu, (character) =>
    isHeld(character, charset) ? character : `&#${character.codePointAt(0)};`,
  );
  return iconv.encode(holdable, charset);
}
