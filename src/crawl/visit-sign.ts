// What a visit says of the site's health: whether the page is what the model takes its address for.
import type { LinkMatcher, SiteModel } from '../learn/index.ts';
import type { Page } from '../page/index.ts';
import { applyTemplate, type PostTemplate } from '../records/index.ts';
import type { LeasedEntry, Records } from '../store/index.ts';
import type { Sign } from './site-health.ts';
import type { Visit } from './visit.ts';

const REFUSALS = new Set([401, 403, 429, 503]);
const GONE = new Set([404, 410]);
// Enough to tell two pages apart; a ban page is shorter.
const COMPARED_TEXT = 2000;
const SHORT_TEXT = 600;

/** The sign of a page that was read. */
export function signOfPage(
  page: Page,
  { type }: Pick<LeasedEntry, 'type'>,
  records: Records,
  { matcher, present }: { readonly matcher: LinkMatcher; readonly present: Pick<SiteModel, 'postTemplate'> },
): Sign {
  const isThread = type === 'thread' || type === 'thread-flip';
  const isFit = isThread ? showsPosts(page, records, present.postTemplate) : leadsOn(page, matcher);
  const passwords = passwordFields(page);
  return isFit ? { kind: 'fit', passwords } : { kind: 'misfit', text: saidBy(page), passwords };
}

/** What a page says. Numbers in a ban page are times, addresses and ticket numbers. */
export function saidBy({ text }: Page): string {
  return text.replace(/[\p{N}a-f]*\p{N}[\p{N}a-f]*/gu, '0').slice(0, COMPARED_TEXT);
}

/** How many fields for passwords a page has. */
export function passwordFields({ tree }: Page): number {
  return tree.elements('input').filter((node) => tree.attribute(node, 'type')?.toLowerCase() === 'password')
    .length;
}

/** The sign of a visit that brought no page; undefined when it says nothing (timeouts, what is no HTML). */
export function signOfOther({ outcome, error }: Visit, matcher: LinkMatcher): Sign | undefined {
  if (error?.code === 'challenge' || REFUSALS.has(error?.status ?? 0)) return { kind: 'refused' };
  if (GONE.has(error?.status ?? 0)) return { kind: 'gone' };
  const [target] = outcome.found;
  if (error !== undefined || outcome.page !== undefined || target === undefined) return undefined;
  if (matcher.match(target.url) !== undefined) return undefined;
  const { origin, pathname } = new URL(target.url);
  return { kind: 'sent', to: origin + pathname };
}

/**
 * Whether only people's posts name a URL. On any old forum many of these are gone or for members only, and as lists are
 * read first they come in one run at the end. Other pages of the same thread are named by its pager.
 */
export function isCitedOnly(
  { url, foundOn }: Pick<LeasedEntry, 'url' | 'foundOn'>,
  matcher: LinkMatcher,
): boolean {
  const from = matcher.match(foundOn);
  return from?.type.startsWith('thread') === true && matcher.match(url)?.whole !== from.whole;
}

/** One post on a short page may be any sentence below a heading, such as why we are kept out: the template decides. */
function showsPosts(page: Page, { posts = [] }: Records, template: PostTemplate | null): boolean {
  if (posts.length !== 1 || template === null || page.text.length > SHORT_TEXT) return posts.length > 0;
  return applyTemplate(page, template).posts.length > 0;
}

/** Whether a page links to anything the model knows. */
export function leadsOn(page: Page, matcher: LinkMatcher): boolean {
  return page.links.some(({ url }) => matcher.match(url) !== undefined);
}
