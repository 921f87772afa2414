import { describe, expect, it } from 'vitest';
import { parseHtml, visibleText } from '../../src/page/index.ts';

const text = (html: string): string => parseHtml(html, 'http://a.test/').text;

describe('visible text', () => {
  it('has one line a block and a tab between cells', () => {
    expect(text('<h1>A</h1>x<br>y<ul><li>1<li>2</ul><table><tr><td>a<td>b<tr><td>c<td>d</table>z')).toBe(
      'A\nx\ny\n1\n2\na\tb\nc\td\nz',
    );
  });

  it('folds white space across inline elements', () => {
    expect(text('<p> one\n <b> two</b>three <i> </i> four</p>')).toBe('one two' + 'three four');
  });

  it('keeps pre as it stands and decodes references', () => {
    expect(text('<pre>\na  b\n  c</pre>&lt;x&gt;&nbsp;&#233;')).toBe('a  b\n  c\n<x>\u00a0é');
  });

  it('leaves out what nobody sees, but shows noscript', () => {
    expect(
      text(`<title>t</title><style>s</style>a<script>b</script><template>c</template><p hidden>d</p>
        <p style="DISPLAY : none">e</p><p class="hidden" title="display:none">f</p><noscript>g</noscript>`),
    ).toBe('a\nf\ng');
  });

  it('of one element is its own', () => {
    const { tree } = parseHtml('<div>a<p id=x>b<b>c</b></p>d</div>', 'http://a.test/');
    expect(visibleText(tree, tree.elements('p')[0]!)).toBe('bc');
  });

  it('may leave out what stands in fields', () => {
    const { tree } = parseHtml('<p>a<textarea>b</textarea>c</p>', 'http://a.test/');
    expect(visibleText(tree)).toBe('abc');
    expect(visibleText(tree, 0, { withFields: false })).toBe('ac');
  });
});
