// A URL taken apart for learning: pieces between delimiters, tokens inside a piece, and the form patterns match against.

/** One name and value of a query; `value` is null where no '=' stands (`?threads/my-title.5/`). */
export interface QueryPair {
  readonly name: string;
  readonly value: string | null;
}

export interface UrlParts {
  /** `https://example.com:8080`. */
  readonly origin: string;
  /** Path segments without the empty one after a closing slash. */
  readonly segments: readonly string[];
  readonly endsWithSlash: boolean;
  /** Of the last segment, without the dot, in lower case; '' when there is none. */
  readonly extension: string;
  readonly query: readonly QueryPair[];
}

/** A stretch of a URL that may vary, and the fixed text that leads to it: `/`, `?t=`, `&page=`. */
export interface Piece {
  readonly before: string;
  readonly value: string;
  readonly isInQuery: boolean;
}

export interface PiecedUrl {
  readonly url: string;
  readonly origin: string;
  readonly pieces: readonly Piece[];
  /** '/' or ''. */
  readonly tail: string;
}

/** A run of digits, a run of letters (percent-encoded ones too), or one character between them. */
export interface Token {
  readonly kind: 'digits' | 'word' | 'mark';
  readonly text: string;
}

// Some software writes `?3,57,page=2`: a comma separates where a name and '=' follow it.
const SEPARATOR = /[&;]|,(?=[A-Za-z_]\w*=)/;
const EXTENSION = /\.([a-z]{2,5}\d?)$/i;
// An encoded letter is a letter: the digits of %D0 are no number. %2C and the like are marks in disguise.
const TOKEN = /\d+|(?:[A-Za-z]|%[89A-F][0-9A-F])+|%[0-9A-Fa-f]{2}|[\s\S]/g;
const ENCODED_LETTER = /^(?:[A-Za-z]|%[89A-F][0-9A-F])/;

/** Parts of an absolute, normalised URL. */
export function urlParts(url: string): UrlParts {
  const { origin, path, query } = splitUrl(url);
  const segments = path.split('/').slice(1);
  const endsWithSlash = segments.at(-1) === '';
  if (endsWithSlash) segments.pop();
  const extension = endsWithSlash ? '' : (EXTENSION.exec(segments.at(-1) ?? '')?.[1] ?? '').toLowerCase();
  return { origin, segments, endsWithSlash, extension, query: queryPairs(query) };
}

/**
 * The same URL with its query in one order: pairs by name, what has no '=' first, empty values left out, but for one at
 * the head, which tells what is asked for: `?viewforum=&id=3` is `?viewforum&id=3`. Patterns are matched against this form,
 * so that one pattern serves every order; the address asked for stays as the site spelled it.
 */
export function orderParameters(url: string): string {
  const queryAt = url.indexOf('?');
  if (queryAt < 0) return url;
  const hashAt = url.indexOf('#', queryAt);
  const query = url.slice(queryAt + 1, hashAt < 0 ? undefined : hashAt);
  if (!SEPARATOR.test(query) && !query.endsWith('=')) return hashAt < 0 ? url : url.slice(0, hashAt);
  // A parameter without a value names nothing: `?f=3&start=` is the first page of `?f=3`.
  const pairs = headWithoutValue(queryPairs(query)).filter(({ value }) => value !== '');
  // Array.sort is stable: a name given twice keeps its order, which may matter.
  const sorted = [
    ...pairs.filter(({ value }) => value === null),
    ...pairs
      .filter(({ value }) => value !== null)
      .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)),
  ];
  return url.slice(0, queryAt) + writeQuery(sorted);
}

// `?s=&t=5` is a session that was left empty; what is asked for is a word.
const COMMAND = /^(?!\w*(?:sid$|sess))[a-z][a-z_-]{2,}$/i;

/** Programs that build their pagers from a parsed query write `?viewforum=` where their own links say `?viewforum`. */
function headWithoutValue(pairs: readonly QueryPair[]): readonly QueryPair[] {
  const [head, ...others] = pairs;
  const isCommand = head?.value === '' && COMMAND.test(head.name) && others.some(({ value }) => value);
  return isCommand ? [{ name: head.name, value: null }, ...others] : pairs;
}

/** `?a=1&b`, or '' for no pairs. */
export function writeQuery(pairs: readonly QueryPair[]): string {
  if (pairs.length === 0) return '';
  return `?${pairs.map(({ name, value }) => (value === null ? name : `${name}=${value}`)).join('&')}`;
}

/** Whether what stands in `url` from `start` on, behind its '?', is more than one parameter. */
export function hasSeveralParameters(url: string, start: number): boolean {
  for (let at = start; at < url.length; at++) {
    const code = url.charCodeAt(at);
    if (code === 38 || code === 59 || code === 44) return true;
  }
  return false;
}

/** The parameters of a query without its '?', as they are spelled. */
export function parametersIn(query: string): string[] {
  return query.split(SEPARATOR).filter((parameter) => parameter !== '');
}

/** Pairs of a query without its '?'. */
export function queryPairs(query: string): QueryPair[] {
  const pairs: QueryPair[] = [];
  for (const text of parametersIn(query)) {
    const equals = text.indexOf('=');
    pairs.push(
      equals < 0
        ? { name: text, value: null }
        : { name: text.slice(0, equals), value: text.slice(equals + 1) },
    );
  }
  return pairs;
}

/** Origin, path and query (without '?'); the fragment is dropped. */
export function splitUrl(url: string): { origin: string; path: string; query: string } {
  const hashAt = url.indexOf('#');
  const whole = hashAt < 0 ? url : url.slice(0, hashAt);
  const hostAt = whole.indexOf('//') + 2;
  const pathAt = whole.slice(hostAt).search(/[/?]/);
  const origin = pathAt < 0 ? whole : whole.slice(0, hostAt + pathAt);
  const rest = whole.slice(origin.length);
  const queryAt = rest.indexOf('?');
  const path = queryAt < 0 ? rest : rest.slice(0, queryAt);
  return { origin, path: path === '' ? '/' : path, query: queryAt < 0 ? '' : rest.slice(queryAt + 1) };
}

/** The pieces of a URL whose parameters are in order: origin + before + value + before + value … + tail. */
export function pieced(url: string): PiecedUrl {
  const { origin, path, query } = splitUrl(url);
  const pieces: Piece[] = [];
  let before = '';
  const push = (value: string, isInQuery: boolean) => {
    pieces.push({ before, value, isInQuery });
    before = '';
  };
  for (const segment of path.split('/').slice(1)) {
    before += '/';
    if (segment !== '') push(segment, false);
  }
  let separator = '?';
  for (const { name, value } of queryPairs(query)) {
    before += separator;
    separator = '&';
    if (value !== null) {
      before += `${name}=`;
      push(value, true);
      continue;
    }
    // A query that is a path: /index.php?threads/my-title.5/page-2
    for (const [i, segment] of name.split('/').entries()) {
      if (i > 0) before += '/';
      if (segment !== '') push(segment, true);
    }
  }
  return { url, origin, pieces, tail: before };
}

/** The tokens of a piece's value. */
export function tokens(value: string): Token[] {
  return Array.from(value.match(TOKEN) ?? [], (text) => ({
    kind: /^\d/.test(text) ? 'digits' : ENCODED_LETTER.test(text) ? 'word' : 'mark',
    text,
  }));
}

/** Several words joined, or a title in another script: what titles become in URLs. */
export function looksLikeSlug(value: string): boolean {
  const words = value.split(/[-_+.~]|%20/).filter((word) => word !== '');
  return words.length >= 3 || (words.length >= 2 && value.length >= 12) || /%[C-F][0-9A-F]%/.test(value);
}

/** Letters and digits in turn, as in `k3j9x2a` or a hash: an id that is no number. */
export function looksLikeCode(value: string): boolean {
  if (!/^[0-9A-Za-z]{5,}$/.test(value)) return false;
  const turns = value.match(/[A-Za-z]\d|\d[A-Za-z]/g)?.length ?? 0;
  // Words end in numbers ('about20152'); hardly any begins with one.
  return turns >= 2 || (turns === 1 && (value.length >= 16 || /^\d/.test(value)));
}
