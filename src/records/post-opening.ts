// Whether what stands above the answers opened the thread: not what tells of the first post, nor a link in its place.
import type { LocalTime, Page } from '../page/index.ts';
import type { ReadPost } from './post-read.ts';

/** Whether something read above the answers is the opening post; `isDated`: the site tells when these were written. */
export function isOpening(
  page: Page,
  read: ReadPost,
  replies: readonly ReadPost[],
  isDated: boolean,
): boolean {
  if (read.text === '' || isLinkToFirstPage(page, read)) return false;
  return isBefore(read, replies) && !(isDated && isHeaderOf(read, replies[0]));
}

const DAY_MS = 86_400_000;

/** Whether a post may have opened the thread: nothing answers before it is said. */
function isBefore(opening: ReadPost, replies: readonly ReadPost[]): boolean {
  if (opening.time === null) return true;
  const first = Math.min(
    ...replies.map(({ time }) => (time === null ? Number.POSITIVE_INFINITY : clockOf(time))),
  );
  return clockOf(opening.time) <= first + DAY_MS;
}

/** What the clock of the page showed, as epoch ms in no zone. */
export function clockOf({ local }: { readonly local: LocalTime }): number {
  return Date.UTC(local.year, local.month - 1, local.day, local.hour, local.minute);
}

const ONLY_LINK = /^(?:<(?:p|div|span)[^>]*>)*<a [^>]*href="([^"]+)"[^>]*>[^<]*<\/a>(?:<\/\w+>)*$/;

/** 'Show the opening post' in its place on later pages: nothing but a link to the page's own address without its number. */
function isLinkToFirstPage({ url }: Page, { html }: ReadPost): boolean {
  const target = ONLY_LINK.exec(html.trim())?.[1]?.replaceAll('&amp;', '&');
  if (target === undefined || target.length >= url.length) return false;
  let head = 0;
  while (head < target.length && target[head] === url[head]) head++;
  const left = url.slice(head, url.length - (target.length - head));
  return url.endsWith(target.slice(head)) && /\d/.test(left);
}

/** Who began the thread and when, above the first post, is about that post and no post of its own. */
function isHeaderOf(opening: ReadPost, first: ReadPost | undefined): boolean {
  if (first === undefined || first.time === null) return false;
  if (opening.time === null) return true;
  // A day alone says little: others may answer on the day a thread was begun.
  if (opening.time.precision !== 'day') return opening.time.iso === first.time.iso;
  const isSameDay = opening.time.iso.slice(0, 10) === first.time.iso.slice(0, 10);
  return isSameDay && (opening.author.name === '' || opening.author.name === first.author.name);
}
