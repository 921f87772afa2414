import { describe, expect, it, vi } from 'vitest';
import { parseHtml } from '../../src/page/index.ts';

const structured = (html: string) =>
  parseHtml(html, 'http://a.test/t/1').structured.map(({ node, ...item }) => item);
const jsonLd = (text: string) => structured(`<script type="application/ld+json">${text}</script>`);

describe('JSON-LD', () => {
  it('is listed with its types, @graph and arrays flattened', () => {
    expect(
      jsonLd(
        '{"@context":"https://schema.org","@graph":[{"@type":"WebPage","name":"x"},[{"@type":["Comment","Answer"],"text":"y"}]]}',
      ),
    ).toEqual([
      { source: 'json-ld', types: ['WebPage'], properties: { name: 'x' } },
      { source: 'json-ld', types: ['Comment', 'Answer'], properties: { text: 'y' } },
    ]);
  });

  it('is read through comments, CDATA, trailing commas and raw newlines in strings', () => {
    const item = [{ source: 'json-ld', types: ['Comment'], properties: { text: 'a\nb' } }];
    for (const text of [
      '<!-- {"@type":"Comment","text":"a\\nb"} -->',
      '//<![CDATA[\n{"@type":"Comment","text":"a\\nb"}\n//]]>',
      '{"@type":"Comment","text":"a\\nb",};',
      '{"@type":"Comment","text":"a\nb"}',
    ])
      expect(jsonLd(text), text).toEqual(item);
  });

  it('is left out when it cannot be read', () => {
    for (const text of ['', '{', 'null', '42', '"x"', '[1,[2]]', '{"@type":5}', `${'['.repeat(50_000)}`])
      expect(jsonLd(text), text.slice(0, 20)).toEqual([]);
  });
});

describe('microdata', () => {
  it('nests items and reads values by element', () => {
    const html = `<div itemscope itemtype="https://schema.org/DiscussionForumPosting">
      <h1 itemprop="headline name"> A
        title </h1><a itemprop=url href="?p=2">x</a><time itemprop=datePublished datetime="2024-01-02">yesterday</time>
      <span itemprop=author itemscope itemtype="http://schema.org/Person"><b itemprop=name>Ann</b></span>
      <meta itemprop=position content=3><img itemprop=image src=/i.png><data itemprop=n value=7>seven</data>
      <p itemprop=keyword>one<p itemprop=keyword>two</div>`;
    expect(structured(html)).toEqual([
      {
        source: 'microdata',
        types: ['DiscussionForumPosting'],
        properties: {
          '@type': ['DiscussionForumPosting'],
          headline: 'A title',
          name: 'A title',
          url: 'http://a.test/t/1?p=2',
          datePublished: '2024-01-02',
          author: { '@type': ['Person'], name: 'Ann' },
          position: '3',
          image: 'http://a.test/i.png',
          n: '7',
          keyword: ['one', 'two'],
        },
      },
    ]);
  });

  it('follows itemref, and survives one that points at itself', () => {
    const html =
      '<div itemscope itemref="a b a"></div><p id=a itemprop=x>1</p><div id=b><p itemprop=y>2</p></div>';
    expect(structured(html)[0]!.properties).toEqual({ x: '1', y: '2' });
    expect(() => structured('<div id=s itemscope itemref=s itemprop=z>x</div>')).not.toThrow();
  });

  it('gives items that stand in others their own values, whichever is asked first', () => {
    const html =
      '<div itemscope itemtype=A><p itemprop=x>1</p><div itemscope itemtype=B><p itemprop=y>2</p></div></div>' +
      '<p itemprop=z>of none</p><div itemscope itemtype=C><p itemprop=x>3</p></div>';
    const { structured: items } = parseHtml(html, 'http://a.test/');
    const [a, b, c] = [{ x: '1' }, { y: '2' }, { x: '3' }];
    for (const asked of [2, 1, 0, 1, 2])
      expect(items[asked]!.properties).toEqual({ '@type': [items[asked]!.types[0]], ...[a, b, c][asked] });
  });

  it('is not read where only another item is asked for', () => {
    const { tree, structured: items } = parseHtml(
      '<nav itemscope itemtype=Trail><b itemprop=name>Board</b></nav><div itemscope itemtype=Post><p itemprop=text>Long</p></div>',
      'http://a.test/',
    );
    const text = vi.spyOn(tree, 'text');
    expect(items.find(({ types }) => types.includes('Trail'))!.properties.name).toBe('Board');
    expect(text.mock.results.map(({ value }) => value)).toEqual(['Board']);
  });

  it('stays linear when properties nest in properties', () => {
    const html = `<div itemscope>${'<div itemprop=x>'.repeat(20_000)}y`;
    expect(structured(html)).toHaveLength(1);
  });

  it('takes names such as __proto__ as plain names', () => {
    const [item] = structured(
      '<div itemscope><p itemprop=__proto__>x</p><p itemprop=constructor>y</p></div>',
    );
    expect(Object.keys(item!.properties)).toEqual(['__proto__', 'constructor']);
  });
});
