// What pagers say of themselves: how they count, which page they stand on, whose pages they link. What is a pager and what
// is none is shown by the sketches of lab/sketches/lists.
import { describe, expect, it } from 'vitest';
import { findFlips, findRowFlips, LIKELY_FLIP, numberedName } from '../../src/learn/page-flips.ts';
import { flipArithmetic } from '../../src/learn/page-flips-arithmetic.ts';
import { pagerMarks } from '../../src/learn/pager-marks.ts';
import { type Page, parsePage } from '../../src/page/index.ts';

const BASE = 'http://a.test';

function pageOf(path: string, body: string): Page {
  const html = `<html><head><title>Oil change</title></head><body>${body}</body></html>`;
  return parsePage({
    url: BASE + path,
    body: new TextEncoder().encode(html),
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}

/** Numbers as links but for the current one. */
function pager(numbers: readonly number[], current: number, href: (n: number) => string): string {
  return `<div class="pages">${numbers
    .map((n) => (n === current ? `<b>${n}</b>` : `<a href="${href(n)}">${n}</a>`))
    .join(' ')}</div>`;
}

const likely = (page: Page) => findFlips(page).filter(({ confidence }) => confidence >= LIKELY_FLIP);

const post = '<p>Some words that people wrote about engines, oil, filters and other matters of interest.</p>';
const offsets = (n: number): string => (n === 1 ? '/t.php?t=5' : `/t.php?t=5&start=${(n - 1) * 15}`);

describe('findFlips', () => {
  it('reads offsets: page 3 is start=30', () => {
    const [group] = likely(pageOf('/t.php?t=5', post + pager([1, 2, 3], 1, offsets) + post));
    expect(group).toMatchObject({
      kind: 'numbered',
      current: 1,
      step: 15,
      firstValue: 0,
      lastKnownPage: 3,
      form: 'start={}',
    });
    expect(group!.links.map(({ pageNumber, value, direction }) => [pageNumber, value, direction])).toEqual([
      [2, 15, 'next'],
      [3, 30, 'other'],
    ]);
  });

  it('reads page numbers in the path, and the first page that has none', () => {
    const href = (n: number): string => (n === 1 ? '/topic/7/oil/' : `/topic/7/oil/page/${n}/`);
    const [group] = likely(pageOf('/topic/7/oil/page/2/', pager([1, 2, 3], 2, href)));
    expect(group).toMatchObject({ current: 2, step: 1, firstValue: 1, firstUrl: `${BASE}/topic/7/oil/` });
    expect(group!.links[0]).toMatchObject({ pageNumber: 1, value: 1, direction: 'previous' });
  });

  it('knows a bare address that is the last page, newest first', () => {
    const older = (n: number): string =>
      `<a class="previous" href="/2024/oil/comment-page-${n}/">← Older</a>`;
    const [two] = likely(pageOf('/2024/oil/', post + older(1)));
    expect(two).toMatchObject({ current: 2, links: [{ pageNumber: 1, direction: 'previous' }] });
    const [many] = likely(pageOf('/2024/oil/', post + older(6)));
    expect(many).toMatchObject({ current: null, step: null, links: [{ pageNumber: null, value: 6 }] });
    expect(flipArithmetic(many!)).toEqual([]);
  });

  it('knows the page it is on by its mark and an arrow, where that is a link like all others', () => {
    const item = (n: number, mark = '') =>
      `<li ${mark}><a href="/a/13/comment-page-${n}#comments">${n}</a></li>`;
    const back = '<li class="prev"><a href="/a/13/comment-page-1#comments">«</a></li>';
    const page = pageOf('/a/13/', `${post}<ol>${back}${item(1)}${item(2, 'class="here"')}</ol>${post}`);
    const [group] = likely(page);
    expect(group).toMatchObject({ current: 2, lastKnownPage: 2 });
    expect(numberedName(group!, page.url)).toBe(`${BASE}/a/13/comment-page-2`);
    const unmarked = pageOf('/a/13/', `${post}<ol>${item(1)}${item(2)}${item(3)}${item(4)}</ol>${post}`);
    expect(likely(unmarked)[0]).toMatchObject({ current: null });
  });

  it('knows the front page for the last of lists counted from the oldest', () => {
    const count = '<li>Page 6 of 6, 80 entries in all</li>';
    const page = pageOf(
      '/',
      `${post}<ul>${count}<li><a href="/index.php?/lists/P5.html">← older</a></li></ul>`,
    );
    const [group] = likely(page);
    expect(group).toMatchObject({ current: 6, lastKnownPage: 6 });
    expect(group!.links).toMatchObject([{ pageNumber: 5, direction: 'previous' }]);
  });
});

describe('pagerMarks', () => {
  it('are words that the pager adds to every address', () => {
    const href = (n: number) => `/t.php?t=5&seen=1&start=${(n - 1) * 15}`;
    expect(pagerMarks(pageOf('/t.php?t=5&start=0', post + pager([1, 2, 3], 1, href) + post))).toEqual([
      'seen',
    ]);
    // What tells threads apart is no such word, and without a number of its own the page may need it.
    const other = (n: number) => `/t.php?t=6&seen=1&start=${(n - 1) * 15}`;
    expect(pagerMarks(pageOf('/t.php?t=5&start=0', post + pager([1, 2, 3], 1, other)))).toEqual([]);
    expect(pagerMarks(pageOf('/t.php?t=5', post + pager([1, 2, 3], 1, href)))).toEqual([]);
  });
});

describe('findRowFlips', () => {
  const row = (id: number, pages: readonly number[]): string =>
    `<li><a href="/t.php?t=${id}">A thread about ${id} horses</a> <small>${pages
      .map((n) => `<a href="/t.php?t=${id}&page=${n}">${n}</a>`)
      .join(' ')}</small> 17 replies</li>`;

  it('finds the small pagers of rows with their threads', () => {
    const page = pageOf('/f.php?f=2', `<ul>${row(5, [2, 3])}${row(6, [])}${row(7, [2])}</ul>`);
    expect(findRowFlips(page).map(({ base, links }) => [base?.url, links.length])).toEqual([
      [`${BASE}/t.php?t=5`, 2],
      [`${BASE}/t.php?t=7`, 1],
    ]);
  });

  it('is not misled by a board whose number is that of the page', () => {
    const one = `<li>${post}<a href="/t.php?f=2&t=86">Title</a> <a href="/t.php?f=2&t=86&start=40">2</a>${post}</li>`;
    expect(findRowFlips(pageOf('/f.php?f=2', one))).toMatchObject([{ step: 40, base: { text: 'Title' } }]);
  });

  it('does not take a post number beside a breadcrumb', () => {
    const body = `<a href="/talk/">Talk</a> ${post} <a href="/talk/posts/29/">2</a> ${post}`;
    expect(findRowFlips(pageOf('/talk/thread/5-oil/', body))).toEqual([]);
  });

  it('keeps them apart from the pager of the list', () => {
    const own = pager([1, 2, 3], 1, (n) => `/f.php?f=2&page=${n}`);
    expect(findRowFlips(pageOf('/f.php?f=2', `<ul>${row(5, [1, 2, 3])}</ul>${own}`))).toHaveLength(1);
  });
});

describe('numberedName', () => {
  it('is not told by a page that has a number, or by arrows that do not count', () => {
    const nameOf = (page: Page) => likely(page).map((group) => numberedName(group, page.url));
    expect(nameOf(pageOf(offsets(2), pager([1, 2, 3], 2, offsets)))).toEqual([undefined]);
    const older = '<a class="previous" href="/2024/oil/comment-page-6/">← Older</a>';
    expect(nameOf(pageOf('/2024/oil/', post + older))).toEqual([undefined]);
  });
});

describe('flipArithmetic', () => {
  it('fills the gap of 1 2 3 … 40 and stops there', () => {
    const [group] = likely(pageOf(offsets(2), pager([1, 2, 3, 40], 2, offsets)));
    const pages = flipArithmetic(group!);
    expect(pages.map(({ pageNumber }) => pageNumber)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
    expect(pages[0]).toMatchObject({ url: BASE + offsets(1), isLinked: true });
    expect(pages[24]).toMatchObject({ url: BASE + offsets(25), isLinked: false });
  });

  it('makes nothing up from arrows alone', () => {
    const [group] = likely(pageOf('/t.php?t=5', '<a href="/t.php?t=5&page=2">next ›</a>'));
    expect(flipArithmetic(group!).map(({ url }) => url)).toEqual([`${BASE}/t.php?t=5&page=2`]);
  });

  it('knows no number of a last page whose name tells none', () => {
    const names = ['/b/4.html', '', '/b/4c31.html', '/b/49ba.html', '/b/4fdb.html'];
    const numbers = pager([1, 2, 3, 4, 5], 2, (n) => names[n - 1]!);
    const body = numbers.replace('</div>', '<a href="/b/419d.html">last »</a></div>');
    const [group] = likely(pageOf('/b/42e6.html', body + post + body));
    expect(flipArithmetic(group!).map(({ pageNumber }) => pageNumber)).toEqual([1, 3, 4, 5]);
  });

  describe('of offsets that are counted down from the newest post', () => {
    const pagersOf = (...pages: readonly (readonly [number: number, offset: number])[]) => {
      const links = pages.map(([number, offset]) => `<a href="/b?num=1674/${offset}">${number}</a>`);
      return likely(pageOf('/b?num=1674', `${post}<div>Pages: <b>1</b> ${links.join(' ')}</div>${post}`));
    };

    it('fills gaps downwards', () => {
      const [group] = pagersOf([2, 105], [3, 90], [8, 15]);
      expect(flipArithmetic(group!).map(({ url }) => url)).toEqual(
        [105, 90, 75, 60, 45, 30, 15].map((value) => `${BASE}/b?num=1674/${value}`),
      );
    });

    it('takes numbers that fall without a step in common for none', () => {
      const pagers = pagersOf([2, 41], [3, 26], [4, 13]);
      expect(pagers.filter(({ step }) => step !== null && step < 0)).toEqual([]);
    });
  });
});
