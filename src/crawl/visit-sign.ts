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
  if (isFit) return { kind: 'fit' };
  const wantsPassword = page.tree
    .elements('input')
    .some((node) => page.tree.attribute(node, 'type')?.toLowerCase() === 'password');
  if (wantsPassword) return { kind: 'login' };
  // Numbers in a ban page are times, addresses and ticket numbers.
  return {
    kind: 'misfit',
    text: page.text.replace(/[\p{N}a-f]*\p{N}[\p{N}a-f]*/gu, '0').slice(0, COMPARED_TEXT),
  };
}

/** The sign of a visit that brought no page; undefined when it says nothing (timeouts, what is no HTML). */
export function signOfOther(
  { outcome, error }: Visit,
  matcher: LinkMatcher,
  entry: Pick<LeasedEntry, 'type' | 'foundOn'>,
): Sign | undefined {
  if (error?.status !== undefined) {
    if (REFUSALS.has(error.status)) return { kind: 'refused', status: error.status };
    return GONE.has(error.status) && !isCitedOnly(entry, matcher) ? { kind: 'gone' } : undefined;
  }
  const [target] = outcome.found;
  if (error !== undefined || outcome.page !== undefined || target === undefined) return undefined;
  return matcher.match(target.url) === undefined ? { kind: 'login' } : undefined;
}

/**
 * A thread that only people's posts name. Many of these are gone on any old forum, and as lists are read first they come
 * in one run at the end.
 */
function isCitedOnly(
  { type, foundOn }: Pick<LeasedEntry, 'type' | 'foundOn'>,
  matcher: LinkMatcher,
): boolean {
  return type === 'thread' && matcher.match(foundOn)?.type.startsWith('thread') === true;
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
