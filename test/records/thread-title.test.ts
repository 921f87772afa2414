// The title of a thread where no heading says it.
import { expect, it } from 'vitest';
import { parsePage } from '../../src/page/index.ts';
import { breadcrumbOf } from '../../src/records/thread-breadcrumb.ts';
import { threadTitle } from '../../src/records/thread-title.ts';

it('is not the board of the trail above, however long that is called', () => {
  const trail =
    '<a href="/">Home</a> » <a href="/?c=1">General</a> » <a href="/?f=1">News and announcements</a> » <b>Oil</b>';
  const title = 'My forum, my way: News and announcements » Which oil?';
  const html = `<html><head><title>${title}</title></head><body>${trail}<table><tr><td>A post.</td></tr></table></body></html>`;
  const page = parsePage({ url: 'http://a.test/?t=5', body: new TextEncoder().encode(html) });
  expect(threadTitle(page, page.tree.elements('table')[0]!)).toBe('Which oil?');
});

it('is without the board that a colon parts from it, when the board is linked by that name', () => {
  const titleOf = (title: string) => {
    const above = '<a href="/r/harbour/">harbour</a>';
    const html = `<html><head><title>${title}</title></head><body>${above}<table><tr><td>A post.</td></tr></table></body></html>`;
    const page = parsePage({ url: 'http://a.test/?t=5', body: new TextEncoder().encode(html) });
    return threadTitle(page, page.tree.elements('table')[0]!);
  };
  expect(titleOf('Which oil? : harbour')).toBe('Which oil?');
  expect(titleOf('Urgent : which oil?')).toBe('Urgent : which oil?');
  expect(titleOf('Which oil? [harbour] - My site')).toBe('Which oil?');
  expect(titleOf('Which oil? [solved] - My site')).toBe('Which oil? [solved]');
});

it('is what the page is called where the first post of a later page is headed as an answer', () => {
  const html =
    '<html><head><title>Which oil? - Harbour</title></head><body><h2>Re: Which oil?</h2><p>A post.</p></body></html>';
  const page = parsePage({ url: 'http://a.test/?t=5&p=2', body: new TextEncoder().encode(html) });
  expect(threadTitle(page, page.tree.elements('p')[0]!)).toBe('Which oil?');
});

it('is what the page is called although a dash of its own parts it', () => {
  const html =
    '<html><head><title>OIL - which one? (Page 2) / Engines / Harbour</title></head><body><h3>Re: OIL - which one?</h3><p>A post.</p></body></html>';
  const page = parsePage({ url: 'http://a.test/?t=5&p=2', body: new TextEncoder().encode(html) });
  expect(threadTitle(page, page.tree.elements('p')[0]!)).toBe('OIL - which one?');
});

it('is all of what stands above the posts, though dashes part it', () => {
  const titleOf = (title: string, above: string) => {
    const html = `<html><head><title>${title}</title></head><body>${above}<p>A post.</p></body></html>`;
    const page = parsePage({ url: 'http://a.test/?t=5', body: new TextEncoder().encode(html) });
    return threadTitle(page, page.tree.elements('p')[0]!);
  };
  expect(titleOf('Winter - which oil?', '<td><strong>Winter - which oil?</strong></td>')).toBe(
    'Winter - which oil?',
  );
  const site = '<a href="/">Harbour - all about boats and engines</a>';
  expect(
    titleOf('Which oil? - Harbour - all about boats and engines', `${site}<b>Which oil?</b>`),
  ).not.toContain('Harbour');
});

it('is without the labels around it in the heading, unless the page is called like the site', () => {
  const titleOf = (title: string, heading: string) => {
    const html = `<html><head><title>${title}</title></head><body><a href="/">Harbour</a><h3>${heading}</h3><p>A post.</p></body></html>`;
    const page = parsePage({ url: 'http://a.test/?t=5', body: new TextEncoder().encode(html) });
    return threadTitle(page, page.tree.elements('p')[0]!);
  };
  const heading = '<span>Author</span> Topic: Which oil for winter?  (Read 9 times)';
  expect(titleOf('Which oil for winter?', heading)).toBe('Which oil for winter?');
  expect(titleOf('Harbour', 'Harbour rules')).toBe('Harbour rules');
});

it('is without the number that a later page adds to it, where a link leads to the first page by the name alone', () => {
  const titleOf = (title: string) => {
    const trail = '<a href="/">Home</a> » <a href="/b?f=1">Oils</a> » <a href="/t?id=5">Which oil</a>';
    const html = `<html><head><title>${title} / Oils / Harbour</title></head><body><h1><a href="/">Harbour</a></h1>${trail}<p>A post.</p></body></html>`;
    const page = parsePage({ url: 'http://a.test/t?id=5&p=2', body: new TextEncoder().encode(html) });
    return threadTitle(page, page.tree.elements('p')[0]!);
  };
  expect(titleOf('Which oil (Page 2)')).toBe('Which oil');
  expect(titleOf('Which oil is best 2')).toBe('Which oil is best 2');
});

it('is what an element of the heading says alone, on later pages too', () => {
  const html =
    '<html><head><title>Which oil for winter? - page 2</title></head><body><h1>Discussion: <a href="/?t=5&p=2">Which oil for winter?</a></h1><p>A post.</p></body></html>';
  const page = parsePage({ url: 'http://a.test/?t=5&p=2', body: new TextEncoder().encode(html) });
  expect(threadTitle(page, page.tree.elements('p')[0]!)).toBe('Which oil for winter?');
});

it('is not the name of the site where a later page leads back to the thread at the end of the trail', () => {
  const trail =
    '<a href="/">All boards</a><br><img src="b.gif"><a href="/b?f=1">Engines</a><br><img src="b.gif"><a href="/t?t=5">Which oil?</a>';
  const html = `<html><head><title>Friends of old engines - Which oil?</title></head><body><div>${trail}</div><table><tr><td>A post.</td></tr></table></body></html>`;
  const page = parsePage({ url: 'http://a.test/t?t=5&page=2', body: new TextEncoder().encode(html) });
  expect(threadTitle(page, page.tree.elements('table')[0]!)).toBe('Which oil?');
  expect(breadcrumbOf(page, page.tree.elements('table')[0]!).map(({ title }) => title)).toContain('Engines');
});

it('stands below a trail whose boards lie in folders of their own, if arrows lead along it', () => {
  const trailOf = (mark: string) => {
    const trail = `<p><a href="/projects/oil/boards">Boards</a> ${mark} <a href="/projects/oil/boards/3">Engines</a></p>`;
    const html = `<html><head><title>Engines: Which oil?</title></head><body>${trail}<h2>Which oil?</h2><table><tr><td>A post.</td></tr></table></body></html>`;
    const page = parsePage({ url: 'http://a.test/boards/3/topics/5', body: new TextEncoder().encode(html) });
    return breadcrumbOf(page, page.tree.elements('table')[0]!).map(({ title }) => title);
  };
  expect(trailOf('»')).toEqual(['Boards', 'Engines']);
  // 'Older | newer' stands there, too.
  expect(trailOf('|')).toEqual([]);
});

it("is the name at the end of the trail where a later page's title marks its first post as an answer", () => {
  const titleOf = (end: string) => {
    const trail = `<ol><li><a href="/">Start</a></li><li><a href="/b?f=1">Engines</a></li><li>${end}</li></ol>`;
    const html = `<html><head><title>Re: Which oil for winter [Engines] - Garage</title></head><body>${trail}<table><tr><td>A post.</td></tr></table></body></html>`;
    const page = parsePage({ url: 'http://a.test/t?t=5&start=10', body: new TextEncoder().encode(html) });
    return threadTitle(page, page.tree.elements('table')[0]!);
  };
  expect(titleOf('Which oil for winter')).toBe('Which oil for winter');
  // Nothing else calls it so.
  expect(titleOf('All posts')).toBe('Re: Which oil for winter');
});
