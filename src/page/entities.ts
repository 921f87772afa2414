// Source spans as the text they stand for: character references decoded, newlines unified, null bytes put right.
import { decodeHTML, decodeHTMLAttribute } from 'entities';

const NEEDS_WORK = /[&\r\0]/;

/** Text of a text node. Null bytes vanish, as in browsers (in title and textarea they become U+FFFD). */
export function decodeText(raw: string, forNull = ''): string {
  if (!NEEDS_WORK.test(raw)) return raw;
  const text = plainLines(raw).replaceAll('\0', forNull);
  return text.includes('&') ? decodeHTML(text) : text;
}

/** Content of script and style: no character references there. */
export function decodeRawText(raw: string): string {
  return NEEDS_WORK.test(raw) ? plainLines(raw).replaceAll('\0', '\ufffd') : raw;
}

/** Value of an attribute; a reference without semicolon before a letter or '=' is not one (`?a=1&copy=2`). */
export function decodeAttribute(raw: string): string {
  if (!NEEDS_WORK.test(raw)) return raw;
  if (hasOnlyAmpersands(raw)) return raw.replaceAll('&amp;', '&');
  const text = plainLines(raw).replaceAll('\0', '\ufffd');
  return text.includes('&') ? decodeHTMLAttribute(text) : text;
}

/** Query strings: the only references are `&amp;`. Several times faster than the general decoder. */
function hasOnlyAmpersands(raw: string): boolean {
  let at = raw.indexOf('&');
  while (at >= 0 && raw.startsWith('amp;', at + 1)) at = raw.indexOf('&', at + 5);
  return at < 0 && !raw.includes('\r') && !raw.includes('\0');
}

function plainLines(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
