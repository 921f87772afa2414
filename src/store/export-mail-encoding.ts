// How text becomes mail: quoted-printable and base64 bodies (RFC 2045), encoded words in headers (RFC 2047).

const LINE_LENGTH = 76;
const WORD_LENGTH = 75;
const HEX = Array.from({ length: 256 }, (_, byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`);

/** UTF-8 bytes with lines ended by '\n' as quoted-printable; no line begins with "From ", which would end the message. */
export function quotedPrintable(bytes: Uint8Array): string {
  let out = '';
  let length = 0;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i]!;
    if (byte === 10) {
      out += '\n';
      length = 0;
      continue;
    }
    const isLast = i + 1 === bytes.length || bytes[i + 1] === 10;
    const isSpace = byte === 32 || byte === 9;
    // 'F', '.' at the start of a line: a separator of mbox, the end of a message in SMTP.
    const isRisky = length === 0 && (byte === 70 || byte === 46);
    const isPlain = isSpace ? !isLast : byte > 32 && byte < 127 && byte !== 61 && !isRisky;
    const token = isPlain ? String.fromCharCode(byte) : HEX[byte]!;
    if (length + token.length > (isLast ? LINE_LENGTH : LINE_LENGTH - 1)) {
      out += '=\n';
      length = 0;
      if (byte === 70 || byte === 46) {
        out += HEX[byte]!;
        length = 3;
        continue;
      }
    }
    out += token;
    length += token.length;
  }
  return out;
}

/** Base64 in lines. */
export function base64Lines(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64');
  return text.replace(/.{76}(?=.)/g, '$&\n');
}

/**
 * Text for a header that begins `used` characters into its line: as it is when it is plain and short, else as encoded
 * words on lines of their own. 'phrase' stands before an address, where more characters mean something.
 */
export function headerText(text: string, place: 'text' | 'phrase', used: number): string {
  // Line ends would begin another header.
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const plain = place === 'text' ? /^[\x20-\x7e]*$/ : /^[A-Za-z0-9 !#$%&'*+\-/=?^_`{|}~]*$/;
  const fits = !line.includes('=?') && used + line.length + 2 <= LINE_LENGTH;
  if (fits && plain.test(line)) return line;
  if (fits && /^[\x20-\x7e]*$/.test(line)) return `"${line.replace(/["\\]/g, '\\$&')}"`;
  const words: string[] = [];
  let word = '';
  const room = () => WORD_LENGTH - '=?utf-8?B?'.length - '?='.length - (words.length === 0 ? used : 1);
  for (const character of line) {
    const longer = word + character;
    if (Math.ceil(Buffer.byteLength(longer) / 3) * 4 > room() && word !== '') {
      words.push(word);
      word = character;
    } else word = longer;
  }
  words.push(word);
  return words.map((part) => `=?utf-8?B?${Buffer.from(part).toString('base64')}?=`).join('\n ');
}
