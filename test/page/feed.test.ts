import { expect, it } from 'vitest';
import { feedEntries, isSitemapIndex } from '../../src/page/index.ts';

const urls = (text: string): string[] =>
  feedEntries(Buffer.from(text), 'http://paper.test/feed').map(({ url }) => url);

it('reads articles of RSS feeds', () => {
  const rss = `<?xml version="1.0"?><rss><channel><link>http://paper.test/</link><item><title>A</title><link>http://paper.test/a?x=1&amp;y=2</link></item><item><link><![CDATA[http://paper.test/b]]></link></item></channel></rss>`;
  expect(urls(rss)).toEqual(['http://paper.test/a?x=1&y=2', 'http://paper.test/b']);
});

it('reads articles of Atom feeds, not the feed itself or its replies', () => {
  const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><link rel="self" href="http://paper.test/feed"/><entry><link rel="replies" href="/a/replies"/><link rel="alternate" href="/a"/><id>urn:1</id></entry></feed>`;
  expect(urls(atom)).toEqual(['http://paper.test/a']);
});

it('reads lists of addresses, each once, comments left out', () => {
  expect(urls('# my list\nhttp://paper.test/a\n\nhttp://paper.test/b\nhttp://paper.test/a\n')).toEqual([
    'http://paper.test/a',
    'http://paper.test/b',
  ]);
});

it('reads when articles were published', () => {
  const rss = `<rss><item><link>http://paper.test/a</link><pubDate>Mon, 02 Mar 2026 10:00:00 GMT</pubDate></item>
    <item><link>http://paper.test/b</link><pubDate>some day</pubDate></item></rss>`;
  const atom = `<feed><entry><link href="/c"/><published>2026-03-02T10:00:00Z</published></entry></feed>`;
  const times = (text: string) =>
    feedEntries(Buffer.from(text), 'http://paper.test/').map(({ publishedAt }) => publishedAt);
  expect(times(rss)).toEqual([Date.UTC(2026, 2, 2, 10), null]);
  expect(times(atom)).toEqual([Date.UTC(2026, 2, 2, 10)]);
});

it('reads the latest time of an entry, unless it is only a day', () => {
  const times = (text: string) =>
    feedEntries(Buffer.from(text), 'http://forum.test/').map(({ updatedAt }) => updatedAt);
  const atom =
    '<feed><entry><link href="/t/1"/><published>2026-03-02T10:00:00Z</published><updated>2026-03-04T11:30:00+02:00</updated></entry></feed>';
  const sitemap =
    '<urlset><url><loc>/t/1</loc><lastmod>2026-03-02T10:00:00Z</lastmod></url><url><loc>/t/2</loc><lastmod>2026-03-02</lastmod></url></urlset>';
  expect(times(atom)).toEqual([Date.UTC(2026, 2, 4, 9, 30)]);
  expect(times(sitemap)).toEqual([Date.UTC(2026, 2, 2, 10), null]);
});

it('tells lists of sitemaps from sitemaps', () => {
  const list = '<sitemapindex><sitemap><loc>http://forum.test/map-1.xml</loc></sitemap></sitemapindex>';
  expect(isSitemapIndex(Buffer.from(list))).toBe(true);
  expect(urls(list)).toEqual(['http://forum.test/map-1.xml']);
  expect(isSitemapIndex(Buffer.from('<urlset></urlset>'))).toBe(false);
});

it.each(['<item>', '<item><updated', '<item><link ', '<link rel="x" '])(
  'reads a megabyte of %s that is never closed in linear time',
  (piece) => {
    const spent = (count: number) => {
      const body = Buffer.from(`<rss>${piece.repeat(count)}`);
      const start = process.cpuUsage();
      feedEntries(body, 'http://forum.test/');
      const { user, system } = process.cpuUsage(start);
      return user + system;
    };
    spent(1000);
    expect(spent(1_000_000 / piece.length)).toBeLessThan(2_000_000);
  },
);
