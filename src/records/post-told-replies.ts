// Which posts answer which where the page shows it in no other way: as the data for its scripts tells, or by a link at the
// head of a post, called like somebody, to the thread's own address and a number.
import { embeddedJson, type Page, resolveUrl } from '../page/index.ts';
import type { PayloadPost } from './payload-posts.ts';
import type { ExtractedPost, ReplyHint } from './post-types.ts';

/** A link at the head of a body, before any word; it may stand in a quote. */
const LEADING = /^\s*(?:<(?!a\b)[a-z][^>]*>\s*)*<a\b[^>]*\bhref="([^"]+)"[^>]*>(.*?)<\/a>/is;
const MAX_NAME = 60;

/** Posts with what data and such links say, unless the page links or nests answers itself. */
export function withToldReplies(
  page: Page,
  posts: readonly ExtractedPost[],
  toldBy: () => readonly (PayloadPost | undefined)[] | undefined,
): readonly ExtractedPost[] {
  if (posts.some(({ replyHints }) => replyHints.some(({ kind }) => kind === 'link' || kind === 'nesting')))
    return posts;
  if (posts.length === 0 || embeddedJson(page.tree).length === 0) return posts;
  const told = toldBy() ?? [];
  const answering = posts.map((post, i) => {
    const { answers = null, answersNumber = null } = told[i] ?? {};
    const hint: ReplyHint | undefined =
      answersNumber !== null
        ? { kind: 'link', url: page.url, fragment: `#${answersNumber}` }
        : answers !== null && posts[answers] !== undefined
          ? { kind: 'link', url: page.url, fragment: `#${posts[answers].id}` }
          : undefined;
    return hint === undefined ? post : { ...post, replyHints: [hint, ...post.replyHints] };
  });
  return withNumberedReplies(page, answering);
}

/** Of posts that have numbers, with what links at their heads say. */
function withNumberedReplies(page: Page, posts: readonly ExtractedPost[]): readonly ExtractedPost[] {
  if (!posts.some(({ number }) => number !== null)) return posts;
  const own = numbersIn(page.canonical ?? page.url);
  return posts.map((post) => {
    const [, href = '', label = ''] = LEADING.exec(post.html) ?? [];
    const name = label.replace(/<[^>]*>/g, '').trim();
    if (name === '' || name.length > MAX_NAME || post.replyHints.some(({ kind }) => kind === 'link'))
      return post;
    const target = resolveUrl(href.replaceAll('&amp;', '&'), page.url);
    if (target === undefined || !isOfThread(target.url, page.url, own)) return post;
    return {
      ...post,
      replyHints: [{ kind: 'link', url: target.url, fragment: target.fragment }, ...post.replyHints],
    };
  });
}

/** Whether an address has the numbers of the thread's, and one more at its end. */
function isOfThread(url: string, pageUrl: string, own: readonly string[]): boolean {
  if (new URL(url).host !== new URL(pageUrl).host) return false;
  const numbers = numbersIn(url);
  return (
    own.length > 0 &&
    numbers.length > 1 &&
    numbers.slice(0, -1).join() === own.slice(0, numbers.length - 1).join()
  );
}

function numbersIn(url: string): string[] {
  return new URL(url).pathname.match(/\d+/g) ?? [];
}
