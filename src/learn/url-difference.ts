// How two URLs differ when they differ in one number: page 2 of a thread is the thread's URL with a number put in
// (`&start=15`, `/page/2/`, `-15.html`) or with one number replaced (`thread-5-1.html`, `topic=5.20`).
import { hasSeveralParameters, parametersIn } from './url-parts.ts';

/** Where the number stands in templates and forms. */
export const HOLE = '{}';
/** Stands for the hole while URLs are compared: no URL contains it, and it takes one character. */
const MARK = '\u0001';
/** Longer runs of digits are ids or times. */
const MAX_DIGITS = 9;
/** `comment-page-{}`, `index.php?page={}`; what is longer is another address, not a component. */
const MAX_COMPONENT = 32;
const RUNS = /%[0-9a-fA-F]{2}|\d+/g;

/** The single number in which a link's URL differs from the page's. */
export interface UrlDifference {
  /** The number in the link's URL. */
  readonly value: number;
  /** The number that stands there in the page's URL; null when the component is not there. */
  readonly fromValue: number | null;
  /** The component alone, equal for all boards (or threads) of a site: `start={}`, `page/{}`, `topic=#.{}`. */
  readonly form: string;
  /** The link's URL with the number as a hole. */
  readonly template: string;
}

/** A URL's key with one of its numbers as a hole. */
export interface Hole {
  /** Comparable with the keys and holes of other URLs, not a URL itself. */
  readonly key: string;
  readonly value: number;
}

/** What URLs are compared by: without scheme and `www.`, query parameters in one order. */
export function urlKey(url: string): string {
  const bare = url.replace(/^https?:\/\/(?:www\.)?/, '');
  const queryAt = bare.indexOf('?');
  if (queryAt < 0 || !hasSeveralParameters(bare, queryAt + 1)) return bare;
  return `${bare.slice(0, queryAt)}?${parametersIn(bare.slice(queryAt + 1))
    .sort()
    .join('&')}`;
}

/** All numbers of a key's path and query, each as a hole. Digits within a code (`0vmnbq5`, a session id) are no numbers. */
export function holesOf(key: string): Hole[] {
  const pathAt = key.indexOf('/');
  if (pathAt < 0) return [];
  const holes: Hole[] = [];
  RUNS.lastIndex = pathAt;
  for (let run = RUNS.exec(key); run !== null; run = RUNS.exec(key)) {
    const digits = run[0];
    if (digits[0] === '%' || digits.length > MAX_DIGITS) continue;
    if (isWithinCode(key, run.index, run.index + digits.length)) continue;
    holes.push({
      key: key.slice(0, run.index) + MARK + key.slice(run.index + digits.length),
      value: Number(digits),
    });
  }
  return holes;
}

/** A letter after the digits, or digits before the letters before them. */
function isWithinCode(key: string, start: number, end: number): boolean {
  if (/[a-z]/i.test(key[end] ?? '')) return true;
  let at = start;
  while (/[a-z]/i.test(key[at - 1] ?? '')) at--;
  // '%D0%BF5' is a letter and a number.
  return at < start && isDigit(key[at - 1]) && key[at - 2] !== '%' && key[at - 3] !== '%';
}

/** The value with which a key fits a hole, or undefined. */
export function valueIn(hole: string, key: string): number | undefined {
  const at = hole.indexOf(MARK);
  const after = hole.length - at - 1;
  if (key.length <= hole.length - 1 || !key.startsWith(hole.slice(0, at))) return undefined;
  if (!key.endsWith(hole.slice(at + 1))) return undefined;
  const digits = key.slice(at, key.length - after);
  return digits.length <= MAX_DIGITS && /^\d+$/.test(digits) ? Number(digits) : undefined;
}

/**
 * The component that must be put into `key` to get the URLs of `hole`: `&start={}` for `?f=3`, `page-{}` for a path.
 * undefined when more than one component is missing: then `key` is no first page of these.
 */
export function missingComponent(hole: string, key: string): string | undefined {
  const length = hole.length - key.length;
  if (length <= 0 || length > MAX_COMPONENT) return undefined;
  const markAt = hole.indexOf(MARK);
  let prefix = 0;
  while (prefix < key.length && key.charCodeAt(prefix) === hole.charCodeAt(prefix)) prefix++;
  let suffix = 0;
  while (
    suffix < key.length &&
    key.charCodeAt(key.length - 1 - suffix) === hole.charCodeAt(hole.length - 1 - suffix)
  )
    suffix++;
  const from = Math.max(0, key.length - suffix, markAt - length + 1);
  const to = Math.min(prefix, markAt);
  for (let at = from; at <= to; at++) {
    const component = hole.slice(at, at + length);
    // Joined digits would be another number: 't=5' is no first page of 't=5{}'.
    if (isDigit(hole[at - 1]) && (component[0] === MARK || isDigit(hole[at + length]))) continue;
    if (component.at(-1) === MARK && isDigit(hole[at + length])) continue;
    if (isOneComponent(component)) return component.replace(MARK, HOLE);
  }
  return undefined;
}

/**
 * Whether the URLs of `hole` are `key` with an offset and how many rows a page has (`?start={}&limit=25`): two parameters
 * put in, and the offset is a multiple of the other.
 */
export function isOffsetWithSize({ key: hole, value }: Hole, key: string): boolean {
  const [holePath, holeQuery = ''] = hole.split('?') as [string, string?];
  const [path, query = ''] = key.split('?') as [string, string?];
  if (holePath !== path) return false;
  const own = new Set(query.split('&').filter((part) => part !== ''));
  const added = holeQuery.split('&').filter((part) => !own.delete(part));
  if (own.size > 0 || added.length !== 2) return false;
  const size = added.find((part) => !part.includes(MARK));
  const rows = /^[^=]+=(\d{1,3})$/.exec(size ?? '')?.[1];
  return rows !== undefined && Number(rows) > 1 && value % Number(rows) === 0;
}

function isOneComponent(component: string): boolean {
  if (/\d/.test(component.replace(/%[0-9a-fA-F]{2}/g, ''))) return false;
  if (component.split('=').length > 2) return false;
  // '/thread/7-my-title/' is another address than '/': after the number come only separators and a file's ending.
  if (!/^[^\p{L}]*(?:\.[a-z]{2,5})?[^\p{L}]*$/u.test(component.slice(component.indexOf(MARK) + 1)))
    return false;
  // '/' and '/index.php/page/2/': the script that answers for the folder is no part of what names the page.
  const named = component.replace(SCRIPT, '');
  return named.split('/').filter((part) => part !== '').length <= 2;
}

const SCRIPT = /^\/?[\w-]+\.[a-z]{2,5}[/?]/i;

function isDigit(character: string | undefined): boolean {
  return character !== undefined && character >= '0' && character <= '9';
}

/** The component of a hole alone; other numbers beside it as '#'. */
export function formOf(hole: string): string {
  const at = hole.indexOf(MARK);
  const queryAt = hole.indexOf('?');
  const mask = (part: string): string => part.replace(/\d+/g, '#').replace(MARK, HOLE);
  if (queryAt >= 0 && at > queryAt) {
    const start = Math.max(hole.lastIndexOf('&', at), queryAt) + 1;
    const end = hole.indexOf('&', at);
    return mask(hole.slice(start, end < 0 ? undefined : end));
  }
  const path = queryAt < 0 ? hole : hole.slice(0, queryAt);
  const parts = path.split('/').filter((part) => part !== '');
  const index = parts.findIndex((part) => part.includes(MARK));
  const part = parts[index]!;
  // A number that is a whole part tells nothing: '/page/2' and '/topic/2' are told apart by the part before.
  return mask(part === MARK && index > 1 ? `${parts[index - 1]}/${part}` : part);
}

/** A URL with the number of `hole` as `{}`, ready to be filled; undefined when the URL does not fit the hole. */
export function templateOf(url: string, hole: string): string | undefined {
  RUNS.lastIndex = url.indexOf('/', url.indexOf('//') + 2);
  for (let run = RUNS.exec(url); run !== null; run = RUNS.exec(url)) {
    if (run[0][0] === '%') continue;
    const head = url.slice(0, run.index);
    const tail = url.slice(run.index + run[0].length);
    if (urlKey(head + MARK + tail) === hole)
      return head.replaceAll('{', '%7B') + HOLE + tail.replaceAll('{', '%7B');
  }
  return undefined;
}

/** A template's URL with that number. */
export function fillTemplate(template: string, value: number): string {
  return template.replace(HOLE, String(value));
}

/**
 * The one numeric component in which `linkUrl` differs from `pageUrl`: put in, or with another number. undefined when
 * they are equal or differ in anything else. Scheme, `www.` and the order of parameters don't count.
 *
 * ```ts
 * urlDifference('http://a.test/t.php?t=5', 'http://a.test/t.php?t=5&start=15')
 * // { value: 15, fromValue: null, form: 'start={}', template: 'http://a.test/t.php?t=5&start={}' }
 * ```
 */
export function urlDifference(pageUrl: string, linkUrl: string): UrlDifference | undefined {
  const from = urlKey(pageUrl);
  const to = urlKey(linkUrl);
  if (from === to) return undefined;
  const holes = holesOf(to);
  for (const { key, value } of holes) {
    const fromValue = valueIn(key, from);
    if (fromValue !== undefined) return difference(linkUrl, key, value, fromValue);
  }
  for (const { key, value } of holes)
    if (missingComponent(key, from) !== undefined) return difference(linkUrl, key, value, null);
  return undefined;
}

function difference(url: string, hole: string, value: number, fromValue: number | null): UrlDifference {
  return { value, fromValue, form: formOf(hole), template: templateOf(url, hole) ?? '' };
}
