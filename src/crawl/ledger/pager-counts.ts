// What a page's pager states: so many pages, each but the last as full as this one, hold at least so many threads or posts.
import type { LinkMatcher, PagerFacts } from '../../learn/index.ts';
import type { LeasedEntry, Records } from '../../store/index.ts';

/** The records of a page with what its pager leaves room for, where it tells of later pages. */
export function statedByPager(
  records: Records,
  pager: PagerFacts | undefined,
  { url, type }: Pick<LeasedEntry, 'url' | 'type'>,
  matcher: Pick<LinkMatcher, 'match'>,
  entry: string,
): Records {
  const pages = pager?.pages;
  // The last page is rarely full: it tells nothing of the others.
  if (pages === undefined || pages.current >= pages.last || type === 'other') return records;
  const match = matcher.match(url);
  // The entry page is no board; what it lists is of others.
  if (match === undefined || url === entry || match.whole === matcher.match(entry)?.whole) return records;
  const name = { url: match.page === '' ? match.url : '', identity: match.whole };
  if (type === 'thread' || type === 'thread-flip') {
    const leastPosts = leastRows(pages.last, records.posts?.length ?? 0);
    return { ...records, threads: [...(records.threads ?? []), { ...name, isListed: true, leastPosts }] };
  }
  const threads = new Set(records.threads?.map((thread) => thread.identity ?? thread.url));
  const leastThreads = leastRows(pages.last, threads.size);
  return { ...records, boards: [...(records.boards ?? []), { ...name, isListed: true, leastThreads }] };
}

function leastRows(pages: number, rows: number): number {
  return (pages - 1) * Math.max(1, rows) + 1;
}
