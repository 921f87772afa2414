// Bytes to text. The charset is taken from, in this order: a byte order mark, the Content-Type header, a meta element in
// the first kilobytes, detection. A declaration is checked against the bytes, for forums that were moved between
// servers and databases often declare what was true ten years ago.
import { isAscii, isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';
import iconv from 'iconv-lite';
import { detectCharset, highByteShare, utf8Sequences } from './detect-charset.ts';

/** The decoded text and the WHATWG name of the charset that was used. */
export interface DecodedBody {
  readonly text: string;
  readonly charset: string;
}

/** Browsers look at the first 1,024 bytes; some pages put long comments or scripts in front. */
const META_BYTES = 4096;
const META_CHARSET = /<meta\b[^>]*?\bcharset\s*=\s*["']?\s*([\w.:-]+)/i;
const HEADER_CHARSET = /\bcharset\s*=\s*["']?\s*([\w.:-]+)/i;

/** Decodes a response body; `headers` have lower-case names. */
export function decodeBody(body: Uint8Array, headers: Readonly<Record<string, string>> = {}): DecodedBody {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const marked = byteOrderMark(bytes);
  if (marked !== undefined) return decode(bytes, marked);
  const declared = declaredCharset(bytes, headers['content-type'] ?? '');
  // Pure ASCII reads the same in every charset but UTF-16 and ISO-2022-JP (which is ASCII with escapes).
  if (isAscii(bytes)) {
    if (bytes.includes(0x1b) && (declared === 'iso-2022-jp' || bytes.includes('\x1b$B')))
      return decode(bytes, 'iso-2022-jp');
    if (declared?.startsWith('utf-16') !== true || !bytes.includes(0))
      return { text: bytes.toString('latin1'), charset: declared ?? 'utf-8' };
  }
  if (isUtf8(bytes) && (declared === undefined || declared === 'utf-8' || !isCoincidence(bytes, declared)))
    return { text: bytes.toString('utf8'), charset: 'utf-8' };
  return decode(bytes, believable(bytes, declared));
}

/** The declared charset of bytes that are not UTF-8 throughout, or a better one when it is evidently wrong. */
function believable(bytes: Buffer, declared: string | undefined): string {
  if (declared?.startsWith('utf-16') === true || declared === 'iso-2022-jp') return declared;
  // Nearly all sequences well-formed: UTF-8 with a few broken bytes, or cut in the middle of a character. No other
  // charset looks so by chance.
  const { valid, broken } = utf8Sequences(bytes);
  if (valid >= 5 && valid > 9 * broken) return 'utf-8';
  if (declared === undefined || declared === 'utf-8') return detectCharset(bytes);
  // A server that declares latin1 for everything (once a common default): text whose letters are mostly not ASCII is
  // in no Western language.
  if (declared === 'windows-1252' && highByteShare(bytes) > 0.5) return detectCharset(bytes);
  return declared;
}

/** From the header, else from a meta element; a header's latin1 gives way, since it is a server's default as a rule. */
function declaredCharset(bytes: Buffer, contentType: string): string | undefined {
  const header = canonicalCharset(HEADER_CHARSET.exec(contentType)?.[1]);
  if (header !== undefined && header !== 'windows-1252') return header;
  return metaCharset(bytes) ?? header;
}

/**
 * Valid UTF-8 wins over any declaration: text in another charset is valid UTF-8 by accident only when it hardly has
 * non-ASCII bytes. This repairs "latin1" pages that a database has long turned into UTF-8. The exception: in East Asian
 * charsets one or two characters may well look like UTF-8, unless the page itself says that it is.
 */
function isCoincidence(bytes: Buffer, declared: string): boolean {
  if (!/^(?:gb|big5|shift_jis|euc)/.test(declared)) return false;
  let sequences = 0;
  for (let at = 0; at < bytes.length && sequences < 3; at++) if (bytes[at]! >= 0xc2) sequences++;
  return sequences < 3 && metaCharset(bytes) !== 'utf-8';
}

/** The WHATWG name for a label ('cp1251', 'x-sjis', 'latin1'), or undefined when there is no such charset. */
export function canonicalCharset(label: string | undefined): string | undefined {
  if (label === undefined) return undefined;
  const lower = label.trim().toLowerCase();
  if (lower === '') return undefined;
  const known = canonicalNames.get(lower);
  if (known !== undefined) return known || undefined;
  let name = '';
  try {
    name = new TextDecoder(MISSPELT[lower] ?? lower).encoding;
  } catch {}
  // Labels come from pages: bounded, or a hostile site could fill memory.
  if (canonicalNames.size < 1000) canonicalNames.set(lower, name);
  return name || undefined;
}
const canonicalNames = new Map<string, string>();
/** Labels seen in the wild that the standard does not list. */
const MISSPELT: Readonly<Record<string, string>> = {
  utf: 'utf-8',
  'utf-8859-1': 'utf-8',
  win1251: 'windows-1251',
  'win-1251': 'windows-1251',
  cp936: 'gbk',
  cp932: 'shift_jis',
  cp949: 'euc-kr',
  cp950: 'big5',
  'shift-jis': 'shift_jis',
  eucjp: 'euc-jp',
  euckr: 'euc-kr',
  'iso-8859-1-15': 'iso-8859-15',
};

function byteOrderMark(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return undefined;
}

function metaCharset(bytes: Buffer): string | undefined {
  const match = META_CHARSET.exec(bytes.toString('latin1', 0, META_BYTES));
  const charset = canonicalCharset(match?.[1]);
  // A meta element that could be read as ASCII is not in UTF-16, whatever it says (as the standard rules).
  return charset?.startsWith('utf-16') === true ? 'utf-8' : charset;
}

const decoders = new Map<string, TextDecoder>();

/**
 * Charsets of which Node's decoder knows less than browsers do: it has no Hong Kong characters in Big5 (they become private
 * code points) and not the 8,822 syllables that Windows added to EUC-KR (they fall apart into letters).
 */
const WIDER_THAN_NODE = new Set(['big5', 'euc-kr']);

function decode(bytes: Buffer, charset: string): DecodedBody {
  if (charset === 'windows-1252') return { text: decodeWindows1252(bytes), charset };
  if (WIDER_THAN_NODE.has(charset)) return { text: iconv.decode(bytes, charset), charset };
  let decoder = decoders.get(charset);
  if (decoder === undefined) {
    // The standard reads GBK as GB18030, which holds all of it; Node's own GBK leaves some characters private.
    decoder = new TextDecoder(charset === 'gbk' ? 'gb18030' : charset);
    decoders.set(charset, decoder);
  }
  return { text: decoder.decode(bytes), charset };
}

/** Code points of the bytes 0x80–0x9f. Node 20's own windows-1252 decoder treats them as latin1 control characters. */
const WINDOWS_1252_HIGH =
  '\u20ac\x81\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\x8d\u017d\x8f' +
  '\x90\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\x9d\u017e\u0178';

function decodeWindows1252(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (char) => WINDOWS_1252_HIGH[char.charCodeAt(0) - 0x80]!);
}
