// Cuts HTML into tags and text and hands them to a TreeBuilder. It follows the HTML standard's tokenizer, but jumps from
// one '<' to the next instead of walking a state machine over every character; comments, doctype and attributes are
// only skipped. Whatever is left unclosed (comment, quote, script) extends to the end of the source, as in browsers,
// and so is scanned once: the time is linear in the source's length.
import { ATTRIBUTE, AttributeCursor, SOURCE_END } from './attributes.ts';
import { isQuirky } from './doctype.ts';
import { FOREIGN } from './open-elements.ts';
import { lowerCase, TAG_NAMES, tagId, tagIdInSource } from './tags.ts';
import type { Tree } from './tree.ts';
import { TreeBuilder } from './tree-builder.ts';

const SCRIPT = tagId('script');
const PLAINTEXT = tagId('plaintext');
const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);

/** Parses a document; never fails. What comes after `maxNodes` nodes is left out, and the tree says so. */
export function parseTree(source: string, maxNodes = Number.POSITIVE_INFINITY): Tree {
  const builder = new TreeBuilder(source);
  try {
    const isTruncated = new Tokenizer(source, builder, maxNodes).run();
    return builder.finish(isTruncated);
  } finally {
    builder.release();
  }
}

class Tokenizer {
  readonly #source: string;
  readonly #builder: TreeBuilder;
  readonly #maxNodes: number;
  readonly #cursor = new AttributeCursor();
  /** Next '--!>' from here on: looked up once, not for every comment. */
  #bangEnd = -1;
  #sawTag = false;

  constructor(source: string, builder: TreeBuilder, maxNodes: number) {
    this.#source = source;
    this.#builder = builder;
    this.#maxNodes = maxNodes;
  }

  /** Whether something was left out. */
  run(): boolean {
    const source = this.#source;
    const builder = this.#builder;
    const length = source.length;
    // Text runs from `textStart` to the next tag; a '<' that begins no tag is part of it.
    let textStart = 0;
    let at = source.indexOf('<');
    while (at >= 0) {
      const code = source.charCodeAt(at + 1);
      const isTag = isLetter(code);
      if (!isTag && code !== 47 && code !== 33 && code !== 63) {
        at = source.indexOf('<', at + 1);
        continue;
      }
      if (code === 47 && at + 2 >= length) break;
      if (at > textStart) builder.text(textStart, at);
      if (isTag) textStart = this.#startTag(at);
      else if (code === 47) textStart = this.#endTag(at);
      else textStart = this.#declaration(at, code);
      if (textStart >= length) return false;
      if (builder.nodes.count >= this.#maxNodes) return true;
      // Tags often follow each other; only look for the next one when there is text between.
      at = source.charCodeAt(textStart) === 60 ? textStart : source.indexOf('<', textStart);
    }
    builder.text(textStart, length);
    return false;
  }

  #startTag(at: number): number {
    const source = this.#source;
    const length = source.length;
    const builder = this.#builder;
    let end = at + 1;
    let hash = 0;
    let code = 0;
    for (; end < length; end++) {
      code = source.charCodeAt(end);
      if (
        code === 62 ||
        code === 32 ||
        code === 47 ||
        code === 10 ||
        code === 9 ||
        code === 13 ||
        code === 12
      )
        break;
      hash = (Math.imul(hash, 31) + (code >= 65 && code <= 90 ? code + 32 : code)) | 0;
    }
    const nameEnd = end;
    if (code === 62) {
      end++;
      builder.selfClosing = false;
    } else {
      const cursor = this.#cursor;
      cursor.begin(source, end);
      let found = cursor.next();
      while (found === ATTRIBUTE) found = cursor.next();
      if (found === SOURCE_END) return length;
      end = cursor.at;
      builder.selfClosing = cursor.selfClosing;
    }
    this.#sawTag = true;
    builder.id = tagIdInSource(source, at + 1, nameEnd, hash);
    builder.start = at;
    builder.stop = end;
    builder.startTag();
    return builder.rawTag < 0 ? end : this.#rawText(builder.rawTag, end);
  }

  #endTag(at: number): number {
    const source = this.#source;
    const length = source.length;
    const first = source.charCodeAt(at + 2);
    if (first === 62) return at + 3;
    if (!isLetter(first)) return this.#skipTo('>', at + 2);
    let end = at + 2;
    let hash = 0;
    let code = 0;
    for (; end < length; end++) {
      code = source.charCodeAt(end);
      if (
        code === 62 ||
        code === 32 ||
        code === 47 ||
        code === 10 ||
        code === 9 ||
        code === 13 ||
        code === 12
      )
        break;
      hash = (Math.imul(hash, 31) + (code >= 65 && code <= 90 ? code + 32 : code)) | 0;
    }
    const nameEnd = end;
    if (code === 62) end++;
    else {
      const cursor = this.#cursor;
      cursor.begin(source, end);
      let found = cursor.next();
      while (found === ATTRIBUTE) found = cursor.next();
      if (found === SOURCE_END) return length;
      end = cursor.at;
    }
    const builder = this.#builder;
    this.#sawTag = true;
    builder.id = tagIdInSource(source, at + 2, nameEnd, hash);
    builder.start = at;
    builder.stop = end;
    builder.endTag();
    return end;
  }

  /** '<!' or '<?': a comment, a doctype, CDATA, or something that counts as a comment. */
  #declaration(at: number, code: number): number {
    const source = this.#source;
    if (code === 33) {
      if (source.startsWith('--', at + 2)) return this.#comment(at + 4);
      if (source.startsWith('[CDATA[', at + 2) && this.#builder.open.currentKey >= FOREIGN) {
        const end = source.indexOf(']]>', at + 9);
        const stop = end < 0 ? source.length : end;
        if (stop > at + 9) this.#builder.text(at + 9, stop);
        return end < 0 ? source.length : end + 3;
      }
      if (source.slice(at + 2, at + 9).toLowerCase() === 'doctype') {
        const end = this.#skipTo('>', at + 9);
        if (!this.#sawTag) this.#builder.quirks = isQuirky(source.slice(at + 9, end - 1));
        this.#sawTag = true;
        return end;
      }
    }
    return this.#skipTo('>', at + 2);
  }

  #comment(at: number): number {
    const source = this.#source;
    if (source.charCodeAt(at) === 62) return at + 1;
    if (source.startsWith('->', at)) return at + 2;
    const end = source.indexOf('-->', at);
    if (this.#bangEnd < at) {
      const found = source.indexOf('--!>', at);
      this.#bangEnd = found < 0 ? source.length : found;
    }
    if (this.#bangEnd < source.length && (end < 0 || this.#bangEnd < end)) return this.#bangEnd + 4;
    return end < 0 ? source.length : end + 3;
  }

  #skipTo(what: string, at: number): number {
    const end = this.#source.indexOf(what, at);
    return end < 0 ? this.#source.length : end + what.length;
  }

  /** Text up to the end tag of a raw text element; returns the position behind that end tag. */
  #rawText(tag: number, at: number): number {
    const source = this.#source;
    const stop =
      tag === PLAINTEXT ? source.length : tag === SCRIPT ? this.#scriptEnd(at) : this.#endTagOf(tag, at);
    this.#builder.rawText(at, stop);
    if (stop >= source.length) return source.length;
    const cursor = this.#cursor;
    cursor.begin(source, stop + 2 + TAG_NAMES[tag]!.length);
    let found = cursor.next();
    while (found === ATTRIBUTE) found = cursor.next();
    return found === SOURCE_END ? source.length : cursor.at;
  }

  /** Position of the next end tag with that name, or of the end. */
  #endTagOf(tag: number, from: number): number {
    const source = this.#source;
    const name = TAG_NAMES[tag]!;
    for (let at = source.indexOf('</', from); at >= 0; at = source.indexOf('</', at + 2))
      if (isTagAt(source, at + 2, name)) return at;
    return source.length;
  }

  /**
   * Scripts may hold `</script>` inside `<!-- <script> … -->`, where it does not end them. States: 0 plain, 1 inside
   * '<!--', 2 inside a script tag inside that.
   */
  #scriptEnd(from: number): number {
    const source = this.#source;
    let state = 0;
    let commentEnd = -2;
    for (let at = source.indexOf('<', from); at >= 0; at = source.indexOf('<', at + 1)) {
      if (state > 0) {
        if (commentEnd !== -1 && commentEnd < at) {
          // '-->' since the comment opened, in front of this tag?
          if (commentEnd >= 0) state = 0;
        }
      }
      if (state === 0) {
        if (source.startsWith('!--', at + 1)) {
          state = 1;
          commentEnd = source.indexOf('-->', at + 2);
          continue;
        }
      }
      if (source.charCodeAt(at + 1) === 47) {
        if (isTagAt(source, at + 2, 'script')) {
          if (state !== 2) return at;
          state = 1;
        }
      } else if (state === 1 && isTagAt(source, at + 1, 'script')) state = 2;
    }
    return source.length;
  }
}

/** Whether `name` stands at `at` in any case, followed by what ends a tag name. */
function isTagAt(source: string, at: number, name: string): boolean {
  for (let i = 0; i < name.length; i++)
    if (lowerCase(source.charCodeAt(at + i)) !== name.charCodeAt(i)) return false;
  const code = source.charCodeAt(at + name.length);
  return code === 62 || code === 47 || code === 32 || code === 10 || code === 9 || code === 13 || code === 12;
}
