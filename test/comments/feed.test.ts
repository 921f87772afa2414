import { expect, it } from 'vitest';
import { feedArticles } from '../../src/comments/index.ts';

const urls = (text: string): string[] =>
  feedArticles(Buffer.from(text), 'http://paper.test/feed').map(({ url }) => url);

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
    feedArticles(Buffer.from(text), 'http://paper.test/').map(({ publishedAt }) => publishedAt);
  expect(times(rss)).toEqual([Date.UTC(2026, 2, 2, 10), null]);
  expect(times(atom)).toEqual([Date.UTC(2026, 2, 2, 10)]);
});
