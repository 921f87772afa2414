// Parts of single pages: pagers, and what stands around them on lists and threads.
import { drawPost, page, postsOf, range, threadTable, title } from '../draw.ts';
import type { SketchPage } from '../types.ts';

export const menu =
  '<ul class="menu"><li><a href="/">Home</a></li><li><a href="/rules">Rules</a></li><li><a href="/login">Log in</a></li></ul>';
export const footer =
  '<div class="footer"><a href="/privacy">Privacy</a> <a href="/contact">Contact</a></div>';

/** Links to numbers, as menus and pagers draw them. */
export function numberLinks(numbers: readonly number[], href: (n: number) => string): string {
  return numbers.map((n) => `<a href="${href(n)}">${n}</a>`).join(' ');
}

/** Numbers as links but for the current one. */
export function pager(numbers: readonly number[], current: number, href: (n: number) => string): string {
  const shown = numbers.map((n) => (n === current ? `<b>${n}</b>` : numberLinks([n], href)));
  return `<div class="pages">${shown.join(' ')}</div>`;
}

/** A board of eight threads with a pager, or what may look like one, below them. */
export function board(below: string, above = ''): string {
  const threads = threadTable(range(101, 108), (n) => `/topic/${n}`);
  return `${menu}<h1>All about engines</h1>${above}${threads}${below}${footer}`;
}

/** A thread of three posts; `beside`: what each post has below its text. */
export function thread(below: string, above = '', beside: (position: number) => string = () => ''): string {
  const drawn = postsOf(101, 3).map((post) => `${drawPost(101, post)}${beside(post.position)}`);
  return `${menu}${above}<h1>${title(101)}</h1>${drawn.join('')}${below}${footer}`;
}

/** A page whose pager is expected to link these pages, by path. */
export function flipping(html: string, flips: readonly string[], more: Partial<SketchPage> = {}): SketchPage {
  return page('index', html, { flips, title: 'All about engines', ...more });
}
