import { expect, it } from 'vitest';
import { feedUrls } from '../../src/comments/index.ts';

const urls = (text: string): string[] => feedUrls(Buffer.from(text), 'http://paper.test/feed');

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
