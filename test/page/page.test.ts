import { describe, expect, it } from 'vitest';
import { parseHtml, parsePage } from '../../src/page/index.ts';

const HTML = `<!doctype html><html lang=de><head><title> Board &amp;
 Co </title><base href="/forum/"><link rel=canonical href="board.php?f=3">
<link rel="alternate" type="application/rss+xml" href="feed.php"><meta name="robots" content="NOINDEX, follow">
</head><body><p>Hello <b>world</b><p>Second<div hidden>secret</div><div style="color:red; display:none">gone</div>
<a href="thread.php?t=5&amp;p=2#p77">Thread five</a> <a href="javascript:void(0)">no</a>
<a rel="Next nofollow" href='board.php?f=3&amp;page=2' title="More"><img src=x.gif></a></body></html>`;

describe('parsePage', () => {
  it('reads title, language, canonical, robots and feeds', () => {
    const page = parsePage({
      url: 'http://EXAMPLE.com/forum/x',
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'x-robots-tag': 'noarchive, otherbot: nofollow',
      },
      body: Buffer.from(HTML),
      fetchedAt: 7,
    });
    expect(page.url).toBe('http://example.com/forum/x');
    expect(page.title).toBe('Board & Co');
    expect(page.language).toBe('de');
    expect(page.canonical).toBe('http://example.com/forum/board.php?f=3');
    expect(page.feeds).toEqual(['http://example.com/forum/feed.php']);
    expect(page.robots).toEqual(['noarchive', 'noindex', 'follow']);
    expect(page.writtenAt).toBe(7);
    expect(page.charset).toBe('utf-8');
  });

  it('takes the final URL of a redirected response', () => {
    const page = parsePage({
      url: 'http://a.test/',
      finalUrl: 'http://b.test/x',
      body: Buffer.from('<a href=y>y</a>'),
    });
    expect(page.url).toBe('http://b.test/x');
    expect(page.links[0]!.url).toBe('http://b.test/y');
  });

  it('lists links with fragment, text, relations, and finds next among them', () => {
    const page = parseHtml(HTML, 'http://example.com/');
    expect(page.links.map(({ url, fragment, text, rel }) => ({ url, fragment, text, rel }))).toEqual([
      { url: 'http://example.com/forum/thread.php?t=5&p=2', fragment: '#p77', text: 'Thread five', rel: [] },
      {
        url: 'http://example.com/forum/board.php?f=3&page=2',
        fragment: '',
        text: 'More',
        rel: ['next', 'nofollow'],
      },
    ]);
    expect(page.next).toBe('http://example.com/forum/board.php?f=3&page=2');
    expect(page.prev).toBeUndefined();
    expect(page.tree.tag(page.links[0]!.node)).toBe('a');
  });

  it('shows the visible text, one line a block', () => {
    expect(parseHtml(HTML, 'http://example.com/').text).toBe('Hello world\nSecond\nThread five no');
  });
});
