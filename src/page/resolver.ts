// Resolves the hrefs of one page where they stand in the source. Most need no URL parser: when every character is one
// that normalisation leaves alone and there are no dot segments, the answer is a concatenation. With a hundred links a
// page this is what makes listing them cheap.
import { decodeAttribute } from './entities.ts';
import { resolveUrl, type SplitUrl } from './url.ts';

const UNSAFE = 0;
const PLAIN = 1;
/** Plain, but needs a look at what is around it. */
const MARK = 2;
/**
 * Characters by whether they may stand in a path, query or fragment as they are. `'` is unsafe since the WHATWG parser
 * encodes it in queries only.
 */
const KIND = new Uint8Array(128).fill(UNSAFE);
for (const char of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_~!$()*+,;=@')
  KIND[char.charCodeAt(0)] = PLAIN;
for (const char of './?:&#') KIND[char.charCodeAt(0)] = MARK;

/** A scheme that is not http(s). Forums are full of `javascript:` links: no need to parse them. */
const OTHER_SCHEME = /^[\s\0]*(?!https?:)[a-z][a-z0-9+.-]*:/i;

/** Resolves hrefs against one base. */
export class Resolver {
  readonly #base: string;
  readonly #origin: string;
  /** Base up to its last slash. */
  readonly #directory: string;
  /** Base without query. */
  readonly #document: string;

  /** `base` must be normalised. */
  constructor(base: string) {
    const pathAt = base.indexOf('/', base.indexOf('//') + 2);
    const queryAt = base.indexOf('?');
    this.#base = base;
    this.#origin = base.slice(0, pathAt);
    this.#document = queryAt < 0 ? base : base.slice(0, queryAt);
    this.#directory = this.#document.slice(0, this.#document.lastIndexOf('/') + 1);
  }

  /** The URL for an href that stands, still encoded, in `source`; undefined when it leads to no http(s) address. */
  resolve(source: string, start: number, stop: number): SplitUrl | undefined {
    // './thread.php' is the same as 'thread.php', and some forums write every link so.
    const hasDot = source.charCodeAt(start) === 46 && source.charCodeAt(start + 1) === 47;
    // Others write every link in full.
    const isFull =
      source.charCodeAt(start + this.#origin.length) === 47 && source.startsWith(this.#origin, start);
    const from = hasDot ? start + 2 : isFull ? start + this.#origin.length : start;
    let previous = 47;
    let isPastSegment = false;
    let hasColon = false;
    let hasReference = false;
    let hashAt = -1;
    let at = from;
    for (; at < stop; at++) {
      const code = source.charCodeAt(at);
      const kind = code < 128 ? KIND[code]! : UNSAFE;
      if (kind === PLAIN) {
        previous = code;
        continue;
      }
      if (kind === UNSAFE) break;
      // Behind '#' everything plain is plain, but for character references.
      if (code === 38 || hashAt < 0) {
        if (code === 46) {
          // A dot segment, or a file that begins with a dot.
          if (previous === 47) break;
        } else if (code === 47) isPastSegment = true;
        else if (code === 58) hasColon ||= !isPastSegment;
        else if (code === 35) hashAt = at;
        else if (code === 63) {
          isPastSegment = true;
          // An empty query goes away.
          if (at + 1 === stop || source.charCodeAt(at + 1) === 35) break;
        } else {
          const length = ampersandLength(source, at, stop);
          if (length === 0 || hashAt >= 0) break;
          hasReference ||= length > 1;
          at += length - 1;
        }
      }
      previous = code;
    }
    // Only a fragment: the page itself. Threads link to each of their posts so.
    if (at >= stop && hashAt === start)
      return { url: this.#base, fragment: stop - start > 1 ? source.slice(start, stop) : '' };
    const end = hashAt < 0 ? stop : hashAt;
    const first = source.charCodeAt(from);
    if (
      at < stop ||
      end === from ||
      hasColon ||
      (first === 47 && (hasDot || source.charCodeAt(from + 1) === 47))
    )
      return this.#resolveSlowly(source, start, stop);
    const plain = source.slice(from, end);
    const prefix = first === 47 ? this.#origin : first === 63 && !hasDot ? this.#document : this.#directory;
    return {
      url: prefix + (hasReference ? plain.replaceAll('&amp;', '&') : plain),
      fragment: hashAt < 0 || hashAt === stop - 1 ? '' : source.slice(hashAt, stop),
    };
  }

  #resolveSlowly(source: string, start: number, stop: number): SplitUrl | undefined {
    const href = decodeAttribute(source.slice(start, stop));
    return OTHER_SCHEME.test(href) ? undefined : resolveUrl(href, this.#base);
  }
}

/**
 * How many characters the ampersand at `at` takes in the source: 5 for `&amp;`, 1 for a bare one that can be no
 * reference (`&t=`), 0 when a decoder must tell.
 */
function ampersandLength(source: string, at: number, stop: number): number {
  if (source.startsWith('amp;', at + 1)) return isAmp(source, at + 5, stop) ? 0 : 5;
  let next = at + 1;
  while (next < stop && isAlphanumeric(source.charCodeAt(next))) next++;
  // In attributes a name without semicolon in front of '=' is no reference.
  return next > at + 1 && next < stop && source.charCodeAt(next) === 61 ? 1 : 0;
}

/** `&amp;amp;`: encoded twice, which normalisation repairs. */
function isAmp(source: string, at: number, stop: number): boolean {
  return (
    at + 4 <= stop && (source.charCodeAt(at) | 32) === 97 && source.slice(at, at + 4).toLowerCase() === 'amp;'
  );
}

function isAlphanumeric(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
}
