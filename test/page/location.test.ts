import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../src/page/index.ts';

const locations = (html: string): string[] =>
  parseHtml(html, 'http://a.test/').links.map((link) => link.location);
/** Locations by anchor text. */
const byText = (html: string): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>();
  for (const { text, location } of parseHtml(html, 'http://a.test/').links) {
    if (!found.has(text)) found.set(text, new Set());
    found.get(text)!.add(location);
  }
  return found;
};

const divRow = (
  state: string,
  i: number,
  title: string,
): string => `<li class="row ${state}" id="row_${i}"><dl>
  <dt class="topic-${state.replace('row--', '')}">${title}</dt><dd class="author"><a href="/u/${i}">author</a></dd>
  <dd class="last"><a href="/t/${i}#last">last</a></dd></dl></li>`;
const tableRow = (
  i: number,
  title: string,
): string => `<tr id=t${i} class="${i % 2 ? 'odd' : 'even'}"><td class=row${i % 2}>${title}
  <td class="alt${i % 3} by"><a href=/u/${i}>author</a>`;

describe('the location of a link', () => {
  it('is the same in all rows, whatever state a row is in', () => {
    const states = ['odd', 'even unread', 'sticky', 'locked hot', 'is-new', 'row--pinned', ''];
    const rows = states.map((state, i) => {
      const link = `<a class="title" href="/t/${i}">title</a>`;
      return divRow(state, i, state.includes('unread') ? `<b>${link}</b>` : `<span>${link}</span>`);
    });
    const found = byText(`<ul class="topics">${rows.join('')}</ul>`);
    expect([...found.values()].map((set) => set.size)).toEqual([1, 1, 1]);
    expect(new Set([...found.values()].flatMap((set) => [...set])).size).toBe(3);
  });

  it('is the same in old tables with alternating colours and bold or red titles', () => {
    const titles = [
      '<a href=/1>title</a>',
      '<b><a href=/2>title</a></b>',
      '<font color=red><a href=/3>title</a></font>',
    ];
    const found = byText(
      `<table class=forum>${titles.map((title, i) => tableRow(i, title)).join('')}</table>`,
    );
    expect(found.get('title')!.size).toBe(1);
    expect(found.get('author')!.size).toBe(1);
    expect([...found.get('title')!][0]).not.toBe([...found.get('author')!][0]);
  });

  it('is the same on a page with one row as on a page with fifty', () => {
    const page = (count: number): string =>
      `<div id=main><ul class=topics>${Array.from({ length: count }, (_, i) => divRow('', i, `<a href=/${i}>t</a>`)).join('')}</ul></div>`;
    expect(new Set(locations(page(50)))).toEqual(new Set(locations(page(1))));
  });

  it('tells navigation, breadcrumb, pager and content apart', () => {
    const found =
      locations(`<div id=nav><ul><li><a href=/>home</a></ul></div><div class=crumbs><a href=/b>b</a></div>
      <div class=pager><a href=?p=2>2</a></div><div id=content><p><a href=/x>x</a></div><footer><a href=/f>f</a></footer>`);
    expect(new Set(found).size).toBe(5);
  });

  it('ignores ids and class names made of numbers or generated ones', () => {
    const [a, b] = locations(`<div id="post_77" class="post-77 css-1x2y3z"><a id=l1 href=/1>1</a></div>
      <div id="post_78" class="post-78 css-9a8b7c"><a id=l2 href=/2>2</a></div>`);
    expect(a).toBe(b);
  });

  it('ignores ids that are a class name of the same element and a name of the row', () => {
    const [a, b] = locations(`<ol><li class="story" id="story_dxcz"><a href=/1>1</a></li>
      <li class="story" id="story_j6s4"><a href=/2>2</a></li></ol>`);
    expect(a).toBe(b);
  });

  it('is short and readable', () => {
    const [location] = locations(
      '<table class=list><tr><td class="title new"><a class=t href=/1>x</a></table>',
    );
    expect(location).toMatch(/^[0-9a-z]{1,7}:tr>td\.title>a\.t$/);
  });
});
