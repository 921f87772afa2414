// The trail above a thread where the title is told apart from it. Titles themselves are checked by sketches.
import { expect, it } from 'vitest';
import { parsePage } from '../../src/page/index.ts';
import { breadcrumbOf } from '../../src/records/thread-breadcrumb.ts';

function trailOf(url: string, title: string, above: string): string[] {
  const html = `<html><head><title>${title}</title></head><body>${above}<table><tr><td>A post.</td></tr></table></body></html>`;
  const page = parsePage({ url, body: new TextEncoder().encode(html) });
  return breadcrumbOf(page, page.tree.elements('table')[0]!).map((crumb) => crumb.title);
}

it('names the board where a later page leads back to the thread at its end', () => {
  const trail =
    '<a href="/">All boards</a><br><img src="b.gif"><a href="/b?f=1">Engines</a><br><img src="b.gif"><a href="/t?t=5">Which oil?</a>';
  const title = 'Friends of old engines - Which oil?';
  expect(trailOf('http://a.test/t?t=5&page=2', title, `<div>${trail}</div>`)).toContain('Engines');
});

it('is one whose boards lie in folders of their own, if arrows lead along it', () => {
  const marked = (mark: string): string[] =>
    trailOf(
      'http://a.test/boards/3/topics/5',
      'Engines: Which oil?',
      `<p><a href="/projects/oil/boards">Boards</a> ${mark} <a href="/projects/oil/boards/3">Engines</a></p><h2>Which oil?</h2>`,
    );
  expect(marked('»')).toEqual(['Boards', 'Engines']);
  // 'Older | newer' stands there, too.
  expect(marked('|')).toEqual([]);
});
