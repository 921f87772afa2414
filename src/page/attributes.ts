// Walks the attributes of a start tag where it stands in the source. Attributes are never stored: a tree keeps the tag's
// position, and whoever asks for an attribute reads the tag again. Most attributes of a page are never asked for.

import { decodeAttribute } from './entities.ts';

/** What `next` found. */
export const ATTRIBUTE = 1;
export const TAG_END = 0;
/** The source ended inside the tag; browsers drop such a tag. */
export const SOURCE_END = -1;

const isSpace = (code: number): boolean =>
  code === 32 || code === 10 || code === 9 || code === 13 || code === 12;

/** A cursor over the attributes of one tag; reused to keep the tokenizer free of allocation. */
export class AttributeCursor {
  source = '';
  /** Where reading goes on; after TAG_END, the position behind '>'. */
  at = 0;
  nameStart = 0;
  nameEnd = 0;
  valueStart = 0;
  /** Equals valueStart for an attribute without value. */
  valueEnd = 0;
  /** After TAG_END: whether the tag ended in '/>'. */
  selfClosing = false;

  /** Starts behind the tag name. */
  begin(source: string, at: number): void {
    this.source = source;
    this.at = at;
  }

  next(): number {
    const source = this.source;
    const length = source.length;
    let at = this.at;
    let code = 0;
    let afterSlash = false;
    for (; ; at++) {
      if (at >= length) return SOURCE_END;
      code = source.charCodeAt(at);
      if (code === 62) {
        this.selfClosing = afterSlash;
        this.at = at + 1;
        return TAG_END;
      }
      if (code === 47) afterSlash = true;
      else if (isSpace(code)) afterSlash = false;
      else break;
    }
    this.nameStart = at++;
    // The first character belongs to the name whatever it is, even '='.
    for (; at < length; at++) {
      code = source.charCodeAt(at);
      if (code === 61 || code === 62 || code === 47 || isSpace(code)) break;
    }
    this.nameEnd = at;
    while (isSpace(code) && ++at < length) code = source.charCodeAt(at);
    if (at >= length) return SOURCE_END;
    if (code !== 61) {
      this.valueStart = this.valueEnd = this.at = at;
      return ATTRIBUTE;
    }
    do {
      if (++at >= length) return SOURCE_END;
      code = source.charCodeAt(at);
    } while (isSpace(code));
    if (code === 34 || code === 39) {
      const end = source.indexOf(code === 34 ? '"' : "'", at + 1);
      if (end < 0) return SOURCE_END;
      this.valueStart = at + 1;
      this.valueEnd = end;
      this.at = end + 1;
      return ATTRIBUTE;
    }
    this.valueStart = at;
    while (code !== 62 && !isSpace(code)) {
      if (++at >= length) return SOURCE_END;
      code = source.charCodeAt(at);
    }
    this.valueEnd = this.at = at;
    return ATTRIBUTE;
  }

  /** The attribute's decoded value. */
  value(): string {
    return decodeAttribute(this.source.slice(this.valueStart, this.valueEnd));
  }

  /** Whether the attribute's name is `name` (lower case). */
  isNamed(name: string): boolean {
    const length = name.length;
    const start = this.nameStart;
    if (this.nameEnd - start !== length) return false;
    const source = this.source;
    for (let i = 0; i < length; i++) {
      const code = source.charCodeAt(start + i);
      if (code !== name.charCodeAt(i) && (code < 65 || code > 90 || code + 32 !== name.charCodeAt(i)))
        return false;
    }
    return true;
  }
}

/** Position behind the tag name of the tag that starts (with '<') at `tagStart`. */
export function endOfTagName(source: string, tagStart: number): number {
  let at = tagStart + 1;
  for (; at < source.length; at++) {
    const code = source.charCodeAt(at);
    if (code === 62 || code === 47 || isSpace(code)) break;
  }
  return at;
}

/** Moves `cursor` to the first attribute called `name` of the tag at `tagStart`; false when there is none. */
export function findAttribute(
  cursor: AttributeCursor,
  source: string,
  tagStart: number,
  name: string,
): boolean {
  cursor.begin(source, endOfTagName(source, tagStart));
  while (cursor.next() === ATTRIBUTE) if (cursor.isNamed(name)) return true;
  return false;
}
