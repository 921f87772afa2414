// The boards above a thread, as links in a row tell them.
import { expect, it } from 'vitest';
import { parsePage } from '../../src/page/index.ts';
import { breadcrumbOf } from '../../src/records/thread-breadcrumb.ts';

it('is the marked trail, not a link before a word of one letter that stands in every title', () => {
  const trail =
    '<ul><li><a href="/">Index</a></li><li>» <a href="/b?f=1">Oils</a></li><li>» <a href="/t?id=5">Found a leak</a></li></ul>';
  const html = `<html><head><title>Found a leak / Oils</title></head><body><div><h1><a href="/">Harbour</a></h1><div>d</div></div>${trail}<p>A post.</p></body></html>`;
  const page = parsePage({ url: 'http://a.test/t?id=5', body: new TextEncoder().encode(html) });
  const titles = breadcrumbOf(page, page.tree.elements('p')[0]!).map(({ title }) => title);
  expect(titles).toEqual(['Index', 'Oils']);
});

it('is the marked trail, not the logo before the name of the site', () => {
  const logo =
    '<table><tr><td><a href="/"><img alt="Harbour Index"></a></td><td><b>Harbour</b></td></tr></table>';
  const trail = '<div><a href="/">Harbour Index</a> -> <a href="/b?f=1">Oils</a></div>';
  const html = `<html><head><title>Harbour :: View topic - Found a leak</title></head><body>${logo}${trail}<p>A post.</p></body></html>`;
  const page = parsePage({ url: 'http://a.test/t?id=5', body: new TextEncoder().encode(html) });
  const titles = breadcrumbOf(page, page.tree.elements('p')[0]!).map(({ title }) => title);
  expect(titles).toEqual(['Harbour Index', 'Oils']);
});

it('is a list that ends with the page itself, though nothing stands between its items', () => {
  const item = (inner: string) => `<li class="step">${inner}</li>`;
  const up =
    item('<a href="/lms/class/view?id=2">ROW101</a>') + item('<a href="/lms/mod/list?id=5">Oils</a>');
  const trailOf = (last: string) => {
    const html = `<html><head><title>ROW101: Found a leak</title></head><body><ol>${up}${last}</ol><p>A post.</p></body></html>`;
    const page = parsePage({ url: 'http://a.test/lms/mod/t?id=5', body: new TextEncoder().encode(html) });
    return breadcrumbOf(page, page.tree.elements('p')[0]!).map(({ title }) => title);
  };
  expect(trailOf(item('<span>Found a leak</span>'))).toEqual(['ROW101', 'Oils']);
  expect(trailOf(item('<a href="/lms/mod/t?id=5">Found a leak</a>'))).toEqual(['ROW101', 'Oils']);
  // A menu, with more behind or with something else at its end.
  expect(trailOf(item('<span>Found a leak</span>') + item('<span>Help</span>'))).toEqual([]);
  expect(trailOf(item('<span>Members</span>'))).toEqual([]);
});

it('ends with what a heading says where the title names the part alone, and is no menu before its next link', () => {
  const menu =
    '<ul><li><a href="/">Start</a></li><li><a href="/news">Bulletin</a></li></ul><div><a href="/f/">Talk</a></div>';
  const trail =
    '<ol><li><a href="/">Start</a></li><li><a href="/f/">Talk</a></li><li><a href="/f/?part&id=9">Boats</a></li><li>Oils</li></ol>';
  const html = `<html><head><title>Talk: Boats</title></head><body>${menu}${trail}<h4>Oils</h4><p>Rows.</p></body></html>`;
  const page = parsePage({ url: 'http://a.test/f/?part&id=3', body: new TextEncoder().encode(html) });
  const titles = breadcrumbOf(page, page.tree.elements('p')[0]!).map(({ title }) => title);
  expect(titles).toEqual(['Start', 'Talk', 'Boats']);
});

it('is no menu of boards that stands right above the name of the one that is shown', () => {
  const menu = ['offtopic', 'market', 'help']
    .map((board) => `<li><a href="/bbs/list?table=${board}">The ${board}</a></li>`)
    .join('');
  const html = `<html><head><title>Found a leak &gt; Oils</title></head><body><ul>${menu}</ul><h2>Oils</h2><p>A post.</p></body></html>`;
  const url = 'http://a.test/bbs/list?table=oils&id=5';
  const page = parsePage({ url, body: new TextEncoder().encode(html) });
  expect(breadcrumbOf(page, page.tree.elements('p')[0]!)).toEqual([]);
});
