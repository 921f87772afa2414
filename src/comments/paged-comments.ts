// Comments on several pages, each with an address of its own: the pager beside the section is followed over HTTP.
import type { Fetcher } from '../fetch/index.ts';
import { findFlips, LIKELY_FLIP } from '../learn/index.ts';
import { type Page, parsePage } from '../page/index.ts';
import { applyTemplate, type PostTemplate } from '../records/index.ts';
import { findSection } from './find-section.ts';

/** Comments of a further page. */
export interface CommentPage {
  readonly page: Page;
  readonly comments: ReturnType<typeof applyTemplate>['posts'];
}

const MAX_PAGES = 200;

/** The further pages of an article's comments, in the order they are linked; stops at the first that fails. */
export async function* furtherPages(
  first: Page,
  template: PostTemplate,
  fetcher: Fetcher,
  wantsMore: () => boolean,
): AsyncGenerator<CommentPage> {
  const seen = new Set([first.url]);
  const queue = flipsOf(first, first.url);
  for (let count = 0; queue.length > 0 && count < MAX_PAGES && wantsMore(); ) {
    const url = queue.shift()!;
    if (seen.has(url)) continue;
    seen.add(url);
    count++;
    let page: Page;
    try {
      const response = await fetcher.fetch({ url });
      if (response.status !== 200) continue;
      page = parsePage(response);
    } catch {
      continue;
    }
    seen.add(page.url);
    const { posts } = applyTemplate(page, template);
    const comments = posts.filter(({ text, isLead }) => text !== '' && !isLead);
    const found = comments.length > 0 ? comments : (findSection(page)?.comments ?? []);
    if (found.length === 0) continue;
    yield { page, comments: found };
    queue.push(...flipsOf(page, first.url));
  }
}

/** Addresses of other pages of the same article. */
function flipsOf(page: Page, article: string): string[] {
  const own = articlePath(article);
  const flips = findFlips(page)
    .filter(({ confidence }) => confidence >= LIKELY_FLIP)
    .flatMap(({ links }) => links.map(({ link }) => link.url));
  // Two pages have no numbers to count by: "older comments" leads to the only other one.
  const single = page.links
    .filter(
      ({ url, rel }) =>
        rel.includes('next') || rel.includes('prev') || /comment[-_/]?page|[?&]cpage=/i.test(url),
    )
    .map(({ url }) => url);
  return [...new Set([...flips, ...single])].filter(
    (url) => url !== page.url && (articlePath(url) === own || articlePath(url).startsWith(`${own}/`)),
  );
}

/** The address of an article without what names a page of its comments. */
function articlePath(url: string): string {
  const { host, pathname } = new URL(url);
  const path = pathname.replace(/\/(?:comment[-_])?page[-_/]?\d+(?=\/|$)/i, '').replace(/\/+$/, '');
  return `${host}${path}`;
}
