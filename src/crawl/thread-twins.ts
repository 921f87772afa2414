// When two threads of a site are one: under two addresses, or a later page taken for a thread of its own.
import type { StoredPost } from '../store/index.ts';

/** A thread as it is stored. */
export interface StoredThread {
  readonly url: string;
  readonly posts: readonly StoredPost[];
}

const MIN_SHARED = 0.5;

/** Whether two threads of one title are the same: they begin with the same post, or share most of the shorter one. */
export function isSameThread({ posts: a }: StoredThread, { posts: b }: StoredThread): boolean {
  if (a.length === 0 || b.length === 0) return false;
  const keys = new Set(a.map(keyOf));
  const shared = b.filter((post) => keys.has(keyOf(post)));
  if (shared.length === 0) return false;
  const opening = openingOf(a);
  const isSameOpening = opening.createdAt !== null && keyOf(opening) === keyOf(openingOf(b));
  return isSameOpening || shared.length > MIN_SHARED * Math.min(a.length, b.length);
}

/**
 * The number of the page that a thread is of another one of its title, or undefined when it is none: its address has
 * one number more or another, and all that it says was said after all that is on the first page.
 */
export function laterPage(first: StoredThread, later: StoredThread): number | undefined {
  const number = pageNumber(first.url, later.url);
  if (number === undefined || later.posts.length === 0) return undefined;
  const times = (posts: readonly StoredPost[]): number[] =>
    posts.map(({ createdAt }) => (createdAt === null ? Number.NaN : Date.parse(createdAt)));
  const onFirst = first.posts.filter(({ page }) => page === first.url);
  const end = Math.max(...times(onFirst));
  const start = Math.min(...times(later.posts));
  if (onFirst.length === 0 || !(start >= end)) return undefined;
  // Who opens a thread twice says the same twice.
  return openingOf(onFirst).text === openingOf(later.posts).text ? undefined : number;
}

/** Whether two addresses may be those of two pages of one thread. */
export function areNamedLikePages(a: string, b: string): boolean {
  return pageNumber(a, b) !== undefined || pageNumber(b, a) !== undefined;
}

const MAX_PAGE = 99_999;

function pageNumber(first: string, later: string): number | undefined {
  let from = 0;
  while (from < first.length && first[from] === later[from]) from++;
  while (from > 0 && isDigit(later[from - 1])) from--;
  let [firstEnd, laterEnd] = [first.length, later.length];
  while (firstEnd > from && laterEnd > from && first[firstEnd - 1] === later[laterEnd - 1]) {
    firstEnd--;
    laterEnd--;
  }
  while (isDigit(later[laterEnd]) && isDigit(first[firstEnd])) {
    firstEnd++;
    laterEnd++;
  }
  const was = first.slice(from, firstEnd);
  const is = later.slice(from, laterEnd);
  const number = Number(/^\D{0,20}?(\d{1,5})\D*$/.exec(is)?.[1] ?? Number.NaN);
  if (Number.isNaN(number) || number > MAX_PAGE) return undefined;
  // The first page has no number, or is the first.
  if (/^\d+$/.test(was))
    return /^\d+$/.test(is) && Number(was) < 2 && number > Number(was) ? number : undefined;
  return was === '' && number > 1 ? number : undefined;
}

const isDigit = (character: string | undefined): boolean =>
  character !== undefined && character >= '0' && character <= '9';

const keyOf = ({ id, author, createdAt, text }: StoredPost): string =>
  `${id}\n${author}\n${createdAt}\n${text}`;

const openingOf = (posts: readonly StoredPost[]): StoredPost =>
  posts.reduce((first, post) => (post.position < first.position ? post : first));
