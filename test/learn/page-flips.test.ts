// Page flips read off one page: what is a pager, whose, and what is not.
import { describe, expect, it } from 'vitest';
import { findFlips, findRowFlips, LIKELY_FLIP, numberedName } from '../../src/learn/page-flips.ts';
import { flipArithmetic } from '../../src/learn/page-flips-arithmetic.ts';
import { pagerMarks } from '../../src/learn/pager-marks.ts';
import { type Page, parsePage } from '../../src/page/index.ts';

const BASE = 'http://a.test';

function pageOf(path: string, body: string, head = '', attributes = ''): Page {
  const html = `<html ${attributes}><head><title>Oil change</title>${head}</head><body>${body}</body></html>`;
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
const paths = (page: Page): string[] =>
  likely(page).flatMap(({ links }) => links.map(({ link }) => link.url.slice(BASE.length)));

const post = '<p>Some words that people wrote about engines, oil, filters and other matters of interest.</p>';
const offsets = (n: number): string => (n === 1 ? '/t.php?t=5' : `/t.php?t=5&start=${(n - 1) * 15}`);

describe('findFlips', () => {
  it('takes parameters that stand beside every number for a part of the pager, and believes rel=next', () => {
    const href = (n: number) => `/topic/80/oil-change?lang=en&page=${n}`;
    const page = pageOf(
      '/topic/80/oil-change',
      post + pager([1, 2, 3, 4], 0, href) + post,
      '<link rel="next" href="/topic/80/oil-change?lang=en&page=2">',
    );
    const [group] = likely(page);
    expect(group).toMatchObject({ kind: 'numbered', current: 1, lastKnownPage: 4 });
    expect(numberedName(group!, page.url)).toBe(BASE + href(1));
  });

  it('follows a cursor, which names the last row shown, and only onwards', () => {
    const more = '<span class="back"><a rel="prev" href="/list?before=t3_9k2">back</a></span>';
    const on = (cursor: string) => `<a rel="nofollow next" href="/list?n=50&after=${cursor}">more ›</a>`;
    const first = pageOf('/list', post + on('t3_8yc'));
    expect(paths(first)).toEqual(['/list?n=50&after=t3_8yc']);
    const later = pageOf('/list?n=25&after=t3_8yc', `<a href="/list">list</a>${post}${more}${on('t3_7ab')}`);
    expect(paths(later)).toEqual(['/list?n=50&after=t3_7ab']);
  });

  it('takes the next thread, and the list in another order, for no cursor', () => {
    const arrow = (href: string) => pageOf('/t?id=a7f', `${post}<a rel="next" href="${href}">next ›</a>`);
    expect(paths(arrow('/t?id=b81'))).toEqual([]);
    expect(paths(arrow('/t?id=a7f&goto=nextnewest'))).toEqual([]);
  });

  it('takes counts that every post links for no pages', () => {
    const likes = (id: number, count: number) =>
      `<div class="post">${post}<ul><li><a href="/topic/9-oil/?do=likes&comment=${id}"><span>${count}</span></a></li></ul></div>`;
    expect(paths(pageOf('/topic/9-oil/', likes(6, 2)))).toEqual([]);
    expect(paths(pageOf('/topic/9-oil/', likes(6, 2) + likes(7, 1) + likes(8, 3)))).toEqual([]);
  });

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

  it.each([1, 2])('takes the only other page for page 2 of its thread, not for a board (%i)', (board) => {
    const own = `/boards/${board}/topics/30`;
    const [group] = likely(pageOf(own, post + pager([1, 2], 1, (n) => `${own}?page=${n}`)));
    expect(group?.firstValue).toBe(1);
    expect(group?.template).toBe(`${BASE}${own}?page={}`);
  });

  it('finds the only link of page 2 of 2', () => {
    expect(paths(pageOf('/t.php?t=5&start=15', pager([1, 2], 2, offsets)))).toEqual(['/t.php?t=5']);
    expect(
      paths(
        pageOf(
          '/i.php?topic=5.20',
          pager([1, 2], 2, (n) => `/i.php?topic=5.${(n - 1) * 20}`),
        ),
      ),
    ).toEqual(['/i.php?topic=5.0']);
  });

  it('knows a spelled-out first page and keeps its value', () => {
    const [group] = likely(
      pageOf(
        '/t.php?t=5&page=3',
        pager([1, 2, 3, 4], 3, (n) => `/t.php?t=5&page=${n}`),
      ),
    );
    expect(group!.links[0]).toMatchObject({ pageNumber: 1, value: 1 });
  });

  it.each([
    ['Arabic', '١', '٢', '٣'],
    ['Devanagari', '१', '२', '३'],
    ['fullwidth', '１', '２', '３'],
  ])('reads %s digits', (_, one, two, three) => {
    const body = `<p><b>${one}</b> <a href="?t=5&page=2">${two}</a> <a href="?t=5&page=3">${three}</a></p>`;
    expect(likely(pageOf('/t.php?t=5', body, '', 'dir="rtl"'))[0]).toMatchObject({
      current: 1,
      lastKnownPage: 3,
    });
  });

  it('takes arrows and shortcuts beside the numbers', () => {
    const body = `<div><a href="${offsets(1)}">«</a> ${pager([3, 4, 5], 4, offsets)} <a href="${offsets(40)}">last</a></div>`;
    const [group] = likely(pageOf(offsets(4), body));
    expect(group!.lastKnownPage).toBe(40);
    expect(group!.links.map(({ pageNumber }) => pageNumber)).toEqual([1, 3, 5, 40]);
  });

  it('believes words without arrows beside a text that counts the pages', () => {
    const href = (n: number) => `/topic/oil/?part=${n}`;
    const word = (n: number, text: string) => `<a href="${href(n)}">${text}</a>`;
    const first = `<div><strong>Seite 1 von 5</strong>${word(2, 'Weiter')}${word(5, '<i></i>')}</div>`;
    const later = `<div>${word(1, 'Zurück')}<strong>Seite 2 von 5</strong>${word(3, 'Weiter')}</div>`;
    const [one] = likely(pageOf('/topic/oil/', post + first + post));
    expect(one).toMatchObject({ kind: 'single', current: 1, step: 1 });
    expect(paths(pageOf('/topic/oil/?part=2', post + later))).toEqual([href(1), href(3)]);
    // Without the count the word may lead anywhere.
    expect(paths(pageOf('/topic/oil/', `${post}<div>${word(2, 'Weiter')}</div>`))).toEqual([]);
  });

  it('takes no date beside the names of people for a count of pages', () => {
    const by = (n: number, name: string) =>
      `<li><a href="/t/9${n}/">About the engine</a> <small><a href="/u/${n}/">${name}</a> 14 мая 2024</small></li>`;
    expect(likely(pageOf('/', `<ul>${by(1, 'Anna')}${by(2, 'Bert')}</ul>`))).toEqual([]);
    const counted = `<div><strong>Часть 3 из 5</strong><a href="/t/9/part4/">Дальше</a><a href="/t/9/part2/">Назад</a></div>`;
    expect(paths(pageOf('/t/9/part3/', post + counted))).toEqual(['/t/9/part4/', '/t/9/part2/']);
  });

  it('leaves out an arrow beyond the pages that the pager counts', () => {
    const arrow = `<a href="${offsets(43)}">»</a>`;
    const told = `<td>Pages (3): [1 <a href="${offsets(2)}">2</a> <a href="${offsets(3)}">3</a> ${arrow}]</td>`;
    const [group] = likely(pageOf('/t.php?t=5', `${post}<table><tr>${told}</tr></table>`));
    expect(group).toMatchObject({ lastKnownPage: 3, beyond: [BASE + offsets(43)] });
    const [untold] = likely(pageOf('/t.php?t=5', post + pager([1, 2, 3], 1, offsets) + arrow));
    expect(untold).toMatchObject({ lastKnownPage: 43, beyond: [] });
    // A number that somebody wrote in the same box counts no pages.
    const said = `<td>Posts of this week, by all who were here: 3 of them about the engine, others not.</td>`;
    const row = `<td>${pager([1, 2, 3], 1, offsets)} <a href="${offsets(43)}">last »</a></td>`;
    const [beside] = likely(pageOf('/t.php?t=5', `<table><tr>${said}${row}</tr></table>`));
    expect(beside).toMatchObject({ lastKnownPage: 43, beyond: [] });
    // Nor do those to choose from.
    const chooser = `<select>${[1, 2, 3].map((n) => `<option>${n}</option>`).join('')}</select>`;
    const choice = `<td>${pager([1, 2, 3], 1, offsets)} <a href="${offsets(43)}">last »</a>${chooser}</td>`;
    const [chosen] = likely(pageOf('/t.php?t=5', `${post}<table><tr>${choice}</tr></table>`));
    expect(chosen).toMatchObject({ lastKnownPage: 43, beyond: [] });
  });

  it('knows its pager although that adds a word of its own to every address', () => {
    const href = (n: number) => `/t.php?t=5&seen=1&start=${(n - 1) * 15}`;
    const page = pageOf('/t.php?t=5&start=0', post + pager([1, 2, 3], 1, href) + post);
    expect(likely(page)[0]).toMatchObject({ current: 1, step: 15, lastKnownPage: 3 });
    expect(pagerMarks(page)).toEqual(['seen']);
    // What tells threads apart is no such word, and without a number of its own the page may need it.
    const other = (n: number) => `/t.php?t=6&seen=1&start=${(n - 1) * 15}`;
    expect(pagerMarks(pageOf('/t.php?t=5&start=0', post + pager([1, 2, 3], 1, other)))).toEqual([]);
    expect(pagerMarks(pageOf('/t.php?t=5', post + pager([1, 2, 3], 1, href)))).toEqual([]);
  });

  it('reads a select box of addresses', () => {
    const options = [1, 2, 3].map((n) => `<option value="${offsets(n)}">${n}</option>`).join('');
    expect(paths(pageOf('/t.php?t=5&start=15', `<select>${options}</select>`))).toEqual([
      '/t.php?t=5',
      '/t.php?t=5&start=15',
      '/t.php?t=5&start=30',
    ]);
  });

  it('finds the pager of a page that was reached by another address', () => {
    expect(paths(pageOf('/t.php?p=7788', post + pager([1, 2, 3], 1, offsets) + post))).toHaveLength(2);
  });

  it('sees through a session in the links', () => {
    const inSession = (n: number): string => `${offsets(n)}&sid=4a34d5a6f348104b7dd2e0724a96d96e`;
    expect(paths(pageOf('/t.php?t=5&start=15', pager([1, 2, 3], 2, inSession)))).toHaveLength(2);
  });

  it('finds next and previous without numbers, by arrows, rel or class names', () => {
    const next = '<a href="/t.php?t=5&page=2">Następna ›</a>';
    expect(paths(pageOf('/t.php?t=5', post + next))).toEqual(['/t.php?t=5&page=2']);
    const both =
      '<a class="prev" href="/t.php?t=5&page=2">newer</a> <a rel="next" href="/t.php?t=5&page=4">older</a>';
    expect(likely(pageOf('/t.php?t=5&page=3', both))[0]).toMatchObject({
      kind: 'single',
      current: 3,
      step: 1,
    });
    const icon = '<a href="/t.php?t=5&page=2" title="→"><i></i></a>';
    expect(paths(pageOf('/t.php?t=5', icon))).toHaveLength(1);
  });

  it('counts from where arrows point onwards, whatever those back from the first page lead to', () => {
    const turn = (value: number, arrow: string, style = ''): string =>
      `<a href="/b.php?id=3&page=${value}"${style}>${arrow}</a>`;
    const unseen = ' style="visibility:hidden"';
    const body = turn(1, '«', unseen) + turn(0, '&lt;', unseen) + turn(2, '&gt;') + turn(70, '»');
    expect(likely(pageOf('/b.php?id=3', body + post))[0]).toMatchObject({
      current: 1,
      step: 1,
      firstValue: 1,
      lastKnownPage: 70,
      beyond: [`${BASE}/b.php?id=3&page=0`],
    });
  });

  it('tells a pager of saved files by its numbers', () => {
    const names = ['/b/4.html', '', '/b/4c31.html', '/b/49ba.html', '/b/4fdb.html'];
    const numbers = pager([1, 2, 3, 4, 5], 2, (n) => names[n - 1]!);
    const arrows = '<a href="/b/419d.html">last »</a>';
    const body = numbers.replace('</div>', `${arrows}</div>`);
    const [group] = likely(pageOf('/b/42e6.html', body + post + body));
    expect(group).toMatchObject({ current: 2, firstUrl: `${BASE}/b/4.html`, template: null });
    expect(group!.links.map(({ pageNumber }) => pageNumber)).toEqual([1, 3, 4, 5, null]);
    expect(flipArithmetic(group!).map(({ pageNumber }) => pageNumber)).toEqual([1, 3, 4, 5]);
  });

  it('does not take rows of numbers for a pager where no page is the current one, or each is another', () => {
    const row = (names: readonly string[], current = 0): string =>
      pager([1, 2, 3], current, (n) => `/b/${names[n - 1]}.html`);
    expect(paths(pageOf('/b/4.html', post + row(['aa1', 'b2c', 'c3d'])))).toEqual([]);
    const two = row(['aa1', 'b2c', 'c3d'], 1) + post + row(['d4e', 'e5f', 'f6a'], 1);
    expect(paths(pageOf('/b/4.html', two))).toEqual([]);
  });

  it('finds two words in any language that lead one step forth and one back', () => {
    const body =
      '<a href="/b/24/">板</a> <a href="/b/24/?page=0">前のページ</a> <a href="/b/24/?page=2">次のページ</a>';
    expect(paths(pageOf('/b/24/?page=1', body))).toEqual(['/b/24/?page=0', '/b/24/?page=2']);
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

  it('leaves the marked pager of the board above a thread to the board', () => {
    const trail =
      '<a href="/">Home</a> › <a href="/b?f=11&page=2">Engines</a> <div><a href="/b?f=11">« Back</a> <a href="/b?f=11">1</a> ' +
      '<a class="here" href="/b?f=11&page=2">2</a> <a href="/b?f=11&page=3">3</a> <a href="/b?f=11&page=3">Next »</a></div>';
    const page = pageOf('/t?id=22', `${trail}<b>Which oil?</b>${post}${post}`);
    expect(likely(page).flatMap((group) => numberedName(group, page.url) ?? [])).toEqual([]);
  });

  it('follows an arrow to the comments of another page, not to one of them', () => {
    const arrow = (fragment: string) =>
      pageOf('/?p=140', `${post}<a class="previous" href="/?p=140&cpage=1#${fragment}">Older</a>`);
    expect(likely(arrow('comments'))[0]).toMatchObject({ current: 2, form: 'cpage={}' });
    expect(likely(arrow('comment-12'))).toEqual([]);
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

  it('knows its pages behind the script that answers for the folder', () => {
    const page = pageOf('/', post + pager([1, 2, 3], 1, (n) => `/index.php/page/${n}/`) + post);
    expect(paths(page)).toEqual(['/index.php/page/2/', '/index.php/page/3/']);
  });

  it('reports what only the head declares as a guess', () => {
    const [group] = findFlips(pageOf('/a', post, '<link rel="next" href="/b">'));
    expect(group).toMatchObject({ kind: 'declared', confidence: 0.4 });
  });

  it('takes next thread for a guess', () => {
    const body = `${post}<a href="/t.php?t=41">« previous thread</a> <a href="/t.php?t=43">next thread »</a>`;
    const groups = findFlips(pageOf('/t.php?t=42', body));
    expect(groups.every(({ confidence }) => confidence < LIKELY_FLIP)).toBe(true);
  });

  it('does not take next thread when a pager shows what flips look like', () => {
    const body = `${pager([1, 2], 1, (n) => `/t.php?t=42&page=${n}`)}${post}<a rel="next" href="/t.php?t=43">next thread »</a>`;
    expect(paths(pageOf('/t.php?t=42', body))).toEqual(['/t.php?t=42&page=2']);
  });

  const many = (numbers: readonly number[], href: (n: number) => string): string =>
    numbers.map((n) => `<a href="${href(n)}">${n}</a>`).join(' ');

  it.each([
    ['page sizes', '/f.php?f=2', `show ${many([20, 50, 100], (n) => `/f.php?f=2&pp=${n}`)}`],
    [
      'page sizes on page 2',
      '/f.php?f=2&page=2',
      `show ${many([20, 50, 100], (n) => `/f.php?f=2&pp=${n}`)}<a href="/f.php?f=2">Board</a>`,
    ],
    ['years', '/archive/', many([2019, 2020, 2021], (n) => `/archive/${n}`)],
    [
      'a calendar',
      '/cal.php?m=5',
      `<table>${[0, 1, 2, 3].map((w) => `<tr>${[1, 2, 3, 4, 5, 6, 7].map((d) => `<td>${many([w * 7 + d], (n) => `/cal.php?m=5&day=${n}`)}</td>`).join('')}</tr>`).join('')}</table>`,
    ],
    [
      'days with entries among days without',
      '/cal.php?m=5',
      `<p>1 2 <b>3</b> <a href="/cal.php?m=5&day=4">4</a> <b>5</b> <b>6</b> <a href="/cal.php?m=5&day=7">7</a></p>`,
    ],
    ['votes', '/t.php?t=5', `<p><a href="/vote.php?p=71">3</a> <a href="/vote.php?p=72">4</a></p>`],
    [
      'names with numbers',
      '/t.php?t=5',
      `<p><a href="/u/77">eva77</a> <b>76</b> <a href="/u/78">eva78</a></p>`,
    ],
    [
      'post numbers',
      '/t.php?t=5',
      [1, 2, 3].map((n) => `<a href="/t.php?t=5&post=${n}">#${n}</a>${post}`).join(''),
    ],
    [
      'sort links',
      '/f.php?f=2',
      '<a href="/f.php?f=2&sort=title">Title</a> <a href="/f.php?f=2&order=1">Replies</a>',
    ],
  ])('does not take %s', (_, path, body) => {
    expect(paths(pageOf(path, post + body + post))).toEqual([]);
  });
});

describe('findRowFlips', () => {
  const row = (id: number, pages: readonly number[]): string =>
    `<li><a href="/t.php?t=${id}">A thread about ${id} horses</a> <small>${pages
      .map((n) => `<a href="/t.php?t=${id}&page=${n}">${n}</a>`)
      .join(' ')}</small> 17 replies</li>`;

  it('finds the small pagers of rows with their threads, and findFlips does not', () => {
    const page = pageOf('/f.php?f=2', `<ul>${row(5, [2, 3])}${row(6, [])}${row(7, [2])}</ul>`);
    expect(findRowFlips(page).map(({ base, links }) => [base?.url, links.length])).toEqual([
      [`${BASE}/t.php?t=5`, 2],
      [`${BASE}/t.php?t=7`, 1],
    ]);
    expect(paths(page)).toEqual([]);
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
    const page = pageOf('/f.php?f=2', `<ul>${row(5, [1, 2, 3])}</ul>${own}`);
    expect(paths(page)).toEqual(['/f.php?f=2&page=2', '/f.php?f=2&page=3']);
    expect(findRowFlips(page)).toHaveLength(1);
  });
});

describe('numberedName', () => {
  const nameOf = (page: Page) => likely(page).map((group) => numberedName(group, page.url));

  it('is that of the last page where the bare address shows it', () => {
    const href = (n: number): string => `/2024/oil/comment-page-${n}/`;
    expect(nameOf(pageOf('/2024/oil/', post + pager([1, 2, 3], 3, href)))).toEqual([BASE + href(3)]);
  });

  it('is that of page 1 on a list that is called otherwise', () => {
    const href = (n: number): string => `/index.php?mode=list&page=${n}`;
    expect(nameOf(pageOf('/', post + pager([1, 2, 3], 1, href)))).toEqual([BASE + href(1)]);
  });

  it('is not told by a page that has a number, or by arrows that do not count', () => {
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
});
