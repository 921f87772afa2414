// Hostile pages: time must grow in step with size. Each is parsed at size n and 4n, in processor time, best of three;
// a quadratic step would show as a ratio of 16.
import { describe, expect, it } from 'vitest';
import { parseHtml, parseTree } from '../../src/page/index.ts';

const N = 50_000;
const numbered = (count: number, piece: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => piece(i)).join('');

const PAGES: Readonly<Record<string, (n: number) => string>> = {
  'nested div': (n) => '<div>'.repeat(n),
  'nested div, each with stray end tags': (n) => '<div></p></b></zz></li>'.repeat(n),
  'unclosed b, each different': (n) => numbered(n, (i) => `<b id=${i}>`),
  'unclosed b, different, in paragraphs': (n) => numbered(n, (i) => `<p><b id=${i}>x`),
  'b closed far below blocks': (n) =>
    `${numbered(n, (i) => `<b id=${i}>`)}${'<div>'.repeat(n)}${'</b>'.repeat(n)}`,
  'misnested b and div': (n) => '<b><div></b>'.repeat(n),
  'misnested a and table': (n) => '<a><table><a>'.repeat(n),
  'p below deep span, then blocks': (n) => `<p>${'<span>'.repeat(n)}${'<div>'.repeat(n)}`,
  'nested tables': (n) => '<table><tr><td>'.repeat(n),
  'nested tables without cells, text in between': (n) => '<table>x<tr>y'.repeat(n),
  'nested lists': (n) => '<ul><li>'.repeat(n),
  'items that are never closed': (n) => '<li><dd><option>'.repeat(n),
  'nested svg with unknown end tags': (n) => `<svg>${'<g>'.repeat(n)}${'</zz>'.repeat(n)}`,
  'nested templates': (n) => '<template><tr>'.repeat(n),
  'forms and buttons': (n) => '<form><button><select></form>'.repeat(n),
  'attributes of one tag': (n) => `<p ${numbered(n * 4, (i) => `a${i}=1 `)}>x`,
  'one long text': (n) => 'lorem ipsum '.repeat(n),
  'less-than signs': (n) => '<'.repeat(n * 4),
  'end tag openings': (n) => '</'.repeat(n * 4),
  'comment openings': (n) => '<!--'.repeat(n * 2),
  'closed comments': (n) => '<!--x-->'.repeat(n),
  'declarations without end': (n) => '<!x <?y '.repeat(n),
  'quotes that are never closed': (n) => '<a href="'.repeat(n),
  'scripts that are never closed': (n) => '<script><!--<script>'.repeat(n),
  'titles that are never closed': (n) => '<title></titl'.repeat(n),
  'CDATA in svg that is never closed': (n) => '<svg><![CDATA['.repeat(n),
  'unknown tags, each different': (n) => numbered(n, (i) => `<x-${i}>`),
};

const cpuMs = (work: () => void): number => {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 3; i++) {
    const begin = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(begin);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
};

describe('parsing time is linear for', () => {
  for (const [name, make] of Object.entries(PAGES))
    it(name, () => {
      const small = make(N / 10);
      const large = make((N / 10) * 4);
      parseTree(small);
      // A millisecond is added to both: timers and garbage collection are of that order.
      const ratio = (cpuMs(() => parseTree(large)) + 1) / (cpuMs(() => parseTree(small)) + 1);
      expect(ratio).toBeLessThan(10);
    });
});

describe('huge pages', () => {
  it('with links nested in links, as svg allows, are listed in linear time', () => {
    const page = (n: number): string => `<svg>${'<a href=x>'.repeat(n)}x`;
    const list = (html: string): number => parseHtml(html, 'http://a.test/').links.length;
    expect(list(page(1000))).toBe(1000);
    const small = page(3_000);
    const large = page(12_000);
    expect((cpuMs(() => list(large)) + 1) / (cpuMs(() => list(small)) + 1)).toBeLessThan(10);
  });

  it('with 100,000 nested elements have a tree, links and text', () => {
    const html = `${'<div><a href=x>'.repeat(50_000)}deep`;
    const page = parseHtml(html, 'http://a.test/', Number.POSITIVE_INFINITY);
    expect(page.tree.depth[page.tree.size - 1]).toBeGreaterThan(50_000);
    expect(page.links.length).toBeGreaterThanOrEqual(50_000);
    expect(page.text).toBe('deep');
    expect(page.structured).toEqual([]);
  });

  it('with a million attributes are read', () => {
    const tree = parseTree(`<p ${'a=1 '.repeat(1_000_000)} id=last>x`);
    expect(tree.attribute(tree.elements('p')[0]!, 'id')).toBe('last');
  });

  it('of 50 MB are read, as pages as far as one page may take time and memory of all others', () => {
    const row =
      '<tr><td><a href="thread.php?t=1&amp;p=2">title</a><td>some text that fills the row a little more\n';
    const html = `<table>${row.repeat(Math.ceil(50_000_000 / row.length))}`;
    const tree = parseTree(html);
    expect(tree.elements('a').length).toBe(Math.ceil(50_000_000 / row.length));
    expect(tree.isTruncated).toBe(false);
    const page = parseHtml(html, 'http://a.test/');
    expect(page.tree.isTruncated).toBe(true);
    expect(page.links.length).toBeGreaterThan(20_000);
    expect(page.tree.size).toBeLessThan(200_000);
  });
});
