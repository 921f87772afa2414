// Page flips in each paging style.
import type { PagingStyle } from '../dialects/types.ts';
import type { PagerView, UiStrings } from '../types.ts';

export interface PagerOptions {
  readonly style: PagingStyle;
  readonly page: number;
  readonly pages: number;
  readonly strings: UiStrings;
  /** Href of a page. */
  readonly link: (page: number) => string;
  /** The last page's 'next' leads back to the first. */
  readonly loops: boolean;
}

type Item = PagerView['items'][number];

/** The pager of a page, or null when there is only one. */
export function makePager(options: PagerOptions): PagerView | null {
  const { style, page, pages, strings, link } = options;
  if (pages <= 1) return null;
  const number = (n: number): Item => ({ text: String(n), url: n === page ? null : link(n) });
  const gap: Item = { text: '…', url: null };
  const nextPage = page < pages ? page + 1 : options.loops ? 1 : 0;
  const next: Item[] = nextPage
    ? [
        {
          text: `${strings.next ?? 'Next'} ›`,
          url: link(nextPage),
          ...(page < pages ? { rel: 'next' as const } : {}),
        },
      ]
    : [];
  const previous: Item[] =
    page > 1 ? [{ text: `‹ ${strings.previous ?? 'Previous'}`, url: link(page - 1), rel: 'prev' }] : [];
  const all = Array.from({ length: pages }, (_, i) => i + 1);
  const shown = (wanted: readonly number[]): Item[] => {
    const items: Item[] = [];
    let before = 0;
    for (const n of wanted) {
      if (n > before + 1) items.push(gap);
      items.push(number(n));
      before = n;
    }
    return items;
  };
  switch (style) {
    case 'numbers':
      return { items: all.map(number), loadMoreUrl: null };
    case 'windowed': {
      const near = all.filter((n) => n === 1 || n === pages || Math.abs(n - page) <= 2);
      return { items: [...previous, ...shown(near), ...next], loadMoreUrl: null };
    }
    case 'next':
    case 'select':
      return { items: [...previous, ...next], loadMoreUrl: null };
    case 'both-ends': {
      const first: Item[] = page > 1 ? [{ text: `« ${strings.first ?? 'First'}`, url: link(1) }] : [];
      const last: Item[] = page < pages ? [{ text: `${strings.last ?? 'Last'} »`, url: link(pages) }] : [];
      return { items: [...first, ...previous, ...next, ...last], loadMoreUrl: null };
    }
    case 'last-shortcut': {
      const near = all.filter((n) => n <= 3 || Math.abs(n - page) <= 1);
      const last: Item[] =
        near.at(-1) === pages ? [] : [{ text: `${strings.last ?? 'Last'} »`, url: link(pages) }];
      return { items: [...near.map(number), ...next, ...last], loadMoreUrl: null };
    }
    case 'load-more':
      return { items: [], loadMoreUrl: page < pages ? link(page + 1) : null };
    case 'scroll':
      return { items: [], loadMoreUrl: page < pages ? link(page + 1) : null, moreBy: { kind: 'scroll' } };
    case 'script-numbers':
      return { items: [], loadMoreUrl: link(page), moreBy: { kind: 'numbers', urls: all.map(link) } };
  }
}
